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
  import { createClient } from '@tieout/sdk';
  const countJobs = async (socketPath) => (await createClient({ socketPath }).jobs.list({ filters: [{ field: 'name', operator: 'contains', value: 'x' }] })).count;
  const server = await startServer({ dataDir: ${JSON.stringify(folder)}, listen: 'private', environment: {}, config: { logLevel: 'silent' } });
  const thread = new Worker(\`import('${dist}loadCompiled.js').then(({ loadCompiled, isCompiledAhead }) => {
    loadCompiled('extraction');
    require('node:worker_threads').parentPort.postMessage(isCompiledAhead('extraction'));
  })\`, { eval: true, execArgv: [] });
  thread.once('message', async (extraction) => {
    console.log(JSON.stringify({ server: isCompiledAhead('server'), extraction, jobs: await countJobs(server.socketPath) }));
    await server.close();
    process.exit(0);
  });`;

it('a start takes the code that was compiled when the product was built, and filters a list', { timeout: 60_000 }, () => {
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(JSON.parse(said)).toEqual({ server: true, extraction: true, jobs: 0 });
});
