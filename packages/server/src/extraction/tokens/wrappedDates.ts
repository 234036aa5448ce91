// A day that did not fit its narrow cell: "01 Apr" above "2025", "1 Apr 202" above "5", "01/04/" above "2025", "01-" above "Apr-2025", or above "Apr-" above "2025".
// What stands below goes up to it.
import { addTo } from '../groups.js';
import { boxAround, type Line, makeLine } from '../layout/lines.js';
import type { Word } from '../model.js';
import { findDates } from './dates.js';
import { monthNumber } from './monthNames.js';
import { foldText, joinedText, toPlainText } from './plainText.js';
import { tokenizeLine, type TokenLine } from './tokenize.js';

const FEWEST = 3;
/** A day without its year, or with a part of it. */
const HEAD = /^(?:\d{1,2}[ ./-]?(?:\p{L}{3,12}\.?|\d{1,2})[ ./-]?[ ]?\d{0,3}|\p{L}{3,9}\.? \d{1,2},? ?\d{0,3}|(?:19|20)\d\d[./-]\d\d[./-])$/u;
const OPEN_HEAD = /^\d{1,2}([./-])\d{1,2}\1$/;
const TAIL = /^\d{1,4}$/;
/** "10th" above "Jan". */
const DAY = /^\d{1,2}(?:st|nd|rd|th)$/;
/** Below "Jan". */
const DAY_OF_MONTH = /^(?:0?[1-9]|[12]\d|3[01])$/;
/** The three lines of "01-Apr-2025" or "01-Apr-25". */
const PARTS = [/^\d{1,2}[-./]$/, /^\p{L}{3,9}[-./]$/u, /^(?:(?:19|20)\d\d|\d\d)$/] as const;

/** Below "01-". */
const MONTH_AND_YEAR = /^\p{L}{3,9}[-./](?:(?:19|20)\d\d|\d\d)$/u;

/** "2025-" above "10-01". */
const YEAR = /^(?:19|20)\d\d[./-]$/;
const MONTH_AND_DAY = /^(?:0?[1-9]|1[0-2])[./-](?:0?[1-9]|[12]\d|3[01])$/;

/** In sizes of type: distances that are alike. */
const EVEN = 0.1;

interface Wrapped {
  /** Indexes of the two lines. */
  head: number;
  tail: number;
  /** Words of the upper line, inclusive. */
  first: number;
  last: number;
  /** Word of the lower line. */
  at: number;
  text: string;
  /** Word of a line between both. */
  middle?: { line: number; at: number };
}

export function joinWrappedDates(lines: readonly TokenLine[]): TokenLine[] {
  const wrapped = findWrapped(lines);
  if (wrapped.length < FEWEST) return [...lines];
  const heads = new Map<number, Wrapped[]>();
  const middles = new Map<number, Word[]>();
  const tails = new Map<number, number[]>();
  for (const item of wrapped) {
    const row = rowBetween(item, lines);
    if (row === null) addTo(heads, item.head, item);
    else addTo(middles, row, joinedWord(item, lines[item.head]!.line.words));
    if (row !== null) addTo(tails, item.head, ...Array.from({ length: item.last - item.first + 1 }, (_, at) => item.first + at));
    for (const { line, at } of [{ line: item.tail, at: item.at }, ...(item.middle ? [item.middle] : [])]) addTo(tails, line, at);
  }
  return lines.flatMap((tokens, index) => {
    const joins = heads.get(index) ?? [];
    const drops = tails.get(index) ?? [];
    const days = middles.get(index) ?? [];
    if (joins.length + drops.length + days.length === 0) return [tokens];
    const own = tokens.line.words.flatMap((word, at): Word[] => {
      if (drops.includes(at)) return [];
      const join = joins.find((item) => at >= item.first && at <= item.last);
      if (!join) return [word];
      return at === join.first ? [joinedWord(join, tokens.line.words)] : [];
    });
    const words = [...own, ...days];
    return words.length === 0 ? [] : [tokenizeLine({ ...makeLine(words, tokens.line.page, tokens.line.lane), baseline: tokens.line.baseline })];
  });
}

function joinedWord({ first, last, text }: Wrapped, words: readonly Word[]): Word {
  return { ...words[first]!, text, box: boxAround(words.slice(first, last + 1).map(({ box }) => box)), charX: undefined, alternatives: undefined };
}

/** Half a line below the upper line the figures of a row whose cells are set to its middle; null where the day is of the upper line. */
function rowBetween({ head, tail, middle }: Wrapped, lines: readonly TokenLine[]): number | null {
  const row = tail - head === 2 && !middle ? lines[head + 1]! : null;
  if (row === null || !row.amounts.some(({ isMoney }) => isMoney)) return null;
  const [up, down] = [row.line.baseline - lines[head]!.line.baseline, lines[tail]!.line.baseline - row.line.baseline];
  return Math.abs(up - down) < EVEN * row.line.fontSize ? head + 1 : null;
}

