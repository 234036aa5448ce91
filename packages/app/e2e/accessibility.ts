import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with the page against WCAG 2.2 AA, one line each; empty when nothing.
 *
 * @param only rules to try instead of all, e.g. ['color-contrast'] for the elements just tried, in other colors.
 */
export async function accessibilityFaults(page: Page, only: readonly string[] = allRules): Promise<string[]> {
  await page.evaluate(axeSource);
  const results = await page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: { run: (context: Document, options: object) => Promise<AxeResults> } };
    return axe.run(document, { runOnly: [...runOnly] });
  }, only);
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}${node.failureSummary ? ` (${node.failureSummary.split('\n').slice(1).join(' ').trim()})` : ''}`));
}
