// npm run bench: speed and memory as ratios to known programs in the same run. Nothing here is needed by the product.
// Started by start.mjs, with the heap of the product's reading threads.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureCli } from './cliStart.js';
import { measureDigital } from './digitalSpeed.js';
import { measureMemory } from './memoryPeak.js';
import { markdownReport, textReport, type Figure } from './report.js';
import { measureScan } from './scanSpeed.js';

const PARTS = ['digital', 'scan', 'memory', 'cli'] as const;
const { values } = parseArgs({
  options: { only: { type: 'string' }, rounds: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } },
});
const only = values.only?.split(',');
if (only?.some((name) => !PARTS.some((part) => part === name))) throw new Error(`--only takes some of ${PARTS.join(',')}.`);

const rounds = Number(values.rounds);
const folder = mkdtempSync(join(tmpdir(), 'tieout-bench-'));
const figures: Figure[] = [];
try {
  if (isWanted('digital')) figures.push(...(await measureDigital(folder, rounds)));
  if (isWanted('scan')) figures.push(...(await measureScan(folder)));
  if (isWanted('memory')) figures.push(await measureMemory(folder, 50, 600), await measureMemory(folder, 400, null));
  if (isWanted('cli')) figures.push(...(await measureCli(folder, rounds)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const machine = `Node ${process.versions.node}, ${availableParallelism()} cores with a load of ${loadavg()[0]!.toFixed(0)} at the end, median of ${rounds} rounds.`;
console.log(textReport(figures));
console.log(machine);
if (values.write) {
  const path = fileURLToPath(new URL('../../../docs/bench.md', import.meta.url));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `# Speed and memory\n\nMade by \`npm run bench -- --write\`. ${machine} Compare figures of one run only.\n\n${markdownReport(figures)}\n`);
}

function isWanted(part: (typeof PARTS)[number]): boolean {
  return only === undefined || only.includes(part);
}
