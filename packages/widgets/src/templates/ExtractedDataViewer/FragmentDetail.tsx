import { Badge, Button, CopyButton, Group, Stack, Textarea } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload, IconThumbDown } from '@tabler/icons-react';
import type { FragmentChange } from '@tieout/sdk';
import type { Fragment } from '@tieout/sdk/contract';
import { useState } from 'react';
import { saveFile } from '../../exports/saveFile.js';
import { DataTable } from '../DataTable.js';
import { csvOf } from './csvOf.js';
import type { ExtractedDataViewerStrings } from './ExtractedDataViewer.strings.js';

interface FragmentDetailProps {
  fragment: Fragment;
  strings: ExtractedDataViewerStrings;
  onChange: (change: FragmentChange) => void;
}

/** What was read in one place: to look at, to correct, to take along. */
export function FragmentDetail({ fragment, strings, onChange }: FragmentDetailProps) {
  const { extractedData: { name, output }, rating, rawText, editedText } = fragment;
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="xs">
        <h2>{name}</h2>
        {editedText !== null && <Badge variant="light" size="sm">{strings.edited}</Badge>}
      </Group>
      {typeof output === 'string' ? <TextValue key={output} value={output} strings={strings} onLeave={(text) => onChange({ editedText: text })} /> : output.length < 2 ? <p className="tieout-muted">{strings.noRows}</p> : (
        <DataTable label={name} rows={output} editLabel={strings.editCell} onEdit={(row, column, text) => onChange({ editedText: text, row, column })} />
      )}
      {typeof output === 'string' && rawText !== output && rawText !== '' && <p className="tieout-muted tieout-template-raw">{strings.asPrinted}: {rawText}</p>}
      <Group gap="xs">
        {typeof output === 'string'
          ? <Take text={output} copy={strings.copy} download={strings.download} copied={strings.copied} fileName={`${name}.txt`} type="text/plain" />
          : <Take text={csvOf(output)} copy={strings.copyCsv} download={strings.downloadCsv} copied={strings.copied} fileName={`${name}.csv`} type="text/csv" />}
        {rating === 'bad'
          ? <Button size="compact-sm" variant="subtle" color="red" leftSection={<IconThumbDown size={15} />} onClick={() => onChange({ rating: null })}>{strings.ratedBad}: {strings.takeBack}</Button>
          : <Button size="compact-sm" variant="subtle" leftSection={<IconThumbDown size={15} />} onClick={() => onChange({ rating: 'bad' })}>{strings.rateBad}</Button>}
      </Group>
    </Stack>
  );
}

function TextValue({ value, strings, onLeave }: { value: string; strings: ExtractedDataViewerStrings; onLeave: (text: string) => void }) {
  const [text, setText] = useState(value);
  return (
    <Textarea
      label={strings.value} autosize minRows={1} maxRows={12} value={text} onChange={(event) => setText(event.currentTarget.value)} onBlur={() => text !== value && onLeave(text)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setText(value);
        if (event.key !== 'Enter' || event.shiftKey) return;
        event.preventDefault();
        event.currentTarget.blur();
      }}
    />
  );
}

function Take({ text, copy, copied, download, fileName, type }: { text: string; copy: string; copied: string; download: string; fileName: string; type: string }) {
  return (
    <>
      <CopyButton value={text}>
        {(state) => <Button size="compact-sm" variant="default" leftSection={state.copied ? <IconCheck size={15} /> : <IconCopy size={15} />} onClick={state.copy}>{state.copied ? copied : copy}</Button>}
      </CopyButton>
      <Button size="compact-sm" variant="default" leftSection={<IconDownload size={15} />} onClick={() => saveFile(new Blob([text], { type: `${type};charset=utf-8` }), fileName.replace(/[\\/:*?"<>|]+/g, ' '))}>{download}</Button>
    </>
  );
}
