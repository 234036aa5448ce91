import { ApiError, editErrors, notFound } from '@tieout/sdk/contract';
import type { EditKind, EditResult } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import { changeRows, EDITABLE_COLUMNS } from '../edits/changeRows.js';
import type { EditableColumn } from '../edits/changeRows.js';
import { runEdit } from '../edits/runEdit.js';
import type { EditUnit } from '../edits/runEdit.js';
import type { Workspace } from '../jobs/workspace.js';
import { refuseConflicts } from './editConflicts.js';
import type { PendingChange } from './editConflicts.js';
import { columnChanges, editLabel, SOURCED } from './rowChanges.js';
import type { Changes, ColumnChanges } from './rowChanges.js';

export interface RowEdit {
  transactionId: string;
  version?: number | undefined;
  changes: Changes;
}

export interface StepOptions {
  editId?: string | undefined;
  reason?: string | undefined;
}

/** @throws ApiError `edit.conflict`, `edit.rows_gone`; then nothing is changed */
export async function updateTransactions(context: Context, workspace: Workspace, edits: readonly RowEdit[], options: StepOptions, kind: EditKind = 'transaction.update'): Promise<EditResult> {
  const merged = mergeByRow(edits);
  const stored = await context.db.transactions.findAll({ where: { id: [...merged.keys()], jobId: workspace.jobs.map(({ id }) => id) }, attributes: ['id', 'jobId'], ...context.scope });
  if (stored.length === 0) throw new ApiError(edits.length === 1 ? notFound : editErrors.rowsGone);
  if (stored.length < merged.size) throw new ApiError(editErrors.rowsGone);
  const jobIds = new Set(stored.map(({ jobId }) => jobId));
  const columns = new Set<string>();
  const label = (numRows: number) => editLabel(columns, numRows, edits[0]?.changes.included);
  return runEdit(context, workspace.jobs.filter(({ id }) => jobIds.has(id)), { kind, label, ...options }, async (unit) => {
    const rows = await context.db.transactions.findAll({ where: { id: [...merged.keys()], jobId: unit.job.id }, ...unit.scope });
    const pending = rows.map((row): PendingChange => {
      const edit = merged.get(row.id)!;
      return { row, version: edit.version, columns: columnChanges(row, edit.changes) };
    });
    await refuseConflicts(unit, pending);
    for (const change of pending) await changeOne(unit, change.row.id, change.columns);
    for (const column of unit.columns) columns.add(column);
  });
}

/** Cells of the same row come together, the last value of a cell counts. */
function mergeByRow(edits: readonly RowEdit[]): Map<string, RowEdit> {
  const merged = new Map<string, RowEdit>();
  for (const edit of edits) {
    const before = merged.get(edit.transactionId);
    merged.set(edit.transactionId, before ? { ...edit, changes: { ...before.changes, ...edit.changes } } : edit);
  }
  return merged;
}

/** Writes the changed columns of one row. */
export async function changeOne(unit: EditUnit, id: string, changes: ColumnChanges): Promise<void> {
  const columns = Object.keys(changes) as EditableColumn[];
  if (columns.length === 0) return;
  await changeRows(unit, {
    where: 'o."id" = :rowId',
    set: Object.fromEntries(columns.map((column) => [column, `:new_${column}::${EDITABLE_COLUMNS[column]}`])),
    sources: columns.flatMap((column) => SOURCED[column] ?? []),
    replacements: { rowId: id, ...Object.fromEntries(columns.map((column) => [`new_${column}`, changes[column]])) },
  });
}
