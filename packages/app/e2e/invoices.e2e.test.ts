// An invoice from its PDF to a workbook in columns of one's own, in a browser, against the real server and engine.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { invoicePdf } from '../../server/src/testing/invoicePdf.js';
import { accessibilityFaults } from './accessibility.js';
import { describeInBrowser } from './describeInBrowser.js';
import { addFiles, openPage, startJob } from './journey.js';

describeInBrowser('an invoice', (scene) => {
  test('is read, a line of it corrected, and it leaves in a format of its own that opens as a workbook', async () => {
    const { page, context, faults } = await openPage(scene.browser);
    await page.goto(`${scene.app.url}/extract/invoice`);
    await addFiles(page, [{ name: 'invoice.pdf', content: Buffer.from(await invoicePdf({ language: 'de', seed: 3 })) }]);
    await startJob(page);
    const panel = page.getByRole('region', { name: 'Invoice', exact: true });
    await panel.getByText('Reconciled', { exact: true }).waitFor();
    expect(await panel.getByLabel('Vendor').inputValue()).toBe('Bruchhagen Papier KG');
    await expect.poll(() => page.locator('.tieout-page-mark').count(), { timeout: 30_000 }).toBeGreaterThan(10);
    expect(await accessibilityFaults(page)).toEqual([]);

    await panel.getByLabel('Price 1', { exact: true }).fill('562.80');
    await panel.getByLabel('Price 1', { exact: true }).press('Enter');
    await panel.getByText('Not Reconciled', { exact: true }).waitFor();
    await panel.getByText('Line 1: 10 x 56.18 = 561.80, but the price is 562.80 (difference 1.00)', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await panel.getByText('Reconciled', { exact: true }).waitFor();
    await panel.getByLabel('Description 1', { exact: true }).fill('=Ribbon');
    await panel.getByLabel('Description 1', { exact: true }).blur();
    await page.getByRole('status').filter({ hasText: 'Changed invoice' }).waitFor();

    await page.getByRole('button', { name: 'Download Invoice Data' }).click();
    await page.getByRole('button', { name: 'Create New Export Format' }).click();
    const editor = page.getByRole('dialog', { name: 'Custom formats' });
    await editor.getByRole('button', { name: 'Create New Export Format' }).click();
    await editor.getByText('Line Item Description').first().waitFor();
    await editor.getByRole('button', { name: 'Done' }).click();
    const dialog = page.getByRole('dialog', { name: 'Download Invoice Data' });
    await dialog.getByRole('combobox', { name: 'Output Format' }).click();
    await page.getByRole('option', { name: 'configuration 1' }).click();
    await dialog.getByRole('cell', { name: '=Ribbon' }).first().waitFor();
    const download = async () => {
      const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Download', exact: true }).click()]);
      return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
    };
    const workbook = await download();
    expect(workbook.name).toBe('invoice.xlsx');
    expect(workbook.content.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');

    // The format is the one of the next download too.
    await page.getByRole('button', { name: 'Download Invoice Data' }).click();
    await dialog.getByRole('radio', { name: 'CSV' }).check();
    const table = await download();
    const lines = table.content.toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[0]).toBe('Invoice Number,Invoice Date,Invoice Due Date,Tax Amount,Invoice Total,Line Item Description,Quantity,Unit Price per Item,Line Item Total,Service,Category,Customer/Bill To,Vendor/From,PO Number');
    expect(lines[1]).toBe("INV-20243,2024-04-16,2024-05-16,384.27,2406.73,'=Ribbon,10,56.18,561.80,,,Okapi Logistics Group,Bruchhagen Papier KG,PO-703");
    expect(faults, faults.join('\n')).toEqual([]);
    await context.close();
  });
});
