// Changes of many rows at once, each by one statement.
import { transactionMessages } from '@tieout/sdk/contract';
import type { BulkEdit, BulkOperation, EditKind, EditResult, SwitchScope } from '@tieout/sdk/contract';
import type { z } from 'zod';
import type { Context } from '../core/services.js';
import { changeRows, deleteRows } from '../edits/changeRows.js';
import { runEdit } from '../edits/runEdit.js';
import type { EditUnit } from '../edits/runEdit.js';
import { invalidRequest } from '../http/errors.js';
import type { Workspace } from '../jobs/workspace.js';
import { assignRows } from './assignRows.js';
import { countRows } from './rowChanges.js';
import { jobsOfSelection, selectRows } from './selectRows.js';
import type { SelectedRows } from './selectRows.js';
import type { StepOptions } from './updateTransactions.js';

type Input = z.output<typeof BulkEdit>;

const kinds: Record<BulkOperation, { kind: EditKind; done: string }> = {
  assignToAccount: { kind: 'transaction.assign', done: 'Assigned' },
  switchSigns: { kind: 'transaction.switchSigns', done: 'Switched credits/debits of' },
  switchIncludedExcluded: { kind: 'transaction.switchIncluded', done: 'Switched included/excluded of' },
  include: { kind: 'transaction.switchIncluded', done: 'Included' },
  exclude: { kind: 'transaction.switchIncluded', done: 'Excluded' },
  delete: { kind: 'transaction.delete', done: 'Deleted' },
};

/** @throws ApiError `request.invalid` when no row is selected */
export async function bulkEdit(context: Context, workspace: Workspace, input: Input): Promise<EditResult> {
  return runBulk(context, workspace, input.operation, selectRows(context, input), input, (unit, rows) =>
    input.operation === 'assignToAccount' ? assignRows(unit, rows, input.params!) : changeSelected(unit, rows, input.operation),
  );
}

/** Of one page, of documents, or everywhere. */
export async function switchRows(context: Context, workspace: Workspace, operation: 'switchSigns' | 'switchIncludedExcluded', input: z.output<typeof SwitchScope>): Promise<EditResult> {
  const { scope, documentIds, pageNumber } = input;
  if (scope !== 'all' && documentIds.length === 0) throw invalidRequest([{ path: ['body', 'documentIds'], message: 'Please select a document' }]);
  if (scope === 'page' && pageNumber === undefined) throw invalidRequest([{ path: ['body', 'pageNumber'], message: 'Start page is required.' }]);
  const conditions = [...(scope === 'all' ? ['TRUE'] : ['o."documentId" IN (:documentIds)']), ...(scope === 'page' ? ['o."pageNumber" = :pageNumber'] : [])];
  const rows = { where: conditions.join(' AND '), replacements: { documentIds, pageNumber: pageNumber ?? null } };
  return runBulk(context, workspace, operation, rows, input, (unit) => changeSelected(unit, rows, operation));
}

async function runBulk(
  context: Context, workspace: Workspace, operation: BulkOperation, rows: SelectedRows, { editId, reason }: StepOptions,
  change: (unit: EditUnit, rows: SelectedRows) => Promise<void>,
): Promise<EditResult> {
  const known = editId ? await context.db.edits.ofStep(editId, context.scope) : [];
  const jobs = known.length > 0 ? workspace.jobs.filter(({ id }) => known.some(({ jobId }) => jobId === id)) : await jobsOfSelection(context, workspace.jobs, rows);
  if (jobs.length === 0) throw invalidRequest([{ path: ['body', 'transactionIds'], message: transactionMessages.rowRequired }]);
  const { kind, done } = kinds[operation];
  return runEdit(context, jobs, { kind, label: (numRows) => `${done} ${countRows(numRows)}`, editId, reason }, (unit) => change(unit, rows));
}

async function changeSelected(unit: EditUnit, { where, replacements }: SelectedRows, operation: Exclude<BulkOperation, 'assignToAccount'>): Promise<void> {
  const change = (set: Parameters<typeof changeRows>[1]['set'], only: string, sources: string[] = []) =>
    changeRows(unit, { where: `(${where}) AND ${only}`, set, sources, replacements, isBulk: true });
  switch (operation) {
    case 'switchSigns':
      await change({ amountMinor: '-o."amountMinor"' }, 'o."amountMinor" <> 0', ['amount']);
      break;
    case 'switchIncludedExcluded':
      await change({ included: 'NOT o."included"' }, 'TRUE');
      break;
    case 'include':
      await change({ included: 'TRUE' }, 'NOT o."included"');
      break;
    case 'exclude':
      await change({ included: 'FALSE' }, 'o."included"');
      break;
    case 'delete':
      await deleteRows(unit, where, replacements);
  }
}
