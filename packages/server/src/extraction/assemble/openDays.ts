// Which of the days beside a row is that of booking, where words that nobody knows leave it open.
import { isDatedHere, type Ledger } from '../accounts/ledgers.js';
import { columnOfDate, headingOfDate } from '../columns/dateColumns.js';
import { extent, overlap, piecesOf } from '../columns/pieces.js';
import type { TableKind } from '../columns/tables.js';
import { isCloseBelow } from '../layout/lines.js';
import { isOfOtherType } from '../layout/otherType.js';
import type { Word } from '../model.js';
import type { RawRow } from '../rows/stream.js';
import { formOf, type DateToken } from '../tokens/dates.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { BEHIND_CODE } from '../tokens/daysBehindCodes.js';
import { isCell } from '../tokens/wrappedDates.js';
import { dottedDays } from '../tokens/splitDates.js';
import { endsInFigure } from '../tokens/centredDates.js';
import { joinedText, ROW_NUMBER, squash } from '../tokens/plainText.js';
import { DATE_ROLES, headingRole } from '../vocabulary/headings.js';
import { labelKind } from '../vocabulary/labels.js';
import type { DocumentContext } from './documentContext.js';
import { columnInOrder, daysAfter, daysOfPairs, pickDates, restsOnOneRow } from './rowDates.js';

/** One of two columns of days could be the other, by what their headings say and by how the days run. */
export function isBookingOpen(rows: readonly RawRow[], isCard: boolean, { layout, lines, orderedDates }: Pick<DocumentContext, 'layout' | 'lines' | 'orderedDates'>): boolean {
  // Days of another section are not printed beside the row.
  const pairs = rows.filter(({ dates, dateLines, isDateForeign }) => isDateForeign !== true && dates.length === 2 && dateLines[0] === dateLines[1]);
  const kinds = [...new Set(pairs.map(({ kind }) => kind))];
  const ofKind = (id: number) => ({ id, pairs: pairs.filter(({ kind }) => kind === id), count: rows.filter(({ kind }) => kind === id).length });
  // Without headings the day of booking stands first on accounts; on cards that of the purchase may.
  const mayBeOther = ({ id, pairs: [pair] }: ReturnType<typeof ofKind>): boolean => layout.kinds[id]!.headers.length > 0 || (wordsOverDays(pair!, lines) ?? isCard);
  return kinds.map(ofKind).some((table) => mayBeOther(table) && isOpenKind(table, layout.kinds[table.id]!, orderedDates));
}

/** Lines from the first row up to the words over its columns, at most: a balance may stand between. */
const NEAR_ABOVE = 3;

/** Of days under a line that is no known heading: whether its words over both of them leave open which is that of booking. null where no words stand there. */
function wordsOverDays({ dates, dateLines: [first], cells }: RawRow, lines: readonly TokenLine[]): boolean | null {
  const { line: own } = lines[first!]!;
  for (let index = first! - 1; index >= Math.max(0, first! - NEAR_ABOVE); index -= 1) {
    const { line, amounts, dates: others } = lines[index]!;
    if (line.page !== own.page) break;
    if (amounts.some(({ isMoney }) => isMoney) || others.length > 0) continue;
    const pieces = piecesOf(line.words);
    const wordsOver = (place: { x0: number; x1: number }): Word[] | undefined => pieces.find((piece) => overlap(extent(piece), place) > 0);
    const over = dates.map(({ box }) => wordsOver({ x0: box[0], x1: box[2] }));
    // Those of a title reach over days, too, but not over the figures.
    if (over.some((piece) => piece === undefined) || !cells.some((cell) => cell !== null && wordsOver(cell) !== undefined && wordsOver(cell) !== over[1])) continue;
    const roles = over.map((piece) => headingRole(squash(joinedText(piece!))));
    // "Sale date   Post date": the right one is that of booking.
    if (roles[1] === 'postingDate' && roles[0] !== 'postingDate') return true;
    return !(roles[0] !== 'otherDate' && roles.some((role) => role !== null && DATE_ROLES.has(role)));
  }
  return null;
}

