import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Workspace } from '@tieout/sdk';
import { RUNNING_STATUSES, type Job, type LiveMessage } from '@tieout/sdk/contract';
import { useEffect } from 'react';
import { queryKeys } from './queryKeys.js';
import { useTieout } from './useTieout.js';

/** Keeps the cache true to what the server says while it happens. Renders nothing. */
export function LiveUpdates(): null {
  const { client } = useTieout();
  const queryClient = useQueryClient();
  useEffect(() => {
    let isFirst = true;
    return client.live.subscribe((message) => {
      // After a lost connection anything may have changed; after the first there is nothing to catch up with.
      if (message.messageType === 'Ready' && !isFirst) void queryClient.invalidateQueries({ queryKey: ['tieout'] });
      if (message.messageType === 'Ready') isFirst = false;
      else applyMessage(queryClient, message);
    });
  }, [client, queryClient]);
  return null;
}

function applyMessage(queryClient: QueryClient, message: LiveMessage): void {
  switch (message.messageType) {
    case 'JobStatusUpdate':
      if (message.asyncJobId === undefined) applyJob(queryClient, message.job);
      return;
    case 'JobDeleted':
      queryClient.removeQueries({ queryKey: queryKeys.job(message.jobId) });
      invalidateJobLists(queryClient);
      return;
    case 'TransactionsChanged':
      invalidateRows(queryClient, message.jobId);
  }
}

/** Puts a newer state of a job wherever it is shown; rows, proofs and documents are read again when it ends. */
export function applyJob(queryClient: QueryClient, job: Job): void {
  const before = queryClient.getQueryData<Job>(queryKeys.job(job.id));
  queryClient.setQueryData(queryKeys.job(job.id), job);
  let isListed = false;
  for (const [key, list] of queryClient.getQueriesData<{ rows: Job[]; count: number }>({ queryKey: [...queryKeys.jobs, 'list'] })) {
    if (!list?.rows.some((row) => row.id === job.id)) continue;
    isListed = true;
    queryClient.setQueryData(key, { ...list, rows: list.rows.map((row) => (row.id === job.id ? job : row)) });
  }
  if (!isListed) void queryClient.invalidateQueries({ queryKey: [...queryKeys.jobs, 'list'] });
  queryClient.setQueriesData<Job[]>({ queryKey: [...queryKeys.jobs, 'all'] }, (jobs) => jobs?.map((row) => (row.id === job.id ? job : row)));
  // Every job that fits is asked for in many pages: not again at each step of a running one.
  if (before?.status !== job.status || before.tags.join() !== job.tags.join()) void queryClient.invalidateQueries({ queryKey: [...queryKeys.jobs, 'all'] });
  if (RUNNING_STATUSES.includes(job.status) || before?.status === job.status) return;
  invalidateRows(queryClient, job.id);
  void queryClient.invalidateQueries({ queryKey: [...queryKeys.jobs, 'documents'] });
  void queryClient.invalidateQueries({ queryKey: [...queryKeys.jobs, 'findings'] });
  void queryClient.invalidateQueries({ queryKey: queryKeys.user });
}

/** Jobs came or went: pages of them and lists of all are asked for again. */
export function invalidateJobLists(queryClient: QueryClient): void {
  for (const kind of ['list', 'all']) void queryClient.invalidateQueries({ queryKey: [...queryKeys.jobs, kind] });
}

const ROW_KINDS: readonly unknown[] = ['transactions', 'reconciliation', 'edits', 'suggestions', 'chains'];

/** Rows of a job changed: they are read again with all that follows from them, where the jobs under two tags are shown too. */
export function invalidateRows(queryClient: QueryClient, workspace: Workspace): void {
  const isTouched = (shown: unknown) => typeof workspace !== 'string' || typeof shown !== 'string' || shown === workspace;
  void queryClient.invalidateQueries({ predicate: ({ queryKey: [ours, kind, shown] }) => ours === 'tieout' && ROW_KINDS.includes(kind) && isTouched(shown) });
}
