import { Button, Checkbox, Group, MultiSelect } from '@mantine/core';
import type { JobDocument } from '@tieout/sdk/contract';
import type { ExportPanelStrings } from './ExportPanel.strings.js';

interface ExportDocumentsProps {
  documents: readonly JobDocument[];
  /** Added last; empty when nobody said which. */
  latest: readonly string[];
  chosen: readonly string[];
  error: string | undefined;
  strings: ExportPanelStrings;
  onChange: (documentIds: string[]) => void;
}

/** Which documents are exported: by name, or with one click all or the latest. */
export function ExportDocuments({ documents, latest, chosen, error, strings, onChange }: ExportDocumentsProps) {
  if (documents.length < 2) return null;
  const all = documents.map(({ documentId }) => documentId);
  const isLatest = latest.length > 0 && chosen.length === latest.length && latest.every((id) => chosen.includes(id));
  return (
    <div>
      <MultiSelect
        label={strings.documents} data={documents.map(({ documentId, name }) => ({ value: documentId, label: name }))} value={[...chosen]} onChange={onChange}
        error={error && strings.noDocuments} placeholder={chosen.length === 0 ? strings.chooseDocuments : undefined} clearable hidePickedOptions maxDropdownHeight={240} searchable
      />
      <Group gap={6} mt={6}>
        <Button variant="default" size="compact-xs" disabled={chosen.length === all.length} onClick={() => onChange(all)}>{strings.allDocsInProject}</Button>
        {latest.length > 0 && <Button variant="default" size="compact-xs" disabled={isLatest} onClick={() => onChange([...latest])}>{strings.latestDocs}</Button>}
      </Group>
      {latest.length > 0 && <Checkbox mt={10} label={strings.latestDocsOnly} checked={isLatest} onChange={(event) => onChange(event.currentTarget.checked ? [...latest] : all)} />}
    </div>
  );
}
