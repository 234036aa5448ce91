import { ApiError, INVOICE_FIELD, invoiceEndpoints, notFound } from '@tieout/sdk/contract';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { findJob } from '../jobs/jobs.commands.js';
import { presentInvoice } from './invoices.presenter.js';
import { listInvoices } from './listInvoices.js';

export const invoiceRoutes: RoutesOf<'invoices'> = {
  list: route(invoiceEndpoints.list, async (context, { query, body }) => listInvoices(context, query, body)),
  get: route(invoiceEndpoints.get, async ({ db, scope }, { params }) => {
    const row = await db.transactions.findOne({ where: { id: params.id, fieldName: INVOICE_FIELD }, ...scope });
    if (!row) throw new ApiError(notFound);
    return { transactionLine: presentInvoice(row) };
  }),
  ofJob: route(invoiceEndpoints.ofJob, async (context, { params, query }) => {
    const { db, scope } = context;
    const job = await findJob(context, params.id);
    const where = { jobId: job.id, fieldName: INVOICE_FIELD, ...(query.documentId ? { documentId: query.documentId } : {}) };
    const rows = await db.transactions.findAll({ where, order: [['documentPosition', 'ASC'], ['rowNumber', 'ASC']], ...scope });
    return { transactionLines: rows.map(presentInvoice) };
  }),
};
