// An invoice as a row of its document. The row's only cell is the invoice as JSON text; what the list filters and sorts by stands in the
// columns of rows beside it: payee the vendor, account the customer, refNumber the invoice's id, accountNickname the type, chunkLabel the kind. Pure.
import { currencyDecimals, INVOICE_FIELD, Invoice, isRealDate, parseDecimal, partyOf, proveInvoice } from '@tieout/sdk/contract';
import type { InvoiceInput, InvoiceProof } from '@tieout/sdk/contract';
import type { Box, Sourced } from '../extraction/model.js';
import type { ReadInvoice, ReadLine } from '../extraction/invoices/invoiceModel.js';
import { deterministicId } from '../jobs/deterministicId.js';
import type { Place, TransactionRecord } from '../jobs/rowsOfDocument.js';
import type { Transaction } from '../transactions/transactions.model.js';

type InvoiceColumns = Pick<
  Transaction, 'row' | 'date' | 'date2' | 'payee' | 'description' | 'amountMinor' | 'decimals' | 'currency' | 'refNumber' | 'account' | 'accountNickname' | 'chunkLabel' | 'status'
>;

const statuses = { Reconciled: 'reconciled', 'Not Reconciled': 'error', Unknown: 'unknown' } as const;

export function columnsOfInvoice(invoice: Invoice): InvoiceColumns {
  const decimals = currencyDecimals(invoice.currency);
  const [vendor, customer] = [partyOf(invoice, 'vendor'), partyOf(invoice, 'customer')];
  return {
    row: [JSON.stringify(invoice)],
    date: dayOf(invoice.date), date2: dayOf(invoice.dueDate), payee: vendor, account: customer, refNumber: invoice.id,
    description: [invoice.id, vendor].filter((part) => part !== null).join(' ') || 'Invoice',
    amountMinor: invoice.total === null ? null : parseDecimal(String(invoice.total), decimals),
    decimals, currency: invoice.currency, accountNickname: invoice.docType, chunkLabel: invoice.kind, status: statuses[proveInvoice(invoice).state],
  };
}

/** A day of the calendar, or nothing that could be sorted by. */
function dayOf(text: string | null): string | null {
  const day = /\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0];
  return day && isRealDate(day) ? day : null;
}

export const invoiceOfRow = ({ row }: Pick<Transaction, 'row'>): Invoice => Invoice.parse(JSON.parse(row[0]!));

export const isInvoiceRow = ({ fieldName }: Pick<Transaction, 'fieldName'>): boolean => fieldName === INVOICE_FIELD;

/** States of a document's invoices by the status of their rows. */
export const stateOfStatus = (status: Transaction['status']): InvoiceProof['state'] => (status === 'reconciled' ? 'Reconciled' : status === 'error' ? 'Not Reconciled' : 'Unknown');

function invoiceOfRead(read: ReadInvoice): Invoice {
  const { kind, currency, number, date, dueDate, poNumber, vendor, customer, net, tax, total, adjustments, extra, pages, lines } = read;
  const sources = sourcesOf({ id: number, date, dueDate, poNumber, vendor, customer, net, tax, total });
  for (const { label, value } of extra) sources[label] = value.source;
  const input: InvoiceInput = {
    kind, currency, id: text(number), date: text(date), dueDate: text(dueDate), poNumber: text(poNumber), vendor: text(vendor), customer: text(customer),
    net: figure(net), tax: figure(tax), total: figure(total),
    adjustments: adjustments.map(({ label, amount }) => ({ label, amount: Number(amount.value), source: amount.source })),
    extraFields: Object.fromEntries(extra.map(({ label, value }) => [label, value.value])),
    sources, pages: pages.map((page) => page - 1), lines: lines.map(lineOfRead),
  };
  return Invoice.parse(input);
}

function lineOfRead({ item, quantity, unitPrice, price, tax, discount, taxRate, code }: ReadLine): NonNullable<InvoiceInput['lines']>[number] {
  const extra = Object.entries({ Discount: discount, 'Tax rate': taxRate, Code: code }).filter((entry): entry is [string, Sourced<string>] => entry[1] !== null);
  return {
    item: text(item), quantity: figure(quantity), unitPrice: figure(unitPrice), price: figure(price), tax: figure(tax),
    extraFields: Object.fromEntries(extra.map(([label, { value }]) => [label, value])),
    sources: { ...sourcesOf({ item, quantity, unitPrice, price, tax }), ...Object.fromEntries(extra.map(([label, { source }]) => [label, source])) },
  };
}

/** Long texts are cut where the field ends; figures are exact. */
const text = (value: Sourced<string> | null): string | null => value?.value.slice(0, 2000) ?? null;
const figure = (value: Sourced<string> | null): number | null => (value === null ? null : Number(value.value));

function sourcesOf(values: Record<string, Sourced<string> | null>): Record<string, Sourced<string>['source']> {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value.source]] : [])));
}

/** The box of a row: around the head's values on its first page. */
function boxOfInvoice({ sources, pages }: Invoice): Box | null {
  const boxes = Object.values(sources).flatMap(({ page, box }) => (box && page === (pages[0] ?? 0) + 1 ? [box] : []));
  if (boxes.length === 0) return null;
  return [Math.min(...boxes.map(([x0]) => x0)), Math.min(...boxes.map(([, y0]) => y0)), Math.max(...boxes.map(([, , x1]) => x1)), Math.max(...boxes.map(([, , , y1]) => y1))];
}

/** A document in which none was found is one invoice to be filled in by hand. */
export function invoicesOf(read: readonly ReadInvoice[], numPages: number): Invoice[] {
  return read.length > 0 ? read.map(invoiceOfRead) : [Invoice.parse({ pages: Array.from({ length: numPages }, (_, page) => page), lines: [{}] })];
}

export function invoiceRecord(invoice: Invoice, rowNumber: number, place: Place): TransactionRecord {
  return {
    id: deterministicId(place.jobId, place.documentId, 'row', rowNumber), ...place, rowNumber, accountId: null, periodId: null, fieldName: INVOICE_FIELD, included: true,
    pageNumber: invoice.pages[0] ?? 0, balanceMinor: null, checkNumber: null, category: null, box: boxOfInvoice(invoice),
    provenance: { date: null, date2: null, description: null, amount: null, balance: null }, metadata: {}, version: 1, ...columnsOfInvoice(invoice),
  };
}
