// "Total deposits" under a list of accounts: what their balances come to, in one currency, and no sum of any rows.
import type { Ledger } from '../accounts/ledgers.js';
import { wordsOf } from '../accounts/listedBalances.js';
import { printedValue } from '../interpretation/values.js';
import type { AmountToken } from '../tokens/amounts.js';
import type { NumberForm } from '../tokens/numbers.js';
import type { TokenLine } from '../tokens/tokenize.js';

interface OverviewInput {
  ledgers: readonly Ledger[];
  lines: readonly TokenLine[];
  isRow: Uint8Array;
  form: NumberForm;
}

/** Lines of one overview, at most. */
const MOST_LINES = 15;
/** Shorter ones are found in too many numbers. */
const SHORTEST_KEY = 4;

/** What the last figures of the lines come to, from the first of two different accounts that are listed one below the other downwards. */
export function sumsOfOverview(input: OverviewInput, decimals: number): number[] {
  const keys = new Set(input.ledgers.flatMap(({ account }) => (account && account.key.length >= SHORTEST_KEY ? [account.key] : [])));
  if (keys.size < 2) return [];
  const keyOn = (line: TokenLine): string | undefined => {
    const words = wordsOf(line);
    return [...keys].find((key) => words.includes(key));
  };
  const listed = input.lines.map((line, index) => (input.isRow[index] === 0 && lastMoney(line) ? keyOn(line) : undefined));
  return listed.flatMap((key, index) => (key && listed[index + 1] && listed[index + 1] !== key ? sumsBelow(index, input, decimals) : []));
}

function sumsBelow(first: number, { lines, isRow, form }: OverviewInput, decimals: number): number[] {
  const column = lastMoney(lines[first]!)!;
  const sums: number[] = [];
  let sum = 0;
  for (let index = first; index < Math.min(lines.length, first + MOST_LINES) && isRow[index] === 0; index += 1) {
    const figure = lastMoney(lines[index]!);
    if (!figure || lines[index]!.line.page !== lines[first]!.line.page || Math.abs(figure.x1 - column.x1) > lines[index]!.line.fontSize) continue;
    sum += printedValue(figure, form, decimals);
    if (index > first) sums.push(Math.abs(sum));
  }
  return sums;
}

function lastMoney({ amounts }: TokenLine): AmountToken | undefined {
  return amounts.findLast((token) => token.isMoney);
}
