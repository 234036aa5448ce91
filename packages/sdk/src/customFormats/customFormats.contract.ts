import { z } from 'zod';
import { defineError } from '../core/defineError.js';
import { endpoint } from '../core/endpoint.js';
import { Id } from '../core/paging.js';
import { ExportPreview } from '../exports/exports.contract.js';
import { type BankColumnSource, bankColumnSources, ColumnConfig, reservedCustomFormats } from '../exports/exportFormats.js';

export const customFormatTypes = ['bankStatement', 'invoice'] as const;
export const CustomFormatType = z.enum(customFormatTypes);
export type CustomFormatType = z.infer<typeof CustomFormatType>;

export const invoiceColumnSources = [
  'id', 'date', 'dueDate', 'tax', 'total', 'item', 'quantity', 'unitPrice', 'price', 'service', 'category', 'customer', 'vendor', 'poNumber',
] as const;
export const InvoiceColumnSource = z.enum(invoiceColumnSources);
export type InvoiceColumnSource = z.infer<typeof InvoiceColumnSource>;

/** Labels of the sources, which are also the default headings; the others are headed `Column N`. */
export const bankSourceLabels: Record<BankColumnSource, string> = {
  date: 'Date', date2: 'Date 2', payee: 'Payee', name: 'Description', amount: 'Amount', credit: 'Credit', debit: 'Debit',
  balance: 'Balance', checkNumber: 'Check Number', refNumber: 'Reference', account: 'Account', category: 'Category',
  categoryKeyword: 'Category Keyword', fileName: 'File', pageNumber: 'Page', metadata: 'Metadata', autoIncrement: '',
  transactionType: 'Transaction Type', hardcodedValue: '',
};
export const invoiceSourceLabels: Record<InvoiceColumnSource, string> = {
  id: 'Invoice Number', date: 'Invoice Date', dueDate: 'Invoice Due Date', tax: 'Tax Amount', total: 'Invoice Total', item: 'Line Item Description',
  quantity: 'Quantity', unitPrice: 'Unit Price per Item', price: 'Line Item Total', service: 'Service', category: 'Category',
  customer: 'Customer/Bill To', vendor: 'Vendor/From', poNumber: 'PO Number',
};
const defaultSources: Record<CustomFormatType, readonly string[]> = { bankStatement: ['date', 'name', 'amount'], invoice: invoiceColumnSources };

export const MAX_FORMAT_COLUMNS = 60;
export const CustomFormatName = z.string().trim().min(1, 'Name is required').max(90, 'Name must be at most 90 characters')
  .regex(/^[^\u0000-\u001f,]*$/, 'Name must not hold a comma or a line break')
  .refine((name) => !(name.toLowerCase() in reservedCustomFormats), 'The names basic and all are reserved. Choose another name.');

/** A column of an invoice format: the same settings, other sources. */
export const InvoiceColumnConfig = ColumnConfig.extend({ source: InvoiceColumnSource.describe('What the column holds') });
export const AnyColumnConfig = ColumnConfig.extend({ source: z.enum([...new Set([...bankColumnSources, ...invoiceColumnSources])] as [string, ...string[]]) });
export type AnyColumnConfig = z.infer<typeof AnyColumnConfig>;

export const CustomFormat = z.object({ id: Id, name: z.string(), type: CustomFormatType, data: z.array(AnyColumnConfig) });
export type CustomFormat = z.infer<typeof CustomFormat>;

const Columns = z.array(AnyColumnConfig).min(1, 'Add at least one column').max(MAX_FORMAT_COLUMNS, `A format has at most ${MAX_FORMAT_COLUMNS} columns`);

/** The columns a new format starts with. */
export function defaultColumns(type: CustomFormatType): AnyColumnConfig[] {
  return defaultSources[type].map((source, index) => newColumn(index, source, defaultKind(source)));
}

