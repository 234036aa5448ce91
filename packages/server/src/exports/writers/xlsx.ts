// xlsx as a stream: sheets are written row by row into a zip, so that memory does not grow with the rows.
import type { DateFormat, ExportOptions } from '@tieout/sdk/contract';
import { encodeUtf8 } from '../chunks.js';
import type { Parts } from '../chunks.js';
import { allColumns, basicColumns, splitDescription } from '../columns.js';
import type { TableColumn } from '../columns.js';
import type { PreparedAccount } from '../prepare.js';
import type { ExportGenericRow } from '../statement.js';
import type { Writer, WriterContext } from '../writer.js';
import { zipEntries } from '../zip.js';
import type { ZipEntry } from '../zip.js';
import { fitCells, mostLines, placedRows } from './csv.js';
import { reconciliationRows, reconciliationWidths } from './xlsxReconciliation.js';
import { packageParts } from './xlsxPackage.js';
import type { SheetName } from './xlsxPackage.js';
import { cellsRow, columnLetters, sheetText, styles, typedCell } from './xlsxSheet.js';

type Options = ExportOptions<'xlsx'>;

/** Rows a sheet can hold, without the heading. */
const sheetRows = 1_048_575;

export const xlsxWriter: Writer<Options> = {
  filePer: 'all',
  needsDates: false,
  saysWhetherProved: true,
  takesGeneric: true,
  write(context) {
    const { accounts, options, createdOn } = context;
    const generic = context.statements.flatMap((statement) => statement.generic ?? []);
    if (accounts.length === 0) return writeWorkbook([genericSheet(generic, options.columnCount)], createdOn);
    return writeWorkbook(statementSheets(context), createdOn);
  },
};

export interface Sheet extends SheetName {
  text: Parts;
}

export async function* writeWorkbook(sheets: readonly Sheet[], date: string): AsyncGenerator<Uint8Array> {
  yield* zipEntries(workbookEntries(sheets), date);
}

function* workbookEntries(sheets: readonly Sheet[]): Generator<ZipEntry> {
  for (const [name, text] of packageParts(sheets)) yield { name, chunks: encodeUtf8([text]) };
  for (const [index, sheet] of sheets.entries()) {
    yield { name: `xl/worksheets/sheet${index + 1}.xml`, chunks: encodeUtf8(sheet.text) };
  }
}

function statementSheets({ accounts, options }: WriterContext<Options>): Sheet[] {
  let columns = options.columns === 'basic' ? basicColumns() : allColumns();
  if (options.splitMultilineDescription) columns = splitDescription(columns, mostLines(accounts));
  const period: TableColumn = { heading: 'Period No.', kind: 'integer', width: 11, value: (_row, place) => place.periodNumber };
  columns = [...columns, period];
  const transactions = tableSheets(accounts, columns, options.dateFormat);
  const at = (heading: string): string => columnLetters(columns.findIndex((column) => column.heading === heading));
  const reconciliation: Sheet = {
    name: 'Reconciliation',
    filter: null,
    text: sheetText({
      widths: reconciliationWidths,
      rows: reconciliationRows(accounts, { sheets: transactions.map(({ name }) => name), amount: at('Amount'), period: at('Period No.') }),
      filter: null,
    }),
  };
  return [...transactions, reconciliation];
}

/** One sheet named Transactions; further ones when a sheet cannot hold the rows. */
export function tableSheets(accounts: readonly PreparedAccount[], columns: readonly TableColumn[], dateFormat: DateFormat): Sheet[] {
  const periods = accounts.flatMap((account) => account.periods);
  const total = periods.reduce((sum, { summary }) => sum + summary.count, 0);
  const rows = tableRows(accounts, columns, dateFormat)[Symbol.asyncIterator]();
  const heading = cellsRow(columns.map((column) => ({ text: column.heading, style: styles.heading })));
  return Array.from({ length: Math.max(1, Math.ceil(total / sheetRows)) }, (_, index) => {
    const count = Math.min(sheetRows, total - index * sheetRows);
    const filter = `A1:${columnLetters(columns.length - 1)}${count + 1}`;
    return {
      name: index === 0 ? 'Transactions' : `Transactions ${index + 1}`,
      filter,
      text: sheetText({ widths: widthsOf(columns, periods), rows: headed(heading, rows, count), filter }),
    };
  });
}

type RowCells = (rowNumber: number) => string;

/** Takes `count` rows of a walk that the next sheet goes on with. */
async function* headed(heading: RowCells, rows: AsyncIterator<RowCells>, count: number): AsyncGenerator<RowCells> {
  yield heading;
  for (let taken = 0; taken < count; taken += 1) {
    const next = await rows.next();
    if (next.done) return;
    yield next.value;
  }
}

async function* tableRows(accounts: readonly PreparedAccount[], columns: readonly TableColumn[], dateFormat: DateFormat): AsyncGenerator<RowCells> {
  for await (const { row, place } of placedRows(accounts)) {
    yield cellsRow(columns.map((column) => typedCell(column, column.value(row, place), place.account.decimals, dateFormat)));
  }
}

function widthsOf(columns: readonly TableColumn[], periods: PreparedAccount['periods']): number[] {
  const longest = (key: 'description' | 'payee' | 'category'): number => Math.max(0, ...periods.map(({ summary }) => summary.widths[key]));
  const measured: Record<string, number> = { Description: longest('description'), Payee: longest('payee'), Category: longest('category') };
  return columns.map((column) => {
    const content = measured[column.heading];
    const width = content === undefined ? column.width : Math.min(60, content + 2);
    return Math.max(width, column.heading.length + 3);
  });
}

function genericSheet(generic: readonly ExportGenericRow[], columnCount: number): Sheet {
  const heading = cellsRow([
    { text: 'Page', style: styles.heading },
    ...Array.from({ length: columnCount }, (_, index) => ({ text: `Column ${index + 1}`, style: styles.heading })),
  ]);
  const filter = `A1:${columnLetters(columnCount)}${generic.length + 1}`;
  const rows = function* (): Generator<RowCells> {
    yield heading;
    for (const row of generic) {
      yield cellsRow([{ number: String(row.page), style: styles.integer }, ...fitCells(row, columnCount).map((text) => ({ text, style: styles.text }))]);
    }
  };
  return { name: 'Data', filter, text: sheetText({ widths: [6, ...Array<number>(columnCount).fill(20)], rows: rows(), filter }) };
}
