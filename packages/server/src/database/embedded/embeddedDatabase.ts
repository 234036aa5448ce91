// Postgres as WebAssembly on a folder, in a thread of this process. One process may own the folder at a time (see dataFolder).
import type { Duplex } from 'node:stream';
import { takeDatabaseThread } from './databaseThread.js';
import type { DatabaseAnswer, DatabaseFolder, DatabaseRequest } from './databaseWorker.js';
import { WireMultiplexer } from './wireMultiplexer.js';

export interface EmbeddedDatabase {
  /** A stream that speaks the Postgres protocol, for `pg`. */
  connect(): Duplex;
  close(): Promise<void>;
}

interface Waiting {
  resolve(messages: Uint8Array): void;
  reject(error: Error): void;
}

export async function openEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  let thread = await startDatabase(dataDir);
  let restarting: Promise<void> | null = null;
  // After a crash of the WebAssembly engine the folder is as after a power cut of a Postgres server: opening it again recovers it.
  const execute = async (messages: Uint8Array): Promise<Uint8Array> => {
    if (thread.hasEnded) {
      restarting ??= startDatabase(dataDir).then((next) => void (thread = next)).finally(() => void (restarting = null));
      await restarting;
    }
    return thread.request(messages);
  };
  const multiplexer = new WireMultiplexer(execute);
  return { connect: () => multiplexer.connect(), close: () => thread.close() };
}

async function startDatabase(dataDir: string) {
  const worker = takeDatabaseThread();
  worker.postMessage({ dataDir } satisfies DatabaseFolder);
  const waiting = new Map<number, Waiting>();
  let nextId = 0;
  let hasEnded = false;

  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
  });
  const end = (error: Error) => {
    hasEnded = true;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', (answer: DatabaseAnswer) => {
    if (!('id' in answer)) return;
    const entryOf = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) entryOf?.reject(new Error(`The embedded database failed: ${answer.error}`));
    else entryOf?.resolve(answer.messages);
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The embedded database has stopped.')));

  const send = (request: Omit<DatabaseRequest, 'id'>): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      if (hasEnded) return reject(new Error('The embedded database has stopped.'));
      const id = nextId++;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...request }, request.messages ? [request.messages.buffer as ArrayBuffer] : []);
    });

  return {
    get hasEnded() {
      return hasEnded;
    },
    request: (messages: Uint8Array) => send({ messages }),
    async close() {
      if (hasEnded) return;
      await send({}).catch(() => undefined);
      await worker.terminate();
    },
  };
}
