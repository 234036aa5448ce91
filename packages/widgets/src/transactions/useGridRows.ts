import type { Workspace } from '@tieout/sdk';
import type { Sort, Transaction } from '@tieout/sdk/contract';
import type { CellFocusedEvent, GridApi, GridReadyEvent, IDatasource } from 'ag-grid-community';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { compareRows } from './rowOrder.js';
import { useRowsRevision } from './useRowsRevision.js';
import { BLOCK_SIZE, useTransactions, type TransactionScope } from './useTransactions.js';

export interface GridRowsOptions {
  jobId: Workspace;
  /** Which rows: document, account, period, filters. */
  scope?: Omit<TransactionScope, 'sorting'>;
  /** Null: as in the document. */
  sort?: Sort | null;
  /** A row to bring into view and select. A new object brings it again. */
  reveal?: { row: Transaction } | null;
}

export interface LoadedRows { totalCount: number; firstRows: readonly Transaction[] }

const noScope = {};

/** Rows of a job for a grid: loaded by blocks, found again, selected with the focus. */
export function useGridRows({ jobId, scope = noScope, sort = null, reveal }: GridRowsOptions) {
  const blocks = useTransactions(jobId, sort ? { ...scope, sorting: [sort] } : scope);
  const [loaded, setLoaded] = useState<LoadedRows | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const [api, setApi] = useState<GridApi<Transaction> | null>(null);
  const isRevealing = useRef(false);

  const latest = useRef<IDatasource | null>(null);

  const datasource = useMemo(() => {
    // A grid that is gone ignores its answers by itself, and the same source may serve the next one.
    const source: IDatasource = {
      getRows: ({ startRow, successCallback, failCallback }) => {
        const block = Math.floor(startRow / BLOCK_SIZE);
        blocks.load(block).then(({ rows, totalCount }) => {
          successCallback(rows, totalCount);
          if (latest.current !== source) return;
          setError(null);
          if (block === 0) setLoaded({ totalCount, firstRows: rows });
          // Who scrolls on finds the next rows there.
          if ((block + 1) * BLOCK_SIZE < totalCount) blocks.prefetch(block + 1);
        }, (reason: unknown) => {
          failCallback();
          if (latest.current === source) setError(reason);
        });
      },
    };
    return source;
    // Another attempt gives a new source, which makes the grid read again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [blocks, attempt]);

  useLayoutEffect(() => {
    latest.current = datasource;
  }, [datasource]);

  const revision = useRowsRevision(jobId);
  const shownRevision = useRef(revision);
  useEffect(() => {
    if (!api || api.isDestroyed() || shownRevision.current === revision) return;
    shownRevision.current = revision;
    // The rows on the screen stay until their new state is there: nothing blinks, nothing jumps.
    api.refreshInfiniteCache();
  }, [api, revision]);

  const revealRow = useCallback(async (row: Transaction) => {
    const index = await blocks.findIndex(row, compareRows(sort));
    const { totalCount } = await blocks.load(0);
    if (!api || api.isDestroyed() || index < 0) return;
    // The grid may not have asked for its first block yet, and knows then too few rows to scroll there.
    if (api.getDisplayedRowCount() < totalCount) api.setRowCount(totalCount, true);
    api.ensureIndexVisible(index, 'middle');
    isRevealing.current = true;
    const column = api.getFocusedCell()?.column ?? api.getColumn('description') ?? api.getAllDisplayedColumns()[0];
    if (column) api.setFocusedCell(index, column);
    isRevealing.current = false;
    selectWhenLoaded(api, index, row.id);
  }, [api, blocks, sort]);
  useEffect(() => {
    if (reveal && api) void revealRow(reveal.row).catch(() => undefined);
  }, [api, reveal, revealRow]);

  return {
    datasource, loaded, error, api, blocks,
    retry: () => {
      setError(null);
      setAttempt((before) => before + 1);
    },
    handleGridReady: (event: GridReadyEvent<Transaction>) => setApi(event.api),
    /** The row with the focus is the selected one; tells when the user moved there. */
    handleCellFocused: (event: CellFocusedEvent<Transaction>, onMove: (row: Transaction, columnId: string) => void) => {
      const { rowIndex, column, api: grid } = event;
      if (rowIndex === null || isRevealing.current) return;
      const node = grid.getDisplayedRowAtIndex(rowIndex);
      node?.setSelected(true, true);
      const id = column && typeof column === 'object' ? column.getColId() : column;
      if (node?.data) onMove(node.data, id ?? '');
    },
  };
}

/** The block of a far row may still be on its way. */
function selectWhenLoaded(api: GridApi<Transaction>, index: number, id: string): void {
  const select = (): boolean => {
    const node = api.getDisplayedRowAtIndex(index);
    if (node?.data?.id !== id) return false;
    node.setSelected(true, true);
    return true;
  };
  if (select()) return;
  const handleLoaded = () => {
    if (select()) api.removeEventListener('modelUpdated', handleLoaded);
  };
  api.addEventListener('modelUpdated', handleLoaded);
  setTimeout(() => {
    if (!api.isDestroyed()) api.removeEventListener('modelUpdated', handleLoaded);
  }, 30_000);
}
