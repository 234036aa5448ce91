// "Saldo sidans början 3 481,33   Saldo sidans slut 6 459,50" on every page, "Salio la mwisho wa mwezi 11/2025   49,021.83" below the rows of
// each month, in words that nobody knows: where what stands behind the same words again and again is nearly always the balance that the page
// begins or ends with, or that of the rows above, it is tested on the others.
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

type Side = 'begins' | 'ends' | 'above';

interface Figure {
  label: string;
  value: number;
  /** What it would be, by what the words may mean. */
  balances: Record<Side, number>;
  page: number;
  line: number;
  source: PrintedCheck['source'];
}

export function balancesInWords({ firstLine, lastLine }: Pick<Ledger, 'firstLine' | 'lastLine'>, rows: readonly SolvedRow[], start: number | null, isDescending: boolean, context: StrayContext): PrintedCheck[] {
  const isInOrder = rows.every(({ amountLine }, at) => at === 0 || amountLine >= rows[at - 1]!.amountLine);
  if (start === null || isDescending || rows.length === 0 || !isInOrder) return [];
  const byWords = new Map<string, Figure[]>();
  for (const figure of figuresOf(rows, start, context)) {
    // Other periods on the same pages say the same of their own.
    if (figure.line < firstLine || figure.line > lastLine) continue;
    const words = foldText(figure.label).replace(/[^\p{L}]/gu, '');
    const list = byWords.get(words);
    if (list) list.push(figure);
    else byWords.set(words, [figure]);
  }
  return [...byWords.values()].filter((figures) => figures.length >= FEWEST).flatMap((figures) => {
    const isOncePerPage = new Set(figures.map(({ page }) => page)).size === figures.length;
    return (isOncePerPage ? (['begins', 'ends', 'above'] as const) : (['above'] as const)).flatMap((side) => contradictions(figures, side));
  });
}

function contradictions(figures: readonly Figure[], side: Side): PrintedCheck[] {
  const wrong = figures.filter(({ value, balances }) => Math.abs(balances[side]) !== value);
  // The same balance again and again may be anything.
  const right = new Set(figures.filter((figure) => !wrong.includes(figure)).map(({ value }) => value)).size;
  if (right < FEWEST_RIGHT || wrong.length > Math.max(1, MOST_WRONG * figures.length)) return [];
  return wrong.map(({ label, value, balances, source }) => ({ kind: 'other', label, expected: value, actual: Math.abs(balances[side]), source }));
}

function figuresOf(rows: readonly SolvedRow[], start: number, { lines, form, decimals, sourceOf }: StrayContext): Figure[] {
  const pageOf = (line: number): number => lines[line]!.line.page;
  const pages = new Map<number, { begins: number; ends: number }>();
  let sum = start;
  for (const { amount, amountLine } of rows) {
    const page = pageOf(amountLine);
    const { begins } = pages.get(page) ?? { begins: sum };
    sum += amount;
    pages.set(page, { begins, ends: sum });
  }
  // At the head of a page lines may have been taken for text of the last row of the page before.
  const ofRows = new Set(rows.flatMap(({ amountLine, balanceLine }) => [amountLine, balanceLine]));
  let next = 0;
  let above = start;
  return lines.flatMap((line, index) => {
    for (; next < rows.length && rows[next]!.amountLine < index; next += 1) above += rows[next]!.amount;
    const own = pages.get(line.line.page);
    if (own === undefined || ofRows.has(index)) return [];
    const money = line.amounts.filter((token) => token.isMoney);
    return money.flatMap((token): Figure[] => {
      const label = money.length === 1 ? wordsBeside(line, token) : labelBeside(lines, index, token).text;
      if (!/\p{L}{3}/u.test(label)) return [];
      return [{ label, value: magnitude(token, form, decimals), balances: { ...own, above }, page: line.line.page, line: index, source: sourceOf(token, index) }];
    });
  });
}

/** All words of its line, whatever stands above the figure. */
function wordsBeside({ line: { words } }: TokenLine, { first, last }: AmountToken): string {
  return words.flatMap(({ text }, at) => (at >= first && at <= last ? [] : [text])).join(' ');
}
