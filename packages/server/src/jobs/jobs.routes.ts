import { jobEndpoints } from '@tieout/sdk/contract';
import type { Job as WireJob } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { JobTag } from '../tags/tags.model.js';
import { cancelJob, createJob, debugJob, deleteJob, deleteJobDocument, findJob, markJobReviewed, redoJob, renameJob, replaceJobTags, resumeJob } from './jobs.commands.js';
import { emailJob } from './emailJob.js';
import type { Job } from './jobs.model.js';
import { presentFinding, presentJobDocument, presentJobs } from './jobs.presenter.js';
import { listJobs } from './listJobs.js';
import { jobReadRoutes } from './jobReads.routes.js';
import { shownDocuments } from './shownDocuments.js';
import { findWorkspace, jobOfDocument } from './workspace.js';

const isOn = (flag: string | undefined) => flag === 'true' || flag === '1';

const present = async ({ db, scope }: Context, job: Job): Promise<{ job: WireJob }> => ({ job: (await presentJobs(db, [job], scope))[0]! });

export const jobRoutes: RoutesOf<'jobs'> = {
  ...jobReadRoutes,
  create: route(jobEndpoints.create, async (context, { body, query }) =>
    present(context, await createJob(context, body, query.combineIntoSingleDocument === '1')),
  ),
  list: route(jobEndpoints.list, async (context, { query }) => {
    const { rows, count } = await listJobs(context, query);
    return { rows: await presentJobs(context.db, rows, context.scope), count };
  }),
  get: route(jobEndpoints.get, async (context, { params }) => present(context, await findJob(context, params.id))),
  update: route(jobEndpoints.update, async (context, { params, body }) => present(context, await renameJob(context, await findJob(context, params.id), body.name))),
  delete: route(jobEndpoints.delete, async (context, { params }) => deleteJob(context, await findJob(context, params.id))),
  cancel: route(jobEndpoints.cancel, async (context, { params }) => present(context, await cancelJob(context, await findJob(context, params.id)))),
  resume: route(jobEndpoints.resume, async (context, { params }) => present(context, await resumeJob(context, await findJob(context, params.id)))),
  documents: route(jobEndpoints.documents, async (context, { params, query }) => {
    const { jobs } = await findWorkspace(context, params.id, query);
    const entries = (await Promise.all(jobs.map((job) => context.db.jobDocuments.ofJob(job.id, context.scope)))).flat();
    const documents = await context.db.documents.byIds(entries.map((entry) => entry.documentId), context.scope);
    const byId = new Map(documents.map((document) => [document.id, document]));
    return { documents: shownDocuments(entries).flatMap((entry) => (byId.has(entry.documentId) ? [presentJobDocument(entry, byId.get(entry.documentId)!)] : [])) };
  }),
  deleteDocument: route(jobEndpoints.deleteDocument, async (context, { params, query }) => {
    const workspace = await findWorkspace(context, params.id, query);
    return deleteJobDocument(context, await jobOfDocument(context, workspace, params.docId), params.docId);
  }),
  redo: route(jobEndpoints.redo, async (context, { params, query }) => present(context, await redoJob(context, await findJob(context, params.id), isOn(query.disableAutoRotation)))),
  redoInBankMode: route(jobEndpoints.redoInBankMode, async (context, { params, query }) =>
    present(context, await redoJob(context, await findJob(context, params.id), isOn(query.disableAutoRotation))),
  ),
  redoInOldMode: route(jobEndpoints.redoInOldMode, async (context, { params }) => present(context, await redoJob(context, await findJob(context, params.id), false))),
  email: route(jobEndpoints.email, async (context, { params, body }) => ({ email: await emailJob(context, await findJob(context, params.id), body?.email) })),
  debug: route(jobEndpoints.debug, async (context, { params }) => present(context, await debugJob(context, await findJob(context, params.id)))),
  markReviewed: route(jobEndpoints.markReviewed, async (context, { params }) => present(context, await markJobReviewed(context, await findJob(context, params.id)))),
  findings: route(jobEndpoints.findings, async (context, { params, query }) => {
    const { jobs } = await findWorkspace(context, params.id, query);
    return { findings: (await Promise.all(jobs.map((job) => context.db.findings.ofJob(job.id, context.scope)))).flat().map(presentFinding) };
  }),
  listTags: route(jobEndpoints.listTags, async ({ db, scope }) => ({ tags: await JobTag.namesInUse(db.sequelize, scope) })),
  setTags: route(jobEndpoints.setTags, async (context, { params, body }) => present(context, await replaceJobTags(context, await findJob(context, params.id), body))),
};
