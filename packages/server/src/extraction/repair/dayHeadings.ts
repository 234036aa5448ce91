// Days on lines of their own above their rows: one that was misread ("n1", "62 Mar 2021") heads none, and its rows take the day of the rows
// above them. Recognised lines that stand as such days do, and hold none, are cells to be read again.
import type { Box, ExtractedDocument, PageModel, StatementRow, Word } from '../model.js';
import { median } from '../layout/median.js';
import { isOfOtherType } from '../layout/otherType.js';
import { distance } from '../tokens/distance.js';
import { monthNumber } from '../tokens/monthNames.js';
import { foldText } from '../tokens/plainText.js';
import { type DateCell, type DateColumn, dateColumnOf, hasOwnDate, isWrittenAs, namesIn, oddDateCells, shapeOf, textOf } from './dateCells.js';

const FEWEST = 3;
/** Of days above rows: others stand beside sums, or in a column. */
const MOSTLY = 0.7;
/** In sizes of type: left edges of one column. */
const SAME_EDGE = 0.5;
/** Of the width of a day: the right edges of others. */
const SAME_WIDTH = 0.2;
const SAME_LINE = 0.4;
/** A day that recognition was this unsure of is looked at again. */
const HARDLY_READ = 0.3;
const SURE = 0.8;

interface Place {
  page: number;
  words: Word[];
  box: Box;
}

/** A day without its marks: "2411". */
const COMPACT = /^(\d{2})(\d{2})(?:\d{2}|\d{4})?$/;

/** In columns of dates and above rows. */
export function oddDates(document: ExtractedDocument, pages: readonly PageModel[], suspected: readonly StatementRow[] = []): DateCell[] {
  return [...oddDayHeadings(document, pages), ...oddDateCells(document, pages, suspected)];
}

function oddDayHeadings(document: ExtractedDocument, all: readonly PageModel[]): DateCell[] {
  const pages = new Map(all.filter((page) => page.origin === 'ocr').map((page) => [page.number, page]));
  const rows = document.accounts.flatMap((account) => account.periods).flatMap((period) => period.rows).filter((row) => pages.has(row.page));
  const headed = rows.filter((row) => row.date?.source.box && !hasOwnDate(row));
  if (headed.length < FEWEST) return [];
  const lines = new Map([...pages].map(([number, page]) => [number, linesOf(page)]));
  const dates = [...new Map(headed.map(({ date }) => [`${date!.source.page} ${date!.source.box!.join(' ')}`, date!.source])).values()];
  const whole = dates.flatMap(({ page, box }) => lines.get(page ?? 0)?.find((line) => isAt(line, box!)) ?? []);
  if (whole.length < FEWEST || whole.length < MOSTLY * dates.length) return [];
  const label = labelOf(whole);
  const before = label === '' ? 0 : median(dates.flatMap(({ page, box }) => whole.filter((line) => line.page === page && isIn(line, box!)).map((line) => wordsBefore(line, box!).length)));
  const headings = whole.map((line) => withWords(line, line.words.slice(before)));
  const column = dateColumnOf(headings.map(({ box, words }) => ({ box, text: textOf(words) })));
  const narrowest = Math.min(...headings.map(({ box }) => box[2]));
  const cellAt = (line: Place, isDate: boolean): DateCell[] => {
    const row = rowBelow(line, rows);
    const box: Box = [column.x0, line.box[1], Math.max(column.x1, line.box[2]), line.box[3]];
    return row && !headings.some((heading) => heading.box[1] !== line.box[1] && isBetween(heading, line, row)) ? [{ row, page: line.page, box, words: line.words, column, isDate }] : [];
  };
  return [...lines.values()].flat().flatMap((read): DateCell[] => {
    const isDate = whole.includes(read);
    if (label !== '' && !isLabelled(read, label)) return [];
    const line = label === '' ? read : withWords(read, read.words.slice(before).filter(({ box }) => isDate || box[0] < column.x1));
    if (line.words.length === 0) return [];
    // A day that heads no row, for something was read behind it.
    if (!isDate && line.words.at(-1) !== read.words.at(-1) && isWrittenAs(column, textOf(line.words))) return dates.some(({ page, box }) => page === line.page && isIn(line, box!)) ? [] : cellAt(line, false);
    if (isDate ? !line.words.some(({ confidence = 1 }) => confidence < HARDLY_READ) : !standsAs(line, column, narrowest) || isOther(line.words, column) || isOfText(line, headings, column)) return [];
    return cellAt(line, isDate);
  });
}