function isOpenKind({ id, pairs, count }: { id: number; pairs: readonly RawRow[]; count: number }, kind: TableKind, ordered: DocumentContext['orderedDates']): boolean {
  const days = daysOfPairs(pairs.map(({ dates: [a, b] }) => [a!, b!]));
  if (days.every(([a, b]) => a === b)) return false;
  const [{ dates }] = pairs as [RawRow];
  const { main, other } = pickDates(pairs[0]!, kind, ordered);
  const isOperation = (date: DateToken): boolean => columnOfDate(date, kind)?.isOperation === true;
  const own = headingOfDate(main!, kind);
  // "Data operazione" is the day of the purchase where "Data registrazione" stands beside it.
  const others = own === 'postingDate' && isOperation(other!) && !isOperation(main!) ? 'otherDate' : headingOfDate(other!, kind);
  // Nothing is booked before its day: the left one may be that of booking, though the rows are listed by the other.
  const isLeftLater = main === dates[1] && days.every(([a, b]) => daysAfter(a, b) >= 0);
  const runs = columnInOrder(days);
  // By the headings either may be that of booking.
  if (runs !== null && own !== 'postingDate' && others !== 'otherDate' && restsOnOneRow(days, runs)) return true;
  if (own === null && others === null) return !ordered.has(id) || isLeftLater;
  // Days that few rows have are those of texts.
  if (2 * pairs.length < count) return false;
  // The rows follow the other column, and the headings do not say of both what they are.
  if (runs !== null && dates[runs === 'first' ? 0 : 1] === other && (others !== 'otherDate' || own !== 'postingDate')) return true;
  const side = main === dates[0] ? 1 : -1;
  const isNeverLater = days.every(([a, b]) => side * daysAfter(a, b) <= 0);
  // "Transaction date" beside a column nobody knows: rather of value than of booking. A bare "date" beside a later day that nobody knows, or that is called the same: one of the two is that of booking.
  const isUnknown = (own === null && main!.style !== BEHIND_CODE) || columnOfDate(main!, kind)?.isOfSomeKind === true;
  return isNeverLater && ((isUnknown && others === 'otherDate') || (own === 'date' && (others === null || others === 'date') && main === dates[0]));
}

/** Of the rows of a table, at least, that print their day. */
const MOSTLY_DATED = 0.5;
/** In sizes of type: where cells of one column begin. */
const SAME_PLACE = 0.5;

/**
 * A row has the day of the one above, although digits stand on its line where the days of the others begin: they may be a day that was not read.
 * Cells of scans are read again instead.
 */
export function areDaysUnread(rows: readonly RawRow[], context: Pick<DocumentContext, 'layout' | 'lines' | 'originOf'>): boolean {
  const { layout, lines, originOf } = context;
  return layout.kinds.some(({ id, dates: [column] }) => {
    const own = rows.filter(({ kind }) => kind === id);
    // Those that print their value date only have the day of booking from a row above, too.
    const rowOf = new Map(own.flatMap((row, at) => row.lines.map((line) => [line, at] as const)));
    const undated = own.filter(({ isDateCarried, dateLines: [day] }, at) => isDateCarried || (rowOf.get(day ?? -1) ?? at) < at);
    if (areDaysImpossible(own, context)) return true;
    if (!column || undated.length > MOSTLY_DATED * own.length) return false;
    return undated.some(({ lines: [first] }) => {
      const { words, fontSize, page } = lines[first!]!.line;
      return originOf(page) === 'printed' && words.some(({ text, box }) => /\d/.test(text) && Math.abs(box[0] - column.x0) < SAME_PLACE * fontSize);
    });
  });
}

/** "02   PURCHASE   01 05 2025" under "Date   Text   Value": all days are those of value, and under the heading of the days of booking stand digits that are none. */
export function areBookingDaysUnread(rows: readonly RawRow[], context: Pick<DocumentContext, 'layout' | 'lines' | 'originOf'>): boolean {
  return context.layout.kinds.some((kind) => hasDigitsForDays(rows.filter((row) => row.kind === kind.id), kind, context));
}

function hasDigitsForDays(rows: readonly RawRow[], kind: TableKind, { lines, originOf }: Pick<DocumentContext, 'lines' | 'originOf'>): boolean {
  const heads = kind.headers[0]?.cells.filter(({ role }) => role === 'date' || role === 'postingDate') ?? [];
  if (heads.length === 0 || rows.length === 0 || !rows.every(({ dates }) => dates.length > 0 && dates.every((date) => headingOfDate(date, kind) === 'otherDate'))) return false;
  const showsDigits = ({ lines: [first] }: RawRow): boolean => {
    const { words, page } = lines[first!]!.line;
    return originOf(page) === 'printed' && words.some(({ text, box }) => /\d/.test(text) && heads.some((head) => overlap(head, { x0: box[0], x1: box[2] }) > 0));
  };
  return rows.filter(showsDigits).length > MOSTLY_DATED * rows.length;
}

/** Another day stands at the beginning of a line of the row, printed as and where its own is, and is not the row's: one of the two was not understood. */
export function areDaysLeftOut(rows: readonly RawRow[], lines: readonly TokenLine[]): boolean {
  return rows.some(({ lines: own, dates, dateLines, isDateCarried }) => {
    const [day] = dates;
    if (!day || isDateCarried || !own.includes(dateLines[0]!)) return false;
    return own.some((index) => {
      const { dates: [other], line } = lines[index]!;
      return other?.first === 0 && !dates.includes(other) && formOf(other) === formOf(day) && Math.abs(other.box[0] - day.box[0]) < SAME_PLACE * line.fontSize;
    });
  });
}

