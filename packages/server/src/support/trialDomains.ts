// Domains whose people may try as long as a trial lasts without a limit of pages. Only a confirmed address counts.
import { Op, QueryTypes } from 'sequelize';
import type { Transaction } from 'sequelize';
import type { Context, Services } from '../core/services.js';
import { SYSTEM } from '../database/tenant.js';
import type { Scope } from '../database/tenant.js';
import type { User } from '../users/users.model.js';

/** More than anybody reads in two weeks. */
const UNLIMITED_PAGES = 1_000_000;
const unlimited = { pageAllowance: UNLIMITED_PAGES, credits: UNLIMITED_PAGES } as const;

export async function trialDomains({ db }: Pick<Services, 'db'>, transaction?: Transaction): Promise<string[]> {
  const rows = await db.sequelize.query<{ domain: string }>('SELECT "domain" FROM "trial_domains" ORDER BY "domain"', { type: QueryTypes.SELECT, ...(transaction ? { transaction } : {}) });
  return rows.map(({ domain }) => domain);
}

/** Those who are on trial already get it at once; nobody loses it when the domain is taken off. */
export async function changeTrialDomain({ db, clock, access }: Context, domain: string, isUnlimited: boolean): Promise<void> {
  if (!isUnlimited) return void (await db.sequelize.query('DELETE FROM "trial_domains" WHERE "domain" = :domain', { replacements: { domain } }));
  await db.sequelize.query('INSERT INTO "trial_domains" ("domain", "userName", "createdAt") VALUES (:domain, :userName, :now) ON CONFLICT DO NOTHING', { replacements: { domain, userName: access.userName, now: clock() } });
  const people = await db.users.findAll({ attributes: ['contractId'], where: { email: { [Op.endsWith]: `@${domain}` }, emailConfirmedAt: { [Op.ne]: null }, isContractAdmin: true }, ...SYSTEM });
  await db.contracts.update(unlimited, { where: { id: people.map(({ contractId }) => contractId), plan: 'Trial' }, ...SYSTEM });
}

/** After an address was confirmed. */
export async function grantUnlimitedTrial(services: Pick<Services, 'db'>, user: User, scope: Scope): Promise<void> {
  const { db } = services;
  const domain = user.email.slice(user.email.lastIndexOf('@') + 1);
  if (!user.isContractAdmin || !(await trialDomains(services, scope.transaction)).includes(domain)) return;
  await db.contracts.update(unlimited, { where: { id: user.contractId, plan: 'Trial' }, ...scope });
}
