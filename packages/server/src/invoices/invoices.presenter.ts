import { INVOICE_FIELD, numberFromMinor, proveInvoice } from '@tieout/sdk/contract';
import type { DocType, InvoiceKind, InvoiceRow, ListedInvoice } from '@tieout/sdk/contract';
import type { Transaction } from '../transactions/transactions.model.js';
import { invoiceOfRow, stateOfStatus } from './invoiceRecord.js';

export function presentInvoice(transaction: Transaction): InvoiceRow {
  const { id, jobId, documentId, rowNumber, pageNumber, version } = transaction;
  const invoice = invoiceOfRow(transaction);
  return { id, jobId, documentId, rowNumber, pageNumber, fieldName: INVOICE_FIELD, row: JSON.stringify(invoice), proof: proveInvoice(invoice), version };
}

export function presentListed(transaction: Transaction, documentName: string): ListedInvoice {
  const { id, jobId, documentId, pageNumber, refNumber, payee, account, amountMinor, decimals, currency, date, status } = transaction;
  return {
    id, jobId, documentId, documentName, pageNumber, currency, invoiceId: refNumber, invoiceVendor: payee, invoiceCustomer: account, invoiceDate: date,
    invoiceType: transaction.accountNickname as DocType, documentType: transaction.chunkLabel as InvoiceKind,
    invoiceAmount: amountMinor === null ? null : numberFromMinor(amountMinor, decimals), state: stateOfStatus(status),
  };
}
