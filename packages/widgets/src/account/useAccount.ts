import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../core/queryKeys.js';
import { useTieout } from '../core/useTieout.js';

/** The signed-in user; a page of a partner is not told. */
export function useUser() {
  const { client } = useTieout();
  return useQuery({ queryKey: queryKeys.user, queryFn: ({ signal }) => client.users.current({ signal }), enabled: !client.isEmbedded });
}

/** Pages that are left, and the plan they come from. */
export function useCredits() {
  const { client } = useTieout();
  return useQuery({ queryKey: queryKeys.credits, queryFn: ({ signal }) => client.credits.get({ signal }), enabled: !client.isEmbedded });
}
