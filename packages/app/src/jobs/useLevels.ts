import type { TagLevels } from '@tieout/sdk';
import { useSearchParams } from 'react-router';

/** The two tag levels of the address, which stand in for a job when both are there, and addresses that carry them on. */
export function useLevels(): { jobId: string | null; tags: string[]; levels: TagLevels | null; withLevels: (path: string) => string } {
  const [parameters] = useSearchParams();
  const levels = (['l1', 'l2'] as const).flatMap((name) => {
    const value = parameters.get(name);
    return value ? [[name, value]] : [];
  });
  const [l1, l2] = [parameters.get('l1'), parameters.get('l2')];
  return {
    levels: l1 && l2 ? { l1, l2 } : null,
    jobId: parameters.get('jobId'),
    tags: levels.map(([, tag]) => tag ?? ''),
    withLevels: (path) => (levels.length > 0 ? `${path}?${new URLSearchParams(levels).toString()}` : path),
  };
}
