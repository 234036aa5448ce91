// Whom the support means by an address, and what it sees of them.
import { ApiError, numberFromMinor, supportErrors } from '@tieout/sdk/contract';
import type { Permission, SupportLookup, SupportUser } from '@tieout/sdk/contract';
import { permissionsOf } from '../auth/sessions.js';
import { presentContract } from '../contracts/contracts.presenter.js';
import type { Context } from '../core/services.js';
import { scopeOf, SYSTEM } from '../database/tenant.js';
import type { User } from '../users/users.model.js';
import { isSuppressed } from './suppression.js';

const NOTES_SHOWN = 100;

/** The same member of the support, at work on the account of a customer. */
export const atAccountOf = (context: Context, { contractId }: Pick<User, 'contractId'>): Context => ({ ...context, actor: { ...context.actor, contractId }, scope: scopeOf(contractId) });

/** Guests included; whoever confirmed the address first. */
const everybodyWith = ({ db }: Pick<Context, 'db'>, email: string): Promise<User[]> => db.users.findAll({ where: { email }, order: [['emailConfirmedAt', 'ASC NULLS LAST'], ['createdAt', 'ASC']], ...SYSTEM });

/** Whoever confirmed the address, or claimed it first. @throws ApiError `support.no_such_person` */
export async function findPersonBy(context: Pick<Context, 'db'>, email: string): Promise<User> {
  const [user] = await everybodyWith(context, email);
  if (!user) throw new ApiError(supportErrors.noSuchPerson, { data: { email } });
  return user;
}

/** @throws ApiError `support.no_such_person` */
export async function lookUp(context: Context, email: string): Promise<SupportLookup> {
  const users = await everybodyWith(context, email);
  const [first] = users;
  if (!first) throw new ApiError(supportErrors.noSuchPerson, { data: { email } });
  const scope = scopeOf(first.contractId);
  const notes = await context.db.contactNotes.findAll({ order: [['createdAt', 'DESC'], ['id', 'ASC']], limit: NOTES_SHOWN, ...scope });
  const credits = await context.db.paymentCredits.findAll({ attributes: ['amountMinor'], ...scope });
  return {
    users: await Promise.all(users.map((user) => presentPerson(context, user))),
    notes: notes.map(({ id, note, userName, createdAt }) => ({ id, note, userName, createdAt: createdAt.toISOString() })),
    paymentCredit: numberFromMinor(credits.reduce((sum, { amountMinor }) => sum + amountMinor, 0)),
    isSuppressed: await isSuppressed(context, email),
  };
}

async function presentPerson(context: Context, user: User): Promise<SupportUser> {
  const { id, email, firstName, lastName, isContractAdmin, isEnabled, isGuest } = user;
  return {
    id, email, name: `${firstName} ${lastName}`.trim(), isContractAdmin, isEnabled, isGuest, isEmailConfirmed: user.emailConfirmedAt !== null,
    isOperator: permissionsOf(context, user).some((permission: Permission) => permission !== 'MANAGE_EMAIL_INTEGRATION'),
    createdAt: user.createdAt.toISOString(), lastSeenAt: user.lastSeenAt?.toISOString() ?? null, contract: await presentContract(atAccountOf(context, user)),
  };
}
