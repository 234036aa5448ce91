import { z } from 'zod';
import { endpoint } from '../core/endpoint.js';
import { Id, intParam, MAX_PAGE_SIZE } from '../core/paging.js';
import { WorkspaceParams, WorkspaceQuery } from '../core/workspace.js';
import { Box } from '../reconciliation/reconciliation.contract.js';
import { StartedTask } from '../tasks/tasks.contract.js';
import { FieldName, Transaction } from '../transactions/transactions.contract.js';
import { JobType } from './jobs.contract.js';

/** Rows that the older table shows at once. */
export const OLDER_TABLE_PAGE_SIZE = 1000;
/** Raw rows of one call. */
export const JOB_DATA_LIMIT = 100;
/** Columns that automatic mode may be put into. */
export const MAX_GENERIC_COLUMNS = 20;

const offset = intParam(0, 100_000_000).default(0);

/** What stands in one row, cell by cell, as it was read. */
export const JobDataRow = z.object({
  id: Id, documentId: Id, fieldName: FieldName, pageNumber: z.int().min(0), rowNumber: z.number(), cells: z.array(z.string()), box: Box.nullable(),
});
export type JobDataRow = z.infer<typeof JobDataRow>;

/** A column that at least one row of the job fills. */
export const JobColumn = z.object({ fieldName: FieldName, index: z.int().min(0), name: z.string(), numRows: z.int().min(1), numDocuments: z.int().min(1) });
export type JobColumn = z.infer<typeof JobColumn>;

/** A line of a page that became no transaction. */
export const DiscardedLine = z.object({ pageNumber: z.int().min(0), text: z.string(), cells: z.array(z.string()), box: Box });
export type DiscardedLine = z.infer<typeof DiscardedLine>;

/** Where mail about jobs of one type goes when nobody names another address; null: to who asks. */
export const JobEmail = z.object({ id: Id, jobType: JobType, email: z.string().nullable() });
export type JobEmail = z.infer<typeof JobEmail>;

const page = { documentId: Id.optional(), pageNumber: intParam(0, 100_000).optional().describe('Zero-based.') };

export const jobReadEndpoints = {
  pageRows: endpoint({
    method: 'GET', path: '/api/v1/protected/job/{id}/transactions', auth: 'bearer',
    summary: 'Rows page by page of a document, as the older table shows them, and which pages (zero-based) have any.',
    params: WorkspaceParams, query: WorkspaceQuery.extend({ ...page, offset, limit: intParam(1, MAX_PAGE_SIZE).default(OLDER_TABLE_PAGE_SIZE) }),
    response: z.object({ transactions: z.array(Transaction), count: z.int(), pages: z.array(z.int()) }),
  }),
  data: endpoint({
    method: 'GET', path: '/api/v1/protected/job/{id}/data', auth: 'bearer', summary: 'Raw rows: the cells as they were read, whatever the kind of the document.',
    params: WorkspaceParams, query: WorkspaceQuery.extend({ ...page, offset, limit: intParam(1, MAX_PAGE_SIZE).default(JOB_DATA_LIMIT) }),
    response: z.object({ rows: z.array(JobDataRow), count: z.int() }),
  }),
  superset: endpoint({
    method: 'GET', path: '/api/v1/protected/job/{id}/superset', auth: 'bearer', summary: 'All columns that any row of any document fills: what a table of everything needs.',
    params: WorkspaceParams, query: WorkspaceQuery, response: z.object({ columns: z.array(JobColumn) }),
  }),
  templateExtractedData: endpoint({
    method: 'GET', path: '/api/v1/protected/job/{id}/templateExtractedData', auth: 'bearer', summary: 'What was read by a template, by form or in automatic mode: the rows of each field of each document.',
    params: WorkspaceParams, query: WorkspaceQuery.extend({ documentId: Id.optional(), offset, limit: intParam(1, MAX_PAGE_SIZE).default(JOB_DATA_LIMIT) }),
    response: z.object({
      data: z.array(z.object({ documentId: Id, name: z.string(), fields: z.array(z.object({ fieldName: FieldName, rows: z.array(JobDataRow) })) })),
      count: z.int().describe('Rows there are.'),
    }),
  }),
  discardedLines: endpoint({
    method: 'GET', path: '/api/v1/protected/job/{id}/discardedLines', auth: 'bearer',
    summary: 'Lines of a page that became no transaction. The page is read for it: a scan takes seconds.',
    params: WorkspaceParams, query: WorkspaceQuery.extend({ documentId: Id.optional().describe('Absent: the first document.'), pageNumber: intParam(0, 100_000).default(0).describe('Zero-based.') }),
    response: z.object({ lines: z.array(DiscardedLine) }), timeoutMs: 300_000,
  }),
  previewAutomaticMode: endpoint({
    method: 'POST', path: '/api/v1/protected/job/{id}/previewAutomaticModeAsync', auth: 'bearer',
    summary: 'Put every word of the documents into columns; the task holds the first rows. Nothing of the job changes.',
    params: WorkspaceParams, query: WorkspaceQuery,
    body: z.object({ documentId: Id.optional().describe('Absent: all documents.'), columns: z.int().min(1, 'Must be at least 1').max(MAX_GENERIC_COLUMNS, 'Must be 20 or less').optional().describe('Absent: as many as the documents have.') }),
    response: StartedTask,
  }),
} as const;

export const jobEmailEndpoints = {
  list: endpoint({
    method: 'GET', path: '/api/v1/protected/jobEmail', auth: 'bearer', summary: 'Where mail about jobs goes, by type of job.',
    query: z.object({ jobType: JobType.optional() }), response: z.object({ jobEmails: z.array(JobEmail) }),
  }),
  update: endpoint({
    method: 'POST', path: '/api/v1/protected/jobEmail/{id}', auth: 'bearer', summary: 'Change where mail about jobs of one type goes; null: to who asks.',
    params: z.object({ id: Id }), body: z.object({ email: z.email('Email is invalid').max(320).nullable() }), response: z.object({ jobEmail: JobEmail }),
  }),
} as const;
