// Finds the lines that head a table, in one to three printed lines, by vocabulary. Used as evidence beside the geometry.
import type { AmountToken } from '../tokens/amounts.js';
import type { Box, Word } from '../model.js';
import { isNought } from '../facts/figures.js';
import { boxAround } from '../layout/lines.js';
import { isCurrencyCode } from '../tokens/currencies.js';
import { isLongWhole } from '../tokens/numbers.js';
import { joinedText, squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { DATE_ROLES, headingRole, MONEY_ROLES, namesTexts, nearHeadingRole, type HeadingRole } from '../vocabulary/headings.js';
import { saysLeastDue } from '../vocabulary/printedFacts.js';
import { sectionKind } from '../vocabulary/sections.js';
import { areLabels } from './labelHeads.js';
import { isListNamed } from './listNames.js';
import { withValues } from './valueHeads.js';
import { cellsOfWords, roleInParts } from './headingRuns.js';
import { standsAround, standsBetween } from './headingPlaces.js';
import { isFramed, isOfHeadings, standAsSides } from './headingsInPlace.js';
import { areDaysOfOneCell, dateHeadings, isUnderEdge, lowerDates, namedDay } from './stackedDayHeadings.js';
import { withNamedParties } from './namedParties.js';
import { partedDays } from './partedDays.js';
import { extent, followsClosely, lettered, lettersBeside, overlap, piecesOf } from './pieces.js';

export interface HeadingCell {
  role: HeadingRole;
  text: string;
  x0: number;
  x1: number;
  /** One of the headings of two days in one cell, and the place of both. */
  ofTwo?: { part: 0 | 1; x0: number; x1: number };
  /** The word for a day, and at a space's distance one that nobody knows: "Eff. date", "Fecha efectiva". */
  isOfSomeKind?: true;
}

export interface TableHeader {
  page: number;
  lane: number;
  /** Indexes into the token lines, inclusive. */
  first: number;
  last: number;
  box: Box;
  cells: HeadingCell[];
  /** Every run of words in the headings, known or not: each heads a column. */
  pieces: { x0: number; x1: number }[];
  /** "Data księgowania" under "Data operacji": what the second of two days under each other is. */
  lowerDates: HeadingCell[];
  /** "Deposits and other additions   Date posted   Amount": the side of all rows, where the heading of their texts would be. */
  section?: string;
}

const TEXT_ROLES = new Set<HeadingRole>(['description', 'counterparty', 'counterAccount', 'type']);

/** Times the distance of the lines before. */
const MORE_WHITE = 1.35;

/** Shorter ones are codes and marks. */
const FEWEST_LETTERS = 5;

/** By the first line of a document: its headers are asked for before and after each stage that may change lines, and hardly any does. */
const headersFrom = new WeakMap<TokenLine, { lines: readonly TokenLine[]; headers: readonly TableHeader[] }>();

export function findHeaders(lines: readonly TokenLine[]): readonly TableHeader[] {
  const known = lines[0] && headersFrom.get(lines[0]);
  if (known && known.lines.length === lines.length && lines.every((line, index) => line === known.lines[index])) return known.headers;
  const headers = searchHeaders(lines);
  if (lines[0]) headersFrom.set(lines[0], { lines, headers });
  return headers;
}

function searchHeaders(lines: readonly TokenLine[]): TableHeader[] {
  const headers: TableHeader[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const header = longestHeader(lines, index);
    if (!header || areLabels(header, lines)) continue;
    headers.push({ ...withNamedParties(header, lines), lowerDates: lowerDates(header, lines) });
    index = header.last;
  }
  return headers;
}

function longestHeader(lines: readonly TokenLine[], index: number): TableHeader | null {
  let best: TableHeader | null = null;
  const group: TokenLine[] = [];
  for (let offset = 0; offset < 3; offset += 1) {
    const line = lines[index + offset];
    if (!line || !couldHead(line) || !goesOnEvenly(group, line)) break;
    group.push(line);
    const { cells, stacked } = readCells(group);
    if (!isHeader(cells, group)) continue;
    // As many headings, but two of them or more go on in the line below: "Data" above "operacji" and "Data" above "księgowania". One piece
    // close below them is the first text of the table.
    if (best && (cells.length < best.cells.length || (cells.length === best.cells.length && Math.min(stacked, piecesOf(lettered(line)).length) < 2 && !namesOtherTexts(best.cells, cells)))) continue;
    // A section title directly above the headings is no part of them.
    const isTitled = group.length > 1 && !standsAround(group) && !areDaysOfOneCell(group[0]!, group[1]!);
    if (stacked === 0 && isTitled && group.some((item, at) => piecesOf(lettered(item)).length < 2 && !standsBetween(group, at))) continue;
    if (isHeadless(best, index) && isTitled && isTitleAbove(group, cells)) return null;
    best = headerOf(group, cells, index);
  }
  best ??= headedByCurrency(lines, index);
  return best && withLineBelow(withUnnamedText(withMisread(withSection(best, lines), lines), lines), lines);
}

/** "Status" close below the second heading of texts, "Transaction": with it that says what else is told there. */
function namesOtherTexts(above: readonly HeadingCell[], cells: readonly HeadingCell[]): boolean {
  const turned = above.filter(({ role }, at) => role !== cells[at]!.role);
  return turned.length === 1 && turned[0]!.role === 'description' && cells.some(({ role }) => role === 'description');
}

function headerOf(group: readonly TokenLine[], cells: HeadingCell[], first: number): TableHeader {
  const { page, lane } = group[0]!.line;
  return { page, lane, first, last: first + group.length - 1, box: headingBox(group, cells), cells, pieces: allPieces(group, cells), lowerDates: [] };
}

/** "Buchungstag   Umsatz   EUR": behind a day and the text, with no heading for money there or close above, the code of a currency stands over the amounts. */
function headedByCurrency(lines: readonly TokenLine[], index: number): TableHeader | null {
  const line = lines[index]!;
  const last = couldHead(line) ? piecesOf(lettered(line)).at(-1) : undefined;
  if (last?.length !== 1 || !isCurrencyCode(last[0]!.text)) return null;
  const { cells } = readCells([line]);
  if (cells.some(({ role }) => MONEY_ROLES.has(role)) || !cells.some(({ role }) => role === 'description')) return null;
  const headed: HeadingCell[] = [...cells, { role: 'amount', text: last[0]!.text, ...extent(last) }];
  return isHeader(headed, [line]) ? headerOf([line], headed, index) : null;
}

/** Words for one side at the left, then a day and one heading for amounts: what comes in or goes out under it, described there. Without a heading for amounts it names the list, where no figure stands under it. */
function withSection(header: TableHeader, lines: readonly TokenLine[]): TableHeader {
  const { cells, first, last } = header;
  const [title, ...others] = piecesOf(lettered(lines[last]!));
  const text = title ? joinedText(title) : '';
  const kind = sectionKind(squash(text));
  if (kind !== 'in' && kind !== 'out') return header;
  const rest = cells.filter((cell) => overlap(cell, extent(title!)) <= 0);
  if (isListNamed(title!, rest, header, lines)) return { ...headerOf([lines[last]!], rest, last), section: text };
  if (title!.length === 1 || first < last) return header;
  if (rest.length !== others.length || !rest[0] || !DATE_ROLES.has(rest[0].role) || rest.filter(({ role }) => MONEY_ROLES.has(role)).map(({ role }) => role).join() !== 'amount') return header;
  return { ...header, section: text, cells: [{ role: 'description', text, ...extent(title!) }, ...rest] };
}

/** Lines of headings are set alike: one that follows at more white than they have between them is the first text of the table. */
function goesOnEvenly(group: readonly TokenLine[], line: TokenLine): boolean {
  const [above, before] = [group.at(-1), group.at(-2)];
  if (above && !followsClosely(above, line)) return false;
  return !above || !before || line.line.baseline - above.line.baseline <= MORE_WHITE * (above.line.baseline - before.line.baseline);
}

/** The first line is no header by itself. */
function isHeadless(best: TableHeader | null, first: number): boolean {
  return best?.last !== first;
}

/** Three known headings and more on one line, a date and money among them, and nothing else. */
export function isWholeHeading(line: TokenLine): boolean {
  if (!couldHead(line)) return false;
  const { cells } = readCells([line]);
  const pieces = piecesOf(lettered(line));
  return cells.length >= 4 && cells.length >= pieces.length && isHeader(cells, [line]) && exactPieces([line]).size >= 2;
}

/** "Valuta   Protiúčet   KS" right under the headings, piece under piece: it belongs to them, whatever its words are. */
function withLineBelow(header: TableHeader, lines: readonly TokenLine[]): TableHeader {
  const [line, above] = [lines[header.last + 1], lines[header.last]!];
  if (header.last - header.first >= 2 || !line || !couldHead(line) || !goesOnEvenly(lines.slice(header.first, header.last + 1), line) || line.line.fontSize > 1.05 * above.line.fontSize || /\d/.test(line.text)) return header;
  const pieces = piecesOf(lettered(line));
  const under = pieces.map(extent).map((piece) => header.pieces.findIndex((other) => isUnderEdge(piece, other, 0.5 * line.line.fontSize)));
  const isUnder = (under.length >= 2 || dateHeadings(line).length === under.length) && under.every((at, index) => at >= 0 && under.indexOf(at) === index);
  return isUnder && !endsElsewhere(header.last, lines) ? { ...header, last: header.last + 1, cells: header.cells.map((cell) => withTextBelow(ofBothSides(cell, pieces), pieces)) } : header;
}

/** The same heading stands on other pages, and never has what follows it here below it: that is the first text of the table. */
function endsElsewhere(last: number, lines: readonly TokenLine[]): boolean {
  const below = lines.flatMap((line, index) => (index !== last && line.squashed === lines[last]!.squashed && line.text === lines[last]!.text ? [lines[index + 1]] : []));
  return below.length > 0 && below.every((line) => line?.text !== lines[last + 1]!.text);
}

/** "Ausgang" and under it "Eingang": one column for both, in which signs tell the sides. */
function ofBothSides(cell: HeadingCell, below: readonly Word[][]): HeadingCell {
  if (cell.role !== 'debit' && cell.role !== 'credit') return cell;
  const other = cell.role === 'debit' ? 'credit' : 'debit';
  const isOther = below.some((piece) => overlap(extent(piece), cell) > 0 && headingRole(squash(joinedText(piece))) === other);
  return isOther ? { ...cell, role: 'amount' } : cell;
}

/** "Type of transaction" and under it "Counterparty": a column of texts. */
function withTextBelow(cell: HeadingCell, below: readonly Word[][]): HeadingCell {
  const roles = cell.role === 'type' ? below.filter((piece) => overlap(extent(piece), cell) > 0).map((piece) => headingRole(squash(joinedText(piece)))) : [];
  return { ...cell, role: roles.find((role) => role === 'description' || role === 'counterparty') ?? cell.role };
}

/** "Dale" beside "Description", "Debit" and "Credit" is "Date" with one letter misread: a role that no other heading has. */
function withMisread(header: TableHeader, lines: readonly TokenLine[]): TableHeader {
  const found: HeadingCell[] = [];
  for (const piece of lines.slice(header.first, header.last + 1).flatMap((line) => piecesOf(lettered(line)))) {
    const place = extent(piece);
    const text = joinedText(piece);
    const role = text === header.section || [...header.cells, ...found].some((cell) => overlap(cell, place) > 0) ? null : nearHeadingRole(squash(text));
    if (role !== null && [...header.cells, ...found].every((cell) => cell.role !== role)) found.push({ role, text, ...place });
  }
  return found.length === 0 ? header : { ...header, cells: [...header.cells, ...found].sort((a, b) => a.x0 - b.x0) };
}

/** "Angaben zu den Umsätzen" beside "Valuta", "zu Ihren Lasten" and "zu Ihren Gunsten": the one heading that nobody knows, left of the money, is that of the text; "VS / KS / SS" are numbers. */
function withUnnamedText(header: TableHeader, lines: readonly TokenLine[]): TableHeader {
  const { cells, first, last } = header;
  if (cells.some(({ role }) => TEXT_ROLES.has(role) && role !== 'type')) return header;
  const unknown = lines.slice(first, last + 1).flatMap((line) => piecesOf(lettered(line))).filter((piece) => cells.every((cell) => overlap(cell, extent(piece)) <= 0));
  const text = unknown.length === 1 ? joinedText(unknown[0]!) : '';
  const money = cells.find(({ role }) => MONEY_ROLES.has(role));
  if (text.replace(/\P{L}/gu, '').length < FEWEST_LETTERS || !/\p{L}{3}/u.test(text) || !money || extent(unknown[0]!).x1 > money.x0) return header;
  const box = boxAround([header.box, ...unknown[0]!.map((word) => word.box)]);
  return { ...header, box, cells: [...cells, { role: 'description' as const, text, ...extent(unknown[0]!) }].sort((a, b) => a.x0 - b.x0) };
}

function standsInColumns(line: TokenLine, roles: ReadonlySet<HeadingRole>): boolean {
  const pieces = piecesOf(lettered(line));
  if (pieces.length >= 3) return true;
  if (pieces.length === 2 && pieces.every((piece) => headingRole(squash(joinedText(piece))) !== null)) return true;
  return roles.size >= 3 && [...roles].some((role) => DATE_ROLES.has(role)) && (line.line.words.length <= 8 || isOfHeadings(line, cellsOf(line)));
}

function allPieces(group: readonly TokenLine[], cells: readonly HeadingCell[]): { x0: number; x1: number }[] {
  const spans = [...cells.map(({ x0, x1 }) => ({ x0, x1 })), ...group.flatMap((line) => piecesOf(lettered(line)).map(extent))];
  const apart: { x0: number; x1: number }[] = [];
  // Known headings first: a run that covers several of them adds nothing.
  for (const span of spans) if (!apart.some((other) => overlap(other, span) > 0)) apart.push(span);
  return apart.sort((a, b) => a.x0 - b.x0);
}

/** As wide as the headings themselves: a side bar on the same lines does not widen the table. */
function headingBox(group: readonly TokenLine[], cells: readonly HeadingCell[]): Box {
  const [, y0, , y1] = boxAround(group.map((item) => item.line.box));
  return [Math.min(...cells.map((cell) => cell.x0)), y0, Math.max(...cells.map((cell) => cell.x1)), y1];
}

/** The first line adds nothing to the headings below it, or is set larger: it is a title. */
function isTitleAbove(group: readonly TokenLine[], cells: readonly HeadingCell[]): boolean {
  const below = group.slice(1);
  const alone = readCells(below).cells;
  if (!isHeader(alone, below)) return false;
  if (isSectionTitle(group[0]!, below)) return true;
  if (standsOverOneOf(startsAgain(alone), group[0]!)) return true;
  if (alone.length < cells.length) return false;
  // "Transactions" over "Dt." over "posted": below it that heads a day, with it nothing does.
  const title = piecesOf(lettered(group[0]!));
  const hides = alone.some(({ role }, index) => DATE_ROLES.has(role) && cells[index]!.role !== role && cells[index]!.text === joinedText(title[0]!));
  if (title.length === 1 && hides) return true;
  const isSame = alone.every((cell, index) => cell.role === cells[index]?.role);
  return isSame || group[0]!.line.fontSize > 1.1 * group[1]!.line.fontSize || !standsOver(group[0]!, below);
}

/** "Deposits and Other Credits" at the left above the headings of its rows: words of a title may be headings elsewhere. */
function isSectionTitle(title: TokenLine, below: readonly TokenLine[]): boolean {
  const pieces = piecesOf(lettered(title));
  const heads = below.flatMap((line) => piecesOf(lettered(line)));
  const place = extent(pieces[0] ?? []);
  if (pieces.length !== 1 || place.x0 > Math.min(...heads.map((head) => extent(head).x0)) + title.line.fontSize) return false;
  const isLarger = title.line.fontSize > 1.1 * below[0]!.line.fontSize;
  const under = heads.filter((head) => overlap(extent(head), place) > 0);
  // "Cargos" over "Fecha": what money went out under is no part of the heading of a day.
  const isOverDay = under.length === 1 && DATE_ROLES.has(headingRole(squash(joinedText(under[0]!))) ?? 'amount');
  return isLarger || (sectionKind(title.squashed) !== null && (under.length !== 1 || isOverDay));
}

/** Where the same headings stand a second time in the same order, and each further time. */
function startsAgain(cells: readonly HeadingCell[]): number[] {
  const length = cells.findIndex((cell, index) => index > 0 && cell.role === cells[0]!.role);
  const isRepeated = length >= 2 && cells.length % length === 0 && cells.every((cell, index) => cell.role === cells[index % length]!.role);
  return isRepeated ? cells.filter((_, index) => index > 0 && index % length === 0).map(({ x0 }) => x0) : [];
}

/** "CHECKS PAID  * marks a gap" over the first of "Number Date Amount", four times: headings that go on below would say the same each time. */
function standsOverOneOf(starts: readonly number[], { line: { words } }: TokenLine): boolean {
  const sides = [-Infinity, ...starts].map((left, at) => squash(joinedText(words.filter(({ box }) => (box[0] + box[2]) / 2 >= left && (box[0] + box[2]) / 2 < (starts[at] ?? Infinity)))));
  return new Set(sides).size > 1;
}

/** Words that are the upper part of headings line up with the words below them, between which a heading of one line may stand in the middle; those of a title do not. */
function standsOver(above: TokenLine, below: readonly TokenLine[]): boolean {
  const near = 0.9 * below[0]!.line.fontSize;
  const pieces = below.flatMap((line) => piecesOf(lettered(line))).map(extent);
  return lettered(above).every((word) => pieces.some((piece) => Math.abs(piece.x0 - word.box[0]) < near || Math.abs(piece.x1 - word.box[2]) < near || Math.abs(piece.x0 + piece.x1 - word.box[0] - word.box[2]) < 2 * near));
}

/** "Minimum payment   Due date" head a list of cards, each with the day by which to pay. */
function couldHead(line: TokenLine): boolean {
  return line.dates.length === 0 && !line.amounts.some((amount) => amount.isMoney || isNought(line, amount) || endsInWhole(line, amount)) && line.text.length < 200 && line.line.words.length <= 40 && !saysLeastDue(line.squashed) && !CODE.test(line.text);
}

/** A sum behind its label; a year may end a heading. */
function endsInWhole({ line: { words } }: TokenLine, amount: AmountToken): boolean {
  return amount.first > 0 && amount.last === words.length - 1 && isLongWhole(amount.number) && !/^(?:19|20)\d\d$/.test(amount.number.raw);
}

/** "Incoming wire · Ref WG17678658 · Original amount": the words of a row, whatever they would head. */
const CODE = /\p{Lu}\d{5}/u;

function isHeader(cells: readonly HeadingCell[], group: readonly TokenLine[]): boolean {
  // "Fund  Units  Balance": what is held, and no rows.
  const roles = new Set(cells.map((cell) => cell.role).filter((role) => role !== 'quantity'));
  const money = [...roles].some((role) => MONEY_ROLES.has(role));
  if (roles.size < 2 || !money) return false;
  // Headings stand apart; known words side by side in a sentence or a title are none.
  if (!group.some((line) => standsInColumns(line, roles))) return false;
  if (roles.size === 2 && !roles.has('date') && ![...roles].some((role) => DATE_ROLES.has(role) || role === 'description' || role === 'check')) return false;
  const exact = exactPieces(group);
  if (exact.size >= 3 || isFramed(group) || standAsSides(cells, exact, group)) return true;
  const letters = group.reduce((sum, line) => sum + line.squashed.length, 0) - lettersBeside(cells, group);
  const known = cells.reduce((sum, cell) => sum + squash(cell.text).length, 0);
  return known >= 0.5 * letters;
}

/** Roles of the pieces that are a known heading and nothing else; a side bar's title on the same line does not take them away. */
function exactPieces(group: readonly TokenLine[]): Set<HeadingRole> {
  const roles = new Set<HeadingRole>();
  for (const piece of group.flatMap((line) => piecesOf(lettered(line)))) {
    const role = headingRole(squash(joinedText(piece)));
    if (role && (MONEY_ROLES.has(role) || DATE_ROLES.has(role))) roles.add(role);
  }
  return [...roles].some((role) => DATE_ROLES.has(role)) ? roles : new Set();
}

function readCells(group: readonly TokenLine[]): { cells: HeadingCell[]; stacked: number } {
  const stacked = group.length > 1 ? stackedCells(group) : [];
  const single = group.flatMap(cellsOf);
  const cells = [...stacked];
  for (const cell of single) {
    if (!cells.some((other) => overlap(other, cell) > 0)) cells.push(cell.isOfSomeKind ? (namedDay(cell, group) ?? cell) : cell);
  }
  return { cells: withValues(withTexts([...cells, ...chequeNumbers(cells, group)].sort((a, b) => a.x0 - b.x0))), stacked: stacked.length };
}

/** "Buchung   Buchung / Verwendungszweck": behind the heading of a day the texts, whatever else is told there. */
function withTexts(cells: HeadingCell[]): HeadingCell[] {
  const firstDay = cells.findIndex(({ role }) => DATE_ROLES.has(role));
  return cells.map((cell, at) => (at > firstDay && DATE_ROLES.has(cell.role) && !cell.ofTwo && namesTexts(cell.text) ? { ...cell, role: 'description' } : cell));
}

/** "Number  Date  Amount" and nothing to describe the rows: the numbers of cheques. */
function chequeNumbers(cells: readonly HeadingCell[], group: readonly TokenLine[]): HeadingCell[] {
  if (!cells.some((cell) => MONEY_ROLES.has(cell.role)) || !cells.every((cell) => MONEY_ROLES.has(cell.role) || DATE_ROLES.has(cell.role))) return [];
  const words = group.flatMap(lettered).filter((word) => squash(word.text) === 'number' && !cells.some((cell) => overlap(cell, extent([word])) > 0));
  return words.map((word) => ({ role: 'check', text: word.text, ...extent([word]) }));
}

/** "Crédito (R$)", "Débit (F CFA)" */
const WITH_CURRENCY = /^[^()]+ \([\p{L} ]{0,5}\p{Sc}?\.?\)$/u;

/** "Transaction" above "Date": the line with most pieces gives the columns, words of the others join the piece they stand over. */
function stackedCells(group: readonly TokenLine[]): HeadingCell[] {
  const split = group.map((line) => piecesOf(lettered(line)));
  const widest = split.reduce((most, pieces) => (pieces.length >= most.length ? pieces : most));
  const base = widest.flatMap((piece) => partedDays(piece, split.flatMap((pieces) => (pieces === widest ? [] : pieces.flat()))));
  // Line by line: words of one line need not stand at the very same height.
  const columns: Word[][] = base.map(() => []);
  for (const pieces of split) {
    if (pieces === widest) base.forEach((piece, index) => columns[index]!.push(...piece));
    else {
      for (const word of pieces.flat()) {
        const at = { x0: word.box[0], x1: word.box[2] };
        const home = base.findIndex((piece) => overlap(extent(piece), at) > 0);
        if (home >= 0) columns[home]!.push(word);
      }
    }
  }
  const cells: HeadingCell[] = [];
  columns.forEach((words, index) => {
    // A part of a piece is no piece of the line by itself.
    if (words.length === base[index]!.length && widest.some((piece) => piece.length === words.length && piece[0] === words[0])) return;
    const text = joinedText(words);
    const role = headingRole(squash(text)) ?? (WITH_CURRENCY.test(text) ? roleInParts(words) : null);
    if (role) cells.push({ role, text, ...extent(words) });
  });
  return cells;
}

/** A line is looked at alone and with those above it. */
const knownCells = new WeakMap<readonly Word[], readonly HeadingCell[]>();

function cellsOf(line: TokenLine): readonly HeadingCell[] {
  const { words } = line.line;
  const known = knownCells.get(words);
  if (known) return known;
  const cells = cellsOfWords(lettered(line));
  knownCells.set(words, cells);
  return cells;
}
