import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { systemEndpoints } from './system.contract.js';

export type SystemResource = ReturnType<typeof createSystem>;

export function createSystem({ call }: ClientContext) {
  return {
    /** What the server is and which parts it runs on. Needs no token. */
    status(options: CallOptions = {}) {
      return call(systemEndpoints.status, options);
    },
    /** The reference of the API as OpenAPI 3.1. */
    openapi(options: CallOptions = {}) {
      return call(systemEndpoints.openapi, options);
    },
  };
}
