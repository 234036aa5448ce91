// Tables set side by side: cheque lists in several columns, pages in two columns. Each becomes a table of its own, left before right.
import { makeLine } from '../layout/lines.js';
import { median } from '../layout/median.js';
import type { Box } from '../model.js';
import { tokenizeLine, type TokenLine } from '../tokens/tokenize.js';
import { figuresOnLine } from '../facts/figures.js';
import { dateStandsApart } from './dateColumns.js';
import { findHeaders, type TableHeader } from './headers.js';
import { joinedText, squash } from '../tokens/plainText.js';
import { isCell } from '../tokens/wrappedDates.js';
import { DATE_ROLES, MONEY_ROLES } from '../vocabulary/headings.js';
import { sectionKind } from '../vocabulary/sections.js';
import { isTitleOver, sumBelow } from './laneEnds.js';
import { leftBand } from './leftPanels.js';
import { manyLanes } from './manyLanes.js';
import { overlap } from './pieces.js';
import { cutSideBars, pagesOf, stackedBand, summaryBand, withFiguresBeside, type Band } from './sideBars.js';

/** Lines in reading order; those of side-by-side tables are cut at the borders between them. */
export function separateLanes(uncut: readonly TokenLine[]): TokenLine[] {
  const lines = cutSideBars(uncut);
  const headers = findHeaders(lines);
  const result: TokenLine[] = [];
  let done = 0;
  headers.forEach((header, at) => {
    const borders = repeatedBorders(header);
    if (borders.length === 0 || header.first < done) return;
    const limit = headers.slice(at + 1).find((next) => next.page !== header.page || !isWithinLane(next, lines, borders))?.first ?? lines.length;
    let first: number | null = startOfTitles(lines, header.first, done, borders);
    const hasTitles = first < header.first;
    let stop = endOfBlock(lines, header.last + 1, limit, borders, hasTitles);
    while (first !== null) {
      for (const line of lines.slice(done, first)) result.push(line);
      for (const line of cutBlock(lines.slice(first, stop), borders)) result.push(line);
      done = stop;
      first = whereItGoesOn(lines, done, limit, borders);
      stop = first === null ? done : endOfBlock(lines, first + 1, limit, borders, hasTitles);
    }
  });
  // One by one: a long document has more lines than a function takes arguments.
  for (const line of lines.slice(done)) result.push(line);
  return separateByDates(result);
}

/** "No. Date Amount No. Date Amount": where the sequence of headings starts again. */
function repeatedBorders({ cells, pieces }: TableHeader): number[] {
  const leading = pieces.filter((piece) => piece.x1 <= cells[0]!.x0).length;
  for (let length = 2; length <= cells.length / 2; length += 1) {
    if (cells.length % length !== 0) continue;
    const repeats = cells.every((cell, index) => cell.role === cells[index % length]!.role);
    if (!repeats || !cells.slice(0, length).some((cell) => cell.role === 'amount' || cell.role === 'debit' || cell.role === 'credit' || cell.role === 'balance')) continue;
    const borders: number[] = [];
    for (let start = length; start < cells.length; start += length) {
      const left = cells[start - 1]!.x1;
      // A heading of unknown meaning that leads the first table leads the others too.
      const between = pieces.filter((piece) => piece.x0 >= left && piece.x1 <= cells[start]!.x0);
      const first = between.length === leading ? (between[0] ?? cells[start]!) : cells[start]!;
      borders.push(first.x0 - Math.min(6, (first.x0 - left) / 2));
    }
    return borders;
  }
  return [];
}

/** Lines to look at, and rows of another column among them. */
const LANE_LINES = 40;
const FEWEST_BESIDE = 3;

/** "Purchases" under "Payments" in the left column, while rows run on in the right one: no heading of the page. */
function isWithinLane({ cells, page, last }: TableHeader, lines: readonly TokenLine[], borders: readonly number[]): boolean {
  const laneOf = (x: number): number => borders.filter((border) => border <= x).length;
  const lane = laneOf(cells[0]!.x0);
  if (cells.some(({ x0, x1 }) => laneOf(x0) !== lane || laneOf(x1) !== lane)) return false;
  if (lane > 0) return true;
  const isBeside = ({ line, dates, amounts }: TokenLine): boolean => line.page === page && dates.some((date) => laneOf(date.box[0]) !== lane && amounts.some((amount) => amount.isMoney && amount.first > date.last + 1 && laneOf(amount.x0) === laneOf(date.box[0])));
  return lines.slice(last + 1, last + 1 + LANE_LINES).filter(isBeside).length >= FEWEST_BESIDE;
}

