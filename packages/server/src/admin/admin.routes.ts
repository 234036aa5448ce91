// What the operators see and do. Whatever changes something or opens a document goes into the audit log of the contract that it is about.
import { adminEndpoints, ApiError, notFound, Permission } from '@tieout/sdk/contract';
import type { AdminAuditEntry, AdminContract, AdminDocument } from '@tieout/sdk/contract';
import { recordDeed } from '../audit/recordAudit.js';
import { setPlan } from '../contracts/contracts.commands.js';
import type { Context } from '../core/services.js';
import { scopeOf, SYSTEM } from '../database/tenant.js';
import { fileKey } from '../documents/files.commands.js';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { presentRating } from '../ratings/ratings.presenter.js';
import { jobDefinitions } from '../queue/registry.js';
import { listBadRatings } from './badRatings.js';
import { listRecords } from './listRecords.js';
import type { RecordPage } from './listRecords.js';
import { superLogin } from './superLogin.js';

const QUEUE_SHOWN = 500;

const queueNames = (): string[] => jobDefinitions.map(({ name }) => name);

/** The same operator, at work on the contract of a customer. */
export const atContract = (context: Context, contractId: string): Context => ({ ...context, actor: { ...context.actor, contractId }, scope: scopeOf(contractId) });

/** Rows of a table whose columns are those of a type of the contract. */
async function listOf<Row>(context: Context, table: Parameters<typeof listRecords>[1], page: RecordPage): Promise<{ rows: Row[]; count: number }> {
  const { rows, count } = await listRecords(context, table, page);
  return { rows: rows as Row[], count };
}

export const adminRoutes: RoutesOf<'admin'> = {
  db: route(adminEndpoints.db, async (context, { params, query }) => {
    const page = await listRecords(context, params.context, query);
    // Whoever runs the server is named in its settings, not in the table.
    const isNamed = ({ email, isEmailConfirmed }: Record<string, unknown>) => isEmailConfirmed === true && context.config.operatorEmails.includes(String(email));
    return params.context === 'users' ? { ...page, rows: page.rows.map((row) => (isNamed(row) ? { ...row, permissions: [...Permission.options] } : row)) } : page;
  }),
  documents: route(adminEndpoints.documents, async (context, { query }) => listOf<AdminDocument>(context, 'documents', query)),
  downloadDocument: route(adminEndpoints.downloadDocument, async (context, { params }) => {
    const document = await context.db.documents.byId(params.id, SYSTEM);
    if (!document) throw new ApiError(notFound);
    const body = await context.storage.stream(fileKey(document.contractId, document.sha256));
    await recordDeed(atContract(context, document.contractId), { action: 'support.document_downloaded', subject: document.originalname, details: { documentId: document.id } });
    return { body, mimetype: document.mimetype, fileName: document.originalname, sizeBytes: document.sizeBytes };
  }),
  jobDocuments: route(adminEndpoints.jobDocuments, async (context, { params }) => {
    const { rows } = await listOf<AdminDocument>(context, 'documents', { search: '', offset: 0, limit: 1000, jobId: params.id });
    return { documents: rows };
  }),
  contracts: route(adminEndpoints.contracts, async (context, { body }) => listOf<AdminContract>(context, 'contracts', body)),
  switchToEnterprise: route(adminEndpoints.switchToEnterprise, async (context, { body }) => {
    const user = await context.db.users.byId(body.userId, SYSTEM);
    if (!user) throw new ApiError(notFound);
    const { pageAllowance, retentionDays } = body;
    await setPlan(context, user.contractId, { plan: 'Enterprise', pageAllowance, retentionDays, note: 'Switched to Enterprise' }, context.access.userName);
    await recordDeed(atContract(context, user.contractId), { action: 'contract.plan_set', subject: 'Enterprise', details: { userId: user.id, pageAllowance, retentionDays } });
    const { rows } = await listOf<AdminContract>(context, 'contracts', { search: '', offset: 0, limit: 1, contractId: user.contractId });
    return { contract: rows[0]! };
  }),
  auditlog: route(adminEndpoints.auditlog, async (context, { query }) => listOf<AdminAuditEntry>(context, 'auditlog', query)),
  pgboss: route(adminEndpoints.pgboss, async ({ queue }, { query }) => queue.find(queueNames(), query)),
  bullmq: route(adminEndpoints.bullmq, async ({ queue }, { query }) => queue.find(queueNames(), { search: query.jobId, offset: 0, limit: QUEUE_SHOWN })),
  badRatings: route(adminEndpoints.badRatings, async (context, { query }) => listBadRatings(context, query)),
  markReviewed: route(adminEndpoints.markReviewed, async (context, { params }) => {
    const rating = await context.db.ratings.findOne({ where: { id: params.id }, ...SYSTEM });
    if (!rating) throw new ApiError(notFound);
    await rating.update({ reviewedAt: context.clock() }, scopeOf(rating.contractId));
    await recordDeed(atContract(context, rating.contractId), { action: 'rating.reviewed', subject: rating.userName, details: { ratingId: rating.id, jobId: rating.jobId } });
  }),
  userRatings: route(adminEndpoints.userRatings, async ({ db, actor, scope }, { query }) => {
    const { rows, count } = await db.ratings.findAndCountAll({ where: { userId: actor.userId }, order: [['createdAt', 'DESC'], ['id', 'ASC']], offset: query.offset, limit: query.limit, ...scope });
    return { rows: rows.map(presentRating), count };
  }),
  superLogin: route(adminEndpoints.superLogin, async (context, { body, caller }) => ({ token: await superLogin(context, body, caller) })),
};
