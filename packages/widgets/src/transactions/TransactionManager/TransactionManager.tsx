import { ActionIcon, Button, Loader, Tooltip } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { IconDownload, IconFileDescription, IconFlag } from '@tabler/icons-react';
import type { TagLevels } from '@tieout/sdk';
import type { Box, Job, JobDocument } from '@tieout/sdk/contract';
import { useRef, useState, type ReactNode } from 'react';
import { describeError } from '../../core/describeError.js';
import { EmptyState } from '../../core/EmptyState.js';
import { SplitPane } from '../../core/SplitPane.js';
import { usePreference } from '../../core/usePreference.js';
import { useAbilities } from '../../core/useAbilities.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { useWorkspace } from '../../core/useWorkspace.js';
import { DocumentViewer } from '../../documents/DocumentViewer/DocumentViewer.js';
import { DownloadDialog } from '../../exports/DownloadDialog/DownloadDialog.js';
import { IssueReport } from '../../ratings/IssueReport/IssueReport.js';
import { OutboxNotice } from '../../edits/OutboxNotice/OutboxNotice.js';
import { ReconciliationSummary } from '../../reconciliation/ReconciliationSummary/ReconciliationSummary.js';
import { StatementChain } from '../../reconciliation/StatementChain/StatementChain.js';
import { chosenFilters, type TransactionFilters } from '../FilterBar/filterModel.js';
import { FixPage } from '../FixPage/FixPage.js';
import { GenericData } from '../GenericData/GenericData.js';
import { PageTable } from '../PageTable/PageTable.js';
import { TransactionGrid } from '../TransactionGrid/TransactionGrid.js';
import { Tutorial } from '../Tutorial/Tutorial.js';
import { DocumentBar, type Pane } from './DocumentBar.js';
import { focusRows, handlePartKeys } from './focusRows.js';
import { transactionManagerStrings, type TransactionManagerStrings } from './TransactionManager.strings.js';
import { useTransactionManager } from './useTransactionManager.js';

export interface TransactionManagerProps {
  /** A job that succeeded. */
  job?: Job;
  /** Instead of a job: all jobs under these two tags as one workspace. */
  levels?: TagLevels;
  /** Stands left of Download Data in the bar. */
  actions?: ReactNode;
  /** Replaces the download dialog of the widget. */
  onDownload?: () => void;
  /** Draws the eye to Download Data: nobody has taken anything yet. */
  pulsesDownload?: boolean;
  /** Offers Fix with AI; for those who look after the jobs. @default true */
  canFixPages?: boolean;
  /** Address of the plans, offered to who pays for none. */
  upgradeHref?: string | undefined;
  strings?: Partial<TransactionManagerStrings>;
}

type Manager = ReturnType<typeof useTransactionManager>;
type Locate = (page: number, box: Box | null) => void;

/** Narrower than this shows one pane at a time. */
const NARROW = 820;
const DEFAULT_SHARE = 40;
const noLevels: TagLevels = { l1: '', l2: '' };
const isShare = (value: unknown): value is number => typeof value === 'number' && value > 0 && value < 100;

