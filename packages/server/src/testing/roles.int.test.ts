// A web server and a worker apart, as on many machines: only where PostgreSQL is given, since an embedded database has one process.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@tieout/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '../core/log.js';
import { startServer } from '../startServer.js';
import type { RunningServer } from '../startServer.js';
import { waitForJob } from './boot.js';
import { statementPdf } from './statementPdf.js';
import { openEngines } from './testEngines.js';
import type { TestEngines } from './testEngines.js';

const hasRedis = Boolean(process.env['TEST_REDIS_URL']);

describe.skipIf(!process.env['TEST_DATABASE_URL'])('a web server and a worker apart', () => {
  let engines: TestEngines;
  let dataDir: string;
  const servers: RunningServer[] = [];
  const start = async (role: 'web' | 'worker') => {
    const server = await startServer({ dataDir, environment: {}, log: silentLog, listen: { port: 0, host: '127.0.0.1' }, config: { extractionWorkers: 1, ...engines.config, role } });
    servers.push(server);
    return server;
  };

  beforeAll(async () => {
    engines = await openEngines();
    dataDir = await mkdtemp(join(tmpdir(), 'tieout-roles-'));
  });
  afterAll(async () => {
    for (const server of servers.reverse()) await server.close();
    await engines.release();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('share the work: a job waits for a worker, and its end reaches the web server', async () => {
    const web = await start('web');
    const client = createClient({ url: web.url! });
    const { id } = await client.documents.upload({ name: 'a.pdf', content: await statementPdf() });
    const job = await client.jobs.create({ documents: [id] });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await client.jobs.get(job.id)).status).toBe('InProgress');
    const worker = await start('worker');
    expect(worker.url).toBeNull();
    expect(await waitForJob(client, job.id)).toMatchObject({ status: 'Succeeded', numTransactions: 3 });
    await client.close();
  }, 120_000);

  it.skipIf(!hasRedis)('cancel across processes, at once', async () => {
    const [web, worker] = servers as [RunningServer, RunningServer];
    const client = createClient({ url: web.url! });
    const amounts = Array.from({ length: 2500 }, (_, index) => index + 1);
    const { id } = await client.documents.upload({ name: 'long.pdf', content: await statementPdf({ amounts }) });
    const job = await client.jobs.create({ documents: [id] });
    await expect.poll(() => worker.services.reader.isIdle, { timeout: 20_000, interval: 5 }).toBe(false);
    expect((await client.jobs.cancel(job.id)).status).toBe('Canceled');
    await expect.poll(() => worker.services.reader.isIdle, { timeout: 3000 }).toBe(true);
    expect((await client.jobs.get(job.id)).status).toBe('Canceled');
    await client.close();
  }, 120_000);
});
