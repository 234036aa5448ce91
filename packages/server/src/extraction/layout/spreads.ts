// Two pages laid beside each other and scanned as one: each half prints its own number, at one place of it, and is read by itself.
import type { PageModel, Word } from '../model.js';
import { buildLines, type Line } from './lines.js';

/** In sizes of type: on one line; by how much the halves may differ. */
const SAME_LINE = 0.4;
const SAME_PLACE = 1.5;
/** In sizes of type: white that both halves leave at the fold, at least. */
const FOLD = 2;

export function linesOfPage(page: PageModel): Line[] {
  if (!isSpread(page)) return buildLines(page);
  const isLeft = ({ box }: Word): boolean => box[0] < page.width / 2;
  const halves = [page.words.filter(isLeft), page.words.filter((word) => !isLeft(word))];
  return halves.flatMap((words, at) => buildLines({ ...page, words }).map((line) => ({ ...line, lane: at + 1 })));
}

function isSpread({ words, width }: PageModel): boolean {
  const numbers = words.flatMap((word, at) => (/^\d{1,3}$/.test(word.text) ? [{ word, at }] : []));
  const isNext = (a: (typeof numbers)[number], b: (typeof numbers)[number]): boolean =>
    Number(b.word.text) === Number(a.word.text) + 1 && Math.abs(a.word.baseline - b.word.baseline) < SAME_LINE * a.word.fontSize
    && Math.abs(b.word.box[0] - a.word.box[0] - width / 2) < SAME_PLACE * a.word.fontSize && [-1, 1].some((step) => isSameWord(words[a.at + step], words[b.at + step]));
  const pair = numbers.find((a) => numbers.some((b) => isNext(a, b)));
  const fold = FOLD * (pair?.word.fontSize ?? 0) / 2;
  return pair !== undefined && words.every(({ box }) => box[2] < width / 2 - fold || box[0] > width / 2 + fold);
}

/** "Page", before or behind both numbers. */
function isSameWord(a: Word | undefined, b: Word | undefined): boolean {
  return a !== undefined && a.text === b?.text && /^\p{L}{2,}\.?$/u.test(a.text);
}
