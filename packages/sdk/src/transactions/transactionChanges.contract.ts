import { z } from 'zod';
import { endpoint } from '../core/endpoint.js';
import { Filter, Id } from '../core/paging.js';
import { WorkspaceParams, WorkspaceQuery } from '../core/workspace.js';
import { BULK_TIMEOUT_MS, editErrors, EditOptions, EditResult, MAX_EDIT_ROWS } from '../edits/edits.contract.js';
import { StartedTask } from '../tasks/tasks.contract.js';
import { FieldName, Transaction } from './transactions.contract.js';

export const transactionMessages = {
  addDate: 'Date should be in YYYY-MM-DD format with valid month (01-12) and day (01-31)',
  addAmount: 'Enter a positive or negative number',
  addChunk: 'Account/Period is required',
  addDescription: 'Description is required',
  cellDateFormat: 'Date must be in YYYY-MM-DD format',
  cellDateRange: 'Date is invalid or out of range',
  periodDate: 'Invalid date, use YYYY-MM-DD format',
  accountRequired: 'Account field is required.',
  targetRequired: 'Please select an account/period',
  rowRequired: 'Select at least 1 row',
  cellRequired: 'A value is required',
} as const;

export const DATE_FORM = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text in the form YYYY-MM-DD names a day of the calendar. */
export function isRealDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A date as it is typed into a cell. */
export const CellDate = z.string().trim().regex(DATE_FORM, { error: transactionMessages.cellDateFormat, abort: true }).refine(isRealDate, transactionMessages.cellDateRange);
const AddDate = z.string({ error: transactionMessages.addDate }).trim().regex(DATE_FORM, { error: transactionMessages.addDate, abort: true }).refine(isRealDate, transactionMessages.addDate);
const PeriodDate = z.string({ error: transactionMessages.periodDate }).trim().regex(DATE_FORM, { error: transactionMessages.periodDate, abort: true }).refine(isRealDate, transactionMessages.periodDate);

/** Largest amount that can be typed: far beyond any account, and exact with three decimals. */
const MAX_AMOUNT = 1_000_000_000_000;
const Amount = z.number().min(-MAX_AMOUNT).max(MAX_AMOUNT);
const line = (length: number) => z.string().trim().max(length);

/** New values of a row. Fields that are left out stay as they are; the description may be empty, the amount and the date may not. */
export const TransactionChanges = z.strictObject({
  date: CellDate.optional(),
  date2: CellDate.nullable().optional(),
  description: z.string().max(10_000).optional(),
  payee: line(500).nullable().optional(),
  amount: Amount.optional().describe('Money in is positive, money out negative; at most the decimals of the account.'),
  balance: Amount.nullable().optional(),
  checkNumber: line(100).nullable().optional(),
  refNumber: line(200).nullable().optional(),
  included: z.boolean().optional(),
}).refine((changes) => Object.values(changes).some((value) => value !== undefined), 'Name at least one field to change');
export type TransactionChanges = z.input<typeof TransactionChanges>;

const version = z.int().min(1).optional().describe('Version the row had when it was shown. With it, a cell that changed since is a conflict; other cells of the row do not matter.');

export const EditTransactions = EditOptions.extend({
  edits: z.array(z.object({ transactionId: Id, version, changes: TransactionChanges })).min(1, transactionMessages.rowRequired).max(MAX_EDIT_ROWS),
});
export type EditTransactions = z.input<typeof EditTransactions>;

export const NewTransaction = z.object({
  date: AddDate,
  description: z.string().trim().min(1, transactionMessages.addDescription).max(10_000),
  amount: z.number({ error: transactionMessages.addAmount }).min(-MAX_AMOUNT, transactionMessages.addAmount).max(MAX_AMOUNT, transactionMessages.addAmount),
  fieldName: FieldName.default('bankMode'),
  pageNumber: z.int().min(0).optional().describe('Zero-based; by default that of the row it comes after.'),
  chunk: z.uuid(transactionMessages.addChunk).optional().describe('Account/Period. Needed when the document has more than one.'),
  account: line(500).optional(),
  accountNickname: line(500).optional(),
  balance: Amount.nullable().optional(),
  date2: CellDate.nullable().optional(),
  payee: line(500).nullable().optional(),
  checkNumber: line(100).nullable().optional(),
  afterTransactionId: Id.nullable().optional().describe('Row it follows; null: before the first. By default it is put in by its date.'),
});
export type NewTransaction = z.input<typeof NewTransaction>;

