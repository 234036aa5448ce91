// Invoices as a file: their lines in rows, as xlsx, csv or a format of the user's own; or whole, as JSON.
import { ApiError, exportErrors, findExportFormat, formatColumns, INVOICE_FIELD, invoiceCellText, invoiceExportFormats, InvoiceExportOptions, invoiceValues, reservedCustomFormats } from '@tieout/sdk/contract';
import type { InvoiceTableColumn } from '@tieout/sdk/contract';
import type { z } from 'zod';
import type { Context } from '../core/services.js';
import { encodeUtf8 } from '../exports/chunks.js';
import { exportedDocuments } from '../exports/exportedDocuments.js';
import { trialRows } from '../exports/exporter.js';
import type { ExportedWorkspace, Exporter, ExportRequest } from '../exports/exporter.js';
import { safeFileName, stem } from '../exports/text.js';
import { csvLine, csvText, quoted } from '../exports/writers/csv.js';
import { writeWorkbook } from '../exports/writers/xlsx.js';
import { allInvoiceColumns, leavingInvoice } from './exportColumns.js';
import type { LeavingInvoice, LeavingLine } from './exportColumns.js';
import { invoiceOfRow } from './invoiceRecord.js';
import { invoiceSheet, rangeOf } from './invoiceSheet.js';

type Options = z.output<typeof InvoiceExportOptions>;
type Columns = InvoiceTableColumn<LeavingInvoice, LeavingLine>[];

const PREVIEW_ROWS = 10;

export const invoiceExporter: Exporter = {
  async create(context, workspace, request) {
    const options = optionsOf(request);
    const { invoices, documentName, trialLimit } = await leaving(context, workspace, request, options);
    const isReconciled = invoices.every(({ state }) => state === 'Reconciled');
    if (request.onlyReconciled && !isReconciled) throw notReconciled(invoices);
    const type = fileTypeOf(request.format, options);
    const name = safeFileName(stem(documentName ?? workspace.name));
    const createdOn = invoices.map(({ date }) => date ?? '').sort().at(-1)?.match(/^\d{4}-\d{2}-\d{2}$/)?.[0] ?? '1980-01-01';
    const columns = type === 'json' ? [] : await columnsOf(context, request.format, invoices, options);
    const chunks = type === 'json' ? encodeUtf8([`${JSON.stringify({ invoices }, null, 2)}\n`]) : type === 'csv' ? encodeUtf8(csvOf(invoices, columns, options)) : writeWorkbook([sheetOf(invoices, columns, options)], createdOn);
    return { fileName: `${name}.${type}`, mimetype: mimetypes[type], chunks, rowCount: invoices.length, isReconciled, trialLimit };
  },
  async preview(context, workspace, request) {
    const options = optionsOf(request);
    const { invoices } = await leaving(context, workspace, request, options);
    const format = fileTypeOf(request.format, options) === 'json' ? 'csv' : request.format;
    const columns = await columnsOf(context, format, invoices, options);
    const rows: string[][] = [];
    for (const values of invoiceValues(invoices, columns)) {
      if (rows.length === PREVIEW_ROWS) break;
      rows.push(values.map((value, index) => invoiceCellText(value, columns[index]!, options.dateFormat)));
    }
    return { columns: columns.map(({ heading }) => heading), rows };
  },
};

const mimetypes = { json: 'application/json', csv: 'text/csv; charset=utf-8', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const;

function optionsOf({ options, withProof }: ExportRequest): Options {
  if (withProof) throw new ApiError(exportErrors.invalidOptions, { message: 'Invoices have no proof of an account to go along; the column "Ties Out" and the JSON format say what adds up.' });
  const parsed = InvoiceExportOptions.safeParse(options);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.map(String), message }));
  throw new ApiError(exportErrors.invalidOptions, { message: issues.map(({ message }) => message).join(' '), data: { issues } });
}

/** @throws ApiError `export.unknown_format` */
function fileTypeOf(format: string, { fileType }: Options): keyof typeof mimetypes {
  const found = findExportFormat(format);
  if (found?.format.id === 'custom') return fileType === 'CSV' ? 'csv' : 'xlsx';
  const known = invoiceExportFormats.find((id) => id === found?.format.id);
  if (known) return known;
  throw new ApiError(exportErrors.unknownFormat, { message: `Invoices cannot leave as "${format}". Choose ${invoiceExportFormats.join(', ')}, or a custom format.` });
}

