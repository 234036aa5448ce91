// Boots a whole server on a folder of its own and gives a client per actor.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@tieout/sdk';
import type { Client } from '@tieout/sdk';
import type { Job } from '@tieout/sdk/contract';
import { silentLog } from '../core/log.js';
import { startServer } from '../startServer.js';
import type { RunningServer, ServerOptions } from '../startServer.js';
import { createAccessToken } from '../tokens/tokens.commands.js';
import { createContract } from '../users/users.commands.js';
import { enginesInUse, openEngines } from './testEngines.js';

export interface Booted {
  server: RunningServer;
  url: string;
  dataDir: string;
  /** The first tenant's user; in local mode the local one. */
  asOwner: Client;
  /** A user of another tenant; server mode only. */
  asStranger: Client;
  asNobody: Client;
  ownerToken: string | undefined;
  /** Ends this server and starts another on the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export interface BootOptions extends Partial<Omit<ServerOptions, 'dataDir' | 'listen'>> {
  mode?: 'local' | 'server';
}

let hasTold = false;

export async function boot({ mode = 'local', ...options }: BootOptions = {}): Promise<Booted> {
  if (!hasTold) console.info(`Integration tests run on: ${enginesInUse}`);
  hasTold = true;
  const engines = await openEngines();
  const dataDir = await mkdtemp(join(tmpdir(), 'tieout-test-'));
  const start = () =>
    startServer({
      environment: {},
      log: silentLog,
      ...(engines.templateDir ? { templateDir: engines.templateDir } : {}),
      ...options,
      dataDir,
      listen: { port: 0, host: '127.0.0.1' },
      config: { extractionWorkers: 1, ...engines.config, ...options.config, mode },
    });
  const server = await start();
  const tokens = mode === 'server' ? await Promise.all(['owner', 'stranger'].map((name) => newTenant(server, name))) : [];
  const booted: Booted = {
    server,
    url: server.url!,
    dataDir,
    ownerToken: tokens[0],
    ...clientsOf(server, tokens),
    async restart() {
      await Promise.all([booted.asOwner.close(), booted.asStranger.close(), booted.asNobody.close()]);
      await booted.server.close();
      const next = await start();
      Object.assign(booted, { server: next, url: next.url, ...clientsOf(next, tokens) });
    },
    async close() {
      await Promise.all([booted.asOwner.close(), booted.asStranger.close(), booted.asNobody.close()]);
      await booted.server.close();
      await engines.release();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return booted;
}

function clientsOf({ url }: RunningServer, [ownerToken, strangerToken]: string[]): Pick<Booted, 'asOwner' | 'asStranger' | 'asNobody'> {
  const client = (token?: string) => createClient({ url: url!, token });
  return { asOwner: client(ownerToken), asStranger: client(strangerToken), asNobody: client() };
}

async function newTenant({ services }: RunningServer, name: string): Promise<string> {
  const actor = await createContract(services, { contractName: name, email: `${name}@example.com`, firstName: name, lastName: 'Example' });
  return createAccessToken(services, actor);
}

/** Uploads content, starts a job on it and waits for its end. */
export async function convert(client: Client, files: { name: string; content: Uint8Array }[]): Promise<Job> {
  const documents = [];
  for (const file of files) documents.push((await client.documents.upload(file)).id);
  return waitForJob(client, (await client.jobs.create({ documents })).id);
}

export async function waitForJob(client: Client, jobId: string): Promise<Job> {
  let last: Job | undefined;
  for await (const job of client.jobs.watch(jobId)) last = job;
  return last!;
}
