// The one door to all formats: checks, decides which files there are, and gives the bytes as a stream.
import { findExportFormat } from '@tieout/sdk/contract';
import type { ColumnConfig, ExportFormat } from '@tieout/sdk/contract';
import { customAll, customBasic } from './columns.js';
import { ExportError } from './exportError.js';
import { writerOf } from './formats.js';
import { countRows, mergeAccounts, prepareStatement, rowsOf } from './prepare.js';
import type { PreparedAccount, PreparedStatement } from './prepare.js';
import { spanOf } from './span.js';
import type { ExportStatement } from './statement.js';
import { oneLine, safeFileName, stem } from './text.js';
import type { Writer, WriterContext } from './writer.js';
import { zipEntries } from './zip.js';
import type { ZipEntry } from './zip.js';

export interface ExportRequest {
  /** Id of a format, another name of it, or custom-{name}. */
  format: string;
  /** The format's options as they came; checked here. */
  options?: unknown;
  /** Refuse unless every period is proved. */
  onlyReconciled?: boolean;
  /** Name of the file without ending; default: the document's name. */
  name?: string;
  /** YYYY-MM-DD for formats that want a time of creation; default: the last statement's end date. */
  createdOn?: string;
  /** Files to go along, by what is exported; the whole becomes a zip. */
  attach?: (about: ExportedFiles) => ZipEntry[];
}

export interface ExportedFiles {
  fileNames: string[];
  rowCount: number;
  isReconciled: boolean;
  createdOn: string;
}

export interface ExportFile {
  fileName: string;
  mimetype: string;
  chunks: AsyncIterable<Uint8Array>;
  rowCount: number;
  /** Every exported period is proved. */
  isReconciled: boolean;
}

const notReconciledSuffix = '-not-reconciled';

/** @throws ExportError */
export async function writeExport(statements: ExportStatement | readonly ExportStatement[], request: ExportRequest): Promise<ExportFile> {
  const { format, options } = readOptions(request);
  const writer = writerOf(format.id);
  const prepared: PreparedStatement[] = [];
  for (const statement of Array.isArray(statements) ? statements : [statements]) prepared.push(await prepareStatement(statement));
  const accounts = mergeAccounts(prepared).filter((account) => writer.takesEmptyStatements || countRows([account]) > 0);
  refuseEmpty(prepared, accounts, writer);
  const isReconciled = allReconciled(accounts);
  if (request.onlyReconciled && !isReconciled) throw notReconciled(accounts);
  if (writer.needsDates) refuseUndated(accounts, format);

  const name = safeFileName(stem(request.name ?? prepared[0]?.documentName ?? 'export'));
  const createdOn = request.createdOn ?? (spanOf({ periods: accounts.flatMap((account) => account.periods) }).end || '1980-01-01');
  const context: WriterContext<object> = { name, statements: prepared, accounts, isSingleAccount: accounts.length === 1, options, createdOn, isReconciled };
  const files = filesOf(context, writer, extensionOf(format, options));
  const isTold = isReconciled || writer.saysWhetherProved;
  const rowCount = countRows(accounts) || prepared.reduce((sum, { generic }) => sum + (generic?.length ?? 0), 0);
  if (request.attach) files.push(...request.attach({ fileNames: files.map((file) => file.name), rowCount, isReconciled, createdOn }));
  const single = files.length === 1 ? files[0]! : null;
  return {
    fileName: single?.name ?? `${name}${isTold ? '' : notReconciledSuffix}.zip`,
    mimetype: single ? mimetypeOf(format, options) : 'application/zip',
    chunks: single?.chunks ?? zipEntries(files, createdOn),
    rowCount,
    isReconciled,
  };
}

/** Those of the format, checked. @throws ExportError */
export function readOptions(request: Pick<ExportRequest, 'format' | 'options'>): { format: ExportFormat; options: object } {
  const found = findExportFormat(request.format);
  if (!found) {
    throw new ExportError('unknownFormat', `There is no export format "${oneLine(request.format)}". Choose one of the list of formats.`);
  }
  const parsed = found.format.options.safeParse(request.options ?? {});
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.map(String), message }));
    throw new ExportError('invalidOptions', issues.map(({ message }) => message).join(' '), { issues });
  }
  const options = found.customName === null ? parsed.data : withColumns(found.customName, parsed.data as { columns: ColumnConfig[] });
  return { format: found.format, options };
}

function withColumns(customName: string, options: { columns: ColumnConfig[] }): object {
  if (customName === 'basic') return { ...options, columns: customBasic };
  if (customName === 'all') return { ...options, columns: customAll };
  if (options.columns.length > 0) return options;
  const message = `The custom format "${oneLine(customName)}" has no columns. Add at least one column to it.`;
  throw new ExportError('invalidOptions', message, { issues: [{ path: ['columns'], message }] });
}

