import type { OutboxEntry, OutboxStore } from '@tieout/sdk';

const DATABASE = 'tieout';
const STORE = 'outbox';

/** Edits that wait, kept by the browser: they outlive the page. Without a store of the browser they live as long as the page. */
export function createOutboxStore(): OutboxStore {
  return typeof indexedDB === 'undefined' ? createMemoryStore() : createBrowserStore();
}

export function createMemoryStore(): OutboxStore {
  const kept = new Map<string, OutboxEntry>();
  return {
    list: async () => [...kept.values()],
    put: async (entry) => void kept.set(entry.id, entry),
    remove: async (id) => void kept.delete(id),
  };
}

function createBrowserStore(): OutboxStore {
  // Opened with the first entry or look; a browser that keeps nothing (a private window) gets a store for this page.
  let opening: Promise<IDBDatabase> | undefined;
  const fallback = createMemoryStore();
  const within = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest, otherwise: () => Promise<T>): Promise<T> => {
    opening ??= open();
    const database = await opening.catch(() => null);
    return database ? answerOf<T>(work(database.transaction(STORE, mode).objectStore(STORE))) : otherwise();
  };
  return {
    list: () => within<OutboxEntry[]>('readonly', (store) => store.getAll(), fallback.list),
    put: async (entry) => void (await within<unknown>('readwrite', (store) => store.put(entry), () => fallback.put(entry))),
    remove: async (id) => void (await within<unknown>('readwrite', (store) => store.delete(id), () => fallback.remove(id))),
  };
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(STORE, { keyPath: 'id' });
  return answerOf(request);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser could not keep it.'));
  });
}
