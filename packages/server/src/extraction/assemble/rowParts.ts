// "Gross 52.65   Fee -1.87   Net 50.78": rows whose amount is made of two other figures of theirs.
import type { PrintedCheck } from '../../reconciliation/provePeriod.js';
import { isMisprint } from '../../reconciliation/misreading.js';
import { addTo } from '../groups.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import { printedValue } from '../interpretation/values.js';
import type { NumberForm } from '../tokens/numbers.js';
import type { StrayContext } from './strayFigures.js';

interface FigureContext {
  form: NumberForm;
  decimals: number;
}

function partsOf({ row, amountToken, balanceToken }: SolvedRow, { form, decimals }: FigureContext): number[] {
  return row.cells.flatMap((cell) => (cell && cell !== amountToken && cell !== balanceToken ? [printedValue(cell, form, decimals)] : []));
}

/** By accident two figures of a row may come to its amount. */
const FEWEST = 3;

export function areOfParts(rows: readonly SolvedRow[], context: FigureContext): boolean {
  const isMade = (row: SolvedRow): boolean => {
    const parts = partsOf(row, context);
    return parts.some((one, at) => one !== 0 && parts.slice(at + 1).some((other) => other !== 0 && one + other === row.amount));
  };
  return rows.filter(isMade).length >= FEWEST;
}

/** The amount is what is left of another figure and a fee, wherever a row prints both. */
export function areNet(rows: readonly SolvedRow[], context: FigureContext): boolean {
  const charged = rows.map((row) => ({ row, parts: partsOf(row, context).filter((part) => part !== 0) })).filter(({ parts }) => parts.length === 2);
  return charged.length > 0 && charged.every(({ row, parts }) => parts[0]! + parts[1]! === row.amount);
}

/** Figures of rows that say something else than their amount. */
export function partMisses(rows: readonly SolvedRow[], context: StrayContext): PrintedCheck[] {
  return [...missesOfParts(rows, context), ...missesOfCopies(rows, context)];
}

/** Of the rows that print their amount once more ("in the currency of the card"), or what it is made of, at least. */
const MOST = 0.5;

/** A row that prints its amount twice, as others do, and once with another digit. A figure in another currency differs in more, what is paid in instalments is a multiple of one, or one of it, and a fee beside both says why they differ. */
function missesOfCopies(rows: readonly SolvedRow[], context: StrayContext): PrintedCheck[] {
  const places = new Map<string, { row: SolvedRow; value: number }[]>();
  for (const row of rows) {
    copiesOn(row, context).forEach((value, at) => {
      const key = `${row.row.kind} ${at}`;
      addTo(places, key, { row, value });
    });
  }
  return [...places.values()].flatMap((copies): PrintedCheck[] => {
    const same = copies.filter(({ row, value }) => value === Math.abs(row.amount)).length;
    if (same < (copies.every(({ row }) => isNetOfTwo(row, context)) ? FEWEST_NET : FEWEST) || same < MOST * copies.length) return [];
    const missed = copies.filter(({ row, value }) => isMisprint(value, Math.abs(row.amount)) && value % row.amount !== 0 && row.amount % value !== 0 && !copiesOn(row, context).includes(Math.abs(value - Math.abs(row.amount))));
    return missed.map(({ row, value }) => ({ kind: 'other', label: 'Amount once more', expected: value, actual: Math.abs(row.amount), source: context.sourceOf(row.amountToken, row.amountLine) }));
  });
}

/** "Amount 290.83   Interest 72.92   Principal 217.91": what is left of two figures of the row stands nowhere else. */
const FEWEST_NET = 2;

function isNetOfTwo({ amount, amountToken }: SolvedRow, { form, decimals }: FigureContext): boolean {
  return Math.abs(printedValue(amountToken, form, decimals)) !== Math.abs(amount);
}

/** What stands on the line of the amount beside it and the balance, from left to right. */
function copiesOn({ amountToken, balanceToken, amountLine }: SolvedRow, { lines, form, decimals }: StrayContext): number[] {
  const others = lines[amountLine]!.amounts.filter((token) => token.isMoney && token.first !== amountToken.first && token.first !== balanceToken?.first);
  return others.map((token) => Math.abs(printedValue(token, form, decimals)));
}

/** A row whose amount and parts would agree with one digit changed, where those of other rows do. */
function missesOfParts(rows: readonly SolvedRow[], context: StrayContext): PrintedCheck[] {
  const ofTwo = rows.map((row) => ({ row, parts: partsOf(row, context) })).filter(({ parts }) => parts.length === 2);
  // Many a fee is nought: those rows say what the columns are, too.
  const made = ofTwo.filter(({ row, parts }) => parts[0]! + parts[1]! === row.amount).length;
  if (!areOfParts(rows, context) && (made < FEWEST || made < MOST * ofTwo.length)) return [];
  return rows.flatMap((row): PrintedCheck[] => {
    const parts = partsOf(row, context);
    const sum = (parts[0] ?? 0) + (parts[1] ?? 0);
    if (parts.length !== 2 || ![...parts, -row.amount].some((printed) => isMisprint(printed, printed + row.amount - sum))) return [];
    return [{ kind: 'other', label: 'Parts of the amount', expected: sum, actual: row.amount, source: context.sourceOf(row.amountToken, row.amountLine) }];
  });
}
