import { atWorkspace, type Workspace } from '../core/workspace.js';
import type { EditOptions } from '../edits/edits.contract.js';
import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { chainEndpoints, periodChangeEndpoints, type RenameAccount, type UpdateMetadataField } from './periodChanges.contract.js';
import { reconciliationEndpoints } from './reconciliation.contract.js';
import { suggestionEndpoints } from './suggestions.contract.js';

export type ReconciliationResource = ReturnType<typeof createReconciliation>;

/** Calls on a workspace take a job's id, or two tags: `{ l1, l2 }`. */
export function createReconciliation({ call }: ClientContext) {
  return {
    /** Accounts and periods, of all documents or one, with balances, totals and proofs. */
    get(workspace: Workspace, { documentId, ...options }: CallOptions & { documentId?: string } = {}) {
      const { params, query } = atWorkspace(workspace);
      return call(reconciliationEndpoints.get, { params, query: { ...query, documentId }, ...options });
    },
    /** Start and end dates, balances and reconciliation of every period, one row a fact. */
    async metadataFields(workspace: Workspace, options: CallOptions = {}) {
      return (await call(reconciliationEndpoints.metadataFields, { ...atWorkspace(workspace), ...options })).metadataFields;
    },
    /** Changes a start or end date or balance; the period is proved again. One step that `edits.undo` takes back. */
    updateField(workspace: Workspace, input: UpdateMetadataField, options: CallOptions = {}) {
      return call(periodChangeEndpoints.updateField, { ...atWorkspace(workspace), body: input, ...options });
    },
    /** Renames an account and its rows. */
    renameAccount(workspace: Workspace, input: RenameAccount, options: CallOptions = {}) {
      return call(periodChangeEndpoints.renameAccount, { ...atWorkspace(workspace), body: input, ...options });
    },
    /** Credits and payments of each period, counted and added up. */
    async totals(workspace: Workspace, { documentId, ...options }: CallOptions & { documentId?: string } = {}) {
      return (await call(periodChangeEndpoints.totals, { ...atWorkspace(workspace), body: { cleanCsvDocumentId: documentId }, ...options })).totals;
    },
    /** How the statements of each account follow on each other: gaps, overlaps, balances that do not meet. */
    async chain(workspace: Workspace, options: CallOptions = {}) {
      return (await call(chainEndpoints.chain, { ...atWorkspace(workspace), ...options })).chains;
    },
    /** Changes after which periods that do not tie out would, best first. */
    async suggestions(workspace: Workspace, { chunk, documentId, ...options }: CallOptions & { chunk?: string; documentId?: string } = {}) {
      const { params, query } = atWorkspace(workspace);
      return (await call(suggestionEndpoints.suggestions, { params, query: { ...query, chunk, documentId }, ...options })).suggestions;
    },
    /** Makes the change of a suggestion, as one step. @throws `suggestion.gone` */
    applySuggestion(workspace: Workspace, suggestion: { chunk: string; id: string }, edit: EditOptions = {}, options: CallOptions = {}) {
      const body = { chunk: suggestion.chunk, suggestionId: suggestion.id, ...edit };
      return call(suggestionEndpoints.applySuggestion, { ...atWorkspace(workspace), body, ...options });
    },
  };
}
