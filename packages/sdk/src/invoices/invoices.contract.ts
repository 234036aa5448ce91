import { z } from 'zod';
import { endpoint } from '../core/endpoint.js';
import { CalendarDate, Filter, Id, MAX_PAGE_SIZE, Pagination, Sort } from '../core/paging.js';
import { WorkspaceQuery } from '../core/workspace.js';
import { InvoiceColumnConfig, MAX_FORMAT_COLUMNS } from '../customFormats/customFormats.contract.js';
import { DateFormat } from '../exports/exportFormats.js';
import { ReconciliationState, Source } from '../reconciliation/reconciliation.contract.js';

export const INVOICE_PAGE_SIZE = 10;
/** `fieldName` of the rows that hold an invoice. */
export const INVOICE_FIELD = 'invoice';

export const DocType = z.enum(['expense', 'invoice', 'bill', 'payables', 'receivables']);
export type DocType = z.infer<typeof DocType>;
/** What the printed document is, as it calls itself. */
export const InvoiceKind = z.enum(['invoice', 'receipt', 'creditNote']);
export type InvoiceKind = z.infer<typeof InvoiceKind>;

const Text = z.string().max(2000).nullable().default(null);
const Variant = z.string().max(2000).nullish();
const Figure = z.number().min(-1_000_000_000_000).max(1_000_000_000_000).nullable().default(null);
const Sources = z.record(z.string().max(100), Source).default({});
const ExtraFields = z.record(z.string().min(1).max(200), z.string().max(2000)).default({});

/** A line item. Where an edited or automated value is given, it comes before the one that was read. */
export const InvoiceLine = z.object({
  item: Text.describe('Shown as Description.'),
  quantity: Figure, unitPrice: Figure, price: Figure,
  tax: Figure, taxEdited: Variant, taxAutomated: Variant, taxExcel: Variant, taxEditedName: Variant,
  category: Variant, categoryEdited: Variant, categoryAutomated: Variant, categoryName: Variant,
  categoryExcel: Variant, categoryExcelEdited: Variant, categoryExcelAutomated: Variant,
  service: Variant, serviceEdited: Variant, serviceAutomated: Variant, serviceName: Variant,
  serviceExcel: Variant, serviceExcelEdited: Variant, serviceExcelAutomated: Variant,
  extraFields: ExtraFields,
  sources: Sources.describe('Where each value was read, by the name of its field.'),
});
export type InvoiceLine = z.output<typeof InvoiceLine>;

/** One invoice, receipt or bill. Amounts are decimal major units. */
export const Invoice = z.object({
  docType: DocType.default('payables'),
  kind: InvoiceKind.default('invoice'),
  id: Text, date: Text, dueDate: Text, poNumber: Text,
  currency: Text.describe('ISO 4217; null when nothing on the page tells.'),
  net: Figure.describe('Before tax, as printed.'), tax: Figure, total: Figure,
  adjustments: z.array(z.object({ label: z.string().max(200), amount: z.number(), source: Source.nullable().default(null) })).max(50).default([])
    .describe('Printed between the lines and the total: shipping, discount, tip, rounding.'),
  customer: Variant, customerEdited: Variant, customerAutomated: Variant, customerName: Variant,
  customerExcel: Variant, customerExcelEdited: Variant, customerExcelAutomated: Variant,
  vendor: Variant, vendorEdited: Variant, vendorAutomated: Variant, vendorName: Variant,
  vendorExcel: Variant, vendorExcelEdited: Variant, vendorExcelAutomated: Variant,
  account: Variant, accountEdited: Variant, accountAutomated: Variant, accountName: Variant,
  integration: Variant.describe('QuickBooks company.'),
  link: Variant.describe('Address of the document once it is published.'),
  status: z.enum(['published']).nullish(),
  extraFields: ExtraFields,
  sources: Sources,
  pages: z.array(z.int().min(0)).max(10_000).default([]).describe('Zero-based pages of the document it stands on.'),
  lines: z.array(InvoiceLine).max(5000).default([]),
});
export type Invoice = z.output<typeof Invoice>;
export type InvoiceInput = z.input<typeof Invoice>;

/** One equation of an invoice: what it says, and whether it holds to the last decimal. */
export const InvoiceCheck = z.object({
  kind: z.enum(['line', 'lines', 'total']),
  /** From 0, of a line. */
  line: z.int().nullable(),
  against: z.enum(['price', 'net', 'total']).describe('The printed figure it was held against.'),
  ok: z.boolean(),
  /** For people: "5 x 16.00 = 80.00". */
  text: z.string(),
  /** Decimal text; zero when it holds. */
  difference: z.string(),
});
export type InvoiceCheck = z.infer<typeof InvoiceCheck>;

export const InvoiceProof = z.object({
  state: ReconciliationState,
  checks: z.array(InvoiceCheck),
  explanation: z.string().describe('Why it does or does not tie out, and what to look at.'),
});
export type InvoiceProof = z.infer<typeof InvoiceProof>;

