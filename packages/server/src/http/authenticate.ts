// Who asks: the one user of a local installation, a session, the owner of an access token, or a page with an embed token.
import { ApiError, authErrors, includesFeature, isEmbedToken, planLacksFeature, unauthorized } from '@tieout/sdk/contract';
import { accessOfSupporter } from '../admin/superLogin.js';
import { ALL_SCOPES, LOCAL_ACCESS } from '../auth/access.js';
import type { Access } from '../auth/access.js';
import { isAllowedAddress } from '../auth/allowedAddresses.js';
import { hashSecret } from '../auth/serverKeys.js';
import { readEmbedToken } from '../embed/embedAccess.js';
import { isOpen, noteGeneration, permissionsOf, readClaims } from '../auth/sessions.js';
import type { Contract } from '../contracts/contracts.model.js';
import type { Actor, Context, Services } from '../core/services.js';
import { scopeOf, SYSTEM } from '../database/tenant.js';
import type { User } from '../users/users.model.js';
import { LOCAL_ACTOR } from '../users/users.commands.js';

export interface Authenticated {
  actor: Actor;
  access: Access;
}

const TOKEN_PREFIX = 'tieout_';
/** How exactly it is known when a token was last used: a write for each call would be dear. */
const LAST_USED_MS = 60_000;

/** @throws ApiError `auth.required`, `auth.token_expired`, `auth.address_refused`, `request.origin_refused`, `plan.feature_missing` */
export async function authenticate(services: Services, token: string | undefined, address: string | null = null, origin: string | null = null): Promise<Authenticated> {
  if (services.config.mode === 'local') return { actor: LOCAL_ACTOR, access: LOCAL_ACCESS };
  if (token && isEmbedToken(token)) return byEmbedToken(services, token, address, origin);
  return token?.startsWith(TOKEN_PREFIX) ? byAccessToken(services, token, address) : bySession(services, token, address);
}

async function bySession(services: Services, token: string | undefined, address: string | null): Promise<Authenticated> {
  const claims = await readClaims(services, token);
  const { db, clock } = services;
  const scope = scopeOf(claims.contractId);
  const [session, user, contract] = await Promise.all([db.sessions.byId(claims.sid, scope), db.users.byId(claims.sub, scope), db.contracts.byId(claims.contractId, scope)]);
  if (!session || !isOpen(session, clock()) || session.userId !== user?.id) throw new ApiError(unauthorized);
  await noteGeneration(services, session, claims.gen);
  const access = { ...accessOf(services, user, contract, address), ...(await accessOfSupporter(services, session, user)) };
  return { actor: actorOf(user), access: { ...access, kind: 'session', scopes: ALL_SCOPES, sessionId: session.id } };
}

async function byAccessToken(services: Services, token: string, address: string | null): Promise<Authenticated> {
  const { db, clock } = services;
  const found = await db.accessTokens.byHash(hashSecret(token), SYSTEM);
  const now = clock();
  if (!found || found.revokedAt || (found.expiresAt && found.expiresAt <= now)) throw new ApiError(unauthorized);
  const scope = scopeOf(found.contractId);
  const [user, contract] = await Promise.all([db.users.byId(found.userId, scope), db.contracts.byId(found.contractId, scope)]);
  const access = accessOf(services, user, contract, address);
  if (!includesFeature(access.plan, 'api')) throw new ApiError(planLacksFeature, { data: { feature: 'api', plan: access.plan } });
  if (!found.lastUsedAt || now.getTime() - found.lastUsedAt.getTime() > LAST_USED_MS) await found.update({ lastUsedAt: now }, scope);
  return { actor: actorOf(user!), access: { ...access, kind: 'token', scopes: found.scopes, sessionId: null, tokenId: found.id } };
}

/** Never more than the person who made it, who must still be there and may do it. */
async function byEmbedToken(services: Services, token: string, address: string | null, origin: string | null): Promise<Authenticated> {
  const { record, grant } = await readEmbedToken(services, token, origin);
  const { db } = services;
  const scope = scopeOf(record.contractId);
  const [user, contract] = await Promise.all([db.users.byId(record.userId, scope), db.contracts.byId(record.contractId, scope)]);
  const access = accessOf(services, user, contract, address);
  if (!includesFeature(access.plan, 'api')) throw new ApiError(planLacksFeature, { data: { feature: 'api', plan: access.plan } });
  return { actor: actorOf(user!), access: { ...access, kind: 'embed', permissions: [], scopes: [], sessionId: null, embed: grant } };
}

const actorOf = ({ id, contractId }: User): Actor => ({ userId: id, contractId });

/** @throws ApiError `auth.required` when locked out, `auth.address_refused` */
function accessOf(services: Services, user: User | null, contract: Contract | null, address: string | null): Omit<Access, 'kind' | 'scopes' | 'sessionId'> {
  if (!user?.isEnabled || !contract || contract.disabledAt) throw new ApiError(unauthorized);
  if (!isAllowedAddress(contract.allowedAddresses, address)) throw new ApiError(authErrors.addressRefused);
  return {
    userName: `${user.firstName} ${user.lastName}`.trim() || user.email,
    isContractAdmin: user.isContractAdmin, isGuest: user.isGuest, permissions: permissionsOf(services, user), plan: contract.plan, address,
  };
}

/** From the header, or from the query where a browser cannot send headers (pictures, PDF pages). */
export function tokenOf(authorization: string | undefined, query: unknown): string | undefined {
  const bearer = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  return bearer ?? (typeof query === 'string' && query !== '' ? query : undefined);
}

/** @param hiddenTags of projects that are not there for this call */
export function contextOf(services: Services, { actor, access }: Authenticated, hiddenTags: readonly string[] = []): Context {
  const { contractId } = actor;
  const only = access.embed ? { only: access.embed.only } : {};
  return { ...services, actor, access, scope: { tenant: { contractId, ...(hiddenTags.length > 0 ? { hiddenTags } : {}), ...only } } };
}
