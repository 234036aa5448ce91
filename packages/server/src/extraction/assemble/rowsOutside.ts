// Lines that were not taken for rows although they look like those that were: at the head or the foot of the list, where an amount and its balance
// go on to theirs; their day may stand on a page that is missing.
import type { Ledger } from '../accounts/ledgers.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import { magnitude } from '../interpretation/values.js';
import { joinedText, squash } from '../tokens/plainText.js';
import { labelKind } from '../vocabulary/labels.js';
import type { DocumentContext } from './documentContext.js';

type Context = Pick<DocumentContext, 'lines' | 'isRow' | 'form' | 'decimals'>;

/** From a row of the list to the next one, at most. */
const LINES_OF_ROW = 8;
/** In sizes of type: figures of one column. */
const SAME_COLUMN = 0.5;

export function areRowsOutside(solved: readonly SolvedRow[], ledger: Ledger, isDescending: boolean, context: Context): boolean {
  const [first, last] = [solved[0], solved.at(-1)];
  if (!first || !last) return false;
  const known = new Set([...ledger.openings, ...ledger.closings, ...ledger.totals].map(({ line }) => line));
  const linesFrom = (row: SolvedRow, step: 1 | -1): number[] => {
    const from = step < 0 ? row.row.lines[0]! : row.row.lines.at(-1)!;
    const near = Array.from({ length: LINES_OF_ROW }, (_, at) => from + step * (at + 1)).filter((index) => context.lines[index]?.line.page === context.lines[from]!.line.page);
    const end = near.findIndex((index) => context.isRow[index]);
    return end < 0 ? near : near.slice(0, end);
  };
  return linesFrom(first, -1).some((index) => !known.has(index) && goesOn(index, first, !isDescending, context)) || linesFrom(last, 1).some((index) => !known.has(index) && goesOn(index, last, isDescending, context));
}

/** Its balance is that before the row where it is the older of the two; where it is the newer, that behind it by its own amount. */
function goesOn(index: number, { amount, balance, balanceToken, amountToken }: SolvedRow, isOlder: boolean, { lines, form, decimals }: Context): boolean {
  const { line, amounts, dates } = lines[index]!;
  if (!balanceToken || balance === null || dates.length > 0) return false;
  const figures = amounts.filter(({ isMoney }) => isMoney);
  const own = figures.find(({ x1 }) => Math.abs(x1 - balanceToken.x1) < SAME_COLUMN * line.fontSize);
  const other = figures.find((token) => token !== own && token.last < (own?.first ?? 0));
  if (!own || !other || own.box[0] <= amountToken.box[0] || labelKind(squash(joinedText(line.words.slice(0, other.first)))) !== null) return false;
  const [printed, moved] = [own, other].map((token) => magnitude(token, form, decimals)) as [number, number];
  if (moved === 0) return false;
  return isOlder ? printed === Math.abs(balance - amount) : [printed - moved, printed + moved, moved - printed].includes(Math.abs(balance));
}
