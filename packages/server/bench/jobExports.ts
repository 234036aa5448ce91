// Memory of exporting a whole job through the built server (npm run build:product): npx tsx --conditions=@tieout/source packages/server/bench/jobExports.ts [rows]
// A CSV of that many rows becomes a job on the embedded database; then the usual formats are downloaded while the size of the process is watched.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@tieout/sdk';
import type { startServer as start } from '../src/startServer.js';

const rows = Number(process.argv[2] ?? 100_000);
const formats = ['csv', 'xlsx', 'qbo'] as const;

function bankCsv(): Uint8Array {
  let balance = 0;
  const lines = ['Date,Description,Amount,Balance'];
  for (let row = 0; row < rows; row += 1) {
    const cents = (row % 3 === 0 ? 1 : -1) * (100 + ((row * 7919) % 100_000));
    balance += cents;
    const day = new Date(Date.UTC(2024, 0, 1) + Math.floor((row * 365) / rows) * 86_400_000).toISOString().slice(0, 10);
    lines.push(`${day},CARD PAYMENT ${row} AT&T <STORE> Café,${(cents / 100).toFixed(2)},${(balance / 100).toFixed(2)}`);
  }
  return new TextEncoder().encode(lines.join('\n'));
}

const megabytes = () => Math.round(process.memoryUsage.rss() / 1024 / 1024);

// As shipped: from source the loader and the creation of a database would take most of the memory.
const { startServer } = (await import(new URL('../dist/index.js', import.meta.url).href)) as { startServer: typeof start };
const dataDir = await mkdtemp(join(tmpdir(), 'tieout-bench-'));
const server = await startServer({ dataDir, listen: { port: 0, host: '127.0.0.1' }, environment: {} });
const client = createClient({ url: server.url! });
try {
  const started = performance.now();
  const document = await client.documents.upload({ name: 'long.csv', content: bankCsv() });
  const job = await client.jobs.create({ documents: [document.id], jobType: 'Csv2Qbo' });
  for await (const state of client.jobs.watch(job.id)) if (state.status === 'Failed') throw new Error(state.error?.message);
  console.log(`import of ${rows} rows: ${((performance.now() - started) / 1000).toFixed(1)} s, process ${megabytes()} MiB`);
  for (const format of formats) {
    globalThis.gc?.();
    const before = megabytes();
    let peak = before;
    const watch = setInterval(() => (peak = Math.max(peak, megabytes())), 20);
    const start = performance.now();
    let bytes = 0;
    const file = await client.exports.create(job.id, { format });
    for await (const chunk of file.stream()) bytes += chunk.length;
    clearInterval(watch);
    console.log(`${format.padEnd(12)} ${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s ${(bytes / 1e6).toFixed(1).padStart(6)} MB  before ${before} MiB, peak ${peak} MiB`);
  }
} finally {
  await client.close();
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
  process.exit(0);
}
