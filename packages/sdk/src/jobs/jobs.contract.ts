import { z } from 'zod';
import { defineError } from '../core/defineError.js';
import { defineEvent } from '../core/defineEvent.js';
import { endpoint, JOB_CREATE_TIMEOUT_MS } from '../core/endpoint.js';
import { ErrorBody } from '../core/apiError.js';
import { outOfPages } from '../core/errors.js';
import { Filter, Id, Instant, intParam, jsonParam, Sort } from '../core/paging.js';
import { WorkspaceParams, WorkspaceQuery } from '../core/workspace.js';
import { documentErrors, Document } from '../documents/documents.contract.js';
import { FormRecord, MAX_FORM_RECORDS } from '../documents/formFields.contract.js';
import { PdfCommand } from '../documents/pdfCommands.contract.js';
import { ReconciliationState } from '../reconciliation/reconciliation.contract.js';

export const JobStatus = z.enum(['InProgress', 'Finishing', 'Succeeded', 'Failed', 'Canceled', 'OutOfCredits']);
export type JobStatus = z.infer<typeof JobStatus>;
/** The job will change without anybody's help. */
export const RUNNING_STATUSES: readonly JobStatus[] = ['InProgress', 'Finishing'];

export const JobType = z.enum(['Invoice', 'ExtractData', 'WritePdf', 'EditDocument', 'Form', 'Csv2Qbo']);
export type JobType = z.infer<typeof JobType>;

/** Jobs that make PDFs out of others, rather than read them. */
export const MAKING_TYPES: readonly JobType[] = ['WritePdf', 'EditDocument'];

export const JOB_LIST_LIMIT = 10;
export const POST_CREATE_REFRESH_MS = 5000;
export const POLL_INTERVAL_MS = 5000;
export const POLLS_BEFORE_SLOWING = 3;
export const POLL_SLOW_INTERVAL_MS = 30_000;
export const STATUS_CHECK_INTERVAL_MS = 2000;
export const STATUS_CHECK_MAX_MS = 300_000;
/** Without progress the remaining time is estimated at this much per page of totalJobs. */
export const ESTIMATE_PER_PAGE_MS = 1000;

/** Rows of the first pages of a job that is still read. Provisional: the whole document may say otherwise, and nothing of it is proved. */
export const JobPreview = z.object({
  documentId: Id,
  /** Pages they come from, from the first. */
  pages: z.int().min(1),
  /** How many rows these pages hold. */
  numRows: z.int().min(0),
  /** The first of them. */
  rows: z.array(z.object({ pageNumber: z.int().min(0), date: z.string().nullable(), description: z.string(), amount: z.number(), currency: z.string().nullable() })),
});
export type JobPreview = z.infer<typeof JobPreview>;

export const Job = z.object({
  id: Id,
  name: z.string(),
  type: JobType,
  status: JobStatus,
  /** JSON text with documentId, as the specification has it. */
  output: z.string().nullable(),
  isGeneric: z.boolean(),
  originalIsGeneric: z.boolean(),
  isBankMode: z.boolean(),
  originalIsBankMode: z.boolean(),
  bankModeIfReconciled: z.boolean(),
  originalBankModeIfReconciled: z.boolean(),
  isPartial: z.boolean(),
  createdAt: Instant,
  date: Instant,
  startedAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  /** When somebody marked it reviewed. */
  reviewedAt: Instant.nullable(),
  /** Pages needed. */
  totalJobs: z.int().min(0),
  /** 0 to 1; null before the first page. */
  progress: z.number().min(0).max(1).nullable(),
  /** JSON text with algoVersion, engineVersion and, for automatic mode, genericReason. */
  metadata: z.string(),
  /** What was found on the first pages while the others are read; null once the job has ended, when its rows are there. */
  preview: JobPreview.nullish(),
  template: z.object({ id: z.string(), name: z.string(), smallImageUrl: z.string() }).nullable(),
  templateId: z.string().nullable(),
  tags: z.array(z.string()),
  numDocuments: z.int(),
  numTransactions: z.int(),
  reconciliation: ReconciliationState,
  /** A date of the job is bad (contains 2001). */
  hasBadDate: z.boolean(),
  /** Why the job failed: the error of its first failed document, with `data.document`. */
  error: ErrorBody.omit({ requestId: true }).nullable(),
});
export type Job = z.infer<typeof Job>;

/** Something the engine wants the reviewer to know, at its place. */
export const Finding = z.object({
  documentId: Id, code: z.string(), message: z.string(), page: z.int().nullable(),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
});
export type Finding = z.infer<typeof Finding>;

export const TagName = z.string().trim().min(1).max(100);

