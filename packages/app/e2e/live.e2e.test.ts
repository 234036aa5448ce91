// A job seen while it runs: over a reload, from a second browser, and over a restart of the server.
import { beforeAll, expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility.js';
import { describeInBrowser } from './describeInBrowser.js';
import { convert, gridRow, openPage } from './journey.js';
import { statementPdf } from './statementPdf.js';

/** Long enough to be caught running on any machine. */
const LONG_PAGES = 900;

describeInBrowser('a running job', (scene) => {
  let long: Buffer;

  beforeAll(async () => {
    long = await statementPdf({ pages: LONG_PAGES });
  });

  test('shows its progress again after a reload, and its rows at the end', async () => {
    const { page, context, faults } = await openPage(scene.browser);
    await convert(page, scene.app.url, [{ name: 'long.pdf', content: long }]);
    const progress = page.getByRole('heading', { name: 'Converting documents' });
    await progress.waitFor();
    await page.reload();
    await progress.waitFor();
    expect(await page.getByText('About this job').or(page.getByRole('complementary', { name: 'About this job' })).count()).toBe(1);
    await progress.waitFor({ state: 'detached', timeout: 90_000 });
    await gridRow(page, 'RENT HARBOUR STREET 2').first().waitFor();
    expect(await page.getByText('provisional').count()).toBe(0);
    expect(faults, faults.join('\n')).toEqual([]);
    await context.close();
  });

  test('appears and ends in the list of a second browser that nobody touches', async () => {
    const watcher = await openPage(scene.browser);
    await watcher.page.goto(`${scene.app.url}/extractdata`);
    await watcher.page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
    const worker = await openPage(scene.browser);
    await convert(worker.page, scene.app.url, [{ name: 'seen-elsewhere.pdf', content: await statementPdf({ accountNumber: '000777888999' }) }]);
    const row = watcher.page.getByRole('row').filter({ hasText: 'seen-elsewhere.pdf' });
    await row.waitFor({ timeout: 10_000 });
    await row.getByText('Succeeded').waitFor({ timeout: 30_000 });
    await row.getByText('Reconciled').waitFor();
    await watcher.context.close();
    await worker.context.close();
  });

  test('goes on after the server was stopped and started again, and the page says what happened', async () => {
    const { page, context } = await openPage(scene.browser);
    await convert(page, scene.app.url, [{ name: 'interrupted.pdf', content: long }]);
    await page.getByRole('heading', { name: 'Converting documents' }).waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await scene.app.stop();
    await page.getByText('The connection to the server is lost.').waitFor({ timeout: 30_000 });
    const opened = await context.newPage();
    await opened.goto(page.url());
    await opened.getByRole('heading', { name: 'The server cannot be reached' }).waitFor();
    expect(await accessibilityFaults(opened)).toEqual([]);
    await scene.app.start();
    await page.getByText('The connection is back.').waitFor({ timeout: 60_000 });
    // By itself: nobody presses Try again.
    await opened.getByRole('heading', { name: 'interrupted.pdf' }).waitFor({ timeout: 15_000 });
    await gridRow(page, 'RENT HARBOUR STREET 2').first().waitFor({ timeout: 90_000 });
    // Rows of the first pages are there before the last ones are read.
    await page.getByText(`${(7 * LONG_PAGES).toLocaleString('en-US')} transactions`).waitFor({ timeout: 90_000 });
    await context.close();
  });
});
