import { Alert, Button, Loader, Select } from '@mantine/core';
import { IconDownload, IconInfoCircle, IconPointer } from '@tabler/icons-react';
import type { Fragment, Job, JobDocument } from '@tieout/sdk/contract';
import { useState, type ReactNode } from 'react';
import { describeError } from '../../core/describeError.js';
import { EmptyState } from '../../core/EmptyState.js';
import { useStrings } from '../../core/useStrings.js';
import { DownloadDialog } from '../../exports/DownloadDialog/DownloadDialog.js';
import { useFindings, useJobDocuments } from '../../jobs/useJob.js';
import { PagePicture, placeStyle } from '../PagePicture.js';
import { PageNavigator, PageStrip } from '../PageStrip.js';
import type { Canvas } from '../TemplateDrawer/drawing.js';
import { extractedDataViewerStrings, type ExtractedDataViewerStrings } from './ExtractedDataViewer.strings.js';
import { FragmentDetail } from './FragmentDetail.js';
import { useExtractedData } from './useExtractedData.js';

export interface ExtractedDataViewerProps {
  /** A job with a template that succeeded. */
  job: Job;
  /** Only what this template read. */
  templateId?: string | null;
  /** Stands left of Download Data. */
  actions?: ReactNode;
  strings?: Partial<ExtractedDataViewerStrings>;
}

/** What a template read: its places on the pages, and what stands in each. */
export function ExtractedDataViewer({ job, templateId = null, actions, strings: own }: ExtractedDataViewerProps) {
  const strings = useStrings('ExtractedDataViewer', extractedDataViewerStrings, own);
  const documents = useJobDocuments(job.id);
  const findings = useFindings(job.id).data ?? [];
  const [documentId, setDocumentId] = useState<string | null>(null);
  const [isDownloading, setIsDownloading] = useState(false);
  if (documents.isError && !documents.data) return <EmptyState tone="error" title={strings.loadFailed} text={describeError(documents.error, '')} />;
  const list = documents.data ?? [];
  const document = list.find((one) => one.documentId === documentId) ?? list[0];
  if (!document) return <div className="tieout-manager-wait"><Loader size="sm" aria-hidden /> {strings.loading}</div>;
  const missing = findings.filter((finding) => finding.documentId === document.documentId);
  return (
    <section className="tieout-template tieout-extracted" aria-label={strings.label}>
      <header className="tieout-template-head">
        {list.length > 1 ? <Select aria-label={strings.document} className="tieout-extracted-document" value={document.documentId} allowDeselect={false} data={list.map((one) => ({ value: one.documentId, label: one.name }))} onChange={setDocumentId} /> : <strong className="tieout-extracted-document">{document.name}</strong>}
        <div className="tieout-template-save">
          {actions}
          <Button leftSection={<IconDownload size={15} />} onClick={() => setIsDownloading(true)}>{strings.downloadData}</Button>
        </div>
      </header>
      {missing.length > 0 && <Alert color="yellow" p="xs" icon={<IconInfoCircle size={18} />} title={strings.findings(missing.length)}>{missing.map(({ message }, index) => <p key={index}>{message}</p>)}</Alert>}
      <Pages key={document.documentId} job={job} document={document} templateId={templateId} strings={strings} />
      <DownloadDialog job={job} documents={list} accounts={[]} opened={isDownloading} onClose={() => setIsDownloading(false)} />
    </section>
  );
}

function Pages({ job, document, templateId, strings }: { job: Job; document: JobDocument; templateId: string | null; strings: ExtractedDataViewerStrings }) {
  const [page, setPage] = useState(0);
  const [zoom, setZoom] = useState(100);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const { places, update } = useExtractedData(job.id, document.documentId, page, templateId, strings);
  const list = places.data ?? [];
  const selected = list.find(({ id }) => id === selectedId) ?? null;
  const pages = document.numPages ?? 1;
  return (
    <>
      <PageNavigator page={page} pages={pages} zoom={zoom} strings={strings} onPage={setPage} onZoom={setZoom} />
      <div className="tieout-template-body-row">
        <PageStrip documentId={document.documentId} page={page} pages={pages} strings={strings} onPage={setPage} />
        <PagePicture documentId={document.documentId} page={page} zoom={zoom} failed={strings.pageFailed}>
          {(canvas) => <Places list={list} selectedId={selectedId} canvas={canvas} onSelect={setSelectedId} />}
        </PagePicture>
        <aside className="tieout-template-panel" aria-busy={places.isFetching}>
          <Select aria-label={strings.select} placeholder={strings.select} value={selected?.id ?? null} disabled={list.length === 0} data={list.map(({ id, extractedData }) => ({ value: id, label: extractedData.name }))} onChange={setSelectedId} clearable />
          {selected
            ? <FragmentDetail key={selected.id} fragment={selected} strings={strings} onChange={(change) => update.mutate({ id: selected.id, ...change })} />
            : <EmptyState icon={<IconPointer size={30} stroke={1.3} aria-hidden />} title={list.length === 0 && places.data ? strings.nothingOnPage : strings.empty} />}
        </aside>
      </div>
    </>
  );
}

function Places({ list, selectedId, canvas, onSelect }: { list: readonly Fragment[]; selectedId: string | null; canvas: Canvas; onSelect: (id: string) => void }) {
  return (
    <div className="tieout-template-canvas" data-readonly>
      {list.map((fragment) => (
        <div key={fragment.id} className="tieout-template-rectangle" data-selected={fragment.id === selectedId || undefined} data-table={fragment.fieldType === 'table' ? '' : undefined} data-bad={fragment.rating === 'bad' || undefined} style={placeStyle(fragment, canvas)}>
          <button type="button" className="tieout-template-body" aria-pressed={fragment.id === selectedId} aria-label={fragment.extractedData.name} onClick={() => onSelect(fragment.id)} />
          <span className="tieout-template-name" aria-hidden>{fragment.extractedData.name}</span>
        </div>
      ))}
    </div>
  );
}
