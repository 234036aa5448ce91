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

/** Column titles; a fourth member 'right' or 'center' sets what x means. */
export function headings(sheet: Sheet, titles: readonly (readonly [string, number, ('left' | 'right' | 'center')?])[], y: number, style: TextStyle = {}): void {
  for (const [title, x, align] of titles) sheet.text(title, x, y, { ...style, align: align ?? 'left' });
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
