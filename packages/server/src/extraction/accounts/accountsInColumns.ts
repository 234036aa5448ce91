// Several accounts in one table, each in a column of signed amounts under its own number, with what each began and ended with above and below:
// "Account 001-4410   Account 002-4410". Arithmetic tells: each column by itself leads from its first figure to its last.
import { extent, overlap, splitAtGaps } from '../columns/pieces.js';
import { columnOf, type TableKind } from '../columns/tables.js';
import type { Word } from '../model.js';
import type { Checkpoint, RawRow } from '../rows/stream.js';
import type { AmountToken } from '../tokens/amounts.js';
import { joinedText, squash } from '../tokens/plainText.js';
import { rowsOf, type Ledger } from './ledgers.js';
import type { SplitContext } from './unnumberedAccounts.js';

type Context = Pick<SplitContext, 'kinds' | 'lines' | 'valueOf'>;

interface Account {
  column: number;
  number: string;
  opening: Checkpoint;
  closing: Checkpoint;
}

const FEWEST_ROWS = 4;
/** Between headings, in sizes of type. */
const GAP = 0.75;
/** A number from the end of its column, in sizes of type. */
const END = 0.5;
/** From the rows to the line of what the accounts began or ended with, and from there to the headings. */
const NEAR_LINES = 4;
const NUMBER = /[\dX*][\dX*./ -]*\d{2}/;
const IS_SIDE: ReadonlySet<string | null> = new Set(['debit', 'credit', 'balance']);

export function splitAccountsInColumns(ledgers: readonly Ledger[], context: Context): Ledger[] {
  return ledgers.flatMap((ledger) => {
    const accounts = accountsOf(ledger, context);
    return accounts === null ? [ledger] : accounts.map((account) => partOf(ledger, account));
  });
}

function accountsOf(ledger: Ledger, context: Context): Account[] | null {
  const rows = rowsOf(ledger);
  const [first] = rows;
  const kind = context.kinds[first?.kind ?? -1];
  if (!first || !kind || rows.length < FEWEST_ROWS || rows.some((row) => row.kind !== kind.id)) return null;
  const columns = [...kind.amounts.keys()].filter((at) => rows.some(({ cells }) => cells[at] !== null));
  if (columns.length < 2 || columns.some((at) => IS_SIDE.has(kind.amounts[at]!.heading))) return null;
  const below = lineOfAll(columns, rows.at(-1)!.lines.at(-1)!, 1, kind, context);
  if (below === null) return null;
  // Under words nobody knows, and with a day of its own, the line of what they began with reads as a row.
  const whole = first.lines.find((index) => columns.every((at) => first.cells[at] && context.lines[index]!.amounts.includes(first.cells[at])));
  const asRow = whole === undefined ? null : accountsBetween(whole, below, rows.slice(1), columns, kind, context);
  return asRow ?? accountsBetween(lineOfAll(columns, first.lines[0]!, -1, kind, context), below, rows, columns, kind, context);
}

function accountsBetween(above: number | null, below: number, rows: readonly RawRow[], columns: readonly number[], kind: TableKind, context: Context): Account[] | null {
  const { lines, valueOf } = context;
  const numbers = above === null ? null : numbersOver(columns, above, kind, context);
  if (above === null || numbers === null) return null;
  const accounts = columns.map((column, at): Account => ({
    column,
    number: numbers[at]!,
    opening: { type: 'checkpoint', kind: kind.id, label: 'opening', text: lines[above]!.text, line: above, amount: tokenIn(column, above, kind, context)!, date: null, column },
    closing: { type: 'checkpoint', kind: kind.id, label: 'closing', text: lines[below]!.text, line: below, amount: tokenIn(column, below, kind, context)!, date: null, column },
  }));
  const leads = accounts.filter(({ column, opening, closing }) => rows.reduce((sum, { cells }) => sum + (cells[column] ? valueOf(cells[column]) : 0), valueOf(opening.amount)) === valueOf(closing.amount));
  // A misprint in one of them must not hide what the columns are.
  return leads.length >= columns.length - 1 ? accounts : null;
}

/** The next line above or below the rows with a figure in each of the columns. */
function lineOfAll(columns: readonly number[], from: number, way: 1 | -1, kind: TableKind, context: Context): number | null {
  for (let index = from + way, steps = 0; steps < NEAR_LINES && context.lines[index]; index += way, steps += 1) {
    if (columns.every((column) => tokenIn(column, index, kind, context) !== undefined)) return index;
  }
  return null;
}

function tokenIn(column: number, index: number, { amounts, fontSize }: TableKind, { lines }: Context): AmountToken | undefined {
  return lines[index]!.amounts.find((token) => token.isMoney && columnOf(token, amounts, fontSize) === column);
}

/** Of one line, a number of its own over each column. */
function numbersOver(columns: readonly number[], below: number, kind: TableKind, { lines }: Context): string[] | null {
  for (let index = below - 1; index >= Math.max(0, below - NEAR_LINES); index -= 1) {
    const { words } = lines[index]!.line;
    const over = [overEach(columns, splitAtGaps(words, GAP), kind), endingAtEach(columns, words, kind)];
    const numbers = over.map((texts) => texts.flatMap((text) => NUMBER.exec(text)?.[0] ?? [])).find((own) => new Set(own).size === columns.length);
    if (numbers) return numbers;
  }
  return null;
}

function overEach(columns: readonly number[], pieces: readonly Word[][], { amounts, fontSize }: TableKind): string[] {
  return columns.flatMap((column) => {
    const place = { x0: amounts[column]!.x0 - fontSize, x1: amounts[column]!.x1 };
    const over = pieces.find((piece) => overlap(extent(piece), place) > 0);
    return over ? [joinedText(over)] : [];
  });
}

/** Numbers as wide as their columns stand no more than a space apart: each ends with its column. */
function endingAtEach(columns: readonly number[], words: readonly Word[], { amounts, fontSize }: TableKind): string[] {
  const edges = [-Infinity, ...columns.map((column) => amounts[column]!.x1 + END * fontSize)];
  return columns.map((_, at) => joinedText(words.filter(({ box }) => box[2] > edges[at]! && box[2] <= edges[at + 1]!)));
}

function partOf(ledger: Ledger, { column, number, opening, closing }: Account): Ledger {
  const only = <T>(cells: readonly (T | null)[]): (T | null)[] => cells.map((cell, at) => (at === column ? cell : null));
  const rows = rowsOf(ledger).flatMap((row): RawRow[] => (row.cells[column] && !row.lines.includes(opening.line) ? [{ ...row, cells: only(row.cells), held: row.held ?? row.cells }] : []));
  const totals = ledger.totals.filter(({ line }) => line !== opening.line && line !== closing.line);
  return {
    ...ledger,
    account: { line: opening.line, number, key: squash(number), isCard: false },
    items: [opening, ...rows, closing],
    openings: [opening],
    closings: [closing],
    carries: [],
    totals: totals.flatMap((total) => (total.cells[column] ? [{ ...total, amounts: [total.cells[column]], cells: only(total.cells) }] : [])),
  };
}
