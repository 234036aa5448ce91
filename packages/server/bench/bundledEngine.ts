// The engine as it is shipped: bundled. From source the loader would add its own calls to every function, and so to every figure.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { extractDocument } from '../src/extraction/extract.js';

const server = fileURLToPath(new URL('..', import.meta.url));
const outdir = join(server, 'node_modules/.cache/tieout-bench');
const EXTERNAL = ['sharp', 'pdfjs-dist', '@hyzyla/pdfium', 'tesseract.js', '@tesseract.js-data/*'];

/** Path of the bundle, which exports extractDocument. */
export async function bundleEngine(): Promise<string> {
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  writeFileSync(join(outdir, 'package.json'), '{ "type": "module" }');
  await build({
    absWorkingDir: server,
    entryPoints: { engine: 'src/extraction/extract.ts', asideThread: 'src/extraction/readers/asideThread.ts' },
    outdir, bundle: true, splitting: true, format: 'esm', platform: 'node', target: 'node20',
    supported: { 'regexp-unicode-property-escapes': true },
    conditions: ['@tieout/source'], external: EXTERNAL, logLevel: 'warning',
    banner: { js: "import { createRequire as benchRequire } from 'node:module'; const require = benchRequire(import.meta.url);" },
  });
  return join(outdir, 'engine.js');
}

export async function loadEngine(path: string): Promise<typeof extractDocument> {
  return ((await import(pathToFileURL(path).href)) as { extractDocument: typeof extractDocument }).extractDocument;
}
