// What people change about their own account.
import { ApiError, authErrors, forbidden, notFound, unauthorized } from '@tieout/sdk/contract';
import type { UpdateProfile } from '@tieout/sdk/contract';
import { recordDeed } from '../audit/recordAudit.js';
import { askToConfirm, assertNotBySsoOnly, upgradeGuest } from '../auth/auth.commands.js';
import { hashPassword, verifyPassword } from '../auth/passwords.js';
import { assertWithin, limits, takeBack } from '../auth/rateLimit.js';
import { endSessions } from '../auth/sessions.js';
import type { Context } from '../core/services.js';
import { scopeOf } from '../database/tenant.js';
import type { User } from './users.model.js';

/** @throws ApiError `auth.required` */
export async function currentUser({ db, actor, scope }: Context): Promise<User> {
  const user = await db.users.byId(actor.userId, scope);
  if (!user) throw new ApiError(unauthorized);
  return user;
}

/** A new address and a new password need the present one: a token that was stolen must not be enough to take an account over. */
export async function updateProfile(context: Context, { firstName, lastName, email, password, currentPassword }: UpdateProfile): Promise<User> {
  const user = await currentUser(context);
  const hasNewEmail = email !== undefined && email !== user.email;
  if (hasNewEmail || password !== undefined) {
    await assertPassword(context, user, currentPassword);
    // Another address would be a way around the single sign-on of the firm.
    await assertNotBySsoOnly(context, user);
  }
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  await context.db.transaction(async (transaction) => {
    const scope = scopeOf(user.contractId, transaction);
    await user.update({ firstName: firstName ?? user.firstName, lastName: lastName ?? user.lastName, ...(passwordHash ? { passwordHash } : {}) }, scope);
    if (passwordHash) {
      await endSessions(context, user.id, scope, context.access.sessionId ?? undefined);
      await recordDeed(context, { action: 'user.password_changed' }, scope);
    }
  });
  if (hasNewEmail) await changeEmail(context, user, email);
  return user;
}

/** One that nobody has confirmed is replaced at once; a confirmed one stays until the new one is confirmed. */
async function changeEmail(context: Context, user: User, email: string): Promise<void> {
  if (!user.emailConfirmedAt) await user.update({ email }, context.scope);
  await recordDeed(context, { action: 'user.email_change_asked', subject: email });
  await askToConfirm(context, user, email);
}

/** @throws ApiError `auth.wrong_credentials`, `auth.too_many_attempts` */
export async function assertPassword(context: Context, user: User, password: string | undefined): Promise<void> {
  await assertWithin(context, limits.passwordByUser, user.id);
  if (!password) throw new ApiError(authErrors.wrongCredentials, { message: 'Give your present password.' });
  if (!(await verifyPassword(user.passwordHash, password))) throw new ApiError(authErrors.wrongCredentials, { message: 'The present password is not right.' });
  await takeBack(context, limits.passwordByUser, user.id);
}

export async function resendConfirmation(context: Context): Promise<void> {
  const user = await currentUser(context);
  if (!user.emailConfirmedAt) await askToConfirm(context, user, user.email);
}

export async function updateGuestAccount(context: Context, { email, password, firstName, lastName }: { email: string; password: string; firstName: string; lastName: string }): Promise<User> {
  const user = await currentUser(context);
  if (!user.isGuest) throw new ApiError(forbidden, { message: 'This is a full account already.' });
  await upgradeGuest(context, user, { email, passwordHash: await hashPassword(password), firstName, lastName }, context.access.sessionId ?? undefined);
  await askToConfirm(context, user, email);
  return user;
}

/** One's own, or as an administrator those of anybody in the contract. @throws ApiError `request.not_found` */
export async function updateTags(context: Context, userId: string, tags: string[]): Promise<User> {
  const user = userId === context.actor.userId || context.access.isContractAdmin ? await context.db.users.byId(userId, context.scope) : null;
  if (!user) throw new ApiError(notFound);
  return user.update({ tags: [...new Set(tags)] }, context.scope);
}
