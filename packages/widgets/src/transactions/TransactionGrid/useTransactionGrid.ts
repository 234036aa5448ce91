import { useUncontrolled } from '@mantine/hooks';
import type { Sort, Transaction } from '@tieout/sdk/contract';
import type { CellFocusedEvent, GridApi, GridReadyEvent, IDatasource } from 'ag-grid-community';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePreference } from '../../core/usePreference.js';
import { compareRows } from '../rowOrder.js';
import { BLOCK_SIZE, useTransactions, type TransactionScope } from '../useTransactions.js';
import { columnIds, completeOrder, defaultColumnState, emptyColumns, isColumnState, type ColumnId } from './columnState.js';

export interface TransactionGridState {
  jobId: string;
  /** Which rows: document, account, period, filters. */
  scope?: Omit<TransactionScope, 'sorting'>;
  /** Null: as in the document. */
  sort?: Sort | null;
  defaultSort?: Sort | null;
  onSortChange?: (sort: Sort | null) => void;
  /** The row that has the focus, and the column, when the user moves there. */
  onSelectRow?: (row: Transaction, column: ColumnId) => void;
  /** A row to bring into view and select. A new object brings it again. */
  reveal?: { row: Transaction } | null;
  /** Settings of the columns are kept under this name. @default 'transactions' */
  table?: string;
  /** Changes when the rows must be read again. */
  revision?: unknown;
}

const noScope = {};

export function useTransactionGrid(options: TransactionGridState) {
  const { jobId, scope = noScope, onSelectRow, reveal, table = 'transactions', revision } = options;
  const [sort, setSort] = useUncontrolled<Sort | null>({ value: options.sort, defaultValue: options.defaultSort, finalValue: null, onChange: options.onSortChange });
  const blocks = useTransactions(jobId, sort ? { ...scope, sorting: [sort] } : scope);
  const [keptColumns, setColumns] = usePreference(`grid.${table}.columns`, isColumnState);
  const columns = keptColumns ?? defaultColumnState;
  const [loaded, setLoaded] = useState<{ totalCount: number; empty: ColumnId[] } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const api = useRef<GridApi<Transaction> | null>(null);
  const quietFocus = useRef(false);

  const datasource = useMemo((): IDatasource => {
    let isCurrent = true;
    return {
      getRows: ({ startRow, successCallback, failCallback }) => {
        const block = Math.floor(startRow / BLOCK_SIZE);
        blocks.load(block).then(({ rows, totalCount }) => {
          if (!isCurrent) return;
          successCallback(rows, totalCount);
          setError(null);
          if (block === 0) setLoaded({ totalCount, empty: emptyColumns(rows, totalCount) });
        }, (reason: unknown) => {
          if (!isCurrent) return;
          failCallback();
          setError(reason);
        });
      },
      destroy: () => { isCurrent = false; },
    };
    // The attempt and the revision give a new source, which makes the grid read again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [blocks, attempt, revision]);

  const revealRow = useCallback(async (row: Transaction) => {
    const index = await blocks.findIndex(row, compareRows(sort));
    const grid = api.current;
    if (!grid || grid.isDestroyed() || index < 0) return;
    grid.ensureIndexVisible(index, 'middle');
    quietFocus.current = true;
    const column = grid.getFocusedCell()?.column ?? 'description';
    grid.setFocusedCell(index, column);
    quietFocus.current = false;
    selectWhenLoaded(grid, index);
  }, [blocks, sort]);
  useEffect(() => {
    if (reveal) void revealRow(reveal.row).catch(() => undefined);
  }, [reveal, revealRow]);

  return {
    datasource, columns, setColumns, sort, setSort, loaded, error,
    retry: () => {
      setError(null);
      setAttempt((before) => before + 1);
    },
    /** Columns the user never decided about and that hold nothing. */
    hiddenBecauseEmpty: keptColumns ? [] : (loaded?.empty ?? []),
    handleGridReady: (event: GridReadyEvent<Transaction>) => { api.current = event.api; },
    handleCellFocused: ({ rowIndex, column, api: grid }: CellFocusedEvent<Transaction>) => {
      if (rowIndex === null || rowIndex === undefined || quietFocus.current) return;
      const node = grid.getDisplayedRowAtIndex(rowIndex);
      node?.setSelected(true, true);
      const id = column && typeof column === 'object' ? column.getColId() : column;
      if (node?.data) onSelectRow?.(node.data, (columnIds as readonly string[]).includes(id ?? '') ? (id as ColumnId) : 'description');
    },
    handleSortChanged: (grid: GridApi<Transaction>) => {
      const sorted = grid.getColumnState().find((column) => column.sort);
      const next: Sort | null = sorted?.sort ? { field: sorted.colId, direction: sorted.sort === 'asc' ? 'ASC' : 'DESC' } : null;
      if (next?.field !== sort?.field || next?.direction !== sort?.direction) setSort(next);
    },
    handleColumnMoved: (grid: GridApi<Transaction>) => {
      const order = grid.getColumnState().map(({ colId }) => colId).filter((id): id is ColumnId => (columnIds as readonly string[]).includes(id));
      if (order.join() !== completeOrder(columns.order).join()) setColumns({ ...columns, order });
    },
  };
}

/** The block of a far row may still be on its way. */
function selectWhenLoaded(grid: GridApi<Transaction>, index: number): void {
  const node = grid.getDisplayedRowAtIndex(index);
  if (node?.data) {
    node.setSelected(true, true);
    return;
  }
  const handleLoaded = () => {
    const loaded = grid.getDisplayedRowAtIndex(index);
    if (!loaded?.data) return;
    loaded.setSelected(true, true);
    grid.removeEventListener('modelUpdated', handleLoaded);
  };
  grid.addEventListener('modelUpdated', handleLoaded);
}
