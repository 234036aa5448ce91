import { Button, Loader, SegmentedControl, Select } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import type { Job } from '@tieout/sdk/contract';
import { useState, type ReactNode } from 'react';
import { describeError } from '../../core/describeError.js';
import { EmptyState } from '../../core/EmptyState.js';
import { SplitPane } from '../../core/SplitPane.js';
import { useStrings } from '../../core/useStrings.js';
import { usePreference } from '../../core/usePreference.js';
import { useTieout } from '../../core/useTieout.js';
import { DocumentViewer } from '../../documents/DocumentViewer/DocumentViewer.js';
import { ReconciliationSummary } from '../../reconciliation/ReconciliationSummary/ReconciliationSummary.js';
import { TransactionGrid } from '../TransactionGrid/TransactionGrid.js';
import { transactionManagerStrings, type TransactionManagerStrings } from './TransactionManager.strings.js';
import { useTransactionManager } from './useTransactionManager.js';

export interface TransactionManagerProps {
  /** A job that succeeded in bank mode. */
  job: Job;
  /** Stands left of Download Data in the bar. */
  actions?: ReactNode;
  onDownload?: () => void;
  strings?: Partial<TransactionManagerStrings>;
}

/** Narrower than this shows one pane at a time. */
const NARROW = 820;
const DEFAULT_SHARE = 40;
const isShare = (value: unknown): value is number => typeof value === 'number' && value > 0 && value < 100;

/** Documents, accounts and periods of a job: the page beside its rows, each leading to the other. */
export function TransactionManager({ job, actions, onDownload, strings: own }: TransactionManagerProps) {
  const strings = useStrings('TransactionManager', transactionManagerStrings, own);
  const { toasts } = useTieout();
  const manager = useTransactionManager(job);
  const { ref, width } = useElementSize();
  const [keptShare, keepShare] = usePreference('transactionManager.share', isShare);
  const [pane, setPane] = useState<'document' | 'transactions'>('transactions');
  const { documents, document } = manager;
  if (documents.isPending) return <div className="tieout-manager-wait"><Loader size="sm" aria-hidden /></div>;
  if (documents.isError) {
    return (
      <EmptyState tone="error" title={strings.loadFailed} text={describeError(documents.error, strings.loadFailed)}>
        <Button variant="default" onClick={() => void documents.refetch()}>{strings.retry}</Button>
      </EmptyState>
    );
  }
  const isNarrow = width > 0 && width < NARROW;
  const hasPages = document !== null && (document.mimetype === 'application/pdf' || document.mimetype.startsWith('image/'));
  const handlePick = (page: number, x: number, y: number) => {
    void manager.pickPoint(page, x, y).then(
      (found) => {
        if (found && isNarrow) setPane('transactions');
      },
      (error: unknown) => toasts.error(describeError(error, strings.loadFailed)),
    );
  };
  const viewer = hasPages && (
    <DocumentViewer
      document={{ id: document.documentId, name: document.name, mimetype: document.mimetype, numPages: document.numPages }}
      highlights={manager.highlights} place={manager.place} onPickPoint={handlePick}
    />
  );
  const rows = (
    <div className="tieout-manager-rows">
      <ReconciliationSummary
        accounts={manager.accounts} accountId={manager.selection.accountId} onAccountChange={manager.chooseAccount} chunk={manager.selection.chunk}
        onPeriodChange={manager.choosePeriod} onLocate={(page, box) => {
          manager.locate(page, box);
          if (isNarrow) setPane('document');
        }}
      />
      <TransactionGrid jobId={job.id} scope={manager.scope} onSelectRow={manager.showRow} reveal={manager.reveal} revision={manager.documents.dataUpdatedAt} />
    </div>
  );
  return (
    <section className="tieout-manager" ref={ref}>
      <div className="tieout-manager-bar">
        <Select
          aria-label={strings.document} className="tieout-manager-document" allowDeselect={false} value={manager.selection.documentId}
          data={manager.list.map(({ documentId, name }) => ({ value: documentId, label: name }))} onChange={(value) => value && manager.chooseDocument(value)}
        />
        {isNarrow && hasPages && (
          <SegmentedControl
            aria-label={strings.panes} value={pane} onChange={(value) => setPane(value as typeof pane)}
            data={[{ value: 'document', label: strings.paneDocument }, { value: 'transactions', label: strings.paneTransactions }]}
          />
        )}
        <span className="tieout-manager-actions">
          {actions}
          <Button leftSection={<IconDownload size={15} />} onClick={onDownload}>{strings.downloadData}</Button>
        </span>
      </div>
      <div className="tieout-manager-body">
        {!viewer && rows}
        {viewer && isNarrow && <><div hidden={pane !== 'document'} className="tieout-manager-pane">{viewer}</div><div hidden={pane !== 'transactions'} className="tieout-manager-pane">{rows}</div></>}
        {viewer && !isNarrow && <SplitPane left={viewer} right={rows} share={keptShare ?? DEFAULT_SHARE} onShareChange={keepShare} label={strings.resize} />}
      </div>
    </section>
  );
}