/** In sizes of type, from a line of titles to the next. */
const TITLE_PITCH = 3;

/** Titles beside each other belong to the tables below them: "Credits" and "Debits", or such with numbers, as of two accounts. */
function startOfTitles(lines: readonly TokenLine[], headings: number, from: number, borders: readonly number[]): number {
  const sections = sectionTitles(lines, headings, from, borders);
  if (sections !== null) return sections;
  const titles = titlesAbove(lines, headings, from, borders);
  return titles.some((texts) => texts.every((text) => /\d{4}/.test(text)) && new Set(texts).size === texts.length) ? headings - titles.length : headings;
}

/** Each side under the title of a section of its own. */
function sectionTitles(lines: readonly TokenLine[], headings: number, from: number, borders: readonly number[]): number | null {
  const at = titlesAbove(lines, headings, from, borders).findIndex((texts) => {
    const sections = texts.map((text) => sectionKind(squash(text)));
    return !sections.includes(null) && new Set(sections).size === texts.length;
  });
  return at < 0 ? null : headings - 1 - at;
}

/** What each side says on the lines right above, upward, as long as both say something. */
function titlesAbove(lines: readonly TokenLine[], headings: number, from: number, borders: readonly number[]): string[][] {
  const edges = [-Infinity, ...borders, Infinity];
  const sides = ({ line }: TokenLine): string[] => borders.concat(Infinity).map((right, at) => joinedText(line.words.filter(({ box }) => box[0] >= edges[at]! && box[2] <= right)));
  const found: string[][] = [];
  for (let first = headings; first > from && isRightAbove(lines[first - 1]!, lines[first]!) && !crosses(lines[first - 1]!, borders); first -= 1) {
    const texts = sides(lines[first - 1]!);
    if (texts.includes('')) break;
    found.push(texts);
  }
  return found;
}

function isRightAbove({ line }: TokenLine, below: TokenLine): boolean {
  return line.page === below.line.page && below.line.baseline - line.baseline <= TITLE_PITCH * below.line.fontSize;
}

/** The block ends with its page, at the next heading, at a wide gap, or at a line whose words cross a border or leave the left side empty. */
function endOfBlock(lines: readonly TokenLine[], from: number, limit: number, borders: readonly number[], hasTitles: boolean): number {
  const { page } = lines[from - 1]!.line;
  let end = from;
  let pitch = Infinity;
  while (end < limit && lines[end]!.line.page === page && !crosses(lines[end]!, borders) && (startsLeft(lines[end]!, borders) || goesOnBelow(lines, end, limit, borders))) {
    const gap = end > from ? lines[end]!.line.baseline - lines[end - 1]!.line.baseline : 0;
    if (gap > 1.9 * pitch && gap > 2.1 * lines[end]!.line.fontSize) break;
    if (gap > 0.5 * lines[end]!.line.fontSize) pitch = Math.min(pitch, gap);
    end += 1;
  }
  const sum = hasTitles ? -1 : sumBelow(lines, from, end, borders);
  return sum >= 0 ? sum : end === limit && isTitleOver(lines, from, end, pitch) ? end - 1 : end;
}

/** In sizes of type. */
const SAME_PLACE = 0.3;

/** How many lines at the foot of a page and at the head of the next one may part a list from where it goes on. */
const MOST_BETWEEN = 8;

/** The first row of the list on the next page, under no headings of its own: two side by side, each with its day and its amount, or the last one of the first column. */
function whereItGoesOn(lines: readonly TokenLine[], from: number, limit: number, borders: readonly number[]): number | null {
  const { page } = lines[from - 1]!.line;
  for (let index = from; index < Math.min(limit, from + MOST_BETWEEN); index += 1) {
    const line = lines[index]!;
    if (line.line.page === page + 1 && (areRowsBeside(line, borders) || isLastOfFirst(line, lines[from - 1]!, borders[0]!))) return index;
    if (line.line.page > page + 1 || line.amounts.some((amount) => amount.isMoney)) return null;
  }
  return null;
}

/** As many days and figures in the first column as in the second; captions of pictures stand in a number of columns of their own. */
function areRowsBeside(line: TokenLine, borders: readonly number[]): boolean {
  const edges = [-Infinity, ...borders, Infinity];
  const within = (tokens: readonly { box: Box }[], lane: number): number => tokens.filter(({ box }) => box[0] >= edges[lane]! && box[2] <= edges[lane + 1]!).length;
  const areAlike = (tokens: readonly { box: Box }[]): boolean => within(tokens, 0) > 0 && within(tokens, 0) === within(tokens, 1);
  return areAlike(line.dates) && areAlike(line.amounts.filter(({ isMoney }) => isMoney));
}

