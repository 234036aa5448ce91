import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@tieout/sdk';
import { templateErrors, type Template, type UpdateTemplate } from '@tieout/sdk/contract';
import { useState } from 'react';
import { describeError } from '../../core/describeError.js';
import { useTieout } from '../../core/useTieout.js';
import { saveFile } from '../../exports/saveFile.js';
import { templateKeys } from '../useTemplates.js';
import { readTemplateFile, templateFile } from './templateFile.js';
import type { TemplateListStrings } from './TemplateList.strings.js';

export type OpenDialog = { kind: 'rename' | 'owner' | 'delete'; template: Template };

const TOAST_MS = 5000;

/** Everything that can be done with a template in a list. */
export function useTemplateList(strings: TemplateListStrings) {
  const { client, toasts } = useTieout();
  const cache = useQueryClient();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const onSuccess = () => {
    setDialog(null);
    return cache.invalidateQueries({ queryKey: templateKeys.all });
  };
  const onError = (error: Error) => {
    const isTaken = error instanceof ApiError && error.is(templateErrors.nameTaken);
    toasts.error(isTaken ? strings.nameTaken : strings.failed, { timeoutMs: TOAST_MS, ...(isTaken ? {} : { detail: describeError(error, '') }) });
  };
  const update = useMutation({ mutationFn: ({ id, ...change }: UpdateTemplate & { id: string }) => client.templates.update(id, change), onSuccess, onError });
  const remove = useMutation({ mutationFn: (id: string) => client.templates.delete(id), onSuccess, onError });
  const handOver = useMutation({ mutationFn: ({ id, userId }: { id: string; userId: string }) => client.templates.updateOwner(id, userId), onSuccess, onError });
  const copy = useMutation({ mutationFn: (id: string) => client.templates.import(id), onError, onSuccess: (made) => { toasts.success(strings.copied(made.name), { timeoutMs: TOAST_MS }); return onSuccess(); } });
  const create = useMutation({
    mutationFn: async (file: File) => {
      const input = readTemplateFile(await file.text());
      if (!input) throw new Error(strings.importWrong);
      return client.templates.create(input);
    },
    onSuccess: ({ template }) => { toasts.success(strings.imported(template.name), { timeoutMs: TOAST_MS }); return onSuccess(); },
    onError: (error) => (error instanceof ApiError ? onError(error) : toasts.error(strings.importFailed, { detail: error.message, timeoutMs: TOAST_MS })),
  });
  const exportFile = (template: Template) => saveFile(new Blob([templateFile(template)], { type: 'application/json' }), `${template.name.replace(/[\\/:*?"<>|]+/g, ' ')}.json`);
  return { dialog, open: setDialog, close: () => setDialog(null), update, remove, handOver, copy, create, exportFile };
}
