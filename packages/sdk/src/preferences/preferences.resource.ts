import type { z } from 'zod';
import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { preferenceEndpoints } from './preferences.contract.js';

export type PreferencesResource = ReturnType<typeof createPreferences>;

export function createPreferences({ call }: ClientContext) {
  return {
    /** A setting of the user; null when it was never set. */
    async get(key: string, options: CallOptions = {}) {
      return (await call(preferenceEndpoints.get, { params: { key }, ...options })).preference;
    },
    /** Keeps a setting of the user. */
    async set(key: string, value: z.core.util.JSONType, options: CallOptions = {}) {
      return (await call(preferenceEndpoints.set, { params: { key }, body: { value }, ...options })).preference;
    },
    /** A setting that everybody of the contract shares; null when it was never set. */
    async getShared(key: string, options: CallOptions = {}) {
      return (await call(preferenceEndpoints.getShared, { params: { key }, ...options })).preference;
    },
    /** Keeps a setting of the contract, as its administrator. */
    async setShared(key: string, value: z.core.util.JSONType, options: CallOptions = {}) {
      return (await call(preferenceEndpoints.setShared, { params: { key }, body: { value }, ...options })).preference;
    },
  };
}
