import { rowsOfEdit, type Workspace } from '@tieout/sdk';
import type { Transaction } from '@tieout/sdk/contract';
import type { CellEditRequestEvent, CellKeyDownEvent, SuppressKeyboardEventParams } from 'ag-grid-community';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTieout } from '../../core/useTieout.js';
import { isSelected, nothingSelected, setSelected } from '../editing/rowSelection.js';
import { isMoneyColumn, type EditableColumn } from '../editing/cellText.js';
import { useOutboxEntries } from '../../edits/useOutbox.js';
import { useEdits } from '../editing/useEdits.js';
import { useOpenedRow } from '../editing/useOpenedRow.js';
import { useRowActions } from '../editing/useRowActions.js';
import type { GridContext } from './cells.js';
import { addEarlyKey, noEarlyKeys } from './earlyKeys.js';
import type { OpenedMenu } from './RowMenu.js';
import type { TransactionGridStrings } from './TransactionGrid.strings.js';
import { useBulkActions } from './useBulkActions.js';
import { useCellRange } from './useCellRange.js';
import type { useTransactionGrid } from './useTransactionGrid.js';

export type GridState = ReturnType<typeof useTransactionGrid>;
export type GridEditing = ReturnType<typeof useGridEditing>;

interface EditingOptions { jobId: Workspace; grid: GridState; isReadOnly: boolean; strings: TransactionGridStrings }

/** Whether the key waits for the field of the cell that was just opened. */
function keepEarlyKey(context: GridContext, event: KeyboardEvent): boolean {
  const keys = addEarlyKey(context.earlyKeys, event);
  if (!keys) return false;
  context.earlyKeys = keys;
  event.preventDefault();
  return true;
}

/** What can be done in the grid: cells, rows, ranges, many rows, and which dialog is open for it. */
export function useGridEditing({ jobId, grid, isReadOnly, strings }: EditingOptions) {
  const { toasts } = useTieout();
  const { api, selection, setSelection } = grid;
  const edits = useEdits(jobId);
  const rowActions = useRowActions(edits);
  const actions = isReadOnly ? null : rowActions;
  const [adding, setAdding] = useState<{ below: Transaction | null } | null>(null);
  const [history, openHistory] = useState<Transaction | null>(null);
  const [menu, setMenu] = useState<OpenedMenu | null>(null);
  const [isAssigning, setIsAssigning] = useState(false);
  const clearSelection = () => setSelection(nothingSelected);
  const bulk = useBulkActions({ jobId, scope: grid.scope, selection, edits, strings, onDone: clearSelection });
  const range = useCellRange({ api, blocks: grid.blocks, actions, strings, notify: edits.notify, refuse: toasts.error });

  const entries = useOutboxEntries();
  const waiting = useMemo(() => new Set(entries.flatMap(({ edit }) => rowsOfEdit(edit))), [entries]);
  const { handleEditingStarted, writtenRow } = useOpenedRow();
  const lastSelected = useRef<number | null>(null);
  const select = (row: Transaction, rowIndex: number, withRange: boolean) => {
    const on = !isSelected(selection, row.id);
    const from = withRange && lastSelected.current !== null ? lastSelected.current : rowIndex;
    const between = Array.from({ length: Math.abs(rowIndex - from) + 1 }, (_, index) => api?.getDisplayedRowAtIndex(Math.min(from, rowIndex) + index)?.data?.id);
    setSelection(setSelected(selection, [row.id, ...between.filter((id) => id !== undefined)], on));
    lastSelected.current = rowIndex;
  };

  // One object for the whole life of the grid; cells read what it holds when they are drawn or pressed.
  const context = useMemo(() => ({ mayClose: null, earlyKeys: noEarlyKeys }) as unknown as GridContext, []);
  Object.assign(context, { strings, allLines: grid.columns.allLines, actions, isSelected: (id: string) => isSelected(selection, id), isWaiting: (id: string) => waiting.has(id), onSelect: select, onMenu: (row: Transaction, anchor: HTMLElement) => setMenu({ row, anchor }) });
  useEffect(() => {
    if (api && !api.isDestroyed()) api.refreshCells({ columns: ['select'], force: true });
  }, [api, selection]);

  return {
    edits, actions, bulk: isReadOnly ? null : bulk, context, adding, history, openHistory, menu, isAssigning, setIsAssigning, ...range,
    suppressKeyboardEvent: (params: SuppressKeyboardEventParams<Transaction>): boolean => {
      const { editing, event, column } = params;
      if (!editing) return range.suppressKeyboardEvent(params);
      if (context.mayClose === null) return keepEarlyKey(context, event);
      if (event.key !== 'Enter' && event.key !== 'Tab') return false;
      if (event.key === 'Enter' && event.shiftKey && column.getColId() === 'description') return true;
      const isRefused = context.mayClose?.() === false;
      if (isRefused) event.preventDefault();
      return isRefused;
    },
    openAdd: (below: Transaction | null) => setAdding({ below }),
    closeAdd: () => setAdding(null),
    closeMenu: () => setMenu(null),
    handleAssigned: () => {
      setIsAssigning(false);
      clearSelection();
    },
    handleEditingStarted,
    handleEditRequest: ({ data, column, newValue }: CellEditRequestEvent<Transaction>) => {
      if (typeof newValue !== 'string') return;
      void actions?.writeCell({ row: writtenRow(data), column: column.getColId(), text: newValue }).then((problem) => problem && toasts.error(problem, { timeoutMs: 6000 }));
    },
    handleKeyDown: ({ event, data, column, rowIndex }: Pick<CellKeyDownEvent<Transaction>, 'event' | 'data' | 'column' | 'rowIndex'>) => {
      if (!(event instanceof KeyboardEvent) || !data || !actions || rowIndex === null) return;
      // The keys of an open cell are text, also before its field is there to take them.
      if (api && api.getEditingCells().length > 0) return;
      const id = column.getColId();
      if (event.altKey && isMoneyColumn(id) && (event.key === '-' || event.key === '.')) {
        event.preventDefault();
        void (event.key === '-' ? actions.switchSign(data, id as EditableColumn) : actions.dropDecimals(data, id as EditableColumn));
      }
      if (event.key === ' ' && !event.ctrlKey) {
        event.preventDefault();
        if (id === 'included') void actions.toggleIncluded(data);
        else select(data, rowIndex, event.shiftKey);
      }
      if (event.key === 'Enter' && id === 'menu' && event.target instanceof HTMLElement) setMenu({ row: data, anchor: event.target });
    },
  };
}
