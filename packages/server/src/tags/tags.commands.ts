import type { Context } from '../core/services.js';
import type { Scope } from '../database/tenant.js';

/** Replaces the tags of a job. A tag is created with its first use. */
export async function setJobTags({ db, newId, actor }: Context, jobId: string, names: readonly string[], scope: Scope): Promise<void> {
  const wanted = [...new Set(names)];
  await db.jobTags.destroy({ where: { jobId }, ...scope });
  if (wanted.length === 0) return;
  const { contractId } = actor;
  await db.tags.bulkCreate(wanted.map((name) => ({ id: newId(), contractId, name })), { ignoreDuplicates: true, ...scope });
  const byName = new Map((await db.tags.byNames(wanted, scope)).map((tag) => [tag.name, tag.id]));
  await db.jobTags.bulkCreate(wanted.map((name, position) => ({ contractId, jobId, tagId: byName.get(name)!, position })), scope);
}
