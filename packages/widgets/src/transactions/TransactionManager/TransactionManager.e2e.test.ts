import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, openStorybook, type StoryBook } from '../../testing/storybook.node.js';

const story = 'transactions-transactionmanager--full';
/** Where the nth row (from 0) is printed on its page, in points from the top. */
const rowTop = (row: number) => 200 + 14 * row;

describe.skipIf(!chromiumPath)('reviewing a job in a browser', () => {
  let storybook: StoryBook;
  beforeAll(async () => {
    storybook = await openStorybook();
  }, 300_000);
  afterAll(() => storybook?.close());

  it('a selected row lights up its line, and its value, where it was read', async () => {
    const page = await storybook.open(story);
    await page.locator('.tieout-page canvas').first().waitFor();
    await page.getByRole('gridcell', { name: '+250.00' }).first().click();
    const mark = page.locator('.tieout-page-mark[data-tone=row]');
    const [box, sheet] = [await mark.boundingBox(), await page.locator('.tieout-page').first().boundingBox()];
    const scale = sheet!.width / 595;
    expect((box!.y + box!.height / 2 - sheet!.y) / scale).toBeCloseTo(rowTop(3) + 6, 0);
    expect(await page.locator('.tieout-page-mark[data-tone=value]').count()).toBe(1);
    // The canvas on which pdf.js measures letters stands outside of the widget, and must not make the page of the host longer.
    await page.locator('body > canvas').waitFor({ state: 'attached' });
    expect(await page.locator('body > canvas').isVisible()).toBe(false);
    await page.close();
  });

  it('a click on a line of the document selects its row in the grid', async () => {
    const page = await storybook.open(story);
    const sheet = page.locator('.tieout-page').first();
    await page.locator('.tieout-page canvas').first().waitFor();
    const scale = (await sheet.boundingBox())!.width / 595;
    await sheet.click({ position: { x: 300 * scale, y: (rowTop(20) + 6) * scale } });
    const selected = page.locator('.ag-row-selected');
    await selected.waitFor();
    expect(await selected.textContent()).toContain('CARD PAYMENT SHOP 21');
    await page.close();
  });

  it('a row on the second page brings that page into view, by keyboard alone', async () => {
    const page = await storybook.open(story);
    await page.locator('.tieout-page canvas').first().waitFor();
    await page.getByRole('gridcell', { name: '+250.00' }).first().click();
    for (let row = 3; row < 36; row += 1) await page.keyboard.press('ArrowDown');
    await page.locator('.tieout-page[data-page="2"] .tieout-page-mark').first().waitFor();
    await page.close();
  });

  it('100,000 rows scroll to their end, and columns that hold nothing leave their room to the others', async () => {
    const page = await storybook.open('transactions-transactiongrid--hundred-thousand-rows');
    await page.getByText('100,000 transactions').waitFor();
    expect(await page.getByRole('columnheader', { name: /^(Date 2|Check no\.)$/ }).count()).toBe(0);
    await page.locator('.ag-grid-viewport').evaluate((element) => { element.scrollTop = element.scrollHeight; });
    await page.getByText('CUSTOMER 100000', { exact: false }).waitFor();
    await page.close();
  });

  it('on a phone one pane is shown at a time, and a place in the proof leads to the document', async () => {
    const page = await storybook.open(story, { width: 390, height: 844 });
    await page.getByRole('button', { name: 'Show proof' }).click();
    expect(await page.locator('.tieout-viewer').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'page 1' }).first().click();
    await page.locator('.tieout-page-mark').waitFor();
    expect(await page.locator('.tieout-grid').isVisible()).toBe(false);
    await page.close();
  });

  it('the download has the format and the options that were chosen', async () => {
    const page = await storybook.open('exports-downloaddialog--qbo');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    expect((await download).suggestedFilename()).toBe('statement.qbo');
    await page.close();
  });
});
