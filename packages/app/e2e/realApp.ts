// The whole product in this process: server, engine and the built app on a temporary data folder.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type RunningServer, type ServerOptions } from '@tieout/server';
import { builtApp } from './builtApp.js';

export interface RealApp {
  /** Address of the app, e.g. http://localhost:41234/app */
  readonly url: string;
  /** What the running server works with, to arrange what no page can. */
  readonly services: RunningServer['services'];
  /** Stops the server; the data folder stays. */
  stop: () => Promise<void>;
  /** Starts it again on the same port and data. */
  start: () => Promise<void>;
  /** Stops it and deletes the data. */
  close: () => Promise<void>;
}

/** @param mode local: one user, no sign-in. server: accounts. */
export async function startRealApp(mode: NonNullable<ServerOptions['config']>['mode'] = 'local'): Promise<RealApp> {
  const appDir = await builtApp();
  const dataDir = await mkdtemp(join(tmpdir(), 'tieout-e2e-'));
  let port = 0;
  let server: RunningServer | null = null;
  const start = async (): Promise<void> => {
    server = await startServer({ dataDir, appDir, listen: { port, host: '127.0.0.1' }, environment: {}, config: { mode, logLevel: 'silent', extractionWorkers: 1 } });
    port = Number(new URL(server.url ?? '').port);
  };
  const stop = async (): Promise<void> => {
    await server?.close();
    server = null;
  };
  await start();
  return {
    get url() {
      return `http://127.0.0.1:${port}/app`;
    },
    get services() {
      if (!server) throw new Error('The server is stopped.');
      return server.services;
    },
    start,
    stop,
    close: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
