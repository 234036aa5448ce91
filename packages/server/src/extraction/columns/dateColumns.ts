// Where the dates of rows stand: columns under a heading for dates, or that many rows share.
import { addTo } from '../groups.js';
import { formOf, type DateToken } from '../tokens/dates.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { joinedText, squash } from '../tokens/plainText.js';
import { DATE_ROLES, type HeadingRole } from '../vocabulary/headings.js';
import { labelKind } from '../vocabulary/labels.js';
import { clusterByEdges, type Span } from './alignment.js';
import type { TableHeader } from './headers.js';
import { overlap } from './pieces.js';
import { labelOfTwo } from './twoDays.js';

export interface DateColumn {
  x0: number;
  x1: number;
  count: number;
  heading: HeadingRole | null;
  /** The heading speaks of the operation: that may be the day of booking, but not beside one that is called so. */
  isOperation?: true;
  /** The heading speaks of value: "Value Dt", "Wertstellung". */
  isOfValue?: true;
  /** Beside the word for a day, its heading has one that nobody knows: "Eff. date". */
  isOfSomeKind?: true;
  /** The heading of the second of two days under each other. */
  lowerHeading: HeadingRole | null;
  style: string;
  /** Forms of date that are usual here; another one at this place is text. */
  forms: string[];
  /** The dates follow a label ("Posted …"); another form of date at this place is text. */
  isLabelled: boolean;
  /** The days stand among the words of the texts, and nowhere else. */
  isWithin?: true;
}

const OPERATION = /oper|movim|mouvem/;
const OF_VALUE = /^(?:val(?!id)|wert|rente)/;

interface DateSpan extends Span {
  date: DateToken;
}

export function dateColumns(lines: readonly TokenLine[], headers: readonly TableHeader[], hasFigures: (line: TokenLine) => boolean, fontSize: number): DateColumn[] {
  const withBoth = lines.filter((line) => line.dates.length > 0 && hasFigures(line));
  const leading = lines.filter((line) => line.dates.length > 0 && line.dates[0]!.first <= (headers.length === 0 ? 1 : 0));
  // "Balance on 10 Dec 2025   4,139.68" above and below is no row.
  const areEnds = leading.length > 2 * withBoth.length && withBoth.every((line) => labelKind(squash(textOf(line))) !== null);
  const complete = areEnds ? [] : withBoth;
  // Where amounts stand on the last line of each row, the dates stand on lines without any.
  const rowLines = complete.length > 0 ? complete : leading;
  const labels = headers.flatMap(dayLabels);
  const isHeaded = (span: Span): boolean => labels.some((label) => overlap(label, span) > 0);
  const own = new Set(rowLines);
  // Under a heading for dates they count on lines without figures too: the first of a row that shows its amount on the last.
  const numbered = behindNumbers(rowLines, isHeaded);
  const isApart = (date: DateToken, line: TokenLine): boolean => dateStandsApart(date, line) || numbered.has(date);
  const apart = lines.flatMap((line) => line.dates.filter((date) => isApart(date, line) && (own.has(line) || isHeaded(spanOf(date)))).map(spanOf));
  const withFigures = lines.filter(hasFigures);
  const figureLines = withFigures.length;
  const spans = apart.length > 0 ? apart : labelledDates(rowLines, figureLines);
  // Where only the first row of a day prints it, more lines may have days in their texts.
  const dated = apart.length > 0 ? rowLines.filter((line) => line.dates.some((date) => isApart(date, line))).length : rowLines.length;
  const clusters = clusterByEdges(spans, 0.5 * fontSize).filter((cluster) => isHeaded(cluster) || cluster.members.length >= Math.max(complete.length === 0 && headers.length === 0 ? 3 : 1, 0.3 * dated));
  const columns = clusters
    .map((cluster) => ({ cluster, label: labelOfTwo(labels, cluster, clusters) ?? labelOver(labels, cluster) }))
    .map(({ cluster, label }): DateColumn => ({
      x0: cluster.x0,
      x1: cluster.x1,
      count: cluster.members.length,
      heading: label?.role ?? null,
      ...(label && !label.ofTwo && OPERATION.test(squash(label.text)) ? { isOperation: true } : {}),
      ...(label && !label.ofTwo && OF_VALUE.test(squash(label.text)) ? { isOfValue: true } : {}),
      ...(label?.isOfSomeKind ? { isOfSomeKind: true } : {}),
      lowerHeading: labelOver(headers.flatMap((header) => header.lowerDates), cluster)?.role ?? null,
      isLabelled: apart.length === 0,
      style: mostCommon(cluster.members.map(({ date }) => date.style)),
      forms: usualForms(cluster.members.map(({ date }) => date)),
    }));
  const texts = headers.flatMap((header) => header.cells).filter((cell) => cell.role === 'description');
  const isText = (column: DateColumn): boolean => leadsText(column, columns, texts, Math.max(rowLines.length, figureLines), fontSize) || beginsTexts(column, columns, withFigures, fontSize);
  const found = withoutOddDates(columns.filter((column) => !isText(column)), lines);
  return found.length === 0 && labels.length === 0 ? daysWithinTexts(lines, hasFigures) : found;
}

