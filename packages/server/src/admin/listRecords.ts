// One page of a table for the operators, across all tenants: the one place that reads so. The permission is checked before.
import { QueryTypes } from 'sequelize';
import type { Services } from '../core/services.js';
import { recordTables } from './recordTables.js';

export interface RecordPage {
  search: string;
  offset: number;
  limit: number;
  userId?: string | undefined;
  contractId?: string | undefined;
  jobId?: string | undefined;
}

/** The first group of a UUID, and what follows of it. Less than that is a word: "ada" stands in one id out of a hundred. */
const BEGINNING_OF_ID = /^[0-9a-f]{8}(?:-[0-9a-f-]{0,27})?$/iu;

type Cell = string | number | boolean | null | Cell[] | { [name: string]: Cell };
type StoredCell = Cell | Date;

export async function listRecords({ db, clock }: Pick<Services, 'db' | 'clock'>, context: keyof typeof recordTables, page: RecordPage) {
  const { from, columns, search, ids = [], order, narrow, where } = recordTables[context];
  const conditions = where ? [where] : [];
  for (const key of ['userId', 'contractId', 'jobId'] as const) {
    if (page[key] !== undefined) conditions.push(narrow[key] ? `${narrow[key]} = :${key}` : 'FALSE');
  }
  if (page.search) {
    const found = [
      ...search.map((column) => `strpos(lower(${column}), lower(:search)) > 0`),
      ...BEGINNING_OF_ID.test(page.search) ? ids.map((column) => `starts_with(${column}::text, lower(:search))`) : [],
    ];
    conditions.push(`(${found.join(' OR ')})`);
  }
  const rest = `FROM ${from}${conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : ''}`;
  const fields = Object.entries(columns).map(([name, expression]) => `${expression} AS "${name}"`).join(', ');
  const replacements = { ...page, now: clock() };
  const [rows, [total]] = await Promise.all([
    db.sequelize.query<Record<string, StoredCell>>(`SELECT ${fields} ${rest} ORDER BY ${order} LIMIT :limit OFFSET :offset`, { type: QueryTypes.SELECT, replacements }),
    db.sequelize.query<{ count: number }>(`SELECT count(*)::int AS "count" ${rest}`, { type: QueryTypes.SELECT, replacements }),
  ]);
  return { rows: rows.map(onWire), count: total?.count ?? 0, columns: Object.keys(columns) };
}

/** Instants travel as text. */
function onWire(row: Record<string, StoredCell>): Record<string, Cell> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]));
}
