// Entry @tieout/sdk/local: the server inside this process, on a data folder, with nothing else to start.
import { resolve } from 'node:path';
import type { Client, ClientOptions } from './client.js';
import { defaultDataDir } from './local/dataDir.node.js';
import { type DataFolderBusy, isDataFolderBusy, loadServerPackage, type ServerStart, type StartedServer } from './local/serverPackage.node.js';
import { explainFileError, makeFolder } from './transport/fileErrors.node.js';
import { pause } from './transport/retry.js';

export { defaultDataDir, makeFolder };

export interface LocalOptions {
  /** Folder of the data. @default TIEOUT_DATA_DIR, else the usual place of the system */
  dir?: string | undefined;
  /** Called once with a sentence for the user when another process has the folder open and this one waits for it. */
  onWait?: ((message: string) => void) | undefined;
  /** Gives up waiting. */
  signal?: AbortSignal | undefined;
}

export type LocalClientOptions = LocalOptions;

export interface LocalClient extends Client {
  /** The data folder, absolute. */
  readonly dir: string;
  /** Address of the server when another process serves the folder; null when it runs in this one. */
  readonly url: string | null;
  /** Ends the client and, when it runs in this process, the server; what is saved stays in the folder. */
  close(): Promise<void>;
}

/** Servers of this process by folder; clients of the same folder share one. */
const shared = new Map<string, { found: Promise<Found>; users: number }>();

/** A client of a server in this process, on a private socket; of the process that serves the folder already, if there is one. */
export async function createLocalClient(options: LocalClientOptions = {}): Promise<LocalClient> {
  const dir = resolve(options.dir ?? defaultDataDir());
  const start = { dataDir: dir, listen: 'private' as const, environment: ownEnvironment(process.env), config: { logLevel: 'silent' as const } };
  const entry = shared.get(dir) ?? { found: openFolder(start, options), users: 0 };
  shared.set(dir, entry);
  entry.users += 1;
  const leave = async () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    shared.delete(dir);
    const found = await entry.found.catch(() => null);
    if (found && 'server' in found) await found.server.close();
  };
  // Reported below; a folder that fails before the client is loaded must not end the process.
  entry.found.catch(() => undefined);
  try {
    // Loaded while the database starts in its own thread.
    const { createClient } = await import('./client.js');
    return clientOf(createClient, await entry.found, dir, leave);
  } catch (error) {
    await leave();
    throw error;
  }
}

function clientOf(createClient: (options: ClientOptions) => Client, found: Found, dir: string, leave: () => Promise<void>): LocalClient {
  const client = createClient('server' in found ? { socketPath: found.server.socketPath ?? undefined } : { url: found.url });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= client.close().then(leave));
  return { ...client, dir, url: 'server' in found ? null : found.url, close };
}

export interface LocalServerOptions extends LocalOptions {
  /** The next free port is taken when it is in use. @default PORT of the environment, else 4000 */
  port?: number | undefined;
  /** @default 127.0.0.1: this machine only; with MODE=server HOST of the environment, if it is set */
  host?: string | undefined;
}

export interface LocalServer {
  url: string;
  /** The data folder, absolute. */
  dir: string;
  /** Another process served the folder already; close() leaves it alone. */
  isShared: boolean;
  close(): Promise<void>;
}

/**
 * Serves a data folder with the app and the API over HTTP, as `tieout serve` does. The server's other settings
 * (docs/reference/configuration.md) come from the environment; `MODE=server` there turns accounts on.
 */
export async function startLocalServer(options: LocalServerOptions = {}): Promise<LocalServer> {
  const environment = servingEnvironment(process.env);
  const isForMany = environment.MODE === 'server';
  const dir = resolve(options.dir ?? (environment.DATA_DIR || defaultDataDir()));
  // A proxy in front of a server for many looks for it at its port, and mails without a mail server are in its log.
  const listen = { port: options.port ?? Number(environment.PORT || 4000), host: options.host ?? (environment.HOST || '127.0.0.1'), portFallback: !isForMany };
  const config = environment.LOG_LEVEL || isForMany ? {} : { logLevel: 'warn' as const };
  const found = await openFolder({ dataDir: dir, listen, environment, config }, options);
  if ('server' in found) return { url: found.server.url ?? '', dir, isShared: false, close: () => found.server.close() };
  return { url: found.url, dir, isShared: true, close: () => Promise.resolve() };
}

/**
 * `MODE=server` alone decides. Without it the server has one user and no sign-in, and names that shells and other programs set too
 * (Vite sets MODE, csh HOST) neither open it nor stop it.
 */
function servingEnvironment(env: Record<string, string | undefined>): Record<string, string | undefined> {
  if (env.MODE === 'server') return env;
  const { MODE: _mode, ROLE: _role, HOST: _host, DATA_DIR: _dataDir, ...others } = env;
  return others;
}

/**
 * The settings that fit a server on one folder. DATABASE_URL and its like are left out: many programs use these names, and a
 * conversion must not write to the database of another one.
 */
function ownEnvironment(env: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => /^(EXTRACTION|OCR|MAX)_/.test(name)));
}

const WAIT_STEP_MS = 200;

type Found = { server: StartedServer } | { url: string };

/** Starts the server on the folder, or finds the one that serves it. Waits for a process that has it open without serving it. */
async function openFolder(start: Omit<ServerStart, 'lockWaitMs'>, { onWait, signal }: LocalOptions): Promise<Found> {
  const { startServer } = await loadServerPackage();
  await makeFolder(start.dataDir, 0o700);
  for (let attempt = 0; ; attempt += 1) {
    signal?.throwIfAborted();
    try {
      return { server: await startServer({ ...start, lockWaitMs: 0 }) };
    } catch (error) {
      if (!isDataFolderBusy(error)) throw explainFileError(error, `The data folder ${start.dataDir} cannot be used`);
      // A process that was killed may be listed for a while longer; what does not answer is not in use.
      if (error.owner.url && (await isAnswering(error.owner.url))) return { url: error.owner.url };
      if (error.owner.pid === process.pid) throw new Error(`This process has the data folder ${start.dataDir} open already. Close the client of createLocalClient first.`, { cause: error });
      if (attempt === 0) onWait?.(waitMessage(start.dataDir, error));
      await pause(WAIT_STEP_MS, signal);
    }
  }
}

const ANSWER_MS = 3000;

async function isAnswering(url: string): Promise<boolean> {
  return fetch(new URL('/api/v1/status', url), { signal: AbortSignal.timeout(ANSWER_MS) }).then((response) => response.ok, () => false);
}

function waitMessage(dataDir: string, { owner }: DataFolderBusy): string {
  return `Waiting for another tieout (process ${owner.pid}) to finish with the data folder ${dataDir} ...`;
}
