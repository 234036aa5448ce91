// Cells, rows and sheets of SpreadsheetML: numbers as numbers, dates as serials of the 1900 system, text as inline strings.
import { formatMinor } from '@tieout/sdk/contract';
import type { DateFormat } from '@tieout/sdk/contract';
import { writtenText } from '../columns.js';
import type { TableColumn } from '../columns.js';
import { cut, escapeXml, looksLikeFormula } from '../text.js';

/** Indexes into cellXfs of the style sheet (xlsxPackage.ts). */
export const styles = {
  general: 0, heading: 1, text: 2, formulaLikeText: 3, integer: 4, wrapped: 5,
  dates: { 'YYYY-MM-DD': 6, 'DD/MM/YYYY': 7, 'MM/DD/YYYY': 8 } satisfies Record<DateFormat, number>,
  /** By decimals of the currency, 0 to 4. */
  amounts: [9, 10, 11, 12, 13],
  good: 14,
  bad: 15,
} as const;

export type Cell =
  | { text: string; style: number }
  | { number: string; style: number }
  | { formula: string; value: string; style: number }
  | { formula: string; textValue: string; style: number }
  | null;

export function columnLetters(index: number): string {
  let letters = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

export function amountStyle(decimals: number): number {
  return styles.amounts[decimals] ?? styles.amounts[2];
}

/** Days since 1899-12-30, counted in UTC: no time zone can move the day. Null for dates the 1900 system cannot say. */
export function dateSerial(date: string): number | null {
  const serial = Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 25_569;
  return Number.isInteger(serial) && serial >= 61 ? serial : null;
}

export function dateCell(date: string | null, dateFormat: DateFormat): Cell {
  if (!date) return null;
  const serial = dateSerial(date);
  return serial === null ? { text: date, style: styles.text } : { number: String(serial), style: styles.dates[dateFormat] };
}

export function amountCell(minor: number | null, decimals: number): Cell {
  return minor === null ? null : { number: formatMinor(minor, decimals), style: amountStyle(decimals) };
}

export function textCell(text: string): Cell {
  if (text === '') return null;
  return { text, style: looksLikeFormula(text) ? styles.formulaLikeText : styles.text };
}

export function typedCell(column: TableColumn, value: string | number | null, decimals: number, dateFormat: DateFormat): Cell {
  if (value === null || value === '') return null;
  if (column.writtenAs === 'text') return textCell(writtenText(column, value, decimals, dateFormat));
  // Only what a spreadsheet keeps whole: neither a leading zero nor more than 15 digits.
  if (column.writtenAs === 'number' && column.kind === 'text' && /^-?(0|[1-9]\d{0,14})(\.\d{1,6})?$/.test(String(value))) return { number: String(value), style: styles.general };
  if (column.kind === 'date') return dateCell(String(value), column.dateFormat ?? dateFormat);
  if (column.kind === 'amount') return amountCell(Number(value), decimals);
  return column.kind === 'integer' ? { number: String(value), style: styles.integer } : textCell(String(value));
}

/** Rows are functions of their number, since every cell carries its address. */
export function cellsRow(cells: readonly Cell[]): (rowNumber: number) => string {
  return (rowNumber) => {
    let text = `<row r="${rowNumber}">`;
    for (const [index, cell] of cells.entries()) if (cell) text += cellText(cell, columnLetters(index) + rowNumber);
    return `${text}</row>`;
  };
}

function cellText(cell: NonNullable<Cell>, address: string): string {
  const open = `<c r="${address}" s="${cell.style}"`;
  if ('number' in cell) return `${open}><v>${cell.number}</v></c>`;
  if ('text' in cell) return `${open} t="inlineStr"><is><t xml:space="preserve">${cellString(cell.text)}</t></is></c>`;
  const formula = `<f>${escapeXml(cell.formula)}</f>`;
  if ('textValue' in cell) return `${open} t="str">${formula}<v>${cellString(cell.textValue)}</v></c>`;
  return `${open}>${formula}<v>${cell.value}</v></c>`;
}

/** A cell holds 32,767 characters; _xHHHH_ is Excel's own escape and must not arise from a text. */
function cellString(text: string): string {
  const short = text.length > 32_767 ? cut(text, 32_767).slice(0, 32_767) : text;
  return escapeXml(short.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_'));
}

export interface SheetParts {
  widths: readonly number[];
  rows: AsyncIterable<(rowNumber: number) => string> | Iterable<(rowNumber: number) => string>;
  /** Range of the filter buttons. */
  filter: string | null;
}

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A sheet with its first row frozen. */
export async function* sheetText({ widths, rows, filter }: SheetParts): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${namespace}">`;
  yield '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  yield '<selection pane="bottomLeft"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>';
  yield widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('');
  yield '</cols><sheetData>';
  let rowNumber = 0;
  for await (const row of rows) {
    rowNumber += 1;
    yield row(rowNumber);
  }
  yield '</sheetData>';
  if (filter) yield `<autoFilter ref="${filter}"/>`;
  yield '</worksheet>';
}
