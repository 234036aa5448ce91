import { Button, Checkbox, Group } from '@mantine/core';
import type { JobDocument } from '@tieout/sdk/contract';
import { useState } from 'react';
import type { DownloadDialogStrings } from './DownloadDialog.strings.js';

interface DocumentPickerProps {
  documents: readonly JobDocument[];
  strings: DownloadDialogStrings;
  onPick: (documentIds: string[]) => void;
  onCancel: () => void;
}

/** The documents of a download, chosen before anything else. */
export function DocumentPicker({ documents, strings, onPick, onCancel }: DocumentPickerProps) {
  const all = documents.map(({ documentId }) => documentId);
  const [chosen, setChosen] = useState<string[]>(all);
  const isAll = chosen.length === all.length;
  return (
    <>
      <Checkbox
        label={strings.allDocuments} checked={isAll} indeterminate={chosen.length > 0 && !isAll} mb="xs"
        onChange={() => setChosen(isAll ? [] : all)} error={chosen.length === 0 && strings.noDocuments}
      />
      <div className="tieout-download-documents" role="group" aria-label={strings.documents} tabIndex={0}>
        {documents.map(({ documentId, name }) => (
          <Checkbox
            key={documentId} label={name} checked={chosen.includes(documentId)} className="tieout-download-document"
            onChange={() => setChosen(chosen.includes(documentId) ? chosen.filter((id) => id !== documentId) : [...chosen, documentId])}
          />
        ))}
      </div>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onCancel}>{strings.cancel}</Button>
        <Button data-autofocus disabled={chosen.length === 0} onClick={() => onPick(all.filter((id) => chosen.includes(id)))}>{strings.next}</Button>
      </Group>
    </>
  );
}
