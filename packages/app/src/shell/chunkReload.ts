const KEY = 'tieout-chunk-reload-at';
/** A second failure this soon after a reload means that reloading does not help. */
const AGAIN_AFTER_MS = 60_000;

const CHUNK_FAILURE = /dynamically imported module|Importing a module script failed|Unable to preload CSS|error loading dynamically/i;

/** Whether the error says that a part of the app could not be loaded: after an update, or with the server away. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && CHUNK_FAILURE.test(error.message);
}

/** Whether to reload now; remembers it, so that one failure leads to one reload. */
export function takeReload(storage: Pick<Storage, 'getItem' | 'setItem'>, nowMs: number): boolean {
  const last = Number(storage.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
  if (nowMs - last < AGAIN_AFTER_MS) return false;
  storage.setItem(KEY, String(nowMs));
  return true;
}

/** Reloads the page once when a part of the app cannot be loaded. Answers whether it does. */
export function reloadOnce(): boolean {
  try {
    if (!takeReload(sessionStorage, Date.now())) return false;
  } catch {
    // Without storage nothing could stop a loop of reloads.
    return false;
  }
  window.location.reload();
  return true;
}
