// What a call works on: one job, or all jobs that bear two tags.
import { ApiError, notFound, validationFailed } from '@tieout/sdk/contract';
import { literal, Op } from 'sequelize';
import type { Context } from '../core/services.js';
import { findJob } from './jobs.commands.js';
import type { Job } from './jobs.model.js';

export interface Workspace {
  /** One, or those under the tags in the order of their creation. */
  jobs: Job[];
  isTagLevel: boolean;
}

/** @throws ApiError `request.not_found`; `request.invalid` when both the id and the tags are missing */
export async function findWorkspace(context: Context, id: string, { l1, l2 }: { l1?: string | undefined; l2?: string | undefined }): Promise<Workspace> {
  if (id !== 'undefined') return { jobs: [await findJob(context, id)], isTagLevel: false };
  if (!l1 || !l2) {
    const message = 'Name a job, or both tags in l1 and l2.';
    throw new ApiError(validationFailed, { message, data: { issues: [{ path: ['query', l1 ? 'l2' : 'l1'], message }] } });
  }
  const { db, scope } = context;
  const escape = db.sequelize.escape.bind(db.sequelize);
  const bears = (tag: string, condition = '') =>
    literal(`EXISTS (SELECT 1 FROM "job_tags" jt JOIN "tags" t ON t."id" = jt."tagId" WHERE jt."jobId" = "jobs"."id" AND t."name" = ${escape(tag)}${condition})`);
  // Clients may have projects of the same name.
  const underFirst = ` AND (t."parentId" IS NULL OR t."parentId" IN (SELECT p."id" FROM "tags" p WHERE p."name" = ${escape(l1)} AND p."parentId" IS NULL))`;
  const jobs = await db.jobs.findAll({ where: { [Op.and]: [bears(l1), bears(l2, underFirst)] } as never, order: [['createdAt', 'ASC'], ['id', 'ASC']], ...scope });
  return { jobs, isTagLevel: true };
}

/** The job of the workspace that holds the document. @throws ApiError `request.not_found` */
export async function jobOfDocument({ db, scope }: Context, workspace: Workspace, documentId: string): Promise<Job> {
  const entry = await db.jobDocuments.findOne({ where: { documentId, jobId: workspace.jobs.map(({ id }) => id) }, ...scope });
  return inWorkspace(workspace, entry?.jobId);
}

function inWorkspace({ jobs }: Workspace, jobId: string | undefined): Job {
  const job = jobs.find(({ id }) => id === jobId);
  if (!job) throw new ApiError(notFound);
  return job;
}
