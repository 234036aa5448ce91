import { randomBytes } from 'node:crypto';
import { ApiError, EMBED_PREFIX, embedErrors, notFound } from '@tieout/sdk/contract';
import type { CreateEmbedToken } from '@tieout/sdk/contract';
import type { z } from 'zod';
import { recordDeed } from '../audit/recordAudit.js';
import { hashSecret } from '../auth/serverKeys.js';
import type { Context, Services } from '../core/services.js';
import { Op } from 'sequelize';
import { hiddenTagsOf, SYSTEM } from '../database/tenant.js';
import { findJob } from '../jobs/jobs.commands.js';
import type { EmbedToken } from './embedTokens.model.js';

/** So long a page that comes back with an expired token is told so, and not turned away as a stranger. */
const KEPT_MS = 7 * 24 * 3_600_000;

type Input = z.output<typeof CreateEmbedToken>;
type Reach = Pick<EmbedToken, 'jobId' | 'firstTagId' | 'secondTagId'>;

/** @throws ApiError `request.not_found`, `embed.no_such_tags` */
export async function createEmbedToken(context: Context, input: Input): Promise<{ token: string; record: EmbedToken }> {
  const { db, actor, access, scope, clock, newId } = context;
  const reach = await reachOf(context, input);
  const token = EMBED_PREFIX + randomBytes(32).toString('base64url');
  const createdAt = clock();
  const record = await db.embedTokens.create(
    {
      id: newId(), ...actor, ...reach, accessTokenId: access.tokenId ?? null, tokenHash: hashSecret(token), abilities: [...new Set(input.abilities)],
      allowedOrigins: [...new Set(input.allowedOrigins)], createdAt, expiresAt: new Date(createdAt.getTime() + input.expiresInSeconds * 1000),
    },
    scope,
  );
  await recordDeed(context, { action: 'embed_token.created', subject: input.jobId ?? `${input.l1} / ${input.l2}`, details: { abilities: record.abilities, allowedOrigins: record.allowedOrigins, expiresInSeconds: input.expiresInSeconds } });
  return { token, record };
}

/** Only what whoever makes it can reach. The second tag is a project of the first, or stands alone. */
async function reachOf(context: Context, { jobId, l1, l2 }: Input): Promise<Reach> {
  if (jobId) return { jobId: (await findJob(context, jobId)).id, firstTagId: null, secondTagId: null };
  const { db, scope } = context;
  const hidden = hiddenTagsOf(scope);
  const tags = (await db.tags.byNames([l1!, l2!], scope)).filter(({ id, parentId }) => !hidden.includes(id) && !(parentId && hidden.includes(parentId)));
  const first = tags.find(({ name, parentId }) => name === l1 && parentId === null);
  const second = tags.find(({ name, parentId }) => name === l2 && first && parentId === first.id) ?? tags.find(({ name, parentId }) => name === l2 && parentId === null);
  if (!first || !second) throw new ApiError(embedErrors.noSuchTags);
  return { jobId: null, firstTagId: first.id, secondTagId: second.id };
}

/** @throws ApiError `request.not_found` */
export async function revokeEmbedToken(context: Context, id: string): Promise<void> {
  const { db, scope, actor, clock } = context;
  const token = await db.embedTokens.findOne({ where: { id, userId: actor.userId, revokedAt: null }, ...scope });
  if (!token) throw new ApiError(notFound);
  await token.update({ revokedAt: clock() }, scope);
  await recordDeed(context, { action: 'embed_token.revoked', subject: token.id });
}

export async function dropOldEmbedTokens({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.embedTokens.destroy({ where: { expiresAt: { [Op.lt]: new Date(clock().getTime() - KEPT_MS) } }, ...SYSTEM });
}
