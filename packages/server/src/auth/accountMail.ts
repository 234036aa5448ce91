// The mails of accounts: plain text, one link each, always to the address this server is configured to have.
import { Op } from 'sequelize';
import type { Services } from '../core/services.js';
import { scopeOf, SYSTEM } from '../database/tenant.js';
import type { User } from '../users/users.model.js';
import type { AccountMail } from './auth.jobs.js';
import { createOneTimeToken } from './oneTimeTokens.js';

export async function writeAccountMail(services: Services, input: AccountMail): Promise<void> {
  if (input.kind === 'resetPassword') return writeReset(services, input.email);
  const user = await services.db.users.byId(input.userId, scopeOf(input.contractId));
  if (!user?.isEnabled) return;
  if (input.kind === 'outOfPages') return writeOutOfPages(services, user, input.job);
  if (input.kind === 'invitation') {
    const token = await createOneTimeToken(services, user, 'invitation');
    return services.mail.send({
      to: user.email,
      subject: `${input.inviter} invites you to Tieout`,
      text: lines(`${input.inviter} invites you to work together in Tieout.`, 'Open this link within 7 days and choose a password:', linkTo(services, 'register', token), 'If you do not know what this is about, do nothing.'),
    });
  }
  const owner = await services.db.users.byConfirmedEmail(input.email, SYSTEM);
  if (owner && owner.id !== user.id) return warnOwner(services, input.email);
  const token = await createOneTimeToken(services, user, 'confirmEmail', input.email);
  await services.mail.send({
    to: input.email,
    subject: 'Confirm your address for Tieout',
    text: lines('Please confirm that this is your address. Open this link within 3 days:', linkTo(services, 'confirmEmail', token), 'If you did not make an account, do nothing: without this the address is not taken.'),
  });
}

async function writeReset(services: Services, email: string): Promise<void> {
  const [user] = (await services.db.users.claiming(email, SYSTEM)).filter(({ isEnabled }) => isEnabled);
  if (!user) return;
  // Somebody who never accepted an invitation gets that one again: there is no password to reset.
  if (user.passwordHash === null && user.invitedAt) return writeAccountMail(services, { kind: 'invitation', contractId: user.contractId, userId: user.id, inviter: 'Your firm' });
  const token = await createOneTimeToken(services, user, 'resetPassword');
  await services.mail.send({
    to: user.email,
    subject: 'Choose a new password for Tieout',
    text: lines('Somebody, probably you, asked for a new password. Open this link within an hour:', linkTo(services, 'resetPassword', token), 'If it was not you, do nothing: your password stays as it is.'),
  });
}

async function writeOutOfPages(services: Services, user: User, job: string): Promise<void> {
  const admins = await services.db.users.findAll({ where: { isContractAdmin: true, isEnabled: true, emailConfirmedAt: { [Op.ne]: null } }, ...scopeOf(user.contractId) });
  const who = `${user.firstName} ${user.lastName}`.trim() || user.email;
  for (const { email } of admins) {
    await services.mail.send({
      to: email,
      subject: "You've run out of pages",
      text: lines(`"${job}" of ${who} waits: the account has too few pages left.`, 'See what is left and what can be done:', `${publicUrl(services)}/app/account?section=plan`, 'The job goes on with "Resume Job" once there are pages.'),
    });
  }
}

async function warnOwner(services: Services, email: string): Promise<void> {
  await services.mail.send({
    to: email,
    subject: 'You have a Tieout account already',
    text: lines(
      'Somebody, perhaps you, signed up with this address, which has an account already. That account is as it was.',
      'If it was you, sign in with it:', `${publicUrl(services)}/app/login`,
      'Forgotten the password? Choose a new one:', `${publicUrl(services)}/app/requestReset`,
    ),
  });
}

const lines = (...parts: string[]): string => `${parts.join('\n\n')}\n`;

const linkTo = (services: Services, page: string, token: string): string => `${publicUrl(services)}/app/${page}?token=${token}`;

/** Never from a request: whoever sends one could name any host. */
export function publicUrl({ config }: Pick<Services, 'config'>): string {
  return config.publicUrl ?? `http://localhost:${config.port}`;
}