function refuseEmpty(statements: readonly PreparedStatement[], accounts: readonly PreparedAccount[], writer: Writer<object>): void {
  if (countRows(accounts) > 0) return;
  if (writer.takesEmptyStatements && statements.length > 0) return;
  if (writer.takesGeneric && statements.some(({ generic }) => generic && generic.length > 0)) return;
  throw new ExportError('noData', 'There is no row to export. Include at least one row, or choose other documents or filters.');
}

function allReconciled(accounts: readonly PreparedAccount[]): boolean {
  const periods = accounts.flatMap((account) => account.periods);
  return periods.length > 0 && periods.every((period) => period.isReconciled);
}

function notReconciled(accounts: readonly PreparedAccount[]): ExportError {
  const periods = accounts.flatMap((account) =>
    account.periods
      .filter((period) => !period.isReconciled)
      .map((period) => ({ account: account.number ?? account.name, startDate: period.startDate, endDate: period.endDate })),
  );
  const names = periods.map(({ account, startDate, endDate }) => `${account ?? 'account without a number'} (${startDate ?? '?'} to ${endDate ?? '?'})`);
  const message = `Not reconciled, so nothing was exported: ${names.join(', ') || 'the document has no proved period'}.`;
  return new ExportError('notReconciled', `${message} Review the rows, or export without the "only reconciled" option.`, { periods });
}

function refuseUndated(accounts: readonly PreparedAccount[], format: ExportFormat): void {
  for (const account of accounts) {
    for (const { summary } of account.periods) {
      if (!summary.undated) continue;
      const { row, page, description } = summary.undated;
      const where = page === null ? `Row ${row}` : `Row ${row} (page ${page})`;
      const message = `${where}, "${description}", has no date, and ${format.label} needs one. Give it a date or exclude it.`;
      throw new ExportError('rowWithoutDate', message, { row, page, account: account.number ?? account.name });
    }
  }
}

function filesOf(context: WriterContext<object>, writer: Writer<object>, extension: string): ZipEntry[] {
  const parts = partsOf(context, writer).flatMap((part) => withinLimit(part, writer.maxRows));
  const taken = new Set<string>();
  return parts.map((part) => {
    const suffix = part.isReconciled || writer.saysWhetherProved ? '' : notReconciledSuffix;
    const name = freeName(`${part.name}${suffix}`, extension, taken);
    return { name, chunks: writer.write(part) };
  });
}

/** One context per file. */
function partsOf(context: WriterContext<object>, writer: Writer<object>): WriterContext<object>[] {
  const { accounts, statements, name, options } = context;
  if (writer.filePer === 'document' && statements.length > 1) {
    return statements.map((statement) => ({ ...context, statements: [statement], name: safeFileName(stem(statement.documentName)) }));
  }
  const together = 'separateFilesForAccounts' in options && options.separateFilesForAccounts === false;
  if (writer.filePer !== 'account' || together || accounts.length < 2) return [context];
  return accounts.map((account, index) => {
    const label = safeFileName(oneLine(account.number) || oneLine(account.name) || String(index + 1));
    return { ...context, accounts: [account], name: `${name}-${label}`, isReconciled: allReconciled([account]) };
  });
}

/** A part with more rows than the reading program takes becomes several, which share one walk over the rows. */
function withinLimit(part: WriterContext<object>, maxRows: number | undefined): WriterContext<object>[] {
  const account = part.accounts[0];
  const total = countRows(part.accounts);
  if (maxRows === undefined || total <= maxRows || !account || part.accounts.length > 1) return [part];
  const rows = rowsOf(account)[Symbol.asyncIterator]();
  return Array.from({ length: Math.ceil(total / maxRows) }, (_, index) => {
    const period = { ...account.periods[0]!, rows: take(rows, maxRows) };
    return { ...part, accounts: [{ ...account, periods: [period] }], name: `${part.name}-${index + 1}` };
  });
}

async function* take<T>(items: AsyncIterator<T>, count: number): AsyncGenerator<T> {
  for (let taken = 0; taken < count; taken += 1) {
    const next = await items.next();
    if (next.done) return;
    yield next.value;
  }
}

function freeName(name: string, extension: string, taken: Set<string>): string {
  let candidate = `${name}.${extension}`;
  for (let number = 2; taken.has(candidate.toLowerCase()); number += 1) candidate = `${name} (${number}).${extension}`;
  taken.add(candidate.toLowerCase());
  return candidate;
}

function isSpreadsheet(format: ExportFormat, options: object): boolean {
  return format.id === 'custom' && 'fileType' in options && options.fileType === 'XLSX';
}

function extensionOf(format: ExportFormat, options: object): string {
  return isSpreadsheet(format, options) ? 'xlsx' : format.extension;
}

function mimetypeOf(format: ExportFormat, options: object): string {
  return isSpreadsheet(format, options) ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' : format.mimetype;
}
