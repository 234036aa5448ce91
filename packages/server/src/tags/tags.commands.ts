import type { Context } from '../core/services.js';
import type { Scope } from '../database/tenant.js';

/** Replaces the tags of a job. */
export async function setJobTags(context: Context, jobId: string, names: readonly string[], scope: Scope): Promise<void> {
  await context.db.jobTags.destroy({ where: { jobId }, ...scope });
  await addJobTags(context, jobId, names, scope);
}

/**
 * Tags of a job that has none yet. A name means the client of that name, else the project of that name under a client that is named
 * too, else a label, which is created with its first use.
 */
export async function addJobTags({ db, newId, actor }: Context, jobId: string, names: readonly string[], scope: Scope): Promise<void> {
  const wanted = [...new Set(names)];
  if (wanted.length === 0) return;
  const { contractId } = actor;
  const known = await db.tags.byNames(wanted, scope);
  const roots = new Map(known.filter(({ parentId }) => parentId === null).map((tag) => [tag.name, tag.id]));
  const rootIds = new Set(roots.values());
  const projects = new Map(known.filter(({ parentId, name }) => parentId !== null && rootIds.has(parentId) && !roots.has(name)).map((tag) => [tag.name, tag.id]));
  const missing = wanted.filter((name) => !roots.has(name) && !projects.has(name));
  if (missing.length > 0) {
    await db.tags.bulkCreate(missing.map((name) => ({ id: newId(), contractId, name })), { ignoreDuplicates: true, ...scope });
    for (const tag of await db.tags.byNames(missing, scope)) if (tag.parentId === null) roots.set(tag.name, tag.id);
  }
  await db.jobTags.bulkCreate(wanted.map((name, position) => ({ contractId, jobId, tagId: (roots.get(name) ?? projects.get(name))!, position })), scope);
}
