// Groups lines into kinds of tables (same headings at the same places, on whatever page) and finds the columns of each over all its lines.
import type { AmountToken } from '../tokens/amounts.js';
import type { NumberForm } from '../tokens/numbers.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { currencyOf } from '../tokens/currencies.js';
import { foldText, squash } from '../tokens/plainText.js';
import { headsMoney, type HeadingRole } from '../vocabulary/headings.js';
import { signOfWord } from '../vocabulary/signWords.js';
import { columnOfDate, dateColumns, dateStandsApart, type DateColumn } from './dateColumns.js';
import { findDateHeadings } from './dateHeadings.js';
import { clusterByEdges, type Cluster, type Span } from './alignment.js';
import { partCheques } from './chequeLists.js';
import type { HeadingCell, TableHeader } from './headers.js';
import { labelBefore, labelsBehind } from './labelsBeside.js';
import { splitLanes } from './laneKinds.js';
import { overlap } from './pieces.js';
import { endOf, joinShifted, joinSuffixed } from './suffixedColumns.js';
import { areTextsBehind, textOf } from './textsBehind.js';

export interface AmountColumn {
  x0: number;
  x1: number;
  edge: 'left' | 'right';
  at: number;
  /** Where its figures end, with the signs and letters behind them. */
  end: number;
  count: number;
  /** What the heading over it says, if anything. */
  heading: HeadingRole | null;
  headingText: string | null;
  /** All its figures are whole, those of other columns need not be: "1,196" in the money of the card, "26.00" in that of the shop. */
  isWhole?: true;
}

export interface TableKind {
  id: number;
  headers: TableHeader[];
  amounts: AmountColumn[];
  dates: DateColumn[];
  /** Left and right end of what belongs to the table. */
  x0: number;
  x1: number;
  fontSize: number;
  /** Where the rows are numbered, if they are. */
  numbering?: { x0: number; x1: number };
  /** Where a column of references stands that no heading tells. */
  references?: { x0: number; x1: number };
  /** Left edges of columns of texts that no headings tell. */
  textStarts?: readonly number[];
}

export interface TableLayout {
  kinds: TableKind[];
  /** For each token line: index into kinds, -1 for lines outside of any table. */
  kindOf: Int16Array;
  /** For each token line: 1 when it is part of a heading. */
  isHeading: Uint8Array;
}

export function findTables(lines: readonly TokenLine[], headers: readonly TableHeader[], form: NumberForm): TableLayout {
  const isHeading = new Uint8Array(lines.length);
  for (const header of headers) isHeading.fill(1, header.first, header.last + 1);
  const groups = groupHeaders(headers, lines);
  const kindOf = assignLines(lines, headers, groups);
  const kinds: TableKind[] = [];
  const count = partCheques(kindOf, lines, isHeading, splitLanes(kindOf, lines, headers, groups.length + 1));
  const members: number[][] = Array.from({ length: count }, () => []);
  kindOf.forEach((kind, index) => {
    if (kind >= 0 && !isHeading[index]) members[kind]!.push(index);
  });
  for (let id = 0; id < count; id += 1) {
    kinds.push(describeKind(id, groups[id - 1] ?? [], members[id]!.map((index) => lines[index]!), form));
  }
  return { kinds, kindOf, isHeading };
}

/** Same roles at nearly the same places: the same table going on. */
function groupHeaders(headers: readonly TableHeader[], lines: readonly TokenLine[]): TableHeader[][] {
  const groups: TableHeader[][] = [];
  for (const header of headers) {
    const tolerance = 1.2 * (lines[header.first]?.line.fontSize ?? 10);
    const home = groups.find((group) => isSameHeading(group[0]!, header, tolerance) || isMisreadHeading(group[0]!, header, tolerance));
    if (home) home.push(header);
    else groups.push([header]);
  }
  return groups;
}

function isSameHeading(a: TableHeader, b: TableHeader, tolerance: number): boolean {
  if (a.cells.length !== b.cells.length) return false;
  return a.cells.every((cell, index) => isSameCell(cell, b.cells[index]!, tolerance));
}

