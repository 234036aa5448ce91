// What a person does in the app, by the names they see on the screen.
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';

export interface Upload {
  name: string;
  content: Buffer;
  mimeType?: string;
}

export interface OpenPage {
  page: Page;
  context: BrowserContext;
  /** Errors the page threw or logged, without those of refused calls, which the page itself reports to the person. */
  faults: string[];
}

export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true, reducedMotion: 'reduce', ...options });
  // On a machine that does much else a page takes its time; how long a journey takes at most is the business of its test.
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource|WebSocket connection/.test(message.text())) faults.push(`${message.text()} (${message.location().url})`);
  });
  return { page, context, faults };
}

/** Chooses files on the upload page and waits until each is uploaded or refused. */
export async function addFiles(page: Page, uploads: readonly Upload[]): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(
    uploads.map(({ name, content, mimeType = 'application/pdf' }) => ({ name, mimeType, buffer: content })),
  );
}

export async function startJob(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Convert \d+ document/ }).click();
  await page.waitForURL(/\/jobData\?jobId=/);
}

/** Uploads the files as one job and waits for its page. */
export async function convert(page: Page, url: string, uploads: readonly Upload[]): Promise<void> {
  await page.goto(`${url}/extract/bankMode`);
  await addFiles(page, uploads);
  await startJob(page);
}

export function gridRow(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text });
}