/** One day and one amount at the places of those above, and nothing beside them: the first column has a row more than the second. */
function isLastOfFirst(line: TokenLine, above: TokenLine, border: number): boolean {
  const rowOf = ({ dates, amounts }: TokenLine): [number, number] | null => {
    const days = dates.filter(({ box }) => box[2] < border);
    const figures = amounts.filter(({ isMoney, x1 }) => isMoney && x1 < border);
    return days.length === 1 && figures.length === 1 ? [days[0]!.box[0], figures[0]!.x1] : null;
  };
  const [own, other] = [rowOf(line), rowOf(above)];
  const isBeside = line.line.words.some(({ box }) => box[2] > border);
  return own !== null && other !== null && !isBeside && own.every((place, at) => Math.abs(place - other[at]!) < SAME_PLACE * line.line.fontSize);
}

function crosses({ line }: TokenLine, borders: readonly number[]): boolean {
  return line.words.some((word) => borders.some((border) => overlap({ x0: word.box[0], x1: word.box[2] }, { x0: border - 0.5, x1: border + 0.5 }) > 0.9));
}

/** Words on the left and a figure on the right by chance: rows of the right column follow at once. */
function goesOnBelow(lines: readonly TokenLine[], from: number, limit: number, borders: readonly number[]): boolean {
  for (let index = from + 1; index < Math.min(limit, from + 7); index += 1) {
    const line = lines[index]!;
    if (line.line.page !== lines[from]!.line.page || crosses(line, borders)) return false;
    if (isRightRow(line, borders)) return true;
  }
  return false;
}

function startsLeft(line: TokenLine, borders: readonly number[]): boolean {
  const right = line.amounts.some((amount) => amount.isMoney && amount.x0 > borders[0]!);
  if (!right || line.amounts.some((amount) => amount.isMoney && amount.x1 < borders[0]!)) return true;
  if (line.line.words[0]!.box[0] > borders[0]!) return true;
  return isRightRow(line, borders);
}

/** The columns of a page need not share their baselines: a row of the right one, alone or beside a further line of a left one. */
function isRightRow(line: TokenLine, borders: readonly number[]): boolean {
  const own = line.dates.find((date) => date.box[0] > borders[0]!);
  const before = own && line.line.words[own.first - 1];
  return own !== undefined && (before === undefined || own.box[0] - before.box[2] > line.line.fontSize) && line.amounts.some((amount) => amount.isMoney && amount.first > own.last);
}

function cutBlock(block: readonly TokenLine[], borders: readonly number[]): TokenLine[] {
  const edges = [-Infinity, ...borders, Infinity];
  const lanes: TokenLine[] = [];
  for (let lane = 0; lane + 1 < edges.length; lane += 1) {
    for (const { line } of block) {
      const words = line.words.filter((word) => {
        const middle = (word.box[0] + word.box[2]) / 2;
        return middle >= edges[lane]! && middle < edges[lane + 1]!;
      });
      if (words.length > 0) lanes.push(tokenizeLine(makeLine(words, line.page, lane + 1)));
    }
  }
  return lanes;
}

/** Without headings that say so: rows begin at a second place on the page, with rows on its left; or a summary stands beside the rows, which it is told before. */
function separateByDates(lines: readonly TokenLine[]): TokenLine[] {
  return pagesOf(lines).flatMap((page) => {
    if (page.some((line) => line.line.lane > 0)) return page;
    const many = manyLanes(page);
    if (many !== null) return [...page.slice(0, many.first), ...cutBlock(page.slice(many.first, many.last + 1), many.borders), ...page.slice(many.last + 1)];
    const inOrder = doubleBand(page) ?? headedBand(page) ?? panelBand(page) ?? leftBand(page);
    const band = inOrder ?? summaryBand(page) ?? stackedBand(page);
    if (band === null) return page;
    const end = endOfBand(page, band) + 1;
    const first = (inOrder && sectionTitles(page, band.first, 0, [band.border])) ?? band.first;
    const lanes = cutBlock(page.slice(first, end), [band.border]);
    // What runs in the right column above the first row there is text of the left one's lines.
    const isOfBar = ({ line: { lane } }: TokenLine): boolean => lane > 1;
    return [...page.slice(0, first), ...(inOrder ? lanes : [...withFiguresBeside(lanes.filter(isOfBar)), ...lanes.filter((line) => !isOfBar(line))]), ...page.slice(end)];
  });
}

