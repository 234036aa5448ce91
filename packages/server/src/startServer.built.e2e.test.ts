import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const dist = new URL('../dist/', import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), 'tieout-built-server-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Loads the engine in a thread, as the server does once its database is there.
const script = `
  import { Worker } from 'node:worker_threads';
  import { startServer } from '${dist}index.js';
  import { isCompiledAhead } from '${dist}loadCompiled.js';
  const server = await startServer({ dataDir: ${JSON.stringify(folder)}, listen: 'private', environment: {}, config: { logLevel: 'silent' } });
  const thread = new Worker(\`import('${dist}loadCompiled.js').then(({ loadCompiled, isCompiledAhead }) => {
    loadCompiled('extraction');
    require('node:worker_threads').parentPort.postMessage(isCompiledAhead('extraction'));
  })\`, { eval: true, execArgv: [] });
  thread.once('message', async (extraction) => {
    const { transactions, jobs } = server.services.db;
    console.log(JSON.stringify({ server: isCompiledAhead('server'), extraction, models: [transactions.name, jobs.name] }));
    await server.close();
    process.exit(0);
  });`;

it('a start takes the code that was compiled when the product was built, and its models have the names that queries call them by', { timeout: 60_000 }, () => {
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(JSON.parse(said)).toEqual({ server: true, extraction: true, models: ['Transaction', 'Job'] });
});
