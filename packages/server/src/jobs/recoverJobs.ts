import type { Services } from '../core/services.js';
import { SYSTEM } from '../database/tenant.js';
import { enqueueJob } from './jobs.commands.js';

/** Puts jobs back on the queue whose process ended between writing them and queueing them. The others are on it already. */
export async function recoverJobs(services: Services): Promise<void> {
  for (const job of await services.db.jobs.running(SYSTEM)) await enqueueJob(services, job);
}
