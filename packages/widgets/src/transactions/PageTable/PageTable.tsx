import { Button, Checkbox, Loader, Popover } from '@mantine/core';
import { IconReceiptOff } from '@tabler/icons-react';
import type { Workspace } from '@tieout/sdk';
import type { Box, DiscardedLine, Transaction } from '@tieout/sdk/contract';
import { useState, type ReactNode } from 'react';
import { describeError } from '../../core/describeError.js';
import { EmptyState } from '../../core/EmptyState.js';
import { formatMoney } from '../../core/formatMoney.js';
import { useAbilities } from '../../core/useAbilities.js';
import { useStrings } from '../../core/useStrings.js';
import { PageRangeForm } from '../../documents/PageRange/PageRangeForm.js';
import { AddTransaction } from '../AddTransaction/AddTransaction.js';
import { UndoButtons } from '../editing/UndoButtons.js';
import { DiscardedLines } from './DiscardedLines.js';
import { lineDraft } from './lineDraft.js';
import { pageTableStrings, type PageTableStrings } from './PageTable.strings.js';
import { isChosen, usePageTable } from './usePageTable.js';

export interface PageTableProps {
  /** A job's id, or two tags: all jobs under them. */
  jobId: Workspace;
  documentId: string;
  /** Null: not known. */
  numPages: number | null;
  /** From 1. */
  page: number;
  onPageChange: (page: number) => void;
  onSelectRow?: (row: Transaction) => void;
  onLocate?: (page: number, box: Box | null) => void;
  /** Stands at the end of the bar. */
  tools?: ReactNode;
  strings?: Partial<PageTableStrings>;
}

type Table = ReturnType<typeof usePageTable>;

/** The older table: the rows of one page at a time, the lines that were passed over, and bulk edits by page. */
export function PageTable({ jobId, documentId, numPages, page, onPageChange, onSelectRow, onLocate, tools, strings: own }: PageTableProps) {
  const strings = useStrings('PageTable', pageTableStrings, own);
  const table = usePageTable({ jobId, documentId, page, strings });
  const [isBulk, setIsBulk] = useState(false);
  const [showsDiscarded, setShowsDiscarded] = useState(false);
  const [adding, setAdding] = useState<DiscardedLine | null>(null);
  const { rows } = table;
  const { edit } = useAbilities();
  return (
    <section className="tieout-pages" aria-label={strings.label}>
      <div className="tieout-pages-bar">
        <Pager pages={table.pages} page={page} strings={strings} onChange={onPageChange} />
        <span className="tieout-pages-tools">{edit && <UndoButtons edits={table.edits} />}{tools}</span>
      </div>
      <div className="tieout-pages-bar">
        <span className="tieout-pages-note">{strings.onlyWithRows}</span>
        <Checkbox label={strings.discarded} checked={showsDiscarded} onChange={(event) => setShowsDiscarded(event.currentTarget.checked)} />
        {edit && <Button size="compact-sm" variant="default" aria-pressed={isBulk} onClick={() => setIsBulk(!isBulk)}>{isBulk ? strings.exitBulkEdit : strings.bulkEdit}</Button>}
      </div>
      {isBulk && <BulkBar table={table} numPages={numPages} strings={strings} />}
      <div className="tieout-pages-body">
        {rows.isPending && <p className="tieout-pages-note" role="status"><Loader size={14} aria-hidden /> {strings.loading}</p>}
        {rows.isError && !rows.data && (
          <EmptyState tone="error" title={strings.loadFailed} text={describeError(rows.error, '')}><Button variant="default" onClick={() => void rows.refetch()}>{strings.retry}</Button></EmptyState>
        )}
        {rows.data && rows.data.pages.length === 0 && <EmptyState icon={<IconReceiptOff size={30} stroke={1.4} />} title={strings.empty} />}
        {table.shown.length > 0 && <RowTable table={table} page={page} isBulk={isBulk} strings={strings} onSelectRow={onSelectRow} />}
        {showsDiscarded && <DiscardedLines jobId={jobId} documentId={documentId} page={page} strings={strings} onAdd={edit ? setAdding : null} {...(onLocate ? { onLocate } : {})} />}
      </div>
      <AddTransaction jobId={jobId} documentId={documentId} opened={adding !== null} onClose={() => setAdding(null)} {...(adding ? { initial: lineDraft(adding) } : {})} />
    </section>
  );
}

