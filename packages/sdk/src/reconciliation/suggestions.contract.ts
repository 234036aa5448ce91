import { z } from 'zod';
import { defineError } from '../core/defineError.js';
import { endpoint } from '../core/endpoint.js';
import { Id } from '../core/paging.js';
import { WorkspaceParams, WorkspaceQuery } from '../core/workspace.js';
import { EditOptions, EditResult } from '../edits/edits.contract.js';
import { DecimalString } from './reconciliation.contract.js';

export const SuggestionKind = z.enum(['amount', 'balance', 'sign', 'missingRow', 'doubledRow', 'excludedRow', 'startBalance', 'endBalance']);
export type SuggestionKind = z.infer<typeof SuggestionKind>;

/** A single change after which the period would tie out, with what it rests on. A proposal, never a fact: a person applies it. */
export const Suggestion = z.object({
  /** The same as long as the figures are the same. */
  id: z.string(),
  kind: SuggestionKind,
  chunk: Id,
  documentId: Id,
  /** For the reviewer: "The amount was read as 1,280.00; 1,200.00 would tie out." */
  message: z.string(),
  /** Zero-based. */
  pageNumber: z.int().nullable(),
  /** The row to change, or the row after which one is missing. */
  transactionId: Id.nullable(),
  from: DecimalString.nullable(),
  to: DecimalString.nullable(),
  /** strong: printed balances point at this row. likely: fits a common misreading. possible: only the sum says so. */
  confidence: z.enum(['strong', 'likely', 'possible']),
  /** With it alone the period is reconciled; otherwise it mends the first break and others remain. */
  reconciles: z.boolean(),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const suggestionErrors = {
  gone: defineError({ type: 'suggestion.gone', code: 2511, status: 409, message: 'The figures changed since this was suggested. Look at the new suggestions.' }),
} as const;

export const suggestionEndpoints = {
  suggestions: endpoint({
    method: 'GET', path: '/api/v1/protected/job/{id}/suggestions', auth: 'bearer', summary: 'Changes after which periods that do not tie out would, best first.',
    params: WorkspaceParams, query: WorkspaceQuery.extend({ chunk: Id.optional(), documentId: Id.optional() }),
    response: z.object({ suggestions: z.array(Suggestion) }),
  }),
  applySuggestion: endpoint({
    method: 'POST', path: '/api/v1/protected/job/{id}/suggestions/apply', auth: 'bearer', summary: 'Make the change of a suggestion, as one step that can be undone.',
    params: WorkspaceParams, query: WorkspaceQuery, body: EditOptions.extend({ chunk: Id, suggestionId: z.string().max(200) }), response: EditResult,
    errors: [suggestionErrors.gone],
  }),
} as const;
