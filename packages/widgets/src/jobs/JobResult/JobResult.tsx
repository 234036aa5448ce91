import { Button, Loader, Select } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { Job } from '@tieout/sdk/contract';
import { useState } from 'react';
import { describeError } from '../../core/describeError.js';
import { EmptyState } from '../../core/EmptyState.js';
import { useAbilities } from '../../core/useAbilities.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { DocumentViewer } from '../../documents/DocumentViewer/DocumentViewer.js';
import { saveFile } from '../../exports/saveFile.js';
import { useJobDocuments } from '../useJob.js';
import { jobResultStrings, type JobResultStrings } from './JobResult.strings.js';

export interface JobResultProps {
  /** A job that made documents and succeeded: of the type WritePdf or EditDocument. */
  job: Job;
  strings?: Partial<JobResultStrings>;
}

/** What a job made: to look at, and to take along. */
export function JobResult({ job, strings: own }: JobResultProps) {
  const strings = useStrings('JobResult', jobResultStrings, own);
  const { client, toasts } = useTieout();
  const { export: canDownload } = useAbilities();
  const { data: documents, error, refetch } = useJobDocuments(job.id);
  const [wanted, setWanted] = useState<string | null>(null);
  if (!documents && error) {
    return <EmptyState tone="error" title={strings.loadFailed} text={describeError(error, '')}><Button variant="default" onClick={() => void refetch()}>{strings.retry}</Button></EmptyState>;
  }
  if (!documents) return <div className="tieout-manager-wait"><Loader size="sm" aria-hidden /> {strings.loading}</div>;
  const shown = documents.find(({ documentId }) => documentId === wanted) ?? documents[0];
  if (!shown) return <EmptyState title={strings.empty} />;
  const download = (id: string, name: string) => void client.documents.download(id).then(async (file) => saveFile(await file.blob(), name)).catch((reason: unknown) => toasts.error(strings.downloadFailed, { detail: describeError(reason, '') }));
  const outputId = outputOf(job) ?? shown.documentId;
  const isOne = documents.length === 1 && outputId === shown.documentId;
  return (
    <section className="tieout-manager">
      <div className="tieout-manager-bar">
        <Select
          aria-label={strings.document} className="tieout-manager-document" allowDeselect={false} value={shown.documentId} searchable={documents.length > 8}
          data={documents.map(({ documentId, name }) => ({ value: documentId, label: name }))} onChange={setWanted}
        />
        <span className="tieout-manager-actions">
          {canDownload && !isOne && <Button variant="default" onClick={() => download(shown.documentId, shown.name)}>{strings.downloadOne}</Button>}
          {/* A file of the job bears its name, whatever it is called by now. */}
          {canDownload && (job.type === 'WritePdf' || isOne) && <Button leftSection={<IconDownload size={15} />} onClick={() => download(outputId, `${job.name.replace(/\.pdf$/i, '')}.${job.type === 'WritePdf' ? 'zip' : 'pdf'}`)}>{strings.download}</Button>}
        </span>
      </div>
      <div className="tieout-manager-body"><DocumentViewer document={{ ...shown, id: shown.documentId }} /></div>
    </section>
  );
}

/** The file that the job gives as a whole. */
function outputOf({ output }: Job): string | null {
  try {
    const { documentId } = JSON.parse(output ?? '{}') as { documentId?: unknown };
    return typeof documentId === 'string' ? documentId : null;
  } catch {
    return null;
  }
}