export const CreateTransactions = EditOptions.extend({ documentId: Id, transactions: z.array(NewTransaction).min(1).max(MAX_EDIT_ROWS) });
export type CreateTransactions = z.input<typeof CreateTransactions>;

export const BulkOperation = z.enum(['assignToAccount', 'switchSigns', 'switchIncludedExcluded', 'include', 'exclude', 'delete']);
export type BulkOperation = z.infer<typeof BulkOperation>;

const NewPeriod = z.object({ startDate: PeriodDate, endDate: PeriodDate, startBalance: Amount.nullable().optional(), endBalance: Amount.nullable().optional() });

/** An existing period (`chunk`), a new period of an existing account, or a new account with its first period. */
export const AssignParams = z.object({
  account: z.object({ account: line(500).optional(), isNew: z.boolean().default(false) }).default({ isNew: false }),
  period: z.object({
    chunk: Id.optional(), id: Id.optional(), isNew: z.boolean().default(false),
    startDate: z.string().optional(), endDate: z.string().optional(), startBalance: Amount.nullable().optional(), endBalance: Amount.nullable().optional(),
  }).default({ isNew: false }),
}).superRefine(({ account, period }, context) => {
  const issue = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
  if (account.isNew && !account.account) issue(['account', 'account'], transactionMessages.accountRequired);
  if (!account.isNew && !period.isNew && !period.chunk && !period.id) issue(['period', 'chunk'], transactionMessages.targetRequired);
  if (!account.isNew && period.isNew && !account.account) issue(['account', 'account'], transactionMessages.targetRequired);
  if (!account.isNew && !period.isNew) return;
  for (const { path, message } of NewPeriod.safeParse(period).error?.issues ?? []) issue(['period', ...path.map(String)], message);
  for (const name of account.isNew ? (['startBalance', 'endBalance'] as const) : []) {
    if (typeof period[name] !== 'number') issue(['period', name], transactionMessages.addAmount);
  }
});
export type AssignParams = z.input<typeof AssignParams>;

/**
 * The rows named by `transactionIds`. An empty list with `filters` means all rows that fit them ("all but these": a `notIn` filter on
 * `id`); the other conditions are those of the list.
 */
export const BulkEdit = EditOptions.extend({
  operation: BulkOperation,
  transactionIds: z.array(Id).max(10_000).default([]),
  filters: z.array(Filter).max(50).optional(),
  account: z.string().max(500).optional(),
  chunk: Id.optional(),
  documentId: Id.optional(),
  fieldName: FieldName.optional(),
  params: AssignParams.optional().describe('Of assignToAccount.'),
}).superRefine(({ operation, transactionIds, filters, params }, context) => {
  if (transactionIds.length === 0 && filters === undefined) context.addIssue({ code: 'custom', path: ['transactionIds'], message: transactionMessages.rowRequired });
  if (operation === 'assignToAccount' && !params) context.addIssue({ code: 'custom', path: ['params'], message: transactionMessages.targetRequired });
});
export type BulkEdit = z.input<typeof BulkEdit>;

/** The specification's correction of one cell; a `col` of -1 toggles included. `row` is the row's number in its document. */
export const Correction = EditOptions.extend({
  documentId: Id,
  name: FieldName.default('bankMode'),
  row: z.number(),
  col: z.int().min(-1).max(500),
  newValue: z.string().max(10_000).optional(),
  included: z.boolean().optional(),
  toggleSign: z.boolean().optional(),
  divideBy100: z.boolean().optional(),
  multilineIndex: z.int().min(0).optional().describe('Line of the description that newValue replaces.'),
  transactionId: Id.optional().describe('Tells rows apart that were added at the same place.'),
  version,
});
export type Correction = z.input<typeof Correction>;

/** `page`: one page of the documents; `documents`: these documents; `all`: every row. */
export const SwitchScope = EditOptions.extend({
  documentIds: z.array(Id).max(500).default([]),
  scope: z.enum(['page', 'documents', 'all']).default('documents'),
  pageNumber: z.int().min(0).optional().describe('Zero-based; for the scope page.'),
});
export type SwitchScope = z.input<typeof SwitchScope>;

const ChangedRow = EditOptions.extend({
  version,
  changes: TransactionChanges.optional(),
  row: z.string().max(4_000_000).optional().describe('Of an invoice: its JSON text, as `transactionLines` gives it. Sources need not be kept up: what differs is marked as entered.'),
}).refine(({ changes, row }) => (changes === undefined) !== (row === undefined), { path: ['changes'], message: 'Name at least one field to change, or the row of an invoice' });

