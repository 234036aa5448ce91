// 429 and 502 are tried again, as specified: up to 10 attempts, the wait doubling from 100 ms.

export const RETRIED_STATUSES: readonly number[] = [429, 502];
export const MAX_ATTEMPTS = 10;
const BACKOFF_BASE_MS = 100;
/** A server that asks for a longer pause gets this much. */
const MAX_RETRY_AFTER_MS = 60_000;

/** Pause after the given attempt (from 0). Retry-After, in seconds or as a date, lengthens it. */
export function retryDelayMs(attempt: number, retryAfter: string | null, nowMs: number): number {
  return Math.max(BACKOFF_BASE_MS * 2 ** attempt, Math.min(parseRetryAfter(retryAfter, nowMs), MAX_RETRY_AFTER_MS));
}

function parseRetryAfter(value: string | null, nowMs: number): number {
  if (!value) return 0;
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000;
  const atMs = Date.parse(value);
  return Number.isNaN(atMs) ? 0 : Math.max(0, atMs - nowMs);
}

/** Waits; rejects with the signal's reason as soon as it is aborted. */
export function pause(delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const handleAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', handleAbort);
      resolve();
    }, delayMs);
    signal?.addEventListener('abort', handleAbort, { once: true });
  });
}
