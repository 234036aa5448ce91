// npm run accuracy: reads generated statements, or a folder of published ones, and compares with what is right.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Layout } from './generator/layout.js';
import { Random } from './generator/random.js';
import { qualitiesNamed, qualityInTurn } from './generator/scan.js';
import { composedFeatures, composedJobs } from './composed/measureComposed.js';
import { LAYOUTS } from './layouts/registry.js';
import { corpusJobs } from './measure/corpus.js';
import { describeDifference } from './measure/difference.js';
import { featureTable } from './measure/featureTable.js';
import type { Job, JobResult } from './measure/job.js';
import { measureAll } from './measure/pool.js';
import { markdownTable, summarize, textTable } from './measure/table.js';
import { printedFeatures, printedJobs } from './printed/measurePrinted.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const USAGE = `npm run accuracy -- [options]

  --seed N             the statements of this seed; a fresh one otherwise
  --per-layout N       statements of each layout (2)
  --factor F           as many times the rows, of layouts and of --composed (1)
  --layout A,B         layouts whose name contains one of these
  --composed N         N statements of N layouts drawn at random, and a table of their features
  --printed N          N statements printed by a browser, likewise
  --show NAME          one document, row by row beside its truth; composed:K the K-th of --composed, printed:K of --printed
  --misprinted         with --show composed:K or printed:K, the wrong copy
  --veiled P           words around the rows unknown to anyone, each with probability P
  --veiled-marks       words of one and two letters, too
  --slips              wrong copies with a row or page left out, doubled or exchanged in place of a wrong digit; of --composed and --printed
  --no-misprints       without the statements that have one wrong digit
  --scans              the same statements scanned, each in another quality; also of --composed and --printed
  --quality A,B        scans of the qualities whose name contains one of these
  --sample N           scans of N layouts only
  --corpus DIR         published documents, described by DIR/MANIFEST.json
  --workers N          one or two documents at a time (2)
  --json FILE          figures for machines
  --write              the table into docs/accuracy.md

How to read the table: packages/server/accuracy/README.md.`;
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    'per-layout': { type: 'string', default: '2' },
    factor: { type: 'string', default: '1' },
    layout: { type: 'string' },
    show: { type: 'string' },
    composed: { type: 'string' },
    printed: { type: 'string' },
    corpus: { type: 'string' },
    scans: { type: 'boolean', default: false },
    quality: { type: 'string' },
    sample: { type: 'string' },
    veiled: { type: 'string' },
    'veiled-marks': { type: 'boolean', default: false },
    slips: { type: 'boolean', default: false },
    misprints: { type: 'boolean', default: true },
    misprinted: { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
    json: { type: 'string' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
  allowNegative: true,
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

const seed = values.seed === undefined ? Math.floor(Math.random() * 1e6) : Number(values.seed);
const printed = await wantedPrints();
const veil = values.veiled === undefined ? {} : { veil: { share: Number(values.veiled), marks: values['veiled-marks'] } };
const jobs = (printed?.jobs ?? wantedJobs()).map((job): Job => ({ ...job, ...veil }));
const results: JobResult[] = [];
await measureAll(jobs, Math.min(2, Number(values.workers)), 600_000, (result) => {
  results.push(result);
  if (process.stderr.isTTY) process.stderr.write(`\r${results.length} of ${jobs.length} documents`);
});
if (printed !== null) rmSync(printed.folder, { recursive: true });
results.sort((a, b) => a.id - b.id);
report();

function wantedJobs(): Job[] {
  if (values.corpus !== undefined) return corpusJobs(resolve(process.env.INIT_CWD ?? '.', values.corpus));
  const composed = { seed, factor: Number(values.factor), slips: values.slips, scans: wantedScans() };
  const shown = shownOf('composed');
  if (shown !== null) return composedJobs({ ...composed, first: shown, count: 1, misprints: values.misprinted }).slice(-1);
  if (values.composed !== undefined) return composedJobs({ ...composed, first: 0, count: Number(values.composed), misprints: values.misprints });
  return values.scans ? scannedJobs() : generatedJobs();
}

async function wantedPrints(): Promise<Awaited<ReturnType<typeof printedJobs>> | null> {
  const shown = shownOf('printed');
  if (shown !== null) {
    const one = await printedJobs({ seed, first: shown, count: 1, misprints: values.misprinted, slips: values.slips, scans: wantedScans() });
    return { ...one, jobs: one.jobs.slice(-1) };
  }
  return values.printed === undefined ? null : printedJobs({ seed, first: 0, count: Number(values.printed), misprints: values.misprints, slips: values.slips, scans: wantedScans() });
}

function wantedScans(): string[] {
  return values.scans ? qualitiesNamed(values.quality) : [];
}

/** --show composed:K */
function shownOf(kind: 'composed' | 'printed'): number | null {
  const [name, number] = values.show?.split(':') ?? [];
  return name === kind && number !== undefined ? Number(number) : null;
}

function wantedLayouts(): Layout[] {
  const wanted = values.layout ?? values.show;
  const layouts = LAYOUTS.filter((layout) => wanted === undefined || wanted.split(',').some((part) => layout.name.includes(part)));
  if (layouts.length === 0) throw new Error(`No layout's name contains "${wanted}". There are: ${LAYOUTS.map((layout) => layout.name).join(', ')}.`);
  return layouts;
}

