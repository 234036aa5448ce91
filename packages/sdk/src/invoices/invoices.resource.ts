import { atWorkspace, type TagLevels, type Workspace } from '../core/workspace.js';
import { exportEndpoints, ExportPreview, type ExportRequest } from '../exports/exports.contract.js';
import { transactionChangeEndpoints } from '../transactions/transactionChanges.contract.js';
import type { RowEditOptions } from '../transactions/transactions.resource.js';
import type { CallInput, CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { Invoice, invoiceEndpoints, type InvoiceExportOptions, type InvoiceInput, type InvoiceRow } from './invoices.contract.js';

export type InvoiceListQuery = CallInput<typeof invoiceEndpoints.list>['body'] & { tags?: TagLevels | undefined };
/** xlsx, csv, json, custom-all, or `custom-` and the name of a format for invoices. */
export type InvoiceExport = Pick<ExportRequest, 'format' | 'documentIds' | 'onlyReconciled'> & { options?: InvoiceExportOptions };
export type InvoicesResource = ReturnType<typeof createInvoices>;

/** The invoice that a row of `transactionLines` holds. */
export const readInvoiceRow = ({ row }: Pick<InvoiceRow, 'row'>): Invoice => Invoice.parse(JSON.parse(row));

const among = (workspace: Workspace | null) => (workspace === null ? { params: { id: 'undefined' }, query: {} } : atWorkspace(workspace));

export function createInvoices({ call }: ClientContext) {
  return {
    /** One page of invoices (from 1), filtered and sorted on the server; with `tags` of the jobs under two tags. */
    list({ tags, ...body }: InvoiceListQuery = {}, options: CallOptions = {}) {
      return call(invoiceEndpoints.list, { query: { ...tags }, body, ...options });
    },
    /** One invoice: `readInvoiceRow` reads its row. */
    async get(id: string, options: CallOptions = {}) {
      return (await call(invoiceEndpoints.get, { params: { id }, ...options })).transactionLine;
    },
    /** The invoices of a job, in the order of its documents. */
    async ofJob(jobId: string, options: CallOptions = {}) {
      return (await call(invoiceEndpoints.ofJob, { params: { id: jobId }, query: {}, ...options })).transactionLines;
    },
    /** Saves a corrected invoice as one step that `edits.undo` takes back. @throws `edit.conflict` when it was changed since `version` */
    save(jobId: string, id: string, invoice: InvoiceInput, edit: RowEditOptions = {}, options: CallOptions = {}) {
      return call(transactionChangeEndpoints.update, { params: { id: jobId, transactionId: id }, query: {}, body: { row: JSON.stringify(invoice), ...edit }, ...options });
    },
    /** Invoices of a job, of all jobs under two tags, or (null) of all jobs, as a file. @throws `export.no_data`, `export.not_reconciled`, `export.unknown_format`, `export.invalid_options` */
    export(workspace: Workspace | null, input: InvoiceExport, options: CallOptions = {}) {
      return call(exportEndpoints.create, { ...among(workspace), body: { ...input, content: 'invoices' }, ...options });
    },
    /** The first rows of an export, as they would be written. @throws as `export` */
    async previewExport(workspace: Workspace | null, input: InvoiceExport, options: CallOptions = {}) {
      const file = await call(exportEndpoints.create, { ...among(workspace), body: { ...input, content: 'invoices', preview: true }, ...options });
      return ExportPreview.parse(JSON.parse(await file.text()));
    },
    /** Deletes an invoice; undo brings it back. */
    delete(id: string, options: CallOptions = {}) {
      return call(transactionChangeEndpoints.delete, { params: { id: 'undefined', transactionId: id }, query: {}, ...options });
    },
  };
}
