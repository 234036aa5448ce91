import { z } from 'zod';
import { authErrors, Email } from '../auth/auth.contract.js';
import { defineError } from '../core/defineError.js';
import { endpoint } from '../core/endpoint.js';
import { planLacksFeature } from '../core/errors.js';
import { Id, Instant, intParam } from '../core/paging.js';

/** Of a member in a team: who may change the team itself, its projects, or only look. */
export const TeamRole = z.enum(['admin', 'editor', 'viewer']);
export type TeamRole = z.infer<typeof TeamRole>;

export const MAX_INVITATIONS = 100;
const TEAM_USERS_LIMIT = 1000;

/** Somebody of a contract. Approvers are chosen among the enabled and confirmed. */
export const TeamUser = z.object({
  userId: Id,
  email: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  status: z.enum(['invited', 'unconfirmed', 'confirmed']),
  isContractAdmin: z.boolean(),
  createdAt: Instant,
  lastSeenAt: Instant.nullable(),
});
export type TeamUser = z.infer<typeof TeamUser>;

export const TeamMember = z.object({ userId: Id, email: z.string(), name: z.string(), role: TeamRole });
export type TeamMember = z.infer<typeof TeamMember>;

export const Team = z.object({ id: Id, name: z.string(), createdAt: Instant, members: z.array(TeamMember) });
export type Team = z.infer<typeof Team>;

/** A place for a person. One of its own is `Local`: it belongs to the administrator's plan and has no price of its own. */
export const Seat = z.object({ id: Id, email: z.string(), enabled: z.boolean(), status: TeamUser.shape.status, stripePriceId: z.string().nullable() });
export type Seat = z.infer<typeof Seat>;

export const teamErrors = {
  lastAdmin: defineError({ type: 'team.last_admin', code: 2121, status: 409, message: 'This is the last administrator of the account. Make somebody else one first.' }),
  notYourself: defineError({ type: 'team.not_yourself', code: 2122, status: 409, message: 'You cannot do this to yourself. Ask another administrator.' }),
  noSeats: defineError({ type: 'team.no_seats', code: 2123, status: 409, message: 'All places of your plan are taken. Disable somebody, or choose a larger plan.' }),
  nameTaken: defineError({ type: 'team.name_taken', code: 2124, status: 409, message: 'There is a team of this name already. Choose another.' }),
  hasOwnTags: defineError({ type: 'team.has_own_tags', code: 2125, status: 409, message: 'Only this team may see some tags, which would be open to everybody without it. Give them to another team first, or open them yourself.' }),
} as const;

const server = { auth: 'bearer', mode: 'server' } as const;
const member = { ...server, needs: { fullAccount: true } } as const;
const admin = { ...server, needs: { contractAdmin: true } } as const;
const teamsOfPlan = { ...server, needs: { fullAccount: true, feature: 'teams' } } as const;
const ContractParams = z.object({ contractId: Id });
const TeamParams = z.object({ contractId: Id, teamId: Id });
const MemberParams = TeamParams.extend({ userId: Id });
const TeamResponse = z.object({ team: Team });
const AdminBody = z.object({ userId: Id, contractId: Id });
const Invited = z.object({ email: z.string(), result: z.enum(['invited', 'alreadyHere', 'refused']), reason: z.string().optional() });

