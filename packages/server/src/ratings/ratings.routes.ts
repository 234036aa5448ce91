import { ISSUE_RATING, IssueReport, issueMessages, OTHER_ISSUE_TYPES, ratingEndpoints } from '@tieout/sdk/contract';
import type { CreateRating } from '@tieout/sdk/contract';
import type { z } from 'zod';
import { jsonOf } from '../core/jsonOf.js';
import type { Context } from '../core/services.js';
import { findDocument } from '../documents/documents.commands.js';
import { invalidRequest } from '../http/errors.js';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { findJob } from '../jobs/jobs.commands.js';
import { setPreference } from '../preferences/preferences.commands.js';
import type { Rating, StoredIssue } from './ratings.model.js';
import { presentRating } from './ratings.presenter.js';

/** Setting of the user: when they last asked how their reports stand. */
const UPDATE_REQUESTED = 'ratings.updateRequestedAt';

export const ratingRoutes: RoutesOf<'ratings'> = {
  rateJob: route(ratingEndpoints.rateJob, async (context, { params, body }) => {
    const job = await findJob(context, params.id);
    const rating = await createRating(context, { jobId: job.id, documentId: null }, body, job.isBankMode && !job.isGeneric);
    return { rating: presentRating(rating) };
  }),
  rateDocument: route(ratingEndpoints.rateDocument, async (context, { params, body }) => {
    const document = await findDocument(context, params.id);
    const [use] = await context.db.jobDocuments.ofDocument(document.id, context.scope);
    const rating = await createRating(context, { jobId: use?.jobId ?? null, documentId: document.id }, body, use ? !use.isGeneric : true);
    return { rating: presentRating(rating) };
  }),
  requestUpdate: route(ratingEndpoints.requestUpdate, async (context) => {
    const requestedAt = context.clock().toISOString();
    await setPreference(context, UPDATE_REQUESTED, requestedAt);
    const open = await context.db.ratings.findAll({ where: { userId: context.actor.userId, reviewedAt: null, rating: ISSUE_RATING }, order: [['createdAt', 'DESC']], ...context.scope });
    return { requestedAt, openRatings: open.map(presentRating) };
  }),
  list: route(ratingEndpoints.list, async (context, { params }) => {
    const job = await findJob(context, params.id);
    return { ratings: (await context.db.ratings.ofJob(job.id, context.scope)).map(presentRating) };
  }),
};

async function createRating(context: Context, about: { jobId: string | null; documentId: string | null }, { rating, details }: z.output<typeof CreateRating>, isBank: boolean): Promise<Rating> {
  const { db, actor, scope, newId, clock } = context;
  const issues = rating === ISSUE_RATING ? issuesOf(details, isBank) : [];
  const user = await db.users.byId(actor.userId, scope);
  const userName = user ? `${user.firstName} ${user.lastName}`.trim() || user.email : '';
  return db.ratings.create({ id: newId(), ...actor, ...about, userName, rating, details: details ?? null, issues, createdAt: clock(), reviewedAt: null }, scope);
}

/** The details of rating 1 are an issue report, or a text of one's own. */
function issuesOf(details: string | undefined, isBank: boolean): StoredIssue[] {
  const report = IssueReport.safeParse(jsonOf(details));
  if (!report.success) throw invalidRequest(report.error.issues.map(({ path, message }) => ({ path: ['body', 'details', ...path.map(String)], message: path.length === 0 ? issueMessages.atLeastOne : message })));
  const { issues } = report.data;
  const wrong = isBank ? -1 : issues.findIndex(({ issueType }) => !OTHER_ISSUE_TYPES.includes(issueType));
  if (wrong >= 0) throw invalidRequest([{ path: ['body', 'details', 'issues', wrong, 'issueType'], message: 'Documents that are no bank statements take the type "other" only.' }]);
  return issues.map(({ issueType, pageNumber, details: text }) => ({ issueType, pageNumber: pageNumber ?? null, details: text || null }));
}
