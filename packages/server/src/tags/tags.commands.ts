import type { Context } from '../core/services.js';
import type { Scope } from '../database/tenant.js';

/** Replaces the tags of a job. */
export async function setJobTags(context: Context, jobId: string, names: readonly string[], scope: Scope): Promise<void> {
  await context.db.jobTags.destroy({ where: { jobId }, ...scope });
  await addJobTags(context, jobId, names, scope);
}

/** Tags of a job that has none yet. A tag is created with its first use. */
export async function addJobTags({ db, newId, actor }: Context, jobId: string, names: readonly string[], scope: Scope): Promise<void> {
  const wanted = [...new Set(names)];
  if (wanted.length === 0) return;
  const { contractId } = actor;
  await db.tags.bulkCreate(wanted.map((name) => ({ id: newId(), contractId, name })), { ignoreDuplicates: true, ...scope });
  const byName = new Map((await db.tags.byNames(wanted, scope)).map((tag) => [tag.name, tag.id]));
  await db.jobTags.bulkCreate(wanted.map((name, position) => ({ contractId, jobId, tagId: byName.get(name)!, position })), scope);
}