const RowParams = WorkspaceParams.extend({ transactionId: Id });
const changed = { auth: 'bearer', params: WorkspaceParams, query: WorkspaceQuery, response: EditResult } as const;

export const transactionChangeEndpoints = {
  get: endpoint({
    method: 'GET', path: '/api/v1/protected/job/{id}/transactions/{transactionId}', auth: 'bearer', summary: 'One row.',
    params: RowParams, query: WorkspaceQuery, response: z.object({ transaction: Transaction }),
  }),
  update: endpoint({
    method: 'POST', path: '/api/v1/protected/job/{id}/transactions/{transactionId}', auth: 'bearer', summary: 'Change cells of one row; or of a row that holds an invoice, the whole of it.',
    params: RowParams, query: WorkspaceQuery, body: ChangedRow, response: EditResult, errors: [editErrors.conflict],
  }),
  updateMany: endpoint({
    ...changed, method: 'POST', path: '/api/v1/protected/job/{id}/transactions/edit',
    summary: 'Change cells of several rows as one step, for a pasted range.', body: EditTransactions, errors: [editErrors.conflict, editErrors.rowsGone],
  }),
  correct: endpoint({
    ...changed, method: 'POST', path: '/api/v1/protected/job/{id}/correction',
    summary: 'Change one cell by its place: a new value, another sign (+/-), a hundredth (.00), or included (col -1).', body: Correction, errors: [editErrors.conflict, editErrors.notEditable],
  }),
  create: endpoint({
    ...changed, method: 'POST', path: '/api/v1/protected/job/{id}/transaction', summary: 'Add rows to a document; their status is "added manually".', body: CreateTransactions,
  }),
  delete: endpoint({
    method: 'DELETE', path: '/api/v1/protected/job/{id}/transactionLines/{transactionId}', auth: 'bearer', summary: 'Delete a row; undo brings it back.',
    params: RowParams, query: WorkspaceQuery, response: EditResult,
  }),
  bulkEdit: endpoint({
    ...changed, method: 'POST', path: '/api/v1/protected/job/{id}/transactions/bulkEdit', timeoutMs: BULK_TIMEOUT_MS,
    summary: 'Change many rows as one step.', body: BulkEdit, errors: [editErrors.notEditable],
  }),
  switchSigns: endpoint({
    ...changed, method: 'POST', path: '/api/v1/protected/job/{id}/switchSigns', timeoutMs: BULK_TIMEOUT_MS, summary: 'Turn credits into debits and the reverse, on a page or in whole documents.', body: SwitchScope,
  }),
  switchIncludedExcluded: endpoint({
    ...changed, method: 'POST', path: '/api/v1/protected/job/{id}/switchIncludedExcluded', timeoutMs: BULK_TIMEOUT_MS, summary: 'Include what is excluded and the reverse, on a page or in whole documents.', body: SwitchScope,
  }),
  fixPage: endpoint({
    method: 'POST', path: '/api/v1/protected/job/{id}/fixBankPageAsync', auth: 'bearer',
    summary: 'Read one page again, slower and finer, and keep what brings its periods nearer to their proof. Rows made so are marked aiGenerated; what is proved stays.',
    params: WorkspaceParams, query: WorkspaceQuery, body: z.object({ documentId: Id, pageNumber: z.int().min(0).describe('Zero-based.') }), response: StartedTask,
    errors: [editErrors.notEditable],
  }),
  updateFormValues: endpoint({
    method: 'POST', path: '/api/v1/protected/job/{id}/transactions/{transactionId}/formValues', auth: 'bearer', summary: 'Change the values of a row of a form, or of a row in automatic mode.',
    params: RowParams, query: WorkspaceQuery, body: EditOptions.extend({ newValue: z.string().max(100_000).describe('JSON text: the value; or all cells as a list; or {"key": …, "value": …}.'), version }), response: EditResult,
    errors: [editErrors.conflict, editErrors.notEditable],
  }),
  editColumn: endpoint({
    method: 'POST', path: '/api/v1/protected/job/{id}/transactions/{transactionId}/column', auth: 'bearer', summary: 'Change a raw column of a row in automatic mode.',
    params: RowParams, query: WorkspaceQuery, body: EditOptions.extend({ col: z.int().min(0).max(200), newValue: z.string().max(10_000), version }), response: EditResult, errors: [editErrors.conflict],
  }),
} as const;
