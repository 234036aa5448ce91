import type { Transaction } from '@tieout/sdk/contract';
import { CellStyleModule, ColumnApiModule, CustomEditorModule, EventApiModule, InfiniteRowModelModule, RenderApiModule, RowApiModule, RowSelectionModule, RowStyleModule, ScrollApiModule, type CellKeyDownEvent, type ColDef, type RowClassRules } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTieout } from '../../core/useTieout.js';
import { BLOCK_SIZE } from '../useTransactions.js';
import { columnDefs } from './columnDefs.js';
import type { GridContext } from './cells.js';
import { gridTheme } from './gridTheme.js';
import type { TransactionGridStrings } from './TransactionGrid.strings.js';
import type { GridEditing, GridState } from './useGridEditing.js';
import { useMoneyWidths } from './useMoneyWidths.js';

/** Only what the grid uses: nothing is registered for the whole page. */
const modules = [InfiniteRowModelModule, RowSelectionModule, RowStyleModule, CellStyleModule, ColumnApiModule, RowApiModule, ScrollApiModule, CustomEditorModule, RenderApiModule, EventApiModule];
const rowHeights = { one: 30, all: 56 } as const;
/** Of the specification: two blocks kept, one request at a time, two rows more than known. */
const MAX_BLOCKS = 2;
const OVERFLOW_ROWS = 2;
/** Rows drawn above and below what is seen. Each costs a jump of the scroll bar some milliseconds; until they are drawn their place looks like rows on their way. */
const ROW_BUFFER = 4;

const rowClassRules: RowClassRules<Transaction> = {
  'tieout-row-error': ({ data }) => data?.status === 'error',
  'tieout-row-assisted': ({ data }) => data?.metadata.aiGenerated === true,
  'tieout-row-waiting': ({ data, context }) => data !== undefined && (context as GridContext).isWaiting(data.id),
  'tieout-row-excluded': ({ data }) => data?.included === false,
};

interface GridTableProps { grid: GridState; editing: GridEditing; strings: TransactionGridStrings; isReadOnly: boolean }

/** AG Grid as the widgets use it. */
export function GridTable({ grid, editing, strings, isReadOnly }: GridTableProps) {
  const { portalRoot } = useTieout();
  const { columns, empty, sort, isNarrow } = grid;
  const { cellClassRules } = editing;
  const definitions = useMemo(
    () => columnDefs({ state: columns, empty, strings, sort, isReadOnly, isNarrow, cellClassRules }), [columns, empty, strings, sort, isReadOnly, isNarrow, cellClassRules],
  );
  useMoneyWidths(grid.api, definitions);
  // New definitions of columns close an open cell, so these stay the same for the whole life of the grid.
  const latest = useRef(editing);
  useLayoutEffect(() => {
    latest.current = editing;
  });
  const defaults = useMemo((): ColDef<Transaction> => ({ suppressKeyboardEvent: (params) => latest.current.suppressKeyboardEvent(params) }), []);
  return (
    <AgGridReact<Transaction>
      key={columns.allLines ? 'all' : 'one'} modules={modules} theme={gridTheme} themeCssLayer="tieout-grid" themeStyleContainer={portalRoot ?? undefined}
      rowModelType="infinite" datasource={grid.datasource} cacheBlockSize={BLOCK_SIZE} maxBlocksInCache={MAX_BLOCKS} maxConcurrentDatasourceRequests={1}
      cacheOverflowSize={OVERFLOW_ROWS} rowBuffer={ROW_BUFFER} infiniteInitialRowCount={18} rowHeight={columns.allLines ? rowHeights.all : rowHeights.one}
      columnDefs={definitions} defaultColDef={defaults} context={editing.context} rowClassRules={rowClassRules} getRowId={({ data }) => data.id}
      rowSelection={{ mode: 'singleRow', checkboxes: false, enableClickSelection: false }} maintainColumnOrder={false} suppressDragLeaveHidesColumns
      suppressCellFocus={false} sortingOrder={['asc', 'desc', null]} suppressMultiSort animateRows={false} suppressOverlays={['loading', 'noRows']}
      readOnlyEdit stopEditingWhenCellsLoseFocus enterNavigatesVerticallyAfterEdit popupParent={portalRoot ?? undefined}
      onGridReady={grid.handleGridReady} onCellEditingStarted={editing.handleEditingStarted} onCellEditRequest={editing.handleEditRequest} onCellKeyDown={(event) => editing.handleKeyDown(event as CellKeyDownEvent<Transaction>)}
      onCellMouseDown={editing.handleMouseDown} onCellMouseOver={editing.handleMouseOver}
      onCellFocused={(event) => {
        editing.handleFocused(event);
        grid.handleFocus(event);
      }}
      onSortChanged={({ api }) => grid.handleSortChanged(api)} onColumnMoved={({ api, finished }) => finished && grid.handleColumnMoved(api)}
    />
  );
}
