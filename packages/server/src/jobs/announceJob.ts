import type { Services } from '../core/services.js';
import { scopeOf } from '../database/tenant.js';
import { presentJobs } from './jobs.presenter.js';
import type { Live } from '../live/live.js';
import type { Job } from './jobs.model.js';

const waiting = new WeakMap<Live, Promise<void>>();

/**
 * Tells the browsers of the tenant, in the order of the calls: an older state that overtakes a newer one would stay on the screen.
 * Called after the write has been committed; a failure here loses an update, not data.
 */
export function announceJob(services: Services, name: 'job.created' | 'job.updated', job: Job): Promise<void> {
  const announced = (waiting.get(services.live) ?? Promise.resolve()).then(() => announce(services, name, job));
  waiting.set(services.live, announced);
  return announced;
}

async function announce({ live, db, log }: Services, name: 'job.created' | 'job.updated', job: Job): Promise<void> {
  try {
    const [presented] = await presentJobs(db, [job], scopeOf(job.contractId));
    live.publish({ name, contractId: job.contractId, payload: { job: presented! } });
  } catch (error) {
    log.warn({ err: error, jobId: job.id }, 'A job update could not be announced');
  }
}
