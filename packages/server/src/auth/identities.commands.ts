// Whom somebody who signed in elsewhere is here.
import { ApiError, authErrors, forbidden, includesFeature, planLacksFeature } from '@tieout/sdk/contract';
import type { SignInProvider, SignInResult } from '@tieout/sdk/contract';
import { UniqueConstraintError } from 'sequelize';
import { isOperator } from '../admin/superLogin.js';
import { recordAudit } from '../audit/recordAudit.js';
import type { SsoConnection } from '../contracts/ssoConnections.model.js';
import type { Services } from '../core/services.js';
import { scopeOf, SYSTEM } from '../database/tenant.js';
import type { Scope } from '../database/tenant.js';
import { assertSeat } from '../teams/people.commands.js';
import { openAccount } from '../users/users.commands.js';
import type { User } from '../users/users.model.js';
import { askToConfirm, beginSession } from './auth.commands.js';
import type { ExternalPerson } from './openId.js';
import { assertWithin, limits } from './rateLimit.js';
import { endSessions } from './sessions.js';
import type { Caller } from './sessions.js';

export interface Arrival extends SignInResult {
  isNew: boolean;
}

const titles: Record<SignInProvider, string> = { google: 'Google', facebook: 'Facebook', microsoft: 'Microsoft' };

/**
 * With Google, Facebook or Microsoft. An account that is here already is taken only when the provider has verified the address and
 * somebody has confirmed it here: either alone could be a stranger's claim.
 * @throws ApiError `auth.elsewhere_failed`, `auth.sign_up_closed`, `auth.email_taken`
 */
export async function signInSocially(services: Services, provider: SignInProvider, person: ExternalPerson, caller: Caller): Promise<Arrival> {
  const { db } = services;
  const identity = await db.userIdentities.known(provider, person.subject, SYSTEM);
  if (identity) return arrive(services, await db.users.byId(identity.userId, scopeOf(identity.contractId)), caller, 'social');
  if (!person.email) throw new ApiError(authErrors.elsewhereFailed, { message: `${titles[provider]} did not tell your address. Allow it there, or sign up with your email and a password.` });
  const owner = person.isEmailVerified ? await db.users.byConfirmedEmail(person.email, SYSTEM) : null;
  if (owner) {
    await linked(services, owner, provider, person.subject, caller, scopeOf(owner.contractId));
    return arrive(services, owner, caller, 'social');
  }
  return signUpSocially(services, provider, { ...person, email: person.email }, caller);
}

async function signUpSocially(services: Services, provider: SignInProvider, person: ExternalPerson & { email: string }, caller: Caller): Promise<Arrival> {
  if (services.config.signUp === 'invited') throw new ApiError(authErrors.signUpClosed);
  await assertWithin(services, limits.signUpByAddress, caller.address ?? '');
  const { email, firstName, lastName, isEmailVerified } = person;
  const user = await orTaken(() => openAccount(services, {
    contractName: `${firstName} ${lastName}`.trim() || email, email, firstName, lastName, isConfirmed: isEmailVerified === true, plan: services.config.signUpPlan,
  }));
  await linked(services, user, provider, person.subject, caller, scopeOf(user.contractId));
  if (!isEmailVerified) await askToConfirm(services, user, email);
  return { ...(await arrive(services, user, caller, 'social')), isNew: true };
}

/**
 * With the single sign-on of a firm, which answers for the addresses of its domain and for no others. Who is new becomes a member.
 * @throws ApiError `auth.address_not_of_firm`, `plan.feature_missing`, `team.no_seats`, `auth.email_taken`
 */
export async function signInBySso(services: Services, connection: SsoConnection, person: ExternalPerson, caller: Caller): Promise<Arrival> {
  const { db } = services;
  const scope = scopeOf(connection.contractId);
  const contract = await db.contracts.byId(connection.contractId, scope);
  if (!contract || contract.disabledAt) throw locked();
  if (!includesFeature(contract.plan, 'singleSignOn')) throw new ApiError(planLacksFeature, { data: { feature: 'singleSignOn', plan: contract.plan } });
  const { email } = person;
  if (!email || domainOf(email) !== connection.domain || person.isEmailVerified === false) throw new ApiError(authErrors.addressNotOfFirm);
  // Whoever sets up the provider of a firm says who comes from it: that must not make an operator of them.
  if (!connection.isByOperator && services.config.operatorEmails.includes(email)) throw notByFirm();
  const identity = await db.userIdentities.known(providerOf(connection), person.subject, scope);
  if (identity) return arriveByFirm(services, connection, await db.users.byId(identity.userId, scope), caller);
  const { user, isNew } = await orTaken(() => join(services, connection, { ...person, email }, caller));
  return { ...(await arriveByFirm(services, connection, user, caller)), isNew };
}

