// The rows of a period and the balances printed among them as one sequence in time, and the links between those balances.

export interface TimelineRow {
  /** Minor units, money in positive. */
  amount: number;
  /** Running balance printed with the row, after it in time. */
  balance: number | null;
}

/** A run of rows between two printed balances. Row indexes are those of the given order; `from` > `to` means no row. */
export interface Link {
  from: number;
  to: number;
  before: number;
  after: number;
  /** What the rows between amount to. */
  sum: number;
  ok: boolean;
}

/** Rows must be in time order. Start and end balances are the outermost points where given. */
export function linkBalances(rows: readonly TimelineRow[], start: number | null, end: number | null): Link[] {
  const links: Link[] = [];
  let before = start;
  let from = 0;
  let sum = 0;
  rows.forEach((row, index) => {
    sum += row.amount;
    if (row.balance === null) return;
    if (before !== null) links.push({ from, to: index, before, after: row.balance, sum, ok: before + sum === row.balance });
    before = row.balance;
    from = index + 1;
    sum = 0;
  });
  if (end !== null && before !== null && (from < rows.length || rows.length === 0 || links.length === 0 || before !== end)) {
    links.push({ from, to: rows.length - 1, before, after: end, sum, ok: before + sum === end });
  }
  return links;
}

export function countBroken(links: readonly Link[]): number {
  return links.reduce((broken, link) => broken + (link.ok ? 0 : 1), 0);
}