export const CreateJob = z.object({
  jobName: z.string().trim().max(255).optional().describe('Falls back to the name of the first document.'),
  documents: z.array(Id).min(1, 'Add at least one document').max(500),
  templateId: z.string().max(100).nullable().optional(),
  tags: z.array(TagName).max(100).default([]),
  jobType: JobType.default('ExtractData'),
  integrationId: z.string().max(100).nullable().optional(),
  flattenTables: z.boolean().optional(),
  enableMultiPage: z.boolean().optional(),
  records: z.array(FormRecord).min(1).max(MAX_FORM_RECORDS).optional().describe('For the type WritePdf: each makes one filled-in PDF of every form.'),
  pdfCommands: z.array(PdfCommand).max(500).optional().describe('For the type EditDocument: what is done to the pages of the documents, one behind the other.'),
}).superRefine(({ jobType, records, pdfCommands }, { addIssue }) => {
  if (jobType === 'WritePdf' && !records) addIssue({ code: 'custom', path: ['records'], message: 'Enter at least one value' });
  if (jobType === 'EditDocument' && !pdfCommands) addIssue({ code: 'custom', path: ['pdfCommands'], message: 'Say what to do with the pages' });
});
export type CreateJob = z.input<typeof CreateJob>;

/** A page whose file has it on its side or upside down. Its text was read, and is shown, turned by so many degrees clockwise; boxes are on the page as the file has it. */
export const PageTurn = z.object({ pageNumber: z.int().min(0), degrees: z.union([z.literal(90), z.literal(180), z.literal(270)]) });
export type PageTurn = z.infer<typeof PageTurn>;

export const JobDocument = Document.pick({ documentId: true, originalname: true, mimetype: true, numPages: true, name: true }).extend({
  /** The job that reads it; under two tags there may be several. */
  jobId: Id,
  status: JobStatus,
  reconciliation: ReconciliationState,
  pageTurns: z.array(PageTurn).default([]),
  error: ErrorBody.omit({ requestId: true }).nullable(),
});
export type JobDocument = z.infer<typeof JobDocument>;

export const jobErrors = {
  documentGone: defineError({ type: 'job.document_gone', code: 2201, status: 422, message: 'A document of this job no longer exists. Upload it again.' }),
  notFinished: defineError({ type: 'job.not_finished', code: 2203, status: 409, message: 'The job is still running. Wait until it has finished.' }),
  noMail: defineError({ type: 'job.no_mail', code: 2205, status: 422, message: 'This server sends no mail. Set SMTP_URL to the address of a mail server, and PUBLIC_URL to its own.' }),
  notResumable: defineError({ type: 'job.not_resumable', code: 2204, status: 409, message: 'Only a job that ran out of pages, failed or was canceled can be resumed.' }),
} as const;

export const jobEvents = {
  created: defineEvent({ name: 'job.created', payload: z.object({ job: Job }), messageType: 'JobStatusUpdate' }),
  updated: defineEvent({ name: 'job.updated', payload: z.object({ job: Job }), messageType: 'JobStatusUpdate' }),
  deleted: defineEvent({ name: 'job.deleted', payload: z.object({ jobId: Id }), messageType: 'JobDeleted' }),
} as const;

const JobParams = z.object({ id: Id });
const JobResponse = z.object({ job: Job });
const flag = z.enum(['true', 'false', '1', '0']).optional();
const RedoQuery = z.object({ disableAutoRotation: flag.describe('Keep the pages as they lie.') });

