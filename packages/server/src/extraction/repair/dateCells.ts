// Cells in a column of dates that do not hold what the others hold: a row whose date was not read there ("OSAUG20", "§ Jan", "15:12") takes
// the day of the row above it, or another date of its line.
import type { Box, ExtractedDocument, PageModel, StatementRow, Word } from '../model.js';
import { monthNumber } from '../tokens/monthNames.js';
import { foldText, joinedText } from '../tokens/plainText.js';

export interface DateCell {
  row: StatementRow;
  page: number;
  box: Box;
  /** What recognition read there, from left to right; none where it saw nothing. */
  words: Word[];
  column: DateColumn;
  /** It holds a date like the others, which is in doubt for another reason. */
  isDate: boolean;
}

export interface DateColumn {
  x0: number;
  x1: number;
  /** How its dates are written: "12 Mar" is 0A, and "12 03" is 0 0, for white is left out but between digits. */
  shapes: ReadonlySet<string>;
  /** The letters in its dates, as words. */
  names: ReadonlySet<string>;
  /** Which of its numbers have a nought before one digit: "1/11" among "06/11" lost one. */
  padded: ReadonlySet<number>;
  /** Which of its numbers are years of four digits: "04-10-20" among "02-10-2023" lost two. */
  years: ReadonlySet<number>;
}

/** Of a column of dates, where the document has so many; where it has fewer, words in the place of dates may be texts. */
const FEWEST_ROWS = 5;
/** Of rows for each column of dates beside another: fewer took a date of another column. */
const FEWEST_BESIDE = 0.35;
/** Of rows of another table, with their left edges within this share of a date's width. */
const FEWEST_ALIKE = 3;
const SAME_EDGE = 0.2;
/** Of the cells of a column. */
const USUAL = 0.1;
/** Where nearly each row has its date, one without has one that was not seen. */
const EACH_ROW = 0.85;
const YEAR = 4;

/** Of a date's height within the lines of its row. */
const OWN_HEIGHT = 0.25;

/** A date that recognition was this unsure of is looked at again. */
const HARDLY_READ = 0.3;
const SURE = 0.8;

/** With the cells of the suspected rows, whatever they hold. */
export function oddDateCells(document: ExtractedDocument, pages: readonly PageModel[], suspected: readonly StatementRow[] = []): DateCell[] {
  const recognized = new Map(pages.filter((page) => page.origin === 'ocr').map((page) => [page.number, page]));
  const rows = document.accounts.flatMap((account) => account.periods).flatMap((period) => period.rows).filter((row) => recognized.has(row.page) && row.amount.source.box !== null);
  const dated = rows.filter(hasOwnDate);
  if (dated.length === 0) return [];
  const columns = columnsOf(dated, recognized);
  const isOnEachRow = dated.length >= EACH_ROW * rows.length;
  return rows.flatMap((row) => {
    const column = columnOf(row, columns);
    if (!column) return [];
    const cell = cellOf(row, column, recognized.get(row.page)!);
    if (isOfAnother(cell, dated)) return [];
    if (hasOwnDate(row) && overlaps(row.date!.source.box!, column)) {
      const isDate = isWrittenAs(column, textOf(cell.words));
      const isDoubted = suspected.includes(row) || cell.words.some((word) => (word.confidence ?? 1) < HARDLY_READ);
      return isDate && !isDoubted ? [] : [{ ...cell, isDate }];
    }
    if (dated.length < FEWEST_ROWS && isSureText(cell)) return [];
    if (hasOwnDate(row) && (isSureText(cell) || isOtherTable(row, column, dated, recognized))) return [];
    return cell.words.length > 0 || isOnEachRow ? [cell] : [];
  });
}

/** Some rows have their dates elsewhere, where those of this column have none: a list of cheques below the table. */
function isOtherTable(row: StatementRow, column: DateColumn, dated: readonly StatementRow[], pages: ReadonlyMap<number, PageModel>): boolean {
  const [left, , right] = row.date!.source.box!;
  const alike = dated.filter((other) => Math.abs(other.date!.source.box![0] - left) < SAME_EDGE * (right - left));
  const inColumn = dated.filter((other) => overlaps(other.date!.source.box!, column));
  const beside = inColumn.filter(({ page, box }) => wordsIn(pages.get(page)!, [left, box[1], right, box[3]]).some((word) => column.shapes.has(shapeOf(word.text))));
  return alike.length >= FEWEST_ALIKE && beside.length < USUAL * inColumn.length;
}

