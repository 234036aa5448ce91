// From a PDF to files of proved rows, in a browser, against the real server and engine.
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility.js';
import { describeInBrowser } from './describeInBrowser.js';
import { addFiles, convert, gridRow, openPage } from './journey.js';
import { statementPdf } from './statementPdf.js';

describeInBrowser('converting a statement', (scene) => {
  async function download(page: Page, format: string): Promise<{ name: string; content: Buffer }> {
    await page.getByRole('button', { name: 'Download Data' }).click();
    const dialog = page.getByRole('dialog', { name: 'Download Data' });
    await dialog.getByRole('combobox', { name: 'Format', exact: true }).click();
    await page.getByRole('option', { name: format, exact: true }).click();
    const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Download', exact: true }).click()]);
    await dialog.waitFor({ state: 'hidden' });
    return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
  }

  test('a statement becomes rows with their places, a proof, and files', async () => {
    const { page, context, faults } = await openPage(scene.browser);
    await convert(page, scene.app.url, [{ name: 'lakeside.pdf', content: await statementPdf() }]);

    await gridRow(page, 'RENT HARBOUR STREET 2').waitFor();
    expect(await page.title()).toBe('lakeside.pdf · Tieout');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('lakeside.pdf');
    expect(await page.locator('header').getByText('Reconciled', { exact: true }).count()).toBe(1);
    await page.getByText('7 transactions').waitFor();

    // The row's place lights up on the page, at the height where the statement prints it (the sixth row, at 300 of 792 points).
    await gridRow(page, 'RENT HARBOUR STREET 2').getByText('RENT HARBOUR STREET 2').first().click();
    const mark = page.locator('.tieout-page-mark').first();
    await mark.waitFor();
    const sheet = await page.locator('.tieout-page').first().boundingBox();
    const box = await mark.boundingBox();
    const height = ((box?.y ?? 0) + (box?.height ?? 0) / 2 - (sheet?.y ?? 0)) / (sheet?.height ?? 1);
    expect(height).toBeGreaterThan(300 / 792);
    expect(height).toBeLessThan(312 / 792);

    await page.getByRole('button', { name: 'Show proof' }).click();
    const proof = page.getByRole('region', { name: 'Proof' });
    for (const figure of ['4,120.90', '5,691.51', '2,369.20', '7,443.21']) expect(await proof.innerText()).toContain(figure);
    expect(await accessibilityFaults(page)).toEqual([]);

    const csv = await download(page, 'CSV');
    expect(csv.name).toMatch(/\.csv$/);
    const lines = csv.content.toString('utf8').trim().split(/\r?\n/);
    expect(lines).toHaveLength(8);
    expect(lines.find((line) => line.includes('RENT HARBOUR STREET 2'))).toMatch(/2025-01-23.*-1650\.00/);

    const xlsx = await download(page, 'Excel (xlsx)');
    expect(xlsx.content.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(xlsx.content.length).toBeGreaterThan(2000);

    const qbo = await download(page, 'QuickBooks Web Connect (qbo)');
    const text = qbo.content.toString('latin1');
    expect(text).toMatch(/^OFXHEADER:100/);
    expect(text.match(/<STMTTRN>/g)).toHaveLength(7);
    expect(text).toContain('<TRNAMT>-1650.00');
    expect(text).toContain('<BALAMT>7443.21');
    expect(faults, faults.join('\n')).toEqual([]);
    await context.close();
  });

  test('name, tags and the tab of a job are kept over a reload', async () => {
    const { page, context, faults } = await openPage(scene.browser);
    await convert(page, scene.app.url, [{ name: 'tags.pdf', content: await statementPdf({ accountNumber: '000555666777' }) }]);
    await gridRow(page, 'INTEREST PAID').waitFor();
    await page.getByRole('button', { name: 'Rename job' }).click();
    await page.getByRole('textbox', { name: 'Job name' }).fill('  January, joint account ');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Tags' }).fill('joint');
    await page.getByRole('option', { name: 'Create tag "joint"' }).click();
    await page.getByText('Tags updated successfully').waitFor();
    await page.goto(`${page.url()}&mode=analyze&analyzeMode=gaps`);
    await gridRow(page, 'INTEREST PAID').waitFor();
    // There is no such tab: the first is shown, and the address says so.
    await page.waitForURL(/&mode=reconcile&analyzeMode=gaps$/);
    expect(await page.title()).toBe('January, joint account · Tieout');
    expect(await page.locator('header').getByText('joint', { exact: true }).count()).toBe(1);
    expect(await page.getByRole('tab', { name: '1 Reconcile / Download' }).getAttribute('aria-selected')).toBe('true');
    await page.getByRole('link', { name: 'Export', exact: true }).click();
    await page.getByRole('link', { name: 'Back to the rows' }).click();
    await page.waitForURL(/&mode=reconcile&analyzeMode=gaps$/);
    expect(faults, faults.join('\n')).toEqual([]);
    await context.close();
  });

  test('a job is deleted only after the question, and the archive no longer has it', async () => {
    const { page, context } = await openPage(scene.browser);
    await convert(page, scene.app.url, [{ name: 'short-lived.pdf', content: await statementPdf() }]);
    await gridRow(page, 'INTEREST PAID').waitFor();
    const address = page.url();
    await page.getByRole('button', { name: 'Delete Job' }).click();
    const question = page.getByRole('dialog', { name: 'Delete Job' });
    await question.getByText('Are you sure you want to delete this job?').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Delete Job' }).click();
    await question.getByRole('button', { name: 'Delete Job' }).click();
    await page.getByText('Job deleted successfully').waitFor();
    await page.waitForURL(`${scene.app.url}/dataArchive`);
    expect(await page.getByRole('link', { name: 'short-lived.pdf' }).count()).toBe(0);
    await page.goto(address);
    await page.getByRole('heading', { name: 'Job not found' }).waitFor();
    await context.close();
  });

  test('a template is drawn with the mouse, saved, read, corrected and downloaded', async () => {
    const { page, context, faults } = await openPage(scene.browser);
    let sendThumbnails = () => {};
    const thumbnailsAreDue = new Promise<void>((resolve) => { sendThumbnails = resolve; });
    await page.route(/\/thumbnails\b/, async (route) => {
      await thumbnailsAreDue;
      await route.continue();
    });
    await page.goto(`${scene.app.url}/extractdata/custom/template`);
    await addFiles(page, [{ name: 'first.pdf', content: await statementPdf() }, { name: 'second.pdf', content: await statementPdf({ startMinor: 500_000 }) }]);
    await page.getByRole('button', { name: 'Draw a new template' }).click();
    const paper = page.getByRole('group', { name: 'Page: drag to draw a rectangle' });
    await paper.waitFor();
    await page.getByText('Click and drag to select the data you want to extract').waitFor();
    const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
      const { x, y, width, height } = (await paper.boundingBox())!;
      const at = ([across, down]: readonly [number, number]) => [x + (across / 612) * width, y + (down / 792) * height] as const;
      await page.mouse.move(...at(from));
      await page.mouse.down();
      await page.mouse.move(...at(to), { steps: 4 });
      await page.mouse.up();
    };
    const answer = (name: string) => page.getByRole('region', { name: 'What is it?' }).getByRole('button', { name, exact: true }).click();

    // Small pictures of the pages that come late do not move the page from under the hand that draws on it.
    const placeOfPaper = await paper.boundingBox();
    sendThumbnails();
    await page.getByRole('navigation', { name: 'Pages', exact: true }).locator('img').first().waitFor();
    expect(await paper.boundingBox()).toEqual(placeOfPaper);

    // Along one axis nothing is drawn; what is begun is taken back with Escape.
    await drag([495, 150], [495, 168]);
    expect(await page.getByRole('button', { name: 'Field 1', exact: true }).count()).toBe(0);
    await drag([400, 400], [500, 450]);
    await page.keyboard.press('Escape');
    await drag([565, 168], [490, 150]);
    await answer('Text Field');
    await page.getByRole('radio', { name: 'Number' }).click();
    await answer('Next');
    await answer('Done');
    await page.getByRole('region', { name: 'Extracted Data' }).getByText('7443.21', { exact: true }).waitFor();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ending balance');

    await drag([50, 186], [566, 336]);
    await answer('Table');
    await page.getByRole('textbox', { name: 'Number of columns' }).fill('4');
    for (const [index, to] of [125, 420, 495].entries()) await drag([50 + (516 / 4) * (index + 1), 300], [to, 300]);
    await answer('Next');
    for (const [index, name] of ['Day', 'Text', 'Amount', 'Balance'].entries()) await page.getByRole('textbox', { name: `Column ${index + 1}` }).fill(name);
    await page.getByRole('textbox', { name: 'Heading lines' }).fill('1');
    await answer('Next');
    await answer('Done');
    await page.getByRole('cell', { name: 'RENT HARBOUR STREET 2' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Save and extract' }).click();
    await page.getByText('Template name is required').first().waitFor();
    await page.getByRole('textbox', { name: 'Template name' }).fill('Lakeside');
    await page.getByRole('button', { name: 'Save and extract' }).click();
    await page.waitForURL(/\/jobData\?.*jobId=.*jobType=template.*newDocuments/);
    await page.getByText('Template created successfully and data extraction started').waitFor();

    await page.getByText('Select a rectangle to view extracted data').waitFor();
    await page.getByRole('button', { name: 'Ending balance' }).click();
    await page.getByRole('textbox', { name: 'Value' }).fill('7443.20');
    await page.keyboard.press('Enter');
    await page.getByText('Changed by a person').waitFor();
    await page.getByRole('button', { name: 'Table 1', exact: true }).click();
    expect(await page.getByRole('textbox', { name: 'Text, row 6' }).inputValue()).toBe('RENT HARBOUR STREET 2');
    expect(await accessibilityFaults(page)).toEqual([]);

    const sheets = unzipSync((await download(page, 'Excel (xlsx)')).content);
    const text = (name: string) => Buffer.from(sheets[`xl/${name}.xml`]!).toString('utf8');
    expect(text('workbook')).toMatch(/<sheet name="Fields".*<sheet name="Table 1"/);
    expect(text('worksheets/sheet1')).toMatch(/first\.pdf.*<v>7443\.20<\/v>.*second\.pdf.*<v>8322\.31<\/v>/s);
    expect(text('worksheets/sheet2').match(/<row /g)).toHaveLength(15);
    expect(faults, faults.join('\n')).toEqual([]);
    await context.close();
  });
});
