// Starts a worker thread from its entry file: beside the bundle, or from TypeScript source in development and tests.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { WorkerOptions } from 'node:worker_threads';

/**
 * @param bundleName file name in `dist`, without extension
 * @param sourceUrl the `.ts` file of the entry, made by `new URL('./x.ts', import.meta.url)` at the call
 */
export function startThread(bundleName: string, sourceUrl: URL, options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(`./${bundleName}.js`, import.meta.url), { ...options, execArgv: [] });
  // A thread does not inherit the TypeScript loader of its parent, so it registers its own.
  const loader = new URL('./index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api'))).href;
  const bootstrap = `import(${JSON.stringify(loader)}).then((tsx) => { tsx.register(); return import(${JSON.stringify(sourceUrl.href)}); });`;
  return new Worker(bootstrap, { ...options, eval: true, execArgv: ['--conditions=@tieout/source'] });
}
