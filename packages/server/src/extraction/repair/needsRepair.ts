import { hasDoubtfulDates } from './doubtfulDates.js';
import type { DocumentModel, ExtractedDocument } from '../model.js';

/** Whether anything was read from pixels that its own arithmetic does not prove, or dates that look misread. */
export function needsRepair(model: DocumentModel, document: ExtractedDocument): boolean {
  if (!model.pages.some((page) => page.origin === 'ocr')) return false;
  const periods = document.accounts.flatMap((account) => account.periods);
  return periods.length === 0 || periods.some((period) => !period.isReconciled) || hasDoubtfulDates(document, model);
}
