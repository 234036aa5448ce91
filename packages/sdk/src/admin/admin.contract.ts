import { z } from 'zod';
import { AuditEntry } from '../audit/audit.contract.js';
import { authErrors, Email } from '../auth/auth.contract.js';
import { defineError } from '../core/defineError.js';
import { endpoint } from '../core/endpoint.js';
import { DEFAULT_PAGE_SIZE, Id, Instant, intParam } from '../core/paging.js';
import { BillingCycle, PlanName, SubscriptionStatus } from '../credits/plans.js';
import { JobStatus } from '../jobs/jobs.contract.js';
import { Rating } from '../ratings/ratings.contract.js';

export const ADMIN_LIST_LIMIT = 500;
const QUEUE_TIMEOUT_MS = 120_000;

/** One page of a list that a search narrows. Nothing of it is a pattern: the words are looked for as they stand. */
export const RecordQuery = z.object({
  search: z.string().trim().max(200).default('').describe('Words to look for: a part of a name, an address or an id.'),
  offset: intParam(0, 100_000_000).default(0),
  limit: intParam(1, ADMIN_LIST_LIMIT).default(DEFAULT_PAGE_SIZE),
});
export interface RecordQuery {
  search?: string;
  offset?: number;
  limit?: number;
}

/** A table that the operators may look into. Secrets (passwords, keys, tokens) and what documents say are in none of them. */
export const RecordContext = z.enum(['users', 'contracts', 'jobs', 'documents', 'sessions', 'credits', 'charges', 'ratings', 'feedback', 'surveys', 'usage', 'auditlog']);
export type RecordContext = z.infer<typeof RecordContext>;

/** One row of a table: its columns by name. */
export const DbRecord = z.record(z.string(), z.json());
export type DbRecord = z.infer<typeof DbRecord>;

export const AdminDocument = z.object({
  id: Id, name: z.string(), mimetype: z.string(), pages: z.int().nullable(), sizeBytes: z.int(), contractId: Id, contract: z.string(), email: z.string(),
  jobId: Id.nullable(), createdAt: Instant,
});
export type AdminDocument = z.infer<typeof AdminDocument>;

export const AdminContract = z.object({
  id: Id, name: z.string(), admin: z.string().nullable(), users: z.int(), plan: PlanName, status: SubscriptionStatus, billingCycle: BillingCycle.nullable(),
  credits: z.int(), purchasedCredits: z.int(), pageAllowance: z.int().nullable(), retentionDays: z.int().nullable(), trialEndsAt: Instant.nullable(),
  disabledAt: Instant.nullable(), createdAt: Instant,
});
export type AdminContract = z.infer<typeof AdminContract>;

export const AdminAuditEntry = AuditEntry.extend({ contractId: Id, contract: z.string() });
export type AdminAuditEntry = z.infer<typeof AdminAuditEntry>;

export const QueueTaskState = z.enum(['waiting', 'delayed', 'active', 'failed', 'completed']);
export type QueueTaskState = z.infer<typeof QueueTaskState>;

/** One piece of work in the queue, whichever queue runs. */
export const QueueTask = z.object({
  id: z.string(),
  name: z.string(),
  state: QueueTaskState,
  attempts: z.int(),
  /** What it works on: a job, where it says so. */
  jobId: z.string().nullable(),
  createdAt: Instant.nullable(),
  dueAt: Instant.nullable(),
  error: z.string().nullable(),
});
export type QueueTask = z.infer<typeof QueueTask>;

export const QueueReport = z.object({
  adapter: z.enum(['embedded', 'pg-boss', 'bee-queue']),
  jobs: z.array(QueueTask),
  /** How many there are in each state. */
  counts: z.record(QueueTaskState, z.int()),
});
export type QueueReport = z.infer<typeof QueueReport>;

export const BadRating = Rating.extend({ template: z.string(), email: z.string(), contract: z.string(), jobStatus: JobStatus.nullable() });
export type BadRating = z.infer<typeof BadRating>;

export const adminErrors = {
  operatorTarget: defineError({ type: 'admin.operator_target', code: 2601, status: 403, message: 'This person is an operator. Nobody acts as an operator.' }),
  notThisPerson: defineError({ type: 'admin.not_this_person', code: 2602, status: 404, message: 'There is no person with this id and this address who can sign in.' }),
  actingAs: defineError({ type: 'admin.acting_as', code: 2603, status: 403, message: 'You act as this person. Passwords, tokens, webhooks and who is deleted are the business of the person alone.' }),
} as const;

