// Invoices as they leave, and the columns of an export of all of them. Pure.
import { currencyDecimals, decimalText, invoiceFields, invoiceLineFields, invoiceSourceLabels, lineTargetOf, millionths, partyOf, proveInvoice } from '@tieout/sdk/contract';
import type { ExportFieldSelection, ExportInvoice, ExportInvoiceLine, Invoice, InvoiceTableColumn, ReconciliationState } from '@tieout/sdk/contract';

export interface LeavingLine extends ExportInvoiceLine {
  tax: string | null;
  extraFields: Record<string, string>;
}

export interface LeavingInvoice extends ExportInvoice<LeavingLine> {
  account: string | null;
  currency: string | null;
  net: string | null;
  docType: Invoice['docType'];
  kind: Invoice['kind'];
  state: ReconciliationState;
  fileName: string;
  /** From 1. */
  pageNumber: number;
  extraFields: Record<string, string>;
}

export function leavingInvoice(invoice: Invoice, place: { fileName: string; pageNumber: number }): LeavingInvoice {
  const decimals = currencyDecimals(invoice.currency);
  const money = (value: number | null) => written(value, decimals);
  const { id, date, dueDate, poNumber, currency, docType, kind, extraFields, adjustments } = invoice;
  return {
    ...place, id, date, dueDate, poNumber, currency, docType, kind,
    vendor: partyOf(invoice, 'vendor'), customer: partyOf(invoice, 'customer'), account: partyOf(invoice, 'account'),
    net: money(invoice.net), tax: money(invoice.tax), total: money(invoice.total), state: proveInvoice(invoice).state,
    extraFields: { ...extraFields, ...Object.fromEntries(adjustments.map(({ label, amount }) => [label, money(amount) ?? ''])) },
    lines: invoice.lines.map((line) => ({
      item: line.item, quantity: written(line.quantity, 0), unitPrice: money(line.unitPrice), price: money(line.price), tax: money(line.tax),
      category: lineTargetOf(line, 'category'), service: lineTargetOf(line, 'service'), extraFields: line.extraFields,
    })),
  };
}

/** Exact, with the decimals of the currency at least. */
function written(value: number | null, decimals: number): string | null {
  const exact = millionths(value);
  return exact === null ? null : decimalText(exact, decimals);
}

type Column = InvoiceTableColumn<LeavingInvoice, LeavingLine>;

const numbers: readonly string[] = ['total', 'tax', 'quantity', 'unitPrice', 'price'];
const kindOf = (field: string): Column['kind'] => (field === 'date' || field === 'dueDate' ? 'date' : numbers.includes(field) ? 'number' : 'text');

export function allInvoiceColumns(invoices: readonly LeavingInvoice[], selection: ExportFieldSelection = {}): Column[] {
  const { invoice = invoiceFields, line = invoiceLineFields } = selection;
  const invoiceExtra = selection.invoiceExtra ?? namesOf(invoices);
  const lineExtra = selection.lineExtra ?? namesOf(invoices.flatMap(({ lines }) => lines));
  const labels: Record<string, string> = { ...invoiceSourceLabels, account: 'Account' };
  return [
    { heading: 'File', kind: 'text', value: ({ fileName }) => fileName },
    { heading: 'Page', kind: 'text', value: ({ pageNumber }) => String(pageNumber) },
    ...invoice.map((field): Column => ({ heading: labels[field]!, kind: kindOf(field), value: (one) => one[field] })),
    { heading: 'Currency', kind: 'text', value: ({ currency }) => currency },
    { heading: 'Net Amount', kind: 'number', value: ({ net }) => net },
    { heading: 'Ties Out', kind: 'text', value: ({ state }) => state },
    ...invoiceExtra.map((name): Column => ({ heading: name, kind: 'text', value: ({ extraFields }) => extraFields[name] ?? null })),
    ...line.map((field): Column => ({ heading: field === 'tax' ? 'Line Item Tax' : labels[field]!, kind: kindOf(field), value: (_, item) => item?.[field] ?? null })),
    ...lineExtra.map((name): Column => ({ heading: `Line Item ${name}`, kind: 'text', value: (_, item) => item?.extraFields[name] ?? null })),
  ];
}

/** In the order of their first use. */
const namesOf = (records: readonly { extraFields: Record<string, string> }[]): string[] => [...new Set(records.flatMap(({ extraFields }) => Object.keys(extraFields)))];
