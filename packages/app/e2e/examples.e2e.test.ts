// The example statements as a person meets them: several files in one job, several accounts, a misprint that must not pass, a protected file.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from './describeInBrowser.js';
import { addFiles, openPage, startJob, type Upload } from './journey.js';

const folder = fileURLToPath(new URL('../../../examples/documents/', import.meta.url));

interface Truth {
  accounts: { periods: { transactions: unknown[] }[] }[];
}

async function example(name: string): Promise<Upload> {
  return { name: `${name}.pdf`, content: await readFile(`${folder}${name}.pdf`) };
}

async function trueCounts(name: string): Promise<number[]> {
  const truth = JSON.parse(await readFile(`${folder}${name}.truth.json`, 'utf8')) as Truth;
  return truth.accounts.flatMap(({ periods }) => periods.map(({ transactions }) => transactions.length));
}

describeInBrowser('the examples', (scene) => {
  async function choose(page: Page, selector: string, index: number): Promise<void> {
    await page.getByRole('combobox', { name: selector, exact: true }).click();
    await page.getByRole('option').nth(index).click();
  }
  const counted = (page: Page, count: number) => page.getByText(count === 1 ? '1 transaction' : `${count} transactions`, { exact: true }).waitFor();

  test('three files in one job keep their documents, accounts, periods and verdicts apart', async () => {
    const { page, context, faults } = await openPage(scene.browser);
    await page.goto(`${scene.app.url}/extract/bankMode`);
    await addFiles(page, await Promise.all(['kingfisher-accounts', 'totara-three-months', 'wattle-misprint'].map(example)));
    const dialog = page.getByRole('dialog', { name: 'This PDF is protected' });
    await dialog.getByLabel('Password', { exact: true }).fill('kahikatea');
    await dialog.getByRole('button', { name: 'Open' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Convert 3 documents' }).waitFor();
    await startJob(page);
    await page.getByRole('tab', { name: '1 Reconcile / Download' }).waitFor({ timeout: 90_000 });

    const kingfisher = await trueCounts('kingfisher-accounts');
    for (const [index, count] of kingfisher.entries()) {
      await choose(page, 'Account', index);
      await counted(page, count);
    }
    await choose(page, 'Document', 1);
    for (const [index, count] of (await trueCounts('totara-three-months')).entries()) {
      await choose(page, 'Period', index);
      await counted(page, count);
    }
    await choose(page, 'Document', 2);
    await counted(page, (await trueCounts('wattle-misprint'))[0] ?? 0);
    const summary = page.getByRole('region', { name: 'Summary of the account and period' });
    expect(await summary.getByText('Not Reconciled', { exact: true }).count()).toBe(1);
    // One period that does not tie out keeps the badge from the whole job.
    expect(await page.getByRole('banner').or(page.locator('.tieout-job-header')).getByText('Not Reconciled', { exact: true }).count()).toBe(1);
    expect(faults, faults.join('\n')).toEqual([]);
    await context.close();
  });
});
