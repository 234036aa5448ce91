import { z } from 'zod';
import { defineEvent } from '../core/defineEvent.js';
import { endpoint } from '../core/endpoint.js';
import { CalendarDate, DEFAULT_PAGE_SIZE, Filter, Id, intParam, jsonParam, MAX_PAGE_SIZE, Pagination, Sort } from '../core/paging.js';
import { WorkspaceParams, WorkspaceQuery } from '../core/workspace.js';
import { Box, Source } from '../reconciliation/reconciliation.contract.js';

/** `added manually` and the others are the specification's filter values. */
export const TransactionStatus = z.enum(['unknown', 'reconciled', 'added manually', 'error']);
export type TransactionStatus = z.infer<typeof TransactionStatus>;
export const DEFAULT_STATUS_FILTER: readonly TransactionStatus[] = ['unknown', 'reconciled', 'added manually'];

export const FieldName = z.enum(['bankMode', 'generic', 'template', 'formMode', 'invoice']);
export type FieldName = z.infer<typeof FieldName>;

/** Fixed positions of the values in `row` of bank-mode rows. */
export const BANK_COLUMNS = {
  date: 0, name: 1, amount: 2, checkNumber: 3, balance: 4, date2: 5, refNumber: 6, category: 7, editedCategory: 8, payee: 9,
} as const;

/** Source of each value that was read from the document. */
export const RowProvenance = z.object({
  date: Source.nullable(), date2: Source.nullable(), description: Source.nullable(), amount: Source.nullable(), balance: Source.nullable(),
});
export type RowProvenance = z.infer<typeof RowProvenance>;

/** One transaction. Money in is positive, money out negative, as the account's holder sees it. */
export const Transaction = z.object({
  id: Id,
  documentId: Id,
  fieldName: FieldName,
  /** Order in the document, from 0. A row that was added stands between two others at a fraction, or before the first below 0. */
  rowNumber: z.number(),
  included: z.boolean(),
  /** Zero-based; the grid shows it plus one. */
  pageNumber: z.int().min(0),
  date: CalendarDate.nullable(),
  date2: CalendarDate.nullable(),
  payee: z.string().nullable(),
  /** Lines as printed, joined with a line feed. */
  description: z.string(),
  amount: z.number().nullable(),
  debit: z.number().nullable(),
  credit: z.number().nullable(),
  balance: z.number().nullable(),
  checkNumber: z.string().nullable(),
  refNumber: z.string().nullable(),
  account: z.string().nullable(),
  accountNickname: z.string().nullable(),
  chunk: Id.nullable(),
  chunkLabel: z.string().nullable(),
  currency: z.string().nullable(),
  category: z.string().nullable(),
  status: TransactionStatus,
  /** Raw cells in BANK_COLUMNS order (bank mode) or as columns of words (generic). */
  row: z.array(z.string()),
  box: Box.nullable(),
  provenance: RowProvenance,
  /** fragmentId: the place that a template read it from. */
  metadata: z.object({ aiGenerated: z.boolean().optional(), fragmentId: Id.optional() }),
  /** Grows with each change; an edit against an older version is a conflict. */
  version: z.int(),
});
export type Transaction = z.infer<typeof Transaction>;

export const transactionEvents = {
  changed: defineEvent({
    name: 'transactions.changed', messageType: 'TransactionsChanged',
    payload: z.object({
      jobId: Id,
      documentIds: z.array(Id),
      /** Of an edit: who made it, and which step. Absent when a job was read. */
      editId: Id.optional(),
      userId: Id.optional(),
      /** The rows, while they are at most 100; null: many. */
      transactionIds: z.array(Id).nullable().optional(),
    }),
  }),
} as const;

export const transactionEndpoints = {
  list: endpoint({
    method: 'GET', path: '/api/v1/protected/job/{id}/transactions2', auth: 'bearer',
    summary: 'Rows of a job, paged, filtered and sorted on the server. Default order: as in the document.',
    params: WorkspaceParams,
    query: WorkspaceQuery.extend({
      page: intParam(1, 100_000_000).default(1),
      pageSize: intParam(1, MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
      filters: jsonParam(z.array(Filter).max(50)).optional(),
      sorting: jsonParam(z.array(Sort).max(5)).optional(),
      account: z.string().max(500).optional(),
      chunk: Id.optional(),
      documentId: Id.optional(),
      fieldName: FieldName.optional(),
      included: z.enum(['true', 'false']).optional(),
    }),
    response: z.object({ data: z.array(Transaction), pagination: Pagination }),
  }),
} as const;
