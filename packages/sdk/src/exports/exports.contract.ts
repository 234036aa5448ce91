import { z } from 'zod';
import { defineError } from '../core/defineError.js';
import { endpoint, EXPORT_TIMEOUT_MS } from '../core/endpoint.js';
import { Filter, Id } from '../core/paging.js';
import { WorkspaceParams, WorkspaceQuery } from '../core/workspace.js';
import { jobErrors } from '../jobs/jobs.contract.js';

/** Response header that says how many rows a trial download was cut to. */
export const TRIAL_LIMIT_HEADER = 'x-tieout-trial-limit';
export const DEFAULT_EXPORT_FORMAT = 'xlsx';

export const ExportRequest = z.object({
  format: z.string().min(1).max(100).describe('Id of a format: xlsx, csv, qbo, json …'),
  documentIds: z.array(Id).max(500).optional().describe('Absent: all documents of the job.'),
  content: z.enum(['transactions', 'invoices']).optional().describe('Under two tags: which of the two. Absent: invoices where all jobs hold invoices, else transactions.'),
  filters: z.array(Filter).max(50).optional(),
  selectedFieldNames: z.array(z.string().min(1).max(255)).min(1).max(500).optional().describe('Of what templates read: only these fields and tables. Absent: all.'),
  sortBy: z.enum(['date', 'original']).default('original'),
  sortDirection: z.enum(['asc', 'desc']).default('asc'),
  preview: z.boolean().default(false).describe('Answer the first rows as JSON (`columns`, `rows`) instead of a file.'),
  withProof: z.boolean().default(false).describe('A zip: the file, proof.json and a page of proof (PDF).'),
  onlyReconciled: z.boolean().default(false).describe('Refuse when a period is not reconciled.'),
  options: z.record(z.string(), z.unknown()).default({}).describe("The format's own options."),
});
export type ExportRequest = z.input<typeof ExportRequest>;

export const exportErrors = {
  noData: defineError({ type: 'export.no_data', code: 1055, status: 422, message: 'There is no data to export. Include at least one row, or choose other documents.' }),
  unknownFormat: defineError({ type: 'export.unknown_format', code: 2301, status: 422, message: 'There is no such export format.' }),
  notReconciled: defineError({ type: 'export.not_reconciled', code: 2302, status: 409, message: 'Some periods are not reconciled, so nothing was exported. Fix them, or export without the "only reconciled" option.' }),
  rowWithoutDate: defineError({ type: 'export.row_without_date', code: 2304, status: 422, message: 'A row has no date, and this format needs one. Enter the date, exclude the row, or choose another format.' }),
  invalidOptions: defineError({ type: 'export.invalid_options', code: 2303, status: 422, message: 'The options do not fit the format. data.issues lists what must change.' }),
} as const;

export const WebConnectService = z.enum(['bank', 'card']);
export type WebConnectService = z.infer<typeof WebConnectService>;

export const Bank = z.object({
  bid: z.string(), name: z.string(), bankName: z.string(),
  /** Kinds of account that QuickBooks takes files of from this institution. */
  services: z.array(WebConnectService),
});
export type Bank = z.infer<typeof Bank>;

/** First rows of an export, as text the way they are written. */
export const ExportPreview = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  /** Rows that stand in two overlapping statements of an account and leave once; absent when there are none. */
  doubledRows: z.int().optional(),
});
export type ExportPreview = z.infer<typeof ExportPreview>;

export const ProofRequest = z.object({
  format: z.enum(['json', 'pdf']).describe('json: every figure with its source. pdf: one page for the file.'),
  documentIds: z.array(Id).max(500).optional().describe('Absent: all documents of the job.'),
});
export type ProofRequest = z.input<typeof ProofRequest>;

export const exportEndpoints = {
  create: endpoint({
    method: 'POST', path: '/api/v1/protected/job/{id}/export', auth: 'bearer', isReading: true,
    summary: 'The rows of a job, or of all jobs under two tags, as a file in one of the formats.',
    params: WorkspaceParams, query: WorkspaceQuery, body: ExportRequest, response: 'binary', timeoutMs: EXPORT_TIMEOUT_MS,
    errors: [...Object.values(exportErrors), jobErrors.notFinished],
  }),
  proof: endpoint({
    method: 'POST', path: '/api/v1/protected/job/{id}/proof', auth: 'bearer', isReading: true,
    summary: 'The proof of a job for the files of an auditor: accounts, periods, equations, checks, corrections, and who approved it.',
    params: WorkspaceParams, query: WorkspaceQuery, body: ProofRequest, response: 'binary', timeoutMs: EXPORT_TIMEOUT_MS,
    errors: [exportErrors.noData, jobErrors.notFinished],
  }),
  listBanks: endpoint({
    method: 'GET', path: '/api/v1/protected/qbo/bids', auth: 'bearer', summary: 'Institutions that QuickBooks accepts files of.',
    query: z.object({ service: WebConnectService.optional().describe('Only those enabled for this kind of account.') }),
    response: z.object({ banks: z.array(Bank) }),
  }),
  recentBanks: endpoint({
    method: 'GET', path: '/api/v1/protected/qbo/bids/recent', auth: 'bearer', summary: 'Institutions the user exported for last, newest first.',
    response: z.object({ banks: z.array(Bank) }),
  }),
} as const;