function findWrapped(lines: readonly TokenLine[]): Wrapped[] {
  const found = new Map<string, Wrapped>();
  lines.forEach(({ line, dates, amounts }, tail) => {
    // A line with a figure begins a row of its own, unless that is in the middle of it: "2025-10-", "31", "23:52:04". Nothing begins with "May-2025".
    const hasFigure = amounts.some((amount) => amount.isMoney);
    line.words.forEach((word, at) => {
      // All that may follow a day ends in a digit, but a month at the beginning of a line without figures.
      if (!/\d$/.test(word.text) && (hasFigure || at > 0)) return;
      const isBelowYear = isBelow(lines, tail, at, MONTH_AND_DAY, YEAR);
      if (hasFigure && !MONTH_AND_YEAR.test(word.text) && !isBelowYear && !isBelow(lines, tail, at, DAY_OF_MONTH, YEAR_AND_MONTH)) return;
      // What begins a day of its own ends none above, unless that is a year.
      if (!isBelowYear && (!(TAIL.test(word.text) || MONTH_AND_YEAR.test(word.text) || (at === 0 && monthNumber(foldText(word.text)) !== null)) || !isCell(line.words, at, at) || dates.some((date) => at >= date.first && at <= date.last))) return;
      const [item] = [...overThreeLines(lines, tail, at), ...[1, 2].flatMap((up) => headAbove(lines, tail, tail - up, at))];
      const key = item && `${item.head} ${item.first}`;
      if (key !== undefined && !found.has(key)) found.set(key, item!);
    });
  });
  return nearest([...found.values()], lines);
}

/** "2025-10-" ends no day by itself. */
const YEAR_AND_MONTH = /^(?:19|20)\d\d([./-])\d\d\1$/;

function isBelow(lines: readonly TokenLine[], tail: number, at: number, form: RegExp, above: RegExp): boolean {
  const word = lines[tail]!.line.words[at]!;
  return form.test(word.text) && [1, 2].some((up) => lines[tail - up] !== undefined && wordOver(lines[tail - up]!, lines[tail]!, word, above) >= 0);
}

/** "DEC" between the "10" over it and the "14" of the next row is of the nearer one; of the upper one where lines are set evenly. */
function nearest(found: readonly Wrapped[], lines: readonly TokenLine[]): Wrapped[] {
  const pitch = ({ head, tail }: Wrapped): number => lines[tail]!.line.baseline - lines[head]!.line.baseline;
  const heads = new Map(found.map((item) => [`${item.head} ${item.first}`, item]));
  const tails = new Map(found.map((item) => [`${item.tail} ${item.at}`, item]));
  return found.filter((item) => {
    const rivals = [heads.get(`${item.tail} ${item.at}`), tails.get(`${item.head} ${item.first}`)];
    return rivals.every((rival) => rival === undefined || pitch(item) - pitch(rival) < (item.head < rival.head ? EVEN : -EVEN) * lines[item.head]!.line.fontSize);
  });
}

function overThreeLines(lines: readonly TokenLine[], tail: number, at: number): Wrapped[] {
  const [head, between] = [lines[tail - 2], lines[tail - 1]];
  const last = lines[tail]!.line.words[at]!;
  if (!head || !between || !PARTS[2].test(last.text) || between.amounts.some(({ isMoney }) => isMoney)) return [];
  const above = wordOver(between, lines[tail]!, last, PARTS[1]);
  const first = above < 0 ? -1 : wordOver(head, between, between.line.words[above]!, PARTS[0]);
  if (first < 0) return [];
  const text = [head.line.words[first]!, between.line.words[above]!, last].map((word) => word.text).join('');
  return isDayOfYear(text, last) ? [{ head: tail - 2, tail, first, last: first, at, text, middle: { line: tail - 1, at: above } }] : [];
}

/** Place of the cell of this form that begins over the word, in the next line above; -1 where there is none. */
function wordOver({ line }: TokenLine, below: TokenLine, { box, fontSize }: Word, form: RegExp): number {
  if (!isNextLine(line, below.line, fontSize)) return -1;
  return line.words.findIndex((word, at) => form.test(word.text) && Math.abs(word.box[0] - box[0]) < 0.3 * fontSize && isCell(line.words, at, at));
}

function isNextLine(above: Line, { page, lane, baseline }: Line, fontSize: number): boolean {
  const pitch = above.page === page && above.lane === lane ? baseline - above.baseline : Infinity;
  return pitch > 0.7 * fontSize && pitch <= 1.7 * fontSize;
}