/** Lines of the page by their words. */
function linesOf({ number, words }: PageModel): Place[] {
  const lines: Word[][] = [];
  for (const word of words.filter(({ hidden }) => !hidden).sort((a, b) => a.baseline - b.baseline)) {
    const last = lines.at(-1);
    if (last && word.baseline - last[0]!.baseline < SAME_LINE * word.fontSize) last.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => {
    const sorted = line.sort((a, b) => a.box[0] - b.box[0]);
    return { page: number, words: sorted, box: [sorted[0]!.box[0], Math.min(...line.map(({ box }) => box[1])), Math.max(...line.map(({ box }) => box[2])), Math.max(...line.map(({ box }) => box[3]))] };
  });
}

/** The date is all that the line holds, but for words before it. */
function isAt(line: Place, date: Box): boolean {
  const { box, words } = line;
  const size = SAME_EDGE * words[0]!.fontSize;
  const before = wordsBefore(line, date);
  return isIn(line, date) && Math.abs(box[2] - date[2]) < size && (Math.abs(box[0] - date[0]) < size || (before.length > 0 && before.every(({ text }) => !/\d/.test(text))));
}

function wordsBefore({ words }: Place, date: Box): Word[] {
  return words.filter((word) => word.box[2] < date[0] + SAME_EDGE * word.fontSize);
}

function isIn({ box }: Place, date: Box): boolean {
  const middle = (date[1] + date[3]) / 2;
  return middle > box[1] && middle < box[3] && date[0] < box[2] && date[2] > box[0];
}

/** The word that most of them begin with: "Booked on 11/03". Empty where days begin their lines. */
function labelOf(headings: readonly Place[]): string {
  const firsts = headings.map(({ words }) => foldText(words[0]!.text));
  const label = firsts.find((first) => firsts.filter((other) => other === first).length >= MOSTLY * firsts.length) ?? '';
  return /^\p{L}{3,}/u.test(label) && monthNumber(label) === null ? label : '';
}

/** Letters of a label that may be misread. */
const MISREAD = 0.34;

function isLabelled({ words: [first] }: Place, label: string): boolean {
  return distance(foldText(first!.text), label) <= MISREAD * label.length;
}

function withWords(line: Place, words: Word[]): Place {
  const boxes = words.map(({ box }) => box);
  return words.length === 0 || words.length === line.words.length ? { ...line, words } : { ...line, words, box: [boxes[0]![0], line.box[1], Math.max(...boxes.map((box) => box[2])), line.box[3]] };
}

function standsAs({ box, words }: Place, { x0, x1 }: DateColumn, narrowest: number): boolean {
  const missed = SAME_WIDTH * (x1 - x0);
  return Math.abs(box[0] - x0) < SAME_EDGE * words[0]!.fontSize && box[2] > narrowest - missed && box[2] < x1 + missed;
}

/** Words and numbers that were read with confidence, and that are no day without its marks. */
function isOther(words: readonly Word[], { shapes }: DateColumn): boolean {
  const text = textOf(words);
  if (words.some((word) => /[\p{L}\p{N}]/u.test(word.text) && (word.confidence ?? 1) < SURE)) return false;
  if (/\p{L}{2}/u.test(text)) return !namesIn(text).some((name) => monthNumber(foldText(name)) !== null);
  const [, first, second] = COMPACT.exec(text)?.map(Number) ?? [];
  return /^\d{3,}$/.test(text) && !shapes.has('0') && (first === undefined || Math.max(first, second!) > 31 || Math.min(first, second!) > 12);
}

/** "10/03/2024" as the last line of a text: read with confidence, and set in another type than the days above rows. */
function isOfText({ box, words }: Place, headings: readonly Place[], { shapes }: DateColumn): boolean {
  const isRead = shapes.has(shapeOf(textOf(words))) && words.every(({ confidence = 1 }) => confidence >= SURE);
  return isRead && isOfOtherType(box[2] - box[0], headings.map((heading) => heading.box[2] - heading.box[0]));
}

/** What stands above a day that has rows of its own heads none: a line of the address. */
function isBetween(heading: Place, line: Place, row: StatementRow): boolean {
  return heading.page === line.page && heading.box[1] > line.box[1] && (row.page > line.page || heading.box[1] <= row.box[1]);
}

/** On this page, or the first of the next. */
function rowBelow({ page, box }: Place, rows: readonly StatementRow[]): StatementRow | undefined {
  return rows.find((row) => row.page > page || (row.page === page && row.box[1] >= box[1]));
}
