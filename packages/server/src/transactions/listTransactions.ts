// Pages of rows. The default order needs no counting: rows are numbered without gaps in each document, so a page is a range of numbers.
import { ApiError, validationFailed } from '@tieout/sdk/contract';
import type { Filter, Pagination, QueryOf, transactionEndpoints } from '@tieout/sdk/contract';
import { literal, Op } from 'sequelize';
import type { Order, WhereOptions } from 'sequelize';
import type { Context } from '../core/services.js';
import { conditionOf } from '../database/filters.js';
import type { Escape, FilterColumns } from '../database/filters.js';
import type { Job } from '../jobs/jobs.model.js';
import type { Workspace } from '../jobs/workspace.js';
import { LONG_JOB_ROWS, placesOfPage } from './rowPlaces.js';
import type { Transaction } from './transactions.model.js';

type Query = QueryOf<typeof transactionEndpoints.list>;

const amount = (column: string) => `("transactions"."${column}" / power(10::numeric, "transactions"."decimals"))`;
const text = (name: string) => ({ [name]: { sql: `"transactions"."${name}"`, kind: 'text' as const } });

export const transactionColumns: FilterColumns = {
  ...text('description'), ...text('payee'), ...text('checkNumber'), ...text('refNumber'), ...text('account'), ...text('accountNickname'),
  ...text('category'), ...text('status'), ...text('fieldName'), ...text('currency'), ...text('chunkLabel'),
  name: { sql: '"transactions"."description"', kind: 'text' },
  date: { sql: '"transactions"."date"', kind: 'date' },
  date2: { sql: '"transactions"."date2"', kind: 'date' },
  amount: { sql: amount('amountMinor'), kind: 'number' },
  balance: { sql: amount('balanceMinor'), kind: 'number' },
  debit: { sql: `(CASE WHEN "transactions"."amountMinor" < 0 THEN -${amount('amountMinor')} END)`, kind: 'number' },
  credit: { sql: `(CASE WHEN "transactions"."amountMinor" > 0 THEN ${amount('amountMinor')} END)`, kind: 'number' },
  pageNumber: { sql: '"transactions"."pageNumber"', kind: 'number' },
  rowNumber: { sql: '"transactions"."rowNumber"', kind: 'number' },
  included: { sql: '"transactions"."included"', kind: 'boolean' },
  documentId: { sql: '"transactions"."documentId"', kind: 'uuid' },
  chunk: { sql: '"transactions"."periodId"', kind: 'uuid' },
  id: { sql: '"transactions"."id"', kind: 'uuid' },
};

export interface TransactionPage {
  rows: Transaction[];
  pagination: Pagination;
}

export async function listTransactions(context: Context, workspace: Workspace, query: Query): Promise<TransactionPage> {
  const { db, scope } = context;
  const { page, pageSize } = query;
  const where = whereOf(context, workspace, query);
  const isPlain = where.length === 1 && !query.sorting?.length;
  const range = isPlain ? await pageAsRange(context, workspace, (page - 1) * pageSize, pageSize) : null;
  const [job] = workspace.jobs;
  if (!range && workspace.jobs.length === 1 && job!.numTransactions > LONG_JOB_ROWS) return pageOfLongJob(context, job!, query, { [Op.and]: where });
  const totalCount = range?.totalCount ?? (await db.transactions.count({ where: { [Op.and]: where }, ...scope }));
  const rows = await db.transactions.findAll({
    where: { [Op.and]: range ? [...where, range.where] : where },
    order: orderOf(query, workspace.isTagLevel),
    limit: pageSize,
    ...(range ? {} : { offset: (page - 1) * pageSize }),
    ...scope,
  });
  return { rows, pagination: { page, pageSize, totalCount, totalPages: Math.ceil(totalCount / pageSize) } };
}

