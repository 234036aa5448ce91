import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { reconciliationEndpoints } from './reconciliation.contract.js';

export type ReconciliationResource = ReturnType<typeof createReconciliation>;

export function createReconciliation({ call }: ClientContext) {
  return {
    /** Accounts and periods of a job, or of one of its documents, with balances, totals and proofs. */
    get(jobId: string, { documentId, ...options }: CallOptions & { documentId?: string } = {}) {
      return call(reconciliationEndpoints.get, { params: { id: jobId }, query: { documentId }, ...options });
    },
    /** Start and end dates, balances and reconciliation of every period, one row a fact. */
    async metadataFields(jobId: string, options: CallOptions = {}) {
      return (await call(reconciliationEndpoints.metadataFields, { params: { id: jobId }, ...options })).metadataFields;
    },
  };
}
