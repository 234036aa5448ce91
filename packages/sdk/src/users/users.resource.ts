import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { userEndpoints } from './users.contract.js';

export type UsersResource = ReturnType<typeof createUsers>;

export function createUsers({ call }: ClientContext) {
  return {
    /** The signed-in user; in local mode the one local user. */
    async current(options: CallOptions = {}) {
      return (await call(userEndpoints.current, options)).user;
    },
  };
}
