// The specification's correction: one cell by its place, as text, or by a quick button.
import { ApiError, BANK_COLUMNS, editErrors, notFound, numberFromMinor, parseDecimal, transactionMessages, TransactionChanges } from '@tieout/sdk/contract';
import type { Correction, EditResult } from '@tieout/sdk/contract';
import type { z } from 'zod';
import type { Context } from '../core/services.js';
import { runEdit } from '../edits/runEdit.js';
import { invalidRequest } from '../http/errors.js';
import { jobOfDocument } from '../jobs/workspace.js';
import type { Workspace } from '../jobs/workspace.js';
import { refuseConflicts } from './editConflicts.js';
import type { ColumnChanges } from './rowChanges.js';
import type { Transaction } from './transactions.model.js';
import { changeOne, updateTransactions } from './updateTransactions.js';
import type { StepOptions } from './updateTransactions.js';

type Input = z.output<typeof Correction>;

const fields: Partial<Record<number, keyof TransactionChanges>> = {
  [BANK_COLUMNS.date]: 'date', [BANK_COLUMNS.name]: 'description', [BANK_COLUMNS.amount]: 'amount', [BANK_COLUMNS.checkNumber]: 'checkNumber',
  [BANK_COLUMNS.balance]: 'balance', [BANK_COLUMNS.date2]: 'date2', [BANK_COLUMNS.refNumber]: 'refNumber', [BANK_COLUMNS.payee]: 'payee',
};

/** @throws ApiError `request.not_found`, `request.invalid`, `edit.conflict`, `edit.not_editable` */
export async function correctCell(context: Context, workspace: Workspace, input: Input): Promise<EditResult> {
  const job = await jobOfDocument(context, workspace, input.documentId);
  const where = { jobId: job.id, documentId: input.documentId, ...(input.transactionId ? { id: input.transactionId } : { fieldName: input.name, rowNumber: input.row }) };
  const row = await context.db.transactions.findOne({ where, ...context.scope });
  if (!row) throw new ApiError(notFound);
  const { editId, reason, version } = input;
  const single = { jobs: [job], isTagLevel: false };
  if (input.col !== -1 && row.fieldName !== 'bankMode') return editColumn(context, single, row, { col: input.col, newValue: input.newValue ?? '', version }, { editId, reason });
  const changes = input.col === -1 ? { included: input.included ?? !row.included } : changesOf(row, input);
  return updateTransactions(context, single, [{ transactionId: row.id, version, changes }], { editId, reason });
}

function changesOf(row: Transaction, input: Input) {
  const field = fields[input.col];
  if (!field) throw new ApiError(editErrors.notEditable, { message: `Column ${input.col} cannot be changed with a correction.` });
  const value = input.toggleSign || input.divideBy100 ? quickValue(row, field, input) : typedValue(row, field, input);
  const parsed = TransactionChanges.safeParse({ [field]: value });
  if (!parsed.success) throw invalidRequest(parsed.error.issues.map(({ message }) => ({ path: ['body', 'newValue'], message })));
  return parsed.data;
}

/** +/- and .00 */
function quickValue(row: Transaction, field: string, { toggleSign, divideBy100 }: Input): number {
  const minor = field === 'amount' ? row.amountMinor : field === 'balance' ? row.balanceMinor : null;
  if (minor === null) throw new ApiError(editErrors.notEditable, { message: 'There is no amount in this cell to change.' });
  const turned = toggleSign ? -minor || 0 : minor;
  if (divideBy100 && turned % 100 !== 0) {
    throw new ApiError(editErrors.notEditable, { message: `${numberFromMinor(turned, row.decimals)} cannot be divided by 100 without losing digits. Type the amount instead.` });
  }
  return numberFromMinor(divideBy100 ? turned / 100 : turned, row.decimals);
}

function typedValue(row: Transaction, field: keyof TransactionChanges, { newValue = '', multilineIndex }: Input): string | number | null {
  if (field === 'description' && multilineIndex !== undefined) {
    const lines = row.description.split('\n');
    lines[Math.min(multilineIndex, lines.length)] = newValue;
    return lines.join('\n');
  }
  if (field !== 'amount' && field !== 'balance') return newValue === '' && field !== 'date' && field !== 'description' ? null : newValue;
  if (field === 'balance' && newValue.trim() === '') return null;
  const minor = parseDecimal(newValue.replace(/[,\s]/g, ''), row.decimals);
  if (minor === null) throw invalidRequest([{ path: ['body', 'newValue'], message: transactionMessages.addAmount }]);
  return numberFromMinor(minor, row.decimals);
}

interface ColumnEdit {
  col: number;
  newValue: string;
  version?: number | undefined;
}

/** A raw column of a row in automatic mode; the description is its columns in one line. */
export function editColumn(context: Context, workspace: Workspace, row: Transaction, { col, newValue, version }: ColumnEdit, options: StepOptions): Promise<EditResult> {
  const change = (before: readonly string[]) => Array.from({ length: Math.max(before.length, col + 1) }, (_, index) => (index === col ? newValue : (before[index] ?? '')));
  return editCells(context, workspace, row, { change, version, label: `Changed column ${col + 1}` }, options);
}

interface CellsEdit {
  change: (before: readonly string[]) => string[];
  version?: number | undefined;
  label: string;
}

/** The raw cells of a row that is no bank transaction. @throws ApiError `request.not_found`, `edit.conflict`, `edit.not_editable` */
export async function editCells(context: Context, workspace: Workspace, row: Transaction, { change, version, label }: CellsEdit, options: StepOptions): Promise<EditResult> {
  const job = workspace.jobs.find(({ id }) => id === row.jobId);
  if (!job) throw new ApiError(notFound);
  if (row.fieldName === 'bankMode') throw new ApiError(editErrors.notEditable, { message: 'Columns can be changed in automatic mode only. Change the cells of this row instead.' });
  return runEdit(context, [job], { kind: 'transaction.column', label: () => label, ...options }, async (unit) => {
    await row.reload(unit.scope);
    const cells = change(row.row);
    if (cells.join('\t') === row.row.join('\t')) return;
    const columns: ColumnChanges = { row: JSON.stringify(cells), description: cells.filter((cell) => cell !== '').join(' ') };
    await refuseConflicts(unit, [{ row, version, columns: { row: cells.join('\t') } }]);
    await changeOne(unit, row.id, columns);
  });
}
