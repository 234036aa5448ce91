// Runs in a child process: one document at a time, so that a crash or a leak of one document ends there.
import { readFileSync } from 'node:fs';
import { extractDocument } from '../../src/extraction/extract.js';
import type { ExtractedDocument } from '../../src/extraction/model.js';
import { readDocument } from '../../src/extraction/readers/readDocument.js';
import { understand } from '../../src/extraction/understand.js';
import { generateStatement, slipRandom } from '../generator/generateStatement.js';
import { qualityNamed, scanStatement } from '../generator/scan.js';
import { isPageSlip } from '../generator/slip.js';
import { composedNamed } from '../composed/composedLayout.js';
import { layoutNamed } from '../layouts/registry.js';
import { expectationOf, type Expectation } from './expectation.js';
import type { Job, JobResult } from './job.js';
import { toReading, type Reading } from './reading.js';
import { scoreReading } from './score.js';
import { slipPages } from './slipPages.js';
import { veiled } from './veil.js';

interface Prepared {
  name: string;
  bytes: Uint8Array;
  password: string | null;
  expectation: Expectation;
  /** Another order of its pages. */
  pages?: readonly number[];
}

process.on('message', (job: Job) => {
  void measure(job).then((result) => process.send?.(result));
});

async function measure(job: Job): Promise<JobResult> {
  const prepared = await prepare(job);
  const { name, expectation } = prepared;
  const nothing: Reading = { kind: 'generic', accounts: [] };
  const started = process.hrtime.bigint();
  const seconds = (): number => Number(process.hrtime.bigint() - started) / 1e9;
  try {
    const document = await read(job, prepared);
    const reading = toReading(document);
    return { id: job.id, group: job.group, name, pages: document.pages.length, seconds: seconds(), score: scoreReading(expectation, reading), error: null, reading, expectation };
  } catch (error) {
    const score = scoreReading(expectation, nothing);
    return { id: job.id, group: job.group, name, pages: 0, seconds: seconds(), score, error: (error as Error).stack ?? String(error), reading: null, expectation };
  }
}

async function read({ veil }: Job, { name, bytes, password, expectation, pages }: Prepared): Promise<ExtractedDocument> {
  const options = { maxPages: 1000, languages: ['eng'], ...(password === null ? {} : { password }) };
  if (veil === undefined && pages === undefined) return extractDocument(bytes, options);
  const model = await readDocument(bytes, options);
  const bound = pages === undefined ? model : { ...model, pages: pages.map((page, index) => ({ ...model.pages[page - 1]!, number: index + 1 })) };
  return understand(veil === undefined ? bound : veiled(bound, veil, expectation, name));
}

async function prepare(job: Job): Promise<Prepared> {
  if (job.source === 'file') {
    return { name: job.name, bytes: new Uint8Array(readFileSync(job.path)), password: job.password, expectation: job.expectation };
  }
  const layout = composedNamed(job.layout) ?? layoutNamed(job.layout);
  const password = layout.paper.password ?? null;
  const { slip } = job;
  const base = { layout, seed: job.seed, factor: job.factor ?? 1 };
  if (slip !== undefined && isPageSlip(slip)) {
    const whole = await generateStatement(base);
    const bound = slipPages(slip, whole.truth, slipRandom(base));
    if (bound !== null) return { name: `${whole.name} ${slip} (${bound.page})`, bytes: whole.pdf, password, expectation: bound.expectation, pages: bound.pages };
  }
  const rowSlip = slip === undefined ? undefined : isPageSlip(slip) ? 'row left out' : slip;
  const digital = await generateStatement({ ...base, misprint: job.misprint, slip: rowSlip });
  const statement = job.scan === null ? digital : await scanStatement(digital, qualityNamed(job.scan));
  const misprint = statement.truth.flags.misprint;
  const wrong = misprint === null ? '' : ` misprinted (${misprint.figure} on page ${misprint.page}: ${misprint.printed})`;
  const name = `${statement.name}${wrong}${job.scan === null ? '' : ` ${job.scan}`}`;
  return { name, bytes: statement.pdf, password, expectation: expectationOf(statement.truth) };
}