/** A row of a document that holds an invoice. */
export const InvoiceRow = z.object({
  id: Id, jobId: Id, documentId: Id, rowNumber: z.number(),
  pageNumber: z.int().min(0).describe('Zero-based.'),
  fieldName: z.literal(INVOICE_FIELD),
  row: z.string().describe('The invoice as JSON text.'),
  proof: InvoiceProof,
  version: z.int().min(1),
});
export type InvoiceRow = z.infer<typeof InvoiceRow>;

/** A line of the list of invoices. */
export const ListedInvoice = z.object({
  id: Id, jobId: Id, documentId: Id, documentName: z.string(), pageNumber: z.int().min(0),
  invoiceId: z.string().nullable(), invoiceType: DocType, documentType: InvoiceKind,
  invoiceVendor: z.string().nullable(), invoiceCustomer: z.string().nullable(),
  invoiceAmount: z.number().nullable(), currency: z.string().nullable(), invoiceDate: CalendarDate.nullable(),
  state: ReconciliationState,
});
export type ListedInvoice = z.infer<typeof ListedInvoice>;

export const invoiceMessages = {
  dateRequired: 'Date is required',
  dateFormat: 'Invalid date, use YYYY-MM-DD format',
  totalRequired: 'Total is required',
  itemRequired: 'Item is required',
  quantityRequired: 'Quantity is required',
  unitPriceRequired: 'Unit price is required',
  priceRequired: 'Price is required',
  lastLine: 'Cannot delete last line item',
  unknownDocType: 'Unknown document type',
} as const;

export const invoiceEndpoints = {
  list: endpoint({
    method: 'POST', path: '/api/v1/protected/invoice/list', auth: 'bearer', isReading: true,
    summary: 'Invoices and receipts, paged, filtered and sorted on the server; of all jobs, or of those under two tags. Default order: the newest job first.',
    query: WorkspaceQuery,
    body: z.object({
      pagination: z.object({ page: z.int().min(1).default(1), pageSize: z.int().min(1).max(MAX_PAGE_SIZE).default(INVOICE_PAGE_SIZE) }).default({ page: 1, pageSize: INVOICE_PAGE_SIZE }),
      filters: z.array(Filter).max(50).default([]).describe('Fields: invoiceId, invoiceDate, invoiceAmount, invoiceType, invoiceVendor, invoiceCustomer, documentType, jobId, documentId.'),
      sorting: z.array(Sort).max(5).default([]),
    }),
    response: z.object({ data: z.array(ListedInvoice), pagination: Pagination }),
  }),
  get: endpoint({
    method: 'GET', path: '/api/v1/protected/invoice/transactionLines/{id}', auth: 'bearer', summary: 'One invoice with its lines, where each value was read, and what ties out.',
    params: z.object({ id: Id }), response: z.object({ transactionLine: InvoiceRow }),
  }),
  ofJob: endpoint({
    method: 'GET', path: '/api/v1/protected/job/{id}/transactionLines', auth: 'bearer', summary: 'The invoices of a job, in the order of its documents.',
    params: z.object({ id: Id }), query: z.object({ documentId: Id.optional() }), response: z.object({ transactionLines: z.array(InvoiceRow) }),
  }),
} as const;

export const invoiceFields = ['id', 'date', 'dueDate', 'total', 'tax', 'poNumber', 'vendor', 'customer', 'account'] as const;
export const invoiceLineFields = ['item', 'quantity', 'unitPrice', 'price', 'tax', 'category', 'service'] as const;

/** Fields that leave with an export of all columns; absent: all of them. */
export const ExportFieldSelection = z.object({
  invoice: z.array(z.enum(invoiceFields)).default([...invoiceFields]),
  invoiceExtra: z.array(z.string().max(200)).max(500).optional().describe('Names of extra fields; absent: all.'),
  line: z.array(z.enum(invoiceLineFields)).default([...invoiceLineFields]),
  lineExtra: z.array(z.string().max(200)).max(500).optional(),
});
export type ExportFieldSelection = z.input<typeof ExportFieldSelection>;

/** Options of an export of invoices, whatever its format. */
export const InvoiceExportOptions = z.object({
  fileType: z.enum(['CSV', 'XLSX']).default('XLSX').describe('Of a custom format.'),
  dateFormat: DateFormat.default('YYYY-MM-DD'),
  bom: z.boolean().default(false).describe('Begin a CSV with a byte order mark.'),
  columns: z.array(InvoiceColumnConfig).max(MAX_FORMAT_COLUMNS).default([]).describe('Columns of a custom format that is not kept.'),
  selectedExportFields: ExportFieldSelection.optional(),
  transactionLineIds: z.array(Id).max(5000).optional().describe('Only these invoices.'),
});
export type InvoiceExportOptions = z.input<typeof InvoiceExportOptions>;
/** Formats that invoices leave in, beside custom formats. */
export const invoiceExportFormats = ['xlsx', 'csv', 'json'] as const;
