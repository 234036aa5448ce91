import { z } from 'zod';
import { endpoint } from '../core/endpoint.js';
import { CalendarDate, Id } from '../core/paging.js';
import { WorkspaceParams, WorkspaceQuery } from '../core/workspace.js';

/** Badge of a document, account, job, field or period. */
export const ReconciliationState = z.enum(['Reconciled', 'Not Reconciled', 'Unknown']);
export type ReconciliationState = z.infer<typeof ReconciliationState>;

/** The value of an `isReconciled` metadata field that means reconciled. */
export const RECONCILED_VALUE = '1';
/** A date containing this is shown as 'Bad year' or 'Bad date'. */
export const BAD_YEAR = '2001';

/** Exact decimal as a string, e.g. "-12.30". */
export const DecimalString = z.string().regex(/^-?\d+(\.\d+)?$/);

/** A rectangle on a page: [x0, y0, x1, y1] in PDF points, origin top-left of the upright page. */
export const Box = z.tuple([z.number(), z.number(), z.number(), z.number()]);
export type Box = z.infer<typeof Box>;

/** Where and by what means a value was read. `page` counts from 1. */
export const Source = z.object({
  means: z.enum(['printed', 'ocr', 'inferred', 'corrected', 'manual']),
  page: z.int().min(1).nullable(),
  box: Box.nullable(),
  text: z.string().optional(),
  confidence: z.number().optional(),
  rule: z.string().optional(),
  by: z.string().optional(),
  at: z.string().optional(),
});
export type Source = z.infer<typeof Source>;

export const ProofTerm = z.object({
  name: z.enum(['startBalance', 'credits', 'debits', 'endBalance']),
  amount: DecimalString.nullable(),
  source: Source.nullable(),
});

/** What a printed figure is tested as: balances and totals are amounts, the kinds that begin with "count" are whole numbers. */
export const ProofCheckKind = z.enum([
  'runningBalance', 'countBalances', 'totalCredits', 'totalDebits', 'countCredits', 'countDebits', 'sectionTotal', 'chain', 'other',
]);
export type ProofCheckKind = z.infer<typeof ProofCheckKind>;

export function isCountCheck(kind: ProofCheckKind): boolean {
  return kind.startsWith('count');
}

export const ProofCheck = z.object({
  kind: ProofCheckKind,
  label: z.string(),
  expected: z.string(),
  actual: z.string(),
  ok: z.boolean(),
  source: Source.nullable(),
  rows: z.tuple([z.int(), z.int()]).optional(),
});

export const ProofBreak = z.object({
  row: z.int().nullable().describe("Index into the period's rows; null where all rows agree and only the end balance does not follow from them."),
  page: z.int().nullable(), box: Box.nullable(), expected: DecimalString, printed: DecimalString,
});

export const ProofRepair = z.object({
  row: z.int().nullable(),
  field: z.enum(['amount', 'balance', 'date', 'startBalance', 'endBalance', 'row']),
  from: z.string().nullable(),
  to: z.string(),
  rule: z.string(),
});

/** Why a period is or is not reconciled: the equation, every printed figure it was held against, and what was repaired. */
export const Proof = z.object({
  status: z.enum(['reconciled', 'notReconciled', 'unknown']),
  method: z.enum(['chain', 'sum', 'bareSum', 'none']),
  terms: z.array(ProofTerm),
  difference: DecimalString.nullable(),
  checks: z.array(ProofCheck),
  firstBreak: ProofBreak.nullable(),
  repairs: z.array(ProofRepair),
  explanation: z.string(),
});
export type Proof = z.infer<typeof Proof>;

/** What a statement may print of itself and of its bill, in the order in which it is shown. Amounts have no sign. */
export const PRINTED_FACTS = {
  statementNumber: { label: 'Statement number', kind: 'text' },
  payments: { label: 'Payments', kind: 'amount' },
  purchases: { label: 'Purchases', kind: 'amount' },
  fees: { label: 'Fees', kind: 'amount' },
  interest: { label: 'Interest', kind: 'amount' },
  minimumPayment: { label: 'Minimum payment', kind: 'amount' },
  dueDate: { label: 'Payment due', kind: 'date' },
} as const;
export type PrintedFactName = keyof typeof PRINTED_FACTS;
export const PRINTED_FACT_NAMES = Object.keys(PRINTED_FACTS) as PrintedFactName[];

const factValues = { text: z.string(), amount: DecimalString, date: CalendarDate };
const factOf = (kind: keyof typeof factValues) => z.object({ value: factValues[kind], source: Source }).optional();

export const PrintedFacts = z.object(
  Object.fromEntries(PRINTED_FACT_NAMES.map((name) => [name, factOf(PRINTED_FACTS[name].kind)])) as Record<PrintedFactName, ReturnType<typeof factOf>>,
);
export type PrintedFacts = z.infer<typeof PrintedFacts>;

/** One account and period of a document (the specification's chunk), with its totals and proof. Money: JSON numbers. */
export const Period = z.object({
  chunk: Id,
  documentId: Id,
  accountId: Id,
  label: z.string(),
  startDate: CalendarDate.nullable(),
  endDate: CalendarDate.nullable(),
  startBalance: z.number().nullable(),
  endBalance: z.number().nullable(),
  numCredits: z.int(),
  numPayments: z.int(),
  totalCredits: z.number(),
  totalPayments: z.number(),
  numTransactions: z.int(),
  isReconciled: z.boolean(),
  state: ReconciliationState,
  /** Sources of the four editable fields. */
  sources: z.object({
    startDate: Source.nullable(), endDate: Source.nullable(), startBalance: Source.nullable(), endBalance: Source.nullable(),
  }),
  proof: Proof,
  /** Absent where the statement prints none of it. */
  facts: PrintedFacts.optional(),
});
export type Period = z.infer<typeof Period>;

export const Account = z.object({
  id: Id,
  documentId: Id,
  /** What the account selector shows; unique within the job. */
  accountName: z.string(),
  number: z.string().nullable(),
  name: z.string().nullable(),
  type: z.enum(['bank', 'card']),
  currency: z.string().nullable(),
  decimals: z.int(),
  institution: z.string().nullable(),
  holder: z.string().nullable(),
  state: ReconciliationState,
  periods: z.array(Period),
});
export type Account = z.infer<typeof Account>;

/** One fact of a period in the specification's form; `isReconciled` is '1' or '0'. */
export const MetadataField = z.object({
  name: z.enum(['isReconciled', 'startDate', 'endDate', 'startBalance', 'endBalance']),
  value: z.string().nullable(),
  documentId: Id,
  chunk: Id,
  accountName: z.string(),
});
export type MetadataField = z.infer<typeof MetadataField>;

export const reconciliationEndpoints = {
  get: endpoint({
    method: 'GET', path: '/api/v1/protected/job/{id}/reconciliation', auth: 'bearer',
    summary: 'Accounts and periods of a job with balances, totals and proofs.',
    params: WorkspaceParams,
    query: WorkspaceQuery.extend({ documentId: Id.optional() }),
    response: z.object({ state: ReconciliationState, accounts: z.array(Account) }),
  }),
  metadataFields: endpoint({
    method: 'GET', path: '/api/v1/protected/job/{id}/metadataFields', auth: 'bearer',
    summary: 'Start and end dates, balances and reconciliation of every period, one row a fact.',
    params: WorkspaceParams,
    query: WorkspaceQuery,
    response: z.object({ metadataFields: z.array(MetadataField) }),
  }),
} as const;
