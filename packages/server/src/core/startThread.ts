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
  const bundles = bundleFolder();
  if (bundles) return new Worker(new URL(`./${bundleName}.js`, bundles), { ...options, execArgv: [] });
  // A thread does not inherit the TypeScript loader of its parent, so it registers its own.
  const loader = new URL('./index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api'))).href;
  const bootstrap = `import(${JSON.stringify(loader)}).then((tsx) => { tsx.register(); return import(${JSON.stringify(sourceUrl.href)}); });`;
  return new Worker(bootstrap, { ...options, eval: true, execArgv: ['--conditions=@tieout/source'] });
}

/** Beside this module once it is bundled. Tests on a fresh build (TEST_PROGRAM=built) take its threads, which start in a fifth of the time. */
function bundleFolder(): string | null {
  if (!import.meta.url.endsWith('.ts')) return import.meta.url;
  return process.env.TEST_PROGRAM === 'built' ? new URL('../../dist/', import.meta.url).href : null;
}
