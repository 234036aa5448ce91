import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { OutboxEntry, QueuedEdit, User, Workspace } from '@tieout/sdk';
import { useCallback } from 'react';
import { queryKeys } from '../core/queryKeys.js';
import { useTieout } from '../core/useTieout.js';
import { changeBlocks } from '../transactions/editing/applyEditResult.js';
import { changeRow } from './changeRow.js';
import { isOwn } from './useOutbox.js';

/** Keeps edits of a workspace until the server is back, and shows at once what they will make of the rows. */
export function useWaitingEdits(workspace: Workspace) {
  const { outbox } = useTieout();
  const queryClient = useQueryClient();
  const keepWaiting = useCallback(async (entry: Pick<OutboxEntry, 'id' | 'edit' | 'seen'>) => {
    const userId = queryClient.getQueryData<User>(queryKeys.user)?.id ?? null;
    await outbox.add({ ...entry, workspace, userId, at: new Date().toISOString() });
    showWaiting(queryClient, workspace, entry.edit);
  }, [outbox, queryClient, workspace]);
  const hasWaiting = useCallback(() => outbox.entries.some((entry) => !entry.problem && isOwn(entry, queryClient)), [outbox, queryClient]);
  return { keepWaiting, hasWaiting };
}

function showWaiting(queryClient: QueryClient, workspace: Workspace, edit: QueuedEdit): void {
  changeBlocks(queryClient, workspace, (row) => changeRow(row, edit));
  // The rows are in the cache as they will be: the grid shows them without asking the server.
  void queryClient.invalidateQueries({ queryKey: queryKeys.rowsRevision(workspace), exact: true });
}
