// A job as it changes: live messages first, polling underneath as specified, so that no final state is missed.
import { ApiError } from '../core/apiError.js';
import { notFound } from '../core/errors.js';
import type { Live } from '../live/liveChannel.js';
import {
  type Job, POLL_INTERVAL_MS, POLL_SLOW_INTERVAL_MS, POLLS_BEFORE_SLOWING, RUNNING_STATUSES, STATUS_CHECK_MAX_MS,
} from './jobs.contract.js';

export interface WatchOptions {
  /** Ends the watch; the loop ends with the signal's reason. */
  signal?: AbortSignal | undefined;
}

export interface WatchSettings {
  jobId: string;
  live: Live;
  getJob(signal?: AbortSignal): Promise<Job>;
  now?: () => number;
}

type Happening = { job: Job } | { error: unknown };

/** Yields the job now and after each change, last in its final status. */
export async function* watchJob(settings: WatchSettings, { signal }: WatchOptions = {}): AsyncGenerator<Job, void, void> {
  signal?.throwIfAborted();
  const watcher = startWatcher(settings, signal);
  let last = '';
  try {
    for (;;) {
      const happening = await watcher.next();
      if ('error' in happening) throw happening.error;
      const text = JSON.stringify(happening.job);
      if (text !== last) yield happening.job;
      last = text;
      if (!RUNNING_STATUSES.includes(happening.job.status)) return;
    }
  } finally {
    watcher.stop();
  }
}

interface Watcher {
  next(): Promise<Happening>;
  stop(): void;
}

function startWatcher({ jobId, live, getJob, now = Date.now }: WatchSettings, signal?: AbortSignal): Watcher {
  const queue: Happening[] = [];
  const stopping = new AbortController();
  let wake: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let polls = 0;
  let updatedAtMs = Number.NEGATIVE_INFINITY;
  let failingSinceMs: number | null = null;
  let liveUpdates = 0;

  function push(happening: Happening): void {
    if ('job' in happening) updatedAtMs = now();
    queue.push(happening);
    wake?.();
  }

  /** Reads the job. What a live message told while the answer was under way is newer, so the answer is dropped then. */
  async function read(): Promise<void> {
    const before = liveUpdates;
    try {
      const job = await getJob(stopping.signal);
      failingSinceMs = null;
      if (before === liveUpdates && !stopping.signal.aborted) push({ job });
    } catch (error) {
      if (stopping.signal.aborted) return;
      failingSinceMs ??= now();
      if (!isPassing(error) || now() - failingSinceMs >= STATUS_CHECK_MAX_MS) push({ error });
    }
  }

  function schedule(): void {
    const intervalMs = polls < POLLS_BEFORE_SLOWING ? POLL_INTERVAL_MS : POLL_SLOW_INTERVAL_MS;
    timer = setTimeout(async () => {
      if (now() - updatedAtMs >= intervalMs) {
        polls += 1;
        await read();
      }
      if (!stopping.signal.aborted) schedule();
    }, intervalMs);
  }

  const unsubscribe = live.subscribe((message) => {
    if (message.messageType === 'Ready') return void read();
    if (message.messageType === 'JobDeleted' && message.jobId === jobId) push({ error: new ApiError(notFound, { message: 'The job was deleted.' }) });
    if (message.messageType !== 'JobStatusUpdate' || message.asyncJobId !== undefined || message.job.id !== jobId) return;
    liveUpdates += 1;
    push({ job: message.job });
  });
  const handleAbort = () => push({ error: signal?.reason });
  signal?.addEventListener('abort', handleAbort, { once: true });
  void read();
  schedule();

  return {
    async next() {
      while (queue.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      return queue.shift()!;
    },
    stop() {
      stopping.abort();
      clearTimeout(timer);
      unsubscribe();
      signal?.removeEventListener('abort', handleAbort);
    },
  };
}

/** Whether the server may answer again soon: it is out of reach or in trouble, but it did not refuse. */
function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}
