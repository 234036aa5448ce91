// Time and memory of every format of a whole job through the HTTP API of the built server (npm run build -w @tieout/server), which runs in a process of its own:
// npx tsx --conditions=@tieout/source packages/server/bench/jobExports.ts [rows] [formats, by comma]
// A CSV of that many rows becomes a job on the embedded database; then each format is downloaded. Linux only: /proc tells processor time and peak memory.
import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@tieout/sdk';
import type { ExportRequest } from '@tieout/sdk/contract';
import { exportFormats } from '@tieout/sdk/contract';

const SERVER = fileURLToPath(new URL('./serveBuilt.mjs', import.meta.url));
const rows = Number(process.argv[2] ?? 100_000);
const formats = process.argv[3]?.split(',') ?? exportFormats.map(({ id }) => (id === 'custom' ? 'custom-all' : id));
const options: Record<string, Record<string, unknown>> = { iif: { fromAccount: 'Checking' } };

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

const dataDir = await mkdtemp(join(tmpdir(), 'tieout-bench-'));
const server = fork(SERVER, [dataDir], { execArgv: [] });
const proc = (name: string): string => readFileSync(`/proc/${server.pid}/${name}`, 'utf8');
const mebibytes = (field: string): number => Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(proc('status'))![1]) / 1024);
/** User and system time in seconds; clock ticks are hundredths. */
const processorTime = (): number => proc('stat').slice(proc('stat').lastIndexOf(')') + 2).split(' ').slice(11, 13).reduce((sum, ticks) => sum + Number(ticks) / 100, 0);

async function measured(name: string, work: () => Promise<number>): Promise<void> {
  // From here on the peak is that of this step.
  writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
  const [before, time, started] = [mebibytes('VmRSS'), processorTime(), performance.now()];
  const bytes = await work();
  const seconds = (performance.now() - started) / 1000;
  console.log(`| ${name} | ${(processorTime() - time).toFixed(1)} s | ${seconds.toFixed(1)} s | ${(bytes / 1e6).toFixed(1)} MB | ${before} MiB | ${mebibytes('VmHWM')} MiB |`);
}

try {
  const url = await new Promise<string>((resolve) => server.once('message', (message) => resolve(String(message))));
  const client = createClient({ url });
  let jobId = '';
  console.log('| Step | Processor time of the server | On the clock | File | Memory before | Most memory |');
  const content = bankCsv();
  await measured(`import of ${rows} rows`, async () => {
    const document = await client.documents.upload({ name: 'long.csv', content });
    jobId = (await client.jobs.create({ documents: [document.id], jobType: 'Csv2Qbo' })).id;
    for await (const state of client.jobs.watch(jobId)) if (state.status === 'Failed') throw new Error(state.error?.message);
    return content.length;
  });
  for (const format of formats) {
    await measured(format, async () => {
      const file = await client.exports.create(jobId, { format, options: options[format] ?? {} } as ExportRequest as never);
      let bytes = 0;
      for await (const chunk of file.stream()) bytes += chunk.length;
      return bytes;
    });
  }
  await client.close();
} finally {
  server.kill();
  await rm(dataDir, { recursive: true, force: true });
}
