// The one place that keeps tenants apart: every read and write through a model names its tenant, or fails.
import type { Model, ModelStatic, Sequelize, Transaction } from 'sequelize';
import { literal, Op, QueryTypes } from 'sequelize';

/** Whose data a query may touch. `all` is for the system itself: boot, queue recovery, signing in. */
export type Tenant = { contractId: string; hiddenTags?: readonly string[]; only?: OnlyJobs } | 'all';

/** What an embed token reaches: one job, or the jobs that bear both tags. Nothing else is there. */
export type OnlyJobs = { jobId: string } | { tagIds: readonly [string, string] };

/** Spread into the options of each query: `model.findAll({ where, ...scope })`. */
export interface Scope {
  tenant: Tenant;
  transaction?: Transaction;
}

declare module 'sequelize' {
  interface Transactionable {
    tenant?: Tenant;
  }
}

/** Projects that whoever asks may not see, or for a call that changes something, not change: their jobs are not there. */
export const hiddenTagsOf = ({ tenant }: Pick<Scope, 'tenant'>): readonly string[] => (tenant === 'all' ? [] : (tenant.hiddenTags ?? []));

interface ScopedOptions {
  tenant?: Tenant;
  where?: unknown;
}

export const SYSTEM: Scope = { tenant: 'all' };

export function scopeOf(contractId: string, transaction?: Transaction): Scope {
  return transaction ? { tenant: { contractId }, transaction } : { tenant: { contractId } };
}

/**
 * Puts the scope on a model: reads, updates and deletes are narrowed to the tenant, new records get its id.
 * @param column the tenant's id in this table: `contractId`, or `id` in the table of contracts itself
 */
export function keepTenantsApart(model: ModelStatic<Model>, column: 'contractId' | 'id'): void {
  const narrow = (options: ScopedOptions): void => {
    const tenant = tenantOf(model, options);
    if (tenant === 'all') return;
    const narrowing = [hideJobs(model, hiddenTagsOf({ tenant })), keepToJobs(model, tenant.only)].filter((condition) => condition !== null);
    options.where = { [Op.and]: [options.where ?? {}, { [column]: tenant.contractId }, ...narrowing] };
  };
  const stamp = (record: Model, options: ScopedOptions): void => {
    const tenant = tenantOf(model, options);
    if (tenant === 'all') return;
    const owner = record.get(column) as string | null | undefined;
    // Null for the contract itself, when its other columns are updated.
    if (owner === undefined || owner === null) record.set(column, tenant.contractId);
    else if (owner !== tenant.contractId) throw new Error(`${model.name}: the record belongs to another tenant.`);
  };
  model.addHook('beforeFind', (options) => narrow(options));
  model.addHook('beforeCount', (options) => narrow(options));
  model.addHook('beforeBulkDestroy', (options) => narrow(options));
  model.addHook('beforeBulkUpdate', (options) => narrow(options as ScopedOptions));
  // Before validation, because the tenant's column must not be empty when it is checked.
  model.addHook('beforeValidate', (record, options) => stamp(record as Model, options as ScopedOptions));
  model.addHook('beforeDestroy', (record, options) => stamp(record as Model, options));
  model.addHook('beforeBulkCreate', (records, options) => records.forEach((record) => stamp(record as Model, options)));
  model.addHook('beforeUpsert', () => {
    throw new Error(`${model.name}: write an insert with ignoreDuplicates, then an update; an upsert cannot be kept to a tenant.`);
  });
}

/** For jobs, documents and whatever lies in a job. */
function hideJobs(model: ModelStatic<Model>, tags: readonly string[]): object | null {
  if (tags.length === 0) return null;
  const hiddenJobs = `SELECT "jobId" FROM "job_tags" WHERE "tagId" IN (${tags.map((id) => model.sequelize!.escape(id)).join(', ')})`;
  const table = model.getTableName();
  if (table === 'jobs') return { id: { [Op.notIn]: literal(`(${hiddenJobs})`) } };
  if (table === 'documents') return { id: { [Op.notIn]: literal(`(SELECT "documentId" FROM "job_documents" WHERE "jobId" IN (${hiddenJobs}))`) } };
  return 'jobId' in model.getAttributes() && table !== 'ratings' && table !== 'credit_entries' ? { jobId: { [Op.notIn]: literal(`(${hiddenJobs})`) } } : null;
}

function keepToJobs(model: ModelStatic<Model>, only: OnlyJobs | undefined): object | null {
  if (!only) return null;
  const escape = (id: string) => model.sequelize!.escape(id);
  const bearing = (id: string) => `SELECT "jobId" FROM "job_tags" WHERE "tagId" = ${escape(id)}`;
  const jobs = 'jobId' in only ? `SELECT ${escape(only.jobId)}::uuid` : only.tagIds.map(bearing).join(' INTERSECT ');
  const table = model.getTableName();
  if (table === 'jobs') return { id: { [Op.in]: literal(`(${jobs})`) } };
  if (table === 'documents') return { id: { [Op.in]: literal(`(SELECT "documentId" FROM "job_documents" WHERE "jobId" IN (${jobs}))`) } };
  return 'jobId' in model.getAttributes() ? { jobId: { [Op.in]: literal(`(${jobs})`) } } : null;
}

function tenantOf(model: ModelStatic<Model>, options: ScopedOptions): Tenant {
  if (!options.tenant) throw new Error(`${model.name}: the query does not say whose data it may touch.`);
  return options.tenant;
}

/** A query written by hand. It must hold `:contractId`, so that it cannot forget its tenant. */
export async function scopedQuery<Row extends object>(
  sequelize: Sequelize,
  scope: Scope,
  sql: string,
  replacements: Record<string, unknown> = {},
): Promise<Row[]> {
  if (scope.tenant === 'all') throw new Error('A query written by hand must name its tenant.');
  if (!sql.includes(':contractId')) throw new Error('A query written by hand must be limited by :contractId.');
  return sequelize.query<Row>(sql, {
    type: QueryTypes.SELECT,
    replacements: { ...replacements, contractId: scope.tenant.contractId },
    ...(scope.transaction ? { transaction: scope.transaction } : {}),
  });
}
