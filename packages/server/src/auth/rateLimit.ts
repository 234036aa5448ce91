// Counts attempts in the database, so that all web processes count together and a restart forgives nothing.
import { ApiError, authErrors } from '@tieout/sdk/contract';
import { isIPv6 } from 'node:net';
import { QueryTypes } from 'sequelize';
import type { Services } from '../core/services.js';
import { hashSecret } from './serverKeys.js';

export interface Limit {
  name: string;
  most: number;
  windowMs: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const limits = {
  signInByEmail: { name: 'sign-in', most: 10, windowMs: 15 * MINUTE_MS },
  signInByAddress: { name: 'sign-in-from', most: 100, windowMs: 15 * MINUTE_MS },
  signUpByAddress: { name: 'sign-up-from', most: 60, windowMs: HOUR_MS },
  mailByEmail: { name: 'mail', most: 5, windowMs: HOUR_MS },
  mailByAddress: { name: 'mail-from', most: 50, windowMs: HOUR_MS },
  linkByAddress: { name: 'link-from', most: 100, windowMs: 15 * MINUTE_MS },
  elsewhereByAddress: { name: 'elsewhere-from', most: 200, windowMs: 15 * MINUTE_MS },
  codeByUser: { name: 'code', most: 10, windowMs: 15 * MINUTE_MS },
  outOfPagesByContract: { name: 'out-of-pages', most: 1, windowMs: 24 * HOUR_MS },
  passwordByUser: { name: 'password', most: 10, windowMs: 15 * MINUTE_MS },
} as const satisfies Record<string, Limit>;

type Needs = Pick<Services, 'db' | 'clock'>;

/** Of an IPv6 address its first half: whoever has one has 2^64 of them to come from. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.replace(/%.*/, '').toLowerCase().split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  // An IPv4 address at the end stands for two groups.
  const missing = 8 - groups(head).length - groups(tail).length - (plain.includes('.') ? 1 : 0);
  return [...groups(head), ...(plain.includes('::') ? Array<string>(missing).fill('0') : []), ...groups(tail)].slice(0, 4).map((group) => parseInt(group, 16).toString(16)).join(':');
}


/** Counts one attempt and answers when the window ends if it was one too many. What is counted is kept as a hash only. */
async function count({ db, clock }: Needs, limit: Limit, what: string): Promise<Date | null> {
  const now = clock();
  const [row] = await db.sequelize.query<{ count: number; endsAt: Date }>(
    `INSERT INTO "rate_counts" AS r ("key", "count", "endsAt") VALUES (:key, 1, :endsAt)
     ON CONFLICT ("key") DO UPDATE SET "count" = CASE WHEN r."endsAt" <= :now THEN 1 ELSE r."count" + 1 END, "endsAt" = CASE WHEN r."endsAt" <= :now THEN :endsAt ELSE r."endsAt" END
     RETURNING "count", "endsAt"`,
    { type: QueryTypes.SELECT, replacements: { key: keyOf(limit, what), now, endsAt: new Date(now.getTime() + limit.windowMs) } },
  );
  return row!.count > limit.most ? new Date(row!.endsAt) : null;
}

/** @throws ApiError `auth.too_many_attempts`, with `data.retryAt` */
export async function assertWithin(services: Needs, limit: Limit, what: string): Promise<void> {
  const retryAt = await count(services, limit, what);
  if (retryAt) throw new ApiError(authErrors.tooManyAttempts, { data: { retryAt: retryAt.toISOString() } });
}

export async function isWithin(services: Needs, limit: Limit, what: string): Promise<boolean> {
  return (await count(services, limit, what)) === null;
}

/** A success is no attempt. The failures before it still count: another account with the same address must not wipe them out. */
export async function takeBack({ db }: Pick<Services, 'db'>, limit: Limit, what: string): Promise<void> {
  await db.sequelize.query('UPDATE "rate_counts" SET "count" = "count" - 1 WHERE "key" = :key AND "count" > 0', { replacements: { key: keyOf(limit, what) } });
}

export async function dropEndedCounts({ db, clock }: Needs): Promise<void> {
  await db.sequelize.query('DELETE FROM "rate_counts" WHERE "endsAt" <= :now', { replacements: { now: clock() } });
}

const keyOf = (limit: Limit, what: string): string => `${limit.name}:${hashSecret(limit.name.endsWith('-from') ? networkOf(what) : what)}`;