/** "31.02.2026", "12-05-8026": set as and where the days of other rows are, and no day. */
function areDaysImpossible(rows: readonly RawRow[], { lines, originOf }: Pick<DocumentContext, 'lines' | 'originOf'>): boolean {
  const shapeOf = makeShapes();
  const places = new Map(rows.flatMap(({ dates, dateLines }) => dates.map((day, at) => {
    const { words, fontSize } = lines[dateLines[at]!]!.line;
    const texts = words.slice(day.first, day.last + 1);
    const shape = shapeOf(texts);
    return [`${shape} ${Math.round(day.box[0] / fontSize)}`, { shape, count: texts.length, x: day.box[0], advance: advanceOf(texts) }] as const;
  })));
  const days = [...places.values()];
  const isUnread = ({ line, dates }: TokenLine): boolean => line.words.some(({ box }, at) => days.some(({ shape, count, x, advance }) => {
    if (Math.abs(box[0] - x) >= SAME_PLACE * line.fontSize) return false;
    const isWhole = dates.some(({ first, last }) => first <= at && last >= at + count - 1);
    const texts = line.words.slice(at, at + count);
    return !isWhole && shapeOf(texts) === shape && Math.abs(advanceOf(texts) - advance) < SAME_PLACE * line.fontSize;
  }));
  return rows.some((row) => originOf(lines[row.lines[0]!]!.line.page) === 'printed' && row.lines.some((index) => isUnread(lines[index]!)));
}

/** From the first word to the second: "37 CHEQUE 2018" under "31 August 2022" begins with the number of the row, in a column of its own. */
function advanceOf([first, second]: readonly Word[]): number {
  return first && second ? second.box[0] - first.box[0] : 0;
}

/** "99.99.9999", "a 99, 9999"; many rows are of one day. */
function makeShapes(): (words: readonly Word[]) => string {
  const known = new Map<string, string>();
  return (words) => {
    const text = joinedText(words);
    const shape = known.get(text) ?? text.replace(/\d/g, '9').replace(/\p{L}+/gu, 'a');
    known.set(text, shape);
    return shape;
  };
}

/** A row has the day of another line, although below that stands one in a cell of its own, printed as and where the others are, that was taken for text. */
export function areDaysInTexts(rows: readonly RawRow[], lines: readonly TokenLine[]): boolean {
  const ofRows = new Map(rows.flatMap(({ dates: [day], dateLines: [index] }) => (day ? [[day, lines[index!]!.line.fontSize]] : [])));
  const days = [...ofRows].map(([day, em]) => ({ x: day.box[0], wide: day.box[2] - day.box[0], form: formOf(day), hasYear: day.yearDigits > 0, em }));
  const hasDay = (line: TokenLine): boolean => {
    const date = line.dates[0] ?? dottedDays(line)[0];
    if (date?.first !== 0 || !isCell(line.line.words, 0, date.last)) return false;
    const alike = days.filter(({ x, form, hasYear, em }) => Math.abs(x - date.box[0]) < SAME_PLACE * em && form === formOf(date) && hasYear === date.yearDigits > 0);
    return alike.length > 0 && !isOfOtherType(date.box[2] - date.box[0], alike.map(({ wide }) => wide));
  };
  const taken = new Set(rows.flatMap(({ dateLines }) => dateLines));
  const left = rows.flatMap((row) => row.lines.filter((index) => !taken.has(index) && hasDay(lines[index]!)));
  if (left.length > 0 && rows.some((row) => row.isDateCarried && left.some((index) => index > row.dateLines[0]! && index <= row.lines.at(-1)!))) return true;
  // Nothing but days, close below the row, that no row has, while its own day is that of the row above.
  return rows.some((row, at) => {
    const last = row.lines.at(-1)!;
    const isOfRowAbove = row.isDateCarried && row.dateLines[0]! <= (rows[at - 1]?.lines.at(-1) ?? -1);
    const below = isOfRowAbove ? lines[last + 1] : undefined;
    return below !== undefined && !taken.has(last + 1) && holdsOnlyDays(below) && hasDay(below) && isCloseBelow(below.line, lines[last]!.line) && !isHeadingOfEnd(rows, lines[last + 2]);
  });
}

/** "31 May" over "Closing balance", where the day of the first row stands alone above it, too. */
function isHeadingOfEnd([first]: readonly RawRow[], end: TokenLine | undefined): boolean {
  const figure = end?.amounts.find(({ isMoney }) => isMoney);
  if (!figure || end!.dates.length > 0 || labelKind(squash(joinedText(end!.line.words.slice(0, figure.first)))) !== 'closing') return false;
  return first!.dateLines[0]! < first!.lines[0]!;
}

