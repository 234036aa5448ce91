// Links of mails and the step between password and code: each works once, for a while, for one purpose.
import { randomBytes } from 'node:crypto';
import type { Services } from '../core/services.js';
import { scopeOf, SYSTEM } from '../database/tenant.js';
import type { Scope } from '../database/tenant.js';
import type { User } from '../users/users.model.js';
import type { OneTimeToken, TokenPurpose } from './oneTimeTokens.model.js';
import { hashSecret } from './serverKeys.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const livesMs: Record<TokenPurpose, number> = { confirmEmail: 3 * DAY_MS, resetPassword: 60 * MINUTE_MS, invitation: 7 * DAY_MS, twoFactor: 10 * MINUTE_MS };

type Needs = Pick<Services, 'db' | 'clock' | 'newId'>;

/** Earlier tokens of the same purpose stop working. @param email the address it is sent to, when it is not yet the user's */
export async function createOneTimeToken({ db, clock, newId }: Needs, user: User, purpose: TokenPurpose, email: string = user.email, given?: Scope): Promise<string> {
  const scope = given ?? scopeOf(user.contractId);
  const now = clock();
  await db.oneTimeTokens.update({ usedAt: now }, { where: { userId: user.id, purpose, usedAt: null }, ...scope });
  const token = randomBytes(32).toString('base64url');
  await db.oneTimeTokens.create(
    { id: newId(), contractId: user.contractId, userId: user.id, purpose, tokenHash: hashSecret(token), email, createdAt: now, expiresAt: new Date(now.getTime() + livesMs[purpose]) },
    scope,
  );
  return token;
}

/** Null when it is unknown, used, too old or for another purpose. */
export async function findOneTimeToken({ db, clock }: Needs, token: string, purpose: TokenPurpose): Promise<OneTimeToken | null> {
  const found = await db.oneTimeTokens.findOne({ where: { tokenHash: hashSecret(token), purpose, usedAt: null }, ...SYSTEM });
  return found && found.expiresAt > clock() ? found : null;
}

/** Takes it, once: of two that come at the same time one gets true. */
export async function spendOneTimeToken({ db, clock }: Needs, { id, contractId }: OneTimeToken, given?: Scope): Promise<boolean> {
  const [changed] = await db.oneTimeTokens.update({ usedAt: clock() }, { where: { id, usedAt: null }, ...(given ?? scopeOf(contractId)) });
  return changed === 1;
}
