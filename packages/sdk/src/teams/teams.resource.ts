import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { teamEndpoints } from './teams.contract.js';
import type { TeamRole } from './teams.contract.js';

export type TeamsResource = ReturnType<typeof createTeams>;

export function createTeams({ call }: ClientContext) {
  return {
    /** Teams of a contract with their members. */
    async list(contractId: string, options: CallOptions = {}) {
      return (await call(teamEndpoints.list, { params: { contractId }, ...options })).teams;
    },
    /** Makes a team. @throws ApiError `team.name_taken`, `plan.feature_missing` */
    async create(contractId: string, name: string, options: CallOptions = {}) {
      return (await call(teamEndpoints.create, { params: { contractId }, body: { name }, ...options })).team;
    },
    /** Deletes a team; its members stay in the account. */
    delete: (contractId: string, teamId: string, options: CallOptions = {}) => call(teamEndpoints.delete, { params: { contractId, teamId }, ...options }),
    /** Puts somebody into a team; who is new to the account is invited. */
    async addMember(contractId: string, teamId: string, email: string, role: TeamRole, options: CallOptions = {}) {
      return (await call(teamEndpoints.addMember, { params: { contractId, teamId }, body: { email, role }, ...options })).team;
    },
    /** Takes somebody out of a team. */
    removeMember: (contractId: string, teamId: string, userId: string, options: CallOptions = {}) =>
      call(teamEndpoints.removeMember, { params: { contractId, teamId, userId }, ...options }),
    /** Gives a member another role. */
    async setMemberRole(contractId: string, teamId: string, userId: string, role: TeamRole, options: CallOptions = {}) {
      return (await call(teamEndpoints.setMemberRole, { params: { contractId, teamId, userId }, body: { role }, ...options })).team;
    },
    /** Everybody of a contract. */
    listUsers: (contractId: string, query: { offset?: number; limit?: number } = {}, options: CallOptions = {}) =>
      call(teamEndpoints.listUsers, { params: { contractId }, query, ...options }),
    /** Administrators of a contract. */
    async listAdmins(contractId: string, options: CallOptions = {}) {
      return (await call(teamEndpoints.listAdmins, { params: { id: contractId }, ...options })).admins;
    },
    /** Makes somebody an administrator. */
    makeAdmin: (contractId: string, userId: string, options: CallOptions = {}) => call(teamEndpoints.makeAdmin, { params: { contractId }, body: { userId, contractId }, ...options }),
    /** Makes an administrator an ordinary member. @throws ApiError `team.last_admin` */
    removeAdmin: (contractId: string, userId: string, options: CallOptions = {}) => call(teamEndpoints.removeAdmin, { params: { contractId }, body: { userId, contractId }, ...options }),
    /** Invites people by mail; each address has its own result. */
    async invite(emails: string[], options: CallOptions = {}) {
      return (await call(teamEndpoints.invite, { body: { emails }, ...options })).invitations;
    },
    /** Places of the account and who has them. */
    listSeats: (options: CallOptions = {}) => call(teamEndpoints.listSeats, options),
    /** Invites somebody to a new place. */
    async addSeat(email: string, options: CallOptions = {}) {
      return (await call(teamEndpoints.addSeat, { body: { email }, ...options })).seat;
    },
    /** Locks somebody out, at once. */
    async disableSeat(userId: string, options: CallOptions = {}) {
      return (await call(teamEndpoints.disableSeat, { params: { id: userId }, ...options })).seat;
    },
    /** Lets somebody in again. */
    async enableSeat(userId: string, options: CallOptions = {}) {
      return (await call(teamEndpoints.enableSeat, { params: { id: userId }, ...options })).seat;
    },
    /** Deletes a user; their jobs go to whoever deletes. */
    deleteUser: (userId: string, options: CallOptions = {}) => call(teamEndpoints.deleteUser, { body: { userId }, ...options }),
  };
}
