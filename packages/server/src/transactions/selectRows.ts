// Which rows a bulk edit is about: those named, or all that fit the filters. As a condition over `o`, the row of the edit.
import { validationFailed, ApiError, transactionMessages } from '@tieout/sdk/contract';
import type { BulkEdit, Filter } from '@tieout/sdk/contract';
import type { z } from 'zod';
import type { Context } from '../core/services.js';
import { scopedQuery } from '../database/tenant.js';
import type { Job } from '../jobs/jobs.model.js';
import { conditionOf } from '../database/filters.js';
import type { FilterColumns } from '../database/filters.js';
import { transactionColumns } from './listTransactions.js';

export type Selection = Pick<z.output<typeof BulkEdit>, 'transactionIds' | 'filters' | 'account' | 'chunk' | 'documentId' | 'fieldName'>;

export interface SelectedRows {
  where: string;
  replacements: Record<string, unknown>;
}

/** The columns of a list, of `o` instead: a condition on the row itself costs nothing, one that looks its id up doubles the work. */
const columnsOfRow: FilterColumns = Object.fromEntries(
  Object.entries(transactionColumns).map(([name, column]) => [name, { ...column, sql: column.sql.replaceAll('"transactions".', 'o.') }]),
);

export function selectRows({ db }: Context, selection: Selection): SelectedRows {
  const { transactionIds, filters = [], account, chunk, documentId, fieldName } = selection;
  if (transactionIds.length > 0) return { where: 'o."id" IN (:selectedIds)', replacements: { selectedIds: transactionIds } };
  const escape = db.sequelize.escape.bind(db.sequelize);
  const conditions = (filters as Filter[]).map((filter) => conditionOf(filter, columnsOfRow, escape));
  const equal = (column: string, value: string | undefined) => {
    if (value !== undefined) conditions.push(`o."${column}" = ${escape(value)}`);
  };
  equal('account', account);
  equal('periodId', chunk);
  equal('documentId', documentId);
  equal('fieldName', fieldName);
  if (conditions.length === 0) return { where: 'TRUE', replacements: {} };
  return { where: conditions.map((condition) => `(${condition})`).join(' AND '), replacements: {} };
}

/** Jobs of the workspace that hold selected rows. @throws ApiError `request.invalid` when there are none */
export async function jobsOfSelection(context: Context, jobs: readonly Job[], { where, replacements }: SelectedRows): Promise<Job[]> {
  const holding: Job[] = [];
  for (const job of jobs) {
    const [found] = await scopedQuery<{ isThere: boolean }>(
      context.db.sequelize,
      context.scope,
      `SELECT EXISTS (SELECT 1 FROM "transactions" o WHERE o."contractId" = :contractId AND o."jobId" = :jobId AND (${where})) AS "isThere"`,
      { ...replacements, jobId: job.id },
    );
    if (found!.isThere) holding.push(job);
  }
  if (holding.length > 0) return holding;
  const message = transactionMessages.rowRequired;
  throw new ApiError(validationFailed, { message, data: { issues: [{ path: ['body', 'transactionIds'], message }] } });
}
