// The web app under /app: files of its build, and its first page for every address the app itself routes.
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import type { Context as KoaContext, Next } from 'koa';
import type { Config } from '../config.js';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);

const BASE = '/app';
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8', '.json': 'application/json', '.svg': 'image/svg+xml', '.png': 'image/png', '.ico': 'image/x-icon',
  '.woff2': 'font/woff2', '.woff': 'font/woff', '.wasm': 'application/wasm', '.map': 'application/json', '.webmanifest': 'application/manifest+json',
  '.bcmap': 'application/octet-stream', '.pfb': 'application/octet-stream', '.ttf': 'font/ttf', '.txt': 'text/plain; charset=utf-8',
};
/** Vite puts a hash of the content into these names. */
const HASHED = `${sep}assets${sep}`;

/** Told to the app in its first page, so that it knows before the first call whether people sign in here, and whether there are webhooks. */
type Told = Pick<Config, 'mode' | 'webhooks'>;

export function serveApp(folder: string | null, told: Told) {
  const appDir = folder && resolve(folder);
  return async (ctx: KoaContext, next: Next): Promise<void> => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === '/') return ctx.redirect(BASE);
    if (ctx.path !== BASE && !ctx.path.startsWith(`${BASE}/`)) return next();
    if (!appDir) {
      ctx.status = 404;
      ctx.body = 'The web app is not built yet. Run "npm run build" and start the server again.';
      return;
    }
    const path = await findFile(appDir, decode(ctx.path.slice(BASE.length)));
    if (!path) return next();
    ctx.type = types[extname(path)] ?? 'application/octet-stream';
    ctx.set('cache-control', path.includes(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache');
    const marks = marksOf(told);
    if (marks !== '' && path.endsWith('index.html')) {
      ctx.body = (await readFile(path, 'utf8')).replace(/<html(?=[\s>])/, `<html${marks}`);
      return;
    }
    await sendFile(ctx, path);
  };
}

const marksOf = ({ mode, webhooks }: Told): string => (mode === 'server' ? ' data-mode="server"' : '') + (webhooks ? ' data-webhooks="on"' : '');

/** Texts travel compressed. A build's files do not change, so each is compressed once. */
async function sendFile(ctx: KoaContext, path: string): Promise<void> {
  ctx.vary('Accept-Encoding');
  const encoding = compressible.has(extname(path)) ? ctx.acceptsEncodings('br', 'gzip', 'identity') : 'identity';
  if (encoding !== 'br' && encoding !== 'gzip') {
    ctx.body = createReadStream(path);
    return;
  }
  ctx.set('content-encoding', encoding);
  ctx.body = await compressedFile(path, encoding);
}

const compressible = new Set(['.html', '.js', '.mjs', '.css', '.json', '.svg', '.map', '.wasm', '.webmanifest', '.txt', '.ttf', '.bcmap', '.ico']);
const compressed = new Map<string, Promise<Buffer>>();
/** Nearly as small as the most, in a tenth of the time. */
const BROTLI_QUALITY = 5;

async function compressedFile(path: string, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const { mtimeMs, size } = await stat(path);
  const key = `${encoding} ${path} ${mtimeMs} ${size}`;
  let file = compressed.get(key);
  if (!file) {
    const compress = (bytes: Buffer) => (encoding === 'br' ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }) : gzip(bytes));
    file = readFile(path).then(compress);
    file.catch(() => compressed.delete(key));
    compressed.set(key, file);
  }
  return file;
}

async function findFile(appDir: string, requested: string): Promise<string | null> {
  const path = normalize(join(appDir, requested));
  if (path !== appDir && !path.startsWith(appDir + sep)) return null;
  if ((await sizeOf(path)) !== null) return path;
  // An address with the ending of a part of the app names a file: answering a missing script with a page would only hide the fault.
  // Any other, such as /app/nothing.html, is for the app, which has a page for what it does not know.
  const ending = extname(requested);
  return ending === '' || ending === '.html' || !(ending in types) ? join(appDir, 'index.html') : null;
}

async function sizeOf(path: string): Promise<number | null> {
  const found = await stat(path).catch(() => null);
  return found?.isFile() ? found.size : null;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
