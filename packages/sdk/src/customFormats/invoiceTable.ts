// Invoices in the columns of a custom format: one row for each of their lines, what stands at the head repeated. Pure.
import type { DateFormat } from '../exports/exportFormats.js';
import { type AnyColumnConfig, columnHeading, type InvoiceColumnSource } from './customFormats.contract.js';

/** Dates as YYYY-MM-DD, amounts and quantities as decimal text, so that none is rounded; null where the invoice says nothing. */
export type InvoiceLine = Record<'item' | 'quantity' | 'unitPrice' | 'price' | 'service' | 'category', string | null>;
export interface ExportInvoice extends Record<'id' | 'date' | 'dueDate' | 'tax' | 'total' | 'customer' | 'vendor' | 'poNumber', string | null> {
  /** Empty: the invoice is one row without a line. */
  lines: InvoiceLine[];
}

const noLine: InvoiceLine = { item: null, quantity: null, unitPrice: null, price: null, service: null, category: null };
const dateSources: readonly string[] = ['date', 'dueDate'];
const numberSources: readonly string[] = ['tax', 'total', 'quantity', 'unitPrice', 'price'];

/** The table as text, ready to be quoted for a file or shown as a preview. */
export function invoiceTable(invoices: readonly ExportInvoice[], format: readonly AnyColumnConfig[], dateFormat: DateFormat): { columns: string[]; rows: string[][] } {
  const columns = [...format].sort((a, b) => a.index - b.index);
  return {
    columns: columns.map((column) => columnHeading('invoice', column)),
    rows: invoices.flatMap(({ lines, ...head }) =>
      (lines.length > 0 ? lines : [noLine]).map((line) => columns.map((column) => cellText({ ...head, ...line }[column.source as InvoiceColumnSource], column, dateFormat)))),
  };
}

function cellText(value: string | null, { source, params }: AnyColumnConfig, dateFormat: DateFormat): string {
  if (value === null) return '';
  if (dateSources.includes(source)) return inOrder(value, params.dateFormat ?? dateFormat);
  if (!numberSources.includes(source)) return value.replace(/\s+/g, ' ').trim();
  const signed = params.invertSign && /[1-9]/.test(value) ? (value.startsWith('-') ? value.slice(1) : `-${value}`) : value;
  return params.decimalSeparator === ',' ? signed.replace('.', ',') : signed;
}

function inOrder(date: string, order: DateFormat): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return order.replace('YYYY', year).replace('MM', month).replace('DD', day);
}

/** What a format for invoices is shown with before there is one. */
export const exampleInvoices: readonly ExportInvoice[] = [{
  id: 'INV-1042', date: '2024-01-15', dueDate: '2024-02-14', tax: '24.00', total: '144.00', customer: 'Acme Ltd', vendor: 'Harbour Supplies', poNumber: 'PO-77',
  lines: [
    { item: 'Paper A4, 5 boxes', quantity: '5', unitPrice: '16.00', price: '80.00', service: 'Office supplies', category: 'Stationery' },
    { item: 'Delivery', quantity: '1', unitPrice: '40.00', price: '40.00', service: 'Delivery', category: 'Freight' },
  ],
}];
