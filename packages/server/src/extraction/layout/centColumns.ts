// "1,018" under "£" and "08" under "p", in columns of their own, as ledgers and passbooks are ruled: both are one figure. Only the headings tell the
// cents of a column from numbers beside its figures.
import type { PageModel, Word } from '../model.js';
import { WHOLE, WITH_DECIMALS, withCents } from './raisedCents.js';

const UNIT = /^\(?(?:\p{Sc}|[A-Z]{3}|[Rr]s|[Kk]r|[Zz]ł|[Kk]č|DM|[Ff]r|руб)\.?\)?$/u;
const PARTS = /^\(?(?:p|ps|paise|c|ct|cts|¢|cents?|øre|öre|gr|h|hal|pf|rp|коп)\.?\)?$/iu;
const CENTS = /^\d\d$/;
/** In sizes of type: from a figure to its cents, and from both to the middle of their headings, at most. */
const NEAR = 1.5;
const UNDER = 1;
const FEWEST = 3;

export function withCentColumns(page: PageModel): PageModel {
  const { words } = page;
  if (!words.some(({ text }) => PARTS.test(text))) return page;
  const byLine = new Map<number, Word[]>();
  for (const word of words) {
    const line = byLine.get(Math.round(word.baseline));
    if (line) line.push(word);
    else byLine.set(Math.round(word.baseline), [word]);
  }
  const pairs = [...byLine.values()].flatMap((line) => line.sort((a, b) => a.box[0] - b.box[0]).slice(1).map((word, at) => [line[at]!, word] as const));
  const heads = pairs.filter(([unit, parts]) => UNIT.test(unit.text) && PARTS.test(parts.text));
  if (heads.length === 0) return page;
  const isAt = ({ box: [x0, , x1], fontSize }: Word, x: number): boolean => x > x0 - UNDER * fontSize && x < x1 + UNDER * fontSize;
  const isUnder = (whole: Word, cents: Word): boolean =>
    heads.some(([unit, parts]) => parts.baseline < cents.baseline && isAt(whole, (unit.box[0] + unit.box[2]) / 2) && isAt(cents, (parts.box[0] + parts.box[2]) / 2));
  const isFigure = ([whole, cents]: readonly [Word, Word]): boolean => WHOLE.test(whole.text) && CENTS.test(cents.text) && cents.box[0] - whole.box[2] < NEAR * cents.fontSize && isUnder(whole, cents);
  const centsOf = new Map(pairs.filter(isFigure));
  if (centsOf.size < FEWEST || words.some(({ text }) => WITH_DECIMALS.test(text))) return page;
  return { ...page, words: withCents(words, centsOf) };
}
