import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, openBrowser } from './browser.js';
import { designNamed, designOf } from './design.js';
import { printStatement } from './printStatement.js';

const SEED = 5150;

if (chromiumPath === null) console.log('No Chromium on this machine: no statement is printed. Set CHROMIUM_PATH to one.');

describe.skipIf(chromiumPath === null)('a statement printed by a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each([0, 1, 2, 3, 4, 5])('design %i prints every row, and one figure wrong in its misprinted copy', async (number) => {
    const design = designOf(SEED, number);
    const clean = await printStatement(browser, { design, seed: SEED, misprint: false });
    expect(clean.truth.pages).toBeGreaterThan(0);
    expect(clean.truth.flags.hasBalances).toBe(true);
    const wrong = await printStatement(browser, { design, seed: SEED, misprint: true });
    expect(wrong.truth.flags.consistent).toBe(false);
    expect(wrong.html).not.toBe(clean.html);
    expect(wrong.html.length - clean.html.length).toBeLessThan(3);
  });
});

it('is designed again by its name, with the same features', () => {
  const design = designOf(SEED, 3);
  expect(designNamed(`${design.name}-${SEED} misprinted (amount 0.0.1: 12.00)`)?.features).toEqual(design.features);
  expect(designNamed('composed-1-2')).toBeNull();
  expect(designOf(SEED + 1, 3).features).not.toEqual(design.features);
});
