// "Saldo sidans början 3 481,33   Saldo sidans slut 6 459,50" on every page, "Salio la mwisho wa mwezi 11/2025   49,021.83" below the rows of
// each month, in words that nobody knows, or "05.01.2026   68'727.67" over the rows of each day: where what stands behind the same words again and
// again is nearly always the balance that the page begins or ends with, or that of the rows above or below, it is tested on the others.
import type { PrintedCheck } from '../../reconciliation/provePeriod.js';
import type { Ledger } from '../accounts/ledgers.js';
import { labelBeside } from '../facts/figures.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import { magnitude } from '../interpretation/values.js';
import type { AmountToken } from '../tokens/amounts.js';
import { foldText } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import type { StrayContext } from './strayFigures.js';

const FEWEST = 3;
const FEWEST_RIGHT = 2;
/** Of the figures behind the same words, or one of few. */
const MOST_WRONG = 0.1;

/** What a figure would be by what its words may mean: the balance at that place, or at the next or the last such figure; the one its page begins or ends with. */
type Side = 'here' | 'next' | 'previous' | 'begins' | 'ends';

interface Figure {
  label: string;
  value: number;
  /** So many rows stand above it. */
  above: number;
  page: number;
  line: number;
  source: PrintedCheck['source'];
}

interface Told {
  key: string;
  /** A day by itself is all its words. */
  isOfDay: boolean;
  figure: Figure;
}

export function balancesInWords({ firstLine, lastLine }: Pick<Ledger, 'firstLine' | 'lastLine'>, rows: readonly SolvedRow[], start: number | null, context: StrayContext): PrintedCheck[] {
  const isInOrder = rows.every(({ amountLine }, at) => at === 0 || amountLine >= rows[at - 1]!.amountLine);
  if (start === null || rows.length === 0 || !isInOrder) return [];
  const byWords = new Map<string, Figure[]>();
  const told = figuresOf(rows, context);
  const placesOfDays = told.flatMap(({ isOfDay, figure }) => (isOfDay ? [figure.above] : []));
  const crowded = new Set(placesOfDays.filter((place, at) => place === placesOfDays[at - 1]));
  for (const { key, figure, isOfDay } of told) {
    // Several days with no row between are a list of their own.
    if (isOfDay && crowded.has(figure.above)) continue;
    // Other periods on the same pages say the same of their own.
    if (figure.line < firstLine || figure.line > lastLine) continue;
    const list = byWords.get(key);
    if (list) list.push(figure);
    else byWords.set(key, [figure]);
  }
  // Where no row prints its balance, nothing else may tell which way time runs.
  const orders = [false, true].map((isDescending) => balancesBetween(rows, start, isDescending));
  const pages = rowsOfPages(rows, context);
  return [...byWords.values()].filter((figures) => figures.length >= FEWEST).flatMap((figures) => {
    const isOncePerPage = new Set(figures.map(({ page }) => page)).size === figures.length;
    const sides: Side[] = isOncePerPage ? ['here', 'next', 'previous', 'begins', 'ends'] : ['here', 'next', 'previous'];
    const meanings = sides.flatMap((side) => orders.map((balances) => figures.map((figure, at): number => {
      const rowsAbove = { here: figure.above, next: figures[at + 1]?.above ?? rows.length, previous: figures[at - 1]?.above ?? 0, ...pages.get(figure.page)! }[side];
      return Math.abs(balances[rowsAbove]!);
    })));
    return contradictions(figures, meanings);
  });
}

/** By the meaning that most of them agree with. */
function contradictions(figures: readonly Figure[], meanings: readonly (readonly number[])[]): PrintedCheck[] {
  const wrongBy = meanings.map((balances) => figures.flatMap(({ label, value, source }, at): PrintedCheck[] => (value === balances[at] ? [] : [{ kind: 'other', label, expected: value, actual: balances[at]!, source }])));
  const wrong = wrongBy.reduce((fewest, other) => (other.length < fewest.length ? other : fewest));
  const isWrong = new Set(wrong.map(({ source }) => source));
  // The same balance again and again may be anything.
  const right = new Set(figures.filter(({ source }) => !isWrong.has(source)).map(({ value }) => value)).size;
  return right < FEWEST_RIGHT || wrong.length > Math.max(1, MOST_WRONG * figures.length) ? [] : wrong;
}

/** Above the first row, between each two, and below the last. */
function balancesBetween(rows: readonly SolvedRow[], start: number, isDescending: boolean): number[] {
  const balances = [start];
  for (const { amount } of isDescending ? rows.toReversed() : rows) balances.push(balances.at(-1)! + amount);
  return isDescending ? balances.reverse() : balances;
}

/** How many rows stand above the first one of each page, and above what follows its last one. */
function rowsOfPages(rows: readonly SolvedRow[], { lines }: StrayContext): Map<number, { begins: number; ends: number }> {
  const pages = new Map<number, { begins: number; ends: number }>();
  rows.forEach(({ amountLine }, at) => {
    const { page } = lines[amountLine]!.line;
    pages.set(page, { begins: pages.get(page)?.begins ?? at, ends: at + 1 });
  });
  return pages;
}

function figuresOf(rows: readonly SolvedRow[], context: StrayContext): Told[] {
  const { lines, form, decimals, sourceOf } = context;
  const pages = rowsOfPages(rows, context);
  // At the head of a page lines may have been taken for text of the last row of the page before.
  const ofRows = new Set(rows.flatMap(({ amountLine, balanceLine }) => [amountLine, balanceLine]));
  let above = 0;
  return lines.flatMap((line, index) => {
    while (above < rows.length && rows[above]!.amountLine < index) above += 1;
    const { page } = line.line;
    if (!pages.has(page) || ofRows.has(index)) return [];
    const money = line.amounts.filter((token) => token.isMoney);
    return money.flatMap((token, at): Told[] => {
      const label = money.length === 1 ? wordsBeside(line, token) : wordsBefore(line, token) || labelBeside(lines, index, token).text;
      const words = foldText(label).replace(/[^\p{L}]/gu, '');
      // A day by itself says as much as words do: "05.01.2026   68'727.67" over the rows of that day.
      const isOfDay = words === '' && money.length === 1 && line.dates.length === 1;
      if (!isOfDay && !/\p{L}{3}/u.test(label)) return [];
      // Sums of both sides and the balance behind the same words.
      return [{ key: `${words} ${money.length - at}`, isOfDay, figure: { label, value: magnitude(token, form, decimals), above, page, line: index, source: sourceOf(token, index) } }];
    });
  });
}

/** All words of its line, whatever stands above the figure. */
function wordsBeside({ line: { words } }: TokenLine, { first, last }: AmountToken): string {
  return words.flatMap(({ text }, at) => (at >= first && at <= last ? [] : [text])).join(' ');
}

/** "Day total   561.53   0.00   18,810.84": the nearest words on its left, past other figures. */
function wordsBefore({ line: { words }, amounts }: TokenLine, { first }: AmountToken): string {
  const before = amounts.filter(({ last }) => last < first);
  const isFigure = (at: number): boolean => before.some((other) => at >= other.first && at <= other.last);
  let end = first;
  while (end > 0 && isFigure(end - 1)) end -= 1;
  let from = end;
  while (from > 0 && !isFigure(from - 1)) from -= 1;
  return words.slice(from, end).map(({ text }) => text).join(' ');
}
