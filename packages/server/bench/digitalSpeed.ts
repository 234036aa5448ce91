// Pages a second on a long digital statement, whole and by stage, beside pdftotext on the same file in the same run.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { layoutNamed } from '../accuracy/layouts/registry.js';
import { generateStatement } from '../accuracy/generator/generateStatement.js';
import type { extractDocument } from '../src/extraction/extract.js';
import { bundleEngine, loadEngine } from './bundledEngine.js';
import { isInstalled, median, processorSecondsOf, secondsOf, secondsOfPython } from './externalTools.js';
import type { Figure } from './report.js';

const OPTIONS = { maxPages: 5000, languages: ['eng'] };

export async function longStatement(pages: number): Promise<{ pdf: Uint8Array; pages: number }> {
  const { pdf, truth } = await generateStatement({ layout: layoutNamed('us-freight-business'), seed: 1, factor: pages / 15 });
  return { pdf, pages: truth.pages };
}

/** Most functions are optimized after these; the first one has a figure of its own. */
const SETTLING_DOCUMENTS = 2;

/** Pages the slow tools are given: enough to know their speed. */
const PLUMBED_PAGES = 6;
const PLUMB = `
import pdfplumber, sys
with pdfplumber.open(sys.argv[1]) as pdf:
    for page in pdf.pages[:int(sys.argv[2])]:
        page.extract_table({'vertical_strategy': 'text', 'horizontal_strategy': 'text'})
`;

/** Letters with their places, not even joined to lines: the least that tools on pdfminer (pdfplumber and those on it) have to do. */
const MINED_PAGES = 24;
const MINE = `
import sys
from pdfminer.converter import PDFPageAggregator
from pdfminer.pdfinterp import PDFPageInterpreter, PDFResourceManager
from pdfminer.pdfpage import PDFPage
resources = PDFResourceManager()
device = PDFPageAggregator(resources, laparams=None)
interpreter = PDFPageInterpreter(resources, device)
with open(sys.argv[1], 'rb') as file:
    for page in PDFPage.get_pages(file, maxpages=int(sys.argv[2])):
        interpreter.process_page(page)
        device.get_result()
`;

export async function measureDigital(folder: string, rounds: number): Promise<Figure[]> {
  const { pdf, pages } = await longStatement(120);
  const path = join(folder, 'long.pdf');
  writeFileSync(path, pdf);
  const extract = await loadEngine(await bundleEngine());
  const first = await timeExtraction(extract, pdf);
  for (let document = 0; document < SETTLING_DOCUMENTS; document++) await timeExtraction(extract, pdf);
  const whole: number[] = [];
  const understanding: number[] = [];
  const reference: number[] = [];
  const plumber: number[] = [];
  const miner: number[] = [];
  const processor: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  const hasReference = isInstalled('pdftotext');
  // Turn by turn, so that a busy moment of the machine falls on all.
  for (let round = 0; round < rounds; round++) {
    const { seconds, understandingSeconds, processorSeconds } = await timeExtraction(extract, pdf);
    whole.push(seconds);
    processor.ours.push(processorSeconds);
    understanding.push(understandingSeconds);
    if (hasReference) {
      reference.push(await secondsOf('pdftotext', ['-bbox', path, join(folder, 'long.html')]));
      processor.theirs.push(processorSecondsOf('pdftotext', ['-bbox', path, join(folder, 'long.html')]));
    }
    const plumbed = await secondsOfPython('pdfplumber', PLUMB, [path, String(PLUMBED_PAGES)]);
    if (plumbed !== null) plumber.push(plumbed);
    const mined = await secondsOfPython('pdfminer', MINE, [path, String(MINED_PAGES)]);
    if (mined !== null) miner.push(mined);
  }
  const rate = (seconds: number): string => `${(pages / seconds).toFixed(0)} pages/s`;
  const readingSeconds = median(whole) - median(understanding);
  const against = (name: string, theirs: number[], read: number, note: string): Figure => theirs.length === 0
    ? { name, value: 'skipped', note: `${name.split(' ')[0]} is not installed` }
    : { name, value: `${(read / median(theirs)).toFixed(read === pages ? 0 : 1)} pages/s`, note: `${note}; ours takes ${(median(whole) / pages / (median(theirs) / read)).toFixed(2)} times its time` };
  return [
    { name: `digital, ${pages} pages, whole`, value: rate(median(whole)), note: 'at least 100 on 2 cores; the fourth document of a process and those after it' },
    { name: 'digital, reading the pages', value: rate(readingSeconds), note: `${share(readingSeconds, median(whole))} of the time` },
    { name: 'digital, understanding and proof', value: rate(median(understanding)), note: `${share(median(understanding), median(whole))} of the time` },
    { name: 'digital, the first document of a process', value: rate(first.seconds), note: 'its functions are compiled meanwhile' },
    { name: 'processor time of all threads', value: `${milliseconds(processor.ours, pages)} ms a page`, note: hasReference ? `pdftotext ${milliseconds(processor.theirs, pages)} ms` : '' },
    against('pdftotext -bbox', reference, pages, 'text only, no rows'),
    against('pdfminer.six', miner, MINED_PAGES, 'letters with places, no lines; what pdfplumber reads with'),
    against('pdfplumber extract_table', plumber, PLUMBED_PAGES, 'cells, no rows; what the open statement parsers in Python stand on'),
  ];
}

function milliseconds(seconds: number[], pages: number): string {
  return ((median(seconds) * 1000) / pages).toFixed(1);
}

function share(part: number, whole: number): string {
  return `${Math.round((part / whole) * 100)} %`;
}

async function timeExtraction(extract: typeof extractDocument, pdf: Uint8Array): Promise<{ seconds: number; understandingSeconds: number; processorSeconds: number }> {
  const bytes = pdf.slice();
  const started = performance.now();
  const cpu = process.cpuUsage();
  let understandingFrom = started;
  await extract(bytes, OPTIONS, {
    readers: availableParallelism(),
    onProgress: ({ stage, page }) => {
      if (stage === 'understanding' && page === 0) understandingFrom = performance.now();
    },
  });
  const ended = performance.now();
  const { user, system } = process.cpuUsage(cpu);
  return { seconds: (ended - started) / 1000, understandingSeconds: (ended - understandingFrom) / 1000, processorSeconds: (user + system) / 1e6 };
}
