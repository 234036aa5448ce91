import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { embedEndpoints } from './embed.contract.js';
import type { CreateEmbedToken } from './embed.contract.js';

export type EmbedTokensResource = ReturnType<typeof createEmbedTokens>;

export function createEmbedTokens({ call }: ClientContext) {
  return {
    /** Makes a token for a page of yours, on your backend. The page gives it to `createClient({ url, token })`. */
    create: (input: CreateEmbedToken, options: CallOptions = {}) => call(embedEndpoints.create, { body: input, ...options }),
    /** What the embed token of this client allows, for a page that wears it. */
    current: (options: CallOptions = {}) => call(embedEndpoints.current, options),
    /** Own embed tokens that have not expired. */
    async list(options: CallOptions = {}) {
      return (await call(embedEndpoints.list, options)).embedTokens;
    },
    /** Revokes an embed token, at once. */
    revoke: (id: string, options: CallOptions = {}) => call(embedEndpoints.revoke, { params: { id }, ...options }),
  };
}
