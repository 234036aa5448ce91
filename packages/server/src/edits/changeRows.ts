// Changes rows by one statement and records what they were: as fast for a hundred thousand rows as for one.
import { scopedQuery } from '../database/tenant.js';
import type { EditUnit } from './runEdit.js';

/** Columns of rows an edit may change, with their types in Postgres. `provenance` and `metadata` are merged, not replaced. */
export const EDITABLE_COLUMNS = {
  date: 'date', date2: 'date', description: 'text', payee: 'text', amountMinor: 'bigint', balanceMinor: 'bigint', checkNumber: 'text',
  refNumber: 'text', included: 'boolean', accountId: 'uuid', periodId: 'uuid', account: 'text', accountNickname: 'text', chunkLabel: 'text',
  decimals: 'smallint', currency: 'text', row: 'jsonb', provenance: 'jsonb', status: 'text', metadata: 'jsonb',
} as const;
export type EditableColumn = keyof typeof EDITABLE_COLUMNS;

export interface RowChangePlan {
  /** SQL over `o`, the row as it was. */
  where: string;
  /** New values: SQL over `o`. */
  set: Partial<Record<EditableColumn, string>>;
  /** Fields whose source becomes `manual`: keys of the provenance. */
  sources?: readonly string[];
  replacements?: Record<string, unknown>;
  /** Many rows: those that were reconciled lose that in the same statement. The proof afterwards then finds hardly a row to mark. */
  isBulk?: boolean;
}

/** A row may be changed once in an edit. @returns how many were changed */
export async function changeRows(unit: EditUnit, plan: RowChangePlan): Promise<number> {
  const { context, job, edit, scope } = unit;
  const set = plan.isBulk ? { ...plan.set, status: `CASE o."status" WHEN 'reconciled' THEN 'unknown' ELSE o."status" END` } : plan.set;
  const columns = Object.keys(set) as EditableColumn[];
  const sources = plan.sources ?? [];
  const assignments = columns.map((column) => `"${column}" = ${set[column]}`);
  if (sources.length > 0) assignments.push(`"provenance" = o."provenance" || ${manualSources(sources)}`);
  const picked = (row: string) => {
    const parts = columns.flatMap((column) => [`'${column}'`, `${row}."${column}"`]);
    if (sources.length > 0) parts.push(`'provenance'`, `jsonb_build_object(${sources.flatMap((field) => [`'${field}'`, `${row}."provenance"->'${field}'`]).join(', ')})`);
    return `jsonb_build_object(${parts.join(', ')})`;
  };
  const [result] = await scopedQuery<{ count: number }>(
    context.db.sequelize,
    scope,
    `WITH changed AS (
       UPDATE "transactions" t SET ${assignments.join(', ')}, "version" = o."version" + 1
       FROM "transactions" o
       WHERE t."id" = o."id" AND o."contractId" = :contractId AND o."jobId" = :jobId AND (${plan.where})
       RETURNING t."id", t."version", ${picked('o')} AS "before", ${picked('t')} AS "after"
     ), recorded AS (
       INSERT INTO "edit_rows" ("editId", "transactionId", "contractId", "version", "before", "after")
       SELECT :editId, "id", :contractId, "version", "before", "after" FROM changed RETURNING 1
     )
     SELECT count(*)::integer AS "count" FROM recorded`,
    { ...plan.replacements, jobId: job.id, editId: edit.id, manual: manualSource(unit) },
  );
  for (const column of columns) unit.columns.add(column);
  if (sources.length > 0) unit.columns.add('provenance');
  return result!.count;
}

/** Who entered the value and when; where it stood on the page stays known. */
function manualSource({ edit }: EditUnit): string {
  return JSON.stringify({ means: 'manual', by: edit.userName, at: edit.createdAt.toISOString() });
}

function manualSources(fields: readonly string[]): string {
  const of = (field: string) =>
    `(CASE WHEN jsonb_typeof(o."provenance"->'${field}') = 'object' THEN (o."provenance"->'${field}') - 'rule' - 'confidence' ELSE '{"page": null, "box": null}'::jsonb END) || :manual::jsonb`;
  return `jsonb_build_object(${fields.map((field) => `'${field}', ${of(field)}`).join(', ')})`;
}

/** Deletes rows and keeps them whole in the record. */
export async function deleteRows(unit: EditUnit, where: string, replacements: Record<string, unknown> = {}): Promise<void> {
  const { context, job, edit, scope } = unit;
  await scopedQuery(
    context.db.sequelize,
    scope,
    `WITH gone AS (
       DELETE FROM "transactions" o WHERE o."contractId" = :contractId AND o."jobId" = :jobId AND (${where}) RETURNING o.*
     )
     INSERT INTO "edit_rows" ("editId", "transactionId", "contractId", "version", "before", "after")
     SELECT :editId, g."id", :contractId, g."version", to_jsonb(g), NULL FROM gone g`,
    { ...replacements, jobId: job.id, editId: edit.id },
  );
  unit.hasNewRows = true;
}

/** Records rows that were just inserted. */
export async function recordNewRows(unit: EditUnit, ids: readonly string[]): Promise<void> {
  const { context, edit, scope } = unit;
  await scopedQuery(
    context.db.sequelize,
    scope,
    `INSERT INTO "edit_rows" ("editId", "transactionId", "contractId", "version", "before", "after")
     SELECT :editId, t."id", :contractId, t."version", NULL, to_jsonb(t) FROM "transactions" t WHERE t."contractId" = :contractId AND t."id" IN (:ids)`,
    { ids: [...ids], editId: edit.id },
  );
  unit.hasNewRows = true;
}
