import { Alert, Button } from '@mantine/core';
import { IconInfoCircle, IconTableOff } from '@tabler/icons-react';
import type { Workspace } from '@tieout/sdk';
import { joinColumns, MAX_GENERIC_COLUMNS, type Job, type Transaction } from '@tieout/sdk/contract';
import { CellStyleModule, InfiniteRowModelModule, RowApiModule, RowSelectionModule, ScrollApiModule, TextEditorModule, type CellEditRequestEvent, type ColDef } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useMemo } from 'react';
import { useCredits } from '../../account/useAccount.js';
import { describeError } from '../../core/describeError.js';
import { EmptyState } from '../../core/EmptyState.js';
import { useAbilities } from '../../core/useAbilities.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { usePreference } from '../../core/usePreference.js';
import { AdjustColumns } from '../AdjustColumns/AdjustColumns.js';
import { EditConflictDialog } from '../editing/EditConflictDialog.js';
import { handleUndoKeys, UndoButtons } from '../editing/UndoButtons.js';
import { useEdits } from '../editing/useEdits.js';
import { useOpenedRow } from '../editing/useOpenedRow.js';
import { gridTheme } from '../TransactionGrid/gridTheme.js';
import { useGridRows, type GridRowsOptions } from '../useGridRows.js';
import { BLOCK_SIZE } from '../useTransactions.js';
import { genericDataStrings, type GenericDataStrings } from './GenericData.strings.js';
import { genericReason } from './genericReason.js';

export interface GenericDataProps extends Omit<GridRowsOptions, 'jobId' | 'sort'> {
  job: Job;
  /** Absent: the job. */
  jobId?: Workspace;
  onSelectRow?: (row: Transaction) => void;
  /** Address of the plans, offered to who pays for none. */
  upgradeHref?: string | undefined;
  strings?: Partial<GenericDataStrings>;
}

const modules = [InfiniteRowModelModule, RowSelectionModule, CellStyleModule, RowApiModule, ScrollApiModule, TextEditorModule];

const COLUMN_PREFIX = 'col';
/** As many columns share the width that there is. */
const FEW_COLUMNS = 5;

