import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryKeys } from './queryKeys.js';
import { useTieout } from './useTieout.js';

/** A setting of the user, kept by the server; in a page of a partner, whose visitors have none there, by the page until it is left. Undefined until it is known; null when it was never set. */
export function usePreference<T>(key: string, isValid: (value: unknown) => value is T): [value: T | null | undefined, keep: (value: T) => void] {
  const { client } = useTieout();
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: queryKeys.preference(key), queryFn: ({ signal }) => (client.isEmbedded ? null : client.preferences.get(key, { signal })), staleTime: Infinity,
  });
  const keep = useCallback((value: T) => {
    queryClient.setQueryData(queryKeys.preference(key), value);
    if (client.isEmbedded) return;
    // A setting that could not be kept is not worth a message: it holds until the page is left.
    client.preferences.set(key, value as Parameters<typeof client.preferences.set>[1]).catch(() => undefined);
  }, [client, key, queryClient]);
  // Out of reach counts as never set: the widget works with its defaults.
  const value = query.isError ? null : query.data;
  return [value === undefined || value === null ? value : isValid(value) ? value : null, keep];
}
