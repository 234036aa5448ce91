// The documents of --printed. One browser prints all of them before the first is read.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectationOf } from '../measure/expectation.js';
import type { Job } from '../measure/job.js';
import { openBrowser } from './browser.js';
import { designNamed, designOf } from './design.js';
import { printStatement } from './printStatement.js';

/** The documents are files in a folder of their own, which is to be removed when they are read. */
export async function printedJobs({ seed, first, count, misprints }: { seed: number; first: number; count: number; misprints: boolean }): Promise<{ jobs: Job[]; folder: string }> {
  const browser = await openBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'printed-'));
  const jobs: Job[] = [];
  for (let index = 0; index < count; index++) {
    const design = designOf(seed, first + index);
    for (const misprint of misprints ? [false, true] : [false]) {
      const { name, pdf, truth } = await printStatement(browser, { design, seed, misprint });
      const path = join(folder, `${jobs.length}.pdf`);
      writeFileSync(path, pdf);
      const wrong = truth.flags.misprint === null ? '' : ` misprinted (${truth.flags.misprint.figure}: ${truth.flags.misprint.printed})`;
      jobs.push({ id: jobs.length, group: misprint ? 'printed misprinted' : 'printed', source: 'file', name: name + wrong, path, password: null, expectation: expectationOf(truth), scanned: false });
    }
  }
  await browser.close();
  return { jobs, folder };
}

/** The values of the axes of a printed document, by its name. */
export function printedFeatures(name: string): readonly string[] {
  return designNamed(name)?.features ?? [];
}
