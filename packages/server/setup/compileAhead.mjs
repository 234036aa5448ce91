// Converts one of the examples with the built server, and keeps in dist/ the code that V8 compiled for it.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { createLocalClient } from '@tieout/sdk/local';
import { saveCompiled } from '../dist/loadCompiled.js';

const example = fileURLToPath(new URL('../../../examples/documents/meseta-cuenta.pdf', import.meta.url));

/** As `tieout convert` does. */
async function convertExample() {
  const folder = mkdtempSync(join(tmpdir(), 'tieout-build-'));
  const client = await createLocalClient({ dir: folder });
  try {
    const document = await client.documents.upload(example);
    const job = await client.jobs.create({ documents: [document.id] });
    for await (const { status } of client.jobs.watch(job.id)) if (status === 'Failed') throw new Error(`The built server could not read ${example}.`);
    await client.reconciliation.get(job.id);
    await (await client.exports.create(job.id, { format: 'csv' })).save(join(folder, 'example.csv'));
  } finally {
    await client.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The engine has a thread of its own, and with it a bundle of its own. */
async function readExample() {
  const thread = new Worker(new URL('./compileExtraction.mjs', import.meta.url), { workerData: { ocrWorkers: 1 } });
  for (const request of [
    { name: 'warm', input: {} },
    { name: 'inspect', input: { source: { path: example }, fileName: 'meseta-cuenta.pdf' } },
    { name: 'extract', input: { source: { path: example }, options: { maxPages: 10, languages: ['eng'] } } },
    { name: 'saveCompiled', input: {} },
  ]) {
    thread.postMessage(request);
    await answerOf(thread);
  }
  await thread.terminate();
}

async function answerOf(thread) {
  for (;;) {
    const [message] = await once(thread, 'message');
    if (message.kind === 'done') return;
    if (message.kind !== 'progress') throw new Error(`The engine could not read ${example}: ${message.message}`);
  }
}

// V8 takes compiled code only with the flags it was kept with. The thread of the database changes one (see databaseWorker.ts):
// after the server is loaded, and before the engine is.
await convertExample();
setFlagsFromString('--wasm-tiering-budget=1800000');
saveCompiled('server');
setFlagsFromString('--wasm-tiering-budget=500000000');
await readExample();
