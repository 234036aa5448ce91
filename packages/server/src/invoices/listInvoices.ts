import { INVOICE_FIELD } from '@tieout/sdk/contract';
import type { invoiceEndpoints, ListedInvoice, Pagination, QueryOf } from '@tieout/sdk/contract';
import { literal, Op } from 'sequelize';
import type { Order } from 'sequelize';
import type { z } from 'zod';
import type { Context } from '../core/services.js';
import { conditionOf } from '../database/filters.js';
import type { FilterColumns } from '../database/filters.js';
import { invalidRequest } from '../http/errors.js';
import { findWorkspace } from '../jobs/workspace.js';
import { presentListed } from './invoices.presenter.js';

type Input = z.output<typeof invoiceEndpoints.list.body>;

const column = (name: string, kind: FilterColumns[string]['kind']) => ({ sql: `"transactions"."${name}"`, kind });

/** Approvals and matches are kept for no invoice yet: none is approved, none has a match. */
const columns: FilterColumns = {
  invoiceId: column('refNumber', 'text'), invoiceDate: column('date', 'date'), invoiceType: column('accountNickname', 'text'),
  invoiceVendor: column('payee', 'text'), invoiceCustomer: column('account', 'text'), documentType: column('chunkLabel', 'text'),
  jobId: column('jobId', 'uuid'), documentId: column('documentId', 'uuid'),
  invoiceAmount: { sql: `("transactions"."amountMinor" / power(10::numeric, "transactions"."decimals"))`, kind: 'number' },
  approvalStatus: { sql: 'NULL::text', kind: 'text' }, hasPOMatch: { sql: 'FALSE', kind: 'boolean' }, hasBankMatch: { sql: 'FALSE', kind: 'boolean' },
};

/** @throws ApiError `request.invalid` for a field that does not exist */
export async function listInvoices(context: Context, query: QueryOf<typeof invoiceEndpoints.list>, { pagination, filters, sorting }: Input): Promise<{ data: ListedInvoice[]; pagination: Pagination }> {
  const { db, scope } = context;
  const escape = db.sequelize.escape.bind(db.sequelize);
  const conditions = filters.map((filter) => literal(conditionOf(filter, columns, escape)));
  const isTagLevel = query.l1 !== undefined || query.l2 !== undefined;
  const jobs = isTagLevel ? { jobId: (await findWorkspace(context, 'undefined', query)).jobs.map(({ id }) => id) } : {};
  const where = { fieldName: INVOICE_FIELD, included: true, ...jobs, [Op.and]: conditions as never };
  const { page, pageSize } = pagination;
  const [totalCount, rows] = await Promise.all([
    db.transactions.count({ where, ...scope }),
    db.transactions.findAll({ where, order: orderOf(sorting), limit: pageSize, offset: (page - 1) * pageSize, ...scope }),
  ]);
  const documents = await db.documents.byIds([...new Set(rows.map(({ documentId }) => documentId))], scope);
  const names = new Map(documents.map(({ id, originalname }) => [id, originalname]));
  return {
    data: rows.map((row) => presentListed(row, names.get(row.documentId) ?? '')),
    pagination: { page, pageSize, totalCount, totalPages: Math.ceil(totalCount / pageSize) },
  };
}

function orderOf(sorting: Input['sorting']): Order {
  const wanted = sorting.map(({ field, direction }): [ReturnType<typeof literal>, string] => {
    const found = Object.hasOwn(columns, field) ? columns[field] : undefined;
    if (!found) throw invalidRequest([{ path: ['body', 'sorting'], message: `Invoices cannot be sorted by "${field}".` }]);
    return [literal(found.sql), `${direction} NULLS LAST`];
  });
  return [...wanted, [literal('(SELECT j."createdAt" FROM "jobs" j WHERE j."id" = "transactions"."jobId")'), 'DESC'], ['jobId', 'ASC'], ['documentPosition', 'ASC'], ['rowNumber', 'ASC']];
}
