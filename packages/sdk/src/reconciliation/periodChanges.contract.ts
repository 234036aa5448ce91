import { z } from 'zod';
import { endpoint } from '../core/endpoint.js';
import { Id } from '../core/paging.js';
import { WorkspaceParams, WorkspaceQuery } from '../core/workspace.js';
import { editErrors, EditOptions, EditResult } from '../edits/edits.contract.js';
import { DATE_FORM, isRealDate } from '../transactions/transactionChanges.contract.js';
import { DecimalString, ReconciliationState } from './reconciliation.contract.js';

export const INVALID_PERIOD_DATE = 'Invalid date. Use YYYY-MM-DD format. Example: 2022-01-31';
export const INVALID_PERIOD_BALANCE = 'Invalid amount. Use a valid amount. Examples: 100.23 or -200.54 or 300';

export const PeriodField = z.enum(['startDate', 'endDate', 'startBalance', 'endBalance']);
export type PeriodField = z.infer<typeof PeriodField>;

/** A new start or end date or balance of a period, as it was typed. */
export const UpdateMetadataField = EditOptions.extend({
  documentId: Id,
  account: z.string().max(500).optional().describe('Name of the account; the chunk alone is enough.'),
  chunk: Id,
  name: PeriodField,
  value: z.string().trim().max(100),
  from: z.string().nullable().optional().describe('The value that was shown. With it, a value that changed since is a conflict.'),
}).superRefine(({ name, value }, context) => {
  if (name.endsWith('Date') ? DATE_FORM.test(value) && isRealDate(value) : DecimalString.safeParse(value).success) return;
  context.addIssue({ code: 'custom', path: ['value'], message: name.endsWith('Date') ? INVALID_PERIOD_DATE : INVALID_PERIOD_BALANCE });
});
export type UpdateMetadataField = z.input<typeof UpdateMetadataField>;

export const RenameAccount = EditOptions.extend({
  documentId: Id.optional().describe('Without it the account is looked for in all documents.'),
  newAccountName: z.string().trim().min(1, 'Account field is required.').max(500),
  oldAccountName: z.string().max(500),
});
export type RenameAccount = z.input<typeof RenameAccount>;

/** Sums of included rows; payments are positive figures. */
export const Totals = z.object({ numCredits: z.int(), numPayments: z.int(), totalCredits: z.number(), totalPayments: z.number() });
export type Totals = z.infer<typeof Totals>;
export const PeriodTotals = Totals.extend({ chunk: Id, documentId: Id, accountId: Id, accountName: z.string(), label: z.string(), currency: z.string().nullable() });
export type PeriodTotals = z.infer<typeof PeriodTotals>;

/** How a period follows on the one before it. */
export const ChainLink = z.object({
  /**
   * start: the first of its account. continuous: its start balance is the end balance before it. gap: days are missing. overlap: both hold
   * the same days. balanceBreak: it follows at once, with another balance. unknown: a date or balance is missing.
   */
  kind: z.enum(['start', 'continuous', 'gap', 'overlap', 'balanceBreak', 'unknown']),
  /** Start balance less the end balance before it. */
  difference: DecimalString.nullable(),
  /** Months (YYYY-MM) without any statement between the two. */
  missingMonths: z.array(z.string()),
  /** Days that both hold. */
  overlapDays: z.int(),
  /** Rows of this period that stand in the one before it too (same day, amount and text), one for one. */
  doubledTransactionIds: z.array(Id),
  message: z.string(),
});
export type ChainLink = z.infer<typeof ChainLink>;

export const ChainPeriod = z.object({
  jobId: Id, chunk: Id, documentId: Id, documentName: z.string(), accountId: Id, label: z.string(),
  startDate: z.string().nullable(), endDate: z.string().nullable(), startBalance: z.number().nullable(), endBalance: z.number().nullable(),
  state: ReconciliationState, link: ChainLink,
});
export type ChainPeriod = z.infer<typeof ChainPeriod>;

/** All periods of one account over all documents, oldest first. Accounts are the same when number (or name) and currency are. */
export const StatementChain = z.object({
  accountName: z.string(), number: z.string().nullable(), currency: z.string().nullable(), decimals: z.int(),
  /** Every link is a start or continuous. */
  isUnbroken: z.boolean(),
  missingMonths: z.array(z.string()),
  periods: z.array(ChainPeriod),
});
export type StatementChain = z.infer<typeof StatementChain>;

const changed = { auth: 'bearer', method: 'POST', params: WorkspaceParams, query: WorkspaceQuery, response: EditResult } as const;

export const periodChangeEndpoints = {
  updateField: endpoint({
    ...changed, path: '/api/v1/protected/job/{id}/transaction/updateMetadataField', summary: 'Change a start or end date or balance; the period is proved again.',
    body: UpdateMetadataField, errors: [editErrors.conflict],
  }),
  renameAccount: endpoint({
    ...changed, path: '/api/v1/protected/job/{id}/transaction/updateAccountName', summary: 'Rename an account and its rows.',
    body: RenameAccount, errors: [editErrors.notEditable],
  }),
  totals: endpoint({
    method: 'POST', path: '/api/v1/protected/job/{id}/getTotals', auth: 'bearer', summary: 'Credits and payments of each period, counted and added up.',
    params: WorkspaceParams, query: WorkspaceQuery, body: z.object({ cleanCsvDocumentId: Id.optional().describe('Only this document.') }),
    response: z.object({ totals: z.array(PeriodTotals) }),
  }),
} as const;

export const chainEndpoints = {
  chain: endpoint({
    method: 'GET', path: '/api/v1/protected/job/{id}/statementChain', auth: 'bearer', summary: 'How the statements of each account follow on each other.',
    params: WorkspaceParams, query: WorkspaceQuery, response: z.object({ chains: z.array(StatementChain) }),
  }),
} as const;
