import { ApiError, notFound, tagEndpoints } from '@tieout/sdk/contract';
import { recordDeed } from '../audit/recordAudit.js';
import type { Context } from '../core/services.js';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { assignJobs, createTag, deleteTag, findTag, readTree, removeEntity, renameTag } from './tagTree.commands.js';
import type { Tag } from './tags.model.js';

const presentTag = ({ id, name, level, parentId }: Tag) => ({ tagLevel: { id, name, level, parentId } });

async function permissionsOf({ db, scope }: Context, tagId: string) {
  const permissions = await db.tagPermissions.findAll({ where: { tagId }, ...scope });
  return { permissions: permissions.map(({ teamId, role }) => ({ teamId, role })) };
}

export const tagRoutes: RoutesOf<'tags'> = {
  tree: route(tagEndpoints.tree, async (context) => ({ tagLevels: await readTree(context) })),
  create: route(tagEndpoints.create, async (context, { body }) => presentTag(await createTag(context, body.name, body.parentId ?? null))),
  update: route(tagEndpoints.update, async (context, { params, body }) => presentTag(await renameTag(context, params.id, body.name))),
  delete: route(tagEndpoints.delete, async (context, { params }) => deleteTag(context, params.id)),
  assignJobs: route(tagEndpoints.assignJobs, async (context, { params, body }) => ({ assigned: await assignJobs(context, params.id, body.jobIds) })),
  removeEntity: route(tagEndpoints.removeEntity, async (context, { params }) => removeEntity(context, params.id, params.entityId)),
  permissions: route(tagEndpoints.permissions, async (context, { params }) => permissionsOf(context, (await findTag(context, params.tagId)).id)),
  setPermission: route(tagEndpoints.setPermission, async (context, { params, body }) => {
    const { db, scope, actor } = context;
    const tag = await findTag(context, params.tagId);
    const team = await db.teams.byId(body.teamId, scope);
    if (!team) throw new ApiError(notFound);
    const known = await db.tagPermissions.findOne({ where: { tagId: tag.id, teamId: team.id }, ...scope });
    if (known) await known.update({ role: body.role }, scope);
    else await db.tagPermissions.create({ contractId: actor.contractId, tagId: tag.id, teamId: team.id, role: body.role }, scope);
    await recordDeed(context, { action: 'tag.permission_given', subject: tag.name, details: { team: team.name, role: body.role } });
    return permissionsOf(context, tag.id);
  }),
  removePermission: route(tagEndpoints.removePermission, async (context, { params }) => {
    const tag = await findTag(context, params.tagId);
    const removed = await context.db.tagPermissions.destroy({ where: { tagId: tag.id, teamId: params.teamId }, ...context.scope });
    if (removed === 0) throw new ApiError(notFound);
    await recordDeed(context, { action: 'tag.permission_taken', subject: tag.name });
  }),
};
