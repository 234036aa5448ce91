// Accounts that the support makes: their people get an invitation and choose a password themselves.
import { ApiError, authErrors, supportErrors } from '@tieout/sdk/contract';
import type { PlanName } from '@tieout/sdk/contract';
import { recordDeed } from '../audit/recordAudit.js';
import { queueMail } from '../auth/auth.commands.js';
import type { Context } from '../core/services.js';
import { scopeOf, SYSTEM } from '../database/tenant.js';
import { openAccount } from '../users/users.commands.js';
import type { User } from '../users/users.model.js';
import { atAccountOf, findPersonBy } from './findPeople.js';

interface Person {
  firstName: string;
  lastName: string;
}

/** @throws ApiError `auth.email_taken` */
export async function createAccount(context: Context, { companyName, plan, ...person }: Person & { email: string; companyName: string; plan: PlanName }): Promise<void> {
  await assertFree(context, person.email);
  const contractName = companyName || `${person.firstName} ${person.lastName}`.trim() || person.email;
  const user = await openAccount(context, { contractName, ...person, plan, isConfirmed: false });
  await user.update({ invitedAt: context.clock() }, scopeOf(user.contractId));
  await recordDeed(atAccountOf(context, user), { action: 'support.account_created', subject: person.email, details: { plan } });
  await invite(context, user);
}

/** The guest's jobs stay where they are. @throws ApiError `support.no_such_person`, `auth.email_taken` */
export async function assignEmailToGuest(context: Context, guestEmail: string, newEmail: string, person: Person): Promise<void> {
  const guest = await findPersonBy(context, guestEmail);
  if (!guest.isGuest) throw new ApiError(supportErrors.noSuchPerson, { message: 'This person is no guest: the account has an address already.' });
  await assertFree(context, newEmail);
  await context.db.transaction(async (transaction) => {
    const scope = scopeOf(guest.contractId, transaction);
    await guest.update({ email: newEmail, ...person, isGuest: false, passwordHash: null, invitedAt: context.clock() }, scope);
    await context.db.contracts.update({ name: `${person.firstName} ${person.lastName}`.trim() || newEmail }, { where: { id: guest.contractId }, ...scope });
    await recordDeed(atAccountOf(context, guest), { action: 'user.email_assigned', subject: newEmail, details: { from: guestEmail } }, scope);
  });
  await invite(context, guest);
}

/** @throws ApiError `support.no_such_person` */
export async function sendReset(context: Context, email: string): Promise<void> {
  const user = await findPersonBy(context, email);
  await recordDeed(atAccountOf(context, user), { action: 'support.password_reset_sent', subject: email });
  await queueMail(context, email, { kind: 'resetPassword', email });
}

async function assertFree({ db }: Context, email: string): Promise<void> {
  if (await db.users.byConfirmedEmail(email, SYSTEM)) throw new ApiError(authErrors.emailTaken);
}

const invite = (context: Context, user: User): Promise<void> => queueMail(context, user.email, { kind: 'invitation', contractId: user.contractId, userId: user.id, inviter: 'The support of Tieout' });
