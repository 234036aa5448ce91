import type { Transport } from '../transport/transport.js';
import { LIVE_PATH, LiveMessage, type LiveMessage as Message } from './live.contract.js';

const RECONNECT_BASE_MS = 500;
const RECONNECT_MAX_MS = 30_000;

export type LiveHandler = (message: Message) => void;

/** Messages of the server as they happen. One socket serves all subscribers; it is open while there are any and comes back when it drops. */
export interface Live {
  /** Whether messages arrive at this moment. */
  readonly isConnected: boolean;
  /**
   * Calls the handler with every message until the returned function is called. `Ready` comes after each connection,
   * the first and every later one: read again then whatever may have changed meanwhile.
   */
  subscribe(handler: LiveHandler): () => void;
  /** Drops the socket and all subscribers. */
  close(): void;
}

export interface LiveSettings {
  transport: Transport;
  token: { current: string | undefined };
  /** 0 to 1; spreads the reconnections of many clients. */
  random?: () => number;
}

export function createLive({ transport, token, random = Math.random }: LiveSettings): Live {
  const handlers = new Set<LiveHandler>();
  let drop: (() => void) | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let connected = false;

  function connect(): void {
    let current = true;
    const socket = transport.openSocket(LIVE_PATH, {
      onOpen: () => socket.send(JSON.stringify({ messageType: 'Authenticate', token: token.current ?? '' })),
      onMessage(text) {
        const message = current ? parse(text) : null;
        if (!message) return;
        if (message.messageType === 'Ready') {
          connected = true;
          failures = 0;
        }
        for (const handler of [...handlers]) handler(message);
      },
      onClose() {
        if (!current) return;
        connected = false;
        drop = undefined;
        const delayMs = Math.min(RECONNECT_BASE_MS * 2 ** failures++, RECONNECT_MAX_MS);
        retryTimer = setTimeout(connect, delayMs * (0.5 + random() / 2));
      },
    });
    drop = () => {
      current = false;
      socket.close();
    };
  }

  function disconnect(): void {
    clearTimeout(retryTimer);
    retryTimer = undefined;
    drop?.();
    drop = undefined;
    connected = false;
    failures = 0;
  }

  return {
    get isConnected() {
      return connected;
    },
    subscribe(handler) {
      // A function of its own, so that the same handler subscribed twice is two subscriptions.
      const entry: LiveHandler = (message) => handler(message);
      handlers.add(entry);
      if (handlers.size === 1) connect();
      return () => {
        if (handlers.delete(entry) && handlers.size === 0) disconnect();
      };
    },
    close() {
      handlers.clear();
      disconnect();
    },
  };
}

/** A message of a newer server that this client does not know is left out. */
function parse(text: string): Message | null {
  try {
    return LiveMessage.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
