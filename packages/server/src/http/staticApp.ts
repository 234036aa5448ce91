// The web app under /app: files of its build, and its first page for every address the app itself routes.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize, resolve, sep } from 'node:path';
import type { Context as KoaContext, Next } from 'koa';

const BASE = '/app';
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8', '.json': 'application/json', '.svg': 'image/svg+xml', '.png': 'image/png', '.ico': 'image/x-icon',
  '.woff2': 'font/woff2', '.woff': 'font/woff', '.wasm': 'application/wasm', '.map': 'application/json', '.webmanifest': 'application/manifest+json',
  '.bcmap': 'application/octet-stream', '.pfb': 'application/octet-stream', '.ttf': 'font/ttf', '.txt': 'text/plain; charset=utf-8',
};
/** Vite puts a hash of the content into these names. */
const HASHED = `${sep}assets${sep}`;

export function serveApp(folder: string | null) {
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
    ctx.body = createReadStream(path);
  };
}

async function findFile(appDir: string, requested: string): Promise<string | null> {
  const path = normalize(join(appDir, requested));
  if (path !== appDir && !path.startsWith(appDir + sep)) return null;
  if ((await sizeOf(path)) !== null) return path;
  // An address with an ending names a file: answering a missing script with a page would only hide the fault.
  return extname(requested) === '' ? join(appDir, 'index.html') : null;
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
