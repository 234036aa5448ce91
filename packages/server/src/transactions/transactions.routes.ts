import { ApiError, notFound, transactionChangeEndpoints, transactionEndpoints } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { findWorkspace } from '../jobs/workspace.js';
import type { Workspace } from '../jobs/workspace.js';
import { bulkEdit, switchRows } from './bulkEdit.js';
import { correctCell, editColumn } from './correctCell.js';
import { updateFormValues } from './formValues.js';
import { createTransactions } from './createTransactions.js';
import { saveInvoice } from '../invoices/saveInvoice.js';
import { listTransactions } from './listTransactions.js';
import { startFixPage } from './fixPage/fixPage.js';
import type { Transaction } from './transactions.model.js';
import { presentTransaction } from './transactions.presenter.js';
import { updateTransactions } from './updateTransactions.js';

const { get, update, updateMany, correct, create, delete: deleteOne, bulkEdit: bulk, switchSigns, switchIncludedExcluded, editColumn: column, fixPage, updateFormValues: formValues } = transactionChangeEndpoints;

export const transactionRoutes: RoutesOf<'transactions'> = {
  list: route(transactionEndpoints.list, async (context, { params, query }) => {
    const { rows, pagination } = await listTransactions(context, await findWorkspace(context, params.id, query), query);
    return { data: rows.map(presentTransaction), pagination };
  }),
  get: route(get, async (context, { params, query }) => {
    const row = await findRow(context, await findWorkspace(context, params.id, query), params.transactionId);
    return { transaction: presentTransaction(row) };
  }),
  update: route(update, async (context, { params, query, body: { version, changes, row, ...options } }) => {
    const workspace = await findWorkspace(context, params.id, query);
    if (row !== undefined) return saveInvoice(context, workspace, await findRow(context, workspace, params.transactionId), row, { version, ...options });
    return updateTransactions(context, workspace, [{ transactionId: params.transactionId, version, changes: changes! }], options);
  }),
  updateMany: route(updateMany, async (context, { params, query, body: { edits, ...options } }) =>
    updateTransactions(context, await findWorkspace(context, params.id, query), edits, options),
  ),
  correct: route(correct, async (context, { params, query, body }) => correctCell(context, await findWorkspace(context, params.id, query), body)),
  create: route(create, async (context, { params, query, body }) => createTransactions(context, await findWorkspace(context, params.id, query), body)),
  delete: route(deleteOne, async (context, { params, query }) => {
    const workspace = await workspaceOfRow(context, params, query);
    await findRow(context, workspace, params.transactionId);
    return bulkEdit(context, workspace, { operation: 'delete', transactionIds: [params.transactionId] });
  }),
  fixPage: route(fixPage, async (context, { params, query, body }) => startFixPage(context, await findWorkspace(context, params.id, query), body)),
  bulkEdit: route(bulk, async (context, { params, query, body }) => bulkEdit(context, await findWorkspace(context, params.id, query), body)),
  switchSigns: route(switchSigns, async (context, { params, query, body }) =>
    switchRows(context, await findWorkspace(context, params.id, query), 'switchSigns', body),
  ),
  switchIncludedExcluded: route(switchIncludedExcluded, async (context, { params, query, body }) =>
    switchRows(context, await findWorkspace(context, params.id, query), 'switchIncludedExcluded', body),
  ),
  updateFormValues: route(formValues, async (context, { params, query, body: { newValue, version, ...options } }) => {
    const workspace = await findWorkspace(context, params.id, query);
    return updateFormValues(context, workspace, await findRow(context, workspace, params.transactionId), { newValue, version }, options);
  }),
  editColumn: route(column, async (context, { params, query, body: { col, newValue, version, ...options } }) => {
    const workspace = await findWorkspace(context, params.id, query);
    const row = await findRow(context, workspace, params.transactionId);
    return editColumn(context, workspace, row, { col, newValue, version }, options);
  }),
};

/** An invoice of the list is named by its row alone: neither its job nor tags are sent. */
async function workspaceOfRow(context: Context, { id, transactionId }: { id: string; transactionId: string }, query: { l1?: string | undefined; l2?: string | undefined }): Promise<Workspace> {
  if (id !== 'undefined' || query.l1 || query.l2) return findWorkspace(context, id, query);
  const row = await context.db.transactions.findOne({ where: { id: transactionId }, attributes: ['jobId'], ...context.scope });
  if (!row) throw new ApiError(notFound);
  return findWorkspace(context, row.jobId, query);
}

/** @throws ApiError `request.not_found` */
async function findRow({ db, scope }: Context, { jobs }: Workspace, id: string): Promise<Transaction> {
  const row = await db.transactions.findOne({ where: { id, jobId: jobs.map((job) => job.id) }, ...scope });
  if (!row) throw new ApiError(notFound);
  return row;
}
