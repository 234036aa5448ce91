import { useQuery } from '@tanstack/react-query';
import type { Workspace } from '@tieout/sdk';
import { queryKeys } from '../core/queryKeys.js';
import { useTieout } from '../core/useTieout.js';

/** Accounts and periods of a job with balances, totals and proofs. */
export function useReconciliation(jobId: Workspace, { enabled = true }: { enabled?: boolean } = {}) {
  const { client } = useTieout();
  return useQuery({
    queryKey: queryKeys.reconciliation(jobId), queryFn: ({ signal }) => client.reconciliation.get(jobId, { signal }), enabled,
  });
}