function isSameCell(a: HeadingCell, b: HeadingCell, tolerance: number): boolean {
  return a.role === b.role && Math.abs(a.x0 - b.x0) < tolerance && Math.abs(a.x1 - b.x1) < tolerance;
}

/** The same headings on another page, of which one could not be read: unknown words stand in its place. */
function isMisreadHeading(whole: TableHeader, other: TableHeader, tolerance: number): boolean {
  if (whole.page === other.page || other.cells.length !== whole.cells.length - 1 || other.cells.length < 2) return false;
  const missing = whole.cells.filter((cell) => !other.cells.some((known) => isSameCell(cell, known, tolerance)));
  const [cell] = missing;
  return missing.length === 1 && other.pieces.some((piece) => Math.abs(piece.x0 - cell!.x0) < tolerance && Math.abs(piece.x1 - cell!.x1) < tolerance);
}

/** A line belongs to the nearest heading above it; the top of a page continues the table of the page before. Kind 0 has no heading. */
function assignLines(lines: readonly TokenLine[], headers: readonly TableHeader[], groups: readonly TableHeader[][]): Int16Array {
  const groupAt = new Map<number, number>();
  groups.forEach((group, index) => group.forEach((header) => groupAt.set(header.first, index + 1)));
  const kindOf = new Int16Array(lines.length).fill(-1);
  let current = 0;
  for (let index = 0; index < lines.length; index += 1) {
    current = groupAt.get(index) ?? current;
    kindOf[index] = current;
  }
  return kindOf;
}

function describeKind(id: number, headers: TableHeader[], lines: readonly TokenLine[], form: NumberForm): TableKind {
  const fontSize = medianFont(lines);
  const amounts = amountColumns(lines, headers, fontSize, form);
  const dates = dateColumns(lines, headers, (line) => line.amounts.some((token) => columnOf(token, amounts, fontSize) >= 0), fontSize);
  const x0 = Math.min(...dates.map((c) => c.x0), ...headers.map((h) => h.box[0]), ...amounts.map((c) => c.x0), headers.length === 0 ? rowStart(lines, { amounts, dates }, fontSize) : Infinity);
  const x1 = Math.max(...amounts.map((c) => c.x1), ...headers.map((h) => h.box[2]), ...(areTextsBehind(lines, amounts) ? endsOfTexts(headers, lines, dates) : []), ...dates.map((c) => c.x1));
  return { id, headers, amounts, dates, x0, x1, fontSize };
}

/** Of headings, or without these of the lines that begin with a day. */
function endsOfTexts(headers: readonly TableHeader[], lines: readonly TokenLine[], dates: readonly DateColumn[]): number[] {
  if (headers.length > 0) return headers.flatMap(({ pieces }) => pieces.map(({ x1 }) => x1));
  return lines.filter((line) => line.amounts.some(({ isMoney }) => isMoney) && line.dates.some((date) => columnOfDate(date, { dates }) !== undefined)).map(({ line }) => line.box[2]);
}

/** Where the lines with figures usually begin, or those with days: where every row has several lines, these are further left. */
function rowStart(lines: readonly TokenLine[], columns: Pick<TableKind, 'amounts' | 'dates'>, fontSize: number): number {
  const isOfRow = ({ amounts, dates }: TokenLine): boolean =>
    amounts.some((token) => token.isMoney && columnOf(token, columns.amounts, fontSize) >= 0) || dates.some((date) => columnOfDate(date, columns) !== undefined);
  const starts = lines.filter(isOfRow).map((line) => line.line.box[0]);
  return starts.sort((a, b) => a - b)[Math.floor(starts.length * 0.1)] ?? Infinity;
}

/**
 * Columns are found on lines that carry a date and money, where there are enough of them; money elsewhere may stand anywhere. Where only the
 * first row of a day prints it, the balances of the days stand beside other rows: on lines whose figures are in those columns.
 */
