// "Statement starts 6 December 2025", and below it "Statement ends 5 January 2026": a period of which each day has a line of its own; or a whole month.
import { extent, overlap, splitAtGaps } from '../columns/pieces.js';
import { boxAround } from '../layout/lines.js';
import type { Word } from '../model.js';
import { formOf, type DateToken } from '../tokens/dates.js';
import { monthNumber } from '../tokens/monthNames.js';
import { foldText, joinedText, squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { wholeMonthOf } from '../tokens/wholeMonth.js';
import { isPeriodEnd, isPeriodLabel, isPeriodStart } from '../vocabulary/periodEnds.js';
import type { PeriodMark } from './identity.js';

/** In sizes of type: from one line to the next, and between the edges that both days share. */
const NEXT_LINE = 2.5;
const SAME_EDGE = 1;
/** White between a label and its day may be that of two columns, in sizes of type. */
const COLUMN_GAP = 2;

/** The first above all rows; what is printed below them may be of a standing order or a loan. */
export function periodOnTwoLines(lines: readonly TokenLine[], isRow: Uint8Array): PeriodMark | null {
  for (let index = 0; index + 1 < lines.length && !isRow[index]; index += 1) {
    const from = lines[index]!.dates.find((date) => isPeriodStart(labelOf(lines[index]!, date)));
    const next = from ? nextInColumn(lines, index, from) : index + 1;
    const to = from && !isRow[next] ? lines[next]?.dates.find((date) => isPeriodEnd(labelOf(lines[next]!, date)) && isBelow(lines[index]!, from, lines[next]!, date)) : undefined;
    if (from && to && from.yearDigits > 0 && formOf(from) === formOf(to)) return { line: index, from, to };
    const below = isRow[index + 1] ? null : periodUnder(lines[index]!, lines[index + 1]!);
    if (below) return { line: index + 1, ...below };
  }
  return null;
}

/** Between them stands a line of the other column of the header, at a height of its own. */
function nextInColumn(lines: readonly TokenLine[], index: number, from: DateToken): number {
  const beside = lines[index + 1]!;
  const place = { x0: labelStart(lines[index]!, from), x1: from.box[2] };
  const isOfOther = beside.dates.length === 0 && overlap(extent(beside.line.words), place) <= 0;
  return isOfOther ? index + 2 : index + 1;
}

function isBelow(upper: TokenLine, from: DateToken, lower: TokenLine, to: DateToken): boolean {
  const { page, baseline, fontSize } = upper.line;
  const isNext = lower.line.page === page && lower.line.baseline - baseline < NEXT_LINE * fontSize;
  const isFlush = Math.abs(labelStart(upper, from) - labelStart(lower, to)) < SAME_EDGE * fontSize;
  return isNext && (isFlush || [0, 2].some((edge) => Math.abs(from.box[edge]! - to.box[edge]!) < SAME_EDGE * fontSize));
}

/** "From Date   To Date" above "01 Jan 2026   31 Jan 2026". */
function periodUnder({ line, dates: own }: TokenLine, { line: lower, dates }: TokenLine): Omit<PeriodMark, 'line'> | null {
  if (own.length > 0 || dates.length < 2 || lower.page !== line.page || lower.baseline - line.baseline >= NEXT_LINE * line.fontSize) return null;
  const heads = splitAtGaps(line.words, COLUMN_GAP);
  const under = (isLabel: (squashed: string) => boolean): DateToken | undefined => {
    const head = heads.find((words) => isLabel(squash(joinedText(words))));
    return head && dates.find(({ box, yearDigits }) => yearDigits > 0 && overlap(extent(head), { x0: box[0], x1: box[2] }) > 0);
  };
  const [from, to] = [under(isPeriodStart), under(isPeriodEnd)];
  return from && to && from !== to && formOf(from) === formOf(to) ? { from, to } : null;
}

/** Between the two days of a period. */
const JOINTS = new Set('through thru to until bis al a au tot ate do til till'.split(' '));
/** From the label down to the second day, with lines of another column between. */
const MOST_STACKED = 7;

/** "Statement Period:" over "Jun 26, 2026", "through" and "Jul 27, 2026", each on a line of its own in one column of the header. */
export function periodStacked(lines: readonly TokenLine[], isRow: Uint8Array): PeriodMark | null {
  for (let index = 0; index < lines.length && !isRow[index]; index += 1) {
    const label = piecesOf(lines[index]!).find((words) => isPeriodLabel(squash(joinedText(words))));
    const below = label ? stackUnder(lines, index, label) : [];
    const [from, joint, to] = below.map(({ words, line }) => ({ text: squash(joinedText(words)), line, day: dayIn(words, lines[line]!) }));
    if (from?.day && to?.day && JOINTS.has(joint!.text) && from.day.yearDigits > 0 && formOf(from.day) === formOf(to.day)) return { line: from.line, from: from.day, to: to.day };
  }
  return null;
}

/** The next three pieces of its column, flush with it at either side. */
function stackUnder(lines: readonly TokenLine[], index: number, label: readonly Word[]): { words: readonly Word[]; line: number }[] {
  const [{ page, fontSize }, own] = [lines[index]!.line, extent(label)];
  const isFlush = (words: readonly Word[]): boolean => [extent(words).x0 - own.x0, extent(words).x1 - own.x1].some((off) => Math.abs(off) < SAME_EDGE * fontSize);
  return lines.slice(index + 1, index + 1 + MOST_STACKED).flatMap((line, at) => (line.line.page === page ? piecesOf(line).filter(isFlush).map((words) => ({ words, line: index + 1 + at })) : [])).slice(0, 3);
}

function piecesOf({ line: { words } }: TokenLine): Word[][] {
  return splitAtGaps(words, COLUMN_GAP);
}

function dayIn(words: readonly Word[], { line, dates }: TokenLine): DateToken | undefined {
  return dates.find(({ first, last }) => line.words[first] === words[0] && line.words[last] === words.at(-1));
}

/** The words next to the day on its left; where they stand in a column of their own, these. */
function labelOf(line: TokenLine, date: DateToken): string {
  return squash(joinedText(labelWords(line, date)));
}

function labelWords({ line: { words } }: Pick<TokenLine, 'line'>, { first }: DateToken): readonly Word[] {
  return splitAtGaps(words.slice(0, first), COLUMN_GAP).at(-1) ?? [];
}

function labelStart(line: Pick<TokenLine, 'line'>, date: DateToken): number {
  return labelWords(line, date)[0]?.box[0] ?? date.box[0];
}

/** "Periode : Januari 2026", "Período do extrato   01 / 2026" alone on its line. */
export function wholeMonth({ text, line: { words } }: TokenLine): Omit<PeriodMark, 'line'> | null {
  const [, label, printed, name, number, year] = MONTH_ALONE.exec(text) ?? [];
  const month = printed === undefined || !isPeriodLabel(squash(label!)) ? null : name === undefined ? Number(number) : monthNumber(foldText(name));
  if (month === null) return null;
  const own = words.slice(-printed!.split(' ').length);
  return wholeMonthOf(Number(year), month, { first: words.length - own.length, last: words.length - 1, box: boxAround(own.map(({ box }) => box)), text });
}

const MONTH_ALONE = /^(\p{L}[\p{L} ]*?)(?: ?: ?| )((?:(\p{L}{3,12})(?:\. ?| ?\/ ?| )|(0[1-9]|1[0-2]) ?\/ ?)((?:19|20)\d\d))$/u;

const MONTH_FIRST = /(?<!\p{L})(\p{L}{3,9})\.? (\d{1,2}) ?[-\u2013] ?(\d{1,2}),? ((?:19|20)\d{2})(?!\d)/u;
const DAYS_FIRST = /(?<![\d./-])(\d{1,2})(?:er|º|°|\.)?( ?[-\u2013] ?| (?:al?|to|bis|au|tot|do|till?) )(\d{1,2})(?:º|\.)? (?:de |of )?(\p{L}{3,12})\.?,?(?: del?)? ((?:19|20)\d{2})(?!\d)/u;
/** What stands before "del 1 al 31 de enero de 2026" where it is no day of a notice. */
const OF_PERIOD = /^(?:.*(?:perio|zeitraum|extra[ct]|estratto|releve|auszug|statement|resumen|estado de cuenta|movim|okres).*)?(?:^|[ :])(?:del?|du|vom|from|dal|van|od)? ?$/u;

function isOfPeriod(text: string, { index, 2: joint }: RegExpExecArray): boolean {
  return !/[a-z]/.test(joint!) || OF_PERIOD.test(foldText(text.slice(0, index)));
}

/** "January 1-31, 2026", "1 - 31 January 2026", "Del 1 al 31 de enero de 2026": one month and one year for both days. */
export function daysOfMonth({ text, dates: [date] }: TokenLine): Omit<PeriodMark, 'line'> | null {
  const first = MONTH_FIRST.exec(text);
  const last = first ? null : DAYS_FIRST.exec(text);
  const [name, a, b, year] = first ? [first[1], first[2], first[3], first[4]] : last && isOfPeriod(text, last) ? [last[4], last[1], last[3], last[5]] : [];
  const month = name === undefined ? null : monthNumber(foldText(name));
  if (month === null || Number(a) < 1 || Number(a) >= Number(b) || Number(b) > 31) return null;
  const dayOf = (day: string): DateToken => ({ ...date!, order: 'fixed', a: Number(day), b: month, year: Number(year), yearDigits: 4, style: 'name', couldBeAmount: false, looseYear: false });
  return { from: dayOf(a!), to: dayOf(b!) };
}
