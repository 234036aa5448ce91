import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, openStorybook, type StoryBook } from '../../testing/storybook.node.js';

describe.skipIf(!chromiumPath)('the grid in a browser', () => {
  let storybook: StoryBook;
  beforeAll(async () => {
    storybook = await openStorybook();
  }, 300_000);
  afterAll(() => storybook?.close());

  it('a column switched off goes and one switched on comes, and all lines of descriptions can be shown', async () => {
    const page = await storybook.open('transactions-transactiongrid--full');
    await page.getByRole('gridcell', { name: '2024-01-02' }).first().waitFor();
    await page.getByRole('button', { name: 'Configure Columns' }).click();
    await page.getByRole('checkbox', { name: 'Status' }).click();
    await page.getByRole('columnheader', { name: 'Status' }).waitFor({ state: 'detached' });
    await page.getByRole('checkbox', { name: 'Payee' }).click();
    await page.getByRole('columnheader', { name: 'Payee' }).waitFor();
    await page.getByRole('switch', { name: 'All lines of descriptions' }).click();
    // The rows are read anew into higher lines, and they come.
    const line = page.getByText('VALUE DATE 2024-01-03, CARD ENDING 6789').first();
    await line.waitFor();
    expect((await page.locator('.ag-row').first().boundingBox())!.height).toBeGreaterThan(50);
    await page.close();
  });

  it('sorting by date asks the server, and a third click on the heading brings the order of the document back', async () => {
    const page = await storybook.open('transactions-transactiongrid--full');
    const first = page.locator('.ag-row[row-index="0"]');
    const heading = page.getByRole('columnheader', { name: 'Date', exact: true });
    await page.getByRole('gridcell', { name: '2024-01-02' }).first().waitFor();
    await heading.click();
    await first.filter({ hasText: '2001-01-03' }).waitFor();
    await heading.click();
    await first.filter({ hasText: '2024-01-31' }).waitFor();
    await heading.click();
    await first.filter({ hasText: 'CARD PAYMENT SHOP 1' }).filter({ hasText: '2024-01-01' }).waitFor();
    await page.close();
  });

  it('what a page sets for all of its elements ends at the widget', async () => {
    const page = await storybook.open('transactions-transactiongrid--full');
    await page.addStyleTag({ content: 'body { letter-spacing: 3px; font-style: italic; text-transform: uppercase } * { box-sizing: content-box; letter-spacing: 3px; color: magenta } div button { background: lime; padding: 20px }' });
    const row = page.locator('.ag-row').first();
    await row.waitFor();
    const look = await row.evaluate((element) => {
      const { letterSpacing, fontStyle, textTransform, boxSizing, color } = getComputedStyle(element);
      return [letterSpacing, fontStyle, textTransform, boxSizing, color === 'rgb(255, 0, 255)'];
    });
    expect(look).toEqual(['normal', 'normal', 'none', 'border-box', false]);
    const paint = await page.getByRole('button', { name: 'Add Transaction' }).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(paint).not.toBe('rgb(0, 255, 0)');
    await page.close();
  });

  it('the menu of a row holds items only, names its button, and is gone through by keyboard', async () => {
    const page = await storybook.open('transactions-transactiongrid--full');
    await page.getByRole('button', { name: 'More for this row' }).first().click();
    const menu = page.getByRole('menu', { name: 'More for this row' });
    await menu.waitFor();
    expect(await menu.locator('[tabindex]:not([role="menuitem"])').count()).toBe(0);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe('History');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('Add a transaction below');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('col-id'))).toBe('menu');
    await page.close();
  });
});
