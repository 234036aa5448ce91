// Writes generated statements beside their truth: npx tsx --conditions=@tieout/source accuracy/writeStatements.ts DIR [SEED [LAYOUT]]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAYOUTS } from './layouts/registry.js';
import { generateStatement } from './generator/generateStatement.js';

const [directory = 'generated', seed = '1', only] = process.argv.slice(2);
mkdirSync(directory, { recursive: true });
for (const layout of LAYOUTS.filter((candidate) => only === undefined || candidate.name.includes(only))) {
  const { name, pdf, truth, collisions } = await generateStatement({ layout, seed: Number(seed) });
  writeFileSync(join(directory, `${name}.pdf`), pdf);
  writeFileSync(join(directory, `${name}.truth.json`), JSON.stringify(truth, null, 2));
  console.log(`${name}: ${truth.pages} pages, ${truth.accounts.flatMap((account) => account.periods).flatMap((period) => period.transactions).length} rows`);
  for (const collision of collisions.slice(0, 5)) console.log(`  ${collision}`);
}
