// What a person meets when files are protected, broken or no statements, against the real server.
import { expect, test } from 'vitest';
import { describeInBrowser } from './describeInBrowser.js';
import { addFiles, gridRow, openPage, startJob } from './journey.js';
import { letterPdf, statementPdf } from './statementPdf.js';

describeInBrowser('bad files', (scene) => {
  test('a protected PDF asks for its password, says when it is wrong, and opens with the right one', async () => {
    const { page, context, faults } = await openPage(scene.browser);
    await page.goto(`${scene.app.url}/extract/bankMode`);
    await addFiles(page, [{ name: 'locked.pdf', content: await statementPdf({ password: 'harbour' }) }]);
    const dialog = page.getByRole('dialog', { name: 'This PDF is protected' });
    await dialog.getByText('locked.pdf').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill('wrong');
    await dialog.getByRole('button', { name: 'Open' }).click();
    await dialog.getByText(/^The password does not open this PDF\..*try again/).waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill('harbour');
    await dialog.getByRole('button', { name: 'Open' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await startJob(page);
    await gridRow(page, 'RENT HARBOUR STREET 2').waitFor();
    // The viewer shows the unlocked page, not a second question.
    await page.locator('.tieout-page canvas').first().waitFor();
    expect(faults, faults.join('\n')).toEqual([]);
    await context.close();
  });

  test('a broken file says why and does not stop the good one beside it', async () => {
    const { page, context, faults } = await openPage(scene.browser);
    const good = await statementPdf();
    await page.goto(`${scene.app.url}/extract/bankMode`);
    await addFiles(page, [
      { name: 'cut-off.pdf', content: good.subarray(0, Math.floor(good.length / 3)) },
      { name: 'empty.pdf', content: Buffer.alloc(0) },
      { name: 'letter.pdf', content: Buffer.from('Dear customer, this is no PDF.') },
      { name: 'good.pdf', content: good },
    ]);
    await page.getByRole('button', { name: 'Convert 1 document' }).waitFor();
    const refused = (name: string) => page.getByRole('listitem').filter({ hasText: name }).getByRole('alert');
    expect(await refused('cut-off.pdf').innerText()).toMatch(/damaged.*again/);
    expect(await refused('empty.pdf').innerText()).toMatch(/^The file is empty\./);
    expect(await refused('letter.pdf').innerText()).toMatch(/a PDF, or a picture|neither a PDF/);
    await startJob(page);
    await gridRow(page, 'RENT HARBOUR STREET 2').waitFor();
    expect(faults, faults.join('\n')).toEqual([]);
    await context.close();
  });

  test('a document without statement rows opens in automatic mode and says so', async () => {
    const { page, context, faults } = await openPage(scene.browser);
    await page.goto(`${scene.app.url}/extract/bankMode`);
    await addFiles(page, [{ name: 'notice.pdf', content: await letterPdf() }]);
    await startJob(page);
    await page.getByText(/automatic mode/i).first().waitFor();
    await gridRow(page, 'reopen').first().waitFor();
    expect(faults, faults.join('\n')).toEqual([]);
    await context.close();
  });
});
