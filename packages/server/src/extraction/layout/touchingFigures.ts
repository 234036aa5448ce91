// "7,15,696.4417,40,567.11" and "448,10R266 432,45": the figures of two tight columns that touch each other. Each ends behind its decimals.
import type { PageModel, Word } from '../model.js';

/** Two decimals, then a figure that ends in two behind the same mark, marks of the other kind between thousands in at least one of both. */
const TWO_FIGURES = /^([-+]?\p{Sc}?\d[\d,]*\.\d\d)(\d[\d,]*\.\d\d)$|^([-+]?\p{Sc}?\d[\d.]*,\d\d)(\d[\d.]*,\d\d)$/u;
/** Two decimals, then a currency and the digits that follow it. */
const BEFORE_CURRENCY = /^([-+]?\p{Sc}?\d[\d.,]*[.,]\d\d)((?:\p{Sc}|R)\d[\d.,]*)$/u;

export function withPartedFigures(page: PageModel): PageModel {
  return page.words.some((word) => partsOf(word) !== null) ? { ...page, words: page.words.flatMap((word) => parted(word)) } : page;
}

/** Where the second figure begins. */
function partsOf({ text, charX }: Word): number | null {
  if (charX === undefined || text.length < SHORTEST) return null;
  const two = TWO_FIGURES.exec(text);
  if (two && text.includes(',') && text.includes('.')) return (two[1] ?? two[3])!.length;
  return BEFORE_CURRENCY.exec(text)?.[1]!.length ?? null;
}

/** "1.00R2". */
const SHORTEST = 6;

function parted(word: Word): Word[] {
  const at = partsOf(word);
  if (at === null) return [word];
  const { text, box: [x0, y0, x1, y1], charX } = word;
  const x = charX![at]!;
  return [
    { ...word, text: text.slice(0, at), box: [x0, y0, x, y1], charX: charX!.slice(0, at) },
    { ...word, text: text.slice(at), box: [x, y0, x1, y1], charX: charX!.slice(at) },
  ];
}
