import type { Flow } from './flow.js';
import type { Imprint } from './imprint.js';
import type { LedgerTransaction } from './ledger.js';
import { fitted, type Cell } from './parts.js';
import type { TextStyle } from './sheet.js';

interface TableShape {
  /** Of the description; without it the ledger's lines are printed unbroken. */
  width?: number;
  /** Prints only the first line of the description. */
  oneLine?: boolean;
  /** How the description is printed, when not as the rest of the page. */
  style?: TextStyle;
  leading: number;
  /** Each row has the height of at least this many lines. */
  leastLines?: number;
  /** Left free beneath the last line of a row. */
  gap?: number;
  /** Must be left on the page beneath the last line of a row, where that is more than the gap. */
  room?: number;
  /** The rows print the ledger's other date. */
  otherDate?: boolean;
  /** Who was paid, in a column of its own: a reader may take it in or leave it out. */
  party?: (row: LedgerTransaction) => string;
  /** The rows print their cheque number in a place of its own. */
  checkNumber?: boolean;
}

/** Prints rows beneath each other, over pages, and tells the imprint about each. */
export class Table {
  constructor(
    private readonly flow: Flow,
    private readonly imprint: Imprint,
    private readonly shape: TableShape,
  ) {}

  rows(rows: readonly LedgerTransaction[], cells: (row: LedgerTransaction, lines: string[], index: number) => readonly (Cell | false)[]): void {
    rows.forEach((row, index) => this.row(row, (lines) => cells(row, lines, index)));
  }

  row(row: LedgerTransaction, cells: (lines: string[]) => readonly (Cell | false)[]): void {
    const { flow, shape } = this;
    const { leading, gap = 0, room = gap, leastLines = 0, otherDate, checkNumber, party } = shape;
    const lines = this.linesOf(row);
    const height = Math.max(leastLines, lines.length) * leading;
    flow.need(height + room);
    flow.line(cells(lines), { leading });
    this.imprint.row(row, { lines, otherDate, checkNumber, code: party?.(row) });
    flow.down(height + gap);
  }

  private linesOf(row: LedgerTransaction): string[] {
    const { width, style, oneLine } = this.shape;
    const lines = width === undefined ? row.lines : fitted(this.flow.sheet, row.lines, width, style);
    return oneLine === true ? lines.slice(0, 1) : lines;
  }
}
