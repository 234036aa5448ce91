// Writes docs/reference from the contract and the settings; with --check it only says whether they are current.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { contract } from '@tieout/sdk/contract';
import { formatsReference } from '../src/exports/formatsReference.js';
import { configurationReference } from '../src/http/configurationReference.js';
import { buildOpenapi } from '../src/http/openapi.js';

const folder = fileURLToPath(new URL('../../../docs/reference/', import.meta.url));
const pages: Record<string, string> = {
  'openapi.json': `${JSON.stringify(buildOpenapi(contract), null, 2)}\n`,
  'configuration.md': configurationReference(),
  'formats.md': formatsReference(),
};

await mkdir(folder, { recursive: true });
const stale: string[] = [];
for (const [name, text] of Object.entries(pages)) {
  const current = await readFile(folder + name, 'utf8').catch(() => null);
  if (current === text) continue;
  stale.push(`docs/reference/${name}`);
  if (!process.argv.includes('--check')) await writeFile(folder + name, text);
}
if (process.argv.includes('--check') && stale.length > 0) {
  console.error(`Not current: ${stale.join(', ')}. Run "npm run reference" and commit the result.`);
  process.exitCode = 1;
} else {
  console.info(stale.length > 0 ? `Written: ${stale.join(', ')}` : 'docs/reference is current.');
}
