import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { findChromium, launchChromium } from './browser.js';
import { startRealApp, type RealApp } from './realApp.js';

/** The running app and the browser before it; there once the tests of the group run. */
export interface Scene {
  app: RealApp;
  browser: Browser;
}

/** A group of tests with one real server and one browser; left out, and said so, on a machine without Chromium. */
export function describeInBrowser(name: string, tests: (scene: Scene) => void, mode: 'local' | 'server' = 'local'): void {
  const chromium = findChromium();
  if (chromium === null) console.log(`No Chromium on this machine: "${name}" is left out. Set CHROMIUM_PATH to one.`);
  describe.skipIf(chromium === null)(name, () => {
    const scene = {} as Scene;
    beforeAll(async () => {
      scene.app = await startRealApp(mode);
      scene.browser = await launchChromium(chromium ?? '');
    });
    afterAll(async () => {
      await scene.browser.close();
      await scene.app.close();
    });
    tests(scene);
  });
}
