// Signing up, in and out. No answer, and no time it takes, tells whether an address has an account.
import { ApiError, authErrors, forbidden, includesFeature } from '@tieout/sdk/contract';
import type { SignInResult, authEndpoints, BodyOf } from '@tieout/sdk/contract';
import type { Context, Services } from '../core/services.js';
import { scopeOf, SYSTEM } from '../database/tenant.js';
import { openAccount } from '../users/users.commands.js';
import type { User } from '../users/users.model.js';
import { sendAccountMail } from './auth.jobs.js';
import type { AccountMail } from './auth.jobs.js';
import { createOneTimeToken } from './oneTimeTokens.js';
import { hashPassword, verifyPassword } from './passwords.js';
import { assertWithin, isWithin, limits, takeBack } from './rateLimit.js';
import { endSessions, isOpen, readClaims, startSession } from './sessions.js';
import type { Caller } from './sessions.js';

/** So many of those who claim an address can sign in with it: whoever confirmed it or claimed it first, the next, and the newest. */
const CLAIMANTS = 3;

/** @throws ApiError `auth.wrong_credentials`, `auth.too_many_attempts` */
export async function signIn(services: Services, { email, password }: { email: string; password: string }, caller: Caller): Promise<SignInResult> {
  await assertWithin(services, limits.signInByAddress, caller.address ?? '');
  await assertWithin(services, limits.signInByEmail, email);
  const claiming = await services.db.users.claiming(email, SYSTEM);
  const candidates = claiming.length <= CLAIMANTS ? claiming : [...claiming.slice(0, CLAIMANTS - 1), claiming.at(-1)!];
  const slots = Array.from({ length: CLAIMANTS }, (_, index) => candidates[index]);
  const verdicts = await Promise.all(slots.map((user) => verifyPassword(user?.passwordHash, password)));
  const user = slots.find((candidate, index) => verdicts[index] && candidate?.isEnabled);
  if (!user) throw new ApiError(authErrors.wrongCredentials);
  await takeBack(services, limits.signInByEmail, email);
  await takeBack(services, limits.signInByAddress, caller.address ?? '');
  return beginSession(services, user, caller);
}

/** A session, or with two-factor authentication what asks for the code. @throws ApiError `auth.sso_required` */
export async function beginSession(services: Services, user: User, caller: Caller, way: 'password' | 'social' | 'sso' = 'password'): Promise<SignInResult> {
  if (way !== 'sso') await assertNotBySsoOnly(services, user);
  if (user.totpEnabledAt) return { tempToken: await createOneTimeToken(services, user, 'twoFactor') };
  return { token: await startSession(services, user, caller) };
}

/** Only after somebody has proved who they are: the answer tells about the account. */
export async function assertNotBySsoOnly({ db }: Pick<Services, 'db'>, { email, contractId }: User): Promise<void> {
  const scope = scopeOf(contractId);
  const connection = await db.ssoConnections.byDomain(email.slice(email.lastIndexOf('@') + 1), scope);
  if (!connection?.isRequired) return;
  // Without the plan single sign-on is off, and nobody must be locked out for that.
  const contract = await db.contracts.byId(contractId, scope);
  if (contract && includesFeature(contract.plan, 'singleSignOn')) throw new ApiError(authErrors.ssoRequired);
}

/** @throws ApiError `auth.sign_up_closed`, `auth.too_many_attempts` */
export async function signUp(services: Services, input: BodyOf<typeof authEndpoints.signUp>, caller: Caller): Promise<string> {
  if (services.config.signUp === 'invited') throw new ApiError(authErrors.signUpClosed);
  await assertWithin(services, limits.signUpByAddress, caller.address ?? '');
  const { email, password, firstName, lastName, guestToken, recaptchaToken: _, ...rest } = input;
  const passwordHash = await hashPassword(password);
  const signUpDetails = Object.fromEntries(Object.entries(rest).filter((entry): entry is [string, string] => Boolean(entry[1])));
  const guest = guestToken ? await findGuest(services, guestToken) : null;
  const user = guest
    ? await upgradeGuest(services, guest, { email, passwordHash, firstName, lastName, signUpDetails })
    : await openAccount(services, {
        contractName: rest.companyName || `${firstName} ${lastName}`.trim() || email, email, firstName, lastName, passwordHash, isConfirmed: false,
        plan: services.config.signUpPlan, signUpDetails,
      });
  await askToConfirm(services, user, email);
  return startSession(services, user, caller);
}

