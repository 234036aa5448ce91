import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { IssueReport } from '@tieout/sdk/contract';
import { queryKeys } from '../core/queryKeys.js';
import { useTieout } from '../core/useTieout.js';

/** Ratings and reported issues of a job, newest first. */
export function useRatings(jobId: string) {
  const { client } = useTieout();
  return useQuery({ queryKey: queryKeys.ratings(jobId), queryFn: ({ signal }) => client.ratings.list(jobId, { signal }) });
}

export function useReportIssues(jobId: string) {
  const { client } = useTieout();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (report: IssueReport) => client.ratings.reportIssues(jobId, report),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.ratings(jobId) }),
  });
}
