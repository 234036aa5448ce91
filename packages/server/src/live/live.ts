// Carries events to whoever listens: in this process, or between processes over Redis.
import type { Config } from '../config.js';
import type { EventName, EventPayload } from '@tieout/sdk/contract';

export interface LiveEvent<N extends EventName = EventName> {
  name: N;
  contractId: string;
  payload: EventPayload<N>;
}

/** Tells the process that runs a job to stop it. */
export interface CancelSignal {
  runId: string;
}

export interface Live {
  publish<N extends EventName>(event: LiveEvent<N>): void;
  subscribe(listener: (event: LiveEvent) => void): () => void;
  publishCancel(signal: CancelSignal): void;
  onCancel(listener: (signal: CancelSignal) => void): () => void;
  close(): Promise<void>;
}

export async function openLive({ redisUrl, redisPrefix }: Pick<Config, 'redisUrl' | 'redisPrefix'>): Promise<Live> {
  if (!redisUrl) return createLocalLive();
  const { openRedisLive } = await import('./redisLive.js');
  return openRedisLive(redisUrl, redisPrefix);
}

export function createLocalLive(): Live {
  const events = new Set<(event: LiveEvent) => void>();
  const cancels = new Set<(signal: CancelSignal) => void>();
  return {
    publish: (event) => events.forEach((listener) => listener(event as LiveEvent)),
    subscribe: (listener) => subscribe(events, listener),
    publishCancel: (signal) => cancels.forEach((listener) => listener(signal)),
    onCancel: (listener) => subscribe(cancels, listener),
    close: async () => {
      events.clear();
      cancels.clear();
    },
  };
}

function subscribe<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