/** Documents, accounts and periods of a job: the page beside its rows, each leading to the other. */
export function TransactionManager({ job: given, levels, actions, onDownload, pulsesDownload = false, canFixPages = true, upgradeHref, strings: own }: TransactionManagerProps) {
  const strings = useStrings('TransactionManager', transactionManagerStrings, own);
  const workspace = useWorkspace(given?.id ?? levels ?? noLevels);
  const manager = useTransactionManager(workspace, given ?? null);
  const { ref, width } = useElementSize();
  const section = useRef<HTMLElement>(null);
  const both = useMergedRef(ref, section);
  const [pane, setPane] = useState<Pane>('transactions');
  const [isDownloading, setIsDownloading] = useState(false);
  const [isReporting, setIsReporting] = useState(false);
  const [filters, setFilters] = useState<TransactionFilters>();
  const abilities = useAbilities();
  const { documents, document, job } = manager;
  const isNarrow = width > 0 && width < NARROW;
  const hasPages = document !== null && canReadAgain(document);
  const locate: Locate = (page, box) => {
    manager.locate(page, box);
    if (isNarrow) setPane('document');
  };
  if (documents.isPending) return <div className="tieout-manager-wait"><Loader size="sm" aria-hidden /> {strings.loading}</div>;
  // What is on the screen stays there while the server is out of reach.
  if (documents.isError && !documents.data) return <LoadFailed title={strings.loadFailed} error={documents.error} onRetry={() => void documents.refetch()} strings={strings} />;
  if (!document || !job) return document ? <div className="tieout-manager-wait"><Loader size="sm" aria-hidden /> {strings.loading}</div> : <EmptyState title={strings.noDocuments} />;
  const ownDocuments = manager.list.filter(({ jobId }) => jobId === job.id);
  const viewer = hasPages ? <Viewer manager={manager} strings={strings} onPicked={() => isNarrow && setPane('transactions')} /> : null;
  const rows = <Rows job={job} manager={manager} strings={strings} onLocate={locate} filters={filters} onFiltersChange={setFilters} canFixPages={canFixPages && abilities.own} upgradeHref={upgradeHref} />;
  return (
    // F6 leads to the rows, wherever in the workspace the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className="tieout-manager" aria-label={strings.label} ref={both} onKeyDown={handlePartKeys}>
      <button type="button" className="tieout-skip" onClick={(event) => focusRows(event.currentTarget.parentElement)}>{strings.skipToRows}</button>
      <OutboxNotice />
      <DocumentBar
        workspace={workspace} documents={manager.list} document={document} isForm={job.type === 'Form'} findings={manager.findings} pane={isNarrow && viewer ? pane : null} strings={strings}
        onChoose={manager.chooseDocument} onPane={setPane} onLocate={locate}
      >
        {actions}
        <Tutorial root={section} flag={job.type === 'Invoice' ? 'hasSeenInvoiceTour' : 'hasSeenTransactionManagerTour'} />
        {abilities.review && <Button variant="default" leftSection={<IconFlag size={15} stroke={1.7} />} onClick={() => setIsReporting(true)}>{strings.reportIssue}</Button>}
        {abilities.export && <Button className={pulsesDownload ? 'tieout-pulse' : undefined} leftSection={<IconDownload size={15} />} onClick={onDownload ?? (() => setIsDownloading(true))}>{strings.downloadData}</Button>}
      </DocumentBar>
      <div className="tieout-manager-body">
        {viewer && isNarrow && <div hidden={pane !== 'document'} className="tieout-manager-pane">{viewer}</div>}
        {(!viewer || isNarrow) && <div hidden={viewer !== null && pane !== 'transactions'} className="tieout-manager-pane">{rows}</div>}
        {viewer && !isNarrow && <Split left={viewer} right={rows} label={strings.resize} />}
      </div>
      <IssueReport job={job} numPages={document.numPages} opened={isReporting} onClose={() => setIsReporting(false)} />
      <DownloadDialog
        job={job} levels={levels} documents={levels ? manager.list : ownDocuments} accounts={levels ? manager.allAccounts : manager.allAccounts.filter(({ documentId }) => ownDocuments.some((entry) => entry.documentId === documentId))}
        filters={filters && chosenFilters(filters)} opened={isDownloading} onClose={() => setIsDownloading(false)}
      />
    </section>
  );
}

function Split({ left, right, label }: { left: ReactNode; right: ReactNode; label: string }) {
  const [kept, keep] = usePreference('transactionManager.share', isShare);
  const [share, setShare] = useState<number | null>(null);
  return <SplitPane left={left} right={right} share={share ?? kept ?? DEFAULT_SHARE} onShareChange={setShare} onShareSettled={keep} label={label} />;
}

function Viewer({ manager, strings, onPicked }: { manager: Manager; strings: TransactionManagerStrings; onPicked: () => void }) {
  const { toasts } = useTieout();
  const { document } = manager;
  const handlePick = (page: number, x: number, y: number) => {
    manager.pickPoint(page, x, y).then(
      (found) => {
        if (found) onPicked();
      },
      (error: unknown) => toasts.error(strings.rowsFailed, { detail: describeError(error, '') }),
    );
  };
  const handleNext = () => void manager.nextProblem().then(
    (found) => !found && toasts.success(strings.noProblem, { timeoutMs: 3000 }),
    (error: unknown) => toasts.error(strings.rowsFailed, { detail: describeError(error, '') }),
  );
  return (
    <DocumentViewer
      document={document && { ...document, id: document.documentId }}
      highlights={manager.highlights} place={manager.place} onPickPoint={handlePick} {...(manager.isGeneric ? {} : { onNextProblem: handleNext })}
    />
  );
}

