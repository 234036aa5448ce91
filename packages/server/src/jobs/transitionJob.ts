// The one way a job changes its state: the step is checked, written and announced.
import { JobStatus, RUNNING_STATUSES } from '@tieout/sdk/contract';
import type { Services } from '../core/services.js';
import type { Scope } from '../database/tenant.js';
import { announceJob } from './announceJob.js';
import type { Job } from './jobs.model.js';

const steps: Record<JobStatus, readonly JobStatus[]> = {
  InProgress: ['Finishing', 'Failed', 'Canceled', 'OutOfCredits'],
  Finishing: ['Succeeded', 'Failed', 'Canceled'],
  // By a redo.
  Succeeded: ['InProgress'],
  Failed: ['InProgress'],
  Canceled: ['InProgress'],
  OutOfCredits: ['InProgress', 'Canceled'],
};

export const isRunning = (status: JobStatus): boolean => RUNNING_STATUSES.includes(status);
export const canTransition = (from: JobStatus, to: JobStatus): boolean => steps[from].includes(to);

type Changes = Partial<Pick<Job, 'runId' | 'options' | 'reviewedAt' | 'reviewedBy' | 'attempts' | 'startedAt' | 'finishedAt' | 'donePages' | 'error' | 'isGeneric' | 'originalIsGeneric' | 'isBankMode' | 'originalIsBankMode' | 'numTransactions' | 'reconciliation' | 'hasBadDate' | 'metadata'>>;

/**
 * @param changes further columns that belong to the step
 * @param scope with a transaction when more belongs to the step than the job itself
 * @returns false when the job is not in a state that leads there, for instance because somebody canceled it meanwhile
 */
export async function transitionJob(services: Services, job: Job, to: JobStatus, changes: Changes, scope: Scope): Promise<boolean> {
  const from = JobStatus.options.filter((status) => canTransition(status, to));
  const finishedAt = isRunning(to) ? null : services.clock();
  const [, [updated]] = await services.db.jobs.update(
    { finishedAt, ...changes, status: to },
    // The run as well: one that was canceled must not move the run that was started after it.
    { where: { id: job.id, status: from, runId: job.runId }, returning: true, ...scope },
  );
  if (!updated) return false;
  job.set(updated.get(), { raw: true });
  // What is announced is this state, whatever becomes of the job while the announcement waits for its turn.
  const announce = () => void announceJob(services, 'job.updated', updated);
  if (scope.transaction) scope.transaction.afterCommit(announce);
  else announce();
  return true;
}
