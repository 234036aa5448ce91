import type { Filter } from '@tieout/sdk/contract';

/** The rows a person chose: some by name, or all that fit the filters but these. */
export interface RowSelection {
  mode: 'some' | 'all';
  /** Chosen ones of `some`, exceptions of `all`. */
  ids: ReadonlySet<string>;
}

export const nothingSelected: RowSelection = { mode: 'some', ids: new Set() };
export const everythingSelected: RowSelection = { mode: 'all', ids: new Set() };

export function isSelected({ mode, ids }: RowSelection, id: string): boolean {
  return ids.has(id) === (mode === 'some');
}

/** Sets rows to one state; the rest stays as it is. */
export function setSelected(selection: RowSelection, rowIds: readonly string[], on: boolean): RowSelection {
  const ids = new Set(selection.ids);
  for (const id of rowIds) {
    if (on === (selection.mode === 'some')) ids.add(id);
    else ids.delete(id);
  }
  return { mode: selection.mode, ids };
}

export function countSelected({ mode, ids }: RowSelection, totalCount: number): number {
  return mode === 'some' ? ids.size : Math.max(totalCount - ids.size, 0);
}

/** What a bulk edit sends: the ids, or no ids with the filters and the exceptions as a `notIn` on `id`. */
export function bulkTarget({ mode, ids }: RowSelection, filters: readonly Filter[]): { transactionIds: string[]; filters?: Filter[] } {
  if (mode === 'some') return { transactionIds: [...ids] };
  return { transactionIds: [], filters: [...filters, ...(ids.size > 0 ? [{ field: 'id', operator: 'notIn' as const, value: [...ids] }] : [])] };
}
