import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { builtApp } from './builtApp.js';

export interface StaticApp {
  /** Address of the app, e.g. http://localhost:41234/app */
  url: string;
  close: () => Promise<void>;
}

/** The built app on a free port, without a server behind it. */
export async function startStaticApp(): Promise<StaticApp> {
  const outDir = await builtApp();
  const server = await preview({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)), logLevel: 'warn', build: { outDir }, preview: { port: 0, host: 'localhost' },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The preview server has no port');
  return { url: `http://localhost:${address.port}/app`, close: () => server.close() };
}
