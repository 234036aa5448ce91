// Small pieces that statements of all kinds are put together from.
import type { LedgerPeriod, LedgerTransaction } from './ledger.js';
import type { Sheet, TextStyle } from './sheet.js';

/** Lines beneath each other; returns the baseline of the last one. */
export function stack(sheet: Sheet, lines: readonly string[], x: number, y: number, leading: number, style: TextStyle = {}): number {
  lines.forEach((line, index) => sheet.text(line, x, y + index * leading, style));
  return y + (lines.length - 1) * leading;
}

/** Labels with their values at a right edge. */
export function pairs(
  sheet: Sheet,
  entries: readonly (readonly [string, string])[],
  place: { x: number; right: number; y: number; step: number },
  style: TextStyle = {},
): void {
  entries.forEach(([label, value], index) => {
    sheet.text(label, place.x, place.y + index * place.step, style);
    sheet.text(value, place.right, place.y + index * place.step, { ...style, align: 'right' });
  });
}

type Align = NonNullable<TextStyle['align']>;

export interface CellStyle extends TextStyle {
  /** So far beneath the baseline of its neighbours. */
  drop?: number;
  /** From line to line, in a cell of several. */
  leading?: number;
}

/** A text, or lines beneath each other, at the edge that the alignment names; the left one, unless said otherwise. */
export type Cell = readonly [text: string | readonly string[], x: number, how?: Align | CellStyle];

/** Texts side by side. A cell that is false is left out. */
export function across(sheet: Sheet, cells: readonly (Cell | false)[], y: number, style: CellStyle = {}): void {
  for (const cell of cells) {
    if (cell === false) continue;
    const [text, x, how] = cell;
    const own = typeof how === 'string' ? { align: how } : (how ?? {});
    const { leading = 0, drop: _, ...look } = { ...style, ...own };
    stack(sheet, typeof text === 'string' ? [text] : text, x, y + (style.drop ?? 0) + (own.drop ?? 0), leading, look);
  }
}

/** Column titles, with a rule beneath them when its ends are given. */
export function headings(sheet: Sheet, titles: readonly Cell[], y: number, style?: CellStyle, rule?: { from: number; to: number; below: number; width?: number; color?: string }): void {
  across(sheet, titles, y, style);
  if (rule !== undefined) sheet.line(rule.from, y + rule.below, rule.to, y + rule.below, { width: rule.width, color: rule.color });
}

/** An amount without its sign: in the left of two columns when it goes out, in the right one when it comes in. */
export function debitCredit(print: (minor: number) => string, amount: number, debit: number, credit: number, how: CellStyle = {}): Cell {
  return [print(Math.abs(amount)), amount < 0 ? debit : credit, { align: 'right', ...how }];
}

/** Description lines broken again wherever they are wider than their column. */
export function fitted(sheet: Sheet, lines: readonly string[], width: number, style: TextStyle = {}): string[] {
  return lines.flatMap((line) => sheet.wrap(line, width, style));
}

export function isLastOfDay(period: LedgerPeriod, row: LedgerTransaction): boolean {
  const index = period.transactions.indexOf(row);
  return period.transactions[index + 1]?.date !== row.date;
}

export function isFirstOfDay(period: LedgerPeriod, row: LedgerTransaction): boolean {
  const index = period.transactions.indexOf(row);
  return period.transactions[index - 1]?.date !== row.date;
}

/** The rows of each day, in order. */
export function byDay(rows: readonly LedgerTransaction[]): LedgerTransaction[][] {
  const days: LedgerTransaction[][] = [];
  for (const row of rows) {
    const day = days.at(-1);
    if (day !== undefined && day[0]?.date === row.date) day.push(row);
    else days.push([row]);
  }
  return days;
}

export function countCredits(period: LedgerPeriod): number {
  return period.transactions.filter((row) => row.amount > 0).length;
}
