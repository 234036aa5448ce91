import type { Job } from '@tieout/sdk/contract';

/** Why the job ended in automatic mode, as its metadata says; null when it does not. */
export function genericReason(job: Pick<Job, 'metadata' | 'template'>): string | null {
  if (job.template?.name === 'Bank') return 'bankNotSupported';
  try {
    const { genericReason: reason } = JSON.parse(job.metadata) as { genericReason?: unknown };
    return typeof reason === 'string' ? reason : null;
  } catch {
    return null;
  }
}
