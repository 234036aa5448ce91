import { tokenEndpoints } from '@tieout/sdk/contract';
import type { AccessToken as WireToken } from '@tieout/sdk/contract';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import type { AccessToken } from './accessTokens.model.js';
import { addToken, revokeToken } from './tokens.commands.js';

function presentToken({ id, name, scopes, ending, createdAt, expiresAt, lastUsedAt }: AccessToken): WireToken {
  return { id, name, scopes, ending, createdAt: createdAt.toISOString(), expiresAt: expiresAt?.toISOString() ?? null, lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

export const tokenRoutes: RoutesOf<'tokens'> = {
  list: route(tokenEndpoints.list, async ({ db, actor, scope }) => ({ accessTokens: (await db.accessTokens.ofUser(actor.userId, scope)).map(presentToken) })),
  create: route(tokenEndpoints.create, async (context, { body }) => {
    const { token, record } = await addToken(context, body);
    return { token, accessToken: presentToken(record) };
  }),
  revoke: route(tokenEndpoints.revoke, async (context, { params }) => revokeToken(context, params.id)),
};
