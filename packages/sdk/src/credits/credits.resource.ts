import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { creditEndpoints } from './credits.contract.js';

export type CreditsResource = ReturnType<typeof createCredits>;

export function createCredits({ call }: ClientContext) {
  return {
    /** Pages that are left, and the plan they come from. */
    get: (options: CallOptions = {}) => call(creditEndpoints.get, options),
  };
}
