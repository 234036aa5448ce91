import { useUncontrolled } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Workspace } from '@tieout/sdk';
import { TransactionStatus, type Box, type Filter, type Sort, type Transaction } from '@tieout/sdk/contract';
import type { CellFocusedEvent, GridApi } from 'ag-grid-community';
import { useMemo, useState } from 'react';
import { queryKeys } from '../../core/queryKeys.js';
import { usePreference } from '../../core/usePreference.js';
import { useTieout } from '../../core/useTieout.js';
import { nothingSelected, type RowSelection } from '../editing/rowSelection.js';
import { defaultFilters, filtersForServer, type TransactionFilters } from '../FilterBar/filterModel.js';
import { useGridRows, type GridRowsOptions } from '../useGridRows.js';
import { columnIds, completeOrder, completeState, defaultColumnState, isColumnState, wideColumns, type ColumnId } from './columnState.js';
import { useEmptyColumns } from './useEmptyColumns.js';

export interface TransactionGridState extends GridRowsOptions {
  defaultSort?: Sort | null;
  onSortChange?: (sort: Sort | null) => void;
  /** Which rows are shown. Absent: the grid keeps it, beginning with the statuses unknown, reconciled and added manually, and those with errors when there are any. */
  filters?: TransactionFilters;
  onFiltersChange?: (filters: TransactionFilters) => void;
  /** The row that has the focus, and the column, when the user moves there. */
  onSelectRow?: (row: Transaction, column: ColumnId) => void;
  /** Show a place of the document: page from 1, box in points. */
  onLocate?: (page: number, box: Box | null) => void;
  /** Settings of the columns are kept under this name. @default 'transactions' */
  table?: string;
  /** Nothing can be changed. @default false */
  readOnly?: boolean;
}

/** Narrower than this there is room for date, description and amount only. */
const NARROW = 560;
const everyStatus: TransactionFilters = { statuses: TransactionStatus.options, conditions: [] };
const noScope: NonNullable<GridRowsOptions['scope']> = {};

export function useTransactionGrid(state: TransactionGridState, width: number) {
  const { sort: givenSort, defaultSort, onSortChange, filters: givenFilters, onFiltersChange, onSelectRow, table = 'transactions', scope: given = noScope, ...options } = state;
  const [sort, setSort] = useUncontrolled<Sort | null>({ value: givenSort, defaultValue: defaultSort, finalValue: null, onChange: onSortChange });
  const [chosen, setFilters] = useUncontrolled<TransactionFilters | null>({ value: givenFilters, defaultValue: null, finalValue: null, onChange: (next) => next && onFiltersChange?.(next) });
  const errorCount = useErrorCount(options.jobId, given);
  // Rows with errors are where the work is: as long as nobody chose otherwise they are shown when there are any.
  const filters = chosen ?? (errorCount > 0 ? everyStatus : defaultFilters);
  // The same question while nobody chose: rows that come to have errors by an edit must not make the grid begin anew under open cells.
  const asked = chosen ?? everyStatus;
  const scope = useMemo(() => {
    const conditions = [...(given.filters as Filter[] | undefined ?? []), ...filtersForServer(asked)];
    return conditions.length > 0 ? { ...given, filters: conditions } : given;
  }, [given, asked]);
  const rows = useGridRows({ ...options, scope, sort });
  const [selection, setSelection] = useSelection(JSON.stringify([options.jobId, scope]));
  const [keptColumns, setColumns] = usePreference(`grid.${table}.columns`, isColumnState);
  const columns = useMemo(() => completeState(keptColumns ?? defaultColumnState), [keptColumns]);
  // Columns the user never decided about that hold nothing, or for which there is no room.
  const isNarrow = width > 0 && width < NARROW;
  const leavesOut = !keptColumns || keptColumns.leavesOutEmpty === true;
  const holdNothing = useEmptyColumns(options.jobId, given, leavesOut ? rows.loaded : null);
  const hidden = leavesOut ? [...(isNarrow ? wideColumns : []), ...holdNothing] : [];
  // The same list while the same columns are empty: another one would close an open cell.
  const emptyKey = hidden.join();
  const empty = useMemo(() => emptyKey.split(',').filter(isColumnId), [emptyKey]);
  return {
    ...rows, isNarrow, scope, sort, setSort, filters, setFilters, selection, setSelection, columns, setColumns, empty, hiddenErrors: filters.statuses.includes('error') ? 0 : errorCount,
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

/** Other rows are another choice: it begins empty. */
function useSelection(key: string): [RowSelection, (selection: RowSelection) => void] {
  const [kept, setKept] = useState({ key, selection: nothingSelected });
  return [kept.key === key ? kept.selection : nothingSelected, (selection) => setKept({ key, selection })];
}

/** How many rows have errors. */
function useErrorCount(jobId: Workspace, scope: NonNullable<GridRowsOptions['scope']>): number {
  const { client } = useTieout();
  const query = { ...scope, page: 1, pageSize: 1, filters: [{ field: 'status', operator: 'equals' as const, value: 'error' }] };
  const { data } = useQuery({
    queryKey: [...queryKeys.transactions(jobId), 'errors', query],
    queryFn: async ({ signal }) => (await client.transactions.list(jobId, query, { signal })).pagination.totalCount,
  });
  return data ?? 0;
}

function isColumnId(id: string): id is ColumnId {
  return (columnIds as readonly string[]).includes(id);
}