/** The cell above that begins at the same place, where both together are a day of a year. */
function headAbove(lines: readonly TokenLine[], tail: number, head: number, at: number): Wrapped[] {
  const above = lines[head]?.line;
  const { line } = lines[tail]!;
  const word = line.words[at]!;
  if (!above || !isNextLine(above, line, word.fontSize)) return [];
  if (isDayOverMonth(above.words, line.words) && at === 0) return [{ head, tail, first: 0, last: 0, at, text: `${above.words[0]!.text} ${word.text}` }];
  const first = above.words.findIndex(({ box }) => Math.abs(box[0] - word.box[0]) < 0.3 * word.fontSize);
  if (first < 0) return centredAbove(lines, tail, head, at);
  for (let last = first; last < Math.min(above.words.length, first + 3); last += 1) {
    if (!isCell(above.words, first, last)) continue;
    const text = joinedText(above.words.slice(first, last + 1));
    if (first === 0 && at === 0 && first === last && DAY_OF_MONTH.test(word.text) && monthNumber(foldText(text)) !== null) return [{ head, tail, first, last, at, text: `${text} ${word.text}` }];
    if (first === 0 && at === 0 && DAY.test(text) && !TAIL.test(word.text)) return [{ head, tail, first, last, at, text: `${text} ${word.text}` }];
    if (first === last && PARTS[0].test(text) && MONTH_AND_YEAR.test(word.text) && isDayOfYear(text + word.text, word)) return [{ head, tail, first, last, at, text: text + word.text }];
    const whole = (TAIL.test(word.text) && HEAD.test(text)) || (YEAR.test(text) && MONTH_AND_DAY.test(word.text)) ? [text + word.text, `${text} ${word.text}`].find((joined) => isWholeDate(joined, word)) : undefined;
    if (whole !== undefined) return [{ head, tail, first, last, at, text: whole }];
  }
  return [];
}

/** "01/04/" over the middle of "2025": the mark says that the day goes on below. */
function centredAbove(lines: readonly TokenLine[], tail: number, head: number, at: number): Wrapped[] {
  const { words } = lines[head]!.line;
  const word = lines[tail]!.line.words[at]!;
  const first = words.findIndex(({ text, box }, index) => OPEN_HEAD.test(text) && Math.abs(box[0] + box[2] - word.box[0] - word.box[2]) < 0.6 * word.fontSize && isCell(words, index, index));
  const text = first < 0 ? '' : words[first]!.text + word.text;
  return first >= 0 && TAIL.test(word.text) && isWholeDate(text, word) ? [{ head, tail, first, last: first, at, text }] : [];
}

/** "10" above "DEC", which may be set in the middle of one another and in sizes of their own. */
function isDayOverMonth([day, ...texts]: readonly Word[], [month, ...more]: readonly Word[]): boolean {
  if (!DAY_OF_MONTH.test(day!.text) || monthNumber(foldText(month!.text)) === null || !isCell([day!, ...texts], 0, 0) || !isCell([month!, ...more], 0, 0)) return false;
  const isAt = (of: (word: Word) => number): boolean => Math.abs(of(day!) - of(month!)) < 0.3 * day!.fontSize;
  return isAt(({ box }) => box[0]) || isAt(({ box }) => (box[0] + box[2]) / 2);
}

/** Nothing stands within a space's distance on either side. */
export function isCell(words: readonly Word[], first: number, last: number): boolean {
  const [before, after] = [words[first - 1], words[last + 1]];
  const most = 0.7 * words[first]!.fontSize;
  return (!before || words[first]!.box[0] - before.box[2] > most) && (!after || after.box[0] - words[last]!.box[2] > most);
}

/** With the name of its month and its year, which may have two digits. */
function isDayOfYear(text: string, like: Word): boolean {
  const words = [{ ...like, text }];
  const [date] = findDates(toPlainText(words), words);
  return date !== undefined && date.first === 0 && date.year !== null && text.endsWith(String(date.year).padStart(2, '0'));
}

function isWholeDate(text: string, like: Word): boolean {
  const words = [{ ...like, text }];
  const [date] = findDates(toPlainText(words), words);
  // A mark at the end of the upper line says that a year of two digits goes on below.
  if (/^\d{1,2}([./-])\d{1,2}\1\d{2}$/.test(text)) return date !== undefined && date.yearDigits === 2;
  return date !== undefined && date.yearDigits === 4 && date.year !== null && text.replace(/\D/g, '').includes(String(date.year)) && /^\d{5,8}$/.test(text.replace(/\D/g, ''));
}
