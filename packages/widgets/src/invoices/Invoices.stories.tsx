import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, Invoice, proveInvoice, type InvoiceRow } from '@tieout/sdk/contract';
import { type FakeTransport, testId } from '@tieout/sdk/testing';
import { withTieout } from '../testing/StoryFrame.js';
import { InvoiceList } from './InvoiceList/InvoiceList.js';
import { InvoiceManager } from './InvoiceManager/InvoiceManager.js';

const meta: Meta = { title: 'Invoices', decorators: [withTieout] };
export default meta;

const invoice = Invoice.parse({
  id: 'INV-1042', date: '2024-01-15', dueDate: '2024-02-14', vendor: 'Harbour Supplies', customer: 'Acme Ltd', currency: 'EUR', net: 120, tax: 24, total: 145,
  extraFields: { 'Payment terms': '30 days net', IBAN: 'DE89 3704 0044 0532 0130 00' },
  lines: [{ item: 'Paper A4, 5 boxes', quantity: 5, unitPrice: 16, price: 80 }, { item: null, quantity: 1, unitPrice: 40, price: 40 }],
});
const row: InvoiceRow = { id: testId('transaction'), jobId: testId('job'), documentId: testId('document'), rowNumber: 0, pageNumber: 0, fieldName: 'invoice', row: JSON.stringify(invoice), proof: proveInvoice(invoice), version: 1 };
const listed = Array.from({ length: 3 }, (_, index) => ({
  id: testId('transaction', index), jobId: testId('job'), documentId: testId('document'), documentName: 'invoices.pdf', pageNumber: index, invoiceId: `INV-${index + 1}`, invoiceType: 'payables' as const,
  documentType: index === 2 ? 'receipt' as const : 'invoice' as const, invoiceVendor: 'Harbour Supplies', invoiceCustomer: 'Acme Ltd', invoiceAmount: 145, currency: index === 1 ? 'EUR' : 'USD', invoiceDate: '2024-01-15',
  state: (['Reconciled', 'Not Reconciled', 'Unknown'] as const)[index]!,
}));

const answering = (count: number) => ({
  tieout: {
    server: () => ({
      with: (transport: FakeTransport) => transport
        .on(contract.invoices.list, () => ({ data: listed.slice(0, count), pagination: { page: 1, pageSize: 10, totalCount: count, totalPages: Math.min(1, count) } }))
        .on(contract.invoices.ofJob, () => ({ transactionLines: [row] }))
        .on(contract.edits.list, () => ({ edits: [], undo: null, redo: null })),
    }),
  },
});
const nothing = () => undefined;

export const Listed: StoryObj = { render: () => <InvoiceList onView={nothing} onAdd={nothing} onDownload={nothing} />, parameters: answering(3) };
export const NoneYet: StoryObj = { render: () => <InvoiceList onView={nothing} onAdd={nothing} onDownload={nothing} />, parameters: answering(0) };
/** A total that does not follow, and a line without a description. */
export const DoesNotTieOut: StoryObj = { render: () => <InvoiceManager jobId={testId('job')} documents={[]} />, parameters: answering(1) };
