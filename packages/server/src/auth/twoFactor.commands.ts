// Two-factor authentication: codes of an authenticator (TOTP), and recovery codes for when it is lost. Each code is taken once.
import { randomBytes } from 'node:crypto';
import { ApiError, authErrors } from '@tieout/sdk/contract';
import type { TwoFactorSetup } from '@tieout/sdk/contract';
import { Op } from 'sequelize';
import { recordAudit, recordDeed } from '../audit/recordAudit.js';
import type { Context, Services } from '../core/services.js';
import { scopeOf } from '../database/tenant.js';
import type { User } from '../users/users.model.js';
import { findOneTimeToken, spendOneTimeToken } from './oneTimeTokens.js';
import { verifyPassword } from './passwords.js';
import { assertWithin, limits, takeBack } from './rateLimit.js';
import { decrypt, encrypt, hashSecret } from './serverKeys.js';
import { endSessions, startSession } from './sessions.js';
import type { Caller } from './sessions.js';

const ISSUER = 'Tieout';
const PERIOD_S = 30;
/** Of the same step or one beside it: clocks differ. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
const MOST_FAILURES = 5;

async function totpOf(secret: string, email: string) {
  const { TOTP, Secret } = await import('otpauth');
  return new TOTP({ issuer: ISSUER, label: email, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_S });
}

/** A new key. It counts once a code confirmed it; one that counts already stays until then. @throws ApiError `auth.forbidden` when two-factor is on */
export async function setUpTwoFactor(context: Context, user: User): Promise<TwoFactorSetup> {
  if (user.totpEnabledAt) throw new ApiError(authErrors.wrongCredentials, { message: 'Two-factor authentication is on. Disable it first.' });
  const { Secret } = await import('otpauth');
  const { default: qrcode } = await import('qrcode');
  const secret = new Secret({ size: 20 }).base32;
  await user.update({ totpSecret: await encrypt(context, secret) }, context.scope);
  const url = (await totpOf(secret, user.email)).toString();
  const svg = await qrcode.toString(url, { type: 'svg', margin: 2 });
  return { secret, url, qrCode: `data:image/svg+xml;utf8,${encodeURIComponent(svg)}` };
}

/** @returns recovery codes, which are shown this once @throws ApiError `auth.wrong_code` */
export async function confirmTwoFactor(context: Context, user: User, code: string): Promise<string[]> {
  await assertWithin(context, limits.codeByUser, user.id);
  if (user.totpEnabledAt || !user.totpSecret || !(await takeCode(context, user, code))) throw new ApiError(authErrors.wrongCode);
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await context.db.transaction(async (transaction) => {
    const scope = scopeOf(user.contractId, transaction);
    await user.update({ totpEnabledAt: context.clock(), recoveryHashes: codes.map(hashSecret) }, scope);
    // Whoever is signed in elsewhere with the password alone has to come back with a code.
    await endSessions(context, user.id, scope, context.access.sessionId ?? undefined);
    await recordDeed(context, { action: 'two_factor.enabled' }, scope);
  });
  return codes;
}

/** With the password or a code. @throws ApiError `auth.wrong_credentials` */
export async function disableTwoFactor(context: Context, user: User, proof: { password?: string | undefined; token?: string | undefined }): Promise<void> {
  await assertWithin(context, limits.passwordByUser, user.id);
  const isProved = (proof.token ? await takeCode(context, user, proof.token) : false) || (proof.password ? await verifyPassword(user.passwordHash, proof.password) : false);
  if (!isProved) {
    const message = proof.token || proof.password ? 'That is neither your password nor a code that your authenticator shows now.' : 'Give your password or a code of your authenticator.';
    throw new ApiError(authErrors.wrongCredentials, { message });
  }
  await context.db.transaction(async (transaction) => {
    const scope = scopeOf(user.contractId, transaction);
    await user.update({ totpSecret: null, totpEnabledAt: null, totpLastStep: null, recoveryHashes: [] }, scope);
    await recordDeed(context, { action: 'two_factor.disabled' }, scope);
  });
}

/** The second step of signing in. @throws ApiError `auth.wrong_code`, `auth.link_invalid`, `auth.too_many_attempts` */
export async function verifyTwoFactor(services: Services, { token: code, tempToken }: { token: string; tempToken: string }, caller: Caller): Promise<string> {
  await assertWithin(services, limits.linkByAddress, caller.address ?? '');
  const step = await findOneTimeToken(services, tempToken, 'twoFactor');
  if (!step || step.failures >= MOST_FAILURES) throw new ApiError(authErrors.linkInvalid);
  const scope = scopeOf(step.contractId);
  const user = await services.db.users.byId(step.userId, scope);
  if (!user?.isEnabled || !user.totpEnabledAt) throw new ApiError(authErrors.linkInvalid);
  await assertWithin(services, limits.codeByUser, user.id);
  if (!(await takeCode(services, user, code))) {
    await step.update({ failures: step.failures + 1 }, scope);
    throw new ApiError(authErrors.wrongCode);
  }
  await takeBack(services, limits.codeByUser, user.id);
  if (!(await spendOneTimeToken(services, step))) throw new ApiError(authErrors.linkInvalid);
  return startSession(services, user, caller);
}

/** True once for each code: of two calls with the same one, one gets it. */
async function takeCode(services: Services, user: User, code: string): Promise<boolean> {
  const scope = scopeOf(user.contractId);
  const digits = code.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(digits)) return takeRecoveryCode(services, user, digits);
  if (!user.totpSecret) return false;
  const timestamp = services.clock().getTime();
  const delta = (await totpOf(await decrypt(services, user.totpSecret), user.email)).validate({ token: digits, window: WINDOW, timestamp });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1000 / PERIOD_S) + delta;
  const isLater = { [Op.or]: [{ totpLastStep: null }, { totpLastStep: { [Op.lt]: step } }] };
  const [changed] = await services.db.users.update({ totpLastStep: step }, { where: { [Op.and]: [{ id: user.id }, isLater] } as never, ...scope });
  return changed === 1;
}

async function takeRecoveryCode(services: Services, user: User, code: string): Promise<boolean> {
  const hash = hashSecret(code.toLowerCase());
  return services.db.transaction(async (transaction) => {
    const scope = scopeOf(user.contractId, transaction);
    const current = await services.db.users.findOne({ where: { id: user.id }, lock: transaction.LOCK.UPDATE, ...scope });
    if (!current?.recoveryHashes.includes(hash)) return false;
    await current.update({ recoveryHashes: current.recoveryHashes.filter((known) => known !== hash) }, scope);
    await recordAudit(services, { user, action: 'two_factor.recovery_code_used', details: { left: current.recoveryHashes.length }, address: null }, scope);
    return true;
  });
}

/** Fifty bits, in letters that are not mistaken for one another. */
function newRecoveryCode(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz023456789';
  return [...randomBytes(10)].map((byte) => letters[byte % letters.length]).join('');
}
