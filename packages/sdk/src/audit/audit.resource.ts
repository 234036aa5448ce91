import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { auditEndpoints } from './audit.contract.js';

export type AuditResource = ReturnType<typeof createAudit>;

export function createAudit({ call }: ClientContext) {
  return {
    /** What was done to the account, newest first. */
    list: (query: { offset?: number; limit?: number } = {}, options: CallOptions = {}) => call(auditEndpoints.list, { query, ...options }),
    /** Begins or ends showing the audit log. */
    async enable(enabled: boolean, options: CallOptions = {}) {
      return (await call(auditEndpoints.enable, { body: { enabled }, ...options })).enabled;
    },
    /** The audit log as CSV. */
    export: (range: { from?: string; to?: string } = {}, options: CallOptions = {}) => call(auditEndpoints.export, { body: range, ...options }),
  };
}
