// Entry of the thread that holds the embedded database, so that a long statement never stops the web server.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { parentPort } from 'node:worker_threads';

/** The first message: which folder to open. */
export interface DatabaseFolder {
  dataDir: string;
}
export interface DatabaseRequest {
  id: number;
  /** Postgres protocol messages; absent to close the database. */
  messages?: Uint8Array;
}
export type DatabaseAnswer = { ready: true } | { id: number; messages: Uint8Array } | { id: number; error: string };

// Small buffers: the whole database of a laptop fits the system's page cache, and 128 MB less of memory counts.
const MEMORY = ['-c', 'shared_buffers=16MB', '-c', 'max_connections=10', '-c', 'jit=off'];

// Node waits for V8's background compilation before it runs the next event. While the database starts, optimizing its large
// functions would hold the first query up by a fifth of a second, and take the second processor from the engine that reads the
// document, so in the first seconds functions must earn it by running long.
const PATIENT_TIERING = 500_000_000;
const USUAL_TIERING = 1_800_000;
const PATIENCE_MS = 3000;
const setTiering = (budget: number) => setFlagsFromString(`--wasm-tiering-budget=${budget}`);

async function run(): Promise<void> {
  setTiering(PATIENT_TIERING);
  const port = parentPort!;
  const folder = once(port, 'message') as Promise<[DatabaseFolder]>;
  const [{ PGlite }, pgliteWasmModule] = await Promise.all([import('@electric-sql/pglite'), compileEngine()]);
  const [{ dataDir }] = await folder;
  const database = await PGlite.create({
    dataDir,
    pgliteWasmModule,
    startParams: [...PGlite.defaultStartParams, ...MEMORY],
    initDbStartParams: ['--wal-segsize=1'],
  });
  setTimeout(() => setTiering(USUAL_TIERING), PATIENCE_MS).unref();
  port.on('message', (request: DatabaseRequest) => void answer(request));
  port.postMessage({ ready: true } satisfies DatabaseAnswer);

  async function answer({ id, messages }: DatabaseRequest): Promise<void> {
    try {
      const result = messages ? Uint8Array.from(await database.execProtocolRaw(messages)) : await close();
      port.postMessage({ id, messages: result } satisfies DatabaseAnswer, [result.buffer as ArrayBuffer]);
    } catch (error) {
      port.postMessage({ id, error: error instanceof Error ? error.message : String(error) } satisfies DatabaseAnswer);
    }
  }

  async function close(): Promise<Uint8Array> {
    await database.close();
    return new Uint8Array();
  }
}

async function compileEngine(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'))));
}

await run();
