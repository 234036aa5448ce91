import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { JobDocument } from '@tieout/sdk/contract';
import { useState } from 'react';
import { describeError } from '../../core/describeError.js';
import { useTieout } from '../../core/useTieout.js';
import { saveFile } from '../saveFile.js';
import type { ExportPanelStrings } from './ExportPanel.strings.js';

/** The documents as they were uploaded, to be filed beside the export. */
export function OriginalDocuments({ documents, strings }: { documents: readonly JobDocument[]; strings: ExportPanelStrings }) {
  const { client, toasts } = useTieout();
  const [loading, setLoading] = useState<string | null>(null);
  const download = async ({ documentId, originalname }: JobDocument) => {
    setLoading(documentId);
    try {
      const file = await client.documents.download(documentId);
      saveFile(await file.blob(), file.fileName ?? originalname);
      toasts.success(strings.documentDownloaded);
    } catch (error) {
      toasts.error(describeError(error, strings.documentFailed));
    } finally {
      setLoading(null);
    }
  };
  return (
    <details className="tieout-export-originals">
      <summary>{strings.originals(documents.length)}</summary>
      <ul>
        {documents.map((document) => (
          <li key={document.documentId}>
            <span>{document.name}</span>
            <Button
              variant="default" size="compact-xs" leftSection={<IconDownload size={13} aria-hidden />} aria-label={strings.downloadDocument(document.name)}
              loading={loading === document.documentId} disabled={loading !== null} onClick={() => void download(document)}
            >
              {strings.download}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
