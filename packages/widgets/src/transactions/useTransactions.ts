import { useQueryClient } from '@tanstack/react-query';
import type { TransactionListQuery, Workspace } from '@tieout/sdk';
import type { Transaction } from '@tieout/sdk/contract';
import { useMemo } from 'react';
import { queryKeys } from '../core/queryKeys.js';
import { useTieout } from '../core/useTieout.js';
import { useWorkspace } from '../core/useWorkspace.js';
import { rowsRevision } from './useRowsRevision.js';

/** Rows of one block of the grid. */
export const BLOCK_SIZE = 100;

export interface TransactionBlock { rows: Transaction[]; totalCount: number }
export type TransactionScope = Omit<TransactionListQuery, 'page' | 'pageSize'>;

export interface TransactionBlocks {
  /** Block n (from 0) of the rows; kept in the cache, so scrolling back costs nothing. */
  load(block: number): Promise<TransactionBlock>;
  /** Puts block n into the cache before it is asked for. */
  prefetch(block: number): void;
  /** Place of a row among all rows of this scope, or -1. The rows must be in the given order. */
  findIndex(row: Transaction, compare: (a: Transaction, b: Transaction) => number): Promise<number>;
}

/** Loads the rows of a job block by block, as the server filters and sorts them. */
export function useTransactions(jobId: Workspace, scope: TransactionScope): TransactionBlocks {
  const { client } = useTieout();
  const queryClient = useQueryClient();
  const workspace = useWorkspace(jobId);
  const scopeKey = JSON.stringify(scope);
  return useMemo(() => {
    const parsedScope = JSON.parse(scopeKey) as TransactionScope;
    const options = (block: number) => {
      const query = { ...parsedScope, page: block + 1, pageSize: BLOCK_SIZE };
      return {
        queryKey: queryKeys.transactionBlock(workspace, query),
        queryFn: async ({ signal }: { signal: AbortSignal }) => {
          // What changes while the answer is on its way may be missing in it, and the cache would take it for the newest.
          for (;;) {
            const before = rowsRevision(queryClient, workspace);
            const { data, pagination } = await client.transactions.list(workspace, query, { signal });
            if (rowsRevision(queryClient, workspace) === before) return { rows: data, totalCount: pagination.totalCount };
          }
        },
        staleTime: 5 * 60_000,
      };
    };
    const load = (block: number): Promise<TransactionBlock> => queryClient.fetchQuery(options(block));
    const prefetch = (block: number) => void queryClient.prefetchQuery(options(block));
    return { load, prefetch, findIndex: (row, compare) => findInBlocks(load, row, compare) };
  }, [client, queryClient, workspace, scopeKey]);
}

/** Halves the blocks until one holds the row: a handful of calls even for a million rows. */
export async function findInBlocks(
  load: (block: number) => Promise<TransactionBlock>, row: Transaction, compare: (a: Transaction, b: Transaction) => number,
): Promise<number> {
  const first = await load(0);
  let low = 0;
  let high = Math.max(Math.ceil(first.totalCount / BLOCK_SIZE) - 1, 0);
  while (low <= high) {
    const middle = (low + high) >> 1;
    const { rows } = middle === 0 ? first : await load(middle);
    const within = rows.findIndex((candidate) => candidate.id === row.id);
    if (within >= 0) return middle * BLOCK_SIZE + within;
    const top = rows[0];
    if (!top || compare(row, top) < 0) high = middle - 1;
    else low = middle + 1;
  }
  return -1;
}
