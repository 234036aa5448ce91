// CSV by RFC 4180, UTF-8. Text that a spreadsheet would run as a formula gets an apostrophe; amounts and dates never do.
import type { ExportOptions } from '@tieout/sdk/contract';
import { encodeUtf8 } from '../chunks.js';
import { allColumns, basicColumns, splitDescription, writtenText } from '../columns.js';
import type { RowPlace, TableColumn } from '../columns.js';
import type { PreparedAccount } from '../prepare.js';
import type { ExportGenericRow, ExportRow } from '../statement.js';
import { looksLikeFormula, oneLine } from '../text.js';
import type { Writer, WriterContext } from '../writer.js';

type Options = ExportOptions<'csv'>;

export const csvWriter: Writer<Options> = {
  filePer: 'all',
  needsDates: false,
  saysWhetherProved: false,
  takesGeneric: true,
  write: (context) => encodeUtf8(fileText(context)),
};

async function* fileText(context: WriterContext<Options>): AsyncGenerator<string> {
  const { accounts, options } = context;
  if (options.bom) yield '\ufeff';
  const generic = context.statements.flatMap((statement) => statement.generic ?? []);
  if (accounts.length === 0 && generic.length > 0) {
    for (const row of generic) yield csvLine(fitCells(row, options.columnCount).map(csvText));
    return;
  }
  let columns = options.columns === 'basic' ? basicColumns() : allColumns();
  if (options.splitMultilineDescription) columns = splitDescription(columns, mostLines(accounts));
  yield* tableText(accounts, columns, options.dateFormat);
}

/** Heading and rows. */
export async function* tableText(
  accounts: readonly PreparedAccount[],
  columns: readonly TableColumn[],
  dateFormat: Options['dateFormat'],
): AsyncGenerator<string> {
  if (columns.some((column) => column.heading !== '')) yield csvLine(columns.map((column) => csvText(column.heading)));
  for await (const { row, place } of placedRows(accounts)) {
    yield csvLine(columns.map((column) => csvCell(column, row, place, dateFormat)));
  }
}

export async function* placedRows(accounts: readonly PreparedAccount[]): AsyncGenerator<{ row: ExportRow; place: RowPlace }> {
  let position = 0;
  let periodNumber = 0;
  for (const account of accounts) {
    for (const period of account.periods) {
      periodNumber += 1;
      for await (const row of period.rows) {
        yield { row, place: { account, period, periodNumber, position } };
        position += 1;
      }
    }
  }
}

export function mostLines(accounts: readonly PreparedAccount[]): number {
  return Math.max(1, ...accounts.flatMap((account) => account.periods).map((period) => period.summary.descriptionLines));
}

/** Exactly `count` cells: what is left over joins the last one, so that no word is lost. */
export function fitCells(row: ExportGenericRow, count: number): string[] {
  const cells = row.cells.map(oneLine);
  const fitted = cells.slice(0, count);
  while (fitted.length < count) fitted.push('');
  if (cells.length > count) fitted[count - 1] = cells.slice(count - 1).filter(Boolean).join(' ');
  return fitted;
}

function csvCell(column: TableColumn, row: ExportRow, place: RowPlace, dateFormat: Options['dateFormat']): string {
  const value = column.value(row, place);
  if (value === null || value === '') return '';
  const text = writtenText(column, value, place.account.decimals, dateFormat);
  return column.kind === 'text' ? csvText(text) : quoted(text);
}

/** A text cell for people and spreadsheets. */
export function csvText(text: string): string {
  // A text that brings an apostrophe of its own before a sign gets one too: the reader takes exactly one away.
  return quoted(looksLikeFormula(text.replace(/^'+/, '')) ? `'${text}` : text);
}

/** A cell quoted only where RFC 4180 asks for it. */
export function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`;
}
