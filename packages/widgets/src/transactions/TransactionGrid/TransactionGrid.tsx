import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconReceiptOff } from '@tabler/icons-react';
import type { Transaction } from '@tieout/sdk/contract';
import { CellStyleModule, ColumnApiModule, InfiniteRowModelModule, RowApiModule, RowSelectionModule, RowStyleModule, ScrollApiModule, type RowClassRules } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useMemo, type ReactNode } from 'react';
import { describeError } from '../../core/describeError.js';
import { EmptyState } from '../../core/EmptyState.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { BLOCK_SIZE } from '../useTransactions.js';
import type { GridContext } from './cells.js';
import { columnDefs } from './columnDefs.js';
import { GridTools } from './GridTools.js';
import { gridTheme } from './gridTheme.js';
import { transactionGridStrings, type TransactionGridStrings } from './TransactionGrid.strings.js';
import { useTransactionGrid, type TransactionGridState } from './useTransactionGrid.js';

export interface TransactionGridProps extends TransactionGridState {
  /** Stands left in the bar above the grid, before order and columns. */
  tools?: ReactNode;
  strings?: Partial<TransactionGridStrings>;
}

/** Only what the grid uses: nothing is registered for the whole page. */
const modules = [InfiniteRowModelModule, RowSelectionModule, RowStyleModule, CellStyleModule, ColumnApiModule, RowApiModule, ScrollApiModule];
const rowHeights = { one: 30, all: 56 } as const;
/** Of the specification: two blocks kept, one request at a time, two rows more than known. */
const MAX_BLOCKS = 2;
const OVERFLOW_ROWS = 2;

const rowClassRules: RowClassRules<Transaction> = {
  'tieout-row-error': ({ data }) => data?.status === 'error',
  'tieout-row-assisted': ({ data }) => data?.metadata.aiGenerated === true,
  'tieout-row-excluded': ({ data }) => data?.included === false,
};

/** The rows of a job, fetched as they come into view; fast with a million of them. */
export function TransactionGrid({ tools, strings: own, ...state }: TransactionGridProps) {
  const strings = useStrings('TransactionGrid', transactionGridStrings, own);
  const { portalRoot } = useTieout();
  const { ref, width } = useElementSize();
  const grid = useTransactionGrid(state, width);
  const { columns, empty, sort, loaded } = grid;
  const definitions = useMemo(() => columnDefs(columns, empty, strings, sort), [columns, empty, strings, sort]);
  const context = useMemo((): GridContext => ({ strings, allLines: columns.allLines }), [strings, columns.allLines]);
  const isEmpty = loaded?.totalCount === 0;
  return (
    <section ref={ref} className="tieout-grid" aria-label={strings.label}>
      <GridTools
        columns={columns} empty={empty} sort={sort} totalCount={loaded?.totalCount ?? null} strings={strings}
        onColumns={grid.setColumns} onSort={grid.setSort}
      >
        {tools}
      </GridTools>
      <div className="tieout-grid-body">
        <AgGridReact<Transaction>
          key={columns.allLines ? 'all' : 'one'} modules={modules} theme={gridTheme} themeCssLayer="tieout-grid" themeStyleContainer={portalRoot ?? undefined}
          rowModelType="infinite" datasource={grid.datasource} cacheBlockSize={BLOCK_SIZE} maxBlocksInCache={MAX_BLOCKS} maxConcurrentDatasourceRequests={1}
          cacheOverflowSize={OVERFLOW_ROWS} infiniteInitialRowCount={18} rowHeight={columns.allLines ? rowHeights.all : rowHeights.one}
          columnDefs={definitions} context={context} rowClassRules={rowClassRules} getRowId={({ data }) => data.id}
          rowSelection={{ mode: 'singleRow', checkboxes: false, enableClickSelection: false }} maintainColumnOrder={false} suppressDragLeaveHidesColumns
          suppressCellFocus={false} sortingOrder={['asc', 'desc', null]} suppressMultiSort animateRows={false} suppressOverlays={['loading', 'noRows']}
          onGridReady={grid.handleGridReady} onCellFocused={grid.handleFocus}
          onSortChanged={({ api }) => grid.handleSortChanged(api)} onColumnMoved={({ api, finished }) => finished && grid.handleColumnMoved(api)}
        />
        {isEmpty && <div className="tieout-grid-over"><EmptyState icon={<IconReceiptOff size={30} stroke={1.4} />} title={strings.empty} /></div>}
        {grid.error !== null && !loaded && (
          <div className="tieout-grid-over">
            <EmptyState tone="error" title={strings.loadFailed} text={describeError(grid.error, strings.loadFailed)}>
              <Button variant="default" onClick={grid.retry}>{strings.retry}</Button>
            </EmptyState>
          </div>
        )}
      </div>
    </section>
  );
}
