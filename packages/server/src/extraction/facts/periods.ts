// The periods that a document names: two days on a line that is no row, a month by its name, days on lines of their own.
import { formOf, isBuddhistYear, type DateToken } from '../tokens/dates.js';
import { foldText, joinedText, squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { labelKind } from '../vocabulary/labels.js';
import { isPeriodEnd } from '../vocabulary/periodEnds.js';
import { FROM_THE_RIGHT, type PeriodMark } from './identity.js';
import { periodOfMonths } from './monthPeriods.js';
import { daysOfMonth, periodOnTwoLines, periodStacked, wholeMonth } from './periodLines.js';

const PERIOD_WORD = /perio|timabil|tímabil|laikotarp|razdoblje|obdobje|период|період|期間|期间|기간|statement|from|between|תקופה|الفترة|الى|zeitraum|auszug|vom|von|abrechnung|periode|du |releve|extrait|desde|del |periodo|extracto|extrato|de |dal |estratto|van|afschrift|okres|wyciag|od |for|zestawienie|utdrag|fran|fra|kausi|ajalta|donem|ekstre|obdobi|to |bis|until|through|[-–—]/i;

/** Two dates on a line that is no row: where the first lacks a year it takes the second's. */
export function findPeriods(lines: readonly TokenLine[], isRow: Uint8Array): PeriodMark[] {
  const marks: PeriodMark[] = [];
  const rowDays = lines.filter(({ dates }, index) => isRow[index] && dates.length > 1);
  lines.forEach((line, index) => {
    if (isRow[index] || line.text.length > 170) return;
    const whole = line.dates.length === 0 ? wholeMonth(line) : null;
    if (whole) return void marks.push({ line: index, ...whole });
    if (line.dates.length === 0) return;
    const within = daysOfMonth(line);
    if (within) return void marks.push({ line: index, ...within });
    const days = withoutOtherCalendar(line);
    for (let i = 0; i + 1 < days.length; i += 1) {
      const from = days[i]!;
      const to = days[i + 1]!;
      // "1 January [GMT+01:00] - 31 January": what brackets add is no other date.
      const between = joinedText(line.line.words.slice(from.last + 1, to.first)).replace(/\[[^\]]*\]|\([^()]*\)/g, '');
      if ((between.replace(/[^\p{L}\p{N}]/gu, '').length > 10 && !between.split('/').every((part) => isPeriodEnd(squash(part)))) || /\d/.test(between)) continue;
      if (to.yearDigits === 0 && from.yearDigits === 0) continue;
      if (formOf(from) !== formOf(to) || areOfTwoEras(from, to)) continue;
      if (between.trim() === '' && !saysPeriod(line)) continue;
      if (isOfBalance(line, between) || isOfEntry(line, from, to) || (from.last + 1 === to.first && standsAsRows(line, from, to, rowDays))) continue;
      const end = yearAfter(from, to);
      if (end === null) continue;
      // Read from the right, two days with a dash between them may come in the other order; else "As at 31 January   1 January to 31 January" has its period behind.
      const isTurned = isLater(from, end);
      if (isTurned && !FROM_THE_RIGHT.test(line.text)) continue;
      marks.push(isTurned ? { line: index, from: end, to: from } : { line: index, from, to: end });
      break;
    }
  });
  const onTwoLines = marks.length === 0 ? (periodOnTwoLines(lines, isRow) ?? periodStacked(lines, isRow) ?? periodOfMonths(lines, isRow)) : null;
  if (onTwoLines) return [onTwoLines];
  const longer = marks.filter(({ from, to }) => !isSameDay(from, to));
  return longer.length > 0 ? marks.filter((mark) => longer.includes(mark) || !hasMoney(lines[mark.line]!)) : marks;
}

/** A minus before one of several figures is no dash between days: the line is of a table of interest. */
function saysPeriod({ line: { words }, text, dates, amounts }: TokenLine): boolean {
  const isFigure = (at: number): boolean => [...dates, ...amounts].some(({ first, last }) => at >= first && at <= last);
  const said = amounts.some(({ isMoney }) => isMoney) ? joinedText(words.filter((_, at) => !isFigure(at))) : text;
  return PERIOD_WORD.test(said) || PERIOD_WORD.test(foldText(said));
}

