import { iteratePages } from '../core/iteratePages.js';
import { atWorkspace, type Workspace } from '../core/workspace.js';
import type { CallInput, CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { jobReadEndpoints } from './jobReads.contract.js';
import { type CreateJob, type Job, jobEndpoints } from './jobs.contract.js';
import { type WatchOptions, watchJob } from './watchJob.js';

export type JobListQuery = NonNullable<CallInput<typeof jobEndpoints.list>['query']>;

/** Which rows; `pageNumber` counts from 0. */
export interface PageRowsQuery { documentId?: string; pageNumber?: number; offset?: number; limit?: number }

function withQuery<Q extends object>(workspace: Workspace, query: Q) {
  const at = atWorkspace(workspace);
  return { params: at.params, query: { ...at.query, ...query } };
}

export type JobsResource = ReturnType<typeof createJobs>;

/** The job list in pages of this size when every job is wanted. */
const ITERATE_PAGE_SIZE = 100;

export function createJobs({ call, live }: ClientContext) {
  return {
    /** Starts a job on uploaded documents. @throws `job.document_gone`, `document.password_required`, `credits.out_of_pages` */
    async create(input: CreateJob, { combineIntoSingleDocument, ...options }: CallOptions & { combineIntoSingleDocument?: boolean } = {}) {
      const query = { combineIntoSingleDocument: combineIntoSingleDocument ? ('1' as const) : undefined };
      return (await call(jobEndpoints.create, { body: input, query, ...options })).job;
    },
    async get(id: string, options: CallOptions = {}) {
      return (await call(jobEndpoints.get, { params: { id }, ...options })).job;
    },
    /** One page of the jobs, newest first: `rows`, and `count` of all. */
    list(query: JobListQuery = {}, options: CallOptions = {}) {
      return call(jobEndpoints.list, { query, ...options });
    },
    /** All jobs, newest first. */
    iterate(query: Omit<JobListQuery, 'offset'> = {}, options: CallOptions = {}): AsyncGenerator<Job, void, void> {
      const limit = query.limit ?? ITERATE_PAGE_SIZE;
      return iteratePages(async (pageIndex) => {
        const offset = pageIndex * limit;
        const { rows, count } = await call(jobEndpoints.list, { query: { ...query, limit, offset }, ...options });
        return { items: rows, isLast: offset + rows.length >= count };
      });
    },
    /** The job now and after each change, last in its final status; goes on when the connection drops. @throws `request.not_found` when it is deleted */
    watch(id: string, options: WatchOptions = {}): AsyncGenerator<Job, void, void> {
      return watchJob({ jobId: id, live, getJob: async (signal) => (await call(jobEndpoints.get, { params: { id }, signal })).job }, options);
    },
    /** Deletes the job with its documents and rows; a running one is canceled first. */
    delete(id: string, options: CallOptions = {}) {
      return call(jobEndpoints.delete, { params: { id }, ...options });
    },
    async cancel(id: string, options: CallOptions = {}) {
      return (await call(jobEndpoints.cancel, { params: { id }, ...options })).job;
    },
    /** Runs a job again that ran out of pages, failed or was canceled. @throws `job.not_resumable` */
    async resume(id: string, options: CallOptions = {}) {
      return (await call(jobEndpoints.resume, { params: { id }, ...options })).job;
    },
    /** Reads the documents again; rows, and what was changed in them, are replaced. */
    async redo(id: string, { disableAutoRotation, ...options }: CallOptions & { disableAutoRotation?: boolean } = {}) {
      return (await call(jobEndpoints.redo, { params: { id }, query: { disableAutoRotation: disableAutoRotation ? 'true' : undefined }, ...options })).job;
    },
    /** The same, as bank statements. */
    async redoInBankMode(id: string, { useV2, disableAutoRotation, ...options }: CallOptions & { useV2?: boolean; disableAutoRotation?: boolean } = {}) {
      const query = { useV2: useV2 ? ('true' as const) : undefined, disableAutoRotation: disableAutoRotation ? ('true' as const) : undefined };
      return (await call(jobEndpoints.redoInBankMode, { params: { id }, query, ...options })).job;
    },
    /** Reads the same documents anew, and answers the new job. */
    async debug(id: string, options: CallOptions = {}) {
      return (await call(jobEndpoints.debug, { params: { id }, ...options })).job;
    },
    /** The same as redo: there is one engine. */
    async redoInOldMode(id: string, options: CallOptions = {}) {
      return (await call(jobEndpoints.redoInOldMode, { params: { id }, ...options })).job;
    },
    /** Sends a mail that tells how the job stands. @throws `job.no_mail` */
    async email(id: string, { email, ...options }: CallOptions & { email?: string } = {}) {
      return (await call(jobEndpoints.email, { params: { id }, body: { email }, ...options })).email;
    },
    async markReviewed(id: string, options: CallOptions = {}) {
      return (await call(jobEndpoints.markReviewed, { params: { id }, ...options })).job;
    },
    /** Renames the job. */
    async update(id: string, changes: { name: string }, options: CallOptions = {}) {
      return (await call(jobEndpoints.update, { params: { id }, body: changes, ...options })).job;
    },
    async documents(workspace: Workspace, options: CallOptions = {}) {
      return (await call(jobEndpoints.documents, { ...atWorkspace(workspace), ...options })).documents;
    },
    /** Takes a document out of the job and deletes it with its rows. */
    deleteDocument(workspace: Workspace, documentId: string, options: CallOptions = {}) {
      const { params, query } = atWorkspace(workspace);
      return call(jobEndpoints.deleteDocument, { params: { ...params, docId: documentId }, query, ...options });
    },
    /** What the engine wants the reviewer to know. */
    async findings(workspace: Workspace, options: CallOptions = {}) {
      return (await call(jobEndpoints.findings, { ...atWorkspace(workspace), ...options })).findings;
    },
    /** Rows of a page (from 0) of a document, as the older table shows them; and which pages have any. */
    pageRows(workspace: Workspace, query: PageRowsQuery = {}, options: CallOptions = {}) {
      return call(jobReadEndpoints.pageRows, { ...withQuery(workspace, query), ...options });
    },
    /** Raw rows: the cells as they were read. */
    data(workspace: Workspace, query: PageRowsQuery = {}, options: CallOptions = {}) {
      return call(jobReadEndpoints.data, { ...withQuery(workspace, query), ...options });
    },
    /** All columns that any row fills. */
    async superset(workspace: Workspace, options: CallOptions = {}) {
      return (await call(jobReadEndpoints.superset, { ...atWorkspace(workspace), ...options })).columns;
    },
    /** What was read by a template, by form or in automatic mode, by document and field. */
    templateExtractedData(workspace: Workspace, query: Omit<PageRowsQuery, 'pageNumber'> = {}, options: CallOptions = {}) {
      return call(jobReadEndpoints.templateExtractedData, { ...withQuery(workspace, query), ...options });
    },
    /** Lines of a page (from 0) that became no transaction. */
    async discardedLines(workspace: Workspace, query: { documentId?: string; pageNumber?: number } = {}, options: CallOptions = {}) {
      return (await call(jobReadEndpoints.discardedLines, { ...withQuery(workspace, query), ...options })).lines;
    },
    /** Puts every word into columns, to look at. `tasks.wait` brings the first rows in `output.preview`. */
    async previewAutomaticMode(workspace: Workspace, input: { documentId?: string | undefined; columns?: number } = {}, options: CallOptions = {}) {
      return (await call(jobReadEndpoints.previewAutomaticMode, { ...atWorkspace(workspace), body: input, ...options })).asyncJobId;
    },
    /** Replaces the tags. */
    async setTags(id: string, tags: string[], options: CallOptions = {}) {
      return (await call(jobEndpoints.setTags, { params: { id }, body: tags, ...options })).job;
    },
    /** All tags in use on jobs. */
    async listTags(options: CallOptions = {}) {
      return (await call(jobEndpoints.listTags, options)).tags;
    },
  };
}
