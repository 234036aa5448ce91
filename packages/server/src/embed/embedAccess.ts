// What an embed token opens, and which pages may bring it.
import { ApiError, authErrors, isEmbedToken, originRefused, unauthorized } from '@tieout/sdk/contract';
import type { EmbedAbility } from '@tieout/sdk/contract';
import { hashSecret } from '../auth/serverKeys.js';
import type { Services } from '../core/services.js';
import type { OnlyJobs } from '../database/tenant.js';
import { scopeOf, SYSTEM } from '../database/tenant.js';
import type { EmbedToken } from './embedTokens.model.js';

/** Narrows the access of the person who made the token. */
export interface EmbedGrant {
  abilities: readonly EmbedAbility[];
  only: OnlyJobs;
  expiresAt: Date;
}

/** @throws ApiError `auth.required`; `auth.token_expired`, which a new token from the partner's backend cures; `request.origin_refused` */
export async function readEmbedToken({ db, clock }: Services, token: string, origin: string | null): Promise<{ record: EmbedToken; grant: EmbedGrant }> {
  const record = await db.embedTokens.byHash(hashSecret(token), SYSTEM);
  if (!record || record.revokedAt) throw new ApiError(unauthorized);
  if (origin !== null && !record.allowedOrigins.includes(origin)) throw new ApiError(originRefused, { message: 'The token of this page was made for pages of another origin.' });
  const now = clock();
  if (record.accessTokenId) {
    const maker = await db.accessTokens.findOne({ where: { id: record.accessTokenId }, ...scopeOf(record.contractId) });
    if (!maker || maker.revokedAt || (maker.expiresAt && maker.expiresAt <= now)) throw new ApiError(unauthorized);
  }
  if (record.expiresAt <= now) throw new ApiError(authErrors.tokenExpired, { message: 'The token of this page has expired. The page needs a new one from its server.' });
  const { abilities, jobId, firstTagId, secondTagId, expiresAt } = record;
  return { record, grant: { abilities, expiresAt, only: jobId ? { jobId } : { tagIds: [firstTagId!, secondTagId!] } } };
}

interface ForeignCall {
  method: string;
  origin: string;
  token: string | undefined;
}

/**
 * Whether a page of another origin may read the answer. A browser asks beforehand (OPTIONS) without the token, so then it is enough
 * that there is one for this origin; the call itself must bring it. Whether it may do what it asks is checked with the call.
 */
export async function isEmbeddingOrigin({ config, db }: Services, { method, origin, token }: ForeignCall): Promise<boolean> {
  if (config.mode === 'local') return false;
  if (method === 'OPTIONS') return db.embedTokens.knowsOrigin(origin, SYSTEM);
  if (!token || !isEmbedToken(token)) return false;
  return (await db.embedTokens.byHash(hashSecret(token), SYSTEM))?.allowedOrigins.includes(origin) ?? false;
}
