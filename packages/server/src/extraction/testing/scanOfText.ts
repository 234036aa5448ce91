// A scan without pictures: words that recognition gave, and what the paper shows when a place is looked at again.
import type { Box, DocumentModel, ExtractedDocument, PageModel, Word } from '../model.js';
import { type CellReader, repairDocument } from '../repair/repairDocument.js';
import { understand } from '../understand.js';
import { documentOfText } from './documentOfText.js';
import { joinedText } from '../tokens/plainText.js';

/** The text as recognition gives it: every word a little unsure. */
export function scanOfText(text: string): DocumentModel {
  const model = documentOfText(text, { origin: 'ocr' });
  return { ...model, pages: model.pages.map((page) => ({ ...page, words: page.words.map((word) => ({ ...word, confidence: 0.9 })) })) };
}

/** What each place shows on every further look, by what it was read as at first: the same, unless told otherwise. */
export function paper(shows: Record<string, string[]> = {}, missing: Word[] = []): CellReader & { asked: string[] } {
  const asked: string[] = [];
  const isIn = (box: Box, [x0, y0, x1, y1]: Box) => box[1] < y1 && box[3] > y0 && box[0] >= x0 && box[0] < x1;
  const at = (page: PageModel, box: Box) => joinedText(page.words.filter((word) => isIn(word.box, box)));
  return {
    asked,
    async readCell(page, box, attempt) {
      const text = at(page, box);
      asked.push(text);
      const looks = shows[text] ?? [text, text, text];
      return attempt < looks.length ? { text: looks[attempt]!, confidence: 0.9 } : null;
    },
    async readStrip(_page, box) {
      return missing.filter((word) => word.box[1] > box[1] && word.box[3] < box[3]);
    },
  };
}

/** What is understood of a scan once its paper has been looked at again. */
export function repaired(model: DocumentModel, reader: CellReader): Promise<ExtractedDocument> {
  return repairDocument({ model, document: understand(model), understand, reader });
}
