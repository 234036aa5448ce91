// "SALDO   2 034,24   2 638,51" in the middle of a text, "Total 319.741   165.955   4.287.632": a line that goes on from the balance above or below
// it by its own amount is a row, whatever its words say.
import type { TableKind } from '../columns/tables.js';
import { printedValue } from '../interpretation/values.js';
import type { NumberForm } from '../tokens/numbers.js';
import type { LineView } from './describeLine.js';

/** More decimals than any figure has. */
const DECIMALS = 3;

/** Lines with one amount and a balance that differs from that of the line before or behind by just that. */
export function findChainedRows({ id, amounts }: TableKind, kindOf: Int16Array, views: readonly LineView[], form: NumberForm): Set<number> {
  const column = amounts.findIndex(({ heading }) => heading === 'balance');
  const found = new Set<number>();
  if (column < 0) return found;
  const lines = views.flatMap(({ cells }, index) => {
    const balance = kindOf[index] === id ? cells[column] : null;
    return balance ? [{ index, balance: printedValue(balance, form, DECIMALS), others: cells.filter((cell, at) => cell !== null && at !== column) }] : [];
  });
  lines.forEach(({ index, balance, others }, at) => {
    const amount = others.length === 1 ? Math.abs(printedValue(others[0]!, form, DECIMALS)) : 0;
    // "Opening balance   500.00   500.00" says one thing twice.
    const isChained = amount !== 0 && amount !== Math.abs(balance) && [lines[at - 1], lines[at + 1]].some((other) => other !== undefined && Math.abs(balance - other.balance) === amount);
    if (isChained) found.add(index);
  });
  return found;
}
