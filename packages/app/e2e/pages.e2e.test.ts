// Every page and every state of a job, in a browser, on answers the contract allows: what is shown, where the focus goes, whether axe finds faults.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Job } from '@tieout/sdk/contract';
import { testId } from '@tieout/sdk/testing';
import { accessibilityFaults } from './accessibility.js';
import { findChromium, launchChromium } from './browser.js';
import { answerFrom } from './fakeServer.js';
import { createStatedServer, statedJobs } from './jobStates.js';
import { openPage } from './journey.js';
import { startStaticApp, type StaticApp } from './staticApp.js';

const chromium = findChromium();
if (chromium === null) console.log('No Chromium on this machine: the pages are not looked at. Set CHROMIUM_PATH to one.');

const jobs = Object.values(statedJobs);
const jobPath = (job: Job): string => `/jobData?jobId=${job.id}`;

/** Path, heading, and a text that only this page or state shows. */
const screens: readonly [name: string, path: string, jobs: readonly Job[], heading: string, text: string | RegExp][] = [
  ['the jobs', '/extractdata', jobs, 'Jobs', 'Harbour Bank 2024, all months'],
  ['no jobs yet', '/extractdata', [], 'Jobs', 'Upload PDF files'],
  ['the archive', '/dataArchive', jobs, 'Archive', 'Wrong folder'],
  ['the upload', '/extract/bankMode', [], 'Bank/CC Statements', 'Choose files'],
  ['the upload of invoices', '/extract/invoice', [], 'Invoices/Receipts', 'Drop invoices or receipts here'],
  ['the document editor', '/documentEditor', [], 'Edit documents', 'Drop PDFs here'],
  ['the forms to fill in', '/writePdf', [], 'Populate PDFs', 'Drop PDF forms here'],
  ['vendor lists', '/extract/vendorscsv', [], 'Vendor categories', 'Drop a vendor list here'],
  ['a reconciled job', jobPath(statedJobs.reconciled), jobs, 'Lakeside January 2025', '7 transactions'],
  ['a job that does not reconcile', jobPath(statedJobs.partial), jobs, 'Ledger of the tenant', 'Only some of pages have been converted'],
  ['a running job', jobPath(statedJobs.running), jobs, 'Harbour Bank 2024, all months', 'Converting documents'],
  ['a job without progress', jobPath(statedJobs.waiting), jobs, 'Card statements', 'In Progress'],
  ['a failed job', jobPath(statedJobs.failed), jobs, 'scan-0412.pdf', 'Job Failed'],
  ['a canceled job', jobPath(statedJobs.canceled), jobs, 'Wrong folder', 'Job canceled'],
  ['a job without pages left', jobPath(statedJobs.outOfCredits), jobs, 'Archive 2019 to 2023', 'This job requires 640 pages, but your current plan only has 120 pages available'],
  ['a job in automatic mode', jobPath(statedJobs.generic), jobs, 'Letter of the bank', /automatic mode/i],
  ['the export of a job', `${jobPath(statedJobs.reconciled)}&action=export`, jobs, 'Export Lakeside January 2025', 'Split multiline descriptions into separate columns'],
  ['an export of nothing', '/jobData?action=export', jobs, 'Archive', 'Wrong folder'],
  ['a job that does not exist', `/jobData?jobId=${testId('job', 99)}`, jobs, 'Job not found', 'Go to the jobs'],
  ['a mistyped job', '/jobData?jobId=123', jobs, 'Job not found', 'Go to the jobs'],
  ['no job named', '/jobData', jobs, 'No job chosen', 'Go to the jobs'],
  ['an unknown path', '/nothing/here', [], 'Page not found', '/app/nothing/here'],
  ['a sign-in that does not exist here', '/login', [], 'Page not found', '/app/login'],
];

