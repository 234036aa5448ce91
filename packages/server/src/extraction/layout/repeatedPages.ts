// A page that is in the file twice: the second copy of its rows is no row of the statement.
import type { DocumentModel, Finding, PageModel, Word } from '../model.js';

/** In points: the same page written twice differs by what numbers are rounded to. */
const SAME_PLACE = 1;

interface Once {
  model: DocumentModel;
  findings: Finding[];
}

/** Copies keep their places among the pages, and lose their words. @param holdsRows of pages that are there twice only; terms and notes may stand behind every statement */
export function withoutRepeatedPages(model: DocumentModel, holdsRows: (page: PageModel) => boolean): Once {
  const alike = new Map<string, PageModel[]>();
  const copies = new Map<PageModel, PageModel>();
  for (const page of model.pages) {
    if (page.words.length === 0) continue;
    const earlier = alike.get(markOf(page.words)) ?? [];
    const original = earlier.find(({ words }) => saySame(words, page.words));
    if (original && holdsRows(page)) copies.set(page, original);
    else alike.set(markOf(page.words), [...earlier, page]);
  }
  if (copies.size === 0) return { model, findings: [] };
  const pages = model.pages.map((page) => (copies.has(page) ? { ...page, words: [], rules: [] } : page));
  return { model: { ...model, pages }, findings: [...copies].map(([copy, original]) => finding(copy.number, original.number)) };
}

/** Cheap, and another for nearly every page. */
function markOf(words: readonly Word[]): string {
  return [words.length, words[0]!.text, words[words.length >> 1]!.text, words.at(-1)!.text].join(' ');
}

function saySame(words: readonly Word[], others: readonly Word[]): boolean {
  return words.every(({ text, box }, at) => text === others[at]!.text && box.every((edge, side) => Math.abs(edge - others[at]!.box[side]!) <= SAME_PLACE));
}

function finding(copy: number, original: number): Finding {
  return {
    code: 'pageTwice',
    message: `Page ${copy} says word for word what page ${original} says, so its rows are taken once. If they belong to the statement twice, enter them by hand.`,
    page: copy,
    box: null,
  };
}
