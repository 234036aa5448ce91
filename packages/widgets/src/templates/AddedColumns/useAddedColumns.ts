import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AddedColumnMapping, CsvLineStatus, NewMapping } from '@tieout/sdk/contract';
import { useState } from 'react';
import { describeError } from '../../core/describeError.js';
import { useTieout } from '../../core/useTieout.js';
import { saveFile } from '../../exports/saveFile.js';
import { templateKeys } from '../useTemplates.js';
import type { AddedColumnsStrings } from './AddedColumns.strings.js';

const TOAST_MS = 5000;

/** A file that was looked at, line by line, before anything of it is taken over. */
export interface LookedAt {
  documentId: string;
  lines: CsvLineStatus[];
}

export const changesOf = (lines: readonly CsvLineStatus[]): number => lines.filter(({ status }) => status === 'added' || status === 'updated').length;

export function useAddedColumns(templateId: string, strings: AddedColumnsStrings) {
  const { client, toasts } = useTieout();
  const cache = useQueryClient();
  const [edited, setEdited] = useState<AddedColumnMapping | 'new' | null>(null);
  const [file, setFile] = useState<LookedAt | null>(null);
  const onSuccess = () => {
    setEdited(null);
    return cache.invalidateQueries({ queryKey: templateKeys.mappings(templateId) });
  };
  const onError = (error: Error) => toasts.error(strings.failed, { detail: describeError(error, ''), timeoutMs: TOAST_MS });
  const save = useMutation({
    mutationFn: async (mapping: NewMapping): Promise<unknown> => (edited === 'new' || edited === null ? client.templates.addMappings(templateId, [mapping]) : client.templates.updateMapping(templateId, edited.id, mapping)),
    onSuccess, onError,
  });
  const remove = useMutation({ mutationFn: (id: string) => client.templates.deleteMapping(templateId, id), onSuccess, onError });
  const look = useMutation({
    mutationFn: async (upload: File): Promise<LookedAt> => {
      const { id } = await client.documents.upload(upload);
      return { documentId: id, lines: await client.templates.addMappingsCsv(templateId, id, true) };
    },
    onSuccess: setFile, onError,
  });
  const take = useMutation({
    mutationFn: ({ documentId }: LookedAt) => client.templates.addMappingsCsv(templateId, documentId),
    onSuccess: (lines) => {
      toasts.success(strings.csvTaken(changesOf(lines)), { timeoutMs: TOAST_MS });
      setFile(null);
      return onSuccess();
    },
    onError,
  });
  const example = useMutation({
    mutationFn: async () => {
      const answer = await client.templates.exampleSpreadsheet(templateId);
      saveFile(await answer.blob(), answer.fileName ?? 'added-columns.xlsx');
    },
    onError: (error) => toasts.error(strings.exampleFailed, { detail: describeError(error, ''), timeoutMs: TOAST_MS }),
  });
  return { edited, edit: setEdited, file, closeFile: () => setFile(null), save, remove, look, take, example };
}
