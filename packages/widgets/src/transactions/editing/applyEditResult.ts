import type { QueryClient } from '@tanstack/react-query';
import type { Workspace } from '@tieout/sdk';
import type { Account, EditResult, Job, ReconciliationState, Transaction } from '@tieout/sdk/contract';
import { invalidateRows } from '../../core/LiveUpdates.js';
import { queryKeys } from '../../core/queryKeys.js';
import type { TransactionBlock } from '../useTransactions.js';

/** Puts what an edit changed into the cache at once, then has everything read again that may follow from it. */
export function applyEditResult(queryClient: QueryClient, jobId: Workspace, { transactions, periods, state }: EditResult): void {
  if (transactions.length > 0) {
    const changed = new Map(transactions.map((row) => [row.id, row]));
    changeBlocks(queryClient, jobId, (row) => changed.get(row.id) ?? row);
  }
  queryClient.setQueryData<{ state: ReconciliationState; accounts: Account[] }>(queryKeys.reconciliation(jobId), (before) => before && {
    state,
    accounts: before.accounts.map((account) => ({ ...account, periods: account.periods.map((period) => periods.find(({ chunk }) => chunk === period.chunk) ?? period) })),
  });
  if (typeof jobId === 'string') queryClient.setQueryData<Job>(queryKeys.job(jobId), (job) => job && { ...job, reconciliation: state });
  invalidateRows(queryClient, jobId);
  void queryClient.invalidateQueries({ queryKey: queryKeys.jobDocuments(jobId) });
}

/** Changes rows wherever blocks of them are kept. */
export function changeBlocks(queryClient: QueryClient, jobId: Workspace, change: (row: Transaction) => Transaction): void {
  queryClient.setQueriesData<TransactionBlock>({ queryKey: queryKeys.transactions(jobId) }, (block) => (isBlock(block) ? { ...block, rows: block.rows.map(change) } : block));
}

function isBlock(entry: unknown): entry is TransactionBlock {
  return typeof entry === 'object' && entry !== null && Array.isArray((entry as TransactionBlock).rows);
}
