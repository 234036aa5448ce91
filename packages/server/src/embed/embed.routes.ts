import { ApiError, embedEndpoints, notFound } from '@tieout/sdk/contract';
import type { EmbedToken as WireToken } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { createEmbedToken, revokeEmbedToken } from './embed.commands.js';
import type { EmbedToken } from './embedTokens.model.js';

async function present({ db, scope }: Context, tokens: readonly EmbedToken[]): Promise<WireToken[]> {
  const tagIds = tokens.flatMap(({ firstTagId, secondTagId }) => [firstTagId, secondTagId]).filter((id) => id !== null);
  const names = new Map((await db.tags.findAll({ where: { id: tagIds }, ...scope })).map(({ id, name }) => [id, name]));
  return tokens.map(({ id, jobId, firstTagId, secondTagId, abilities, allowedOrigins, createdAt, expiresAt }) => ({
    id, jobId, l1: names.get(firstTagId ?? '') ?? null, l2: names.get(secondTagId ?? '') ?? null, abilities, allowedOrigins,
    createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString(),
  }));
}

export const embedRoutes: RoutesOf<'embedTokens'> = {
  create: route(embedEndpoints.create, async (context, { body }) => {
    const { token, record } = await createEmbedToken(context, body);
    return { token, embedToken: (await present(context, [record]))[0]! };
  }),
  current: route(embedEndpoints.current, async ({ access }) => {
    if (!access.embed) throw new ApiError(notFound);
    return { abilities: [...access.embed.abilities], expiresAt: access.embed.expiresAt.toISOString() };
  }),
  list: route(embedEndpoints.list, async (context) => ({ embedTokens: await present(context, await context.db.embedTokens.liveOf(context.actor.userId, context.clock(), context.scope)) })),
  revoke: route(embedEndpoints.revoke, async (context, { params }) => revokeEmbedToken(context, params.id)),
};
