// The one way a job changes its state: the step is checked, written and announced.
import { RUNNING_STATUSES } from '@tieout/sdk/contract';
import type { JobStatus } from '@tieout/sdk/contract';
import type { Transaction } from 'sequelize';
import type { Services } from '../core/services.js';
import { scopeOf } from '../database/tenant.js';
import { announceJob } from './announceJob.js';
import type { Job } from './jobs.model.js';

const steps: Record<JobStatus, readonly JobStatus[]> = {
  InProgress: ['Finishing', 'Failed', 'Canceled', 'OutOfCredits'],
  Finishing: ['Succeeded', 'Failed', 'Canceled'],
  Succeeded: [],
  Failed: ['InProgress'],
  Canceled: ['InProgress'],
  OutOfCredits: ['InProgress', 'Canceled'],
};

export const isRunning = (status: JobStatus): boolean => RUNNING_STATUSES.includes(status);
export const canTransition = (from: JobStatus, to: JobStatus): boolean => steps[from].includes(to);

type Changes = Partial<Pick<Job, 'runId' | 'attempts' | 'startedAt' | 'finishedAt' | 'donePages' | 'error' | 'isGeneric' | 'originalIsGeneric' | 'isBankMode' | 'originalIsBankMode' | 'numTransactions' | 'reconciliation' | 'hasBadDate' | 'metadata'>>;

/**
 * @param changes further columns that belong to the step
 * @returns false when the job is not in a state that leads there, for instance because somebody canceled it meanwhile
 */
export async function transitionJob(services: Services, job: Job, to: JobStatus, changes: Changes, transaction: Transaction): Promise<boolean> {
  const scope = { ...scopeOf(job.contractId), transaction };
  const locked = await services.db.jobs.lockById(job.id, scope);
  if (!locked || !canTransition(locked.status, to)) return false;
  const finishedAt = isRunning(to) ? null : services.clock();
  await locked.update({ finishedAt, ...changes, status: to }, scope);
  job.set(locked.get(), { raw: true });
  transaction.afterCommit(() => announceJob(services, 'job.updated', locked));
  return true;
}