/** The number of a cheque or a word, read with confidence where other tables have their dates, is no misread date. */
function isSureText({ words: [first], column }: DateCell): boolean {
  if (first === undefined || (first.confidence ?? 1) < SURE) return false;
  if (/^\d{3,}$/.test(first.text)) return [...column.shapes].every((shape) => shape !== '0');
  return /^\p{L}{2,}$/u.test(first.text) && monthNumber(foldText(first.text)) === null;
}

/** The same row of two readings of the document. */
export function isSameRow(a: StatementRow, b: StatementRow): boolean {
  const [one, other] = [a.amount.source.box, b.amount.source.box];
  return a.page === b.page && one !== null && other !== null && one[0] === other[0] && one[1] === other[1];
}

/** From left to right. */
export function textOf(words: readonly Word[]): string {
  return joinedText([...words].sort((a, b) => a.box[0] - b.box[0]));
}

export function shapeOf(text: string): string {
  return text.replace(/(?<!\d)\s|\s(?!\d)|[.,]+$/g, '').replace(/\p{L}+/gu, 'A').replace(/\d+/g, '0');
}

/** As most dates of the column are. */
export function isWrittenAs({ shapes, padded, years }: DateColumn, text: string): boolean {
  return shapes.has(shapeOf(text)) && !numbersOf(text).some((number, at) => (number.length === 1 && padded.has(at)) || (number.length !== YEAR && years.has(at)));
}

function paddedNumbers(texts: readonly string[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const text of texts) for (const [at, number] of numbersOf(text).entries()) counts.set(at, (counts.get(at) ?? 0) + (number.length === 1 ? -1 : number.length === 2 && number.startsWith('0') ? 1 : 0));
  return new Set([...counts].filter(([, more]) => more > 0).map(([at]) => at));
}

/** Numbers of which nearly all have four digits. */
function yearsIn(texts: readonly string[]): ReadonlySet<number> {
  const numbers = texts.map(numbersOf);
  const places = [...new Set(numbers.flatMap((some) => some.map((_, at) => at)))];
  return new Set(places.filter((at) => {
    const there = numbers.flatMap((some) => some[at] ?? []);
    return there.filter(({ length }) => length !== YEAR).length < USUAL * there.length;
  }));
}

function numbersOf(text: string): string[] {
  return text.match(/\d+/g) ?? [];
}

export function namesIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** On its own lines, not taken over from a row or a heading above. */
export function hasOwnDate({ date, page, box }: StatementRow): boolean {
  const place = date?.source.box;
  if (!place || date.source.page !== page) return false;
  // Print that is grown by the scan reaches into the lines beside it.
  const shared = Math.min(place[3], box[3]) - Math.max(place[1], box[1]);
  return shared > OWN_HEIGHT * (place[3] - place[1]);
}

function columnsOf(dated: readonly StatementRow[], pages: ReadonlyMap<number, PageModel>): DateColumn[] {
  const groups: { x0: number; x1: number; rows: StatementRow[] }[] = [];
  for (const row of dated) {
    const [x0, , x1] = row.date!.source.box!;
    const group = groups.find((each) => Math.min(each.x1, x1) > Math.max(each.x0, x0));
    if (group) {
      group.rows.push(row);
      [group.x0, group.x1] = [Math.min(group.x0, x0), Math.max(group.x1, x1)];
    } else groups.push({ x0, x1, rows: [row] });
  }
  const most = Math.max(...groups.map((group) => group.rows.length));
  return groups.filter(({ rows }) => rows.length >= Math.max(Math.min(FEWEST_ROWS, most), FEWEST_BESIDE * most)).map(({ rows }) =>
    dateColumnOf(rows.map((row) => ({ box: row.date!.source.box!, text: textOf(firstLine(wordsIn(pages.get(row.page)!, row.date!.source.box!))) }))),
  );
}

