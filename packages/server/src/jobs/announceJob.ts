import type { Services } from '../core/services.js';
import { scopeOf } from '../database/tenant.js';
import { presentJobs } from './jobs.presenter.js';
import type { Job } from './jobs.model.js';

/** Tells the browsers of the tenant. Called after the write has been committed; a failure here loses an update, not data. */
export async function announceJob(services: Services, name: 'job.created' | 'job.updated', job: Job): Promise<void> {
  const { live, db, log } = services;
  try {
    const [presented] = await presentJobs(db, [job], scopeOf(job.contractId));
    live.publish({ name, contractId: job.contractId, payload: { job: presented! } });
  } catch (error) {
    log.warn({ err: error, jobId: job.id }, 'A job update could not be announced');
  }
}
