import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FragmentChange } from '@tieout/sdk';
import { useEffect } from 'react';
import { describeError } from '../../core/describeError.js';
import { queryKeys } from '../../core/queryKeys.js';
import { useTieout } from '../../core/useTieout.js';
import { templateKeys } from '../useTemplates.js';
import type { ExtractedDataViewerStrings } from './ExtractedDataViewer.strings.js';

export const VIEWER_ALERT_MS = 5000;

/** What was read on a page of a document of the job, and how it is corrected. @param page from 0 */
export function useExtractedData(jobId: string, documentId: string, page: number, templateId: string | null, strings: ExtractedDataViewerStrings) {
  const { client, toasts } = useTieout();
  const cache = useQueryClient();
  const query = { jobId, ...(templateId ? { templateId } : {}) };
  const places = useQuery({ queryKey: [...templateKeys.fragments(jobId), documentId, page, templateId], queryFn: ({ signal }) => client.templates.extractedData(documentId, page, query, { signal }), retry: false });
  useEffect(() => {
    if (places.isError) toasts.error(strings.loadFailed, { timeoutMs: VIEWER_ALERT_MS });
  }, [places.isError, toasts, strings]);
  const update = useMutation({
    mutationFn: ({ id, ...change }: FragmentChange & { id: string }) => client.templates.updateFragment(id, change),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: templateKeys.fragments(jobId) });
      void cache.invalidateQueries({ queryKey: queryKeys.transactions(jobId) });
      void cache.invalidateQueries({ queryKey: queryKeys.edits(jobId) });
    },
    onError: (error) => toasts.error(strings.updateFailed, { timeoutMs: VIEWER_ALERT_MS, detail: describeError(error, '') }),
  });
  return { places, update };
}
