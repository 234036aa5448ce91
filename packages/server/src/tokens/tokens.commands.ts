import { randomBytes } from 'node:crypto';
import { ApiError, notFound } from '@tieout/sdk/contract';
import type { CreateAccessToken } from '@tieout/sdk/contract';
import type { z } from 'zod';
import { recordDeed } from '../audit/recordAudit.js';
import { hashSecret } from '../auth/serverKeys.js';
import type { Actor, Context, Services } from '../core/services.js';
import { scopeOf } from '../database/tenant.js';
import type { AccessToken } from './accessTokens.model.js';

const DAY_MS = 24 * 3_600_000;
const ENDING_LETTERS = 4;

type Input = z.output<typeof CreateAccessToken>;
interface NewToken {
  token: string;
  record: AccessToken;
}

/** A new access token. It is returned once; the database keeps its hash. */
async function storeToken({ db, clock, newId }: Pick<Services, 'db' | 'clock' | 'newId'>, actor: Actor, input: Input): Promise<NewToken> {
  const token = `tieout_${randomBytes(32).toString('base64url')}`;
  const now = clock();
  const record = await db.accessTokens.create(
    {
      id: newId(), userId: actor.userId, contractId: actor.contractId, tokenHash: hashSecret(token), createdAt: now, name: input.name, scopes: [...new Set(input.scopes)],
      ending: token.slice(-ENDING_LETTERS), expiresAt: input.expiresInDays === null ? null : new Date(now.getTime() + input.expiresInDays * DAY_MS),
    },
    scopeOf(actor.contractId),
  );
  return { token, record };
}

/** For an operator and for tests: a token with all scopes that does not expire. */
export async function createAccessToken(services: Pick<Services, 'db' | 'clock' | 'newId'>, actor: Actor, scopes: Input['scopes'] = ['read', 'write', 'admin']): Promise<string> {
  return (await storeToken(services, actor, { name: 'Access token', scopes, expiresInDays: null })).token;
}

export async function addToken(context: Context, input: Input): Promise<NewToken> {
  const made = await storeToken(context, context.actor, input);
  await recordDeed(context, { action: 'access_token.created', subject: input.name, details: { scopes: input.scopes } });
  return made;
}

/** @throws ApiError `request.not_found` */
export async function revokeToken(context: Context, id: string): Promise<void> {
  const { db, scope, clock, actor } = context;
  const token = await db.accessTokens.findOne({ where: { id, userId: actor.userId, revokedAt: null }, ...scope });
  if (!token) throw new ApiError(notFound);
  await token.update({ revokedAt: clock() }, scope);
  await recordDeed(context, { action: 'access_token.revoked', subject: token.name });
}