function amountColumns(lines: readonly TokenLine[], headers: readonly TableHeader[], fontSize: number, form: NumberForm): AmountColumn[] {
  const withMoney = lines.filter((line) => line.amounts.some((token) => isMoneyLike(token, form)));
  const withDate = withMoney.filter((line) => line.dates.some((date) => dateStandsApart(date, line)));
  const areDaysSparse = withDate.length < 0.5 * withMoney.length;
  const isByHeadings = areDaysSparse && findDateHeadings(lines).includes(1);
  const isByDays = !isByHeadings && (withDate.length >= 2 || headers.length === 0);
  const find = (base: readonly TokenLine[]): AmountColumn[] => columnsOnLines({ base, withMoney, headers, fontSize, form });
  const columns = find(isByDays ? withDate : withMoney);
  const isLacking = columns.some(({ count }) => count === 0);
  if (!isByDays || (headers.length > 0 ? !isLacking : !areDaysSparse)) return columns;
  const beside = find(withMoney.filter((line) => line.amounts.some((token) => isMoneyLike(token, form) && columnOf(token, columns, fontSize) >= 0)));
  // The only figures under a heading may all be of further rows of their days.
  if (headers.length > 0) return columns.map((column) => (column.count > 0 ? column : beside.find(({ count, headingText }) => count > 0 && headingText === column.headingText) ?? column));
  return [...columns, ...beside.filter((column) => columns.every((known) => overlap(column, known) <= 0))].sort((a, b) => a.x0 - b.x0);
}

interface ColumnSearch {
  base: readonly TokenLine[];
  withMoney: readonly TokenLine[];
  headers: readonly TableHeader[];
  fontSize: number;
  form: NumberForm;
}

function columnsOnLines({ base, withMoney, headers, fontSize, form }: ColumnSearch): AmountColumn[] {
  const apart = (from: readonly TokenLine[]): AmountToken[] => withoutForeign(from.flatMap((line) => line.amounts.filter((token) => isMoneyLike(token, form) && standsApart(token, line))));
  const own = apart(base);
  // Where every figure of these lines has words close before it, the columns show on the others.
  const tokens = own.length > 0 ? own : apart(withMoney);
  const tolerance = 0.45 * fontSize;
  const clusters = joinShifted(joinSuffixed(clusterByEdges(tokens, tolerance), tolerance), tolerance);
  const labels = headers.flatMap((header) => header.cells).filter((cell) => headsMoney(cell.role) || cell.role === 'quantity');
  const areCounted = labels.some(({ role }) => role === 'quantity');
  const spans = new Map(clusters.map((cluster) => [cluster, withEnd(cluster)]));
  const behind = labelsBehind(clusters, headers[0]?.cells.filter(({ role }) => headsMoney(role)) ?? []);
  const columns = clusters
    .filter((cluster) => !isNumbering(cluster, headers))
    .map((cluster) => toColumn(cluster, form, behind.get(cluster) ?? nearestLabel(cluster, labels, spans) ?? labelBefore(cluster, labels, clusters, headers, fontSize)))
    // What is counted in pieces is no money, though it may add up from row to row as balances do.
    .filter(({ heading, headingText }) => heading !== 'quantity' && !(areCounted && isBalanceOfShares(headingText)))
    .filter((column) => column.heading !== null || column.count >= Math.max(base.length > 8 ? 2 : 1, 0.02 * base.length) || isOnlyOfItsSide(column, clusters, base) || isSumOfCheque(column, headers, base))
    .filter((column) => column.heading !== null || !isAmidText(column, base))
    .filter((column, _, all) => !isBesideTable(column, headers, labels.length > 0, base, fontSize) && !isBehindText(column, all, base, form));
  for (const label of labels.filter(({ role }) => role !== 'quantity')) {
    if (!columns.some((column) => column.headingText === label.text || overlap(column, label) > 0)) columns.push(emptyColumn(label));
  }
  return columns.sort((a, b) => a.x0 - b.x0);
}

/** Of a member's money, or of pieces where others are counted beside it. */
function isBalanceOfShares(headingText: string | null): boolean {
  return headingText !== null && /^shares?balance$/.test(squash(headingText));
}

