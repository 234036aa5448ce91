// What must not be lost: a process that is killed, a folder with two owners, a disk that is full.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createClient } from '@tieout/sdk';
import type { Client } from '@tieout/sdk';
import { storageFull } from '@tieout/sdk/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../core/log.js';
import { DataFolderBusyError } from '../database/dataFolder.js';
import { readFolderOwner, startServer } from '../index.js';
import { boot, convert, waitForJob } from './boot.js';
import { statementPdf } from './statementPdf.js';
import { sharedTemplate } from './testEngines.js';

const SLOW = 180_000;
let dataDir: string;
const children: ChildProcess[] = [];

beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'tieout-fault-'))));
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

async function spawnServer(): Promise<{ child: ChildProcess; url: string }> {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const entry = fileURLToPath(new URL('./serverProcess.ts', import.meta.url));
  const child = spawn(process.execPath, ['--conditions=@tieout/source', '--import', loader, entry, dataDir, await sharedTemplate()], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let errors = '';
  child.stderr!.on('data', (chunk) => (errors += String(chunk)));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout!.once('data', (line) => resolve(String(line).trim()));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${errors}`)));
  });
  return { child, url };
}

const ended = (child: ChildProcess) => new Promise<void>((resolve) => child.once('exit', () => resolve()));
const restart = async () => startServer({ dataDir, environment: {}, log: silentLog, listen: { port: 0, host: '127.0.0.1' }, config: { extractionWorkers: 1 } });

async function rowsOf(client: Client, jobId: string): Promise<unknown[]> {
  const { data } = await client.transactions.list(jobId, { pageSize: 1000 });
  return data;
}

describe('a server that is killed', () => {
  it.each([0, 2])('while a job runs (after %i of its documents) opens again and ends the job with all rows, each once', async (documentsDone) => {
    const { child, url } = await spawnServer();
    const client = createClient({ url });
    const documents: string[] = [];
    for (const account of [1, 2, 3, 4]) {
      const amounts = Array.from({ length: 120 }, (_, index) => index - 60 || 1);
      documents.push((await client.documents.upload({ name: `${account}.pdf`, content: await statementPdf({ amounts, accountNumber: `000${account}` }) })).id);
    }
    const { id } = await client.jobs.create({ documents });
    while ((await client.jobs.documents(id)).filter(({ status }) => status === 'Succeeded').length < documentsDone) await new Promise((resolve) => setTimeout(resolve, 10));
    const gone = ended(child);
    child.kill('SIGKILL');
    await gone;
    await client.close();

    const server = await restart();
    const again = createClient({ url: server.url! });
    const job = await waitForJob(again, id);
    expect(job).toMatchObject({ status: 'Succeeded', numTransactions: 480, reconciliation: 'Reconciled' });
    const rows = (await rowsOf(again, id)) as { rowNumber: number; documentId: string }[];
    expect(rows.map(({ documentId, rowNumber }) => `${documents.indexOf(documentId)}:${rowNumber}`)).toEqual(
      documents.flatMap((_, document) => Array.from({ length: 120 }, (_row, index) => `${document}:${index}`)),
    );
    await again.close();
    await server.close();
  }, SLOW);

  it('by Ctrl-C keeps the running job for the next start', async () => {
    const { child, url } = await spawnServer();
    const client = createClient({ url });
    const amounts = Array.from({ length: 200 }, (_, index) => index + 1);
    const { id: documentId } = await client.documents.upload({ name: 'a.pdf', content: await statementPdf({ amounts }) });
    const { id } = await client.jobs.create({ documents: [documentId] });
    const gone = ended(child);
    child.kill('SIGTERM');
    await gone;
    await client.close();
    expect(child.exitCode).toBe(0);
    expect(await readFolderOwner(dataDir)).toBeNull();
    const server = await restart();
    const again = createClient({ url: server.url! });
    expect(await waitForJob(again, id)).toMatchObject({ status: 'Succeeded', numTransactions: 200 });
    await again.close();
    await server.close();
  }, SLOW);
});

describe('a data folder', () => {
  it('has one owner: a second process learns who, and where it can be reached', async () => {
    const { url, child } = await spawnServer();
    const error = await restart().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(DataFolderBusyError);
    expect((error as DataFolderBusyError).owner).toMatchObject({ pid: child.pid, url });
    expect((error as Error).message).toContain(url);
    expect(await createClient({ url }).system.status()).toMatchObject({ name: 'tieout' });
  }, SLOW);

  it('is free again after its owner was killed', async () => {
    const { child } = await spawnServer();
    const gone = ended(child);
    child.kill('SIGKILL');
    await gone;
    const server = await restart();
    expect(await readFolderOwner(dataDir)).toMatchObject({ pid: process.pid, url: server.url });
    await server.close();
    expect(await readFolderOwner(dataDir)).toBeNull();
  }, SLOW);

  it('is waited for while a short-lived owner finishes', async () => {
    const first = await startServer({ dataDir, environment: {}, log: silentLog, listen: 'private', templateDir: await sharedTemplate() });
    setTimeout(() => void first.close(), 300);
    const second = await startServer({ dataDir, environment: {}, log: silentLog, listen: 'private', lockWaitMs: 30_000 });
    expect(second.socketPath).not.toBeNull();
    await second.close();
  }, SLOW);
});

describe('a full disk', () => {
  const noSpace = () => Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));

  it('refuses the upload with what to do, and what was there before stays', async () => {
    const booted = await boot();
    const { asOwner, server } = booted;
    const job = await convert(asOwner, [{ name: 'before.pdf', content: await statementPdf() }]);
    const { storage, db } = server.services;
    const { putFile } = storage;
    storage.putFile = noSpace;
    const content = await statementPdf({ accountNumber: '7' });
    await expect(asOwner.documents.upload({ name: 'after.pdf', content })).rejects.toMatchObject({ type: storageFull.type, status: 507 });
    storage.putFile = putFile;
    expect(await db.documents.count({ tenant: 'all' })).toBe(1);
    expect(await db.files.count({ tenant: 'all' })).toBe(1);
    expect((await rowsOf(asOwner, job.id)).length).toBe(3);
    expect(await convert(asOwner, [{ name: 'after.pdf', content }])).toMatchObject({ status: 'Succeeded' });
    await booted.close();
  }, SLOW);
});

describe('a job that is canceled', () => {
  it('stops at once, drops what was read, and can be resumed', async () => {
    const booted = await boot();
    const { asOwner, server } = booted;
    const amounts = Array.from({ length: 2500 }, (_, index) => index + 1);
    const { id: documentId } = await asOwner.documents.upload({ name: 'long.pdf', content: await statementPdf({ amounts }) });
    const { id } = await asOwner.jobs.create({ documents: [documentId] });
    for await (const { progress } of asOwner.jobs.watch(id)) if (progress !== null) break;
    expect(await asOwner.jobs.cancel(id)).toMatchObject({ status: 'Canceled', progress: null, numTransactions: 0 });
    expect(await rowsOf(asOwner, id)).toEqual([]);
    await expect.poll(() => server.services.reader.isIdle, { timeout: 2000 }).toBe(true);
    await asOwner.jobs.resume(id);
    expect(await waitForJob(asOwner, id)).toMatchObject({ status: 'Succeeded', numTransactions: 2500 });
    expect(await asOwner.jobs.cancel(id)).toMatchObject({ status: 'Succeeded' });
    await booted.close();
  }, SLOW);
});
