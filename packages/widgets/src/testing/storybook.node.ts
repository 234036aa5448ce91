import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright-core';

const packageFolder = fileURLToPath(new URL('../../', import.meta.url));
const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser of this machine, or undefined where there is none. */
export const chromiumPath = candidates.find((path): path is string => path !== undefined && existsSync(path));

export interface StoryBook {
  /** Ids of all stories. */
  ids: string[];
  open(id: string, viewport?: { width: number; height: number }): Promise<Page>;
  /** Another story in a page that is open: twice as fast as to load it. */
  show(page: Page, id: string): Promise<void>;
  close(): Promise<void>;
}

/** In the page: what Storybook tells of itself there. */
declare const preview: () => undefined | { channel: { emit(event: string, data: unknown): void }; currentRender?: { id?: string; phase?: string } };

const types: Record<string, string> = {
  '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.wasm': 'application/wasm',
};

/** Serves the stories on a free port and opens them in a browser; builds them first unless STORYBOOK_FOLDER holds them. */
export async function openStorybook(): Promise<StoryBook> {
  const given = process.env.STORYBOOK_FOLDER;
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'tieout-stories-')));
  if (!given) await buildStorybook(folder);
  const server = await serve(folder);
  const { port } = server.address() as AddressInfo;
  const browser: Browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, unknown> };
  return {
    ids: Object.keys(index.entries),
    async open(id, viewport = { width: 1440, height: 900 }) {
      // A window of its own: one that lies behind another draws no frames.
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
      await page.addInitScript('globalThis.preview = () => globalThis.__STORYBOOK_PREVIEW__');
      page.setDefaultTimeout(45_000);
      await page.goto(`http://localhost:${port}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
      await hasDone(page, id);
      return page;
    },
    async show(page, id) {
      await page.evaluate((storyId) => {
        localStorage.clear();
        preview()!.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }, id);
      await hasDone(page, id);
    },
    async close() {
      await browser.close();
      server.close();
      if (!given) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until a story is shown and has done what it does (chosen files, pressed a button). */
async function hasDone(page: Page, id: string): Promise<void> {
  await page.waitForFunction((storyId) => {
    const { id: shown, phase } = preview()?.currentRender ?? {};
    return shown === storyId && ['finished', 'errored', 'aborted'].includes(phase ?? '');
  }, id);
}

async function buildStorybook(folder: string): Promise<void> {
  const storybook = join(dirname(createRequire(import.meta.url).resolve('storybook/package.json')), 'dist/bin/dispatcher.js');
  const options = ['build', '--disable-telemetry', '--quiet', '--output-dir', folder];
  await promisify(execFile)(process.execPath, [storybook, ...options], { cwd: packageFolder, maxBuffer: 1e9 });
}

async function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    readFile(join(folder, path)).then(
      (content) => response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream', 'cache-control': 'max-age=3600' }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}
