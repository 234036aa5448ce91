export interface ThrottledQueue {
  /** Resolves with the task's result; rejects with the signal's reason when given up before it began. */
  run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

interface Waiting { start: () => void; signal: AbortSignal }

/** Starts at most one task per interval, newest first: what was asked last is what the reader looks at. */
export function createThrottledQueue(intervalMs: number): ThrottledQueue {
  const waiting: Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  const next = () => {
    timer = null;
    let entry = waiting.pop();
    while (entry?.signal.aborted) entry = waiting.pop();
    if (!entry) return;
    timer = setTimeout(next, intervalMs);
    entry.start();
  };
  return {
    run: (task, signal) => new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      waiting.push({ signal, start: () => { task().then(resolve, reject); } });
      if (timer === null) next();
    }),
  };
}
