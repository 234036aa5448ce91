// Tables of a template as a workbook with a sheet each, or as CSV: one file, or a zip of several.
import type { DateFormat, ExportPreview } from '@tieout/sdk/contract';
import { encodeUtf8 } from '../chunks.js';
import { ExportError } from '../exportError.js';
import { formatDate, safeFileName } from '../text.js';
import type { ExportFile } from '../writeExport.js';
import { csvLine, csvText, quoted } from '../writers/csv.js';
import { writeWorkbook } from '../writers/xlsx.js';
import type { Sheet } from '../writers/xlsx.js';
import { amountStyle, cellsRow, columnLetters, dateCell, sheetText, styles, textCell } from '../writers/xlsxSheet.js';
import type { Cell } from '../writers/xlsxSheet.js';
import { zipEntries } from '../zip.js';
import type { TemplateColumn, TemplateRow, TemplateTable } from './templateTables.js';

/** Files need a date of their own, so that the same rows give the same bytes. */
const NO_DATE = '1980-01-01';
const PREVIEW_ROWS = 10;
const FIELDS = 'Fields';

export interface TemplateWriting {
  name: string;
  format: 'xlsx' | 'csv';
  dateFormat: DateFormat;
  /** Of CSV files: marks them as UTF-8. */
  bom?: boolean;
}

/** @throws ExportError when there is no row */
export function writeTemplate(tables: readonly TemplateTable[], { name: wanted, format, dateFormat, bom = false }: TemplateWriting): ExportFile {
  const filled = tables.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new ExportError('noData', 'The template read nothing in these documents. Look at its places in the drawing screen, or choose other documents.');
  const rowCount = filled.reduce((sum, { rows }) => sum + rows.length, 0);
  const name = safeFileName(wanted);
  const shared = { rowCount, isReconciled: false };
  const names = uniqueNames(filled.map((table) => table.name ?? FIELDS));
  if (format === 'xlsx') {
    const sheets = filled.map((table, index) => sheetOf(table, names[index]!, dateFormat));
    return { ...shared, fileName: `${name}.xlsx`, mimetype: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', chunks: writeWorkbook(sheets, NO_DATE) };
  }
  const files = filled.map((table, index) => ({ name: `${name}-${safeFileName(names[index]!)}.csv`, chunks: encodeUtf8(csvOf(table, dateFormat, bom)) }));
  if (files.length === 1) return { ...shared, fileName: `${name}.csv`, mimetype: 'text/csv', chunks: files[0]!.chunks };
  return { ...shared, fileName: `${name}.zip`, mimetype: 'application/zip', chunks: zipEntries(files, NO_DATE) };
}

/** The first table as it is written. */
export function previewTemplate([table]: readonly TemplateTable[], dateFormat: DateFormat): ExportPreview {
  if (!table) return { columns: [], rows: [] };
  return { columns: headings(table), rows: table.rows.slice(0, PREVIEW_ROWS).map((row) => [row.fileName, String(row.page), ...table.columns.map((column) => written(column, row, dateFormat))]) };
}

/** The first rows of all tables together. */
export function limitTables(tables: readonly TemplateTable[], limit: number): { tables: TemplateTable[]; isCut: boolean } {
  let left = limit;
  const limited = tables.map((table) => {
    const rows = table.rows.slice(0, left);
    left -= rows.length;
    return { ...table, rows };
  });
  return { tables: limited, isCut: tables.some(({ rows }, index) => rows.length > limited[index]!.rows.length) };
}

const headings = ({ columns }: TemplateTable): string[] => ['File', 'Page', ...columns.map(({ name }) => name)];
const valueOf = ({ name }: TemplateColumn, { values }: TemplateRow): string => values.get(name.trim().toLowerCase()) ?? '';
const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
/** What a spreadsheet keeps whole. */
const isNumber = (text: string): boolean => /^-?\d{1,15}(\.\d{1,6})?$/.test(text) && text.replace(/\D/g, '').length <= 15;

function written(column: TemplateColumn, row: TemplateRow, dateFormat: DateFormat): string {
  const value = valueOf(column, row);
  return column.fieldType === 'date' && isDate(value) ? formatDate(value, dateFormat) : value;
}

function* csvOf(table: TemplateTable, dateFormat: DateFormat, bom: boolean): Generator<string> {
  if (bom) yield '\ufeff';
  yield csvLine(headings(table).map(csvText));
  for (const row of table.rows) {
    const cells = table.columns.map((column) => {
      const text = written(column, row, dateFormat);
      return column.fieldType === 'number' && isNumber(text) ? quoted(text) : csvText(text);
    });
    yield csvLine([csvText(row.fileName), String(row.page), ...cells]);
  }
}

function sheetOf(table: TemplateTable, name: string, dateFormat: DateFormat): Sheet {
  const titles = headings(table);
  const filter = `A1:${columnLetters(titles.length - 1)}${table.rows.length + 1}`;
  const rows = function* () {
    yield cellsRow(titles.map((text) => ({ text, style: styles.heading })));
    for (const row of table.rows) yield cellsRow([textCell(row.fileName), { number: String(row.page), style: styles.integer }, ...table.columns.map((column) => cellOf(column, valueOf(column, row), dateFormat))]);
  };
  const widths = [24, 7, ...table.columns.map((column) => Math.min(60, Math.max(column.name.length + 3, 10, ...table.rows.slice(0, 1000).map((row) => valueOf(column, row).length + 2))))];
  return { name, filter, text: sheetText({ widths, rows: rows(), filter }) };
}

function cellOf({ fieldType }: TemplateColumn, text: string, dateFormat: DateFormat): Cell {
  if (fieldType === 'number' && isNumber(text)) return { number: text, style: amountStyle(text.split('.')[1]?.length ?? 0) };
  return fieldType === 'date' && isDate(text) ? dateCell(text, dateFormat) : textCell(text);
}

/** Names of sheets: at most 31 characters, without those that Excel keeps for itself, each once. */
function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain = name.replace(/[[\]:*?/\\\u0000-\u001f]+/g, ' ').replace(/^'+|'+$/g, '').trim() || 'Table';
    let candidate = plain.slice(0, 31).trimEnd();
    for (let number = 2; taken.has(candidate.toLowerCase()); number += 1) candidate = `${plain.slice(0, 31 - ` (${number})`.length).trimEnd()} (${number})`;
    taken.add(candidate.toLowerCase());
    return candidate;
  });
}
