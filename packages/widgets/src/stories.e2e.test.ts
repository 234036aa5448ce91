import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, openStorybook, type StoryBook } from './testing/storybook.node.js';

/** A page on which nothing has changed for so long is taken as done. */
const QUIET_MS = 300;
/** A story in which something was found is looked at once more after so long: on a machine that does much else the first look may come before it stands. */
const SURELY_QUIET_MS = 2_000;
/** Some stories never come to rest (a clock, a moving bar): they are looked at after this many such times. */
const RESTLESS = 10;
/** Pages open at once: much of the time of each is waiting. */
const LANES = 4;
const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const countElements = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('.tieout-root *').length);

/** Waits until what came of the story stands. */
function settle(page: Page, quietMs: number): Promise<void> {
  return page.evaluate(([quiet, most]) => new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, quiet);
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, quiet);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(resolve, most);
  }), [quietMs, RESTLESS * quietMs] as const);
}

/** What axe finds against WCAG 2.2 A and AA, in words that lead to the place. */
async function findViolations(page: Page, axeSource: string): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(async (): Promise<AxeResults> => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    return axe.run('.tieout-root', { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], rules: { region: { enabled: false } } });
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`));
}

describe.skipIf(!chromiumPath)('the stories in a browser', () => {
  let storybook: StoryBook;
  let axeSource: string;
  beforeAll(async () => {
    axeSource = await readFile(axePath, 'utf8');
    storybook = await openStorybook();
  }, 300_000);
  afterAll(() => storybook?.close());

  async function faultsOf(page: Page, id: string, quietMs = QUIET_MS): Promise<string[]> {
    await page.setViewportSize({ width: 1440, height: 900 });
    await storybook.show(page, id);
    await settle(page, quietMs);
    const problems = await findViolations(page, axeSource);
    const wide = await countElements(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await settle(page, quietMs);
    // The same elements in less room have the same names, roles and colors.
    if ((await countElements(page)) !== wide) problems.push(...(await findViolations(page, axeSource)).map((problem) => `at 390: ${problem}`));
    const width = await page.evaluate(() => document.querySelector('.story')?.scrollWidth ?? Number.NaN);
    // Without the frame of a story there is nothing to measure, and nothing was tried.
    if (Number.isNaN(width)) problems.push('is not in the frame of a story');
    else if (width > 390) problems.push(`${width} pixels wide on a phone of 390`);
    return problems;
  }

  it('every state of every widget passes axe, wide and narrow, fits a phone, and logs no error', async () => {
    const waiting = [...storybook.ids];
    const problems: string[] = [];
    const lane = async () => {
      const page = await storybook.open(storybook.ids[0]!);
      let shown = '';
      page.on('pageerror', (error) => problems.push(`${shown}: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('404')) problems.push(`${shown}: console: ${message.text()}`);
      });
      for (let id = waiting.shift(); id; id = waiting.shift()) {
        shown = id;
        const atFirst = await faultsOf(page, id);
        const faults = atFirst.length > 0 ? await faultsOf(page, id, SURELY_QUIET_MS) : [];
        problems.push(...faults.map((problem) => `${id}: ${problem}`));
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    const found = [...new Set(problems)];
    expect(found, found.join('\n')).toEqual([]);
  }, 900_000);
});
