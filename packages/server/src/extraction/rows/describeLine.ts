// What one line can be within its table: which figures stand in columns, which date in a date column, what text is left.
import { columnOfDate, dateStandsApart, isDayWithin } from '../columns/dateColumns.js';
import type { TableHeader } from '../columns/headers.js';
import { overlap } from '../columns/pieces.js';
import { airBefore, columnOf, distanceFromEdge, isMoneyLike, type AmountColumn, type TableKind } from '../columns/tables.js';
import type { Word } from '../model.js';
import type { AmountToken } from '../tokens/amounts.js';
import { formOf, type DateToken } from '../tokens/dates.js';
import type { NumberForm } from '../tokens/numbers.js';
import { squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { DATE_ROLES } from '../vocabulary/headings.js';
import { labelKind, type LabelKind } from '../vocabulary/labels.js';
import { descriptionRegions, type Region } from './textRegions.js';

export interface LineView {
  cells: (AmountToken | null)[];
  filled: number;
  dates: DateToken[];
  /** Where the days stand on other lines of the row. */
  dateLines?: number[];
  /** It says nothing by itself. */
  isQuiet?: boolean;
  /** Words that are neither in a cell nor a column date, as printed. */
  words: string[];
  textX0: number;
  label: LabelKind | null;
  /** The text without dates and amounts, squashed: what the label was read from. */
  labelText: string;
}

/** @param headedForm the style of the days above their rows, where all rows have theirs from there: a day in another form is a word of a text */
export function describeLine(line: TokenLine, kind: TableKind, form: NumberForm, isDateHeading: boolean, headedForm: string | null = null): LineView {
  const cells: (AmountToken | null)[] = kind.amounts.map(() => null);
  const em = line.line.fontSize;
  let filled = 0;
  for (const token of line.amounts) {
    const isPlain = !isMoneyLike(token, form);
    if ((isPlain && !isBelowThousand(token)) || (!token.isMoney && isInNumber(token, line))) continue;
    const column = columnOf(token, kind.amounts, em);
    if (isPlain && (column < 0 || kind.amounts[column]!.isWhole !== true || distanceFromEdge(token, kind.amounts[column]!) > AT_EDGE * em)) continue;
    if (column < 0 || !isInPlace(token, line, kind.amounts[column]!, em) || isForeignInText(token, line, kind, column)) continue;
    if (cells[column] === null) filled += 1;
    cells[column] = token;
  }
  // "07 Jan Contactless" close behind each other: begins its line as the days that head others do, under the heading of days.
  const isHead = (date: DateToken): boolean => date.first === 0 && date.style === headedForm && isUnderHeading(date, kind);
  const isText = (date: DateToken): boolean => headedForm !== null && ((leadsWords(date, line) && !isHead(date)) || (!isUnderHeading(date, kind) && (date.style !== headedForm || isRare(date, kind))));
  const dates = line.dates.filter((date) => isDateHeading || (isColumnDate(date, line, kind, em) && !isText(date)));
  return { cells, filled, dates, ...leftover(line, cells, dates, kind) };
}

/** "780" under "1,196". */
function isBelowThousand({ number }: AmountToken): boolean {
  return number.mark === 'none' && /^[1-9]\d{0,2}$/.test(number.raw);
}

/** In sizes of type. */
const AT_EDGE = 0.5;

/** The line with its days told otherwise: those that are the row's, and those on it that are of a row on another line. */
export function withDays(view: LineView, line: TokenLine, kind: TableKind, dates: DateToken[], others: readonly DateToken[]): LineView {
  return { ...view, dates, ...leftover(line, view.cells, [...dates.filter((date) => line.dates.includes(date)), ...others], kind) };
}

/** "5560 9846 1275 9218": groups of digits one after the other, where figures have no decimals. */
function isInNumber({ first, last }: AmountToken, { line: { words, fontSize } }: TokenLine): boolean {
  const isGroup = (at: number): boolean => /^\d+$/.test(words[at]?.text ?? '');
  const goesOn = (at: number): boolean => isGroup(at) && isGroup(at + 1) && words[at + 1]!.box[0] - words[at]!.box[2] < SPACE * fontSize;
  let from = first;
  let to = last;
  while (goesOn(from - 1)) from -= 1;
  while (goesOn(to)) to += 1;
  return to - from + 1 >= FEWEST_GROUPS;
}

/** In sizes of type, at most. */
const SPACE = 0.8;
const FEWEST_GROUPS = 3;

/** A figure in running text that happens to reach under a column is aligned with its edge or has air before it. */
function isInPlace(token: AmountToken, line: TokenLine, column: AmountColumn, em: number): boolean {
  if (line.isRunning) return true;
  const off = distanceFromEdge(token, column);
  const after = line.line.words[token.last + 1];
  const gapBefore = airBefore(token, line);
  const gapAfter = after ? after.box[0] - token.box[2] : Infinity;
  // In a sentence the figure has words at a space's distance on both sides, or goes on with words at once.
  if (gapAfter < 0.45 * em && /\p{L}/u.test(after!.text) && gapBefore < 0.8 * em) return false;
  if (line.dates.length === 0 && gapBefore < 0.4 * em && line.line.words.length > 8) return false;
  return off <= 0.7 * em || gapBefore > 0.8 * em;
}

/** "Foreign amount USD 3,958.57" under "Particulars", where a list further down has figures: words close before it, and none of the headings of money over it. */
function isForeignInText(token: AmountToken, line: TokenLine, { amounts, fontSize }: TableKind, column: number): boolean {
  if (line.dates.length > 0 || line.isRunning || amounts[column]!.heading !== null || !amounts.some(({ heading }) => heading !== null)) return false;
  return token.first > 0 && /[a-z]{3}/i.test(token.text) && /\p{L}/u.test(line.line.words[token.first - 1]!.text) && airBefore(token, line) < CLOSE * fontSize;
}

/** In sizes of type. */
const CLOSE = 0.6;

/** "12/05 card 1157", "01.02.2022 12.44 Uhr": a text that begins with a day. */
function leadsWords(date: DateToken, { line }: TokenLine): boolean {
  const after = line.words[date.last + 1];
  return after !== undefined && /^[\p{L}\d]/u.test(after.text) && after.box[0] - line.words[date.last]!.box[2] < 0.7 * line.fontSize;
}

/** Of the rows, at least, that print a day in a column of their own below the day that heads them. */
const USUAL = 0.5;

/** "Levantamento   28/08/2020   480,00": on few of the rows a day stands alone in a column of texts. */
function isRare(date: DateToken, kind: TableKind): boolean {
  return (columnOfDate(date, kind)?.count ?? 0) < USUAL * Math.max(...kind.amounts.map(({ count }) => count));
}

/** In a column that is called so, as days of value are. */
function isUnderHeading({ box }: DateToken, { dates }: TableKind): boolean {
  return dates.some(({ heading, x0, x1 }) => heading !== null && box[2] > x0 && box[0] < x1);
}

function isColumnDate(date: DateToken, line: TokenLine, kind: TableKind, em: number): boolean {
  return kind.dates.some((column) => {
    if (column.isLabelled ? date.style !== column.style : !column.forms.includes(formOf(date))) return false;
    if (column.isWithin) return isDayWithin(date, line);
    if (Math.abs(date.box[0] - column.x0) < 0.6 * em) return true;
    const isUnder = Math.min(date.box[2], column.x1) - Math.max(date.box[0], column.x0) > 0;
    // "CARD 12.12.2026" on a line of text: the day is a word among words, it only happens to reach under the column.
    return isUnder && (column.isLabelled || Math.abs(date.box[2] - column.x1) < 0.6 * em || dateStandsApart(date, line));
  });
}

function leftover(line: TokenLine, cells: readonly (AmountToken | null)[], dates: readonly DateToken[], kind: TableKind): Pick<LineView, 'words' | 'textX0' | 'label' | 'labelText'> {
  const words: string[] = [];
  const plain: string[] = [];
  let textX0 = Infinity;
  const used = new Uint8Array(line.line.words.length);
  const figures = new Uint8Array(line.line.words.length);
  for (const cell of cells) if (cell) used.fill(1, cell.first, cell.last + 1);
  for (const date of dates) used.fill(1, date.first, date.last + 1);
  for (const token of [...line.amounts, ...line.dates]) figures.fill(1, token.first, token.last + 1);
  const whole: string[] = [];
  const inside = wordsInTable(line, kind);
  const described = wordsInDescription(line, kind, inside);
  line.line.words.forEach((word, index) => {
    if (!used[index] && !figures[index]) whole.push(word.text);
    if (used[index] || !inside[index]) return;
    words.push(word.text);
    if (!figures[index]) plain.push(word.text);
    if (described[index] && word.box[0] < textX0) textX0 = word.box[0];
  });
  if (textX0 === Infinity) line.line.words.forEach((word, index) => {
    if (!used[index] && inside[index] && word.box[0] < textX0) textX0 = word.box[0];
  });
  // A title at the left may be so long that it reaches under the descriptions.
  const start = used.includes(1) ? -1 : runBefore(line, textX0);
  if (start >= 0 && inside[start]) textX0 = line.line.words[start]!.box[0];
  const labelText = squash(whole.join(''));
  return { words, textX0, labelText, label: labelKind(labelText) ?? labelKind(squash(plain.join(''))) };
}

/** The first word of the line, where words stand at a space's distance from it up to the one that begins there; -1 where white parts them. */
function runBefore({ line: { words, fontSize } }: TokenLine, x0: number): number {
  const at = words.findIndex(({ box }) => box[0] === x0);
  return at >= 0 && words.slice(1, at + 1).every((word, index) => word.box[0] - words[index]!.box[2] < 0.6 * fontSize) ? 0 : -1;
}

/** 1 for each word of the description column, where the headings show one; words that overflow into the next column stay. All words otherwise. */
export function wordsInDescription(line: TokenLine, kind: TableKind, inside: Uint8Array): Uint8Array {
  const regions = descriptionRegions(kind);
  if (regions.length === 0) return inside;
  const kept = new Uint8Array(inside.length);
  for (const region of regions) wordsInRegion(line, kind, inside, region).forEach((isIn, index) => void (kept[index] ||= isIn));
  keepRunsBefore(line, kind.headers[0]!, inside, kept);
  return kept;
}

function wordsInRegion(line: TokenLine, kind: TableKind, inside: Uint8Array, region: Region): Uint8Array {
  const em = line.line.fontSize;
  const kept = new Uint8Array(inside.length);
  let isOfOther = false;
  line.line.words.forEach((word, index) => {
    const previous = line.line.words[index - 1];
    const gap = previous === undefined ? Infinity : word.box[0] - previous.box[2];
    // What runs on from a word under another heading is of that column, however narrow its heading is.
    const isBefore = word.box[0] < region.x0 - 0.4 * em;
    isOfOther = (isBefore && isHeadedOtherwise(word, kind.headers[0]!)) || (isOfOther && gap < WORD_SPACE * em);
    if (!inside[index] || isBefore || isOfOther) return;
    const runsOn = previous !== undefined && kept[index - 1] === 1 && gap < 0.6 * em;
    // Set to the right edge of the next heading, apart from the words before: the next column.
    if (!runsOn && gap > 0.8 * em && Math.abs(word.box[2] - region.nextEnd) < 0.5 * em) return;
    // Its heading stands in the middle of the next column.
    if (!runsOn && gap > 0.8 * em && overlap({ x0: word.box[0], x1: word.box[2] }, { x0: region.x1, x1: region.nextEnd }) > 0.5 * (word.box[2] - word.box[0])) return;
    if (word.box[0] < region.x1 - 0.4 * em || runsOn) kept[index] = 1;
  });
  if (region.daysFrom !== null) takeFromUnderDays(line, kept, inside, region.daysFrom, region.x0);
  return kept;
}

/** Under a wide heading of days texts may begin: words that reach beyond it, or that words of the texts follow at a space's distance. */
function takeFromUnderDays({ line: { words, fontSize }, dates }: TokenLine, kept: Uint8Array, inside: Uint8Array, daysFrom: number, textsFrom: number): void {
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const [word, next] = [words[at]!, words[at + 1]];
    if (kept[at] || !inside[at] || word.box[0] < daysFrom || word.box[0] >= textsFrom || !/\p{L}/u.test(word.text) || dates.some(({ first, last }) => at >= first && at <= last)) continue;
    if (word.box[2] > textsFrom || (next && kept[at + 1] && next.box[0] - word.box[2] < 0.6 * fontSize)) kept[at] = 1;
  }
}

