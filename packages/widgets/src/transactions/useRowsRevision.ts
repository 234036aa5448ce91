import { useQuery } from '@tanstack/react-query';
import type { Workspace } from '@tieout/sdk';
import { queryKeys } from '../core/queryKeys.js';

let reads = 0;

/** Another number whenever the rows of a job were declared out of date: by an edit here or by a live message. */
export function useRowsRevision(jobId: Workspace): number {
  const { data } = useQuery({
    queryKey: queryKeys.rowsRevision(jobId), staleTime: Infinity,
    // It asks no server.
    networkMode: 'always',
    queryFn: () => {
      reads += 1;
      return reads;
    },
  });
  return data ?? 0;
}
