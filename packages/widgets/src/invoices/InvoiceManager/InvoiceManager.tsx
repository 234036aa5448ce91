import { Button, Loader, Select } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { JobDocument } from '@tieout/sdk/contract';
import { docTypeFor, excelIssues, type DocType } from '@tieout/sdk/contract';
import { useState, type ReactNode } from 'react';
import { describeError } from '../../core/describeError.js';
import { EmptyState } from '../../core/EmptyState.js';
import { SplitPane } from '../../core/SplitPane.js';
import { useStrings } from '../../core/useStrings.js';
import { DocumentViewer } from '../../documents/DocumentViewer/DocumentViewer.js';
import { ReconciliationBadge } from '../../reconciliation/ReconciliationBadge/ReconciliationBadge.js';
import { EditConflictDialog } from '../../transactions/editing/EditConflictDialog.js';
import { handleUndoKeys, UndoButtons } from '../../transactions/editing/UndoButtons.js';
import { InvoiceDownload } from '../InvoiceDownload/InvoiceDownload.js';
import type { ShownInvoice } from '../useInvoices.js';
import { InvoiceForm } from './InvoiceForm.js';
import { invoiceManagerStrings, type InvoiceManagerStrings } from './InvoiceManager.strings.js';
import { useInvoiceManager } from './useInvoiceManager.js';

export interface InvoiceManagerProps {
  jobId: string;
  /** Documents of the job, from `useJobDocuments`. */
  documents: readonly JobDocument[];
  /** Shows this invoice only: the selectors of documents and invoices are hidden. */
  invoiceId?: string | null;
  /** Of the toolbar of the page. */
  actions?: ReactNode;
  onSelect?: (invoiceId: string) => void;
  strings?: Partial<InvoiceManagerStrings>;
}

/** The share of the document, in percent. */
const DOCUMENT_SHARE = 40;

/** An invoice beside its page: read, checked, corrected, downloaded. */
export function InvoiceManager({ jobId, documents, invoiceId = null, actions, onSelect, strings: own }: InvoiceManagerProps) {
  const strings = useStrings('InvoiceManager', invoiceManagerStrings, own);
  const manager = useInvoiceManager(jobId, invoiceId, strings.saveFailed, onSelect);
  const [share, setShare] = useState(DOCUMENT_SHARE);
  const [isDownloading, setIsDownloading] = useState(false);
  const { list, current, edits } = manager;
  if (list.isError) return <EmptyState tone="error" title={strings.loadFailed} text={describeError(list.error, strings.loadFailed)}><Button variant="default" onClick={() => void list.refetch()}>{strings.retry}</Button></EmptyState>;
  if (list.isPending) return <div className="tieout-invoice-loading"><Loader size="sm" aria-hidden /> {strings.label}</div>;
  const document = documents.find(({ documentId }) => documentId === current?.documentId);
  return (
    // Undo and redo by keyboard, wherever the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className="tieout-invoice" aria-label={strings.label} onKeyDown={(event) => handleUndoKeys(event, edits)}>
      <div className="tieout-invoice-tools">
        {invoiceId === null && <Pickers manager={manager} documents={documents} strings={strings} />}
        {current && <Modes manager={manager} strings={strings} />}
        <span className="tieout-invoice-space" />
        <span className="tieout-grid-notice" role="status">{edits.isBusy ? strings.saving : edits.notice?.text}</span>
        <UndoButtons edits={edits} />
        {actions}
        <Button size="xs" leftSection={<IconDownload size={15} />} disabled={!current} onClick={() => setIsDownloading(true)}>{strings.download}</Button>
      </div>
      <div className="tieout-invoice-body">
        {current ? (
          <SplitPane
            share={share} onShareChange={setShare} label={strings.split}
            left={<DocumentViewer document={document ? { ...document, id: document.documentId } : null} highlights={manager.highlights} place={manager.place} onPickPoint={(page, x, y) => void manager.pick(page, x, y)} />}
            right={(
              <div className="tieout-invoice-panel">
                <div className="tieout-invoice-state"><ReconciliationBadge state={current.proof.state} /></div>
                <InvoiceForm key={current.id} invoice={current.invoice} proof={current.proof} issues={manager.issues} focus={manager.focus} strings={strings} onShow={manager.show} onChange={manager.save} />
              </div>
            )}
          />
        ) : <EmptyState title={strings.empty} text={strings.emptyText} />}
      </div>
      <InvoiceDownload workspace={jobId} documents={documents} {...(invoiceId && current ? { transactionLineIds: [current.id] } : {})} opened={isDownloading} onClose={() => setIsDownloading(false)} />
      <EditConflictDialog conflict={edits.conflict} />
    </section>
  );
}

interface PartProps { manager: ReturnType<typeof useInvoiceManager>; strings: InvoiceManagerStrings }

const isIncomplete = ({ invoice, proof }: ShownInvoice): boolean => excelIssues(invoice).length > 0 || proof.state === 'Not Reconciled';

function Pickers({ manager: { invoices, current, select }, documents, strings }: PartProps & { documents: readonly JobDocument[] }) {
  const warned = (label: string, isWarned: boolean) => (isWarned ? `⚠ ${label}` : label);
  const ofDocument = invoices.filter(({ documentId }) => documentId === current?.documentId);
  return (
    <>
      {documents.length > 1 && (
        <Select
          size="xs" label={strings.document} allowDeselect={false} value={current?.documentId ?? null} className="tieout-invoice-pick"
          data={documents.map(({ documentId, name }) => ({ value: documentId, label: warned(name, invoices.some((one) => one.documentId === documentId && isIncomplete(one))) }))}
          onChange={(documentId) => {
            const first = invoices.find((one) => one.documentId === documentId);
            if (first) select(first.id);
          }}
        />
      )}
      {ofDocument.length > 1 && (
        <Select
          size="xs" label={strings.invoice} allowDeselect={false} value={current?.id ?? null} className="tieout-invoice-pick" onChange={(id) => id && select(id)}
          data={ofDocument.map((one) => ({ value: one.id, label: warned(strings.invoiceOption(one.invoice.id, one.pageNumber + 1), isIncomplete(one)) }))}
        />
      )}
    </>
  );
}

function Modes({ manager: { current, save }, strings }: PartProps) {
  return (
    <>
      <Select size="xs" label={strings.exportTo} value="excel" data={[{ value: 'excel', label: strings.excel }]} allowDeselect={false} className="tieout-invoice-mode" />
      <Select
        size="xs" label={strings.documentType} value={docTypeFor('Excel', current!.invoice.docType)} allowDeselect={false} className="tieout-invoice-mode"
        data={Object.entries(strings.docTypes).map(([value, label]) => ({ value, label }))} onChange={(docType) => docType && save((one) => ({ ...one, docType: docType as DocType }))}
      />
    </>
  );
}
