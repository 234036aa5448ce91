import type { Workspace } from '@tieout/sdk';
import type { AssignParams, BulkEdit, EditResult } from '@tieout/sdk/contract';
import { useTieout } from '../../core/useTieout.js';
import type { Edits } from '../editing/useEdits.js';
import { bulkTarget, type RowSelection } from '../editing/rowSelection.js';
import type { TransactionScope } from '../useTransactions.js';
import type { TransactionGridStrings } from './TransactionGrid.strings.js';

export interface BulkActions {
  isBusy: boolean;
  switchSigns: () => void;
  switchIncluded: () => void;
  deleteRows: () => void;
  /** Throws when the server refuses: the dialog says why. */
  assign: (params: AssignParams) => Promise<EditResult>;
}

interface BulkOptions {
  jobId: Workspace;
  scope: TransactionScope;
  selection: RowSelection;
  edits: Edits;
  strings: TransactionGridStrings;
  onDone: () => void;
}

/** What can be done to all chosen rows, each as one step. */
export function useBulkActions({ jobId, scope, selection, edits, strings, onDone }: BulkOptions): BulkActions {
  const { client } = useTieout();
  const { documentId, chunk, account, fieldName } = scope;
  // Rows named by their ids are those rows; all rows are all of what is looked at.
  const within = selection.mode === 'all' ? { documentId, chunk, account, fieldName } : {};
  const body = (operation: BulkEdit['operation'], params?: AssignParams): BulkEdit => ({
    operation, ...within, ...bulkTarget(selection, scope.filters as Parameters<typeof bulkTarget>[1] ?? []), ...(params ? { params } : {}),
  });
  const run = async (operation: BulkEdit['operation'], failed: string, after?: () => void) => {
    const input = body(operation);
    // Named rows can wait for the connection; which rows fit a filter is known to the server alone.
    const call = input.transactionIds?.length ? { edit: { call: 'bulkEdit' as const, input } } : { send: () => client.transactions.bulkEdit(jobId, input) };
    if (await edits.run({ failed, ...call })) after?.();
  };
  return {
    isBusy: edits.isBusy,
    switchSigns: () => void run('switchSigns', strings.bulkFailed),
    switchIncluded: () => void run('switchIncludedExcluded', strings.bulkIncludedFailed),
    deleteRows: () => void run('delete', strings.bulkFailed, onDone),
    assign: (params) => client.transactions.bulkEdit(jobId, body('assignToAccount', params)),
  };
}
