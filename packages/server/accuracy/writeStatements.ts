// Writes generated statements beside their truth: npx tsx --conditions=@tieout/source accuracy/writeStatements.ts DIR [SEED [LAYOUT]].
// LAYOUT is a part of a layout's name, or the whole name of one drawn at random: composed-41-7, printed-41-7.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composedNamed } from './composed/composedLayout.js';
import { generateStatement } from './generator/generateStatement.js';
import { LAYOUTS } from './layouts/registry.js';
import { openBrowser } from './printed/browser.js';
import { designNamed, type Design } from './printed/design.js';
import { printStatement } from './printed/printStatement.js';
import type { Truth } from './generator/truth.js';

const [directory = 'generated', seed = '1', only = ''] = process.argv.slice(2);
mkdirSync(directory, { recursive: true });
const design = designNamed(only);
const composed = composedNamed(only);
if (design !== null) await writePrinted(design);
else for (const layout of composed === null ? LAYOUTS.filter((candidate) => candidate.name.includes(only)) : [composed]) {
  const { pdf, truth, collisions } = await generateStatement({ layout, seed: Number(seed) });
  write(pdf, truth);
  for (const collision of collisions.slice(0, 5)) console.log(`  ${collision}`);
}

async function writePrinted(wanted: Design): Promise<void> {
  const browser = await openBrowser();
  const { pdf, html, truth } = await printStatement(browser, { design: wanted, seed: Number(seed), misprint: false });
  await browser.close();
  write(pdf, truth);
  writeFileSync(join(directory, truth.document.replace(/pdf$/, 'html')), html);
}

function write(pdf: Uint8Array, truth: Truth): void {
  writeFileSync(join(directory, truth.document), pdf);
  writeFileSync(join(directory, truth.document.replace(/pdf$/, 'truth.json')), JSON.stringify(truth, null, 2));
  console.log(`${truth.document}: ${truth.pages} pages, ${truth.accounts.flatMap((account) => account.periods).flatMap((period) => period.transactions).length} rows`);
}