describe.skipIf(chromium === null)('the pages', () => {
  let app: StaticApp;
  let browser: Browser;

  beforeAll(async () => {
    app = await startStaticApp();
    browser = await launchChromium(chromium ?? '');
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });

  async function open(path: string, shown: readonly Job[], options: Parameters<typeof openPage>[1] = {}) {
    const opened = await openPage(browser, options);
    await answerFrom(opened.page, await createStatedServer(shown));
    await opened.page.goto(app.url + path);
    return opened;
  }
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

  test.each(screens)('%s: says what it is, without faults for axe, in light and dark and on a phone', async (_, path, shown, title, text) => {
    const { page, context, faults } = await open(path, shown);
    await heading(page, title).waitFor();
    await page.getByText(text).first().waitFor();
    expect(await page.title()).toMatch(/.+ · Tieout$/);
    await page.waitForLoadState('networkidle');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-scheme="dark"]').waitFor();
    expect(await accessibilityFaults(page, ['color-contrast'])).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open the navigation' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults, faults.join('\n')).toEqual([]);
    await context.close();
  });

  test('the root leads to the jobs', async () => {
    const { page, context } = await open('/', []);
    await page.waitForURL(`${app.url}/extractdata`);
    await context.close();
  });

  test('navigating moves the focus to the new heading, and back returns', async () => {
    const { page, context } = await open('/extractdata', jobs);
    await page.getByRole('link', { name: 'Lakeside January 2025' }).click();
    await heading(page, 'Lakeside January 2025').waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await page.goBack();
    await heading(page, 'Jobs').waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Jobs');
    expect(new URL(page.url()).pathname).toBe('/app/extractdata');
    await context.close();
  });

  test('the first Tab offers to skip to the content', async () => {
    const { page, context } = await open('/extractdata', jobs);
    await heading(page, 'Jobs').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await context.close();
  });

  test('keys open the shortcuts and the help, closing falls back to the one before, and letters in a field are letters', async () => {
    const { page, context } = await open('/extractdata', jobs);
    await heading(page, 'Jobs').waitFor();
    await page.keyboard.press('h');
    const help = page.getByRole('dialog', { name: 'Help' });
    await help.waitFor();
    expect((await help.boundingBox())?.width).toBeCloseTo(1440 * 0.35, 0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await help.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await keys.waitFor();
    await help.waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await help.waitFor();
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'hidden' });
    await page.keyboard.press('/');
    await page.keyboard.type('g e?');
    expect(await page.getByRole('searchbox').inputValue()).toBe('g e?');
    expect(await keys.count()).toBe(0);
    await context.close();
  });

  test('the theme is kept over a reload, before anything is painted', async () => {
    const { page, context } = await open('/extractdata', jobs, { colorScheme: 'light' });
    await page.getByRole('button', { name: 'Theme: Like the system' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await page.locator('html[data-scheme="dark"]').waitFor();
    await page.goto(`${app.url}/dataArchive`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.documentElement.dataset.scheme !== undefined);
    expect(await page.evaluate(() => document.documentElement.dataset.scheme)).toBe('dark');
    await heading(page, 'Archive').waitFor();
    expect(await page.locator('.tieout-root').first().getAttribute('data-mantine-color-scheme')).toBe('dark');
    await context.close();
  });

  test('a phone is told that a desktop is better, once', async () => {
    const { page, context } = await open('/extractdata', jobs, { viewport: { width: 390, height: 844 } });
    await page.getByText('Tieout is made for a desktop screen.').waitFor();
    await page.getByRole('button', { name: 'Dismiss the desktop recommendation' }).click();
    await page.reload();
    await heading(page, 'Jobs').waitFor();
    expect(await page.getByText('Tieout is made for a desktop screen.').count()).toBe(0);
    await page.getByRole('button', { name: 'Open the navigation' }).click();
    await page.getByRole('dialog', { name: 'Tieout' }).getByRole('link', { name: 'Archive' }).click();
    await heading(page, 'Archive').waitFor();
    await page.getByRole('dialog', { name: 'Tieout' }).waitFor({ state: 'hidden' });
    await context.close();
  });

  test('another version of the server is announced', async () => {
    const { page, context } = await open('/extractdata', jobs);
    await page.route('**/api/v1/protected/job?**', async (route) => {
      await route.fulfill({ json: { rows: [], count: 0 }, headers: { 'x-tieout-version': '2' } });
    });
    await page.reload();
    await page.getByText("There's a new version of the software available").waitFor();
    await context.close();
  });

  test('a part of the app that is gone reloads the page once, then says what to do', async () => {
    const { page, context } = await open('/extractdata', jobs);
    await heading(page, 'Jobs').waitFor();
    await page.route('**/assets/JobDataPage-*.js', (route) => route.abort());
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.getByRole('link', { name: 'Lakeside January 2025' }).click();
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    expect(loads).toBe(1);
    await page.getByText('A part of the app could not be loaded.').waitFor();
    await context.close();
  });

  test('searching keeps the text in the address and says when nothing is found', async () => {
    const { page, context } = await open('/extractdata', []);
    await page.getByRole('searchbox', { name: 'Search jobs by name' }).fill('harbour');
    await page.keyboard.press('Enter');
    await page.waitForURL(/search=harbour/);
    await page.getByText('No job has “harbour” in its name').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.waitForURL(`${app.url}/extractdata`);
    await context.close();
  });
});
