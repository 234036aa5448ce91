import type { Transaction } from '@tieout/sdk/contract';

export const columnIds = [
  'included', 'pageNumber', 'date', 'date2', 'payee', 'description', 'amount', 'debit', 'credit', 'balance', 'checkNumber', 'refNumber', 'status',
] as const;
export type ColumnId = (typeof columnIds)[number];

/** What the user chose, kept as a setting. */
export interface ColumnState {
  order: ColumnId[];
  hidden: ColumnId[];
  /** Nobody chose yet what is shown: columns that hold nothing, or for which there is no room, are left out. Moving a column chooses nothing. */
  leavesOutEmpty?: boolean;
  /** Show all lines of descriptions instead of one. */
  allLines: boolean;
}

/** The payee is the description cleaned up, debit and credit are the amount again: beside them, they would push the rest out of sight. */
const hiddenAtFirst: readonly ColumnId[] = ['payee', 'debit', 'credit', 'refNumber'];
export const defaultColumnState: ColumnState = { order: [...columnIds], hidden: [...hiddenAtFirst], leavesOutEmpty: true, allLines: false };

/** Columns that are left out as long as they hold nothing and the user has not said otherwise. */
const optional = ['date2', 'payee', 'checkNumber', 'balance'] as const;

export function isColumnState(value: unknown): value is ColumnState {
  const state = value as ColumnState;
  const isList = (list: unknown): boolean => Array.isArray(list) && list.every((id) => (columnIds as readonly unknown[]).includes(id));
  return typeof value === 'object' && value !== null && isList(state.order) && isList(state.hidden) && typeof state.allLines === 'boolean' && [true, false, undefined].includes(state.leavesOutEmpty);
}

/** Settings of an older version know fewer columns: the newer ones are hidden where they are hidden at first. */
export function completeState(state: ColumnState): ColumnState {
  const unknown = columnIds.filter((id) => !state.order.includes(id) && hiddenAtFirst.includes(id));
  return unknown.length === 0 ? state : { ...state, order: completeOrder(state.order), hidden: [...state.hidden, ...unknown] };
}

/** Kept orders of an older version lack newer columns: they follow at their usual place's end. */
export function completeOrder(order: readonly ColumnId[]): ColumnId[] {
  return [...order, ...columnIds.filter((id) => !order.includes(id))];
}

/** Columns that give way on a narrow screen as long as the user has not said otherwise. */
export const wideColumns: readonly ColumnId[] = ['included', 'pageNumber', 'date2', 'payee', 'debit', 'credit', 'balance', 'checkNumber', 'refNumber', 'status'];

/** Columns that hold nothing in these rows. */
export function emptyColumns(rows: readonly Transaction[]): ColumnId[] {
  if (rows.length === 0) return [];
  return optional.filter((id) => rows.every((row) => row[id] === null || row[id] === ''));
}

/** One step is past the next column that is shown: past one that is not, nothing would be seen to move. */
export function moveColumn(order: readonly ColumnId[], id: ColumnId, by: 1 | -1, isShown: (id: ColumnId) => boolean = () => true): ColumnId[] {
  const from = order.indexOf(id);
  const beyond = by > 0 ? order.slice(from + 1) : order.slice(0, from).reverse();
  const steps = isShown(id) ? beyond.findIndex(isShown) + 1 : 1;
  return moveColumnTo(order, id, from + by * Math.max(steps, 1));
}

/** Takes a column out of its place and puts it at another. */
export function moveColumnTo(order: readonly ColumnId[], id: ColumnId, to: number): ColumnId[] {
  const from = order.indexOf(id);
  if (from < 0 || to < 0 || to >= order.length) return [...order];
  const next = [...order];
  next.splice(from, 1);
  next.splice(to, 0, id);
  return next;
}
