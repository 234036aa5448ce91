import { teamEndpoints } from '@tieout/sdk/contract';
import type { Team as WireTeam } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { assertOwnContract, deleteUser, invitePeople, invitePerson, maxSeats, setContractAdmin, setEnabled } from './people.commands.js';
import { addMember, createTeam, deleteTeam, removeMember, setMemberRole } from './teams.commands.js';
import type { Team } from './teams.model.js';
import { presentPerson, presentSeat, presentTeam } from './teams.presenter.js';

async function presentTeams({ db, scope }: Context, teams: readonly Team[]): Promise<WireTeam[]> {
  const members = await db.teamMembers.findAll({ where: { teamId: teams.map(({ id }) => id) }, ...scope });
  const users = await db.users.findAll({ where: { id: members.map(({ userId }) => userId) }, ...scope });
  const byId = new Map(users.map((user) => [user.id, user]));
  return teams.map((team) => presentTeam(team, members, byId));
}

const presentOne = async (context: Context, team: Team) => ({ team: (await presentTeams(context, [team]))[0]! });
const byAge = [['createdAt', 'ASC'], ['id', 'ASC']] as [string, string][];

export const teamRoutes: RoutesOf<'teams'> = {
  list: route(teamEndpoints.list, async (context, { params }) => {
    assertOwnContract(context, params.contractId);
    const { db, scope, actor, access } = context;
    const all = await db.teams.findAll({ order: [['name', 'ASC']], ...scope });
    const own = new Set((await db.teamMembers.findAll({ where: { userId: actor.userId }, ...scope })).map(({ teamId }) => teamId));
    return { teams: await presentTeams(context, access.isContractAdmin ? all : all.filter(({ id }) => own.has(id))) };
  }),
  create: route(teamEndpoints.create, async (context, { params, body }) => {
    assertOwnContract(context, params.contractId);
    return presentOne(context, await createTeam(context, body.name));
  }),
  delete: route(teamEndpoints.delete, async (context, { params }) => {
    assertOwnContract(context, params.contractId);
    return deleteTeam(context, params.teamId);
  }),
  addMember: route(teamEndpoints.addMember, async (context, { params, body }) => {
    assertOwnContract(context, params.contractId);
    return presentOne(context, await addMember(context, params.teamId, body.email, body.role));
  }),
  removeMember: route(teamEndpoints.removeMember, async (context, { params }) => {
    assertOwnContract(context, params.contractId);
    return removeMember(context, params.teamId, params.userId);
  }),
  setMemberRole: route(teamEndpoints.setMemberRole, async (context, { params, body }) => {
    assertOwnContract(context, params.contractId);
    return presentOne(context, await setMemberRole(context, params.teamId, params.userId, body.role));
  }),
  listUsers: route(teamEndpoints.listUsers, async (context, { params, query }) => {
    assertOwnContract(context, params.contractId);
    const { db, scope } = context;
    const rows = await db.users.findAll({ order: byAge, offset: query.offset, limit: query.limit, ...scope });
    return { rows: rows.map(presentPerson), count: await db.users.count(scope) };
  }),
  listAdmins: route(teamEndpoints.listAdmins, async (context, { params }) => {
    assertOwnContract(context, params.id);
    const admins = await context.db.users.findAll({ where: { isContractAdmin: true }, order: byAge, ...context.scope });
    return { admins: admins.map(presentPerson) };
  }),
  makeAdmin: route(teamEndpoints.makeAdmin, async (context, { params, body }) => {
    assertOwnContract(context, params.contractId);
    assertOwnContract(context, body.contractId);
    return setContractAdmin(context, body.userId, true);
  }),
  removeAdmin: route(teamEndpoints.removeAdmin, async (context, { params, body }) => {
    assertOwnContract(context, params.contractId);
    assertOwnContract(context, body.contractId);
    return setContractAdmin(context, body.userId, false);
  }),
  invite: route(teamEndpoints.invite, async (context, { body }) => ({ invitations: await invitePeople(context, body.emails) })),
  listSeats: route(teamEndpoints.listSeats, async (context) => {
    const users = await context.db.users.findAll({ order: byAge, ...context.scope });
    return { seats: users.map(presentSeat), maxSeats: await maxSeats(context, context.scope) };
  }),
  addSeat: route(teamEndpoints.addSeat, async (context, { body }) => ({ seat: presentSeat((await invitePerson(context, body.email)).user) })),
  disableSeat: route(teamEndpoints.disableSeat, async (context, { params }) => ({ seat: presentSeat(await setEnabled(context, params.id, false)) })),
  enableSeat: route(teamEndpoints.enableSeat, async (context, { params }) => ({ seat: presentSeat(await setEnabled(context, params.id, true)) })),
  deleteUser: route(teamEndpoints.deleteUser, async (context, { body }) => deleteUser(context, body.userId)),
};
