import { useHref } from 'react-router';

/** The address of a job's page inside the app. */
export function jobPath(jobId: string): string {
  return `/jobData?jobId=${encodeURIComponent(jobId)}`;
}

/** The same with the base path, for a link that can be opened in a new tab. */
export function useJobHref(): (job: { id: string }) => string {
  const base = useHref('/jobData');
  return (job) => `${base}?jobId=${encodeURIComponent(job.id)}`;
}
