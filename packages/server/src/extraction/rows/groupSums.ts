// "Money in  500.00" over or under rows that add up to 500.00: the side of the rows, where they print no sign of their own.
import type { AmountToken } from '../tokens/amounts.js';
import type { RawRow, StreamItem, TotalLine } from './stream.js';

const SIGNS = { totalCredits: 1, totalDebits: -1 } as const;

type SidedTotal = TotalLine & { label: keyof typeof SIGNS };

/** Signs are given only where all the sums of groups stand on the same side of their rows, over or under, and nearly all agree with them. */
export function signByGroupSums(stream: readonly StreamItem[], valueOf: (token: AmountToken) => number): StreamItem[] {
  const groups = groupsOf(stream);
  const sides = (['rowsBelow', 'rowsAbove'] as const).map((side) => {
    const sums = groups.filter((group) => group[side].length > 0);
    const right = sums.filter((group) => addsUp(group.total, group[side], valueOf));
    return { side, right, isUsual: right.length >= 2 && right.length >= 0.9 * sums.length };
  });
  const usual = sides.filter(({ isUsual }) => isUsual).sort((a, b) => b.right.length - a.right.length)[0];
  if (!usual) return [...stream];
  const signs = new Map<StreamItem, 1 | -1>(usual.right.flatMap((group) => group[usual.side].map((row) => [row, SIGNS[group.total.label]] as const)));
  return stream.map((item) => (item.type === 'row' && item.sectionSign === 0 && signs.has(item) ? { ...item, sectionSign: signs.get(item)! } : item));
}

interface Group {
  total: SidedTotal;
  rowsBelow: RawRow[];
  rowsAbove: RawRow[];
}

/** Rows between two sums belong to one of them. */
function groupsOf(stream: readonly StreamItem[]): Group[] {
  const groups: Group[] = [];
  let rows: RawRow[] = [];
  for (const item of stream) {
    if (item.type === 'row' && !item.isAside) rows.push(item);
    if (item.type === 'checkpoint') rows = [];
    if (item.type !== 'total') continue;
    if (isSided(item)) groups.push({ total: item, rowsAbove: rows, rowsBelow: (rows = []) });
    else rows = [];
  }
  return groups;
}

function isSided(item: TotalLine): item is SidedTotal {
  return (item.label === 'totalCredits' || item.label === 'totalDebits') && item.amounts.length === 1;
}

function addsUp(total: SidedTotal, rows: readonly RawRow[], valueOf: (token: AmountToken) => number): boolean {
  let sum = 0;
  for (const row of rows) {
    const cells = row.cells.filter((cell) => cell !== null);
    if (cells.length !== 1 || cells[0]!.sign !== 0) return false;
    sum += valueOf(cells[0]!);
  }
  return sum === Math.abs(valueOf(total.amounts[0]!));
}
