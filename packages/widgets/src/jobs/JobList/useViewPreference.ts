import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@tieout/sdk/contract';
import { useEffect } from 'react';
import { describeError } from '../../core/describeError.js';
import { queryKeys } from '../../core/queryKeys.js';
import { useTieout } from '../../core/useTieout.js';
import type { JobListStrings } from './JobList.strings.js';

export type View = 'list' | 'grid';

const KEY = 'uiView';
/** A page of a partner may show jobs without keeping settings. */
const isForbidden = (error: unknown) => error instanceof ApiError && (error.status === 401 || error.status === 403);

/** How lists are shown, kept by the server for the user. */
export function useViewPreference(strings: Pick<JobListStrings, 'viewLoadFailed' | 'viewSaveFailed'>): [View, (view: View) => void] {
  const { client, toasts } = useTieout();
  const queryClient = useQueryClient();
  const { data, error } = useQuery({ queryKey: queryKeys.preference(KEY), queryFn: ({ signal }) => (client.isEmbedded ? null : client.preferences.get(KEY, { signal })), staleTime: Infinity });
  useEffect(() => {
    if (error && !isForbidden(error)) toasts.error(strings.viewLoadFailed, { detail: describeError(error, '') });
  }, [error, strings, toasts]);
  const save = useMutation({
    mutationFn: async (view: View) => {
      if (!client.isEmbedded) await client.preferences.set(KEY, view);
    },
    // What was chosen holds until the page is left, be it kept or not.
    onMutate: (view) => queryClient.setQueryData(queryKeys.preference(KEY), view),
    onError: (reason) => {
      if (!isForbidden(reason)) toasts.error(strings.viewSaveFailed, { detail: describeError(reason, '') });
    },
  });
  return [data === 'grid' ? 'grid' : 'list', save.mutate];
}
