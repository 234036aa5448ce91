import type { Sort, Transaction } from '@tieout/sdk/contract';
import { compareRows } from '../transactions/rowOrder.js';

interface Condition { field: string; operator: string; value?: unknown }
interface Query { page: number; pageSize: number; chunk?: string; documentId?: string; sorting?: Sort[]; filters?: Condition[] }

/** One page of rows, filtered and sorted as the server does it, as far as the widgets ask. */
export function answerTransactions(all: readonly Transaction[], query: Query) {
  const { page, pageSize, chunk, documentId, sorting, filters = [] } = query;
  const rows = all
    .filter((row) => (chunk === undefined || row.chunk === chunk) && (documentId === undefined || row.documentId === documentId))
    .filter((row) => filters.every((filter) => fits(row, filter)))
    .sort(compareRows(sorting?.[0] ?? null));
  const data = rows.slice((page - 1) * pageSize, page * pageSize);
  return { data, pagination: { page, pageSize, totalCount: rows.length, totalPages: Math.ceil(rows.length / pageSize) } };
}

function fits(row: Transaction, { field, operator, value }: Condition): boolean {
  const own = row[field as keyof Transaction];
  if (operator === 'in') return (value as unknown[]).includes(own);
  if (operator === 'notBlank') return own !== null && own !== '';
  if (operator === 'contains') return String(own ?? '').toLowerCase().includes(String(value).toLowerCase());
  if (operator === 'lessThan') return Number(own) < Number(value);
  return operator !== 'equals' || own === value;
}
