// Rows per second and memory of each export: npx tsx --conditions=@tieout/source packages/server/bench/exports.ts [format] [rows]
// One format per process gives its own memory figure; without a format all are run in child processes.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exportFormats } from '@tieout/sdk/contract';
import type { ExportRow, ExportStatement } from '../src/exports/statement.js';
import { writeExport } from '../src/exports/writeExport.js';

const [only, count = '100000'] = process.argv.slice(2);

function* syntheticRows(rows: number): Generator<ExportRow> {
  let balanceMinor = 0;
  for (let row = 0; row < rows; row += 1) {
    const amountMinor = (row % 3 === 0 ? 1 : -1) * (100 + ((row * 7919) % 100_000));
    balanceMinor += amountMinor;
    yield {
      date: new Date(Date.UTC(2024, 0, 1) + Math.floor((row * 365) / rows) * 86_400_000).toISOString().slice(0, 10),
      date2: null, description: `CARD PAYMENT ${row} AT&T <STORE> Café`, payee: row % 2 ? 'AT&T Store' : null, amountMinor, balanceMinor,
      checkNumber: row % 10 === 0 ? String(row) : null, refNumber: null, category: row % 5 ? 'Meals' : null,
      page: 1 + Math.floor(row / 40), box: [10, 20, 300, 30], status: 'reconciled', fileName: 'long.pdf',
    };
  }
}

function statementOf(rows: number): ExportStatement {
  let endBalanceMinor = 0;
  for (const row of syntheticRows(rows)) endBalanceMinor += row.amountMinor;
  const period = {
    startDate: '2024-01-01', endDate: '2024-12-31', startBalanceMinor: 0, endBalanceMinor, isReconciled: true, proof: null,
    rows: { [Symbol.iterator]: () => syntheticRows(rows) },
  };
  const account = { number: '123456789', name: 'Checking', type: 'bank' as const, currency: 'USD', decimals: 2, institution: null, periods: [period] };
  return { documentName: 'long.pdf', pages: Math.ceil(rows / 40), currency: 'USD', accounts: [account] };
}

async function measure(id: string, rows: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tieout-bench-'));
  const statement = statementOf(rows);
  const start = performance.now();
  const cpu = process.cpuUsage();
  const options = id === 'iif' ? { fromAccount: 'Checking' } : {};
  const file = await writeExport(statement, { format: id === 'custom' ? 'custom-all' : id, options });
  const out = createWriteStream(join(folder, file.fileName));
  let size = 0;
  for await (const chunk of file.chunks) {
    size += chunk.length;
    if (!out.write(chunk)) await once(out, 'drain');
  }
  await once(out.end(), 'finish');
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const processor = ((user + system) / 1e6).toFixed(2).padStart(6);
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(`${id.padEnd(15)} ${seconds.toFixed(2).padStart(6)} s ${processor} s cpu ${Math.round(rows / seconds).toString().padStart(8)} rows/s ${(size / 1e6).toFixed(1).padStart(6)} MB ${memory} MiB`);
  rmSync(folder, { recursive: true });
}

if (only && only !== 'all') {
  await measure(only, Number(count));
} else {
  for (const { id } of exportFormats) {
    execFileSync(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url), id, count], { stdio: 'inherit' });
  }
}
