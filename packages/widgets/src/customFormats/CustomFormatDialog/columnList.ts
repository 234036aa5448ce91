import { defaultKind, newColumn, type AnyColumnConfig } from '@tieout/sdk/contract';

type Columns = readonly AnyColumnConfig[];

const reindexed = (columns: Columns): AnyColumnConfig[] => columns.map((column, index) => ({ ...column, index }));

export const addColumn = (columns: Columns): AnyColumnConfig[] => [...columns, newColumn(columns.length)];

export const removeColumn = (columns: Columns, index: number): AnyColumnConfig[] => reindexed(columns.filter((column) => column.index !== index));

export function moveColumn(columns: Columns, index: number, step: 1 | -1): AnyColumnConfig[] {
  const moved = [...columns];
  const [column] = moved.splice(index, 1);
  if (column) moved.splice(Math.max(0, index + step), 0, column);
  return reindexed(moved);
}

/** Another source brings the way of writing that fits it. */
export function changeColumn(columns: Columns, index: number, change: Partial<AnyColumnConfig>): AnyColumnConfig[] {
  const kind = change.source && !change.type ? { type: defaultKind(change.source) } : {};
  return columns.map((column) => (column.index === index ? { ...column, ...kind, ...change } : column));
}
