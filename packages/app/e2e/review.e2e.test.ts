// A review with the real server behind it: what is changed is proved again, taken back, kept, and seen by others.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, launchChromium } from './browser.js';
import { addFiles, convert, gridRow, openPage, startJob } from './journey.js';
import { startRealApp, type RealApp } from './realApp.js';
import { statementPdf } from './statementPdf.js';

const chromium = findChromium();
if (chromium === null) console.log('No Chromium on this machine: the journeys of a review are left out. Set CHROMIUM_PATH to one.');

const RENT = 'RENT HARBOUR STREET 2';

/** The verdict of the period, beside its proof. */
const verdict = (page: Page) => page.getByRole('region', { name: 'Summary of the account and period' }).locator('.tieout-summary-verdict .tieout-badge');

/** Types into a cell as with a spreadsheet: to the cell, Enter, the value, Enter. */
async function type(page: Page, row: string, column: string, value: string): Promise<void> {
  await gridRow(page, row).first().locator(`[col-id="${column}"]`).click();
  await page.keyboard.press('Enter');
  await page.locator('.tieout-cell-editor').fill(value);
  await page.keyboard.press('Enter');
}

describe.skipIf(chromium === null)('a review', () => {
  let app: RealApp;
  let browser: Browser;

  beforeAll(async () => {
    app = await startRealApp();
    browser = await launchChromium(chromium ?? '');
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });

  async function openJob(name: string) {
    const opened = await openPage(browser);
    await convert(opened.page, app.url, [{ name, content: await statementPdf() }]);
    await gridRow(opened.page, RENT).first().waitFor({ timeout: 60_000 });
    // Nobody edits before the page is there; a server that stops while pdf.js opens the file leaves it a rejected fetch nobody handles.
    await opened.page.locator('.tieout-page canvas').first().waitFor();
    return opened;
  }

  test('a changed amount breaks the proof at once, undo by keyboard mends it, redo and a reload keep what was done', async () => {
    const { page, context, faults } = await openJob('edited.pdf');
    expect(await verdict(page).textContent()).toBe('Reconciled');
    await type(page, RENT, 'amount', '-1,651.00');
    await verdict(page).filter({ hasText: 'Not Reconciled' }).waitFor();
    await page.getByText('Off by').first().waitFor();
    await page.keyboard.press('Control+z');
    await verdict(page).filter({ hasText: /^Reconciled$/ }).waitFor();
    await gridRow(page, RENT).filter({ hasText: '−1,650.00' }).waitFor();
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await gridRow(page, RENT).filter({ hasText: '−1,651.00' }).waitFor();
    await page.reload();
    await gridRow(page, RENT).filter({ hasText: '−1,651.00' }).waitFor();
    expect(await verdict(page).textContent()).toBe('Not Reconciled');
    expect(faults, faults.join('\n')).toEqual([]);
    await context.close();
  });

  test('what does not fit is said beside the cell, and Escape keeps what was', async () => {
    const { page, context } = await openJob('refused.pdf');
    await type(page, RENT, 'date', '2025-02-30');
    await page.getByRole('alert').filter({ hasText: 'Date is invalid or out of range' }).waitFor();
    await page.keyboard.press('Escape');
    await gridRow(page, RENT).filter({ hasText: '2025-01-23' }).waitFor();
    expect(await page.getByRole('button', { name: 'Undo', exact: true }).isDisabled()).toBe(true);
    await context.close();
  });

  test('a page that lies on its side opens upright, row and line lead to each other also once it is turned, and a line is copied in words', async () => {
    const { page, context, faults } = await openPage(browser, { deviceScaleFactor: 2, permissions: ['clipboard-read', 'clipboard-write'] });
    await convert(page, app.url, [{ name: 'sideways.pdf', content: await statementPdf({ isSideways: true }) }]);
    await gridRow(page, RENT).locator('[col-id="amount"]').click();
    const printed = page.locator('.tieout-page-text span').filter({ hasText: '-1,650.00' });
    const mark = page.locator('.tieout-page-mark[data-tone="value"]');
    const sizes = () => page.locator('.tieout-page canvas').first().evaluate((canvas: HTMLCanvasElement) => [canvas.width / canvas.clientWidth, canvas.clientHeight / canvas.clientWidth]);
    const centre = async (target: typeof mark) => target.boundingBox().then((box) => box && [box.x + box.width / 2, box.y + box.height / 2]);
    const liesOnFigure = async () => {
      const [at, wanted] = [await centre(mark), await centre(printed)];
      return at && wanted && Math.hypot(at[0]! - wanted[0]!, at[1]! - wanted[1]!) < 6;
    };
    await expect.poll(liesOnFigure).toBe(true);
    expect(await sizes()).toEqual([expect.closeTo(2, 1), expect.closeTo(11 / 8.5, 1)]);
    await page.locator('.tieout-page-text span').filter({ hasText: RENT }).click({ clickCount: 3 });
    await page.keyboard.press('Control+c');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(RENT);
    await page.getByRole('button', { name: 'Rotate clockwise' }).click();
    await expect.poll(sizes).toEqual([expect.closeTo(2, 1), expect.closeTo(8.5 / 11, 1)]);
    await expect.poll(liesOnFigure).toBe(true);
    await page.locator('.tieout-page-text span').filter({ hasText: 'CITY POWER AND LIGHT' }).click();
    await page.locator('.ag-row-selected').filter({ hasText: 'CITY POWER AND LIGHT' }).waitFor();
    expect(faults, faults.join('\n')).toEqual([]);
    await context.close();
  });

  test('a line of a scan is marked over its picture, and copied in words', async () => {
    const { page, context, faults } = await openPage(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
    await convert(page, app.url, [{ name: 'scan.pdf', content: await readFile(fileURLToPath(new URL('../../../examples/documents/chao-phraya-scan.pdf', import.meta.url))) }]);
    await gridRow(page, 'TRANSFER TO').first().locator('[col-id="amount"]').click();
    const words = page.locator('.tieout-page-text span');
    const [printed, mark] = await Promise.all([words.filter({ hasText: '-14,853.00' }).boundingBox(), page.locator('.tieout-page-mark[data-tone="value"]').boundingBox()]);
    expect([printed!.x, printed!.y, printed!.width]).toEqual([mark!.x, mark!.y, mark!.width].map((value) => expect.closeTo(value, -1)));
    await words.filter({ hasText: 'TRANSFER' }).first().evaluate((from) => getSelection()!.setBaseAndExtent(from, 0, from.nextElementSibling!.nextElementSibling!, 1));
    await page.keyboard.press('Control+c');
    expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe('TRANSFER TO J');
    expect(faults, faults.join('\n')).toEqual([]);
    await context.close();
  });

  test('one browser sees what the other changes, without touching it', async () => {
    const first = await openJob('together.pdf');
    const second = await openPage(browser);
    await second.page.goto(first.page.url());
    await gridRow(second.page, RENT).first().waitFor();
    await type(first.page, 'CITY POWER AND LIGHT', 'description', 'City power, January');
    await gridRow(second.page, 'City power, January').waitFor({ timeout: 15_000 });
    await second.context.close();
    await first.context.close();
  });

  test('a cell stays open, with what is typed in it, while somebody else breaks the proof', async () => {
    const first = await openJob('meanwhile.pdf');
    const second = await openPage(browser);
    await second.page.goto(first.page.url());
    await gridRow(second.page, RENT).first().waitFor();
    await gridRow(first.page, 'CITY POWER AND LIGHT').first().locator('[col-id="description"]').click();
    await first.page.keyboard.press('Enter');
    await first.page.keyboard.type('Electricity');
    await type(second.page, RENT, 'amount', '-1,651.00');
    await verdict(first.page).filter({ hasText: 'Not Reconciled' }).waitFor();
    await first.page.keyboard.type(' and gas');
    await first.page.keyboard.press('Enter');
    await gridRow(second.page, 'Electricity and gas').waitFor();
    // The same cell, opened before the other changed it and sent when that has long been heard of: neither value is lost.
    await gridRow(first.page, 'Electricity and gas').first().locator('[col-id="description"]').click();
    await first.page.keyboard.press('Enter');
    await first.page.locator('.tieout-cell-editor').fill('Mine');
    await type(second.page, 'Electricity and gas', 'description', 'Theirs');
    await type(second.page, RENT, 'amount', '-1,650.00');
    await verdict(first.page).filter({ hasText: /^Reconciled$/ }).waitFor();
    await first.page.keyboard.press('Enter');
    const question = first.page.getByRole('dialog').getByRole('row').filter({ hasText: 'description' });
    await question.waitFor();
    expect(await question.getByRole('cell').allTextContents()).toEqual(['Mine', 'Theirs']);
    await second.context.close();
    await first.context.close();
  });

  test('goes on while the server is gone: the change waits, and is saved and proved when it is back', async () => {
    const { page, context, faults } = await openJob('restarted.pdf');
    await app.stop();
    await type(page, RENT, 'amount', '-1,651.00');
    const waiting = page.getByText('1 change waits for the connection.');
    await waiting.waitFor({ timeout: 30_000 });
    await page.getByText('The connection to the server is lost.').waitFor();
    await gridRow(page, RENT).filter({ hasText: '−1,651.00' }).waitFor();
    await app.start();
    await page.getByText('The connection is back.').waitFor({ timeout: 60_000 });
    await waiting.waitFor({ state: 'detached', timeout: 60_000 });
    await verdict(page).filter({ hasText: 'Not Reconciled' }).waitFor();
    await page.reload();
    await gridRow(page, RENT).filter({ hasText: '−1,651.00' }).waitFor();
    expect(faults, faults.join('\n')).toEqual([]);
    await context.close();
  });

  test('the jobs under two tags are one workspace: edited, proved and taken back there', async () => {
    const { page, context, faults } = await openPage(browser);
    for (const [name, accountNumber] of [['january.pdf', '000111222333'], ['february.pdf', '000444555666']] as const) {
      await page.goto(`${app.url}/extract/bankMode?l1=Client%20A&l2=2025`);
      await addFiles(page, [{ name, content: await statementPdf({ accountNumber }) }]);
      await startJob(page);
      await gridRow(page, RENT).first().waitFor({ timeout: 60_000 });
    }
    await page.goto(`${app.url}/jobData?l1=Client%20A&l2=2025`);
    await page.getByRole('heading', { name: 'Client A / 2025' }).waitFor();
    await page.getByRole('combobox', { name: 'Document', exact: true }).click();
    await page.getByRole('option', { name: 'february.pdf' }).click();
    await type(page, RENT, 'amount', '-1,651.00');
    await page.locator('header').getByText('Not Reconciled', { exact: true }).waitFor();
    await page.keyboard.press('Control+z');
    await page.locator('header').getByText('Reconciled', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Jobs' }).click();
    await page.getByRole('link', { name: 'january.pdf' }).waitFor();
    expect(faults, faults.join('\n')).toEqual([]);
    await context.close();
  });

  test('an end balance is typed into the summary, with the message of a wrong one, and the period is proved again', async () => {
    const { page, context } = await openJob('balance.pdf');
    await page.getByRole('button', { name: 'Change end balance' }).click();
    const field = page.getByRole('textbox', { name: 'End balance' });
    await field.fill('ten');
    await field.press('Enter');
    await page.getByText('Invalid amount. Use a valid amount. Examples: 100.23 or -200.54 or 300').waitFor();
    await field.fill('1.00');
    await field.press('Enter');
    await verdict(page).filter({ hasText: 'Not Reconciled' }).waitFor();
    await context.close();
  });

  test('all rows but one are excluded as one step, and one undo brings them back', async () => {
    const { page, context } = await openJob('bulk.pdf');
    await page.getByRole('button', { name: 'Select All Transactions' }).click();
    await gridRow(page, RENT).first().getByRole('checkbox').click();
    await page.getByText('6 of 7 selected').waitFor();
    await page.getByRole('button', { name: 'Bulk Edit Transactions' }).click();
    await page.getByRole('menuitem', { name: 'Switch included/excluded' }).click();
    await expect.poll(() => page.getByRole('switch', { name: 'Included', checked: false }).count(), { timeout: 30_000 }).toBe(6);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => page.getByRole('switch', { name: 'Included', checked: true }).count(), { timeout: 30_000 }).toBe(7);
    await context.close();
  });

  test('a transaction is added where the document lacks one, and its history tells who added it', async () => {
    const { page, context } = await openJob('added.pdf');
    await page.getByRole('button', { name: 'Add Transaction' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Transaction' });
    await dialog.getByRole('button', { name: 'Add Transaction' }).click();
    await dialog.getByText('Enter a positive or negative number').waitFor();
    await dialog.getByLabel('Date').fill('2025-01-20');
    await dialog.getByLabel('Amount').fill('-12.30');
    await dialog.getByLabel('Description').fill('Parking fee');
    await dialog.getByRole('button', { name: 'Add Transaction' }).click();
    const row = gridRow(page, 'Parking fee').first();
    await row.waitFor();
    await row.getByRole('button', { name: 'More for this row' }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    await page.getByRole('dialog', { name: 'History of the transaction' }).getByText('Local User').first().waitFor();
    await context.close();
  });
});
