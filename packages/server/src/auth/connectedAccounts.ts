// Accounts elsewhere that people connect to their own, and take off again.
import { ApiError, identityErrors, notFound } from '@tieout/sdk/contract';
import type { Identity, SignInProvider } from '@tieout/sdk/contract';
import { UniqueConstraintError } from 'sequelize';
import { recordDeed } from '../audit/recordAudit.js';
import type { Context } from '../core/services.js';
import { SYSTEM } from '../database/tenant.js';
import { currentUser } from '../users/account.commands.js';
import type { User } from '../users/users.model.js';
import type { UserIdentity } from './identities.model.js';

/** Purpose of an attempt: proved elsewhere, not yet connected. */
export const CONNECT = 'connect-proved';

export interface ProvedIdentity {
  provider: SignInProvider;
  subject: string;
  /** Who began. */
  userId: string;
}

const present = ({ id, provider, createdAt }: UserIdentity): Identity => ({ id, provider: provider.replace(/:.*/, ''), createdAt: createdAt.toISOString() });

export async function listIdentities(context: Context): Promise<{ identities: Identity[]; hasPassword: boolean }> {
  const user = await currentUser(context);
  const identities = await context.db.userIdentities.findAll({ where: { userId: user.id }, order: [['createdAt', 'ASC'], ['id', 'ASC']], ...context.scope });
  return { identities: identities.map(present), hasPassword: user.passwordHash !== null };
}

/** To whoever began it, in the browser where it began: an address that somebody else made connects nothing. @throws ApiError `identity.not_begun_by_you`, `identity.taken` */
export async function connectIdentity(context: Context, user: User, proved: ProvedIdentity | null): Promise<Identity> {
  if (proved?.userId !== user.id) throw new ApiError(identityErrors.notYours);
  const { db, scope, newId, clock } = context;
  const { provider, subject } = proved;
  const known = await db.userIdentities.known(provider, subject, SYSTEM);
  if (known?.userId === user.id) return present(known);
  if (known) throw new ApiError(identityErrors.taken);
  try {
    const made = await db.userIdentities.create({ id: newId(), contractId: user.contractId, userId: user.id, connectionId: null, provider, subject, createdAt: clock() }, scope);
    await recordDeed(context, { action: 'user.identity_linked', subject: provider });
    return present(made);
  } catch (error) {
    if (error instanceof UniqueConstraintError) throw new ApiError(identityErrors.taken, { cause: error });
    throw error;
  }
}

/** @throws ApiError `request.not_found`, `identity.last_way_in` */
export async function disconnectIdentity(context: Context, id: string): Promise<void> {
  const { db, scope, actor } = context;
  await db.transaction(async (transaction) => {
    const inside = { ...scope, transaction };
    // Two taken off at the same moment must not be the last two.
    const user = await db.users.findOne({ where: { id: actor.userId }, lock: transaction.LOCK.UPDATE, ...inside });
    const all = await db.userIdentities.findAll({ where: { userId: actor.userId }, ...inside });
    const identity = all.find((known) => known.id === id);
    if (!user || !identity) throw new ApiError(notFound);
    if (user.passwordHash === null && all.length === 1) throw new ApiError(identityErrors.lastWayIn);
    await identity.destroy(inside);
    await recordDeed(context, { action: 'user.identity_unlinked', subject: identity.provider.replace(/:.*/, '') }, inside);
  });
}
