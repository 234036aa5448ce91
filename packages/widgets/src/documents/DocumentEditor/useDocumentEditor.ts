import { useMutation } from '@tanstack/react-query';
import type { Document, Job, PdfCommand } from '@tieout/sdk/contract';
import { useState } from 'react';
import { describeError } from '../../core/describeError.js';
import { useTieout } from '../../core/useTieout.js';
import { saveFile } from '../../exports/saveFile.js';
import { useEditDocuments } from '../useEditDocuments.js';
import { useUpload } from '../useUpload.js';
import type { DocumentEditorStrings } from './DocumentEditor.strings.js';

/** Pages that are there after the steps, so that the next step can be checked as it is typed. */
export function pagesAfter(count: number, commands: readonly PdfCommand[]): number {
  return commands.reduce((left, command) => {
    if (command.type === 'keepPages') return command.endPage - command.startPage + 1;
    return command.type === 'deletePages' ? left - (command.endPage - command.startPage + 1) : left;
  }, count);
}

/** Files, the steps on their pages, and what came of it. */
export function useDocumentEditor(strings: DocumentEditorStrings, onJobCreated: ((job: Job) => void) | undefined) {
  const { client, toasts } = useTieout();
  const upload = useUpload();
  const edit = useEditDocuments(strings.statusFailed);
  const [commands, setCommands] = useState<readonly PdfCommand[]>([]);
  const [name, setName] = useState('');
  const [results, setResults] = useState<readonly Document[]>([]);
  const total = upload.ready.reduce((sum, { numPages }) => sum + (numPages ?? 0), 0);
  const fail = (message: string) => (error: unknown) => toasts.error(message, { detail: describeError(error, '') });
  const run = useMutation({
    mutationFn: () => edit({ documentIds: upload.ready.map(({ id }) => id), commands: [...commands], ...(name.trim() ? { name: name.trim() } : {}) }),
    onSuccess: setResults, onError: fail(strings.failed),
  });
  const convert = useMutation({
    mutationFn: () => client.jobs.create({ documents: results.map(({ id }) => id) }), onSuccess: (job) => onJobCreated?.(job), onError: fail(strings.convertFailed),
  });
  return {
    upload, commands, name, setName, results, run, convert,
    pagesLeft: pagesAfter(total, commands),
    addStep: (command: PdfCommand) => setCommands((before) => [...before, command]),
    undoStep: () => setCommands((before) => before.slice(0, -1)),
    download: (document: Document) => void client.documents.download(document.id).then(async (file) => saveFile(await file.blob(), document.name)).catch(fail(strings.downloadFailed)),
  };
}