/** "0001 02-01": under their heading, close behind the number or the letters that most rows begin with. */
function behindNumbers(rows: readonly TokenLine[], isHeaded: (span: Span) => boolean): Set<DateToken> {
  const found = rows.flatMap(({ dates: [date] }) => (date?.first === 1 && isHeaded(spanOf(date)) ? [date] : []));
  return new Set(found.length >= Math.max(FEWEST_WITHIN, USUAL * rows.length) ? found : []);
}

/** "Operation   Value   Text": before the heading of another day, and with that of the texts further right, the first word says of which day it is, too. */
function dayLabels({ cells }: TableHeader): TableHeader['cells'] {
  const [first, second, ...others] = cells;
  const isDay = first?.role === 'description' && second?.role === 'otherDate' && others.some(({ role }) => role === 'description');
  return cells.flatMap((cell) => (cell === first && isDay ? [{ ...cell, role: 'date' as const }] : DATE_ROLES.has(cell.role) ? [cell] : []));
}

const FEWEST_WITHIN = 3;

/** "Petrol station 05/01/26", "Card 05/01/26 to a shop": in the text of every row without a label, and no line begins with a day that could head it. */
function daysWithinTexts(lines: readonly TokenLine[], hasFigures: (line: TokenLine) => boolean): DateColumn[] {
  const rows = lines.filter((line) => hasFigures(line) && labelKind(squash(textOf(line))) === null);
  const spans = rows.flatMap((line) => line.dates.filter((date) => isDayWithin(date, line)).map(spanOf));
  const forms = usualForms(spans.map(({ date }) => date));
  if (spans.length < FEWEST_WITHIN || spans.length !== rows.length || forms.length > 1 || lines.some(({ dates }) => dates[0]?.first === 0)) return [];
  const [x0, x1] = [Math.min(...spans.map((span) => span.x0)), Math.max(...spans.map((span) => span.x1))];
  return [{ x0, x1, count: spans.length, heading: null, lowerHeading: null, isLabelled: false, isWithin: true, style: spans[0]!.date.style, forms }];
}

/** The only one of the line, or that at the end of its text. */
export function isDayWithin({ first, last }: DateToken, { dates, amounts, line: { words } }: TokenLine): boolean {
  if (first === 0) return false;
  if (dates.length === 1) return true;
  return amounts.some((amount) => amount.isMoney && amount.first === last + 1) && words[last + 1]!.box[0] - words[last]!.box[2] > words[last]!.fontSize;
}

/** The words of a line that are neither days nor figures. */
function textOf({ line, dates, amounts }: TokenLine): string {
  return joinedText(line.words.filter((_, at) => ![...dates, ...amounts].some(({ first, last }) => at >= first && at <= last)));
}

/** The one that stands over most of it, for columns of days may be narrower than their labels. */
function labelOver<T extends Span>(labels: readonly T[], column: Span): T | undefined {
  return labels.reduce<T | undefined>((best, label) => (overlap(label, column) > (best ? overlap(best, column) : 0) ? label : best), undefined);
}

/** Of the rows that a column of days is filled on, at least, where it stands at the beginning of the descriptions. */
const USUAL = 0.6;
/** In sizes of type: further lines of a description may begin this far right of its heading. */
const INDENTED = 2.5;

/** "20.03.2023 12.44 h" where a description begins: on few of the rows, beside a column of days under a heading of its own. */
function leadsText(column: DateColumn, all: readonly DateColumn[], texts: readonly Span[], rows: number, fontSize: number): boolean {
  if (column.heading !== null || column.count >= USUAL * rows || !all.some(({ heading }) => heading !== null)) return false;
  return texts.some((text) => column.x0 > text.x0 - fontSize && column.x0 < text.x0 + INDENTED * fontSize);
}