async function columnsOf({ db, scope }: Context, format: string, invoices: readonly LeavingInvoice[], options: Options): Promise<Columns> {
  const customName = findExportFormat(format)?.customName ?? null;
  if (customName === null || customName in reservedCustomFormats) return allInvoiceColumns(invoices, options.selectedExportFields);
  if (options.columns.length > 0) return formatColumns(options.columns);
  const own = await db.customFormats.byName('invoice', customName, scope);
  if (own) return formatColumns(own.data);
  const known = ['custom-all', ...(await db.customFormats.ofType('invoice', scope)).map(({ name }) => `custom-${name}`)].join(', ');
  throw new ApiError(exportErrors.unknownFormat, { message: `There is no custom format "${customName}" for invoices. There are: ${known}.` });
}

interface Leaving {
  invoices: LeavingInvoice[];
  /** Of the only document. */
  documentName: string | null;
  trialLimit: number | null;
}

async function leaving(context: Context, { jobs }: ExportedWorkspace, { documentIds }: ExportRequest, { transactionLineIds }: Options): Promise<Leaving> {
  const { db, scope } = context;
  const invoices: LeavingInvoice[] = [];
  const names = new Set<string>();
  for (const { job, documentIds: chosen } of await exportedDocuments(context, jobs.filter(({ type }) => type === 'Invoice'), documentIds)) {
    const where = { jobId: job.id, documentId: chosen, fieldName: INVOICE_FIELD, included: true, ...(transactionLineIds ? { id: transactionLineIds } : {}) };
    const rows = await db.transactions.findAll({ where, order: [['documentPosition', 'ASC'], ['rowNumber', 'ASC']], ...scope });
    const documents = new Map((await db.documents.byIds(chosen, scope)).map((document) => [document.id, document.originalname]));
    for (const row of rows) {
      const fileName = documents.get(row.documentId) ?? '';
      names.add(fileName);
      invoices.push(leavingInvoice(invoiceOfRow(row), { fileName, pageNumber: row.pageNumber + 1 }));
    }
  }
  if (invoices.length === 0) throw new ApiError(exportErrors.noData);
  const limit = trialRows(context);
  const isCut = limit !== undefined && invoices.length > limit;
  return { invoices: isCut ? invoices.slice(0, limit) : invoices, documentName: names.size === 1 ? [...names][0]! : null, trialLimit: isCut ? limit : null };
}

function notReconciled(invoices: readonly LeavingInvoice[]): ApiError {
  const open = invoices.filter(({ state }) => state !== 'Reconciled').map(({ id, fileName, pageNumber }) => `${id ?? 'invoice without a number'} (${fileName}, page ${pageNumber})`);
  return new ApiError(exportErrors.notReconciled, { message: `These do not tie out, so nothing was exported: ${open.slice(0, 20).join(', ')}. Review them, or export without the "only reconciled" option.` });
}

function* csvOf(invoices: readonly LeavingInvoice[], columns: Columns, { bom, dateFormat }: Options): Generator<string> {
  if (bom) yield '\ufeff';
  if (columns.some(({ heading }) => heading !== '')) yield csvLine(columns.map(({ heading }) => csvText(heading)));
  for (const values of invoiceValues(invoices, columns)) {
    yield csvLine(values.map((value, index) => {
      const column = columns[index]!;
      const text = invoiceCellText(value, column, dateFormat);
      return column.kind === 'text' || !isPlain(text) ? csvText(text) : quoted(text);
    }));
  }
}

/** A date that was entered as something else is text like any other. */
const isPlain = (text: string): boolean => /^-?[\d.,/-]*$/.test(text);

function sheetOf(invoices: readonly LeavingInvoice[], columns: Columns, { dateFormat }: Options) {
  const rows = [...invoiceValues(invoices, columns)];
  return { name: 'Invoices', filter: rangeOf(rows.length, columns.length), text: invoiceSheet(rows, columns, dateFormat) };
}
