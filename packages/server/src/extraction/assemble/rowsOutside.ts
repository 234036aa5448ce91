// Lines that were not taken for rows although they look like those that were: at the head or the foot of the list, where an amount and its balance
// go on to theirs; their day may stand on a page that is missing.
import type { Ledger } from '../accounts/ledgers.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import { magnitude } from '../interpretation/values.js';
import type { AmountToken } from '../tokens/amounts.js';
import { joinedText, squash } from '../tokens/plainText.js';
import { labelKind } from '../vocabulary/labels.js';
import type { DocumentContext } from './documentContext.js';

type Context = Pick<DocumentContext, 'lines' | 'isRow' | 'form' | 'decimals' | 'layout'>;

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
  const isNew = (index: number): boolean => !known.has(index) && context.lines[index]!.dates.length === 0;
  const isBeside = linesFrom(first, -1).some((index) => isNew(index) && goesOn(index, first, !isDescending, context)) || linesFrom(last, 1).some((index) => isNew(index) && goesOn(index, last, isDescending, context));
  return isBeside || isAboveBalance(solved, ledger, known, context) || isElsewhere(solved, isDescending, context);
}

/** Pages in another order: lines that begin with a day, wherever they stand, whose figures are in the columns of the rows and go on from these, or from each other. */
function isElsewhere(solved: readonly SolvedRow[], isDescending: boolean, context: Context): boolean {
  const [first, last] = [solved[0]!, solved.at(-1)!];
  const [oldest, newest] = isDescending ? [last, first] : [first, last];
  if (!oldest.balanceToken || !newest.balanceToken) return false;
  const ends = [...new Set(solved.map(({ row }) => row.kind))].flatMap((kind) => context.layout.kinds[kind]!.amounts.map(({ x1 }) => x1));
  let above: [before: number, after: number] | null = null;
  return context.lines.some(({ line, dates: [day] }, index) => {
    if (context.isRow[index] || day?.first !== 0) return false;
    const figures = figuresOf(index, newest, context);
    if (!figures || !ends.some((end) => Math.abs(end - figures.other.x1) < SAME_COLUMN * line.fontSize)) return false;
    const goesOnHere = goesOn(index, newest, false, context) || goesOn(index, oldest, true, context);
    const isChained = above !== null && figures.moved !== 0 && above[0] !== 0 && (Math.abs(figures.printed - above[1]) === figures.moved || Math.abs(figures.printed - above[1]) === above[0]);
    above = [figures.moved, figures.printed];
    return goesOnHere || isChained;
  });
}

/** Between the headings and what is taken for the balance to begin with, but is that of a day: figures where those of the rows stand. */
function isAboveBalance(solved: readonly SolvedRow[], { openings }: Ledger, known: ReadonlySet<number>, { lines, isRow, layout }: Context): boolean {
  const [{ row, amountLine }] = solved as [SolvedRow, ...SolvedRow[]];
  const opening = openings.findLast(({ line, label }) => line < row.lines[0]! && label === 'balance');
  const head = layout.kinds[row.kind]!.headers.findLast(({ last }) => last < row.lines[0]!);
  if (!opening || !head || lines[head.last]!.line.page !== lines[amountLine]!.line.page) return false;
  const ends = solved.map(({ amountToken }) => amountToken.x1);
  return lines.some(({ line, amounts, dates }, index) => {
    if (index <= head.last || index >= opening.line || isRow[index] || known.has(index) || dates.length > 0) return false;
    const figure = amounts.find(({ isMoney }) => isMoney);
    if (!figure || !ends.some((end) => Math.abs(end - figure.x1) < SAME_COLUMN * line.fontSize)) return false;
    const text = joinedText(line.words.slice(0, figure.first));
    return /\p{L}{3}/u.test(text) && labelKind(squash(text)) === null;
  });
}

/** Its balance is that before the row where it is the older of the two; where it is the newer, that behind it by its own amount. */
function goesOn(index: number, row: SolvedRow, isOlder: boolean, context: Context): boolean {
  const figures = figuresOf(index, row, context);
  if (!figures || figures.moved === 0) return false;
  const { printed, moved } = figures;
  return isOlder ? printed === Math.abs(row.balance! - row.amount) : [printed - moved, printed + moved, moved - printed].includes(Math.abs(row.balance!));
}

/** A figure in the column of the row's balance, and what moved it left of that; null on a line that is called a balance. */
function figuresOf(index: number, { balance, balanceToken, amountToken }: SolvedRow, { lines, form, decimals }: Context): { printed: number; moved: number; other: AmountToken } | null {
  const { line, amounts } = lines[index]!;
  if (!balanceToken || balance === null) return null;
  const figures = amounts.filter(({ isMoney }) => isMoney);
  const own = figures.find(({ x1 }) => Math.abs(x1 - balanceToken.x1) < SAME_COLUMN * line.fontSize);
  const other = figures.find((token) => token !== own && token.last < (own?.first ?? 0));
  if (!own || !other || own.box[0] <= amountToken.box[0] || labelKind(squash(joinedText(line.words.slice(0, other.first)))) !== null) return null;
  const [printed, moved] = [own, other].map((token) => magnitude(token, form, decimals)) as [number, number];
  return { printed, moved, other };
}