/** @throws ApiError `auth.sign_up_closed`, `auth.too_many_attempts` */
export async function createGuest(services: Services, caller: Caller): Promise<string> {
  if (services.config.signUp === 'invited') throw new ApiError(authErrors.signUpClosed);
  await assertWithin(services, limits.signUpByAddress, caller.address ?? '');
  const email = `guest-${services.newId()}@guest.invalid`;
  const user = await openAccount(services, { contractName: 'Guest', email, firstName: 'Guest', lastName: '', isConfirmed: false, isGuest: true, plan: services.config.signUpPlan });
  return startSession(services, user, caller);
}

/** The guest whose session the token is of; null for any other token. */
async function findGuest(services: Services, token: string): Promise<User | null> {
  const claims = await readClaims(services, token, { isExpiredGood: true }).catch(() => null);
  if (!claims) return null;
  const scope = scopeOf(claims.contractId);
  const [session, user] = await Promise.all([services.db.sessions.byId(claims.sid, scope), services.db.users.byId(claims.sub, scope)]);
  // A token that was replaced long ago may be anybody's: it stood in an address.
  const isCurrent = session !== null && claims.gen >= session.generation - 1;
  return isCurrent && isOpen(session, services.clock()) && session.userId === user?.id && user.isGuest && user.isEnabled ? user : null;
}

interface FullAccount {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  signUpDetails?: Record<string, string>;
}

/**
 * The guest's jobs stay where they are: the account becomes a full one, once. Whoever else has the guest's token is out.
 * @throws ApiError `auth.forbidden` when it is a full account already
 */
export async function upgradeGuest({ db, clock }: Pick<Services, 'db' | 'clock'>, guest: User, account: FullAccount, sessionId?: string): Promise<User> {
  return db.transaction(async (transaction) => {
    const scope = scopeOf(guest.contractId, transaction);
    const name = account.signUpDetails?.['companyName'] || `${account.firstName} ${account.lastName}`.trim() || account.email;
    const [taken] = await db.users.update({ isGuest: false }, { where: { id: guest.id, isGuest: true }, ...scope });
    if (taken === 0) throw new ApiError(forbidden, { message: 'This is a full account already.' });
    await db.contracts.update({ name }, { where: { id: guest.contractId }, ...scope });
    await endSessions({ db, clock }, guest.id, scope, sessionId);
    return guest.update({ ...account, isGuest: false }, scope);
  });
}

/** Asks for the mail that confirms an address. More than a few an hour are not sent, whoever asks. */
export async function askToConfirm(services: Services, user: User, email: string): Promise<void> {
  await queueMail(services, email, { kind: 'confirmEmail', contractId: user.contractId, userId: user.id, email });
}

/** @throws ApiError `auth.too_many_attempts`, for the caller's address only */
export async function requestPasswordReset(services: Services, email: string, caller: Caller): Promise<void> {
  await assertWithin(services, limits.mailByAddress, caller.address ?? '');
  await queueMail(services, email, { kind: 'resetPassword', email });
}

export async function queueMail(services: Pick<Services, 'db' | 'clock' | 'queue' | 'newId'>, email: string, mail: AccountMail): Promise<void> {
  if (await isWithin(services, limits.mailByEmail, email)) await services.queue.add(sendAccountMail, mail, services.newId());
}

export async function signOut({ db, access, clock, scope }: Context): Promise<void> {
  if (access.sessionId) await db.sessions.update({ endedAt: clock() }, { where: { id: access.sessionId }, ...scope });
}
