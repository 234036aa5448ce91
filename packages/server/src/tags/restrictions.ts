// Which projects somebody may not see, or may see and not change.
import type { Authenticated } from '../http/authenticate.js';
import type { Services } from '../core/services.js';
import { scopeOf } from '../database/tenant.js';

export interface Restrictions {
  /** Given to teams that the actor is not in. */
  hidden: string[];
  /** Given as a viewer only. */
  viewOnly: string[];
}

const NONE: Restrictions = { hidden: [], viewOnly: [] };

/** A tag without permissions is open to the whole contract; administrators see everything. */
export async function restrictionsOf({ db }: Pick<Services, 'db'>, { actor, access }: Authenticated): Promise<Restrictions> {
  if (access.isContractAdmin) return NONE;
  const scope = scopeOf(actor.contractId);
  const permissions = await db.tagPermissions.findAll(scope);
  if (permissions.length === 0) return NONE;
  const memberships = await db.teamMembers.findAll({ where: { userId: actor.userId }, ...scope });
  const roleIn = new Map(memberships.map(({ teamId, role }) => [teamId, role]));
  const restrictions: Restrictions = { hidden: [], viewOnly: [] };
  for (const tagId of new Set(permissions.map((permission) => permission.tagId))) {
    const own = permissions.filter((permission) => permission.tagId === tagId && roleIn.has(permission.teamId));
    if (own.length === 0) restrictions.hidden.push(tagId);
    // Who only looks in the team only looks here.
    else if (!own.some(({ teamId, role }) => role === 'editor' && roleIn.get(teamId) !== 'viewer')) restrictions.viewOnly.push(tagId);
  }
  return restrictions;
}
