import type { Sort, Transaction } from '@tieout/sdk/contract';
import type { ColDef } from 'ag-grid-community';
import { sortableFields } from '../rowOrder.js';
import { AmountCell, BalanceCell, DateCell, DescriptionCell, IncludedCell, StatusCell, TextCell } from './cells.js';
import { completeOrder, type ColumnId, type ColumnState } from './columnState.js';
import type { TransactionGridStrings } from './TransactionGrid.strings.js';

type Definition = ColDef<Transaction>;

const figures: Definition = { cellClass: 'tieout-cell-right', headerClass: 'tieout-cell-right' };
const definitions: Record<ColumnId, Definition> = {
  included: { width: 74, minWidth: 60, cellRenderer: IncludedCell, cellClass: 'tieout-cell-center' },
  pageNumber: { ...figures, width: 46, minWidth: 46, cellRenderer: TextCell, valueGetter: ({ data }) => data && data.pageNumber + 1 },
  date: { width: 96, minWidth: 88, cellRenderer: DateCell },
  date2: { width: 96, minWidth: 88, cellRenderer: DateCell },
  payee: { width: 130, minWidth: 70, cellRenderer: TextCell },
  description: { flex: 1, minWidth: 150, cellRenderer: DescriptionCell },
  amount: { ...figures, width: 100, minWidth: 84, cellRenderer: AmountCell },
  balance: { ...figures, width: 104, minWidth: 84, cellRenderer: BalanceCell },
  checkNumber: { ...figures, width: 96, minWidth: 70, cellRenderer: TextCell },
  status: { width: 124, minWidth: 90, cellRenderer: StatusCell },
};

/** The columns of the grid as the user set them up. */
export function columnDefs(state: ColumnState, empty: readonly ColumnId[], strings: TransactionGridStrings, sort: Sort | null): Definition[] {
  return completeOrder(state.order).map((id) => ({
    colId: id,
    field: id,
    headerName: strings.columns[id],
    hide: state.hidden.includes(id) || empty.includes(id),
    sortable: (sortableFields as readonly string[]).includes(id),
    sort: sort?.field === id ? (sort.direction === 'ASC' ? 'asc' : 'desc') : null,
    resizable: true,
    suppressHeaderMenuButton: true,
    ...definitions[id],
  }));
}