/** Where rows start, by x: a date with words and money behind it. */
function rowStarts(page: readonly TokenLine[]): { line: TokenLine; x: number; moneyX: number; length: number }[] {
  return page.flatMap((line) =>
    line.dates.flatMap((date) => {
      const money = line.amounts.find((amount) => amount.isMoney && amount.first > date.last);
      // "03/05" of an instalment, within a text, is no day of another row.
      const isRow = money !== undefined && money.first > date.last + 1 && !line.dates.some((other) => other.first > date.last && other.last < money.first && dateStandsApart(other, line));
      return isRow && dateStandsApart(date, line) ? [{ line, x: date.box[0], moneyX: money.x1, length: money.first - date.last - 1 }] : [];
    }),
  );
}

/** In sizes of type, at most. */
const SPACE = 0.8;

const FEWEST_LEFT = 5;
const FILLED = 0.6;

/** Rows start at two places, and those of the left one end before the right one begins, on all the lines from the first to the last of the right. */
function doubleBand(page: readonly TokenLine[]): Band | null {
  const starts = rowStarts(page);
  const em = page[0]!.line.fontSize;
  const leftmost = Math.min(...starts.map((start) => start.x));
  const seconds = starts.filter((start) => start.x > leftmost + 8 * em);
  if (seconds.length === 0 || (seconds.length < 3 && !seconds.some((start) => isTwice(start.line, starts)))) return null;
  const middle = seconds.map((start) => start.x).sort((a, b) => a - b)[seconds.length >> 1]!;
  const border = middle - 0.6 * em;
  const aligned = seconds.filter((start) => Math.abs(start.x - middle) < em);
  const isBesideWords = (line: TokenLine | undefined): boolean =>
    starts.some((start) => start.line === line && start.moneyX < border) && line!.line.words.at(-1)!.box[0] > border && !runsAcross(line!, border);
  let first = page.indexOf(aligned[0]!.line);
  // Headings of the right column beside rows of the left one.
  while (isBesideWords(page[first - 1])) first -= 1;
  const last = page.indexOf(aligned[aligned.length - 1]!.line);
  const band = new Set(page.slice(first, last + 1));
  const left = starts.filter((start) => start.x < border && band.has(start.line));
  // Titles and lists of other things may take the place of some rows in the left column.
  const isFilled = left.length >= aligned.length - 1 || left.length >= Math.max(FEWEST_LEFT, FILLED * aligned.length);
  const isApart = isFilled && left.filter((start) => start.moneyX < border).length >= 0.95 * left.length;
  const crossing = [...band].filter((line) => crosses(line, [border])).length;
  return aligned.length >= 0.9 * seconds.length && left.length >= 1 && isApart && crossing <= 0.05 * band.size && !headsTexts(page, border, first) ? { border, first, last } : null;
}

/** "Debit   Credit   Purpose": right of the figures stand texts, in which days and sums may be named, and no rows. */
function headsTexts(page: readonly TokenLine[], border: number, first: number): boolean {
  const header = findHeaders(page).findLast(({ last }) => last < first);
  const [left, right] = [true, false].map((isLeft) => header?.cells.filter(({ x1 }) => x1 <= border + 1 === isLeft) ?? []);
  return left!.some(({ role }) => MONEY_ROLES.has(role)) && right!.length > 0 && right!.every(({ role }) => !MONEY_ROLES.has(role) && !DATE_ROLES.has(role));
}

/** Days alone head the rows below them at two places, with figures on both sides and nothing that runs across. */
function headedBand(page: readonly TokenLine[]): Band | null {
  const em = page[0]!.line.fontSize;
  const days = page.flatMap((line, index) => line.dates.filter((date) => isCell(line.line.words, date.first, date.last)).map(({ box }) => ({ x: box[0], index })));
  const leftmost = Math.min(...days.map(({ x }) => x));
  const seconds = days.filter(({ x }) => x > leftmost + 8 * em);
  const place = seconds[0]?.x ?? Infinity;
  const firsts = days.filter(({ x }) => x < leftmost + em);
  if (firsts.length < FEWEST_HEADS || seconds.length < FEWEST_HEADS || firsts.length + seconds.length < days.length || seconds.some(({ x }) => Math.abs(x - place) > em)) return null;
  const border = place - 0.6 * em;
  const isLeft = ({ box }: { box: Box }): boolean => box[0] < border;
  // Beside its words on its own side of the page the day would be that of a row.
  const isHead = ({ index, x }: { index: number; x: number }): boolean => {
    const { line: { words }, dates } = page[index]!;
    return words.every((word, at) => isLeft(word) !== x < border || dates.some(({ first, last }) => at >= first && at <= last));
  };
  if (![...firsts, ...seconds].every(isHead)) return null;
  const isRightOnly = (line: TokenLine | undefined): boolean => line !== undefined && !isLeft(line.line.words[0]!);
  let first = Math.min(...days.map(({ index }) => index));
  while (isRightOnly(page[first - 1])) first -= 1;
  const last = Math.max(...days.map(({ index }) => index));
  const block = page.slice(first, last + 1);
  // "27.10" may be a figure elsewhere.
  const figures = block.flatMap(({ amounts, dates }) => amounts.filter((amount) => amount.isMoney && !dates.some(({ first: from, last: to }) => amount.first >= from && amount.last <= to)));
  const ofLeft = figures.filter(isLeft).length;
  const isFilled = ofLeft >= FEWEST_LEFT && figures.length - ofLeft >= FEWEST_LEFT;
  return isFilled && !block.some((line) => runsAcross(line, border)) ? { border, first, last } : null;
}