export const jobEndpoints = {
  create: endpoint({
    method: 'POST', path: '/api/v1/protected/job', auth: 'bearer',
    summary: 'Start a job on uploaded documents.',
    query: z.object({ combineIntoSingleDocument: z.literal('1').optional() }),
    body: CreateJob, response: JobResponse, timeoutMs: JOB_CREATE_TIMEOUT_MS,
    errors: [jobErrors.documentGone, documentErrors.passwordRequired, documentErrors.notPdf, documentErrors.noFields, documentErrors.entryRefused, outOfPages],
  }),
  list: endpoint({
    method: 'GET', path: '/api/v1/protected/job', auth: 'bearer', summary: 'Jobs, newest first.',
    query: z.object({
      offset: intParam(0, 1_000_000_000).default(0),
      limit: intParam(1, 100).default(JOB_LIST_LIMIT),
      type: z.string().max(200).optional().describe('Comma-separated job types.'),
      status: z.string().max(200).optional().describe('Comma-separated statuses.'),
      tags: z.string().max(2000).optional().describe('Comma-separated tags; a job must have all of them.'),
      unassigned: z.enum(['true', 'false']).optional(),
      filters: jsonParam(z.array(Filter).max(50)).optional(),
      sorting: jsonParam(z.array(Sort).max(5)).optional(),
    }),
    response: z.object({ rows: z.array(Job), count: z.int() }),
  }),
  get: endpoint({
    method: 'GET', path: '/api/v1/protected/job/{id}', auth: 'bearer', summary: 'One job.', params: JobParams, response: JobResponse,
  }),
  update: endpoint({
    method: 'POST', path: '/api/v1/protected/job/{id}', auth: 'bearer', summary: 'Rename a job.',
    params: JobParams, body: z.object({ name: z.string().trim().min(1, 'Name is required').max(255) }), response: JobResponse,
  }),
  delete: endpoint({
    method: 'DELETE', path: '/api/v1/protected/job/{id}', auth: 'bearer',
    summary: 'Delete a job with its documents and rows. A running job is canceled first.', params: JobParams, response: 'empty',
  }),
  cancel: endpoint({
    method: 'POST', path: '/api/v1/protected/job/{id}/cancel', auth: 'bearer', summary: 'Stop a running job; what was read is dropped.',
    params: JobParams, response: JobResponse,
  }),
  resume: endpoint({
    method: 'POST', path: '/api/v1/protected/job/{id}/resume', auth: 'bearer', summary: 'Run a job again that ran out of pages, failed or was canceled.',
    params: JobParams, response: JobResponse, errors: [jobErrors.notResumable, outOfPages],
  }),
  redo: endpoint({
    method: 'POST', path: '/api/v1/protected/job/{id}/redo', auth: 'bearer', summary: 'Read the documents of a job again. Rows, and what was changed in them, are replaced.',
    params: JobParams, query: RedoQuery, response: JobResponse, errors: [jobErrors.notFinished],
  }),
  redoInBankMode: endpoint({
    method: 'POST', path: '/api/v1/protected/job/{id}/redoInBankMode', auth: 'bearer', summary: 'The same, as bank statements.',
    params: JobParams, query: RedoQuery.extend({ useV2: flag }), response: JobResponse, errors: [jobErrors.notFinished],
  }),
  redoInOldMode: endpoint({
    method: 'POST', path: '/api/v1/protected/job/{id}/redoInOldMode', auth: 'bearer',
    summary: 'The same as redo: there is one engine, whose results of earlier versions are not used again.', params: JobParams, response: JobResponse, errors: [jobErrors.notFinished],
  }),
  email: endpoint({
    method: 'POST', path: '/api/v1/protected/job/{id}/email', auth: 'bearer', summary: 'Send a mail that tells how a job stands, with a link to it. To the address of who asks, or to another one.',
    params: JobParams, body: z.object({ email: z.email('Email is invalid').max(320).optional() }).optional(), response: z.object({ email: z.string() }), errors: [jobErrors.noMail],
  }),
  debug: endpoint({
    method: 'POST', path: '/api/v1/protected/job/{id}/debug', auth: 'bearer', summary: 'Read the same documents anew as a job of its own, and answer that one; the job itself stays as it is.',
    params: JobParams, response: JobResponse, errors: [jobErrors.documentGone],
  }),
  markReviewed: endpoint({
    method: 'POST', path: '/api/v1/protected/job/{id}/markReviewed', auth: 'bearer', summary: 'Note that somebody has looked a job through.', params: JobParams, response: JobResponse,
  }),
  documents: endpoint({
    method: 'GET', path: '/api/v1/protected/job/{id}/documents', auth: 'bearer', summary: 'Documents of a job.',
    params: WorkspaceParams, query: WorkspaceQuery, response: z.object({ documents: z.array(JobDocument) }),
  }),
  deleteDocument: endpoint({
    method: 'DELETE', path: '/api/v1/protected/job/{id}/documents/{docId}', auth: 'bearer', summary: 'Take a document out of a job and delete it with its rows.',
    params: WorkspaceParams.extend({ docId: Id }), query: WorkspaceQuery, response: 'empty', errors: [documentErrors.inUse],
  }),
  findings: endpoint({
    method: 'GET', path: '/api/v1/protected/job/{id}/findings', auth: 'bearer', summary: 'What the engine wants the reviewer to know.',
    params: WorkspaceParams, query: WorkspaceQuery, response: z.object({ findings: z.array(Finding) }),
  }),
  listTags: endpoint({
    method: 'GET', path: '/api/v1/protected/job/tags2', auth: 'bearer', summary: 'All tags in use on jobs.', response: z.object({ tags: z.array(z.string()) }),
  }),
  setTags: endpoint({
    method: 'POST', path: '/api/v1/protected/job/{id}/tags2/', auth: 'bearer', summary: 'Replace the tags of a job.',
    params: JobParams, body: z.array(TagName).max(100), response: JobResponse,
  }),
} as const;