/** Words of a document in numbered columns, and why it came to that. */
export function GenericData({ job, jobId = job.id, onSelectRow, upgradeHref, strings: own, ...options }: GenericDataProps) {
  const strings = useStrings('GenericData', genericDataStrings, own);
  const { portalRoot } = useTieout();
  const abilities = useAbilities();
  const grid = useGridRows({ ...options, jobId });
  const { loaded, error } = grid;
  const printed = Math.max(...(loaded?.firstRows.map(({ row }) => row.length) ?? []), 1);
  const [adjusted, setAdjusted] = usePreference(`generic.columns.${options.scope?.documentId ?? 'all'}`, isColumnCount);
  const columnCount = Math.min(adjusted ?? printed, printed);
  const isForm = job.type === 'Form';
  const columns = useMemo(() => columnDefs(columnCount, printed, isForm ? { ...strings, column: (number) => strings.formColumns[number - 1] ?? strings.column(number) } : strings, abilities.edit), [abilities.edit, columnCount, isForm, printed, strings]);
  const edits = useEdits(jobId);
  const { handleEditingStarted, writtenRow } = useOpenedRow();
  const handleEdit = ({ data: shown, column, newValue }: CellEditRequestEvent<Transaction>) => {
    const data = writtenRow(shown);
    const col = Number(column.getColId().slice(COLUMN_PREFIX.length)) - 1;
    const text = String(newValue ?? '');
    if (text === (data.row[col] ?? '')) return;
    void edits.run({
      failed: isForm ? strings.formFailed : strings.columnFailed,
      edit: isForm
        ? { call: 'updateFormValues', transactionId: data.id, newValue: col === 0 ? { key: text } : { value: text }, version: data.version }
        : { call: 'editColumn', transactionId: data.id, col, newValue: text, version: data.version },
    });
  };
  return (
    // Undo and redo by keyboard, wherever in the grid the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className="tieout-grid" aria-label={strings.label} onKeyDown={(event) => abilities.edit && handleUndoKeys(event, edits)}>
      {job.type === 'Form' || job.type === 'Invoice' ? <p className="tieout-pages-note tieout-generic-form">{isForm ? strings.formNote : strings.invoiceNote}</p> : <Explainer job={job} upgradeHref={upgradeHref} strings={strings} />}
      <div className="tieout-grid-tools">
        <span className="tieout-grid-count tieout-figures" aria-live="polite">{loaded ? strings.rows(loaded.totalCount) : ''}</span>
        <span className="tieout-grid-notice" role="status">{edits.notice?.text}</span>
        {abilities.own && !isForm && loaded && <AdjustColumns jobId={jobId} documentId={options.scope?.documentId} count={columnCount} strings={strings} onChange={setAdjusted} />}
        {abilities.edit && <UndoButtons edits={edits} />}
      </div>
      <div className="tieout-grid-body">
        <AgGridReact<Transaction>
          modules={modules} theme={gridTheme} themeCssLayer="tieout-grid" themeStyleContainer={portalRoot ?? undefined} rowModelType="infinite"
          datasource={grid.datasource} cacheBlockSize={BLOCK_SIZE} maxBlocksInCache={2} maxConcurrentDatasourceRequests={1} cacheOverflowSize={2}
          infiniteInitialRowCount={18} rowHeight={28} columnDefs={columns} getRowId={({ data }) => data.id} animateRows={false} suppressOverlays={['loading', 'noRows']}
          readOnlyEdit stopEditingWhenCellsLoseFocus enterNavigatesVerticallyAfterEdit onCellEditingStarted={handleEditingStarted} onCellEditRequest={handleEdit}
          rowSelection={{ mode: 'singleRow', checkboxes: false, enableClickSelection: false }} onGridReady={grid.handleGridReady}
          onCellFocused={(event) => grid.handleCellFocused(event, (row) => onSelectRow?.(row))}
        />
        {loaded?.totalCount === 0 && <div className="tieout-grid-over"><EmptyState icon={<IconTableOff size={30} stroke={1.4} />} title={strings.empty} /></div>}
        {error !== null && !loaded && (
          <div className="tieout-grid-over">
            <EmptyState tone="error" title={strings.loadFailed} text={describeError(error, strings.loadFailed)}>
              <Button variant="default" onClick={grid.retry}>{strings.retry}</Button>
            </EmptyState>
          </div>
        )}
      </div>
      <EditConflictDialog conflict={edits.conflict} />
    </section>
  );
}

/** Why there are words instead of transactions, and who helps; pages that are not counted have no plans either. */
function Explainer({ job, upgradeHref, strings }: { job: Job; upgradeHref: string | undefined; strings: GenericDataStrings }) {
  const reason = genericReason(job);
  const { data: credits } = useCredits();
  const isPaying = credits !== undefined && (credits.purchasedCredits > 0 || credits.status === 'active');
  return (
    <Alert className="tieout-generic-note" color="yellow" radius={0} icon={<IconInfoCircle size={18} />} title={strings.title}>
      {strings.text} {(reason && strings.reasons[reason]) ?? strings.otherReasons}
      {credits && credits.available !== null && <> {isPaying ? strings.paying : upgradeHref && <>{strings.notPaying} <a className="tieout-link" href={upgradeHref}>{strings.upgrade}</a></>}</>}
    </Alert>
  );
}

const isColumnCount = (value: unknown): value is number | null => value === null || (typeof value === 'number' && value >= 1 && value <= MAX_GENERIC_COLUMNS);

/** A column that holds several of the document cannot be typed into: it would not be known which of them is meant. */
function columnDefs(count: number, printed: number, strings: GenericDataStrings, isEditable: boolean): ColDef<Transaction>[] {
  const page: ColDef<Transaction> = {
    colId: 'pageNumber', headerName: strings.page, width: 56, cellClass: 'tieout-cell-right', headerClass: 'tieout-cell-right', sortable: false,
    valueGetter: ({ data }) => data && data.pageNumber + 1,
  };
  const words = Array.from({ length: count }, (_, index): ColDef<Transaction> => ({
    colId: `${COLUMN_PREFIX}${index + 1}`, headerName: strings.column(index + 1), minWidth: count > FEW_COLUMNS ? 130 : 90, flex: 1, resizable: true, sortable: false, editable: isEditable && (index < count - 1 || count === printed), cellEditor: 'agTextCellEditor', cellDataType: false,
    valueGetter: ({ data }) => (data ? joinColumns(data.row, count)[index] : undefined) ?? '',
  }));
  return [page, ...words];
}
