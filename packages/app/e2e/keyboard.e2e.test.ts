// One whole review without a mouse: upload, wait, find what is wrong, mend it, take it back, export.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from './describeInBrowser.js';
import { gridRow, openPage } from './journey.js';
import { statementPdf } from './statementPdf.js';

/** Presses Tab (or another key) until the focus is on what is named; fails when it is never reached. */
async function reach(page: Page, name: string | RegExp, { key = 'Tab', most = 60 } = {}): Promise<void> {
  const seen: string[] = [];
  for (let count = 0; count < most; count += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map(({ textContent }) => textContent).join(' ') : '';
      return (element?.getAttribute('aria-label') ?? (labels || element?.textContent) ?? '').trim();
    });
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
    seen.push(focused.slice(0, 40));
    await page.keyboard.press(key);
  }
  throw new Error(`Never reached ${String(name)}; passed ${seen.join(' · ')}`);
}

const verdict = (page: Page) => page.getByRole('region', { name: 'Summary of the account and period' }).locator('.tieout-summary-verdict .tieout-badge');

describeInBrowser('a review by keyboard alone', (scene) => {
  test('goes from the upload to the file', async () => {
    const { page, context, faults } = await openPage(scene.browser);
    const { keyboard } = page;
    // Listening long before: a chooser that opens while the browser is still being asked to hand them over is lost.
    const choosing = page.waitForEvent('filechooser', { timeout: 60_000 });
    await page.goto(`${scene.app.url}/extract/bankMode`);
    await page.locator('button', { hasText: 'Choose files' }).waitFor();
    await reach(page, 'Choose files');
    await keyboard.press('Enter');
    const chooser = await choosing;
    await chooser.setFiles([{ name: 'keys.pdf', mimeType: 'application/pdf', buffer: await statementPdf() }]);
    await page.getByRole('button', { name: 'Convert 1 document' }).waitFor();
    await reach(page, 'Convert 1 document');
    await keyboard.press('Enter');
    await gridRow(page, 'RENT HARBOUR STREET 2').first().waitFor({ timeout: 60_000 });

    // To the amount of the first row; what is typed at once, with no pause for the field to appear, is kept whole.
    await reach(page, 'Skip to the rows', { most: 12 });
    await keyboard.press('Enter');
    await reach(page, /2,845\.12$/, { key: 'ArrowRight', most: 3 });
    await keyboard.press('Enter');
    await keyboard.press('2');
    await keyboard.press('8');
    await keyboard.press('4');
    await keyboard.press('6');
    await keyboard.press('Enter');
    await gridRow(page, '+2,846.00').first().waitFor();
    await verdict(page).filter({ hasText: 'Not Reconciled' }).waitFor();
    await keyboard.press('Control+z');
    await verdict(page).filter({ hasText: /^Reconciled$/ }).waitFor();

    // Letters in a cell are text, not shortcuts of the page; Escape gives them up.
    await keyboard.press('ArrowLeft');
    await keyboard.press('h');
    await page.getByRole('textbox', { name: 'Description' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await keyboard.press('Escape');

    await keyboard.press('F6');
    await reach(page, 'Select All Transactions', { most: 1 });
    await keyboard.press('Enter');
    await page.getByText('7 of 7 selected').waitFor();
    await reach(page, 'Clear Selection', { most: 4 });
    await keyboard.press('Enter');

    // Where a button goes with what it led to, the focus stays near: after another table, a dialog from a menu, the tutorial.
    const stays = async () => expect(await page.evaluate(() => document.activeElement?.closest('.tieout-manager') !== null)).toBe(true);
    await keyboard.press('F6');
    await keyboard.press('Shift+F6');
    await reach(page, 'Page by page', { most: 8 });
    await keyboard.press('Enter');
    await page.getByRole('navigation', { name: 'Pages' }).waitFor();
    await stays();
    await reach(page, 'All transactions', { most: 20 });
    await keyboard.press('Enter');
    await gridRow(page, 'RENT HARBOUR STREET 2').first().waitFor();
    await stays();
    await reach(page, 'Tutorial', { key: 'Shift+Tab', most: 40 });
    await keyboard.press('Enter');
    await reach(page, 'Next', { most: 1 });
    await keyboard.press('Escape');
    await reach(page, 'Tutorial', { most: 1 });
    await keyboard.press('F6');

    await keyboard.press('Shift+F6');
    await reach(page, 'Download Data', { key: 'Shift+Tab', most: 40 });
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Download Data' });
    await dialog.waitFor();
    await reach(page, 'Download', { most: 30 });
    const [file] = await Promise.all([page.waitForEvent('download'), keyboard.press('Enter')]);
    expect((await readFile(await file.path())).length).toBeGreaterThan(100);
    await dialog.waitFor({ state: 'hidden' });
    await stays();
    expect(faults, faults.join('\n')).toEqual([]);
    await context.close();
  });
});
