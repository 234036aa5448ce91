import type { KeyboardEvent } from 'react';

/** The first row that can be seen, in the column of its description; the older table has no grid. */
const ROW_CELLS = ['.ag-row .ag-cell[col-id="description"]', '.ag-row .ag-cell[col-id="col1"]', '.ag-row .ag-cell', '.tieout-page-rows button'];

/** Leads the keyboard to the rows: to the cell that was left, or to the first one. */
export function focusRows(manager: HTMLElement | null): boolean {
  const left = manager?.querySelector<HTMLElement>('.ag-cell.ag-cell-focus');
  const target = left ?? ROW_CELLS.map((selector) => manager?.querySelector<HTMLElement>(selector)).find((cell) => cell);
  target?.focus();
  return target !== null && target !== undefined;
}

/** F6 goes to the rows; within the rows the grid has its own meaning for it. */
export function handlePartKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'F6' || event.defaultPrevented || (event.target as Element).closest('.tieout-grid')) return;
  if (focusRows(event.currentTarget)) event.preventDefault();
}
