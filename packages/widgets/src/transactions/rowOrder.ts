import type { Sort, Transaction } from '@tieout/sdk/contract';

/** Columns by which the rows can be sorted; without one they come as in the document. */
export const sortableFields = ['date', 'amount', 'balance', 'pageNumber'] as const;
export type SortableField = (typeof sortableFields)[number];

/** The order in which the server sends rows: by the field, nulls last either way, then as in the document. */
export function compareRows(sort: Sort | null): (a: Transaction, b: Transaction) => number {
  if (!sort) return (a, b) => a.rowNumber - b.rowNumber;
  const field = sort.field as SortableField;
  const direction = sort.direction === 'ASC' ? 1 : -1;
  return (a, b) => compareValues(a[field], b[field], direction) || a.rowNumber - b.rowNumber;
}

function compareValues(a: string | number | null, b: string | number | null, direction: 1 | -1): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -direction : direction;
}