async function join(services: Services, connection: SsoConnection, person: ExternalPerson & { email: string }, caller: Caller): Promise<{ user: User; isNew: boolean }> {
  const { db, newId, clock } = services;
  const { contractId } = connection;
  return db.transaction(async (transaction) => {
    const scope = { ...scopeOf(contractId, transaction), transaction };
    // Two browsers at once must not make two people of one, nor take the last place both.
    await db.contracts.lockById(contractId, scope);
    const [known] = await db.users.claiming(person.email, scope);
    if (known) {
      await assertUnlinked(services, known, connection, scope);
      if (!known.emailConfirmedAt) await handBack(services, known, scope);
      await linked(services, known, providerOf(connection), person.subject, caller, scope, connection.id);
      return { user: known, isNew: false };
    }
    await assertSeat({ db, actor: { contractId } }, scope);
    const now = clock();
    const user = await db.users.create(
      { id: newId(), contractId, email: person.email, firstName: person.firstName, lastName: person.lastName, isContractAdmin: false, createdAt: now, emailConfirmedAt: now }, scope,
    );
    await linked(services, user, providerOf(connection), person.subject, caller, scope, connection.id);
    return { user, isNew: true };
  });
}

/** An address can be given to somebody else in a firm: that one must not find the work of the one before. */
async function assertUnlinked({ db }: Services, user: User, connection: SsoConnection, scope: Scope): Promise<void> {
  const other = await db.userIdentities.count({ where: { userId: user.id, connectionId: connection.id }, ...scope });
  if (other > 0) throw new ApiError(authErrors.emailTaken, { message: 'Somebody else of your firm has an account with this address. Ask your administrator.' });
}

/** Whoever claimed the address before may be a stranger: what they left in the account must not stay usable. */
async function handBack(services: Services, user: User, scope: Scope): Promise<void> {
  const now = services.clock();
  await user.update({ emailConfirmedAt: now, passwordHash: null, totpSecret: null, totpEnabledAt: null, recoveryHashes: [] }, scope);
  await services.db.accessTokens.update({ revokedAt: now }, { where: { userId: user.id, revokedAt: null }, ...scope });
  await endSessions(services, user.id, scope);
}

async function linked(services: Services, user: User, provider: string, subject: string, { address }: Caller, scope: Scope, connectionId: string | null = null): Promise<void> {
  const { db, newId, clock } = services;
  await db.userIdentities.create({ id: newId(), contractId: user.contractId, userId: user.id, connectionId, provider, subject, createdAt: clock() }, scope);
  await recordAudit(services, { user, action: 'user.identity_linked', subject: provider.replace(/:.*/, ''), address }, scope);
}

async function arrive(services: Services, user: User | null, caller: Caller, way: 'social' | 'sso'): Promise<Arrival> {
  if (!user?.isEnabled) throw locked();
  return { ...(await beginSession(services, user, caller, way)), isNew: false };
}

async function arriveByFirm(services: Services, connection: SsoConnection, user: User | null, caller: Caller): Promise<Arrival> {
  if (user && !connection.isByOperator && isOperator(services, user)) throw notByFirm();
  return arrive(services, user, caller, 'sso');
}

async function orTaken<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof UniqueConstraintError) throw new ApiError(authErrors.emailTaken, { cause: error });
    throw error;
  }
}

const notByFirm = () => new ApiError(forbidden, { message: 'Those who run this server sign in with their password, or by a single sign-on that an operator has set up.' });
const locked = () => new ApiError(forbidden, { message: 'Your account is locked. Ask your administrator.' });
const providerOf = (connection: SsoConnection): string => `sso:${connection.id}`;
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);