const FEWEST_HEADS = 2;

/** A summary in a panel left of all rows, an opening and a closing balance among its labels. */
function panelBand(page: readonly TokenLine[]): Band | null {
  const starts = rowStarts(page).map((start) => ({ ...start, x: firstDayOf(start) }));
  const em = page[0]!.line.fontSize;
  const border = median(starts.map(({ x }) => x)) - 0.6 * em;
  const own = starts.filter(({ x }) => x >= border && x < border + em);
  const figuresLeft = ({ amounts }: TokenLine): boolean => amounts.some((amount) => amount.isMoney && amount.x1 < border);
  if (own.length < FEWEST_BESIDE_PANEL || !page.some(figuresLeft)) return null;
  const first = startOfBand(page, border, page.indexOf(own[0]!.line));
  const last = page.indexOf(own.at(-1)!.line);
  const block = page.slice(first, last + 1);
  const figuresRight = ({ amounts }: TokenLine): boolean => amounts.some((amount) => amount.isMoney && amount.x0 > border);
  if (block.some((line) => runsAcross(line, border)) || !block.some((line) => figuresLeft(line) && figuresRight(line))) return null;
  const kinds = new Set(cutBlock(block, [border]).flatMap((line, index) => (line.line.lane === 1 ? figuresOnLine(line, index).map(({ kind }) => kind) : [])));
  return kinds.has('opening') && kinds.has('closing') ? { border, first, last } : null;
}

/** "FEB 11   FEB 12   METRO": a row with two days begins where the first of them does. */
function firstDayOf({ line, x }: { line: TokenLine; x: number }): number {
  let at = line.dates.findIndex(({ box }) => box[0] === x);
  while (line.dates[at - 1]?.last === line.dates[at]!.first - 1) at -= 1;
  return line.dates[at]!.box[0];
}

const FEWEST_BESIDE_PANEL = 3;

/** The panel and the headings of the rows may begin above the first of these. */
function startOfBand(page: readonly TokenLine[], border: number, row: number): number {
  let start = row;
  while (start > 0 && !runsAcross(page[start - 1]!, border) && page[start]!.line.baseline - page[start - 1]!.line.baseline <= 2.1 * page[start]!.line.fontSize) start -= 1;
  return start;
}

/** "02/20 4965 2,358.71   02/26 4970 2,218.44": the same few words twice on one line. */
function isTwice(line: TokenLine, starts: readonly { line: TokenLine; length: number }[]): boolean {
  const own = starts.filter((start) => start.line === line);
  return own.length === 2 && own[0]!.length === own[1]!.length && own[0]!.length <= 2;
}

/** Rows of a longer left column go on below the last row of the right one, beside totals and titles of that perhaps. */
function endOfBand(page: readonly TokenLine[], { border, last }: Band): number {
  let end = last;
  for (let index = last + 1; index < page.length; index += 1) {
    const line = page[index]!;
    const gap = line.line.baseline - page[index - 1]!.line.baseline;
    if (runsAcross(line, border) || gap > 2.1 * line.line.fontSize) break;
    end = index;
  }
  return end;
}

/** Words on both sides with no more than a space between them: a sentence over the whole page. */
function runsAcross({ line: { words, fontSize } }: TokenLine, border: number): boolean {
  return words.some(({ box }, at) => box[2] > border && (box[0] < border || (at > 0 && words[at - 1]!.box[0] < border && box[0] - words[at - 1]!.box[2] < SPACE * fontSize)));
}
