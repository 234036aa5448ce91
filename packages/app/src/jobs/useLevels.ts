import { useSearchParams } from 'react-router';

/** The two tag levels of the address, which stand in for a job, and addresses that carry them on. */
export function useLevels(): { jobId: string | null; tags: string[]; withLevels: (path: string) => string } {
  const [parameters] = useSearchParams();
  const levels = (['l1', 'l2'] as const).flatMap((name) => {
    const value = parameters.get(name);
    return value ? [[name, value]] : [];
  });
  return {
    jobId: parameters.get('jobId'),
    tags: levels.map(([, tag]) => tag ?? ''),
    withLevels: (path) => (levels.length > 0 ? `${path}?${new URLSearchParams(levels).toString()}` : path),
  };
}
