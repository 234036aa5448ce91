import { jobEndpoints } from '@tieout/sdk/contract';
import type { Job as WireJob } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { JobTag } from '../tags/tags.model.js';
import { cancelJob, createJob, deleteJob, deleteJobDocument, findJob, renameJob, replaceJobTags, resumeJob } from './jobs.commands.js';
import type { Job } from './jobs.model.js';
import { presentFinding, presentJobDocument, presentJobs } from './jobs.presenter.js';
import { listJobs } from './listJobs.js';

const present = async ({ db, scope }: Context, job: Job): Promise<{ job: WireJob }> => ({ job: (await presentJobs(db, [job], scope))[0]! });

export const jobRoutes: RoutesOf<'jobs'> = {
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
  documents: route(jobEndpoints.documents, async (context, { params }) => {
    const job = await findJob(context, params.id);
    const entries = await context.db.jobDocuments.ofJob(job.id, context.scope);
    const documents = await context.db.documents.byIds(entries.map((entry) => entry.documentId), context.scope);
    const byId = new Map(documents.map((document) => [document.id, document]));
    return { documents: entries.flatMap((entry) => (byId.has(entry.documentId) ? [presentJobDocument(entry, byId.get(entry.documentId)!)] : [])) };
  }),
  deleteDocument: route(jobEndpoints.deleteDocument, async (context, { params }) => deleteJobDocument(context, await findJob(context, params.id), params.docId)),
  findings: route(jobEndpoints.findings, async (context, { params }) => {
    const job = await findJob(context, params.id);
    return { findings: (await context.db.findings.ofJob(job.id, context.scope)).map(presentFinding) };
  }),
  listTags: route(jobEndpoints.listTags, async ({ db, scope }) => ({ tags: await JobTag.namesInUse(db.sequelize, scope) })),
  setTags: route(jobEndpoints.setTags, async (context, { params, body }) => present(context, await replaceJobTags(context, await findJob(context, params.id), body))),
};
