import { z } from 'zod';
import { endpoint } from '../core/endpoint.js';
import { planLacksFeature } from '../core/errors.js';
import { Id, Instant } from '../core/paging.js';

/** read: look at and export. write: change and convert. admin: manage the account, if its owner may. */
export const TokenScope = z.enum(['read', 'write', 'admin']);
export type TokenScope = z.infer<typeof TokenScope>;

export const AccessToken = z.object({
  id: Id,
  name: z.string(),
  scopes: z.array(TokenScope),
  /** Its last letters. */
  ending: z.string(),
  createdAt: Instant,
  expiresAt: Instant.nullable(),
  /** To the minute. */
  lastUsedAt: Instant.nullable(),
});
export type AccessToken = z.infer<typeof AccessToken>;

export const CreateAccessToken = z.object({
  name: z.string().trim().min(1, 'Name is required').max(100),
  scopes: z.array(TokenScope).min(1, 'Select at least one scope').max(3).default(['read', 'write']),
  expiresInDays: z.int().min(1).max(3650).nullable().default(null).describe('Null: it does not expire.'),
});
export type CreateAccessToken = z.input<typeof CreateAccessToken>;

/** Managed by a person who signed in: a token cannot make further tokens. */
const person = { auth: 'bearer', mode: 'server' } as const;

export const tokenEndpoints = {
  list: endpoint({ ...person, needs: { session: true, fullAccount: true }, method: 'GET', path: '/api/v1/protected/accessTokens', summary: 'Own access tokens.', response: z.object({ accessTokens: z.array(AccessToken) }) }),
  create: endpoint({
    ...person, needs: { session: true, fullAccount: true, feature: 'api' }, method: 'POST', path: '/api/v1/protected/accessTokens', summary: 'A new access token for programs. It is shown this once.',
    body: CreateAccessToken, response: z.object({ accessToken: AccessToken, token: z.string() }), errors: [planLacksFeature],
  }),
  revoke: endpoint({ ...person, needs: { session: true }, method: 'DELETE', path: '/api/v1/protected/accessTokens/{id}', summary: 'Revoke an access token, at once.', params: z.object({ id: Id }), response: 'empty' }),
} as const;
