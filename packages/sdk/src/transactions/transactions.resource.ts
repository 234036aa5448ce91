import { iteratePages } from '../core/iteratePages.js';
import { MAX_PAGE_SIZE } from '../core/paging.js';
import { atWorkspace, type Workspace } from '../core/workspace.js';
import type { EditOptions } from '../edits/edits.contract.js';
import type { CallInput, CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import {
  type BulkEdit, type Correction, type CreateTransactions, type EditTransactions, type SwitchScope, type TransactionChanges, transactionChangeEndpoints,
} from './transactionChanges.contract.js';
import { type Transaction, transactionEndpoints } from './transactions.contract.js';

export type TransactionListQuery = Omit<NonNullable<CallInput<typeof transactionEndpoints.list>['query']>, 'l1' | 'l2'>;

/** Of one edit: its id (the same call sent twice changes once), why, and the version of the row that was shown. */
export type RowEditOptions = EditOptions & { version?: number | undefined };

/** The value; or key and value; or all cells. */
export type FormValues = string | { key?: string; value?: string } | readonly string[];

export type TransactionsResource = ReturnType<typeof createTransactions>;

/** Calls on a workspace take a job's id, or two tags: `{ l1, l2 }`. Each edit answers an EditResult and is one step that `edits.undo` takes back. */
export function createTransactions({ call }: ClientContext) {
  const list = (workspace: Workspace, query: TransactionListQuery, options: CallOptions) => {
    const at = atWorkspace(workspace);
    return call(transactionEndpoints.list, { params: at.params, query: { ...at.query, ...query }, ...options });
  };
  return {
    /** One page of rows (from 1), filtered and sorted on the server. */
    list(workspace: Workspace, query: TransactionListQuery = {}, options: CallOptions = {}) {
      return list(workspace, query, options);
    },
    /** All rows, by default in the order of the document. */
    iterate(workspace: Workspace, query: Omit<TransactionListQuery, 'page'> = {}, options: CallOptions = {}): AsyncGenerator<Transaction, void, void> {
      return iteratePages(async (pageIndex) => {
        const page = pageIndex + 1;
        const { data, pagination } = await list(workspace, { pageSize: MAX_PAGE_SIZE, ...query, page }, options);
        return { items: data, isLast: page >= pagination.totalPages };
      });
    },
    async get(workspace: Workspace, transactionId: string, options: CallOptions = {}) {
      const { params, query } = atWorkspace(workspace);
      return (await call(transactionChangeEndpoints.get, { params: { ...params, transactionId }, query, ...options })).transaction;
    },
    /** Changes cells of one row. @throws `edit.conflict` with both values when a cell changed since `version` */
    update(workspace: Workspace, transactionId: string, changes: TransactionChanges, edit: RowEditOptions = {}, options: CallOptions = {}) {
      const { params, query } = atWorkspace(workspace);
      return call(transactionChangeEndpoints.update, { params: { ...params, transactionId }, query, body: { changes, ...edit }, ...options });
    },
    /** Changes cells of several rows as one step. @throws `edit.conflict`; then nothing is changed */
    updateMany(workspace: Workspace, input: EditTransactions, options: CallOptions = {}) {
      return call(transactionChangeEndpoints.updateMany, { ...atWorkspace(workspace), body: input, ...options });
    },
    /** Changes one cell by its place: a value, another sign, a hundredth, or included (`col` -1). */
    correct(workspace: Workspace, input: Correction, options: CallOptions = {}) {
      return call(transactionChangeEndpoints.correct, { ...atWorkspace(workspace), body: input, ...options });
    },
    /** Adds rows to a document. */
    create(workspace: Workspace, input: CreateTransactions, options: CallOptions = {}) {
      return call(transactionChangeEndpoints.create, { ...atWorkspace(workspace), body: input, ...options });
    },
    delete(workspace: Workspace, transactionId: string, options: CallOptions = {}) {
      const { params, query } = atWorkspace(workspace);
      return call(transactionChangeEndpoints.delete, { params: { ...params, transactionId }, query, ...options });
    },
    /** Changes many rows as one step: the ones named, or all that fit the filters. */
    bulkEdit(workspace: Workspace, input: BulkEdit, options: CallOptions = {}) {
      return call(transactionChangeEndpoints.bulkEdit, { ...atWorkspace(workspace), body: input, ...options });
    },
    /** Credits become debits and the reverse, on a page or in whole documents. */
    switchSigns(workspace: Workspace, input: SwitchScope, options: CallOptions = {}) {
      return call(transactionChangeEndpoints.switchSigns, { ...atWorkspace(workspace), body: input, ...options });
    },
    switchIncludedExcluded(workspace: Workspace, input: SwitchScope, options: CallOptions = {}) {
      return call(transactionChangeEndpoints.switchIncludedExcluded, { ...atWorkspace(workspace), body: input, ...options });
    },
    /** Reads one page again, slower and finer. `tasks.wait` tells what came of it. */
    async fixPage(workspace: Workspace, input: { documentId: string; pageNumber: number }, options: CallOptions = {}) {
      return (await call(transactionChangeEndpoints.fixPage, { ...atWorkspace(workspace), body: input, ...options })).asyncJobId;
    },
    /** Changes a row of a form: its value, its key and value, or all its cells. */
    updateFormValues(workspace: Workspace, transactionId: string, newValue: FormValues, edit: RowEditOptions = {}, options: CallOptions = {}) {
      const { params, query } = atWorkspace(workspace);
      return call(transactionChangeEndpoints.updateFormValues, { params: { ...params, transactionId }, query, body: { newValue: JSON.stringify(newValue), ...edit }, ...options });
    },
    /** Changes a raw column (from 0) of a row in automatic mode. */
    editColumn(workspace: Workspace, transactionId: string, input: { col: number; newValue: string } & RowEditOptions, options: CallOptions = {}) {
      const { params, query } = atWorkspace(workspace);
      return call(transactionChangeEndpoints.editColumn, { params: { ...params, transactionId }, query, body: input, ...options });
    },
  };
}