export const teamEndpoints = {
  list: endpoint({ ...member, method: 'GET', path: '/api/v1/protected/team/{contractId}/user', summary: 'Teams of a contract with their members.', params: ContractParams, response: z.object({ teams: z.array(Team) }) }),
  create: endpoint({
    ...server, needs: { contractAdmin: true, feature: 'teams' }, method: 'POST', path: '/api/v1/protected/team/{contractId}', summary: 'Make a team.',
    params: ContractParams, body: z.object({ name: z.string().trim().min(1, 'Name is required').max(100) }), response: TeamResponse, errors: [teamErrors.nameTaken, planLacksFeature],
  }),
  delete: endpoint({ ...admin, method: 'DELETE', path: '/api/v1/protected/team/{contractId}/{teamId}', summary: 'Delete a team; its members stay in the account.', params: TeamParams, response: 'empty', errors: [teamErrors.hasOwnTags] }),
  addMember: endpoint({
    ...teamsOfPlan, method: 'POST', path: '/api/v1/protected/team/{contractId}/{teamId}/members', summary: 'Put somebody into a team; who is new to the account is invited.',
    params: TeamParams, body: z.object({ email: Email, role: TeamRole.default('editor') }), response: TeamResponse, errors: [authErrors.emailTaken, teamErrors.noSeats, planLacksFeature],
  }),
  removeMember: endpoint({ ...member, method: 'DELETE', path: '/api/v1/protected/team/{contractId}/{teamId}/members/{userId}', summary: 'Take somebody out of a team.', params: MemberParams, response: 'empty' }),
  setMemberRole: endpoint({ ...member, method: 'PUT', path: '/api/v1/protected/team/{contractId}/{teamId}/members/{userId}/role', summary: 'Give a member another role.', params: MemberParams, body: z.object({ role: TeamRole }), response: TeamResponse }),
  listUsers: endpoint({
    ...member, method: 'GET', path: '/api/v1/protected/team/{contractId}/users', summary: 'Everybody of a contract.',
    params: ContractParams, query: z.object({ offset: intParam(0, 1_000_000).default(0), limit: intParam(1, TEAM_USERS_LIMIT).default(TEAM_USERS_LIMIT) }),
    response: z.object({ rows: z.array(TeamUser), count: z.int() }),
  }),
  listAdmins: endpoint({ ...member, method: 'GET', path: '/api/v1/protected/team/contractAdmins/{id}', summary: 'Administrators of a contract.', params: z.object({ id: Id }), response: z.object({ admins: z.array(TeamUser) }) }),
  makeAdmin: endpoint({ ...admin, method: 'POST', path: '/api/v1/protected/team/{contractId}/makeAdmin', summary: 'Make somebody an administrator of the contract.', params: ContractParams, body: AdminBody, response: 'empty' }),
  removeAdmin: endpoint({ ...admin, method: 'POST', path: '/api/v1/protected/team/{contractId}/removeAdmin', summary: 'Make an administrator an ordinary member.', params: ContractParams, body: AdminBody, response: 'empty', errors: [teamErrors.lastAdmin] }),
  invite: endpoint({
    ...admin, method: 'POST', path: '/api/v1/protected/invite', summary: 'Invite people by mail. Each address has its own result; what is no address is dropped.',
    body: z.object({ emails: z.array(z.string().max(300)).min(1).max(MAX_INVITATIONS) }), response: z.object({ invitations: z.array(Invited) }), errors: [teamErrors.noSeats],
  }),
  listSeats: endpoint({ ...admin, method: 'GET', path: '/api/v1/protected/stripe/seat', summary: 'Places of the account and who has them.', response: z.object({ seats: z.array(Seat), maxSeats: z.int().nullable() }) }),
  addSeat: endpoint({ ...admin, method: 'POST', path: '/api/v1/protected/stripe/seat', summary: 'Add a place: invite somebody to it.', body: z.object({ email: Email }), response: z.object({ seat: Seat }), errors: [teamErrors.noSeats, authErrors.emailTaken] }),
  disableSeat: endpoint({ ...admin, method: 'POST', path: '/api/v1/protected/stripe/seat/{id}/disable', summary: 'Lock somebody out, at once. Their work stays.', params: z.object({ id: Id }), response: z.object({ seat: Seat }), errors: [teamErrors.notYourself] }),
  enableSeat: endpoint({ ...admin, method: 'POST', path: '/api/v1/protected/stripe/seat/{id}/enable', summary: 'Let somebody in again.', params: z.object({ id: Id }), response: z.object({ seat: Seat }), errors: [teamErrors.noSeats] }),
  deleteUser: endpoint({
    ...server, needs: { session: true }, method: 'POST', path: '/api/v1/protected/user/deleteUser',
    summary: 'Delete a user of the contract; their jobs go to whoever deletes. Deleting oneself as the only user deletes the whole account.',
    body: z.object({ userId: Id }), response: 'empty', errors: [teamErrors.lastAdmin],
  }),
} as const;