/** "20.03.2023 12.44 h" without any headings: right of the days, at the place where more rows begin with words. */
function beginsTexts(column: DateColumn, all: readonly DateColumn[], rows: readonly TokenLine[], fontSize: number): boolean {
  if (column.heading !== null || !all.some(({ x1 }) => x1 < column.x0)) return false;
  const beginsHere = ({ line: { words }, dates }: TokenLine): boolean =>
    words.some(({ box }, at) => Math.abs(box[0] - column.x0) < 0.5 * fontSize && !dates.some(({ first, last }) => at >= first && at <= last) && (at === 0 || box[0] - words[at - 1]!.box[2] > fontSize));
  return rows.filter(beginsHere).length > column.count;
}

/** What may begin a line of text ("24/7 PARKING"): a column of another form of dates than the headed or leftmost one, and hardly ever on its lines. */
function withoutOddDates(columns: readonly DateColumn[], lines: readonly TokenLine[]): DateColumn[] {
  const main = columns.find((column) => column.heading !== null) ?? [...columns].sort((a, b) => a.x0 - b.x0)[0];
  if (!main || columns.length < 2) return [...columns];
  return columns.filter((column) => {
    if (countsInstalments(column, main, lines)) return false;
    if (column === main || column.heading !== null || column.forms.some((form) => main.forms.includes(form))) return true;
    const own = lines.filter((line) => line.dates.some((date) => isAt(date, column)));
    return own.filter((line) => line.dates.some((date) => isAt(date, main))).length >= 0.5 * own.length;
  });
}

/** "1/1", "3/12" under "Cuotas", beside days with their years: which instalment of how many. */
function countsInstalments(column: DateColumn, main: DateColumn, lines: readonly TokenLine[]): boolean {
  if (column === main || column.heading !== null) return false;
  const datesAt = (place: DateColumn): DateToken[] => lines.flatMap(({ dates }) => dates.filter((date) => isAt(date, place)));
  return datesAt(column).every(({ a, b, yearDigits }) => yearDigits === 0 && a <= b) && datesAt(main).every(({ yearDigits }) => yearDigits > 0);
}

function isAt(date: DateToken, column: { x0: number; x1: number }): boolean {
  return overlap(spanOf(date), column) > 0;
}

/** The forms a column of dates is printed in; what is rare is none of them. */
function usualForms(dates: readonly DateToken[]): string[] {
  const counts = new Map<string, number>();
  for (const date of dates) counts.set(formOf(date), (counts.get(formOf(date)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= 0.1 * dates.length).map(([form]) => form);
}

/** "Posted Apr 29", "Posted Apr 28": behind the same word on nearly every line. */
function labelledDates(lines: readonly TokenLine[], figureLines: number): DateSpan[] {
  const groups = new Map<string, DateSpan[]>();
  for (const { line, dates } of lines) {
    const [date] = dates;
    if (!date || date.first === 0 || date.first > 3) continue;
    const label = joinedText(line.words.slice(0, date.first));
    addTo(groups, label, spanOf(date));
  }
  const largest = [...groups.values()].sort((a, b) => b.length - a.length)[0] ?? [];
  return largest.length >= 3 && largest.length >= 0.6 * lines.length && largest.length >= 0.4 * figureLines ? largest : [];
}

/** What the heading over a date says it is. */
export function headingOfDate(date: DateToken, kind: { dates: readonly DateColumn[] }): HeadingRole | null {
  return columnOfDate(date, kind)?.heading ?? null;
}

/** The one it stands in most: a longer day, of the head of a page, may have widened the column before it. */
export function columnOfDate(date: DateToken, { dates }: { dates: readonly DateColumn[] }): DateColumn | undefined {
  return labelOver(dates, spanOf(date));
}

/** A date inside a description follows its words at a space's distance. */
export function dateStandsApart(date: DateToken, line: TokenLine): boolean {
  const before = line.line.words[date.first - 1];
  if (!before || line.dates.some((other) => other.last === date.first - 1)) return true;
  // "21/12/25 / 23/12/25": the second of two days in one cell.
  if (/^[/|]$/.test(before.text) && line.dates.some((other) => other.last === date.first - 2 && dateStandsApart(other, line))) return true;
  if (endsBehindFigure(date, line)) return true;
  return line.line.words[date.first]!.box[0] - before.box[2] > 0.7 * line.line.fontSize;
}

/** "78,82 03.08.2025" in cells that nearly touch: the only day of the line, at its end and behind a figure, is in no description. */
function endsBehindFigure({ first, last }: DateToken, { dates, amounts, line: { words } }: TokenLine): boolean {
  return dates.length === 1 && last === words.length - 1 && amounts.some((amount) => amount.isMoney && amount.last === first - 1);
}

function spanOf(date: DateToken): DateSpan {
  return { x0: date.box[0], x1: date.box[2], date };
}

function mostCommon(items: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? '';
}
