// Starts a server: takes the data folder, opens its parts side by side, recovers what a crash left, listens.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { loadConfig } from './config.js';
import type { Config } from './config.js';
import { openLog } from './core/log.js';
import type { Log } from './core/log.js';
import type { Services } from './core/services.js';
import { claimDataFolder, databaseDirOf, filesDirOf } from './database/dataFolder.js';
import type { FolderClaim } from './database/dataFolder.js';
import { openDatabase } from './database/database.js';
import type { ListenOptions } from './http/listen.js';
import type { Reader } from './reading/reader.js';
import { createReaderPool } from './reading/readerPool.js';

export interface ServerOptions {
  /** Folder of the embedded database and the files; created when missing. */
  dataDir: string;
  /**
   * A port, a socket path, or `private`: a new socket that only this user can open. `none`: no server, for workers.
   * @default the configured host and port
   */
  listen?: ListenOptions | 'none';
  /** Settings that go before those of the environment. */
  config?: Partial<Omit<Config, 'dataDir'>>;
  environment?: Record<string, string | undefined>;
  log?: Log;
  /** Folder made by prepareTemplate; a new data folder starts as its copy. @default the one beside the bundle */
  templateDir?: string;
  /** Build of the web app, served under /app. @default the one beside the bundle, or in the package of the app */
  appDir?: string;
  /** For tests: another reader than the engine. */
  reader?: Reader;
  /** How long to wait for another process to leave the data folder. */
  lockWaitMs?: number;
  clock?: () => Date;
}

export interface RunningServer {
  /** Address for browsers; null on a private socket. */
  url: string | null;
  socketPath: string | null;
  config: Config;
  /** For tests and tools in the same process. */
  services: Services;
  httpServer: Server | null;
  /** Ends in order; work that is not done by then goes on at the next start. */
  close(): Promise<void>;
}

const LOCK_WAIT_MS = 5000;
const CLOSE_GRACE_MS = 500;

/** @throws ConfigError, DataFolderBusyError; any error of the database, the storage or the port */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const config = loadConfig(options.environment ?? process.env, { ...options.config, dataDir: options.dataDir });
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne().catch(() => undefined);
  };
  try {
    return await open(options, config, closers, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(options: ServerOptions, config: Config, closers: (() => Promise<void>)[], close: () => Promise<void>): Promise<RunningServer> {
  const { extractionWorkers: threads, extractionTimeoutMs: timeoutMs, extractionMemoryMb: memoryMb } = config;
  const reader = options.reader ?? createReaderPool({ threads, timeoutMs, memoryMb });
  const claim = await claimFolder(options, config);
  if (claim) closers.push(() => claim.release());
  closers.push(() => reader.close());
  if (config.role !== 'web') reader.warm();
  const services = await openServices(options, config, reader, closers);
  await prepareWork(services);
  if ((config.mode === 'server' || config.webhooks) && config.role !== 'web') {
    const { startHousekeeping } = await import('./system/housekeeping.js');
    closers.push(startHousekeeping(services));
  }
  const listening = options.listen === 'none' || config.role === 'worker' ? null : await openWeb(options, services, closers);
  if (listening?.url) await claim?.announce(listening.url);
  if (config.role === 'all') void loadAhead();
  return {
    url: listening?.url ?? null,
    socketPath: listening?.socketPath ?? null,
    config,
    services,
    httpServer: listening?.server ?? null,
    close,
  };
}

/** Only the embedded parts belong to one process. */
async function claimFolder(options: ServerOptions, config: Config): Promise<FolderClaim | null> {
  if (config.databaseUrl) return null;
  const claim = await claimDataFolder(config.dataDir, options.lockWaitMs ?? LOCK_WAIT_MS);
  try {
    const { copyTemplate } = await import('./database/template.js');
    await copyTemplate(options.templateDir ?? firstFolder('./template/'), config.dataDir);
    return claim;
  } catch (error) {
    await claim.release();
    throw error;
  }
}

async function openServices(options: ServerOptions, config: Config, reader: Services['reader'], closers: (() => Promise<void>)[]): Promise<Services> {
  const opening = openDatabase({ databaseUrl: config.databaseUrl, databaseDir: databaseDirOf(config.dataDir) });
  opening.catch(() => undefined);
  const [{ openStorage }, { openLive }, { openQueue }, { openMail }, log] = await Promise.all([
    import('./storage/storage.js'),
    import('./live/live.js'),
    import('./queue/openQueue.js'),
    import('./mail/mail.js'),
    options.log ?? openLog(config.logLevel),
    // Loaded while the database starts: everything a first request needs.
    options.listen === 'none' ? null : import('./http/app.js'),
  ]);
  const db = await opening;
  closers.push(() => db.close());
  const storage = await openStorage({ storageUrl: config.storageUrl, filesDir: filesDirOf(config.dataDir) });
  closers.push(() => storage.close());
  const live = await openLive(config);
  closers.push(() => live.close());
  const queue = await openQueue(config, db, log);
  closers.push(() => queue.close(CLOSE_GRACE_MS));
  const opened = openMail(config, log);
  const mail = config.mode === 'server' ? (await import('./support/suppression.js')).withoutSuppressed(opened, db, log) : opened;
  closers.push(() => mail.close());
  return { config, log, db, storage, queue, live, reader, mail, clock: options.clock ?? (() => new Date()), newId: randomUUID };
}

/** The local user exists, and work that a crash cut off is found again. */
async function prepareWork(services: Services): Promise<void> {
  const { config, db, clock, queue } = services;
  if (config.mode === 'local') {
    const { ensureLocalUser } = await import('./users/users.commands.js');
    await ensureLocalUser(db, clock());
  }
  if (config.role === 'web') return;
  const [{ jobDefinitions }, { recoverJobs }] = await Promise.all([import('./queue/registry.js'), import('./jobs/recoverJobs.js')]);
  await queue.work(jobDefinitions, services);
  await recoverJobs(services);
  if (!config.webhooks) return;
  const { recoverDeliveries } = await import('./webhooks/recoverDeliveries.js');
  await recoverDeliveries(services);
}

async function openWeb(options: ServerOptions, services: Services, closers: (() => Promise<void>)[]) {
  const { config } = services;
  const [{ createApp }, { openGateway }, { listen }] = await Promise.all([import('./http/app.js'), import('./live/gateway.js'), import('./http/listen.js')]);
  const where = options.listen && options.listen !== 'none' ? options.listen : { port: config.port, host: config.host };
  const isPrivateSocket = where === 'private' || 'socketPath' in where;
  const origins = { mode: config.mode, allowedOrigins: config.allowedOrigins, allowedHosts: config.allowedHosts, isPrivateSocket };
  const app = createApp(services, { appDir: options.appDir ?? firstFolder('./app/', '../../app/dist/'), origins });
  const listening = await listen(app.callback(), where);
  closers.push(() => listening.close());
  const gateway = openGateway(listening.server, services, origins);
  closers.push(async () => gateway.close());
  return listening;
}

/** What the first job and the first export need, loaded while the first upload arrives. */
async function loadAhead(): Promise<void> {
  await import('./jobs/runExtraction.js');
  await import('./exports/writeExport.js');
}

/** Parts that the build puts beside the bundle. */
function firstFolder(...places: string[]): string | null {
  return places.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((path) => existsSync(path)) ?? null;
}
