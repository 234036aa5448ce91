import type { Seat, Team as WireTeam, TeamUser } from '@tieout/sdk/contract';
import type { User } from '../users/users.model.js';
import type { Team, TeamMember } from './teams.model.js';

export const nameOf = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`.trim();

function statusOf({ emailConfirmedAt, invitedAt }: User): TeamUser['status'] {
  if (emailConfirmedAt) return 'confirmed';
  return invitedAt ? 'invited' : 'unconfirmed';
}

export function presentPerson(user: User): TeamUser {
  const { id: userId, email, isEnabled: enabled, isContractAdmin, createdAt, lastSeenAt } = user;
  return { userId, email, name: nameOf(user), enabled, status: statusOf(user), isContractAdmin, createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt?.toISOString() ?? null };
}

/** A seat is the place of a user; its price comes with billing. */
export function presentSeat(user: User): Seat {
  return { id: user.id, email: user.email, enabled: user.isEnabled, status: statusOf(user), stripePriceId: null };
}

export function presentTeam({ id, name, createdAt }: Team, members: readonly TeamMember[], users: ReadonlyMap<string, User>): WireTeam {
  const people = members.flatMap(({ teamId, userId, role }) => {
    const user = teamId === id ? users.get(userId) : undefined;
    return user ? [{ userId, email: user.email, name: nameOf(user), role }] : [];
  });
  return { id, name, createdAt: createdAt.toISOString(), members: people.sort((a, b) => (a.email < b.email ? -1 : 1)) };
}
