import type { Transaction } from '@tieout/sdk/contract';
import type { CellClassRules, CellFocusedEvent, CellMouseDownEvent, CellMouseOverEvent, GridApi, SuppressKeyboardEventParams } from 'ag-grid-community';
import { useMemo, useRef, type ClipboardEvent } from 'react';
import { MAX_EDIT_ROWS } from '@tieout/sdk/contract';
import { boundsOf, extendRange, formatCells, isInRange, isOneCell, layPasted, parseCells, type CellRange } from '../editing/cellRange.js';
import { isEditableColumn, textOfCell } from '../editing/cellText.js';
import type { RowActions } from '../editing/useRowActions.js';
import { BLOCK_SIZE, type TransactionBlocks } from '../useTransactions.js';
import type { TransactionGridStrings } from './TransactionGrid.strings.js';

interface RangeOptions {
  api: GridApi<Transaction> | null;
  blocks: TransactionBlocks;
  actions: RowActions | null;
  strings: TransactionGridStrings;
  notify: (text: string) => void;
  refuse: (text: string) => void;
}

/** Cells chosen as in a spreadsheet, by shift and arrows or by the mouse; copied and pasted as text. */
export function useCellRange({ api, blocks, actions, strings, notify, refuse }: RangeOptions) {
  const range = useRef<CellRange | null>(null);
  const columnsOf = (grid: GridApi<Transaction>) => grid.getAllDisplayedColumns().map((column) => column.getColId());

  const setRange = (grid: GridApi<Transaction>, next: CellRange | null) => {
    const before = range.current;
    range.current = next;
    const wide = [before, next].filter((candidate) => candidate !== null && !isOneCell(candidate)) as CellRange[];
    if (wide.length === 0) return;
    const top = Math.min(...wide.map((candidate) => boundsOf(candidate).top));
    const bottom = Math.max(...wide.map((candidate) => boundsOf(candidate).bottom));
    const rowNodes = grid.getRenderedNodes().filter(({ rowIndex }) => rowIndex !== null && rowIndex >= top && rowIndex <= bottom);
    grid.refreshCells({ rowNodes, force: true });
  };

  const cellClassRules = useMemo((): CellClassRules<Transaction> => ({
    'tieout-cell-range': ({ rowIndex, column, api: grid }) => {
      const current = range.current;
      if (!current || isOneCell(current)) return false;
      return isInRange(current, rowIndex, column ? columnsOf(grid).indexOf(column.getColId()) : -1);
    },
  }), []);

  const draw = (grid: GridApi<Transaction>, head: { row: number; column: number }) => {
    if (range.current) setRange(grid, { anchor: range.current.anchor, head });
  };

  return {
    cellClassRules,
    /** Shift and an arrow draw the range; everything else is the grid's. */
    suppressKeyboardEvent: ({ event, editing, api: grid }: SuppressKeyboardEventParams<Transaction>): boolean => {
      if (editing || !event.shiftKey || !event.key.startsWith('Arrow') || !range.current) return false;
      const columns = columnsOf(grid);
      const next = extendRange(range.current, event.key, grid.getDisplayedRowCount(), columns.length);
      setRange(grid, next);
      grid.ensureIndexVisible(next.head.row);
      const column = columns[next.head.column];
      if (column) grid.ensureColumnVisible(column);
      event.preventDefault();
      return true;
    },
    handleFocused: ({ rowIndex, column, api: grid }: CellFocusedEvent<Transaction>) => {
      if (rowIndex === null || !column || typeof column === 'string') return;
      const place = { row: rowIndex, column: columnsOf(grid).indexOf(column.getColId()) };
      setRange(grid, { anchor: place, head: place });
    },
    handleMouseDown: ({ event, rowIndex, column, api: grid }: CellMouseDownEvent<Transaction>) => {
      if (rowIndex === null || !(event as MouseEvent).shiftKey || !range.current) return;
      const { anchor } = range.current;
      // The focus moves after this, and begins a new range: the one drawn is put back then.
      setTimeout(() => setRange(grid, { anchor, head: { row: rowIndex, column: columnsOf(grid).indexOf(column.getColId()) } }));
    },
    handleMouseOver: ({ event, rowIndex, column, api: grid }: CellMouseOverEvent<Transaction>) => {
      if (rowIndex !== null && (event as MouseEvent).buttons === 1) draw(grid, { row: rowIndex, column: columnsOf(grid).indexOf(column.getColId()) });
    },
    handleCopy: (event: ClipboardEvent) => {
      const current = range.current;
      if (!api || !current || isTyping(event)) return;
      event.preventDefault();
      const { top, bottom, left, right } = boundsOf(current);
      const columns = columnsOf(api).slice(left, right + 1);
      const nodes = Array.from({ length: bottom - top + 1 }, (_, index) => api.getDisplayedRowAtIndex(top + index)?.data);
      const write = (rows: readonly (Transaction | undefined)[]) => formatCells(rows.map((row) => columns.map((column) => (row ? copyText(row, column) : ''))));
      if (nodes.every((row) => row !== undefined)) event.clipboardData.setData('text/plain', write(nodes));
      else void loadRows(blocks, top, bottom).then((rows) => navigator.clipboard.writeText(write(rows)));
      notify(strings.copied(nodes.length));
    },
    handlePaste: (event: ClipboardEvent) => {
      const current = range.current;
      if (!api || !actions || !current || isTyping(event)) return;
      event.preventDefault();
      const columns = columnsOf(api);
      const cells = layPasted(current, parseCells(event.clipboardData.getData('text/plain')))
        .filter(({ row, column }) => row < api.getDisplayedRowCount() && isEditableColumn(columns[column] ?? ''));
      if (cells.length === 0) return;
      const first = Math.min(...cells.map(({ row }) => row));
      const last = Math.max(...cells.map(({ row }) => row));
      if (last - first >= MAX_EDIT_ROWS) {
        refuse(strings.pasteTooLarge);
        return;
      }
      void loadRows(blocks, first, last).then(async (rows) => {
        const writes = cells.flatMap(({ row, column, text }) => {
          const target = rows[row - first];
          return target ? [{ row: target, column: columns[column] ?? '', text }] : [];
        });
        const problem = await actions.writeCells(writes);
        if (problem) refuse(problem);
      }, () => refuse(strings.pasteMissing));
    },
  };
}

async function loadRows(blocks: TransactionBlocks, first: number, last: number): Promise<(Transaction | undefined)[]> {
  const from = Math.floor(first / BLOCK_SIZE);
  const loaded = await Promise.all(Array.from({ length: Math.floor(last / BLOCK_SIZE) - from + 1 }, (_, index) => blocks.load(from + index)));
  const rows = loaded.flatMap((block) => block.rows);
  return Array.from({ length: last - first + 1 }, (_, index) => rows[first - from * BLOCK_SIZE + index]);
}

function copyText(row: Transaction, column: string): string {
  if (isEditableColumn(column)) return textOfCell(row, column);
  if (column === 'pageNumber') return String(row.pageNumber + 1);
  return column === 'included' || column === 'status' ? String(row[column]) : '';
}

/** In a field the clipboard belongs to its text. */
function isTyping({ target }: ClipboardEvent): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