/** A column as the configuration adds it: of type date, until it is changed. */
export function newColumn(index: number, source: string = 'date', type: AnyColumnConfig['type'] = 'date'): AnyColumnConfig {
  return { index, source, type, params: {}, heading: { hasHeading: true, text: '' }, creditLabel: 'Credit', debitLabel: 'Debit', hardcodedValue: '' };
}

const dates = new Set(['date', 'date2', 'dueDate']);
const numbers = new Set(['amount', 'credit', 'debit', 'balance', 'pageNumber', 'autoIncrement', 'tax', 'total', 'quantity', 'unitPrice', 'price']);

/** The type that fits what a source holds. */
export function defaultKind(source: string): AnyColumnConfig['type'] {
  if (dates.has(source)) return 'date';
  return numbers.has(source) ? 'number' : 'text';
}

/** The heading a column is written with. */
export function columnHeading(type: CustomFormatType, column: AnyColumnConfig): string {
  if (!column.heading.hasHeading) return '';
  const labels: Record<string, string> = type === 'invoice' ? invoiceSourceLabels : bankSourceLabels;
  return column.heading.text || labels[column.source] || `Column ${column.index + 1}`;
}

export const customFormatErrors = {
  nameTaken: defineError({ type: 'custom_format.name_taken', code: 2451, status: 409, message: 'There is already a format of this name. Choose another name.' }),
} as const;

const CustomFormatParams = z.object({ id: Id });
const CustomFormatResponse = z.object({ customFormat: CustomFormat });

export const customFormatEndpoints = {
  list: endpoint({
    method: 'GET', path: '/api/v1/protected/customFormat', auth: 'bearer', summary: 'The custom export formats, in the order they were made.',
    query: z.object({ type: CustomFormatType.default('bankStatement') }), response: z.object({ customFormats: z.array(CustomFormat) }),
  }),
  create: endpoint({
    method: 'POST', path: '/api/v1/protected/customFormat', auth: 'bearer',
    summary: 'Make a custom export format; without a name it is called `configuration N`, without columns it gets the default ones.',
    body: z.object({ name: CustomFormatName.optional(), data: Columns.optional(), type: CustomFormatType.default('bankStatement') }),
    response: CustomFormatResponse, errors: [customFormatErrors.nameTaken],
  }),
  update: endpoint({
    method: 'POST', path: '/api/v1/protected/customFormat/{id}', auth: 'bearer', summary: 'Rename a custom export format or change its columns.',
    params: CustomFormatParams, body: z.object({ name: CustomFormatName.optional(), data: Columns.optional() }),
    response: CustomFormatResponse, errors: [customFormatErrors.nameTaken],
  }),
  delete: endpoint({
    method: 'DELETE', path: '/api/v1/protected/customFormat/{id}', auth: 'bearer', summary: 'Delete a custom export format.',
    params: CustomFormatParams, response: 'empty',
  }),
  preview: endpoint({
    method: 'POST', path: '/api/v1/protected/customFormatPreview', auth: 'bearer', isReading: true, summary: 'A few sample transactions in these columns, before there is a job to preview.',
    body: z.object({ data: z.array(ColumnConfig).min(1, 'Add at least one column').max(MAX_FORMAT_COLUMNS) }), response: ExportPreview,
  }),
  getColumnConfig: endpoint({
    method: 'GET', path: '/api/v1/protected/columnConfig/{id}', auth: 'bearer', summary: 'Column configuration kept for a job, by field name.',
    params: CustomFormatParams, response: z.object({ columnConfigs: z.record(z.string(), z.json()) }),
  }),
  setColumnConfig: endpoint({
    method: 'POST', path: '/api/v1/protected/columnConfig/{id}', auth: 'bearer', summary: 'Keep the column configuration of one field of a job.',
    params: CustomFormatParams, body: z.object({ fieldName: z.string().min(1).max(200), data: z.json() }),
    response: z.object({ columnConfigs: z.record(z.string(), z.json()) }),
  }),
} as const;