/**
 * Recognition takes seconds a page, so each layout is scanned in one quality a round, and the qualities go round. With `--sample N` only N
 * layouts are read, others with each seed.
 */
function scannedJobs(): Job[] {
  const qualities = wantedScans();
  const short = wantedLayouts().filter((layout) => values.layout === layout.name || !layout.features.includes('long document'));
  const layouts = values.sample === undefined ? short : new Random(`sample ${seed}`).shuffle(short).slice(0, Number(values.sample));
  const all: Job[] = [];
  for (let round = 0; round < Number(values['per-layout']); round++) {
    layouts.forEach((layout, index) => {
      const scan = qualityInTurn(qualities, index + round + seed);
      const base = { source: 'generated', layout: layout.name, scan } as const;
      all.push({ ...base, id: all.length, group: `scan ${scan}`, seed: seed + round, misprint: false });
      if (isMisprintWanted(layout)) all.push({ ...base, id: all.length, group: `scan ${scan} misprinted`, seed: seed + round + 1000, misprint: true });
    });
  }
  return all;
}

function isMisprintWanted(layout: Layout): boolean {
  return values.misprints && values.show === undefined && !layout.features.includes('no balances');
}

function generatedJobs(): Job[] {
  const layouts = wantedLayouts();
  const count = values.show === undefined ? Number(values['per-layout']) : 1;
  const all: Job[] = [];
  for (const layout of layouts) {
    const base = { source: 'generated', layout: layout.name, factor: Number(values.factor), scan: null } as const;
    for (let i = 0; i < count; i++) all.push({ ...base, group: layout.name, seed: seed + i, id: all.length, misprint: false });
    if (isMisprintWanted(layout)) all.push({ ...base, group: `${layout.name} misprinted`, seed: seed + 1000, id: all.length, misprint: true });
  }
  return all;
}

function report(): void {
  const clean = results.filter((result) => !result.group.endsWith(' misprinted'));
  const misprinted = results.filter((result) => result.group.endsWith(' misprinted')).map((result) => ({ ...result, group: 'misprinted' }));
  const { lines, total } = summarize(clean);
  const rows = [...lines, total, ...(misprinted.length > 0 ? summarize(misprinted).lines : [])];
  process.stderr.write('\r');
  if (values.show === undefined) {
    for (const result of results) {
      if (result.error !== null) console.log(`${result.name}: ${result.error.split('\n').slice(0, 3).join(' ')}`);
      for (const problem of result.score.problems) if (problem.startsWith('UNSOUND')) console.log(`${result.name}: ${problem}`);
    }
  } else for (const result of results) console.log(describeDifference(result));
  if (values.composed !== undefined) console.log(featureTable(clean, composedFeatures));
  if (values.printed !== undefined) console.log(featureTable(clean, printedFeatures));
  console.log(textTable(rows));
  console.log(values.corpus === undefined ? `Seed ${seed}: repeat with --seed ${seed}.` : `Corpus ${values.corpus}.`);
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify({ seed, lines: rows, documents: results.map(({ name, group, pages, seconds, error, score }) => ({ name, group, pages, seconds, error, score })) }, null, 2));
  if (values.write) writeReport(markdownTable(rows));
  const isSound = summarize(results).total.soundness !== null ? summarize(results).total.soundness === 1 : true;
  if (!isSound) console.log('Not sound: at least one badge was given wrongly.');
  process.exitCode = isSound && results.every((result) => result.error === null || values.corpus !== undefined) ? 0 : 1;
}

function writeReport(table: string): void {
  const path = resolve(ROOT, 'docs/accuracy.md');
  mkdirSync(dirname(path), { recursive: true });
  const command = `npm run accuracy -- --seed ${seed} --per-layout ${values['per-layout']}${values.factor === '1' ? '' : ` --factor ${values.factor}`}${values.scans ? ' --scans' : ''} --write`;
  writeFileSync(path, `# Accuracy on generated statements\n\nMade by \`${command}\`; how to read it: [packages/server/accuracy](../packages/server/accuracy/README.md).\n\n${table}\n`);
}
