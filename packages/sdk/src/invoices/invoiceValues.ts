// Which of the values of an invoice counts: edited before automated before the one that was read. Pure.
import type { DocType, Invoice, InvoiceLine } from './invoices.contract.js';
import { invoiceMessages } from './invoices.contract.js';

export type ExcelDocType = 'payables' | 'receivables';

/** The document types of the Excel mode. @throws Error 'Unknown document type' */
export function excelDocType(docType: string): ExcelDocType {
  if (docType === 'payables' || docType === 'bill' || docType === 'expense') return 'payables';
  if (docType === 'receivables' || docType === 'invoice') return 'receivables';
  throw new Error(invoiceMessages.unknownDocType);
}

/** A document type that does not fit the mode is reset to its first. */
export function docTypeFor(mode: 'Excel' | 'QuickBooks', docType: DocType): DocType {
  const known: Record<typeof mode, readonly DocType[]> = { Excel: ['payables', 'receivables'], QuickBooks: ['expense', 'invoice', 'bill'] };
  return known[mode].includes(docType) ? docType : known[mode][0]!;
}

export type PartyField = 'vendor' | 'customer' | 'account';
export type LineField = 'category' | 'service';

/** Edited, automated, plain; those of the Excel mode come before the others. */
export function partyOf(invoice: Invoice, field: PartyField): string | null {
  if (field === 'account') return firstOf(invoice.accountEdited, invoice.accountAutomated, invoice.account);
  const excel = field === 'vendor' ? [invoice.vendorExcelEdited, invoice.vendorExcelAutomated, invoice.vendorExcel] : [invoice.customerExcelEdited, invoice.customerExcelAutomated, invoice.customerExcel];
  const plain = field === 'vendor' ? [invoice.vendorEdited, invoice.vendorAutomated, invoice.vendor] : [invoice.customerEdited, invoice.customerAutomated, invoice.customer];
  return firstOf(...excel, ...plain);
}

export function lineTargetOf(line: InvoiceLine, field: LineField): string | null {
  return field === 'category'
    ? firstOf(line.categoryExcelEdited, line.categoryExcelAutomated, line.categoryExcel, line.categoryEdited, line.categoryAutomated, line.category)
    : firstOf(line.serviceExcelEdited, line.serviceExcelAutomated, line.serviceExcel, line.serviceEdited, line.serviceAutomated, line.service);
}

function firstOf(...values: readonly (string | null | undefined)[]): string | null {
  return values.find((value) => value !== null && value !== undefined) ?? null;
}

export function withParty(invoice: Invoice, field: PartyField, value: string): Invoice {
  return { ...invoice, [field === 'account' ? 'accountEdited' : `${field}ExcelEdited`]: value, [`${field}Name`]: value };
}

/** Editing a category or service sets the name that is shown and clears the automated value. */
export function withLineTarget(line: InvoiceLine, field: LineField, value: string): InvoiceLine {
  return { ...line, [`${field}ExcelEdited`]: value, [`${field}Name`]: value, [`${field}ExcelAutomated`]: null, [`${field}Automated`]: null };
}

export const emptyLine: InvoiceLine = { item: null, quantity: null, unitPrice: null, price: null, tax: null, extraFields: {}, sources: {} };

/** The tax at the head becomes a line named Tax with quantity 1, and the head has none any more. */
export function taxToLine(invoice: Invoice): Invoice {
  if (!invoice.tax) return invoice;
  const { tax } = invoice;
  const source = invoice.sources['tax'];
  const line: InvoiceLine = { ...emptyLine, item: 'Tax', quantity: 1, unitPrice: tax, price: tax, sources: source ? { price: source } : {} };
  const { tax: _, ...sources } = invoice.sources;
  return { ...invoice, tax: null, sources, lines: [...invoice.lines, line] };
}

export interface InvoiceIssue {
  /** From 0; null: of the head. */
  line: number | null;
  field: string;
  message: string;
}

/** What the Excel form asks for. */
export function excelIssues(invoice: Invoice): InvoiceIssue[] {
  const issues: InvoiceIssue[] = [];
  const head = (field: string, message: string) => issues.push({ line: null, field, message });
  if (!invoice.date) head('date', invoiceMessages.dateRequired);
  else if (!DATE.test(invoice.date)) head('date', invoiceMessages.dateFormat);
  if (invoice.dueDate && !DATE.test(invoice.dueDate)) head('dueDate', invoiceMessages.dateFormat);
  if (invoice.total === null) head('total', invoiceMessages.totalRequired);
  invoice.lines.forEach((line, index) => {
    if (!line.item) issues.push({ line: index, field: 'item', message: invoiceMessages.itemRequired });
    for (const [field, message] of lineFigures) if (line[field] === null) issues.push({ line: index, field, message });
  });
  return issues;
}

const DATE = /\d{4}-\d{2}-\d{2}/;
const lineFigures = [
  ['quantity', invoiceMessages.quantityRequired], ['unitPrice', invoiceMessages.unitPriceRequired], ['price', invoiceMessages.priceRequired],
] as const;
