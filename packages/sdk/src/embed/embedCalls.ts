// What an embed token may call, by ability. A call that is not listed is refused: what is new is closed until somebody opens it.
import type { Endpoint } from '../core/endpoint.js';
import { customFormatEndpoints } from '../customFormats/customFormats.contract.js';
import { documentEndpoints } from '../documents/documents.contract.js';
import { editEndpoints } from '../edits/edits.contract.js';
import { exportEndpoints } from '../exports/exports.contract.js';
import { invoiceEndpoints } from '../invoices/invoices.contract.js';
import { jobReadEndpoints } from '../jobs/jobReads.contract.js';
import { jobEndpoints } from '../jobs/jobs.contract.js';
import { ratingEndpoints } from '../ratings/ratings.contract.js';
import { chainEndpoints, periodChangeEndpoints } from '../reconciliation/periodChanges.contract.js';
import { reconciliationEndpoints } from '../reconciliation/reconciliation.contract.js';
import { suggestionEndpoints } from '../reconciliation/suggestions.contract.js';
import { fragmentEndpoints, pageRegionEndpoints } from '../templates/fragments.contract.js';
import { transactionChangeEndpoints } from '../transactions/transactionChanges.contract.js';
import { transactionEndpoints } from '../transactions/transactions.contract.js';
import { embedEndpoints, type EmbedAbility } from './embed.contract.js';

const changes = transactionChangeEndpoints;

export const embedCalls: Readonly<Record<EmbedAbility, readonly Endpoint[]>> = {
  view: [
    embedEndpoints.current,
    jobEndpoints.get, jobEndpoints.list, jobEndpoints.documents, jobEndpoints.findings,
    documentEndpoints.get, documentEndpoints.file, documentEndpoints.page, documentEndpoints.pageText, documentEndpoints.pageImage,
    jobReadEndpoints.pageRows, jobReadEndpoints.data, jobReadEndpoints.superset, jobReadEndpoints.templateExtractedData, jobReadEndpoints.discardedLines,
    pageRegionEndpoints.extractedData, pageRegionEndpoints.thumbnails, fragmentEndpoints.fragmentImage,
    transactionEndpoints.list, changes.get, editEndpoints.list, editEndpoints.history, invoiceEndpoints.list, invoiceEndpoints.get, invoiceEndpoints.ofJob,
    reconciliationEndpoints.get, reconciliationEndpoints.metadataFields, periodChangeEndpoints.totals, chainEndpoints.chain, suggestionEndpoints.suggestions,
  ],
  edit: [
    changes.update, changes.updateMany, changes.correct, changes.create, changes.delete, changes.bulkEdit, changes.switchSigns, changes.switchIncludedExcluded, changes.editColumn, changes.updateFormValues, fragmentEndpoints.updateFragment,
    editEndpoints.undo, editEndpoints.redo, periodChangeEndpoints.updateField, periodChangeEndpoints.renameAccount, suggestionEndpoints.applySuggestion, jobEndpoints.update,
  ],
  review: [jobEndpoints.markReviewed, ratingEndpoints.rateJob, ratingEndpoints.rateDocument],
  export: [exportEndpoints.create, exportEndpoints.proof, exportEndpoints.listBanks, documentEndpoints.download, customFormatEndpoints.list],
};

const abilities = new Map(Object.entries(embedCalls).flatMap(([ability, calls]) => calls.map((call) => [call, ability as EmbedAbility] as const)));

/** Null: no embed token opens it. */
export const embedAbilityOf = (endpoint: Endpoint): EmbedAbility | null => abilities.get(endpoint) ?? null;
