// A bare page of somebody else: no shell, no styles but ours, the widgets for pages without React.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const packages = fileURLToPath(new URL('../..', import.meta.url));
const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const types: Readonly<Record<string, string>> = { html: 'text/html', css: 'text/css', js: 'text/javascript', mjs: 'text/javascript', wasm: 'application/wasm' };
const bare = '<!doctype html><html lang="en"><title>Books of the partner</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/out/styles.css"><body><div id="place" style="height: 700px"></div><script type="module">import * as tieout from "/out/embed.js"; globalThis.tieout = tieout;</script>';

export interface PartnerPage {
  origin: string;
  close: () => void;
}

export async function servePartnerPage(): Promise<PartnerPage> {
  const { outputFiles } = await build({
    entryPoints: { embed: `${packages}widgets/src/embed.ts`, styles: `${packages}widgets/src/styles.css` }, outdir: '/out', bundle: true, splitting: true, write: false, format: 'esm',
    target: 'es2022', jsx: 'automatic', conditions: ['@tieout/source'], define: { 'process.env.NODE_ENV': '"production"' }, logLevel: 'error',
  });
  const built = new Map(outputFiles.map(({ path, contents }) => [path, contents]));
  // What the viewer fetches of pdf.js is addressed from beside the bundle.
  const read = async (path: string) => (path === '/' ? bare : built.get(path) ?? readFile(modules + path.replace(/^\/out/, '')));
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://page').pathname;
    read(path).then(
      (body) => response.writeHead(200, { 'content-type': types[path === '/' ? 'html' : path.split('.').at(-1) ?? ''] ?? 'application/octet-stream' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}
