// npx tsx --conditions=@tieout/source packages/server/accuracy/writeExamples.ts: writes examples/documents again.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXAMPLES, makeExample, type Example } from './examples.js';
import type { Truth } from './generator/truth.js';
import { layoutNamed } from './layouts/registry.js';

const DIRECTORY = fileURLToPath(new URL('../../../examples/documents/', import.meta.url));
const lines: string[] = [];
for (const example of EXAMPLES) {
  const { pdf, truth } = await makeExample(example);
  writeFileSync(join(DIRECTORY, `${example.name}.pdf`), pdf);
  writeFileSync(join(DIRECTORY, `${example.name}.truth.json`), `${JSON.stringify(truth, null, 2)}\n`);
  lines.push(tableLine(example, truth));
}
writeFileSync(join(DIRECTORY, 'README.md'), readme(lines));

function tableLine(example: Example, truth: Truth): string {
  const layout = layoutNamed(example.layout);
  const rows = truth.accounts.flatMap((account) => account.periods).flatMap((period) => period.transactions).length;
  return `| [${example.name}.pdf](${example.name}.pdf) | ${layout.bank} | ${layout.country} | ${truth.pages} | ${rows} | ${example.shows} |`;
}

function readme(table: readonly string[]): string {
  return `# Example statements

Statements of banks that do not exist, written by our own generator. Beside each is its truth, in the shape of
\`tieout convert --to json\` with notes on how it was made. Use them to try Tieout:

    npm start -- convert examples/documents/*.pdf --password kahikatea --to csv --out out

| file | bank | country | pages | rows | what it shows |
| --- | --- | --- | ---: | ---: | --- |
${table.join('\n')}

\`totara-three-months.pdf\` opens with the password \`kahikatea\`. Every file but \`wattle-misprint.pdf\` reconciles.

Written by \`npx tsx --conditions=@tieout/source packages/server/accuracy/writeExamples.ts\`, byte for byte the same each
time (the picture in the scan may differ between versions of the image library). The list is in
\`packages/server/accuracy/examples.ts\`.
`;
}
