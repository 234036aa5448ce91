// Two columns of figures without headings, or with one that is known: amount and balance, or money out and money in.
import type { TableKind } from '../columns/tables.js';
import type { LineView } from './describeLine.js';

const FEWEST_LINES = 4;

/** Of each kind: pairs of columns that no line fills both while lines that fill either have words of their own, so that a row is on one side. */
export function findEitherSide({ id, amounts }: TableKind, kindOf: Int16Array, views: readonly LineView[]): (a: number, b: number) => boolean {
  const both = new Set<string>();
  const worded = amounts.map(() => 0);
  views.forEach((view, index) => {
    if (kindOf[index] !== id || view.filled === 0) return;
    const filled = view.cells.flatMap((cell, column) => (cell === null ? [] : [column]));
    for (const a of filled) for (const b of filled) both.add(`${a} ${b}`);
    if (filled.length === 1 && view.words.length > 0) worded[filled[0]!]! += 1;
  });
  const hasRows = (column: number): boolean => worded[column]! >= FEWEST_LINES;
  // A heading that nobody knows beside one that names a side is of the other.
  const mayBeSide = (column: number): boolean => [null, 'debit', 'credit'].includes(amounts[column]!.heading);
  return (a, b) => mayBeSide(a) && mayBeSide(b) && !both.has(`${a} ${b}`) && hasRows(a) && hasRows(b);
}
