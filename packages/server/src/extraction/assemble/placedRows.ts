// Where each row of a ledger stands, and the sums up to it: a long statement prints a total on every page, so each is found without a walk over all rows.
import type { SolvedRow } from '../interpretation/solveLedger.js';
import type { RawRow } from '../rows/stream.js';
import type { TokenLine } from '../tokens/tokenize.js';

export type Side = 'totalCredits' | 'totalDebits';

export interface PlacedRows {
  rows: readonly SolvedRow[];
  lines: LineOrder;
  /** Before each row, and behind the last. */
  sums: Record<Side, number[]>;
  /** Lines that print a total. */
  claimed: LineOrder;
  firstOfSection: ReadonlyMap<unknown, number>;
  firstOfPage: ReadonlyMap<number, number>;
  /** Rows between one thing printed among them and another: of one cardholder, or of several in turn. Empty where there are many. */
  blocks: readonly [number, number][];
}

const MOST_BLOCKS = 10;

/** Whether one row begins below the other and nothing is printed between them. */
export function followsDirectly(above: RawRow, below: RawRow): boolean {
  const first = below.lines[0]!;
  return first > above.lines[0]! && first <= above.lines.at(-1)! + 1;
}

function blocksOf(rows: readonly SolvedRow[]): [number, number][] {
  if (rows.some(({ row }, index) => index > 0 && row.lines[0]! <= rows[index - 1]!.row.lines[0]!)) return [];
  const starts = rows.flatMap((row, index) => (index === 0 || !followsDirectly(rows[index - 1]!.row, row.row) ? [index] : []));
  if (starts.length > MOST_BLOCKS) return [];
  const ends = [...starts.slice(1).map((start) => start - 1), rows.length - 1];
  return starts.flatMap((start, from) => ends.slice(from).map((end): [number, number] => [start, end]));
}

export function placeRows(rows: readonly SolvedRow[], claimed: readonly number[], lines: readonly TokenLine[]): PlacedRows {
  const sums: PlacedRows['sums'] = { totalCredits: [0], totalDebits: [0] };
  const firstOfSection = new Map<unknown, number>();
  const firstOfPage = new Map<number, number>();
  rows.forEach(({ amount, row }, index) => {
    sums.totalCredits.push(sums.totalCredits[index]! + Math.max(amount, 0));
    sums.totalDebits.push(sums.totalDebits[index]! + Math.max(-amount, 0));
    const { page } = lines[row.lines[0]!]!.line;
    if (!firstOfSection.has(row.section)) firstOfSection.set(row.section, index);
    if (!firstOfPage.has(page)) firstOfPage.set(page, index);
  });
  return { rows, lines: new LineOrder(Int32Array.from(rows, ({ row }) => row.lines[0]!)), sums, claimed: new LineOrder(Int32Array.from(claimed).sort()), firstOfSection, firstOfPage, blocks: blocksOf(rows) };
}

/** Lines of things in the order of their time, which on a statement that runs backwards is not the order of the page. */
class LineOrder {
  private readonly isAscending: boolean;

  constructor(private readonly lines: Int32Array) {
    this.isAscending = lines.every((line, index) => index === 0 || lines[index - 1]! <= line);
  }

  at(index: number): number | undefined {
    return this.lines[index];
  }

  /** Index of the first that stands below the line, or -1. */
  firstBelow(line: number): number {
    if (!this.isAscending) return this.lines.findIndex((other) => other > line);
    const index = this.count(line + 1);
    return index < this.lines.length ? index : -1;
  }

  /** Index of the last that stands above the line, or -1. */
  lastAbove(line: number): number {
    return this.isAscending ? this.count(line) - 1 : this.lines.findLastIndex((other) => other < line);
  }

  /** How many stand above the line. */
  private count(line: number): number {
    let [from, to] = [0, this.lines.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.lines[middle]! < line) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
