import { useSyncExternalStore } from 'react';

let seen: string | null = null;
const listeners = new Set<() => void>();

/** Given to the client: it calls this when a response carries another version than its own. */
export function handleVersionChange(serverVersion: string): void {
  seen = serverVersion;
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The differing version of the server, or null while both are the same. */
export function useServerVersion(): string | null {
  return useSyncExternalStore(subscribe, () => seen);
}
