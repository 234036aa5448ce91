import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const PLACES = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/** The browser of this machine, or null: nothing is downloaded. */
export const chromiumPath: string | null = PLACES.find((path): path is string => path !== undefined && existsSync(path)) ?? null;

export async function openBrowser(): Promise<Browser> {
  if (chromiumPath === null) throw new Error('No Chromium on this machine, so that no statement can be printed. Set CHROMIUM_PATH to one.');
  return chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
}
