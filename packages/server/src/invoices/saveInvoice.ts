// Saves a corrected invoice: one step that undo takes back. What was changed is marked as entered by whom; where it stood stays known.
import { Invoice } from '@tieout/sdk/contract';
import type { EditResult, InvoiceLine, Source } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import type { EditableColumn } from '../edits/changeRows.js';
import { runEdit } from '../edits/runEdit.js';
import type { EditUnit } from '../edits/runEdit.js';
import { invalidRequest } from '../http/errors.js';
import type { Workspace } from '../jobs/workspace.js';
import { refuseConflicts } from '../transactions/editConflicts.js';
import type { ColumnChanges } from '../transactions/rowChanges.js';
import type { Transaction } from '../transactions/transactions.model.js';
import { changeOne } from '../transactions/updateTransactions.js';
import type { StepOptions } from '../transactions/updateTransactions.js';
import { columnsOfInvoice, invoiceOfRow, isInvoiceRow } from './invoiceRecord.js';

/** @throws ApiError `request.invalid` when the text is no invoice, `edit.conflict` when somebody else changed it since `version` */
export async function saveInvoice(context: Context, workspace: Workspace, row: Transaction, text: string, { version, ...options }: StepOptions & { version?: number | undefined }): Promise<EditResult> {
  if (!isInvoiceRow(row)) throw invalidRequest([{ path: ['body', 'row'], message: 'This row holds no invoice. Send its changes instead.' }]);
  const wanted = parseInvoice(text);
  const jobs = workspace.jobs.filter(({ id }) => id === row.jobId);
  return runEdit(context, jobs, { kind: 'transaction.update', label: () => `Changed invoice ${wanted.id ?? ''}`.trim(), ...options }, async (unit) => {
    const current = await context.db.transactions.findOne({ where: { id: row.id }, ...unit.scope });
    if (!current) return;
    const columns = changesOf(current, wanted, unit);
    await refuseConflicts(unit, [{ row: current, version, columns }]);
    await changeOne(unit, current.id, columns);
  });
}

function parseInvoice(text: string): Invoice {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidRequest([{ path: ['body', 'row'], message: 'The row must be the JSON text of an invoice.' }]);
  }
  const parsed = Invoice.safeParse(value);
  if (!parsed.success) throw invalidRequest(parsed.error.issues.map(({ path, message }) => ({ path: ['body', 'row', ...path.map(String)], message })));
  return parsed.data;
}

function changesOf(current: Transaction, wanted: Invoice, { edit }: EditUnit): ColumnChanges {
  const before = invoiceOfRow(current);
  const source: Source = { means: 'manual', page: null, box: null, by: edit.userName, at: edit.createdAt.toISOString() };
  const after = columnsOfInvoice({ ...withSources(before, wanted, source), lines: linesWithSources(before.lines, wanted.lines, source) });
  const changed = Object.entries(after).filter(([column, value]) => JSON.stringify(current.get(column as EditableColumn & keyof Transaction)) !== JSON.stringify(value));
  return Object.fromEntries(changed.map(([column, value]) => [column, Array.isArray(value) ? JSON.stringify(value) : value]));
}

const NOT_A_VALUE = new Set(['sources', 'lines', 'pages', 'extraFields', 'adjustments', 'docType', 'kind', 'status']);

/** The sources as they are kept here count; those that were sent are not asked. */
function withSources<T extends Invoice | InvoiceLine>(before: T, wanted: T, manual: Source): T {
  const sources = { ...before.sources };
  const mark = (field: string, from: unknown, to: unknown) => {
    if ((from ?? null) === (to ?? null)) return;
    const known = sources[field];
    sources[field] = known ? { ...manual, page: known.page, box: known.box, ...(known.text ? { text: known.text } : {}) } : manual;
  };
  for (const [field, value] of Object.entries(wanted)) if (!NOT_A_VALUE.has(field)) mark(field.replace(/(?:Excel)?Edited$/, ''), (before as Record<string, unknown>)[field], value);
  for (const field of new Set([...Object.keys(before.extraFields), ...Object.keys(wanted.extraFields)])) mark(field, before.extraFields[field], wanted.extraFields[field]);
  return { ...wanted, sources };
}

/** A line is known again by where it was read; one that was added has been entered. */
function linesWithSources(before: readonly InvoiceLine[], wanted: readonly InvoiceLine[], manual: Source): InvoiceLine[] {
  const left = new Map(before.map((line, index) => [index, line]));
  return wanted.map((line) => {
    const key = JSON.stringify(line.sources);
    const at = [...left].find(([, known]) => JSON.stringify(known.sources) === key)?.[0];
    if (at === undefined) return withSources({ ...line, sources: {}, item: null, quantity: null, unitPrice: null, price: null, tax: null, extraFields: {} }, line, manual);
    const known = left.get(at)!;
    left.delete(at);
    return withSources(known, line, manual);
  });
}