interface RowsProps { job: Job; manager: Manager; strings: TransactionManagerStrings; onLocate: Locate; filters: TransactionFilters | undefined; onFiltersChange: (filters: TransactionFilters) => void; canFixPages: boolean; upgradeHref: string | undefined }

function Rows({ job, manager, strings, onLocate, filters, onFiltersChange, canFixPages, upgradeHref }: RowsProps) {
  const { document, reconciliation, selection, workspace } = manager;
  const [byPage, setByPage] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  // The button that was pressed goes with the table it stands in; the focus stays with the rows.
  const showByPage = (next: boolean) => {
    setByPage(next);
    part.current?.focus();
  };
  const hasPages = document !== null && canReadAgain(document);
  if (document?.status === 'Failed') {
    return <EmptyState tone="error" title={strings.documentFailed(document.name)} text={document.error?.message ?? strings.documentFailedUnknown} />;
  }
  if (reconciliation.isError && !reconciliation.data) {
    return <LoadFailed title={strings.reconciliationFailed} error={reconciliation.error} onRetry={() => void reconciliation.refetch()} strings={strings} />;
  }
  if (reconciliation.isPending) return <div className="tieout-manager-wait"><Loader size="sm" aria-hidden /> {strings.loading}</div>;
  const rows = { scope: manager.scope, reveal: manager.reveal };
  if (manager.isGeneric) return <GenericData job={job} jobId={workspace} {...rows} upgradeHref={upgradeHref} onSelectRow={(row) => manager.showRow(row, 'description')} />;
  return (
    <div className="tieout-manager-rows" ref={part} tabIndex={-1}>
      <ReconciliationSummary
        jobId={workspace} accounts={manager.accounts} accountId={selection.accountId} onAccountChange={manager.chooseAccount} chunk={selection.chunk}
        onPeriodChange={manager.choosePeriod} onLocate={onLocate}
      />
      <StatementChain jobId={workspace} chunk={selection.chunk} onPeriodChange={manager.choosePeriodAnywhere} />
      {byPage && hasPages ? (
        <PageTable
          jobId={workspace} documentId={document.documentId} numPages={document.numPages} page={manager.place?.page ?? 1} onPageChange={(page) => manager.locate(page, null)}
          onSelectRow={(row) => manager.showRow(row, 'description')} onLocate={onLocate} tools={<Button size="compact-sm" variant="default" onClick={() => showByPage(false)}>{strings.allRows}</Button>}
        />
      ) : (
        <TransactionGrid
          jobId={workspace} {...rows} tools={hasPages && <PageTools manager={manager} document={document} canFix={canFixPages} strings={strings} onByPage={() => showByPage(true)} />}
          onSelectRow={manager.showRow} onLocate={onLocate} {...(filters ? { filters } : {})} onFiltersChange={onFiltersChange}
        />
      )}
    </div>
  );
}

function PageTools({ manager, document, canFix, strings, onByPage }: { manager: Manager; document: JobDocument; canFix: boolean; strings: TransactionManagerStrings; onByPage: () => void }) {
  return (
    <>
      <Tooltip label={strings.byPage}><ActionIcon variant="default" size={30} aria-label={strings.byPage} onClick={onByPage}><IconFileDescription size={16} stroke={1.7} /></ActionIcon></Tooltip>
      {canFix && <FixPage jobId={manager.workspace} documentId={document.documentId} numPages={document.numPages} page={manager.place?.page ?? 1} />}
    </>
  );
}

/** Only what has pages can be read from its pixels. */
const canReadAgain = ({ mimetype }: { mimetype: string }) => mimetype === 'application/pdf' || mimetype.startsWith('image/');

function LoadFailed({ title, error, onRetry, strings }: { title: string; error: unknown; onRetry: () => void; strings: TransactionManagerStrings }) {
  return (
    <EmptyState tone="error" title={title} text={describeError(error, title)}>
      <Button variant="default" onClick={onRetry}>{strings.retry}</Button>
    </EmptyState>
  );
}
