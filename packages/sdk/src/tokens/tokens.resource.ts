import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { tokenEndpoints } from './tokens.contract.js';
import type { CreateAccessToken } from './tokens.contract.js';

export type TokensResource = ReturnType<typeof createTokens>;

export function createTokens({ call }: ClientContext) {
  return {
    /** Own access tokens. */
    async list(options: CallOptions = {}) {
      return (await call(tokenEndpoints.list, options)).accessTokens;
    },
    /** Makes an access token; `token` is shown this once. */
    create: (input: CreateAccessToken, options: CallOptions = {}) => call(tokenEndpoints.create, { body: input, ...options }),
    /** Revokes an access token, at once. */
    revoke: (id: string, options: CallOptions = {}) => call(tokenEndpoints.revoke, { params: { id }, ...options }),
  };
}