/** The only deposit of a statement: beside it on its line stands nothing but a figure of the last column, as on nearly all lines. */
function isOnlyOfItsSide(column: AmountColumn, clusters: readonly Cluster<AmountToken>[], lines: readonly TokenLine[]): boolean {
  const last = clusters.findLast(({ members }) => members.length >= 0.8 * lines.length);
  const own = lines.find(({ amounts }) => amounts.some((token) => token.isMoney && token.x0 === column.x0 && token.x1 === column.x1));
  if (!last || !own || column.count !== 1 || column.x1 >= last.x0) return false;
  const others = own.amounts.filter((token) => token.isMoney && token.x0 !== column.x0);
  return others.length === 1 && last.members.includes(others[0]!);
}

/** The only cheque, under "CHEQUES": its number stands under a heading of its own, and a figure with marks is no number. */
function isSumOfCheque(column: AmountColumn, headers: readonly TableHeader[], lines: readonly TokenLine[]): boolean {
  const cells = headers.flatMap((header) => header.cells);
  if (!cells.some(({ role }) => role === 'reference') || !cells.some((cell) => cell.role === 'check' && overlap(cell, column) > 0)) return false;
  return lines.some(({ amounts }) => amounts.some((token) => token.isMoney && token.number.mark !== 'none' && token.x0 === column.x0 && token.x1 === column.x1));
}

/** Figures inside descriptions: on more of the lines words stand where the column would be. */
function isAmidText(column: AmountColumn, lines: readonly TokenLine[]): boolean {
  const crossed = lines.filter((line) => textOf(line).some(({ box }) => overlap({ x0: box[0], x1: box[2] }, column) > 0)).length;
  return crossed > column.count;
}

/** Bare whole numbers under "Reference" or "Document no." are no money. */
function isNumbering(cluster: Cluster<AmountToken>, headers: readonly TableHeader[]): boolean {
  const bare = cluster.members.filter((token) => !token.isMoney).length;
  if (bare < 0.9 * cluster.members.length) return false;
  const over = headers.flatMap((header) => header.cells).filter((cell) => overlap(cluster, cell) > 0);
  return over.length > 0 && over.every((cell) => !headsMoney(cell.role));
}

/** Figures of a side bar: right of the last heading, on few of the lines or with labels of their own. */
function isBesideTable(column: AmountColumn, headers: readonly TableHeader[], hasMoneyLabels: boolean, lines: readonly TokenLine[], fontSize: number): boolean {
  if (!hasMoneyLabels || column.heading !== null) return false;
  const edge = Math.max(...headers.map((header) => header.box[2]));
  if (column.x0 <= edge + fontSize) return false;
  if (column.count < 0.3 * lines.length) return true;
  const own = lines.filter((line) => line.amounts.some((token) => token.isMoney && overlap(token, column) > 0));
  return own.filter(({ line }) => line.words.some((word) => /\p{L}{2}/u.test(word.text) && word.box[0] > edge && word.box[2] < column.x1)).length >= 0.8 * own.length;
}

/** A few figures right of a column that nearly every line fills, with words between the two: another text beside the table. */
function isBehindText(column: AmountColumn, all: readonly AmountColumn[], lines: readonly TokenLine[], form: NumberForm): boolean {
  const full = all.filter((other) => other.x1 < column.x0 && other.count >= 0.8 * lines.length);
  if (column.heading !== null || column.count >= 0.3 * lines.length || full.length === 0) return false;
  const edge = Math.max(...full.map((other) => other.x1));
  const own = lines.filter((line) => line.amounts.some((token) => isMoneyLike(token, form) && overlap(token, column) > 0));
  return own.every((line) => textOf(line).some(({ box }) => box[0] > edge && box[2] < column.x1));
}

export function isMoneyLike(token: AmountToken, form: NumberForm): boolean {
  return token.isMoney || ((form.scale === 0 || form.dropsZeros === true) && token.number.mark === 'none' && token.number.raw.length <= 9);
}

/** "USD 4 171,10" among figures without a code is what something cost abroad, not a column of the table. */
function withoutForeign(tokens: readonly AmountToken[]): AmountToken[] {
  const coded = tokens.filter((token) => token.currency && /[a-z]{3}/i.test(token.text));
  return coded.length < 0.3 * tokens.length ? tokens.filter((token) => !coded.includes(token)) : [...tokens];
}

