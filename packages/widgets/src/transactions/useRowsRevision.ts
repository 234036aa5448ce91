import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { Workspace } from '@tieout/sdk';
import { queryKeys } from '../core/queryKeys.js';

let reads = 0;

/** Another number whenever the rows of a job were declared out of date: by an edit here or by a live message. */
export function useRowsRevision(jobId: Workspace): number {
  const { data } = useQuery({
    // There from the first drawing on, for those who compare what it was before they asked the server.
    queryKey: queryKeys.rowsRevision(jobId), staleTime: Infinity, initialData: 0,
    // It asks no server.
    networkMode: 'always',
    queryFn: () => {
      reads += 1;
      return reads;
    },
  });
  return data;
}

/** The number now, also between two drawings; 0 where no widget shows the rows. */
export function rowsRevision(queryClient: QueryClient, jobId: Workspace): number {
  return queryClient.getQueryData<number>(queryKeys.rowsRevision(jobId)) ?? 0;
}
