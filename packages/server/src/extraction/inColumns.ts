import { genericRows } from './generic/genericRows.js';
import { buildLines } from './layout/lines.js';
import type { DocumentModel, ExtractedDocument } from './model.js';

/** Every word of the document in columns, for who wants no more than that. */
export function inColumns(model: DocumentModel, understood: ExtractedDocument): ExtractedDocument {
  const generic = genericRows(model.pages.flatMap((page) => buildLines(page)));
  return { ...understood, kind: 'generic', accounts: [], generic, genericReason: null, findings: [] };
}
