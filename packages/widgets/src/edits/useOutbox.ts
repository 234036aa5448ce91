import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError, type OutboxEntry, type User } from '@tieout/sdk';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { queryKeys } from '../core/queryKeys.js';
import { useTieout } from '../core/useTieout.js';

/** Whether an entry is of who is signed in now; as long as that is not known, all may be. */
export function isOwn({ userId }: OutboxEntry, queryClient: QueryClient): boolean {
  const current = queryClient.getQueryData<User>(queryKeys.user)?.id;
  return userId === null || current === undefined || userId === current;
}

/** Own edits that wait for the connection, in the order of making. */
export function useOutboxEntries(): readonly OutboxEntry[] {
  const { outbox } = useTieout();
  const queryClient = useQueryClient();
  const subscribe = useCallback((listener: () => void) => outbox.subscribe(listener), [outbox]);
  const entries = useSyncExternalStore(subscribe, () => outbox.entries, () => outbox.entries);
  return useMemo(() => entries.filter((entry) => isOwn(entry, queryClient)), [entries, queryClient]);
}

/** Sends what waits, for who is signed in now. */
export function useFlushOutbox(): () => Promise<void> {
  const { outbox, client } = useTieout();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const known = queryClient.getQueryData<User>(queryKeys.user)?.id;
    try {
      await outbox.flush(known ?? (await client.users.current()).id);
    } catch (error) {
      // A page of a partner does not tell who looks at it; there only what belongs to nobody waits.
      if (error instanceof ApiError && error.status === 403) await outbox.flush(null);
    }
  }, [client, outbox, queryClient]);
}
