// One table for an account that is kept in two currencies: a column of figures for each, headed by its currency, and every row fills one of
// them. Each becomes a ledger of its own.
import { columnOf, type TableKind } from '../columns/tables.js';
import { overlap, splitAtGaps } from '../columns/pieces.js';
import { currencyNamed } from '../tokens/currencies.js';
import type { AmountToken } from '../tokens/amounts.js';
import { foldText } from '../tokens/plainText.js';
import type { Checkpoint, RawRow, TotalLine } from '../rows/stream.js';
import type { TokenLine } from '../tokens/tokenize.js';
import type { Ledger, LedgerItem } from './ledgers.js';

/** Between headings, in sizes of type. */
const GAP = 0.75;

interface CurrencyColumn {
  column: number;
  /** null: named, but several countries call theirs so. */
  currency: string | null;
  name: string;
}

export function splitByCurrencyColumns(ledgers: readonly Ledger[], kinds: readonly TableKind[], lines: readonly TokenLine[]): Ledger[] {
  return ledgers.flatMap((ledger) => {
    const columns = columnsOf(ledger, kinds, lines);
    if (columns === null) return [ledger];
    const parts = columns.map((column) => partOf(ledger, column, columns, kinds, lines));
    return parts.filter((part) => parts.length === 1 || !isOfNoughts(part));
  });
}

/** The other currency of the contract, in which nothing was bought and nothing is owed. */
function isOfNoughts({ items, openings, closings }: Ledger): boolean {
  const balances = [...items, ...openings, ...closings];
  return balances.every((item) => item.type !== 'row' && isZero(item.amount));
}

function isZero({ number }: AmountToken): boolean {
  return !/[1-9]/.test(number.raw);
}

/** null unless two columns are headed by currencies and every row with a day of its own fills one of them: a nought beside it is no figure. */
function columnsOf(ledger: Ledger, kinds: readonly TableKind[], lines: readonly TokenLine[]): CurrencyColumn[] | null {
  const rows = ledger.items.filter((item): item is RawRow => item.type === 'row' && !item.isDateCarried);
  const kind = rows[0]?.kind;
  if (kind === undefined || rows.some((row) => row.kind !== kind)) return null;
  const [a, b, ...more] = headedByCurrency(kinds[kind]!, rows[0]!, ledger, lines);
  // "Débito (R$)" and "Créditos (BRL)" are of one currency.
  if (!a || !b || more.length > 0 || a.name === b.name || (a.currency !== null && a.currency === b.currency)) return null;
  const fills = ({ cells }: RawRow, { column }: CurrencyColumn): boolean => cells[column] !== null && !isZero(cells[column]!);
  const isApart = rows.every((row) => fills(row, a) !== fills(row, b) && row.cells.every((cell, at) => cell === null || at === a.column || at === b.column || isInText(kinds[kind]!, at, a, b)));
  return isApart ? [a, b] : null;
}

/** What a purchase cost abroad: "PALACE (DOM,USD, 39,00)", under no heading and before both. */
function isInText({ amounts }: TableKind, at: number, a: CurrencyColumn, b: CurrencyColumn): boolean {
  return amounts[at]!.heading === null && amounts[at]!.headingText === null && amounts[at]!.x1 < Math.min(amounts[a.column]!.x0, amounts[b.column]!.x0);
}

/** The columns under the nearest line above the first row that names currencies over two of them. */
function headedByCurrency({ amounts, fontSize }: TableKind, { lines: [first] }: RawRow, ledger: Ledger, lines: readonly TokenLine[]): CurrencyColumn[] {
  const columns = (names: readonly NamedPlace[]): CurrencyColumn[] =>
    names.flatMap(({ currency, name, x0, x1 }) => {
      const column = amounts.findIndex((item) => overlap(item, { x0: x0 - fontSize, x1: x1 + fontSize }) > 0);
      return column < 0 ? [] : [{ column, currency, name }];
    });
  const isOverTwo = (names: readonly NamedPlace[]): boolean => new Set(columns(names).map(({ column }) => column)).size >= 2;
  return columns(currenciesAbove(first!, ledger, lines, isOverTwo));
}