/** A figure in a column has air before it; one inside a sentence has not. */
function standsApart(token: AmountToken, line: TokenLine): boolean {
  if (line.isRunning) return true;
  if (token.first === 0 || airBefore(token, line) > 0.75 * line.line.fontSize) return true;
  return line.amounts.some((other) => other.last === token.first - 1) || line.dates.some((date) => date.last === token.first - 1);
}

/** White before a figure, or before the sign of money or of a side in its cell ("R 1 887.00"). */
export function airBefore({ first }: AmountToken, { line: { words, fontSize } }: TokenLine): number {
  const before = (at: number): number => (at > 0 ? words[at]!.box[0] - words[at - 1]!.box[2] : Infinity);
  const own = before(first);
  const ofSign = first > 0 && isSign(words[first - 1]!.text) ? before(first - 1) : 0;
  return own < fontSize && ofSign > FAR * fontSize ? ofSign : own;
}

function isSign(text: string): boolean {
  return currencyOf(foldText(text)) !== undefined || signOfWord(squash(text)) !== 0;
}

/** In sizes of type: from a text to the cell behind it. */
const FAR = 1;

function toColumn(cluster: Cluster<AmountToken>, form: NumberForm, label: HeadingCell | null): AmountColumn {
  const isWhole = label !== null && cluster.members.length >= FEWEST_WHOLE && cluster.members.every(({ number: { mark } }) => mark === 'none' || (mark === 'open' && form.scale !== 3));
  return {
    x0: cluster.x0,
    x1: cluster.x1,
    edge: cluster.edge,
    at: cluster.at,
    end: endOf(cluster),
    count: cluster.members.length,
    heading: label?.role ?? null,
    headingText: label?.text ?? null,
    ...(isWhole ? { isWhole } : {}),
  };
}

const FEWEST_WHOLE = 2;

/** The label that overlaps most, unless that label sits better over another cluster. */
function nearestLabel(cluster: Cluster<AmountToken>, labels: readonly HeadingCell[], spans: ReadonlyMap<Cluster<AmountToken>, Span>): HeadingCell | null {
  const own = spans.get(cluster)!;
  let best: HeadingCell | null = null;
  let bestShare = 0;
  for (const label of labels) {
    const shared = overlap(own, label);
    if (shared <= bestShare) continue;
    if ([...spans].some(([other, span]) => other !== cluster && overlap(span, label) > shared && other.members.length >= cluster.members.length)) continue;
    bestShare = shared;
    best = label;
  }
  return best;
}

/** With the signs behind its figures: "Ut" may stand over the "kr" alone. */
function withEnd(cluster: Cluster<AmountToken>): Span {
  return { x0: cluster.x0, x1: Math.max(cluster.x1, endOf(cluster)) };
}

function emptyColumn(label: HeadingCell): AmountColumn {
  return { x0: label.x0, x1: label.x1, edge: 'right', at: label.x1, end: label.x1, count: 0, heading: label.role, headingText: label.text };
}

/** Index of the amount column a token stands in, -1 for none. */
export function columnOf(token: AmountToken, columns: readonly AmountColumn[], fontSize: number): number {
  let best = -1;
  let bestShare = 0;
  columns.forEach((column, index) => {
    const shared = overlap(token, column);
    const width = token.x1 - token.x0;
    const aligned = distanceFromEdge(token, column);
    const fits = shared >= 0.5 * Math.min(width, Math.max(column.x1 - column.x0, 1)) || aligned <= 0.5 * fontSize;
    const share = shared - 0.5 * Math.min(aligned, 2 * fontSize);
    if (fits && (best < 0 || share > bestShare)) {
      best = index;
      bestShare = share;
    }
  });
  return best;
}

/** Letters behind a figure ("357.29 CR") may push it to the left, or stand at the edge themselves. */
export function distanceFromEdge(token: AmountToken, { edge, at, end }: Pick<AmountColumn, 'edge' | 'at' | 'end'>): number {
  return edge === 'left' ? Math.abs(token.x0 - at) : Math.min(Math.abs(token.x1 - at), Math.abs(token.box[2] - at), Math.abs(token.box[2] - end));
}

function medianFont(lines: readonly TokenLine[]): number {
  const sizes = lines.filter((line) => line.amounts.length > 0).map((line) => line.line.fontSize).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 9;
}
