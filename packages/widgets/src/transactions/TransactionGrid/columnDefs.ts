import type { Sort, Transaction } from '@tieout/sdk/contract';
import type { CellClassRules, ColDef } from 'ag-grid-community';
import { isEditableColumn } from '../editing/cellText.js';
import { sortableFields } from '../rowOrder.js';
import { CellEditor } from './CellEditor.js';
import { DateCell, DescriptionCell, IncludedCell, MenuCell, MoneyCell, SelectCell, StatusCell, TextCell } from './cells.js';
import { completeOrder, type ColumnId, type ColumnState } from './columnState.js';
import type { TransactionGridStrings } from './TransactionGrid.strings.js';

type Definition = ColDef<Transaction>;

const figures: Definition = { cellClass: 'tieout-cell-right', headerClass: 'tieout-cell-right' };
const money: Definition = { ...figures, width: 92, minWidth: 80, cellRenderer: MoneyCell };
const definitions: Record<ColumnId, Definition> = {
  included: { width: 68, minWidth: 60, cellRenderer: IncludedCell, cellClass: 'tieout-cell-center' },
  pageNumber: { ...figures, width: 38, minWidth: 38, cellRenderer: TextCell, valueGetter: ({ data }) => data && data.pageNumber + 1 },
  date: { width: 84, minWidth: 82, cellRenderer: DateCell },
  date2: { width: 84, minWidth: 82, cellRenderer: DateCell },
  payee: { width: 130, minWidth: 70, cellRenderer: TextCell },
  description: { flex: 1, minWidth: 140, cellRenderer: DescriptionCell },
  amount: money,
  debit: money,
  credit: money,
  balance: money,
  checkNumber: { ...figures, width: 75, minWidth: 60, cellRenderer: TextCell },
  refNumber: { width: 110, minWidth: 70, cellRenderer: TextCell },
  status: { width: 53, minWidth: 44, cellRenderer: StatusCell, cellClass: 'tieout-cell-center' },
};
const NARROW_DESCRIPTION = 90;
const fixed: Definition = { resizable: false, sortable: false, suppressMovable: true, lockPosition: true, suppressHeaderMenuButton: true, headerClass: 'tieout-cell-bare' };

/** The button takes the whole narrow cell. */
const buttonCell = ['tieout-cell-center', 'tieout-cell-bare'];

export interface ColumnOptions {
  state: ColumnState;
  /** Left out because they hold nothing. */
  empty: readonly ColumnId[];
  strings: TransactionGridStrings;
  sort: Sort | null;
  isReadOnly: boolean;
  /** There is room for little: the description gives way before figures get out of sight. */
  isNarrow: boolean;
  /** Marks the cells of a chosen range. */
  cellClassRules: CellClassRules<Transaction>;
}

/** The columns of the grid as the user set them up. */
export function columnDefs({ state, empty, strings, sort, isReadOnly, isNarrow, cellClassRules }: ColumnOptions): Definition[] {
  const columns = completeOrder(state.order).map((id): Definition => ({
    colId: id,
    field: id,
    headerName: strings.columns[id],
    hide: state.hidden.includes(id) || empty.includes(id),
    sortable: (sortableFields as readonly string[]).includes(id),
    sort: sort?.field === id ? (sort.direction === 'ASC' ? 'asc' : 'desc') : null,
    resizable: true,
    suppressHeaderMenuButton: true,
    cellDataType: false,
    editable: ({ data }) => !isReadOnly && data !== undefined && isEditableColumn(id),
    cellEditor: CellEditor,
    cellClassRules,
    ...definitions[id],
    ...(isNarrow && id === 'description' ? { minWidth: NARROW_DESCRIPTION } : {}),
  }));
  if (isReadOnly) return columns;
  return [
    { ...fixed, colId: 'select', headerName: strings.selectRow, width: 31, minWidth: 31, lockPosition: 'left', cellRenderer: SelectCell, cellClass: buttonCell },
    ...columns,
    // The grid gives its columns the whole width, so the scrollbar stands over the end of the last one.
    { ...fixed, colId: 'menu', headerName: strings.rowMenu, width: 46, minWidth: 46, lockPosition: 'right', cellRenderer: MenuCell, cellClass: 'tieout-cell-bare' },
  ];
}