interface NamedPlace {
  currency: string | null;
  name: string;
  x0: number;
  x1: number;
}

/** Currencies named in the nearest line without money above another that names them as asked for. */
function currenciesAbove(below: number, { firstLine }: Ledger, lines: readonly TokenLine[], isWanted: (names: readonly NamedPlace[]) => boolean): NamedPlace[] {
  for (let index = below - 1; index >= Math.max(0, firstLine); index -= 1) {
    const { line, amounts } = lines[index]!;
    if (amounts.some((token) => token.isMoney)) continue;
    const names = splitAtGaps(line.words, GAP).flatMap((piece) => {
      const name = foldText(piece.at(-1)!.text).replace(/[().]/g, '');
      const currency = currencyNamed(name);
      return currency === undefined ? [] : [{ currency, name, x0: piece[0]!.box[0], x1: piece.at(-1)!.box[2] }];
    });
    if (isWanted(names)) return names;
  }
  return [];
}

function partOf(ledger: Ledger, own: CurrencyColumn, all: readonly CurrencyColumn[], kinds: readonly TableKind[], lines: readonly TokenLine[]): Ledger {
  const kind = kinds[ledger.items.find((item): item is RawRow => item.type === 'row')!.kind]!;
  const other = all.find((column) => column !== own);
  const isOwn = (token: AmountToken, line: number): boolean => {
    const column = columnOf(token, kind.amounts, kind.fontSize);
    if (column === own.column || column === other?.column) return column === own.column;
    const named = all.find(({ currency }) => currency !== null && currency === token.currency) ?? all.find(({ name }) => name === headedAs(token, line));
    return named === undefined ? own === all[0] : named === own;
  };
  /** The summary beside the rows may have columns of its own for the two. */
  const headedAs = ({ box }: AmountToken, line: number): string | undefined => {
    const names = currenciesAbove(line, ledger, lines, (found) => all.every(({ name }) => found.some((item) => item.name === name)));
    return names.find((place) => overlap(place, { x0: box[0], x1: box[2] }) > 0)?.name;
  };
  const checkpoint = (item: Checkpoint): Checkpoint[] => {
    // The figures of both stand behind one label; the item has the last of them.
    const token = lines[item.line]!.amounts.findLast((figure) => (figure.isMoney || figure === item.amount) && isOwn(figure, item.line));
    return token ? [{ ...item, amount: token, column: item.column < 0 ? item.column : own.column }] : [];
  };
  const row = (item: RawRow): LedgerItem[] => {
    const cells = item.cells.map((cell, column) => (column === own.column ? cell : null));
    return cells[own.column] === null || isZero(cells[own.column]!) ? [] : [{ ...item, cells }];
  };
  const total = (item: TotalLine): TotalLine[] => {
    const figures = item.amounts.filter((token) => isOwn(token, item.line));
    return figures.length === 0 ? [] : [{ ...item, amounts: figures, cells: item.cells.map((cell) => (cell !== null && isOwn(cell, item.line) ? cell : null)) }];
  };
  const account = ledger.account && { ...ledger.account, ...(own.currency === null ? {} : { currency: own.currency }) };
  return {
    ...ledger,
    account,
    currencySign: account === null ? own.name : ledger.currencySign,
    ...(own.currency === null && other?.currency ? { otherCurrency: other.currency } : {}),
    items: ledger.items.flatMap((item): LedgerItem[] => (item.type === 'row' ? row(item) : checkpoint(item))),
    openings: ledger.openings.flatMap(checkpoint),
    closings: ledger.closings.flatMap(checkpoint),
    carries: ledger.carries.flatMap(checkpoint),
    totals: ledger.totals.flatMap(total),
  };
}
