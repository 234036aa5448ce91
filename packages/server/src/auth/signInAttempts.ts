// Sign-ins that are on their way to a provider and back. Each is bound to the browser that began it, lives for ten minutes and is
// taken once. They belong to nobody yet, so they carry no tenant.
import { randomBytes } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import type { Services } from '../core/services.js';
import { hashSecret } from './serverKeys.js';

const LIFE_MS = 10 * 60_000;
const COOKIE = 'tieout-sign-in';
const COOKIE_PATH = '/api/v1/auth';

type Needs = Pick<Services, 'db' | 'clock'>;

/** Of one browser, in a cookie that scripts cannot read. */
export interface Browser {
  secret: string;
  /** For the answer. */
  setCookie: string;
}

/** Several tabs share one. */
export function browserOf(cookies: string | undefined, isSecure: boolean): Browser {
  const secret = readCookie(cookies) ?? randomBytes(32).toString('base64url');
  return { secret, setCookie: `${COOKIE}=${secret}; Path=${COOKIE_PATH}; Max-Age=${LIFE_MS / 1000}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}` };
}

export function readCookie(cookies: string | undefined): string | null {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?:;|$)`).exec(cookies ?? '')?.[1] ?? null;
}

export interface Attempt<Details> {
  next: string;
  details: Details;
}

/** @returns the state that comes back with the browser */
export async function keepAttempt<Details extends object>({ db, clock }: Needs, purpose: string, browserHash: string, { next, details }: Attempt<Details>): Promise<string> {
  const state = randomBytes(32).toString('base64url');
  await db.sequelize.query(
    'INSERT INTO "sign_in_attempts" ("stateHash", "browserHash", "purpose", "next", "details", "expiresAt") VALUES (:stateHash, :browserHash, :purpose, :next, :details, :expiresAt)',
    { replacements: { stateHash: hashSecret(state), browserHash, purpose, next, details: JSON.stringify(details), expiresAt: new Date(clock().getTime() + LIFE_MS) } },
  );
  return state;
}

/** Null when it is unknown, taken, too old, for another purpose, or another browser's. */
export async function takeAttempt<Details>({ db, clock }: Needs, purpose: string, state: string, browser: string | null): Promise<(Attempt<Details> & { browserHash: string }) | null> {
  const [row] = await db.sequelize.query<Attempt<Details> & { browserHash: string }>(
    `DELETE FROM "sign_in_attempts" WHERE "stateHash" = :stateHash AND "purpose" = :purpose AND "expiresAt" > :now
     ${browser === null ? '' : 'AND "browserHash" = :browserHash'} RETURNING "next", "details", "browserHash"`,
    { type: QueryTypes.SELECT, replacements: { stateHash: hashSecret(state), purpose, now: clock(), browserHash: hashSecret(browser ?? '') } },
  );
  return row ?? null;
}

export async function dropEndedAttempts({ db, clock }: Needs): Promise<void> {
  await db.sequelize.query('DELETE FROM "sign_in_attempts" WHERE "expiresAt" <= :now', { replacements: { now: clock() } });
}
