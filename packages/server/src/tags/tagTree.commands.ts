// Clients and projects: a tree of two levels. Jobs of a project bear both of its tags.
import { ApiError, forbidden, notFound, tagErrors } from '@tieout/sdk/contract';
import type { Project, TagLevel, TagPermission as WirePermission } from '@tieout/sdk/contract';
import { UniqueConstraintError } from 'sequelize';
import { recordDeed } from '../audit/recordAudit.js';
import type { Context } from '../core/services.js';
import { hiddenTagsOf, scopedQuery, scopeOf } from '../database/tenant.js';
import { deleteDocument } from '../documents/documents.commands.js';
import { announceJob } from '../jobs/announceJob.js';
import type { Tag } from './tags.model.js';

/** @throws ApiError `request.not_found` when it is hidden from the actor too */
export async function findTag({ db, scope }: Context, id: string): Promise<Tag> {
  const tag = hiddenTagsOf(scope).includes(id) ? null : await db.tags.byId(id, scope);
  if (!tag || tag.level === 0) throw new ApiError(notFound);
  // A project under a client that is hidden is hidden as well.
  if (tag.parentId && hiddenTagsOf(scope).includes(tag.parentId)) throw new ApiError(notFound);
  return tag;
}

export async function readTree(context: Context): Promise<TagLevel[]> {
  const { db, scope } = context;
  const hidden = new Set(hiddenTagsOf(scope));
  const [tags, permissions, counts] = await Promise.all([
    db.tags.findAll({ where: { level: [1, 2] }, order: [['name', 'ASC']], ...scope }),
    db.tagPermissions.findAll(scope),
    scopedQuery<{ tagId: string; numJobs: number }>(db.sequelize, scope, 'SELECT "tagId", count(*)::int AS "numJobs" FROM "job_tags" WHERE "contractId" = :contractId GROUP BY "tagId"'),
  ]);
  const numJobs = new Map(counts.map((row) => [row.tagId, row.numJobs]));
  const rolesOf = (id: string): WirePermission[] => permissions.filter(({ tagId }) => tagId === id).map(({ teamId, role }) => ({ teamId, role }));
  const seen = tags.filter(({ id }) => !hidden.has(id));
  const projectOf = ({ id, name, parentId }: Tag): Project => ({ id, name, level: 2, parentId: parentId!, numJobs: numJobs.get(id) ?? 0, roles: rolesOf(id) });
  return seen
    .filter(({ level }) => level === 1)
    .map(({ id, name }) => ({ id, name, level: 1, numJobs: numJobs.get(id) ?? 0, roles: rolesOf(id), children: seen.filter(({ parentId }) => parentId === id).map(projectOf) }));
}

/** A client; with a parent, a project of it. A label of that name that stands alone becomes the client. @throws ApiError `tag.name_taken` */
export async function createTag(context: Context, name: string, parentId: string | null): Promise<Tag> {
  const { db, newId, actor, scope } = context;
  const parent = parentId === null ? null : await findTag(context, parentId);
  if (parent && parent.level !== 1) throw new ApiError(notFound, { message: 'Projects lie under a client, and nothing lies under a project.' });
  const label = parent ? null : await db.tags.findOne({ where: { name, level: 0 }, ...scope });
  if (label) return label.update({ level: 1 }, scope);
  return orNameTaken(() => db.tags.create({ id: newId(), contractId: actor.contractId, name, level: parent ? 2 : 1, parentId }, scope));
}

/** @throws ApiError `tag.name_taken` */
export async function renameTag(context: Context, id: string, name: string): Promise<Tag> {
  const tag = await findTag(context, id);
  return orNameTaken(() => tag.update({ name }, context.scope));
}

async function orNameTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof UniqueConstraintError) throw new ApiError(tagErrors.nameTaken, { cause: error });
    throw error;
  }
}

/** Jobs stay, without it. One that teams have been given is for administrators: without it, its jobs would be open to all. */
export async function deleteTag(context: Context, id: string): Promise<void> {
  const tag = await findTag(context, id);
  const children = await context.db.tags.findAll({ where: { parentId: id }, ...context.scope });
  const isRestricted = (await context.db.tagPermissions.count({ where: { tagId: [id, ...children.map((child) => child.id)] }, ...context.scope })) > 0;
  if (isRestricted && !context.access.isContractAdmin) throw new ApiError(forbidden);
  await tag.destroy(context.scope);
  await recordDeed(context, { action: 'tag.deleted', subject: tag.name });
}

/** @returns how many jobs @throws ApiError `tag.not_a_project`, `request.not_found` when one of the jobs is not to be seen */
export async function assignJobs(context: Context, id: string, jobIds: readonly string[]): Promise<number> {
  const { db, actor, scope } = context;
  const project = await findTag(context, id);
  if (project.level !== 2) throw new ApiError(tagErrors.notAProject);
  const ids = [...new Set(jobIds)];
  const jobs = await db.jobs.findAll({ where: { id: ids }, ...scope });
  if (jobs.length !== ids.length) throw new ApiError(notFound);
  await db.transaction(async (transaction) => {
    const inside = { ...scopeOf(actor.contractId, transaction), ignoreDuplicates: true };
    const pair = [project.parentId!, project.id];
    await db.jobTags.bulkCreate(jobs.flatMap((job) => pair.map((tagId, position) => ({ contractId: actor.contractId, jobId: job.id, tagId, position }))), inside);
  });
  for (const job of jobs) await announceJob(context, 'job.updated', job);
  return jobs.length;
}

/** A job leaves the project, and its client when no other project of it holds it. A document is deleted out of its job there. */
export async function removeEntity(context: Context, id: string, entityId: string): Promise<void> {
  const { db, scope } = context;
  const tag = await findTag(context, id);
  const link = await db.jobTags.findOne({ where: { tagId: id, jobId: entityId }, ...scope });
  const job = link && (await db.jobs.byId(entityId, scope));
  if (!job) return removeDocumentOfTag(context, id, entityId);
  await link.destroy(scope);
  if (tag.parentId) {
    const siblings = (await db.tags.findAll({ where: { parentId: tag.parentId }, ...scope })).map((sibling) => sibling.id);
    const left = await db.jobTags.count({ where: { jobId: entityId, tagId: siblings }, ...scope });
    if (left === 0) await db.jobTags.destroy({ where: { jobId: entityId, tagId: tag.parentId }, ...scope });
  }
  await announceJob(context, 'job.updated', job);
}

async function removeDocumentOfTag(context: Context, tagId: string, documentId: string): Promise<void> {
  const { db, scope } = context;
  const entries = await db.jobDocuments.ofDocument(documentId, scope);
  const isUnder = (await db.jobTags.count({ where: { tagId, jobId: entries.map(({ jobId }) => jobId) }, ...scope })) > 0;
  const document = isUnder ? await db.documents.byId(documentId, scope) : null;
  if (!document) throw new ApiError(notFound);
  await deleteDocument(context, document);
}
