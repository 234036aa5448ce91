// The documents of --printed. One browser prints all of them before the first is read.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { qualityInTurn, qualityNamed, scanStatement } from '../generator/scan.js';
import { ROW_SLIPS } from '../generator/slip.js';
import { expectationOf } from '../measure/expectation.js';
import type { Job } from '../measure/job.js';
import { openBrowser } from './browser.js';
import { designNamed, designOf } from './design.js';
import { printStatement } from './printStatement.js';

export interface PrintedRun {
  seed: number;
  first: number;
  count: number;
  misprints: boolean;
  /** A row wrong as a whole in place of a digit. */
  slips: boolean;
  /** The qualities of their scans; none for digital documents. */
  scans: readonly string[];
}

/** The documents are files in a folder of their own, which is to be removed when they are read. */
export async function printedJobs({ seed, first, count, misprints, slips, scans }: PrintedRun): Promise<{ jobs: Job[]; folder: string }> {
  const browser = await openBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'printed-'));
  const jobs: Job[] = [];
  for (let index = 0; index < count; index++) {
    const design = designOf(seed, first + index);
    const scan = qualityInTurn(scans, first + index + seed);
    for (const misprint of misprints ? [false, true] : [false]) {
      const paper = await printStatement(browser, { design, seed, misprint, ...(slips ? { slip: ROW_SLIPS[(first + index) % ROW_SLIPS.length] } : {}) });
      const { name, pdf, truth } = scan === null ? paper : await scanStatement(paper, qualityNamed(scan));
      const path = join(folder, `${jobs.length}.pdf`);
      writeFileSync(path, pdf);
      const wrong = truth.flags.misprint === null ? '' : ` misprinted (${truth.flags.misprint.figure}: ${truth.flags.misprint.printed})`;
      const group = `${scan === null ? 'printed' : `scan ${scan}`}${misprint ? ' misprinted' : ''}`;
      jobs.push({ id: jobs.length, group, source: 'file', name: name + wrong, path, password: null, expectation: expectationOf(truth), scanned: scan !== null });
    }
  }
  await browser.close();
  return { jobs, folder };
}

/** The values of the axes of a printed document, by its name. */
export function printedFeatures(name: string): readonly string[] {
  return designNamed(name)?.features ?? [];
}
