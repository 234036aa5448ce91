// What the links in mails lead to: a confirmed address, a new password, an accepted invitation.
import { ApiError, authErrors } from '@tieout/sdk/contract';
import type { SignInResult } from '@tieout/sdk/contract';
import { Op, UniqueConstraintError } from 'sequelize';
import { recordAudit } from '../audit/recordAudit.js';
import type { Services } from '../core/services.js';
import { scopeOf } from '../database/tenant.js';
import type { Scope } from '../database/tenant.js';
import { grantUnlimitedTrial } from '../support/trialDomains.js';
import type { User } from '../users/users.model.js';
import { beginSession } from './auth.commands.js';
import { findOneTimeToken, spendOneTimeToken } from './oneTimeTokens.js';
import type { OneTimeToken, TokenPurpose } from './oneTimeTokens.model.js';
import { hashPassword } from './passwords.js';
import { assertWithin, limits } from './rateLimit.js';
import { endSessions } from './sessions.js';
import type { Caller } from './sessions.js';

/** @throws ApiError `auth.link_invalid`, `auth.email_taken`, `auth.too_many_attempts` */
export async function confirmEmail(services: Services, token: string, caller: Caller): Promise<void> {
  await followLink(services, { token, purpose: 'confirmEmail' }, caller, async (user, link, scope) => {
    await user.update({ email: link.email, emailConfirmedAt: services.clock() }, scope);
    await grantUnlimitedTrial(services, user, scope);
    await recordAudit(services, { user, action: 'user.email_confirmed', subject: link.email, address: caller.address }, scope);
  });
}

/** Ends all sessions; a token that was made before stays, since programs use it. @throws ApiError `auth.link_invalid` */
export async function resetPassword(services: Services, token: string, password: string, caller: Caller): Promise<SignInResult> {
  const user = await followLink(services, { token, purpose: 'resetPassword', password }, caller, async (found, link, scope, passwordHash) => {
    // It was sent to the address that the account had then: somebody else may read that mail by now.
    if (link.email !== found.email) throw new ApiError(authErrors.linkInvalid);
    // Whoever claimed the address before it was confirmed may be somebody else: what they left in the account must not stay usable.
    const wasClaimed = found.emailConfirmedAt === null;
    await found.update({ passwordHash, ...(wasClaimed ? { emailConfirmedAt: services.clock(), totpSecret: null, totpEnabledAt: null, recoveryHashes: [] } : {}) }, scope);
    if (wasClaimed) await closeToOthers(services, found, scope);
    await endSessions(services, found.id, scope);
    await recordAudit(services, { user: found, action: 'user.password_reset', address: caller.address }, scope);
  });
  return beginSession(services, user, caller);
}

/**
 * Somebody may have opened the account in the name of its owner, to wait inside: tokens and webhooks end, and whoever was let in is
 * locked out until the owner lets them in again.
 */
async function closeToOthers({ db, clock }: Services, user: User, scope: Scope): Promise<void> {
  const now = clock();
  const ofUser = { where: { userId: user.id, revokedAt: null }, ...scope };
  await db.accessTokens.update({ revokedAt: now }, ofUser);
  await db.embedTokens.update({ revokedAt: now }, ofUser);
  if (!user.isContractAdmin) return;
  await db.webhooks.destroy({ where: {}, ...scope });
  for (const other of await db.users.findAll({ where: { id: { [Op.ne]: user.id }, isEnabled: true }, ...scope })) {
    await other.update({ isEnabled: false }, scope);
    await endSessions({ db, clock }, other.id, scope);
  }
}

/** @throws ApiError `auth.link_invalid`, `auth.email_taken` */
export async function acceptInvitation(services: Services, input: { token: string; password: string; firstName?: string | undefined; lastName?: string | undefined }, caller: Caller): Promise<SignInResult> {
  const user = await followLink(services, { token: input.token, purpose: 'invitation', password: input.password }, caller, async (found, _link, scope, passwordHash) => {
    await found.update({ passwordHash, emailConfirmedAt: services.clock(), firstName: input.firstName || found.firstName, lastName: input.lastName || found.lastName }, scope);
    await recordAudit(services, { user: found, action: 'user.registered', address: caller.address }, scope);
  });
  return beginSession(services, user, caller);
}

interface Followed {
  token: string;
  purpose: TokenPurpose;
  /** The one that was chosen. */
  password?: string;
}

type Act = (user: User, link: OneTimeToken, scope: Scope, passwordHash: string | null) => Promise<void>;

async function followLink(services: Services, { token, purpose, password }: Followed, caller: Caller, act: Act): Promise<User> {
  await assertWithin(services, limits.linkByAddress, caller.address ?? '');
  const link = await findOneTimeToken(services, token, purpose);
  const user = link && (await services.db.users.byId(link.userId, scopeOf(link.contractId)));
  if (!link || !user?.isEnabled) throw new ApiError(authErrors.linkInvalid);
  // For true links only: hashes are dear, and guessed links would be a cheap way to ask for many.
  const passwordHash = password === undefined ? null : await hashPassword(password);
  try {
    await services.db.transaction(async (transaction) => {
      const scope = scopeOf(link.contractId, transaction);
      if (!(await spendOneTimeToken(services, link, scope))) throw new ApiError(authErrors.linkInvalid);
      await act(user, link, scope, passwordHash);
    });
  } catch (error) {
    // Somebody else confirmed the address meanwhile.
    if (error instanceof UniqueConstraintError) throw new ApiError(authErrors.emailTaken, { cause: error });
    throw error;
  }
  return user;
}
