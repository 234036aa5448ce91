// Sessions and their tokens: short-lived, and replaced at each refresh. The session goes on to the next generation of them when a token of it
// first comes: an answer that was lost can be asked for again. A token that was replaced by then and comes again was stolen: the session ends.
import { ApiError, authErrors, Permission, unauthorized } from '@tieout/sdk/contract';
import { Op } from 'sequelize';
import { z } from 'zod';
import type { Services } from '../core/services.js';
import { scopeOf, SYSTEM } from '../database/tenant.js';
import type { Scope } from '../database/tenant.js';
import type { User } from '../users/users.model.js';
import { keyFor } from './serverKeys.js';
import type { Session } from './sessions.model.js';

const TOKEN_MS = 15 * 60_000;
const SESSION_MS = 14 * 24 * 3_600_000;
/** Acting as somebody ends by itself. */
const SUPPORT_SESSION_MS = 3_600_000;
/** Several tabs may refresh at the same time with the same token. */
const OVERLAP_MS = 60_000;
const ISSUER = 'tieout';

const Claims = z.object({ sub: z.uuid(), contractId: z.uuid(), sid: z.uuid(), gen: z.int() });
export type Claims = z.infer<typeof Claims>;

type Needs = Pick<Services, 'config' | 'db' | 'clock' | 'newId'>;

export interface Caller {
  address: string | null;
  userAgent: string | null;
}

/** Signs a user in. */
export async function startSession(services: Needs, user: User, caller: Caller, supporterId: string | null = null, scope: Scope = scopeOf(user.contractId)): Promise<string> {
  const now = services.clock();
  const session = await services.db.sessions.create(
    {
      id: services.newId(), contractId: user.contractId, userId: user.id, generation: 1, rotatedAt: now, createdAt: now,
      expiresAt: new Date(now.getTime() + (supporterId ? SUPPORT_SESSION_MS : SESSION_MS)), supporterId, address: caller.address, userAgent: caller.userAgent?.slice(0, 300) ?? null,
    },
    scope,
  );
  if (!supporterId) await user.update({ lastSeenAt: now }, scope);
  return issueToken(services, user, session, session.generation);
}

/** A token of the next generation. Asked again before that one came back, it gives another of the same. @throws ApiError `auth.required` */
export async function refreshSession(services: Needs, token: string | undefined): Promise<string> {
  const claims = await readClaims(services, token, { isExpiredGood: true });
  const { db, clock } = services;
  const scope = scopeOf(claims.contractId);
  const now = clock();
  const [session, user] = await Promise.all([db.sessions.byId(claims.sid, scope), db.users.byId(claims.sub, scope)]);
  if (!session || !user || !isOpen(session, now) || !user.isEnabled || session.userId !== user.id) throw new ApiError(unauthorized);
  const isBeside = claims.gen === session.generation - 1 && now.getTime() - session.rotatedAt.getTime() < OVERLAP_MS;
  if (claims.gen < session.generation && !isBeside) {
    await session.update({ endedAt: now }, scope);
    throw new ApiError(unauthorized);
  }
  await noteGeneration(services, session, claims.gen);
  if (!session.supporterId) {
    await session.update({ expiresAt: new Date(now.getTime() + SESSION_MS) }, scope);
    await user.update({ lastSeenAt: now }, scope);
  }
  return issueToken(services, user, session, isBeside ? session.generation : claims.gen + 1);
}

/** A token of the next generation arrived, so whoever holds one of the generation before has got the answer to their refresh. */
export async function noteGeneration({ db, clock }: Pick<Services, 'db' | 'clock'>, session: Session, generation: number): Promise<void> {
  if (generation <= session.generation) return;
  const next = { generation, rotatedAt: clock() };
  const [changed] = await db.sessions.update(next, { where: { id: session.id, generation: { [Op.lt]: generation } }, ...scopeOf(session.contractId) });
  if (changed > 0) session.set(next);
}

export const isOpen = (session: Session, now: Date): boolean => session.endedAt === null && session.expiresAt > now;

/** Of the user, and those of everybody who runs this server. An address that is only claimed gives nothing. */
export function permissionsOf({ config }: Pick<Services, 'config'>, user: User): Permission[] {
  const isOperator = user.emailConfirmedAt !== null && config.operatorEmails.includes(user.email);
  return isOperator ? [...Permission.options] : user.permissions;
}

async function issueToken(services: Needs, user: User, session: Session, gen: number): Promise<string> {
  const { SignJWT } = await import('jose');
  const now = services.clock();
  return new SignJWT({ contractId: user.contractId, sid: session.id, gen, permissions: session.supporterId ? ['SUPER_LOGIN'] : permissionsOf(services, user), isContractAdmin: user.isContractAdmin })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(user.id)
    .setIssuer(ISSUER)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + TOKEN_MS))
    .sign(await keyFor(services, 'tokens'));
}

/** @throws ApiError `auth.required`; `auth.token_expired`, which a refresh cures */
export async function readClaims(services: Needs, token: string | undefined, { isExpiredGood = false } = {}): Promise<Claims> {
  if (!token) throw new ApiError(unauthorized);
  // Loaded with the first session: a local installation has none.
  const { errors, jwtVerify } = await import('jose');
  try {
    const { payload } = await jwtVerify(token, await keyFor(services, 'tokens'), {
      issuer: ISSUER, algorithms: ['HS256'], currentDate: services.clock(), ...(isExpiredGood ? { clockTolerance: SESSION_MS / 1000 } : {}),
    });
    return Claims.parse(payload);
  } catch (error) {
    if (error instanceof errors.JWTExpired && !isExpiredGood) throw new ApiError(authErrors.tokenExpired);
    throw new ApiError(unauthorized, { cause: error });
  }
}

/** Ends what somebody has open, or has half way in: after a new password, a lock-out or a deletion. */
export async function endSessions({ db, clock }: Pick<Services, 'db' | 'clock'>, userId: string, scope: Scope, exceptId?: string): Promise<void> {
  await db.sessions.endAll(userId, clock(), scope, exceptId);
  await db.oneTimeTokens.update({ usedAt: clock() }, { where: { userId, usedAt: null, purpose: ['resetPassword', 'twoFactor'] }, ...scope });
}

/** Sessions that ended long ago say nothing any more. */
export async function dropEndedSessions({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.sessions.destroy({ where: { expiresAt: { [Op.lt]: clock() } }, ...SYSTEM });
  await db.oneTimeTokens.destroy({ where: { expiresAt: { [Op.lt]: new Date(clock().getTime() - SESSION_MS) } }, ...SYSTEM });
}
