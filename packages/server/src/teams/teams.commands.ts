// Teams of a contract and their members.
import { ApiError, forbidden, notFound, teamErrors } from '@tieout/sdk/contract';
import type { TeamRole } from '@tieout/sdk/contract';
import { UniqueConstraintError } from 'sequelize';
import { recordDeed } from '../audit/recordAudit.js';
import type { Context } from '../core/services.js';
import { findPerson, invitePerson } from './people.commands.js';
import type { Team } from './teams.model.js';

/** One that the actor belongs to, or any as an administrator of the contract. @throws ApiError `request.not_found` */
export async function findTeam({ db, scope, actor, access }: Context, teamId: string): Promise<Team> {
  const team = await db.teams.byId(teamId, scope);
  const isSeen = team && (access.isContractAdmin || (await db.teamMembers.of(teamId, actor.userId, scope)) !== null);
  if (!isSeen) throw new ApiError(notFound);
  return team;
}

/** @throws ApiError `request.not_found` for strangers to the team, `auth.forbidden` for its ordinary members */
async function findTeamToManage(context: Context, teamId: string): Promise<Team> {
  const team = await findTeam(context, teamId);
  if (context.access.isContractAdmin) return team;
  const own = await context.db.teamMembers.of(teamId, context.actor.userId, context.scope);
  if (own?.role !== 'admin') throw new ApiError(forbidden);
  return team;
}

/** @throws ApiError `team.name_taken` */
export async function createTeam(context: Context, name: string): Promise<Team> {
  const { db, newId, clock, actor, scope } = context;
  try {
    const team = await db.teams.create({ id: newId(), contractId: actor.contractId, name, createdAt: clock() }, scope);
    await recordDeed(context, { action: 'team.created', subject: name });
    return team;
  } catch (error) {
    if (error instanceof UniqueConstraintError) throw new ApiError(teamErrors.nameTaken, { cause: error });
    throw error;
  }
}

/** @throws ApiError `team.has_own_tags`: what was closed must not be opened in passing */
export async function deleteTeam(context: Context, teamId: string): Promise<void> {
  const team = await findTeam(context, teamId);
  const names = await tagsOnlyFor(context, teamId);
  if (names.length > 0) {
    const message = `Only this team may see ${names.map((name) => `"${name}"`).join(', ')}, which would be open to everybody without it. Give it to another team first, or open it yourself.`;
    throw new ApiError(teamErrors.hasOwnTags, { message });
  }
  await team.destroy(context.scope);
  await recordDeed(context, { action: 'team.deleted', subject: team.name });
}

async function tagsOnlyFor({ db, scope }: Context, teamId: string): Promise<string[]> {
  const permissions = await db.tagPermissions.findAll(scope);
  const shared = new Set(permissions.filter((permission) => permission.teamId !== teamId).map(({ tagId }) => tagId));
  const own = permissions.filter((permission) => permission.teamId === teamId && !shared.has(permission.tagId)).map(({ tagId }) => tagId);
  return own.length === 0 ? [] : (await db.tags.findAll({ where: { id: own }, order: [['name', 'ASC']], ...scope })).map(({ name }) => name);
}

/** Who is new to the account is invited, which takes an administrator of the contract. */
export async function addMember(context: Context, teamId: string, email: string, role: TeamRole): Promise<Team> {
  const { db, clock, scope, access } = context;
  const team = await findTeamToManage(context, teamId);
  const known = await db.users.findOne({ where: { email, isGuest: false }, ...scope });
  if (!known && !access.isContractAdmin) throw new ApiError(forbidden, { message: 'Only an administrator of the account can invite somebody new.' });
  const user = known ?? (await invitePerson(context, email)).user;
  const member = await db.teamMembers.of(teamId, user.id, scope);
  if (member) await member.update({ role }, scope);
  else await db.teamMembers.create({ contractId: team.contractId, teamId, userId: user.id, role, createdAt: clock() }, scope);
  await recordDeed(context, { action: 'team.member_added', subject: email, details: { team: team.name, role } });
  return team;
}

/** Oneself always. */
export async function removeMember(context: Context, teamId: string, userId: string): Promise<void> {
  const team = userId === context.actor.userId ? await findTeam(context, teamId) : await findTeamToManage(context, teamId);
  const member = await context.db.teamMembers.of(teamId, userId, context.scope);
  if (!member) throw new ApiError(notFound);
  const user = await findPerson(context, userId);
  await member.destroy(context.scope);
  await recordDeed(context, { action: 'team.member_removed', subject: user.email, details: { team: team.name } });
}

export async function setMemberRole(context: Context, teamId: string, userId: string, role: TeamRole): Promise<Team> {
  const team = await findTeamToManage(context, teamId);
  const member = await context.db.teamMembers.of(teamId, userId, context.scope);
  if (!member) throw new ApiError(notFound);
  const user = await findPerson(context, userId);
  await member.update({ role }, context.scope);
  await recordDeed(context, { action: 'team.role_changed', subject: user.email, details: { team: team.name, role } });
  return team;
}
