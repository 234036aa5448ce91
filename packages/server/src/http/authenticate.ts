// Who asks: the one user of a local installation, or the owner of the access token.
import { createHash } from 'node:crypto';
import { ApiError, unauthorized } from '@tieout/sdk/contract';
import type { Actor, Context, Services } from '../core/services.js';
import { scopeOf, SYSTEM } from '../database/tenant.js';
import { LOCAL_ACTOR } from '../users/users.commands.js';

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** @throws ApiError `auth.required` */
export async function authenticate(services: Services, token: string | undefined): Promise<Actor> {
  if (services.config.mode === 'local') return LOCAL_ACTOR;
  const found = token ? await services.db.accessTokens.byHash(hashToken(token), SYSTEM) : null;
  if (!found) throw new ApiError(unauthorized);
  return { userId: found.userId, contractId: found.contractId };
}

/** From the header, or from the query where a browser cannot send headers (pictures, PDF pages). */
export function tokenOf(authorization: string | undefined, query: unknown): string | undefined {
  const bearer = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  return bearer ?? (typeof query === 'string' && query !== '' ? query : undefined);
}

export function contextOf(services: Services, actor: Actor): Context {
  return { ...services, actor, scope: scopeOf(actor.contractId) };
}