/** No row has a day of its own, and all have one from above the first line of their account: they may be sums of another account, or of no row at all. */
export function areDaysOfOthers(rows: readonly RawRow[], { firstLine }: Pick<Ledger, 'firstLine'>): boolean {
  return rows.length > 0 && rows.every((row) => row.dateLines.length > 0 && !isDatedHere(row, firstLine));
}

/** Lines of nothing but days. */
export function holdsOnlyDays({ line, dates }: TokenLine): boolean {
  return line.words.every((_, at) => dates.some(({ first, last }) => at >= first && at <= last));
}

const FEWEST_UNDER_DAYS = 2;

/** Rows with a day of their own, above which stand lines with nothing but another one that is no row's, as days of booking stand over rows that show others. */
export function areUnderDays(rows: readonly RawRow[], lines: readonly TokenLine[]): boolean {
  const taken = new Set(rows.flatMap(({ dateLines }) => dateLines));
  const under = rows.filter(({ lines: [first], dates: [own], isDateCarried }) => {
    // Left of the row's own day, or next above it: further right it ends a text.
    const isOver = (index: number): boolean => index >= 0 && isLoneDay(lines[index]!) && !taken.has(index) && (lines[index]!.line.box[2] < own!.box[0] || isNextAbove(lines[index]!, lines[first!]!, own!));
    return !isDateCarried && own !== undefined && (isOver(first!) || isOver(first! - 1));
  });
  // Days that only come later end texts, too.
  return under.length >= Math.min(FEWEST_UNDER_DAYS, rows.length) && under.length > 0 && under[0] === rows.find(({ dates }) => dates.length > 0);
}

/** The upper of two days in one cell. */
function isNextAbove({ line: upper }: TokenLine, { line }: TokenLine, day: DateToken): boolean {
  return line.baseline > upper.baseline && isCloseBelow(line, upper) && Math.abs(upper.box[0] - day.box[0]) < SAME_PLACE * line.fontSize;
}

function isLoneDay({ line, dates: [day] }: TokenLine): boolean {
  return day?.first === 0 && day.last === line.words.length - 1;
}

/** Lines that begin with a day and end in a figure, as those of rows: fewer may be notices or a list of its own. */
const MANY_ELSEWHERE = 5;

/** Far more of such lines, with words between, were taken for text than for rows, whose days may stand above them: the rows may be something else. */
export function areRowsElsewhere({ lines, isRow }: Pick<DocumentContext, 'lines' | 'isRow'>): boolean {
  const count = (taken: 0 | 1): number => lines.filter((line, index) => isRow[index] === taken && isLikeRow(line, taken === 1)).length;
  const elsewhere = count(0);
  return elsewhere >= MANY_ELSEWHERE && elsewhere > 2 * count(1);
}

function isLikeRow(line: TokenLine, mayBeUnderDay: boolean): boolean {
  const { words } = line.line;
  const lead = ROW_NUMBER.test(words[0]!.text) ? 1 : 0;
  const day = line.dates.find(({ first }) => first === 0 || first === lead);
  const figure = line.amounts.find(({ isMoney }) => isMoney);
  if ((day === undefined && !mayBeUnderDay) || figure === undefined || !endsInFigure(line)) return false;
  const text = joinedText(words.slice(day ? day.last + 1 : 0, figure.first));
  return /\p{L}{3}/u.test(text) && labelKind(squash(text)) === null;
}

/** Of an account without rows: balances of days that differ, or below a day a text with a figure that has a sign, as rows have. */
export function showsMovement({ items, openings, closings, firstLine, lastLine }: Ledger, { lines, isRow }: Pick<DocumentContext, 'lines' | 'isRow'>): boolean {
  const points = items.flatMap((item) => (item.type === 'checkpoint' && item.label === 'balance' && item.date !== null ? [item] : []));
  const printed = new Set([...points, ...openings, ...closings].map(({ amount }) => amount.number.raw));
  if (points.length > 0 && printed.size > 1) return true;
  return lines.some((line, index) => {
    const figure = line.amounts.find(({ isMoney }) => isMoney);
    const above = lines[index - 1];
    if (index < firstLine || index > lastLine || isRow[index] || !figure || !above || above.line.page !== line.line.page || (figure.mark !== 'minus' && figure.mark !== 'plus') || !/[1-9]/.test(figure.number.raw) || !endsInFigure(line)) return false;
    const text = joinedText(line.line.words.slice(line.dates[0]?.first === 0 ? line.dates[0].last + 1 : 0, figure.first));
    return above.dates[0]?.first === 0 && /\p{L}{3}/u.test(text) && labelKind(squash(text)) === null;
  });
}