/** The pages that have rows; a page without any stands between the two around it. */
function Pager({ pages, page, strings, onChange }: { pages: readonly number[]; page: number; strings: PageTableStrings; onChange: (page: number) => void }) {
  const before = pages.findLast((other) => other < page);
  const after = pages.find((other) => other > page);
  const button = (label: string, target: number | undefined) => (
    <Button size="compact-sm" variant="default" disabled={target === undefined} onClick={() => target !== undefined && onChange(target)}>{label}</Button>
  );
  return (
    <nav className="tieout-pager" aria-label={strings.pages}>
      {button(strings.first, before === undefined ? undefined : pages[0])}
      {button(strings.previous, before)}
      <strong className="tieout-figures" aria-live="polite">{strings.page(page)}</strong>
      {button(strings.next, after)}
      {button(strings.last, after === undefined ? undefined : pages.at(-1))}
    </nav>
  );
}

function BulkBar({ table, numPages, strings }: { table: Table; numPages: number | null; strings: PageTableStrings }) {
  const { selection } = table;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="tieout-pages-bar">
      <Button size="compact-xs" variant="subtle" onClick={table.selectAll}>{strings.selectAll}</Button>
      <Button size="compact-xs" variant="subtle" onClick={table.selectNone}>{strings.selectNone}</Button>
      <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" shadow="md" width={310} withinPortal trapFocus returnFocus>
        <Popover.Target><Button size="compact-xs" variant="subtle" aria-haspopup="dialog" onClick={() => setIsOpen(!isOpen)}>{strings.selectPages}</Button></Popover.Target>
        <Popover.Dropdown aria-label={strings.selectPages}>
          {isOpen && (
            <PageRangeForm
              numPages={numPages} strings={strings} actions={[{ label: strings.apply, onChoose: (startPage, endPage) => {
                table.selectPages(startPage, endPage);
                setIsOpen(false);
              } }]}
            />
          )}
        </Popover.Dropdown>
      </Popover>
      <span className="tieout-figures" aria-live="polite">{'ids' in selection ? strings.selected(selection.ids.size) : strings.selectedPages(selection.startPage + 1, selection.endPage + 1)}</span>
      <Button size="compact-xs" variant="default" disabled={!table.isBulkReady || table.edits.isBusy} onClick={() => table.run('switchSigns')}>{strings.switchSigns}</Button>
      <Button size="compact-xs" variant="default" disabled={!table.isBulkReady || table.edits.isBusy} onClick={() => table.run('switchIncludedExcluded')}>{strings.switchIncluded}</Button>
      <span className="tieout-grid-notice" role="status">{table.edits.notice?.text}</span>
    </div>
  );
}

interface RowTableProps { table: Table; page: number; isBulk: boolean; strings: PageTableStrings; onSelectRow: ((row: Transaction) => void) | undefined }

function RowTable({ table, page, isBulk, strings, onSelectRow }: RowTableProps) {
  return (
    <table className="tieout-table tieout-page-rows">
      <caption>{strings.caption(page)}</caption>
      <thead>
        <tr>
          {isBulk && <td />}
          <th scope="col">{strings.date}</th><th scope="col">{strings.description}</th><th scope="col" className="tieout-cell-right">{strings.amount}</th><th scope="col" className="tieout-cell-right">{strings.balance}</th>
        </tr>
      </thead>
      <tbody>
        {table.shown.map((row) => (
          <tr key={row.id} data-excluded={!row.included || undefined} data-status={row.status}>
            {isBulk && <td><Checkbox aria-label={strings.selectRow(row.description)} checked={isChosen(table.selection, row.id, row.pageNumber)} onChange={() => table.toggle(row.id)} /></td>}
            <td className="tieout-figures">{row.date ?? ''}</td>
            <td><button type="button" className="tieout-link" onClick={() => onSelectRow?.(row)}>{row.description || row.row.join(' ')}</button>{!row.included && <small> {strings.excluded}</small>}</td>
            <td className="tieout-figures tieout-cell-right">{row.amount === null ? '' : formatMoney(row.amount)}</td>
            <td className="tieout-figures tieout-cell-right">{row.balance === null ? '' : formatMoney(row.balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
