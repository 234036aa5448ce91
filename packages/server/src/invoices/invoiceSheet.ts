// The sheet of an export of invoices: numbers as numbers, dates as dates, text never as a formula.
import type { DateFormat, InvoiceTableColumn } from '@tieout/sdk/contract';
import { amountStyle, cellsRow, columnLetters, dateCell, dateSerial, sheetText, styles, textCell } from '../exports/writers/xlsxSheet.js';
import type { Cell } from '../exports/writers/xlsxSheet.js';
import type { LeavingInvoice, LeavingLine } from './exportColumns.js';

type Column = InvoiceTableColumn<LeavingInvoice, LeavingLine>;

export function invoiceSheet(rows: readonly (string | null)[][], columns: readonly Column[], dateFormat: DateFormat): AsyncGenerator<string> {
  const widths = columns.map(({ kind, heading }) => (kind === 'text' ? Math.max(16, Math.min(40, heading.length + 4)) : Math.max(14, heading.length + 2)));
  return sheetText({ widths, filter: rangeOf(rows.length, columns.length), rows: sheetRows(rows, columns, dateFormat) });
}

/** Range of the filter buttons. */
export const rangeOf = (rows: number, columns: number): string => `A1:${columnLetters(columns - 1)}${rows + 1}`;

function* sheetRows(rows: readonly (string | null)[][], columns: readonly Column[], dateFormat: DateFormat) {
  yield cellsRow(columns.map(({ heading }) => (heading === '' ? null : { text: heading, style: styles.heading })));
  for (const values of rows) yield cellsRow(values.map((value, index) => cellOf(value, columns[index]!, dateFormat)));
}

function cellOf(value: string | null, column: Column, dateFormat: DateFormat): Cell {
  if (value === null || value === '') return null;
  if (column.kind === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(value) && dateSerial(value) !== null) return dateCell(value, column.dateFormat ?? dateFormat);
  // A spreadsheet keeps fifteen digits.
  if (column.kind === 'number' && value.replace(/\D/g, '').length <= 15) return { number: value, style: styleOf(value) };
  return textCell(value.replace(/\s*\n\s*/g, ' '));
}

/** As many decimals as are printed. */
function styleOf(value: string): number {
  const decimals = value.split('.')[1]?.length ?? 0;
  return decimals === 0 ? styles.general : decimals > 4 ? styles.general : amountStyle(decimals);
}
