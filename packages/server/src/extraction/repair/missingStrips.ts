// Where on the pages a row may stand that recognition overlooked: between the rows on both sides of a gap in the balances.
import type { Box, DocumentModel, ExtractedDocument } from '../model.js';
import { brokenPlaces } from './breaks.js';

export interface Strip {
  page: number;
  box: Box;
}

export function missingStrips(document: ExtractedDocument, model: DocumentModel): Strip[] {
  const strips: Strip[] = [];
  for (const period of document.accounts.flatMap((account) => account.periods)) {
    if (period.isReconciled) continue;
    for (const { rows, figures } of brokenPlaces(period)) {
      const last = rows && period.rows[rows[1]];
      if (!rows || !last) continue;
      const before = period.rows[rows[0] - 1];
      const top = before ? { page: before.page, y: before.box[1] } : null;
      const end = figures[figures.length - 1];
      const bottom = end && (end.page > last.page || (end.page === last.page && end.box[3] > last.box[3])) ? { page: end.page, y: end.box[3] } : { page: last.page, y: last.box[3] };
      strips.push(...stripsBetween(top, bottom, model));
    }
  }
  return strips;
}

/** From a line of one row to a line of another, over the end of a page when they stand on two. */
function stripsBetween(from: { page: number; y: number } | null, to: { page: number; y: number }, model: DocumentModel): Strip[] {
  const start = from ?? { page: to.page, y: Math.max(0, to.y - 60) };
  return model.pages.filter((page) => page.number >= start.page && page.number <= to.page).flatMap((page) => {
    const top = page.number === start.page ? start.y : 0;
    const bottom = page.number === to.page ? to.y : page.height;
    return bottom - top < 4 ? [] : [{ page: page.number, box: [0, Math.max(0, top - 1), page.width, Math.min(page.height, bottom + 1)] as Box }];
  });
}
