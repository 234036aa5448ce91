import type { RenameAccount, UpdateMetadataField } from '../reconciliation/periodChanges.contract.js';
import type { BulkEdit, Correction, CreateTransactions, EditTransactions, TransactionChanges } from '../transactions/transactionChanges.contract.js';
import type { Workspace } from '../core/workspace.js';
import type { ReconciliationResource } from '../reconciliation/reconciliation.resource.js';
import type { FormValues, TransactionsResource } from '../transactions/transactions.resource.js';
import type { EditResult } from './edits.contract.js';

/** An edit as plain data: it can be kept, and sent later. */
export type QueuedEdit =
  | { call: 'update'; transactionId: string; changes: TransactionChanges; version?: number | undefined }
  | { call: 'updateMany'; edits: EditTransactions['edits'] }
  | { call: 'correct'; input: Correction & { transactionId: string } }
  | { call: 'create'; input: CreateTransactions }
  | { call: 'bulkEdit'; input: BulkEdit }
  | { call: 'editColumn'; transactionId: string; col: number; newValue: string; version?: number | undefined }
  | { call: 'updateFormValues'; transactionId: string; newValue: FormValues; version?: number | undefined }
  | { call: 'updateField'; input: UpdateMetadataField }
  | { call: 'renameAccount'; input: RenameAccount };

export interface EditTarget {
  transactions: TransactionsResource;
  reconciliation: ReconciliationResource;
}

/** Makes the edit. Sent twice with the same id it changes once. */
export function sendEdit({ transactions, reconciliation }: EditTarget, workspace: Workspace, edit: QueuedEdit, editId: string): Promise<EditResult> {
  switch (edit.call) {
    case 'update':
      return transactions.update(workspace, edit.transactionId, edit.changes, { editId, version: edit.version });
    case 'updateMany':
      return transactions.updateMany(workspace, { edits: edit.edits, editId });
    case 'correct':
      return transactions.correct(workspace, { ...edit.input, editId });
    case 'create':
      return transactions.create(workspace, { ...edit.input, editId });
    case 'bulkEdit':
      return transactions.bulkEdit(workspace, { ...edit.input, editId });
    case 'editColumn':
      return transactions.editColumn(workspace, edit.transactionId, { col: edit.col, newValue: edit.newValue, version: edit.version, editId });
    case 'updateFormValues':
      return transactions.updateFormValues(workspace, edit.transactionId, edit.newValue, { version: edit.version, editId });
    case 'updateField':
      return reconciliation.updateField(workspace, { ...edit.input, editId });
    case 'renameAccount':
      return reconciliation.renameAccount(workspace, { ...edit.input, editId });
  }
}

/** The same edit over what stands there now: its rows are taken at these versions. */
export function atVersions(edit: QueuedEdit, versions: ReadonlyMap<string, number>): QueuedEdit {
  switch (edit.call) {
    case 'update':
    case 'editColumn':
    case 'updateFormValues':
      return { ...edit, version: versions.get(edit.transactionId) ?? edit.version };
    case 'updateMany':
      return { ...edit, edits: edit.edits.map((one) => ({ ...one, version: versions.get(one.transactionId) ?? one.version })) };
    case 'correct':
      return { ...edit, input: { ...edit.input, version: versions.get(edit.input.transactionId) ?? edit.input.version } };
    case 'updateField': {
      const { from: _shown, ...input } = edit.input;
      return { ...edit, input };
    }
    default:
      return edit;
  }
}

/** Rows that the edit names. */
export function rowsOfEdit(edit: QueuedEdit): string[] {
  switch (edit.call) {
    case 'update':
    case 'editColumn':
    case 'updateFormValues':
      return [edit.transactionId];
    case 'updateMany':
      return edit.edits.map(({ transactionId }) => transactionId);
    case 'correct':
      return [edit.input.transactionId];
    case 'bulkEdit':
      return edit.input.transactionIds ?? [];
    default:
      return [];
  }
}
