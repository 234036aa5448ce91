// Invoices in columns: one row for each of their lines, what stands at the head repeated. Pure.
import type { DateFormat } from '../exports/exportFormats.js';
import { type AnyColumnConfig, columnHeading, type InvoiceColumnSource } from './customFormats.contract.js';

/** Dates as YYYY-MM-DD, amounts and quantities as decimal text, so that none is rounded; null where the invoice says nothing. */
export type ExportInvoiceLine = Record<'item' | 'quantity' | 'unitPrice' | 'price' | 'service' | 'category', string | null>;
export interface ExportInvoice<Line = ExportInvoiceLine> extends Record<'id' | 'date' | 'dueDate' | 'tax' | 'total' | 'customer' | 'vendor' | 'poNumber', string | null> {
  /** Empty: the invoice is one row without a line. */
  lines: Line[];
}

export interface InvoiceTableColumn<Invoice, Line> {
  heading: string;
  kind: 'date' | 'number' | 'text';
  /** Null for the line of an invoice that has none. */
  value(invoice: Invoice, line: Line | null): string | null;
  /** Instead of the one asked for. */
  dateFormat?: DateFormat | undefined;
  decimalSeparator?: '.' | ',' | undefined;
}

const dateSources: readonly string[] = ['date', 'dueDate'];
const numberSources: readonly string[] = ['tax', 'total', 'quantity', 'unitPrice', 'price'];
const lineSources: readonly string[] = ['item', 'quantity', 'unitPrice', 'price', 'service', 'category'];

/** The columns of a custom format, in their order. */
export function formatColumns(format: readonly AnyColumnConfig[]): InvoiceTableColumn<ExportInvoice, ExportInvoiceLine>[] {
  return [...format].sort((a, b) => a.index - b.index).map((column) => {
    const source = column.source as InvoiceColumnSource;
    const kind = dateSources.includes(source) ? 'date' : numberSources.includes(source) ? 'number' : 'text';
    const read = (invoice: ExportInvoice, line: ExportInvoiceLine | null): string | null =>
      lineSources.includes(source) ? (line?.[source as keyof ExportInvoiceLine] ?? null) : invoice[source as Exclude<InvoiceColumnSource, keyof ExportInvoiceLine>];
    return {
      heading: columnHeading('invoice', column), kind, dateFormat: column.params.dateFormat, decimalSeparator: column.params.decimalSeparator,
      value: (invoice, line) => (kind === 'number' && column.params.invertSign ? inverted(read(invoice, line)) : read(invoice, line)),
    };
  });
}

const inverted = (value: string | null): string | null => (value === null || !/[1-9]/.test(value) ? value : value.startsWith('-') ? value.slice(1) : `-${value}`);

/** What each column holds, row by row. */
export function* invoiceValues<Line, Invoice extends { lines: readonly Line[] }>(invoices: readonly Invoice[], columns: readonly InvoiceTableColumn<Invoice, Line>[]): Generator<(string | null)[]> {
  for (const invoice of invoices) {
    for (const line of invoice.lines.length > 0 ? invoice.lines : [null]) yield columns.map((column) => column.value(invoice, line));
  }
}

/** A value as text, ready to be quoted for a file or shown as a preview. */
export function invoiceCellText<Invoice, Line>(value: string | null, column: InvoiceTableColumn<Invoice, Line>, dateFormat: DateFormat): string {
  if (value === null) return '';
  if (column.kind === 'date') return inOrder(value, column.dateFormat ?? dateFormat);
  if (column.kind === 'text') return value.replace(/\s+/g, ' ').trim();
  return column.decimalSeparator === ',' ? value.replace('.', ',') : value;
}

/** Invoices in the columns of a custom format, as text. */
export function invoiceTable(invoices: readonly ExportInvoice[], format: readonly AnyColumnConfig[], dateFormat: DateFormat): { columns: string[]; rows: string[][] } {
  const columns = formatColumns(format);
  const rows = [...invoiceValues(invoices, columns)].map((values) => values.map((value, index) => invoiceCellText(value, columns[index]!, dateFormat)));
  return { columns: columns.map(({ heading }) => heading), rows };
}

/** What was entered as no date stays as it was entered. */
function inOrder(date: string, order: DateFormat): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  return year && month && day ? order.replace('YYYY', year).replace('MM', month).replace('DD', day) : date;
}

/** What a format for invoices is shown with before there is one. */
export const exampleInvoices: readonly ExportInvoice[] = [{
  id: 'INV-1042', date: '2024-01-15', dueDate: '2024-02-14', tax: '24.00', total: '144.00', customer: 'Acme Ltd', vendor: 'Harbour Supplies', poNumber: 'PO-77',
  lines: [
    { item: 'Paper A4, 5 boxes', quantity: '5', unitPrice: '16.00', price: '80.00', service: 'Office supplies', category: 'Stationery' },
    { item: 'Delivery', quantity: '1', unitPrice: '40.00', price: '40.00', service: 'Delivery', category: 'Freight' },
  ],
}];
