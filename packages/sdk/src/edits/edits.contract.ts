import { z } from 'zod';
import { defineError } from '../core/defineError.js';
import { endpoint } from '../core/endpoint.js';
import { CalendarDate, Id, Instant, intParam, jsonParam, MAX_PAGE_SIZE } from '../core/paging.js';
import { WorkspaceParams, WorkspaceQuery } from '../core/workspace.js';
import { Account, Period, ReconciliationState } from '../reconciliation/reconciliation.contract.js';
import { Transaction } from '../transactions/transactions.contract.js';

export const EditKind = z.enum([
  'transaction.update', 'transaction.create', 'transaction.delete', 'transaction.switchSigns', 'transaction.switchIncluded',
  'transaction.assign', 'transaction.column', 'period.update', 'account.rename', 'suggestion.apply', 'page.fix',
]);
export type EditKind = z.infer<typeof EditKind>;

/** One undoable step: whatever one call changed, be it one cell or a hundred thousand rows. */
export const Edit = z.object({
  id: Id,
  jobId: Id,
  kind: EditKind,
  /** What was done, for a list of steps or an Undo button: "Changed amount", "Switched credits/debits of 312 rows". */
  label: z.string(),
  /** Why, as whoever made it put it; of an applied suggestion its message. */
  reason: z.string().nullable(),
  userId: Id,
  userName: z.string(),
  createdAt: Instant,
  /** Set while the step is undone. */
  undoneAt: Instant.nullable(),
  numRows: z.int().min(0),
});
export type Edit = z.infer<typeof Edit>;

/** What every edit answers, undo and redo too: the step, and everything it changed as it stands now. */
export const EditResult = z.object({
  edit: Edit,
  /** The changed rows, while they are at most 1000; else empty: load what is on the screen again. */
  transactions: z.array(Transaction),
  deletedTransactionIds: z.array(Id),
  /** Number of rows changed, created or deleted. */
  numRows: z.int(),
  /** Periods that were proved again, and new ones. */
  periods: z.array(Period),
  /** Accounts that were created or renamed. */
  accounts: z.array(Account.omit({ periods: true, state: true })),
  /** The job as a whole. */
  state: ReconciliationState,
});
export type EditResult = z.infer<typeof EditResult>;

/** Goes along with each edit. */
export const EditOptions = z.object({
  editId: Id.optional().describe('Id of the step, chosen by the client: the same call sent twice changes once.'),
  reason: z.string().trim().max(1000).optional().describe('Kept in the history.'),
});
export type EditOptions = z.input<typeof EditOptions>;

/** A step may hold every row of a job. */
export const BULK_TIMEOUT_MS = 300_000;

/** Rows that one call may return, or name one by one with their changes. */
export const MAX_EDIT_ROWS = MAX_PAGE_SIZE;

/** Which steps undo and redo are offered for: all of the user, or those of one page of the app. */
export const OwnSteps = z.object({
  openedAt: Instant.optional().describe('Only steps up to this instant, and those in `steps`: a page offers what was done before it was opened or in it, not what the same user does elsewhere meanwhile.'),
  steps: jsonParam(z.array(Id).max(100)).optional().describe('Steps made since `openedAt` that are offered too.'),
});
export type OwnSteps = z.output<typeof OwnSteps>;

/** A cell that somebody else changed meanwhile. Both values are given; send the edit again with `version` to keep yours. */
export const EditConflict = z.object({
  transactionId: Id,
  field: z.string(),
  yours: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  theirs: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  userName: z.string().nullable(),
  at: Instant.nullable(),
  /** Version of the row now. */
  version: z.int(),
  /** The row as it stands now, to know it by; null for a value of a period. */
  row: z.object({ date: CalendarDate.nullable(), description: z.string(), amount: z.number().nullable() }).nullable().default(null),
});
export type EditConflict = z.infer<typeof EditConflict>;

export const editErrors = {
  conflict: defineError({
    type: 'edit.conflict', code: 2501, status: 409,
    message: 'Somebody else changed this meanwhile. data.conflicts holds both values: keep theirs, or send yours again with the new version.',
  }),
  nothingToUndo: defineError({ type: 'edit.nothing_to_undo', code: 2502, status: 409, message: 'There is nothing to undo.' }),
  nothingToRedo: defineError({ type: 'edit.nothing_to_redo', code: 2503, status: 409, message: 'There is nothing to redo.' }),
  blocked: defineError({
    type: 'edit.blocked', code: 2504, status: 409,
    message: 'This step cannot be undone or redone by itself: the same values were changed again later. Undo the later step first.',
  }),
  rowsGone: defineError({ type: 'edit.rows_gone', code: 2505, status: 409, message: 'Some of these rows no longer exist. Reload and try again.' }),
  notEditable: defineError({ type: 'edit.not_editable', code: 2506, status: 422, message: 'This cannot be changed here.' }),
} as const;

/** One change of one row, newest first in a history. */
export const RowChange = z.object({
  edit: Edit,
  /** Version the row had after it; null while the step is undone. */
  version: z.int().nullable(),
  changes: z.array(z.object({
    field: z.string(),
    from: z.union([z.string(), z.number(), z.boolean(), z.null()]),
    to: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  })),
});
export type RowChange = z.infer<typeof RowChange>;

export const editEndpoints = {
  list: endpoint({
    method: 'GET', path: '/api/v1/protected/job/{id}/edits', auth: 'bearer',
    summary: 'Steps of a job, newest first, and which of them undo and redo would take for this user.',
    params: WorkspaceParams, query: WorkspaceQuery.extend({ limit: intParam(1, 200).default(50), ...OwnSteps.shape }),
    response: z.object({ edits: z.array(Edit), undo: Edit.nullable(), redo: Edit.nullable() }),
  }),
  undo: endpoint({
    method: 'POST', path: '/api/v1/protected/job/{id}/edits/undo', auth: 'bearer',
    summary: "Take back the user's newest step, or the step named by editId. Values that were changed again since block it.",
    params: WorkspaceParams, query: WorkspaceQuery, body: z.object({ editId: Id.optional() }), response: EditResult, timeoutMs: BULK_TIMEOUT_MS,
    errors: [editErrors.nothingToUndo, editErrors.blocked],
  }),
  redo: endpoint({
    method: 'POST', path: '/api/v1/protected/job/{id}/edits/redo', auth: 'bearer',
    summary: "Do again what the user's last undo took back, or the undone step named by editId.",
    params: WorkspaceParams, query: WorkspaceQuery, body: z.object({ editId: Id.optional() }), response: EditResult, timeoutMs: BULK_TIMEOUT_MS,
    errors: [editErrors.nothingToRedo, editErrors.blocked],
  }),
  history: endpoint({
    method: 'GET', path: '/api/v1/protected/job/{id}/transactions/{transactionId}/history', auth: 'bearer',
    summary: 'Who changed a row, when, from what to what and why; newest first.',
    params: WorkspaceParams.extend({ transactionId: Id }), query: WorkspaceQuery,
    response: z.object({ history: z.array(RowChange) }),
  }),
} as const;
