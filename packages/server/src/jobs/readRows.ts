// The rows of a workspace as older screens ask for them: by page, raw, or as the columns they fill.
import { BANK_COLUMNS } from '@tieout/sdk/contract';
import type { FieldName, JobColumn, JobDataRow } from '@tieout/sdk/contract';
import type { Order } from 'sequelize';
import type { Context } from '../core/services.js';
import { scopedQuery } from '../database/tenant.js';
import type { Transaction } from '../transactions/transactions.model.js';
import type { Workspace } from './workspace.js';

interface Wanted {
  documentId?: string | undefined;
  pageNumber?: number | undefined;
  fieldNames?: readonly FieldName[];
  offset: number;
  limit: number;
}

const order: Order = [['jobId', 'ASC'], ['documentPosition', 'ASC'], ['rowNumber', 'ASC']];

const idsOf = ({ jobs }: Workspace) => jobs.map(({ id }) => id);

export async function readRows({ db, scope }: Context, workspace: Workspace, { documentId, pageNumber, fieldNames, offset, limit }: Wanted): Promise<{ rows: Transaction[]; count: number }> {
  const where = {
    jobId: idsOf(workspace), ...(documentId ? { documentId } : {}), ...(pageNumber === undefined ? {} : { pageNumber }), ...(fieldNames ? { fieldName: [...fieldNames] } : {}),
  };
  const [rows, count] = await Promise.all([db.transactions.findAll({ where, order, offset, limit, ...scope }), db.transactions.count({ where, ...scope })]);
  return { rows, count };
}

/** Zero-based, ascending. */
export async function pagesWithRows({ db, scope }: Context, workspace: Workspace, documentId: string | undefined): Promise<number[]> {
  const where = { jobId: idsOf(workspace), ...(documentId ? { documentId } : {}) };
  const found = await db.transactions.findAll({ where, attributes: ['pageNumber'], group: ['pageNumber'], order: [['pageNumber', 'ASC']], ...scope });
  return found.map(({ pageNumber }) => pageNumber);
}

export async function columnsOf({ db, scope }: Context, workspace: Workspace): Promise<JobColumn[]> {
  if (workspace.jobs.length === 0) return [];
  const found = await scopedQuery<Omit<JobColumn, 'name'>>(
    db.sequelize,
    scope,
    `SELECT t."fieldName", (c."place" - 1)::integer AS "index", count(*)::integer AS "numRows", count(DISTINCT t."documentId")::integer AS "numDocuments"
     FROM "transactions" t, jsonb_array_elements_text(t."row") WITH ORDINALITY AS c("value", "place")
     WHERE t."contractId" = :contractId AND t."jobId" IN (:jobIds) AND c."value" <> ''
     GROUP BY t."fieldName", c."place" ORDER BY t."fieldName", c."place"`,
    { jobIds: idsOf(workspace) },
  );
  return found.map((column) => ({ ...column, name: columnName(column) }));
}

function columnName({ fieldName, index }: Pick<JobColumn, 'fieldName' | 'index'>): string {
  const bank = fieldName === 'bankMode' ? Object.entries(BANK_COLUMNS).find(([, place]) => place === index)?.[0] : undefined;
  return bank ?? `Col ${index + 1}`;
}

export function presentDataRow({ id, documentId, fieldName, pageNumber, rowNumber, row, box }: Transaction): JobDataRow {
  return { id, documentId, fieldName, pageNumber, rowNumber, cells: row, box };
}
