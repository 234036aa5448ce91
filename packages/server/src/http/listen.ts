// Listens on a port, on the next free one where that is allowed, or on a private socket.
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type ListenOptions = { port: number; host: string; portFallback?: boolean } | { socketPath: string } | 'private';

export interface Listening {
  server: Server;
  url: string | null;
  socketPath: string | null;
  close(): Promise<void>;
}

const FALLBACK_PORTS = 20;
/** Waits for calls that are being answered. */
const DRAIN_MS = 2000;

export async function listen(handler: RequestListener, options: ListenOptions): Promise<Listening> {
  const server = createServer({ requestTimeout: 0 }, handler);
  // Uploads may take long; the headers may not.
  server.headersTimeout = 30_000;
  if (options === 'private' || 'socketPath' in options) {
    const socketPath = options === 'private' ? await privateSocketPath() : options.socketPath;
    await listenOn(server, { path: socketPath });
    const cleanUp = options === 'private' ? () => rm(dirname(socketPath), { recursive: true, force: true }) : async () => {};
    return { server, url: null, socketPath, close: () => closeServer(server).finally(cleanUp) };
  }
  await listenOnPort(server, options);
  const { port } = server.address() as AddressInfo;
  const name = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(options.host) ? 'localhost' : options.host;
  return { server, url: `http://${name}:${port}`, socketPath: null, close: () => closeServer(server) };
}

/** In a folder that only this user may enter, and short: socket paths end at about 100 bytes. */
async function privateSocketPath(): Promise<string> {
  if (process.platform === 'win32') return `\\\\.\\pipe\\tieout-${randomUUID()}`;
  return join(await mkdtemp(join(tmpdir(), 'tieout-')), 's');
}

async function listenOnPort(server: Server, { port, host, portFallback }: { port: number; host: string; portFallback?: boolean }): Promise<void> {
  for (let offset = 0; ; offset += 1) {
    try {
      return await listenOn(server, { port: port + offset, host });
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || !portFallback || offset >= FALLBACK_PORTS || port === 0) throw error;
    }
  }
}

function listenOn(server: Server, where: { path: string } | { port: number; host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(where, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
