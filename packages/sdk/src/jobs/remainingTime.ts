import { ESTIMATE_PER_PAGE_MS, type Job, RUNNING_STATUSES } from './jobs.contract.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type Running = Pick<Job, 'status' | 'progress' | 'totalJobs' | 'startedAt' | 'createdAt'>;

/** How long a running job will take, in the specification's words; null when it is not running. */
export function remainingTimeText(job: Running, now: Date): string | null {
  if (!RUNNING_STATUSES.includes(job.status)) return null;
  if (job.status === 'Finishing' || (job.progress ?? 0) >= 1) return 'Finishing up...';
  const remainingMs = estimateRemainingMs(job, now);
  // Rounded up, and from a minute on at least 2, so that the plural is always right.
  if (remainingMs <= MINUTE_MS) return 'Less than a minute remaining';
  if (remainingMs <= HOUR_MS) return `${Math.ceil(remainingMs / MINUTE_MS)} minutes remaining`;
  return `${Math.ceil(remainingMs / HOUR_MS)} hours remaining`;
}

/** From the time it took so far; before any progress, a second a page. */
function estimateRemainingMs({ progress, totalJobs, startedAt, createdAt }: Running, now: Date): number {
  if (!progress) return totalJobs * ESTIMATE_PER_PAGE_MS;
  const elapsedMs = Math.max(0, now.getTime() - Date.parse(startedAt ?? createdAt));
  return (elapsedMs * (1 - progress)) / progress;
}

/** What the progress bar says: a percentage, or 'In Progress' as long as there is none. */
export function progressText({ progress }: Pick<Job, 'progress'>): string {
  return progress === null ? 'In Progress' : `${Math.floor(progress * 100)}%`;
}
