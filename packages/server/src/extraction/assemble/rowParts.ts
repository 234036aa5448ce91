// "Gross 52.65   Fee -1.87   Net 50.78": rows whose amount is made of two other figures of theirs.
import type { PrintedCheck } from '../../reconciliation/provePeriod.js';
import { isMisprint } from '../../reconciliation/misreading.js';
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

/** A row whose amount and parts would agree with one digit changed, where those of other rows do. */
export function partMisses(rows: readonly SolvedRow[], context: StrayContext): PrintedCheck[] {
  if (!areOfParts(rows, context)) return [];
  return rows.flatMap((row): PrintedCheck[] => {
    const parts = partsOf(row, context);
    const sum = (parts[0] ?? 0) + (parts[1] ?? 0);
    if (parts.length !== 2 || ![...parts, -row.amount].some((printed) => isMisprint(printed, printed + row.amount - sum))) return [];
    return [{ kind: 'other', label: 'Parts of the amount', expected: sum, actual: row.amount, source: context.sourceOf(row.amountToken, row.amountLine) }];
  });
}
