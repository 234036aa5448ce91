import { useUncontrolled } from '@mantine/hooks';
import type { Sort, Transaction } from '@tieout/sdk/contract';
import type { CellFocusedEvent, GridApi } from 'ag-grid-community';
import { useMemo } from 'react';
import { usePreference } from '../../core/usePreference.js';
import { useGridRows, type GridRowsOptions } from '../useGridRows.js';
import { columnIds, completeOrder, defaultColumnState, emptyColumns, isColumnState, wideColumns, type ColumnId } from './columnState.js';

export interface TransactionGridState extends GridRowsOptions {
  defaultSort?: Sort | null;
  onSortChange?: (sort: Sort | null) => void;
  /** The row that has the focus, and the column, when the user moves there. */
  onSelectRow?: (row: Transaction, column: ColumnId) => void;
  /** Settings of the columns are kept under this name. @default 'transactions' */
  table?: string;
}

/** Narrower than this there is room for date, description and amount only. */
const NARROW = 560;

export function useTransactionGrid({ sort: givenSort, defaultSort, onSortChange, onSelectRow, table = 'transactions', ...options }: TransactionGridState, width: number) {
  const [sort, setSort] = useUncontrolled<Sort | null>({ value: givenSort, defaultValue: defaultSort, finalValue: null, onChange: onSortChange });
  const rows = useGridRows({ ...options, sort });
  const [keptColumns, setColumns] = usePreference(`grid.${table}.columns`, isColumnState);
  const columns = keptColumns ?? defaultColumnState;
  // Columns the user never decided about that hold nothing, or for which there is no room.
  const isNarrow = width > 0 && width < NARROW;
  const empty = useMemo(() => {
    if (keptColumns) return [];
    const holdNothing = rows.loaded ? emptyColumns(rows.loaded.firstRows, rows.loaded.totalCount) : [];
    return isNarrow ? [...wideColumns, ...holdNothing] : holdNothing;
  }, [keptColumns, rows.loaded, isNarrow]);
  return {
    ...rows, sort, setSort, columns, setColumns, empty,
    handleFocus: (event: CellFocusedEvent<Transaction>) => rows.handleCellFocused(event, (row, id) => onSelectRow?.(row, isColumnId(id) ? id : 'description')),
    handleSortChanged: (api: GridApi<Transaction>) => {
      const sorted = api.getColumnState().find((column) => column.sort);
      const next: Sort | null = sorted?.sort ? { field: sorted.colId, direction: sorted.sort === 'asc' ? 'ASC' : 'DESC' } : null;
      if (next?.field !== sort?.field || next?.direction !== sort?.direction) setSort(next);
    },
    handleColumnMoved: (api: GridApi<Transaction>) => {
      const order = api.getColumnState().map(({ colId }) => colId).filter(isColumnId);
      if (order.join() !== completeOrder(columns.order).join()) setColumns({ ...columns, order });
    },
  };
}

function isColumnId(id: string): id is ColumnId {
  return (columnIds as readonly string[]).includes(id);
}
