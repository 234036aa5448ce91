import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../core/queryKeys.js';
import { useTieout } from '../core/useTieout.js';

interface UseUserOptions {
  /** Asks again every so often, and when the window is looked at again. @default once */
  refetchMs?: number;
}

/** The signed-in user; a page of a partner is not told. */
export function useUser({ refetchMs }: UseUserOptions = {}) {
  const { client } = useTieout();
  const again = refetchMs ? { refetchInterval: refetchMs, refetchOnWindowFocus: 'always' as const } : {};
  return useQuery({ queryKey: queryKeys.user, queryFn: ({ signal }) => client.users.current({ signal }), enabled: !client.isEmbedded, ...again });
}

/** Pages that are left, and the plan they come from. */
export function useCredits() {
  const { client } = useTieout();
  return useQuery({ queryKey: queryKeys.credits, queryFn: ({ signal }) => client.credits.get({ signal }), enabled: !client.isEmbedded });
}
