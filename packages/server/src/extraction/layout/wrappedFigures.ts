// "2" and below it "462,10" in a narrow cell: a browser wraps a figure at the white between its thousands, or behind the sign of its currency.
// Both parts go to the line of their row.
import type { PageModel, Word } from '../model.js';
import { joinedText, squash } from '../tokens/plainText.js';
import { labelKind } from '../vocabulary/labels.js';
import { movedWord } from './movedWords.js';

const LEADING = /^[-+\u2212(]?\d{1,3}$/;
const REST = /^\d{3}[.,]\d\d\)?[-+\u2212]?$/;
const CURRENCY = /^(?:[-+\u2212(]?\p{Lu}{0,3}\p{Sc}|[-+\u2212(]\p{Lu}{3})$/u;
const UNSIGNED = /^\d{1,3}(?:[.,' ]\d{3})*[.,]\d\d\)?$/;
const MONEY = /^[-+\u2212(]?[\d.,']*\d[.,]\d\d\)?[-+\u2212]?$/;
const DAY = /^\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?$/;
/** In sizes of type: from one line of a cell to the next, the edge that both share, and white beside them, at least. */
const LINE: readonly [number, number] = [0.9, 1.7];
const SAME_EDGE = 0.3;
const BESIDE = 1;
/** White between thousands. */
const WITHIN = 0.25;

export function withWholeFigures(page: PageModel): PageModel {
  return withFlowing(withWholePairs(withWholePairs(page, LEADING, REST), CURRENCY, UNSIGNED));
}

/** "Saldo końcowe: 24", and on the next line of the text "897,00 PLN", where others of the page have the same in one line: what wraps goes up behind its label. */
function withFlowing(page: PageModel): PageModel {
  const { words } = page;
  const leading = words.filter(({ text }) => LEADING.test(text));
  const rests = leading.length === 0 ? [] : words.filter(({ text }) => REST.test(text));
  if (!rests.some((rest) => leading.some((word) => isBefore(word, rest)))) return page;
  const moved = new Map<Word, Word>();
  for (const rest of rests) {
    const label = words.find((word) => isOver(word, rest) && /\p{L}/u.test(word.text));
    if (!label || words.some((word) => isBefore(word, rest))) continue;
    const line = following(label, words);
    const first = line.at(-1)!;
    if (!LEADING.test(first.text) || labelKind(squash(joinedText(line.slice(0, -1)))) === null) continue;
    const [dx, dy] = [first.box[2] + WITHIN * rest.fontSize - rest.box[0], first.baseline - rest.baseline];
    for (const word of following(rest, words)) moved.set(word, movedWord(word, dx, dy));
  }
  return moved.size === 0 ? page : { ...page, words: words.map((word) => moved.get(word) ?? word) };
}

/** At the beginning of the line above, of the same text. */
function isOver(word: Word, rest: Word): boolean {
  const step = (rest.baseline - word.baseline) / rest.fontSize;
  return step > LINE[0] && step < LINE[1] && Math.abs(word.box[0] - rest.box[0]) < SAME_EDGE * rest.fontSize;
}

/** The word and those that stand close behind it, in their order. */
function following(word: Word, words: readonly Word[]): Word[] {
  const found = [word];
  for (let next: Word | undefined = word; next !== undefined; ) {
    const last: Word = next;
    next = words.find((other) => isBefore(last, other));
    if (next) found.push(next);
  }
  return found;
}

function withWholePairs(page: PageModel, head: RegExp, tail: RegExp): PageModel {
  const { words } = page;
  const leading = words.filter(({ text }) => head.test(text));
  const rests = leading.length === 0 ? [] : words.filter(({ text }) => tail.test(text));
  const below = rests.flatMap((rest) => leading.filter((first) => isAbove(first, rest)).map((first) => ({ first, rest })));
  // Others of the page have the same in one line.
  if (below.length === 0 || !rests.some((rest) => leading.some((word) => isBefore(word, rest)))) return page;
  const parts = new Set(below.flatMap(({ first, rest }) => [first, rest]));
  const others = words.filter((word) => !parts.has(word));
  const moved = new Map<Word, Word>();
  for (const { first, rest } of below) {
    if (words.some((word) => isBefore(word, rest) || isBefore(first, word))) continue;
    const baseline = rowBetween(first, rest, others) ?? (head === CURRENCY ? besideTexts(first, rest, others) : undefined);
    if (baseline === undefined) continue;
    moved.set(rest, movedWord(rest, 0, baseline - rest.baseline));
    moved.set(first, movedWord(first, rest.box[0] - WITHIN * rest.fontSize - first.box[2], baseline - first.baseline));
  }
  return moved.size === 0 ? page : { ...page, words: words.map((word) => moved.get(word) ?? word) };
}

function isNear({ baseline, fontSize }: Word, other: number): boolean {
  return Math.abs(baseline - other) < SAME_EDGE * fontSize;
}

/** On one line, and nothing that is as wide as white between columns between them. */
function isBefore(word: Word, next: Word): boolean {
  const gap = next.box[0] - word.box[2];
  return word !== next && Math.abs(word.baseline - next.baseline) < SAME_EDGE * next.fontSize && gap > -SAME_EDGE * next.fontSize && gap < BESIDE * next.fontSize;
}

function isAbove(first: Word, rest: Word): boolean {
  const step = (rest.baseline - first.baseline) / rest.fontSize;
  return step > LINE[0] && step < LINE[1] && first.fontSize === rest.fontSize && Math.abs(first.box[2] - rest.box[2]) < SAME_EDGE * rest.fontSize;
}

/** Where the figures or days of the other cells stand: in the middle of both lines, or beside the first, where on the second line is no figure but a further day perhaps. */
function rowBetween(first: Word, rest: Word, words: readonly Word[]): number | undefined {
  const others = words.filter((word) => MONEY.test(word.text) || DAY.test(word.text));
  const middle = others.find((word) => isNear(word, (first.baseline + rest.baseline) / 2));
  if (middle) return middle.baseline;
  const [upper, lower] = [first, rest].map(({ baseline }) => others.filter((word) => isNear(word, baseline)));
  const isOfUpper = upper!.some(({ text }) => MONEY.test(text)) ? lower!.every(({ text }) => !MONEY.test(text)) : upper!.length > 0 && lower!.length === 0;
  return isOfUpper ? first.baseline : undefined;
}

/** Rows that show nothing else: the text begins beside the first part. */
function besideTexts(first: Word, rest: Word, words: readonly Word[]): number | undefined {
  const [upper, lower] = [first, rest].map(({ baseline }) => words.filter((word) => isNear(word, baseline)));
  return upper!.length > 0 && !lower!.some(({ text }) => MONEY.test(text) || DAY.test(text)) ? first.baseline : undefined;
}
