import type { z } from 'zod';
import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { adminEndpoints } from './admin.contract.js';
import type { RecordContext, RecordQuery } from './admin.contract.js';

export type AdminResource = ReturnType<typeof createAdmin>;

/** For those who run the server: READ_DB_TABLES or SUPPORT_TOOL is needed. */
export function createAdmin({ call }: ClientContext) {
  return {
    /** One page of a table, newest first. */
    db: (context: RecordContext, query: RecordQuery & { userId?: string; contractId?: string } = {}, options: CallOptions = {}) => call(adminEndpoints.db, { params: { context }, query, ...options }),
    /** Documents of all contracts, newest first. */
    documents: (query: RecordQuery & { jobId?: string } = {}, options: CallOptions = {}) => call(adminEndpoints.documents, { query, ...options }),
    /** A document of a customer as it was uploaded. */
    downloadDocument: (id: string, options: CallOptions = {}) => call(adminEndpoints.downloadDocument, { params: { id }, ...options }),
    /** Documents of a job, for the support to download. */
    async jobDocuments(jobId: string, options: CallOptions = {}) {
      return (await call(adminEndpoints.jobDocuments, { params: { id: jobId }, ...options })).documents;
    },
    /** Contracts with their plans and pages. */
    contracts: (query: RecordQuery = {}, options: CallOptions = {}) => call(adminEndpoints.contracts, { body: query, ...options }),
    /** Gives the contract of a person the Enterprise plan. */
    async switchToEnterprise(input: z.input<typeof adminEndpoints.switchToEnterprise.body>, options: CallOptions = {}) {
      return (await call(adminEndpoints.switchToEnterprise, { body: input, ...options })).contract;
    },
    /** What was done on this server. */
    auditlog: (query: RecordQuery = {}, options: CallOptions = {}) => call(adminEndpoints.auditlog, { query, ...options }),
    /** What is in the queue. */
    queue: (query: RecordQuery = {}, options: CallOptions = {}) => call(adminEndpoints.pgboss, { query, ...options }),
    /** Work in the queue for a job. */
    queueOfJob: (jobId: string, options: CallOptions = {}) => call(adminEndpoints.bullmq, { query: { jobId }, ...options }),
    /** Bad ratings that nobody has reviewed yet. */
    badRatings: (query: RecordQuery = {}, options: CallOptions = {}) => call(adminEndpoints.badRatings, { query, ...options }),
    /** A bad rating was looked at. */
    markReviewed: (ratingId: string, options: CallOptions = {}) => call(adminEndpoints.markReviewed, { params: { id: ratingId }, ...options }),
    /** Ratings and issues that the signed-in user has sent. */
    userRatings: (query: { offset?: number; limit?: number } = {}, options: CallOptions = {}) => call(adminEndpoints.userRatings, { query, ...options }),
    /** Act as a customer: the token of that session. @throws ApiError `admin.operator_target`, `admin.not_this_person` */
    async superLogin(userId: string, email: string, options: CallOptions = {}) {
      return (await call(adminEndpoints.superLogin, { body: { userId, email }, ...options })).token;
    },
  };
}