const admin = { auth: 'bearer', mode: 'server', needs: { permission: 'READ_DB_TABLES' } } as const;
const listOf = <S extends z.ZodType>(row: S) => z.object({ rows: z.array(row), count: z.int() });

/** For those who run the server. Lists show what is kept, never what documents say; whatever is changed or opened goes into the audit log. */
export const adminEndpoints = {
  db: endpoint({
    ...admin, method: 'GET', path: '/api/v1/protected/admin/db/{context}', summary: 'One page of a table, newest first, of one person or contract if wanted.',
    params: z.object({ context: RecordContext }), query: RecordQuery.extend({ userId: Id.optional(), contractId: Id.optional() }),
    response: listOf(DbRecord).extend({ columns: z.array(z.string()) }),
  }),
  documents: endpoint({ ...admin, method: 'GET', path: '/api/v1/protected/admin/documents', summary: 'Documents of all contracts, newest first; their content stays closed.', query: RecordQuery.extend({ jobId: Id.optional() }), response: listOf(AdminDocument) }),
  downloadDocument: endpoint({
    auth: 'bearer', mode: 'server', needs: { permission: 'SUPPORT_TOOL' }, method: 'GET', path: '/api/v1/protected/admin/documents/{id}/download',
    summary: 'A document of a customer as it was uploaded. The customer reads it in the audit log.', params: z.object({ id: Id }), response: 'binary',
  }),
  jobDocuments: endpoint({
    auth: 'bearer', mode: 'server', needs: { permission: 'SUPPORT_TOOL' }, method: 'GET', path: '/api/v1/protected/admin/jobs/{id}/documents',
    summary: 'Documents of a job, for the support to download.', params: z.object({ id: Id }), response: z.object({ documents: z.array(AdminDocument) }),
  }),
  contracts: endpoint({ ...admin, isReading: true, method: 'POST', path: '/api/v1/protected/admin/contracts', summary: 'Contracts with their plans and pages, newest first.', body: RecordQuery, response: listOf(AdminContract) }),
  switchToEnterprise: endpoint({
    ...admin, method: 'POST', path: '/api/v1/protected/admin/switchToEnterprise', summary: 'Give the contract of a person the Enterprise plan.',
    body: z.object({ userId: Id, pageAllowance: z.int().min(0).max(10_000_000).nullable().default(null), retentionDays: z.int().min(1).max(5 * 365).nullable().default(null) }),
    response: z.object({ contract: AdminContract }),
  }),
  auditlog: endpoint({ ...admin, method: 'GET', path: '/api/v1/protected/admin/auditlog', summary: 'What was done on this server, newest first.', query: RecordQuery, response: listOf(AdminAuditEntry) }),
  pgboss: endpoint({ ...admin, method: 'GET', path: '/api/v1/protected/admin/pgboss', summary: 'What is in the queue, whichever queue runs.', query: RecordQuery, timeoutMs: QUEUE_TIMEOUT_MS, response: QueueReport }),
  bullmq: endpoint({
    ...admin, method: 'GET', path: '/api/v1/protected/bullmq', summary: 'Work in the queue for a job, whichever queue runs; without a job, all of it.',
    query: z.object({ jobId: z.string().trim().max(100).default('') }), timeoutMs: QUEUE_TIMEOUT_MS, response: QueueReport,
  }),
  badRatings: endpoint({ ...admin, method: 'GET', path: '/api/v1/protected/job/badRatings', summary: 'Bad ratings and reported issues that nobody has reviewed yet, newest first.', query: RecordQuery, response: listOf(BadRating) }),
  markReviewed: endpoint({ ...admin, method: 'POST', path: '/api/v1/protected/job/rating/{id}/markReviewed', summary: 'A bad rating was looked at.', params: z.object({ id: Id }), response: 'empty' }),
  userRatings: endpoint({
    auth: 'bearer', mode: 'server', method: 'GET', path: '/api/v1/protected/user/ratings', summary: 'Ratings and issues that the signed-in user has sent, newest first.',
    query: RecordQuery.omit({ search: true }), response: listOf(Rating),
  }),
  superLogin: endpoint({
    auth: 'bearer', mode: 'server', needs: { permission: 'SUPPORT_TOOL', session: true }, isRetried: false, method: 'POST', path: '/api/v1/auth/superlogin',
    summary: 'Act as a customer for an hour. Both names stand beside everything that is done; never as another operator.',
    body: z.object({ userId: Id, email: Email }), response: z.object({ token: z.string() }), errors: [adminErrors.operatorTarget, adminErrors.notThisPerson, authErrors.sessionRequired],
  }),
} as const;
