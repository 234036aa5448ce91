// Two sections of unsigned rows under titles that nobody knows: where the first come to what the document says went out and the others to
// what came in, or the other way round, that is what the sections are.
import type { AmountToken } from '../tokens/amounts.js';
import type { RawRow } from '../rows/stream.js';
import { rowsOf, type Ledger } from './ledgers.js';

const FEWEST_ROWS = 4;

export function withSidesOfSections(ledger: Ledger, valueOf: (token: AmountToken) => number): Ledger {
  const rows = rowsOf(ledger);
  if (rows.length < FEWEST_ROWS || ledger.totals.length === 0) return ledger;
  const amounts = rows.flatMap((row) => unsignedAmount(row, valueOf) ?? []);
  const [ins, outs] = (['totalCredits', 'totalDebits'] as const).map((side) => new Set(ledger.totals.flatMap(({ label, amounts: [only, ...more] }) => (label === side && only && more.length === 0 ? [Math.abs(valueOf(only))] : []))));
  if (amounts.length < rows.length || ins!.size === 0 || outs!.size === 0) return ledger;
  const all = amounts.reduce((sum, amount) => sum + amount, 0);
  let sum = 0;
  const found = rows.flatMap((row, at): { at: number; sign: 1 | -1 }[] => {
    sum += amounts[at]!;
    const [own, rest] = [sum, all - sum];
    const isParted = at + 1 < rows.length && rows[at + 1]!.lines[0]! > row.lines.at(-1)! + 1;
    if (!isParted || own === rest) return [];
    if (outs!.has(own) && ins!.has(rest)) return [{ at, sign: -1 }];
    return ins!.has(own) && outs!.has(rest) ? [{ at, sign: 1 }] : [];
  });
  const [only, ...more] = found;
  if (!only || more.length > 0) return ledger;
  const signs = new Map(rows.map((row, at) => [row, at <= only.at ? only.sign : (-only.sign as 1 | -1)]));
  return { ...ledger, items: ledger.items.map((item) => (item.type === 'row' ? { ...item, sectionSign: signs.get(item)! } : item)) };
}

/** null where the row says itself which side it is of, or shows another figure beside it. */
function unsignedAmount({ cells, sectionSign }: RawRow, valueOf: (token: AmountToken) => number): number | null {
  const [only, ...more] = cells.filter((cell) => cell !== null);
  return only && more.length === 0 && only.sign === 0 && sectionSign === 0 ? valueOf(only) : null;
}