/** Ways to write dates that few of the cells share are misreadings. */
export function dateColumnOf(cells: readonly { box: Box; text: string }[]): DateColumn {
  const written = (shape: string) => cells.filter(({ text }) => shapeOf(text) === shape).length;
  const often = cells.filter(({ text }) => written(shapeOf(text)) >= Math.max(Math.min(2, cells.length), USUAL * cells.length));
  const shapes = new Set(often.map(({ text }) => shapeOf(text)));
  // A rule or a streak beside dates gives some of them a mark.
  const bare = (shape: string) => shape.replace(/[^\p{L}\p{N}]+$/u, '');
  const usual = often.filter(({ text }) => bare(shapeOf(text)) === shapeOf(text) || !shapes.has(bare(shapeOf(text))));
  return {
    x0: Math.min(...usual.map(({ box }) => box[0])),
    x1: Math.max(...usual.map(({ box }) => box[2])),
    shapes: new Set(usual.map(({ text }) => shapeOf(text))),
    names: new Set(usual.flatMap(({ text }) => namesIn(text))),
    padded: paddedNumbers(usual.map(({ text }) => text)),
    years: yearsIn(usual.map(({ text }) => text)),
  };
}

/** Of the row beside it, where two stand abreast. */
function isOfAnother({ row, page, box }: DateCell, dated: readonly StatementRow[]): boolean {
  return dated.some((other) => {
    const place = other.date!.source.box!;
    return other !== row && other.page === page && overlaps(place, { x0: box[0], x1: box[2] }) && Math.min(place[3], box[3]) - Math.max(place[1], box[1]) > 0.5 * (place[3] - place[1]);
  });
}

/** The next one before the amount, for pages in two columns have two; where none is before, the next one behind. */
function columnOf(row: StatementRow, columns: readonly DateColumn[]): DateColumn | undefined {
  const [left] = row.amount.source.box!;
  const before = columns.filter((column) => column.x1 <= left).sort((a, b) => b.x1 - a.x1);
  return before[0] ?? [...columns].sort((a, b) => a.x0 - b.x0)[0];
}

function cellOf(row: StatementRow, column: DateColumn, page: PageModel): DateCell {
  const own = hasOwnDate(row) ? row.date!.source.box! : null;
  // A date in the first of two lines stands above a text in the middle of its row.
  const [top, bottom] = own ? [Math.min(row.box[1], own[1]), Math.max(row.box[3], own[3])] : [row.box[1], row.box[3]];
  const inRow = wordsIn(page, [column.x0, top, column.x1, bottom]);
  const line = own ?? inRow[0]?.box ?? row.amount.source.box!;
  // Letters of the line above reach down into a date that is read.
  const isOnLine = ({ box: [, y0, , y1] }: Word): boolean => (own ? (y0 + y1) / 2 > own[1] && (y0 + y1) / 2 < own[3] : y0 < line[3] && y1 > line[1]);
  const words = firstLine(inRow.filter(isOnLine)).sort((a, b) => a.box[0] - b.box[0]);
  const boxes = words.length > 0 ? words.map((word) => word.box) : [line];
  const box: Box = [column.x0, Math.min(...boxes.map((each) => each[1])), column.x1, Math.max(...boxes.map((each) => each[3]))];
  return { row, page: row.page, box, words, column, isDate: false };
}

/** Words that stand in a box for the most part, the topmost first. */
function wordsIn(page: PageModel, [x0, y0, x1, y1]: Box): Word[] {
  const inside = page.words.filter(({ box, hidden }) => {
    const shared = Math.min(box[2], x1) - Math.max(box[0], x0);
    const middle = (box[1] + box[3]) / 2;
    return !hidden && shared > 0.5 * Math.min(box[2] - box[0], x1 - x0) && middle > y0 && middle < y1;
  });
  return inside.sort((a, b) => a.baseline - b.baseline || a.box[0] - b.box[0]);
}

/** The time of day below a date is no part of it. */
function firstLine(words: readonly Word[]): Word[] {
  const [first] = words;
  return words.filter((word) => word.baseline - first!.baseline < 0.5 * first!.fontSize);
}

function overlaps(box: Box, { x0, x1 }: Pick<DateColumn, 'x0' | 'x1'>): boolean {
  return Math.min(box[2], x1) > Math.max(box[0], x0);
}
