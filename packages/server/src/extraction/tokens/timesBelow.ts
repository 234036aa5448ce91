// The time of a row set under its day, in one cell: the day goes to the line with the figure, wherever text and figure stand beside the two.
import { addTo } from '../groups.js';
import type { Word } from '../model.js';
import { lineOfRow } from './centredDates.js';
import type { DateToken } from './dates.js';
import { isInDate } from './settleAmbiguous.js';
import { dottedDays } from './splitDates.js';
import { type TokenLine, withWords } from './tokenize.js';
import { isCell } from './wrappedDates.js';

const FEWEST = 3;
const TIME = /^\d{1,2}[:.]\d{2}(?:[:.]\d{2})?$/;
/** "01:10 PM". */
const HALF_OF_DAY = /^[ap]\.?m\.?$/i;
/** Sizes of type from the day down to its time. */
const [LEAST_PITCH, MOST_PITCH] = [0.7, 1.7];

interface TimedDay {
  /** Indexes of the lines with the day, with the figure, and with the time. */
  head: number;
  row: number;
  tail: number;
  date: DateToken;
  /** Words of the time, inclusive. */
  at: number;
  last: number;
}

export function joinTimesBelow(lines: readonly TokenLine[]): TokenLine[] {
  const timed = findTimes(lines);
  if (timed.length < FEWEST) return [...lines];
  const gone = new Map<number, Set<Word>>();
  const come = new Map<number, Word[]>();
  for (const { head, row, tail, date, at, last } of timed) {
    const day = lines[head]!.line.words.slice(date.first, date.last + 1);
    gone.set(tail, new Set([...(gone.get(tail) ?? []), ...lines[tail]!.line.words.slice(at, last + 1)]));
    if (row === head) continue;
    gone.set(head, new Set([...(gone.get(head) ?? []), ...day]));
    addTo(come, row, ...day);
  }
  return lines.flatMap((tokens, index) => {
    const { line } = tokens;
    const [less, more] = [gone.get(index), come.get(index) ?? []];
    if (!less && more.length === 0) return [tokens];
    const words = [...more.map((word) => ({ ...word, baseline: line.baseline })), ...line.words.filter((word) => !less?.has(word))];
    return words.length === 0 ? [] : [withWords(tokens, words)];
  });
}

function findTimes(lines: readonly TokenLine[]): TimedDay[] {
  return lines.flatMap(({ line }, tail) => line.words.flatMap((word, at) => {
    if (!TIME.test(word.text)) return [];
    const last = HALF_OF_DAY.test(line.words[at + 1]?.text ?? '') ? at + 1 : at;
    if (!isCell(line.words, at, last)) return [];
    const found = dayAbove(lines, tail, word, line.words[last]!.box[2]);
    return found === null ? [] : [{ ...found, at, last }];
  }));
}

function dayAbove(lines: readonly TokenLine[], tail: number, time: Word, end: number): Omit<TimedDay, 'at' | 'last'> | null {
  const { line } = lines[tail]!;
  // Between both there may be lines of other cells, which are set to the middle of their row.
  for (let head = tail - 1; head >= 0; head -= 1) {
    const above = lines[head]!;
    const pitch = above.line.page === line.page && above.line.lane === line.lane ? line.baseline - above.line.baseline : Infinity;
    if (pitch > MOST_PITCH * time.fontSize) return null;
    const date = pitch < LEAST_PITCH * time.fontSize ? undefined : dayAt(above, time);
    const row = date && lineOfRow(Array.from({ length: tail - head + 1 }, (_, index) => head + index).filter((index) => hasFigure(lines[index]!)), lines);
    if (date && row !== undefined && row !== null) return row !== head && reachesOverText(date, end, [lines[row]!, lines[tail]!]) ? null : { head, row, tail, date };
  }
  return null;
}

/** A day that is longer than the column of the times, over the texts beside them: the heading of several rows. */
function reachesOverText({ box: [, , x1] }: DateToken, end: number, rows: readonly TokenLine[]): boolean {
  return rows.some(({ line: { words } }) => words.some(({ box }) => box[0] > end && box[0] < x1));
}

function dayAt(tokens: TokenLine, time: Word): DateToken | undefined {
  const { line, dates } = tokens;
  // "7. 1." is known as a day only later, but what else would stand so above its time?
  const date = [...dates, ...dottedDays(tokens)].find(({ box, first, last }) => Math.abs(box[0] - time.box[0]) < 0.3 * time.fontSize && isCell(line.words, first, last));
  // "24.09.04" under "24.09.03" is the day of the next row.
  return date?.text.replace(/\d/g, '0') === time.text.replace(/\d/g, '0') ? undefined : date;
}

/** "26.09" is the day itself. */
function hasFigure(tokens: TokenLine): boolean {
  return tokens.amounts.some((amount) => amount.isMoney && !isInDate(amount, tokens));
}
