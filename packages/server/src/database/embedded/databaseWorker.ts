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
// For the same reason a page read at random costs what the next one costs. Told otherwise, and without statistics, Postgres sorts
// what is left of a long list for each part of it that is asked for, where it could walk the index.
const COSTS = ['-c', 'random_page_cost=1.1'];

// Node waits for V8's background compilation before it runs the next event. While the database starts, optimizing its large
// functions would hold the first query up by a fifth of a second, and take the second processor from the engine that reads the
// document, so in the first seconds functions must earn it by running long.
const PATIENT_TIERING = 500_000_000;
const USUAL_TIERING = 1_800_000;
const PATIENCE_MS = 3000;
const setTiering = (budget: number) => setFlagsFromString(`--wasm-tiering-budget=${budget}`);

/** Room for answers that is kept between them. */
const KEPT_BYTES = 1 << 20;

async function run(): Promise<void> {
  setTiering(PATIENT_TIERING);
  const port = parentPort!;
  const folder = once(port, 'message') as Promise<[DatabaseFolder]>;
  const [{ PGlite }, pgliteWasmModule] = await Promise.all([import('@electric-sql/pglite'), compileEngine()]);
  const [{ dataDir }] = await folder;
  const database = await PGlite.create({
    dataDir,
    pgliteWasmModule,
    startParams: [...PGlite.defaultStartParams, ...MEMORY, ...COSTS],
    initDbStartParams: ['--wal-segsize=1'],
  });
  setTimeout(() => setTiering(USUAL_TIERING), PATIENCE_MS).unref();
  let answers = new Uint8Array(KEPT_BYTES);
  port.on('message', (request: DatabaseRequest) => void answer(request));
  port.postMessage({ ready: true } satisfies DatabaseAnswer);

  async function answer({ id, messages }: DatabaseRequest): Promise<void> {
    try {
      const result = messages ? await execute(messages) : await close();
      port.postMessage({ id, messages: result } satisfies DatabaseAnswer, [result.buffer as ArrayBuffer]);
    } catch (error) {
      port.postMessage({ id, error: error instanceof Error ? error.message : String(error) } satisfies DatabaseAnswer);
    }
  }

  // The raw stream: the other ways parse every row into an object first, and keep it.
  async function execute(messages: Uint8Array): Promise<Uint8Array> {
    let length = 0;
    await database.execProtocolRawStream(messages, {
      onRawData(part) {
        if (length + part.length > answers.length) answers = enlarged(answers, length + part.length);
        answers.set(part, length);
        length += part.length;
      },
    });
    const result = answers.slice(0, length);
    if (answers.length > KEPT_BYTES) answers = new Uint8Array(KEPT_BYTES);
    return result;
  }

  async function close(): Promise<Uint8Array> {
    await database.close();
    return new Uint8Array();
  }
}

function enlarged(bytes: Uint8Array, least: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.max(least, 2 * bytes.length));
  larger.set(bytes);
  return larger;
}

async function compileEngine(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'))));
}

await run();
