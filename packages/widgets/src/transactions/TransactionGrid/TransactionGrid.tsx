import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconAlertTriangle, IconReceiptOff } from '@tabler/icons-react';
import { TransactionStatus } from '@tieout/sdk/contract';
import type { KeyboardEvent, ReactNode } from 'react';
import { describeError } from '../../core/describeError.js';
import { EmptyState } from '../../core/EmptyState.js';
import { useAbilities } from '../../core/useAbilities.js';
import { useStrings } from '../../core/useStrings.js';
import { AddTransaction } from '../AddTransaction/AddTransaction.js';
import { AssignDialog } from '../AssignDialog/AssignDialog.js';
import { EditConflictDialog } from '../editing/EditConflictDialog.js';
import { countSelected, everythingSelected, nothingSelected } from '../editing/rowSelection.js';
import { handleUndoKeys, UndoButtons } from '../editing/UndoButtons.js';
import { FilterBar } from '../FilterBar/FilterBar.js';
import type { FilterDocument } from '../FilterBar/FilterEditor.js';
import { RowHistory } from '../RowHistory/RowHistory.js';
import { GridFoot } from './GridFoot.js';
import { GridTable } from './GridTable.js';
import { GridTools } from './GridTools.js';
import { RowMenu } from './RowMenu.js';
import { transactionGridStrings, type TransactionGridStrings } from './TransactionGrid.strings.js';
import { useGridEditing, type GridEditing } from './useGridEditing.js';
import { useTransactionGrid, type TransactionGridState } from './useTransactionGrid.js';

export interface TransactionGridProps extends TransactionGridState {
  /** Stands left of order and columns in the bar above the grid. */
  tools?: ReactNode;
  /** Documents to filter by. */
  documents?: readonly FilterDocument[];
  strings?: Partial<TransactionGridStrings>;
}

/** Narrower than these, tools lose their words, and what can be done to chosen rows stands in a menu. */
const NARROW_TOOLS = 760;
const WIDE_FOOT = 980;
/** More rows than any screen shows: the place of those that are not drawn yet is marked as rows on their way. */
const LONG_LIST = 200;

/** The rows of a job, fetched as they come into view and edited as in a spreadsheet; fast with a million of them. */
export function TransactionGrid({ tools, documents, strings: own, ...given }: TransactionGridProps) {
  const { edit } = useAbilities();
  const isReadOnly = given.readOnly === true || !edit;
  const state = { ...given, readOnly: isReadOnly };
  const strings = useStrings('TransactionGrid', transactionGridStrings, own);
  const { ref, width } = useElementSize();
  const grid = useTransactionGrid(state, width);
  const { columns, empty, sort, loaded, filters, selection } = grid;
  const editing = useGridEditing({ jobId: state.jobId, grid, isReadOnly, strings });
  const { edits } = editing;
  const total = loaded?.totalCount ?? null;
  return (
    // Undo, redo and the way out by keyboard, wherever in the grid the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section ref={ref} className="tieout-grid" aria-label={strings.label} data-narrow={(width > 0 && width < NARROW_TOOLS) || undefined} onKeyDown={(event) => handleGridKeys(event, isReadOnly ? null : edits)} onCopy={editing.handleCopy} onPaste={editing.handlePaste}>
      <GridTools
        columns={columns} empty={empty} sort={sort} strings={strings} onColumns={grid.setColumns} onSort={grid.setSort}
        onAdd={isReadOnly ? undefined : () => editing.openAdd(null)} tools={<>{tools}{!isReadOnly && <UndoButtons edits={edits} />}</>}
      >
        <FilterBar value={filters} onChange={grid.setFilters} {...(documents ? { documents } : {})} />
      </GridTools>
      {grid.hiddenErrors > 0 && (
        <div className="tieout-grid-hidden" role="status">
          <IconAlertTriangle size={15} stroke={1.8} aria-hidden /> {strings.hiddenErrors(grid.hiddenErrors)}
          <button type="button" className="tieout-link" onClick={() => grid.setFilters({ ...filters, statuses: TransactionStatus.options })}>{strings.showErrors}</button>
        </div>
      )}
      <div className="tieout-grid-body" data-long={(total ?? 0) > LONG_LIST || undefined} data-lines={columns.allLines ? 'all' : 'one'}>
        <GridTable grid={grid} editing={editing} strings={strings} isReadOnly={isReadOnly} />
        {total === 0 && (
          <div className="tieout-grid-over"><EmptyState icon={<IconReceiptOff size={30} stroke={1.4} />} title={filters.conditions.length > 0 ? strings.emptyFiltered : strings.empty} /></div>
        )}
        {grid.error !== null && !loaded && (
          <div className="tieout-grid-over">
            <EmptyState tone="error" title={strings.loadFailed} text={describeError(grid.error, strings.loadFailed)}>
              <Button variant="default" onClick={grid.retry}>{strings.retry}</Button>
            </EmptyState>
          </div>
        )}
      </div>
      <GridFoot
        totalCount={total} selectedCount={countSelected(selection, total ?? 0)} bulk={editing.bulk} edits={edits} isNarrow={width < WIDE_FOOT} strings={strings}
        onSelectAll={() => grid.setSelection(everythingSelected)} onClear={() => grid.setSelection(nothingSelected)} onAssign={() => editing.setIsAssigning(true)}
      />
      <Dialogs state={state} editing={editing} count={countSelected(selection, total ?? 0)} strings={strings} />
    </section>
  );
}

/** Undo and redo; and F6, since Tab goes from cell to cell and there may be a hundred thousand rows. */
function handleGridKeys(event: KeyboardEvent<HTMLElement>, edits: GridEditing['edits'] | null): void {
  if (edits) handleUndoKeys(event, edits);
  if (event.key !== 'F6') return;
  const part = event.currentTarget.querySelector(event.shiftKey ? '.tieout-grid-tools' : '.tieout-grid-foot');
  const target = part?.querySelector<HTMLElement>('button:not([disabled]), input');
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function Dialogs({ state: { jobId, scope, onLocate }, editing, count, strings }: { state: TransactionGridState; editing: GridEditing; count: number; strings: TransactionGridStrings }) {
  const { adding, history, menu, bulk, edits } = editing;
  return (
    <>
      <RowMenu
        opened={menu} strings={strings} onClose={editing.closeMenu} onHistory={editing.openHistory} onAddBelow={editing.openAdd}
        onDelete={(row) => void editing.actions?.deleteRow(row)}
      />
      <RowHistory jobId={jobId} row={history} onClose={() => editing.openHistory(null)} {...(onLocate ? { onLocate } : {})} />
      <AddTransaction
        jobId={jobId} opened={adding !== null} below={adding?.below ?? null} onClose={editing.closeAdd}
        {...(scope?.documentId ? { documentId: scope.documentId } : {})} {...(scope?.chunk ? { chunk: scope.chunk } : {})}
      />
      {bulk && (
        <AssignDialog
          jobId={jobId} opened={editing.isAssigning} count={count} assign={bulk.assign} onClose={() => editing.setIsAssigning(false)}
          onDone={editing.handleAssigned}
        />
      )}
      <EditConflictDialog conflict={edits.conflict} />
    </>
  );
}