/** "Balance on 01.09.25 / on 01.09.25   120.00" beside a period of a month: one day in two languages, and no period. */
function isSameDay(from: DateToken, to: DateToken): boolean {
  return from.a === to.a && from.b === to.b && from.year === to.year;
}

function hasMoney({ amounts }: TokenLine): boolean {
  return amounts.some(({ isMoney }) => isMoney);
}

/** In sizes of type: how exactly days of one column begin below each other. */
const SAME_EDGE = 0.5;
const FEWEST_ROWS = 2;

/** "27.09.2025   29.09.2025   Debit to": both days stand where those of rows do, and nothing between them. The figures of the row were not to be read. */
function standsAsRows({ line: { fontSize } }: TokenLine, from: DateToken, to: DateToken, rows: readonly TokenLine[]): boolean {
  const isAt = (day: DateToken, other: DateToken | undefined): boolean => other !== undefined && Math.abs(day.box[0] - other.box[0]) < SAME_EDGE * fontSize;
  let found = 0;
  for (const { dates } of rows) if (dates.some((day, at) => isAt(from, day) && isAt(to, dates[at + 1])) && (found += 1) >= FEWEST_ROWS) return true;
  return false;
}

/** "31.12.25   SOLDE AU 31.12.25   1 204,15": the day of an entry, and that of its balance. */
function isOfBalance({ amounts }: TokenLine, between: string): boolean {
  return amounts.some(({ isMoney }) => isMoney) && labelKind(squash(between)) !== null;
}

/** "31/10   CARTE 27/10/19 STATION   129,42" in a list of what is no row: a day, a text with another, and what it came to. */
function isOfEntry({ amounts, line: { words } }: TokenLine, from: DateToken, to: DateToken): boolean {
  const between = words.slice(from.last + 1, to.first);
  const isFollowed = amounts.some(({ isMoney, first }) => isMoney && first > to.last);
  return isFollowed && from.first === 0 && from.yearDigits < to.yearDigits && between.some(({ text }) => /\p{L}{3}/u.test(text)) && !isPeriodEnd(squash(joinedText(between)));
}

/** "2025-12-16 (2082-09-01) to 2026-01-14 (2082-09-30)": what stands in brackets at once behind a day is the same day in another calendar. */
function withoutOtherCalendar({ dates, line: { words } }: TokenLine): readonly DateToken[] {
  const isOther = (date: DateToken, at: number): boolean => dates[at - 1]?.last === date.first - 1 && words[date.first]!.text.startsWith('(');
  const own = dates.filter((date, at) => !isOther(date, at));
  return own.length < 2 ? dates : own;
}

/** "01/10/2026 - 31/10/2526": a misprint, not the Buddhist era. */
function areOfTwoEras(from: DateToken, to: DateToken): boolean {
  return from.yearDigits === 4 && to.yearDigits === 4 && isBuddhistYear(from.year!) !== isBuddhistYear(to.year!);
}

/** Whichever of their numbers is the month. */
function isLater(from: DateToken, to: DateToken): boolean {
  if (from.yearDigits === 0 || from.yearDigits !== to.yearDigits || from.order !== to.order) return false;
  const steps = [from.b - to.b || from.a - to.a, from.a - to.a || from.b - to.b].map((step) => (from.year! - to.year!) || step);
  return steps[0]! > 0 && (from.order === 'fixed' || steps[1]! > 0);
}

/** "1 June 2025 to 31 August": the first such day behind the other. null where the order of its numbers decides which year that is. */
function yearAfter(from: DateToken, to: DateToken): DateToken | null {
  if (to.yearDigits > 0 || from.yearDigits < 4) return to;
  const turns = [to.b < from.b || (to.b === from.b && to.a < from.a), to.a < from.a || (to.a === from.a && to.b < from.b)];
  if (from.order !== to.order || (to.order !== 'fixed' && turns[0] !== turns[1])) return null;
  return { ...to, year: from.year! + (turns[0] ? 1 : 0), yearDigits: 4 };
}