/** In sizes of type. */
const WORD_SPACE = 0.6;

function isHeadedOtherwise({ box: [x0, , x1] }: Word, { cells }: TableHeader): boolean {
  return cells.some((cell) => cell.role !== 'description' && !DATE_ROLES.has(cell.role) && overlap(cell, { x0, x1 }) > 0);
}

/** Words that run into the first of the description, where the heading of that begins further right, or below one that nobody knows. */
function keepRunsBefore({ line: { words, fontSize }, dates, amounts }: TokenLine, header: TableHeader, inside: Uint8Array, kept: Uint8Array): void {
  const isOfToken = (at: number): boolean => [...dates, ...amounts].some(({ first, last }) => at >= first && at <= last);
  for (let at = kept.indexOf(1) - 1; at >= 0; at -= 1) {
    const word = words[at]!;
    if (!inside[at] || words[at + 1]!.box[0] - word.box[2] > WORD_SPACE * fontSize || !/\p{L}{2}/u.test(word.text) || isOfToken(at) || isHeadedOtherwise(word, header)) return;
    kept[at] = 1;
  }
}

/** 1 for each word between the table's edges, and for those that run on beyond its right edge at a word's distance. */
export function wordsInTable({ line }: TokenLine, kind: TableKind): Uint8Array {
  const inside = new Uint8Array(line.words.length);
  const em = line.fontSize;
  line.words.forEach((word, index) => {
    if (word.box[2] < kind.x0 - em) return;
    const previous = line.words[index - 1];
    const runsOn = previous !== undefined && inside[index - 1] === 1 && word.box[0] - previous.box[2] < 1.2 * em;
    if (word.box[0] <= kind.x1 + 2 * em || runsOn) inside[index] = 1;
  });
  // A heading in the middle of its column begins right of the texts under it.
  for (let index = inside.indexOf(1) - 1; index >= 0 && line.words[index + 1]!.box[0] - line.words[index]!.box[2] < CLOSE * em; index -= 1) inside[index] = 1;
  return inside;
}
