// The list of jobs, newest first unless sorted otherwise.
import { ApiError, JobStatus, JobType, validationFailed } from '@tieout/sdk/contract';
import type { Filter, jobEndpoints, QueryOf } from '@tieout/sdk/contract';
import { literal, Op } from 'sequelize';
import type { Order, WhereOptions } from 'sequelize';
import type { Context } from '../core/services.js';
import { conditionOf } from '../database/filters.js';
import type { FilterColumns } from '../database/filters.js';
import type { Job } from './jobs.model.js';

type Query = QueryOf<typeof jobEndpoints.list>;

const columns: FilterColumns = {
  name: { sql: '"jobs"."name"', kind: 'text' },
  status: { sql: '"jobs"."status"', kind: 'text' },
  type: { sql: '"jobs"."type"', kind: 'text' },
  reconciliation: { sql: '"jobs"."reconciliation"', kind: 'text' },
  createdAt: { sql: '"jobs"."createdAt"', kind: 'instant' },
  date: { sql: '"jobs"."createdAt"', kind: 'instant' },
  totalJobs: { sql: '"jobs"."totalPages"', kind: 'number' },
  numDocuments: { sql: '"jobs"."numDocuments"', kind: 'number' },
  numTransactions: { sql: '"jobs"."numTransactions"', kind: 'number' },
  isGeneric: { sql: '"jobs"."isGeneric"', kind: 'boolean' },
  templateId: { sql: '"jobs"."templateId"', kind: 'text' },
};

export async function listJobs({ db, scope }: Context, query: Query): Promise<{ rows: Job[]; count: number }> {
  const escape = db.sequelize.escape.bind(db.sequelize);
  const conditions: WhereOptions<Job>[] = [];
  if (query.type) conditions.push({ type: listOf(query.type, JobType.options, 'type') as JobType[] });
  if (query.status) conditions.push({ status: listOf(query.status, JobStatus.options, 'status') as JobStatus[] });
  for (const tag of query.tags?.split(',').map((part) => part.trim()).filter(Boolean) ?? []) {
    conditions.push(literal(`EXISTS (SELECT 1 FROM "job_tags" jt JOIN "tags" t ON t."id" = jt."tagId" WHERE jt."jobId" = "jobs"."id" AND t."name" = ${escape(tag)})`) as never);
  }
  if (query.unassigned === 'true') conditions.push(literal('NOT EXISTS (SELECT 1 FROM "job_tags" jt WHERE jt."jobId" = "jobs"."id")') as never);
  for (const filter of (query.filters ?? []) as Filter[]) conditions.push(literal(conditionOf(filter, columns, escape)) as never);
  const order: Order = (query.sorting ?? []).map(({ field, direction }) => [literal(columnOf(field)), direction]);
  order.push(['createdAt', 'DESC'], ['id', 'ASC']);
  const where = { [Op.and]: conditions };
  const rows = await db.jobs.findAll({ where, order, offset: query.offset, limit: query.limit, ...scope });
  return { rows, count: await db.jobs.count({ where, ...scope }) };
}

function columnOf(field: string): string {
  const column = Object.hasOwn(columns, field) ? columns[field] : undefined;
  if (!column) throw new ApiError(validationFailed, { message: `Jobs cannot be sorted by "${field}".`, data: { issues: [{ path: ['query', 'sorting'], message: `Unknown field ${field}` }] } });
  return column.sql;
}

function listOf(text: string, options: readonly string[], field: string): string[] {
  const values = text.split(',').map((part) => part.trim()).filter(Boolean);
  const unknown = values.filter((value) => !options.includes(value));
  if (unknown.length === 0) return values;
  const message = `Unknown ${field} ${unknown.join(', ')}. Use ${options.join(', ')}.`;
  throw new ApiError(validationFailed, { message, data: { issues: [{ path: ['query', field], message }] } });
}
