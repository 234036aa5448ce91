// Entry @tieout/sdk/local: the server inside this process, on a data folder, with nothing else to start.
import { resolve } from 'node:path';
import { type Client, createClient } from './client.js';
import { defaultDataDir } from './local/dataDir.node.js';
import { type DataFolderBusy, isDataFolderBusy, loadServerPackage, type ServerStart, type StartedServer } from './local/serverPackage.node.js';
import { pause } from './transport/retry.js';

export { defaultDataDir };

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

/** A client of a server in this process, on a private socket; of the process that serves the folder already, if there is one. */
export async function createLocalClient(options: LocalClientOptions = {}): Promise<LocalClient> {
  const dir = resolve(options.dir ?? defaultDataDir());
  const found = await openFolder({ dataDir: dir, listen: 'private' }, options);
  if ('server' in found) {
    const { server } = found;
    const client = createClient({ socketPath: server.socketPath ?? undefined });
    const close = async () => {
      await client.close();
      await server.close();
    };
    return { ...client, dir, url: null, close };
  }
  return { ...createClient({ url: found.url }), dir, url: found.url };
}

export interface LocalServerOptions extends LocalOptions {
  /** The next free port is taken when it is in use. @default 4000 */
  port?: number | undefined;
  /** @default 127.0.0.1, this machine only */
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

/** Serves a data folder with the app and the API over HTTP, as `tieout serve` does. */
export async function startLocalServer(options: LocalServerOptions = {}): Promise<LocalServer> {
  const dir = resolve(options.dir ?? defaultDataDir());
  const listen = { port: options.port ?? 4000, host: options.host ?? '127.0.0.1', portFallback: true };
  const found = await openFolder({ dataDir: dir, listen }, options);
  if ('server' in found) return { url: found.server.url ?? '', dir, isShared: false, close: () => found.server.close() };
  return { url: found.url, dir, isShared: true, close: () => Promise.resolve() };
}

const WAIT_STEP_MS = 200;

/** Starts the server on the folder, or finds the one that serves it. Waits for a process that has it open without serving it. */
async function openFolder(start: Omit<ServerStart, 'waitMs'>, { onWait, signal }: LocalOptions): Promise<{ server: StartedServer } | { url: string }> {
  const { startServer } = await loadServerPackage();
  for (let attempt = 0; ; attempt += 1) {
    signal?.throwIfAborted();
    try {
      return { server: await startServer({ ...start, waitMs: 0 }) };
    } catch (error) {
      if (!isDataFolderBusy(error)) throw error;
      if (error.owner.url) return { url: error.owner.url };
      if (attempt === 0) onWait?.(waitMessage(start.dataDir, error));
      await pause(WAIT_STEP_MS, signal);
    }
  }
}

function waitMessage(dataDir: string, { owner }: DataFolderBusy): string {
  return `Waiting for another tieout (process ${owner.pid}) to finish with the data folder ${dataDir} ...`;
}
