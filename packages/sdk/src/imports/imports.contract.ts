import { z } from 'zod';
import { defineError } from '../core/defineError.js';
import { endpoint } from '../core/endpoint.js';
import { CalendarDate, Id } from '../core/paging.js';

/** Exchange files that become jobs like any other document, with the media type they are stored under. */
export const importFormats = [
  { id: 'csv', label: 'Bank CSV', mimetype: 'text/csv', extensions: ['csv', 'tsv'] },
  { id: 'ofx', label: 'OFX, QFX or QBO', mimetype: 'application/x-ofx', extensions: ['ofx', 'qfx', 'qbo'] },
  { id: 'qif', label: 'QIF', mimetype: 'application/qif', extensions: ['qif'] },
  { id: 'camt053', label: 'camt.053', mimetype: 'application/xml', extensions: ['xml'] },
  { id: 'mt940', label: 'MT940', mimetype: 'application/x-mt940', extensions: ['sta', '940', 'mt940'] },
] as const;
export type ImportFormat = (typeof importFormats)[number]['id'];
export const CSV_MIMETYPE = 'text/csv';

/** The document holds rows rather than pages: there is nothing to look at beside the grid. */
export function isImportMimetype(mimetype: string): boolean {
  return importFormats.some((format) => format.mimetype === mimetype);
}

/** What a column of a bank's CSV can be. Descriptions may stand in several columns. */
export const csvColumnRoles = [
  'date', 'date2', 'payee', 'amount', 'debit', 'credit', 'balance', 'direction', 'currency', 'checkNumber', 'refNumber', 'account',
] as const;
export const CsvColumnRole = z.enum(csvColumnRoles);
export type CsvColumnRole = z.infer<typeof CsvColumnRole>;

const ColumnNumber = z.int().min(0).max(1000);

export const CsvMapping = z.object({
  delimiter: z.enum([',', ';', '\t', '|']).describe('What separates the columns'),
  headerRow: z.int().min(0).max(1000).nullable().describe('Number of the heading among the lines, from 0; null when there is none'),
  columns: z.partialRecord(CsvColumnRole, ColumnNumber).describe('Column of each role, from 0'),
  descriptionColumns: z.array(ColumnNumber).max(20).describe('Columns of the description, joined with a space'),
  dateOrder: z.enum(['DMY', 'MDY', 'YMD']).describe('Order of day, month and year'),
  decimalMark: z.enum(['.', ',']).describe('Decimal mark of the amounts'),
  isInverted: z.boolean().describe('Money out is written positive, as many card files do'),
});
export type CsvMapping = z.infer<typeof CsvMapping>;

/** How a bank's CSV is read, as a person set it. */
export const CsvSettings = z.object({
  mapping: CsvMapping.partial().default({}),
  accountType: z.enum(['bank', 'card']).optional().describe('Kind of account; a bank account unless said otherwise'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'Currency must be a code of three capital letters, for example USD').optional().describe('Currency where the file names none'),
});
export type CsvSettings = z.input<typeof CsvSettings>;

export const CsvDoubt = z.object({ code: z.enum(['dateOrder', 'sign', 'columns']), message: z.string() });
export type CsvDoubt = z.infer<typeof CsvDoubt>;

export const CsvPreview = z.object({
  /** How the file is read; incomplete while the columns cannot be told. */
  mapping: CsvMapping.partial(),
  /** What should be looked at before the file is converted. Empty: nothing needs to be asked. */
  doubts: z.array(CsvDoubt),
  headings: z.array(z.string()),
  /** First lines under the heading, as they stand in the file. */
  lines: z.array(z.array(z.string())),
  /** First rows as they would be read. */
  rows: z.array(z.object({ date: CalendarDate.nullable(), description: z.string(), amount: z.number(), balance: z.number().nullable() })),
  rowCount: z.int(),
  /** Every account of the file ties out with this mapping. */
  isReconciled: z.boolean(),
  /** The mapping was kept earlier, for this document or for files with the same heading. */
  isRemembered: z.boolean(),
  /** Why the file cannot be read with this mapping. */
  problem: z.string().nullable(),
});
export type CsvPreview = z.infer<typeof CsvPreview>;

export const importErrors = {
  notCsv: defineError({ type: 'import.not_csv', code: 2401, status: 422, message: 'This document is not a CSV file, so it has no columns to choose.' }),
} as const;

export const importEndpoints = {
  previewCsv: endpoint({
    method: 'POST', path: '/api/v1/protected/document/{id}/previewCsv', auth: 'bearer', isReading: true,
    summary: "How a bank's CSV is read: by itself, by what was kept for its heading, or by the settings given here.",
    params: z.object({ id: Id }), body: z.object({ settings: CsvSettings.optional() }).default({}),
    response: z.object({ preview: CsvPreview }), errors: [importErrors.notCsv],
  }),
  saveCsvSettings: endpoint({
    method: 'POST', path: '/api/v1/protected/document/{id}/csvSettings', auth: 'bearer',
    summary: 'Keep how a CSV is read, for this document and for every file with the same heading.',
    params: z.object({ id: Id }), body: z.object({ settings: CsvSettings }),
    response: z.object({ preview: CsvPreview }), errors: [importErrors.notCsv],
  }),
} as const;