async function pageOfLongJob(context: Context, job: Job, query: Query, where: WhereOptions<Transaction>): Promise<TransactionPage> {
  const { page, pageSize, ...list } = query;
  const order = [...sortingOf(query).map(([column, direction]) => `${column} ${direction}`), '"transactions"."documentPosition"', '"transactions"."rowNumber"'].join(', ');
  const { places, totalCount } = await placesOfPage(context, job, { where, order, key: JSON.stringify(list) }, (page - 1) * pageSize, pageSize);
  const ofDocument = (position: number) => places.filter(({ documentPosition }) => documentPosition === position).map(({ rowNumber }) => rowNumber);
  const documents = [...new Set(places.map(({ documentPosition }) => documentPosition))];
  const found = await context.db.transactions.findAll({
    where: { jobId: job.id, [Op.or]: documents.map((documentPosition) => ({ documentPosition, rowNumber: ofDocument(documentPosition) })) }, ...context.scope,
  });
  const byPlace = new Map(found.map((row) => [`${row.documentPosition}/${row.rowNumber}`, row]));
  const rows = places.flatMap(({ documentPosition, rowNumber }) => byPlace.get(`${documentPosition}/${rowNumber}`) ?? []);
  return { rows, pagination: { page, pageSize, totalCount, totalPages: Math.ceil(totalCount / pageSize) } };
}

/** The conditions of a call; the first is the job, or the jobs. */
function whereOf({ db }: Context, { jobs }: Workspace, query: Query): WhereOptions<Transaction>[] {
  const where: WhereOptions<Transaction>[] = [{ jobId: jobs.length === 1 ? jobs[0]!.id : jobs.map(({ id }) => id) }];
  if (query.documentId) where.push({ documentId: query.documentId });
  if (query.account) where.push({ account: query.account });
  if (query.chunk) where.push({ periodId: query.chunk });
  if (query.fieldName) where.push({ fieldName: query.fieldName });
  if (query.included) where.push({ included: query.included === 'true' });
  for (const filter of (query.filters ?? []) as Filter[]) where.push(filterCondition(filter, db.sequelize.escape.bind(db.sequelize)));
  return where;
}

export function filterCondition(filter: Filter, escape: Escape): WhereOptions<Transaction> {
  return literal(conditionOf(filter, transactionColumns, escape)) as never;
}

/** Which rows of which documents make up the page, when every document still has its rows without gaps. */
async function pageAsRange({ db, scope }: Context, { jobs }: Workspace, offset: number, limit: number) {
  const entries = jobs.length === 1 ? await db.jobDocuments.ofJob(jobs[0]!.id, scope) : [];
  if (jobs.length !== 1 || entries.some(({ isDense }) => !isDense)) return null;
  const ranges: WhereOptions<Transaction>[] = [];
  let start = 0;
  for (const { position, numRows } of entries) {
    const from = Math.max(0, offset - start);
    const to = Math.min(numRows, offset + limit - start);
    if (from < to) ranges.push({ documentPosition: position, rowNumber: { [Op.gte]: from, [Op.lt]: to } });
    start += numRows;
  }
  return { totalCount: start, where: ranges.length > 0 ? { [Op.or]: ranges } : literal('FALSE') as never };
}

function sortingOf({ sorting = [] }: Query): [column: string, direction: string][] {
  return sorting.map(({ field, direction }) => {
    const column = Object.hasOwn(transactionColumns, field) ? transactionColumns[field] : undefined;
    if (column) return [column.sql, `${direction} NULLS LAST`];
    const message = `Rows cannot be sorted by "${field}".`;
    throw new ApiError(validationFailed, { message, data: { issues: [{ path: ['query', 'sorting'], message }] } });
  });
}

function orderOf(query: Query, isTagLevel: boolean): Order {
  const order = sortingOf(query).map(([column, direction]): [ReturnType<typeof literal>, string] => [literal(column), direction]);
  return [...order, ...(isTagLevel ? [['jobId', 'ASC'] as [string, string]] : []), ['documentPosition', 'ASC'], ['rowNumber', 'ASC']];
}
