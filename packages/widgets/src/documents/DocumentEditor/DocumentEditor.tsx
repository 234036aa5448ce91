import { Button, Group, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconDownload } from '@tabler/icons-react';
import type { Job, PdfCommand } from '@tieout/sdk/contract';
import { useStrings } from '../../core/useStrings.js';
import { DropzoneFrame } from '../DropzoneFrame.js';
import { PageRangeForm } from '../PageRange/PageRangeForm.js';
import { uploadDropzoneStrings } from '../UploadDropzone/UploadDropzone.strings.js';
import { UploadRow } from '../UploadDropzone/UploadRow.js';
import { documentEditorStrings, type DocumentEditorStrings } from './DocumentEditor.strings.js';
import { useDocumentEditor } from './useDocumentEditor.js';

export interface DocumentEditorProps {
  /** A job was started on the new documents. */
  onJobCreated?: (job: Job) => void;
  strings?: Partial<DocumentEditorStrings>;
}

type Editor = ReturnType<typeof useDocumentEditor>;

/** Picks, turns, puts together and splits pages of PDFs into new documents, to take along or to convert. */
export function DocumentEditor({ onJobCreated, strings: own }: DocumentEditorProps) {
  const strings = useStrings('DocumentEditor', documentEditorStrings, own);
  const rowStrings = useStrings('UploadDropzone', uploadDropzoneStrings);
  const editor = useDocumentEditor(strings, onJobCreated);
  const { upload } = editor;
  return (
    <DropzoneFrame hasFiles={upload.entries.length > 0} strings={strings} onAdd={upload.add}>
      {upload.entries.length > 0 && (
        <ul className="tieout-upload-list" aria-label={rowStrings.files(upload.entries.length)}>
          {upload.entries.map((entry) => <UploadRow key={entry.key} entry={entry} strings={rowStrings} onRemove={() => upload.remove(entry.key)} onRetry={() => upload.retry(entry.key)} />)}
        </ul>
      )}
      {upload.ready.length > 0 && <Steps editor={editor} strings={strings} />}
      {editor.results.length > 0 && <Results editor={editor} strings={strings} />}
    </DropzoneFrame>
  );
}

function Steps({ editor, strings }: { editor: Editor; strings: DocumentEditorStrings }) {
  const { pagesLeft, addStep, commands } = editor;
  return (
    <div className="tieout-editor">
      <h3>{strings.pagesTitle(pagesLeft)}</h3>
      <p className="tieout-dropzone-hint">{strings.pagesHint}</p>
      <PageRangeForm
        key={pagesLeft} numPages={pagesLeft} strings={strings}
        actions={[
          { label: strings.keep, onChoose: (startPage, endPage) => addStep({ type: 'keepPages', startPage, endPage }) },
          { label: strings.remove, onChoose: (startPage, endPage) => addStep({ type: 'deletePages', startPage, endPage }) },
          { label: strings.turn, onChoose: (startPage, endPage) => addStep({ type: 'rotatePages', startPage, endPage, degrees: 90 }) },
          { label: strings.split, onChoose: (_startPage, page) => addStep({ type: 'splitAfter', page }) },
        ]}
      />
      <h3>{strings.steps}</h3>
      {commands.length === 0 ? <p className="tieout-dropzone-hint">{strings.noSteps}</p> : (
        <>
          {/* A step is known by its place: the same one may be there twice. */}
          <ol>{commands.map((command, index) => <li key={`${index}${command.type}`}>{describeCommand(command, strings)}</li>)}</ol>
          <Button size="compact-sm" variant="default" leftSection={<IconArrowBackUp size={15} />} onClick={editor.undoStep}>{strings.undoStep}</Button>
        </>
      )}
      <Group align="flex-end" gap="xs" mt="sm">
        <TextInput label={strings.name} value={editor.name} maxLength={255} onChange={(event) => editor.setName(event.currentTarget.value)} />
        <Button disabled={editor.upload.isUploading || pagesLeft < 1} loading={editor.run.isPending} onClick={() => editor.run.mutate()}>{strings.run}</Button>
      </Group>
    </div>
  );
}

function Results({ editor, strings }: { editor: Editor; strings: DocumentEditorStrings }) {
  return (
    <div className="tieout-editor" role="status">
      <h3>{strings.results}</h3>
      <ul>
        {editor.results.map((document) => (
          <li key={document.id}>
            {document.name}, {strings.pages(document.numPages ?? 0)}{' '}
            <Button size="compact-xs" variant="default" leftSection={<IconDownload size={14} />} onClick={() => editor.download(document)}>{strings.download}</Button>
          </li>
        ))}
      </ul>
      <Button loading={editor.convert.isPending} onClick={() => editor.convert.mutate()}>{strings.convert}</Button>
    </div>
  );
}

/** Pages are counted from 1 in what people read. */
function describeCommand(command: PdfCommand, strings: DocumentEditorStrings): string {
  if (command.type === 'splitAfter') return strings.splitAfter(command.page + 1);
  const pages = strings.range(command.startPage + 1, command.endPage + 1);
  const words = { keepPages: strings.kept, deletePages: strings.removed, rotatePages: strings.turned, movePages: strings.moved };
  return words[command.type](pages);
}
