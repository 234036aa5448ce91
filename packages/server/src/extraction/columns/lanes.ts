// Tables set side by side: cheque lists in several columns, pages in two columns. Each becomes a table of its own, left before right.
import { makeLine } from '../layout/lines.js';
import { tokenizeLine, type TokenLine } from '../tokens/tokenize.js';
import { findHeaders, overlap, type TableHeader } from './headers.js';

/** Lines in reading order; those of side-by-side tables are cut at the borders between them. */
export function separateLanes(lines: readonly TokenLine[]): TokenLine[] {
  const headers = findHeaders(lines);
  const result: TokenLine[] = [];
  let done = 0;
  headers.forEach((header, at) => {
    const borders = repeatedBorders(header);
    if (borders.length === 0 || header.first < done) return;
    const stop = endOfBlock(lines, header, headers[at + 1]?.first ?? lines.length, borders);
    result.push(...lines.slice(done, header.first), ...cutBlock(lines.slice(header.first, stop), borders));
    done = stop;
  });
  result.push(...lines.slice(done));
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

/** The block ends with its page, at the next heading, at a wide gap, or at a line whose words cross a border or leave the left side empty. */
function endOfBlock(lines: readonly TokenLine[], header: TableHeader, limit: number, borders: readonly number[]): number {
  let end = header.last + 1;
  let pitch = Infinity;
  while (end < limit && lines[end]!.line.page === header.page && !crosses(lines[end]!, borders) && startsLeft(lines[end]!, borders)) {
    const gap = end > header.last + 1 ? lines[end]!.line.baseline - lines[end - 1]!.line.baseline : 0;
    if (gap > 1.9 * pitch && gap > 2.1 * lines[end]!.line.fontSize) break;
    if (gap > 0.5 * lines[end]!.line.fontSize) pitch = Math.min(pitch, gap);
    end += 1;
  }
  return end;
}

function crosses({ line }: TokenLine, borders: readonly number[]): boolean {
  return line.words.some((word) => borders.some((border) => overlap({ x0: word.box[0], x1: word.box[2] }, { x0: border - 0.5, x1: border + 0.5 }) > 0.9));
}

function startsLeft(line: TokenLine, borders: readonly number[]): boolean {
  const right = line.amounts.some((amount) => amount.isMoney && amount.x0 > borders[0]!);
  return !right || line.amounts.some((amount) => amount.isMoney && amount.x1 < borders[0]!);
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

/** Without headings: lines that hold date, text, money and again date, text, money, the second date always at one place. */
function separateByDates(lines: readonly TokenLine[]): TokenLine[] {
  const result: TokenLine[] = [];
  for (const page of pagesOf(lines)) {
    const border = dateBorder(page);
    if (border === null) {
      result.push(...page);
      continue;
    }
    const first = page.findIndex((line) => isDouble(line, border));
    const last = page.findLastIndex((line) => line.dates.length > 0 && line.amounts.some((amount) => amount.isMoney));
    result.push(...page.slice(0, first), ...cutBlock(page.slice(first, last + 1), [border]), ...page.slice(last + 1));
  }
  return result;
}

function pagesOf(lines: readonly TokenLine[]): TokenLine[][] {
  const pages = new Map<number, TokenLine[]>();
  for (const line of lines) {
    const list = pages.get(line.line.page);
    if (list) list.push(line);
    else pages.set(line.line.page, [line]);
  }
  return [...pages.values()];
}

function dateBorder(page: readonly TokenLine[]): number | null {
  const seconds = page.flatMap((line) => secondDateX(line) ?? []);
  const dated = page.filter((line) => line.dates.length > 0 && line.amounts.some((amount) => amount.isMoney));
  if (seconds.length < 3 || seconds.length < 0.4 * dated.length) return null;
  const sorted = [...seconds].sort((a, b) => a - b);
  const middle = sorted[sorted.length >> 1]!;
  const em = page[0]!.line.fontSize;
  const border = middle - 0.6 * em;
  const aligned = seconds.filter((x) => Math.abs(x - middle) < em).length;
  const crossing = dated.filter((line) => crosses(line, [border])).length;
  return aligned >= 0.9 * seconds.length && crossing <= 0.05 * dated.length ? border : null;
}

/** x of a date that follows money and is itself followed by words and money. */
function secondDateX(line: TokenLine): number | null {
  for (const date of line.dates.slice(1)) {
    const moneyBefore = line.amounts.some((amount) => amount.isMoney && amount.last < date.first && amount.first > line.dates[0]!.last);
    const after = line.amounts.find((amount) => amount.isMoney && amount.first > date.last);
    if (moneyBefore && after && after.first > date.last + 1) return date.box[0];
  }
  return null;
}

function isDouble(line: TokenLine, border: number): boolean {
  const x = secondDateX(line);
  return x !== null && Math.abs(x - border) < 2 * line.line.fontSize;
}
