// Pages a second on a long digital statement, whole and by stage, beside pdftotext on the same file in the same run.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layoutNamed } from '../accuracy/layouts/registry.js';
import { generateStatement } from '../accuracy/generator/generateStatement.js';
import { extractDocument } from '../src/extraction/extract.js';
import { isInstalled, median, secondsOf } from './externalTools.js';
import type { Figure } from './report.js';

const OPTIONS = { maxPages: 5000, languages: ['eng'] };

export async function longStatement(pages: number): Promise<{ pdf: Uint8Array; pages: number }> {
  const { pdf, truth } = await generateStatement({ layout: layoutNamed('us-freight-business'), seed: 1, factor: pages / 15 });
  return { pdf, pages: truth.pages };
}

export async function measureDigital(folder: string, rounds: number): Promise<Figure[]> {
  const { pdf, pages } = await longStatement(120);
  const path = join(folder, 'long.pdf');
  writeFileSync(path, pdf);
  await extractDocument(pdf.slice(), OPTIONS);
  const whole: number[] = [];
  const understanding: number[] = [];
  const reference: number[] = [];
  const hasReference = isInstalled('pdftotext');
  // Turn by turn, so that a busy moment of the machine falls on both.
  for (let round = 0; round < rounds; round++) {
    const { seconds, understandingSeconds } = await timeExtraction(pdf);
    whole.push(seconds);
    understanding.push(understandingSeconds);
    if (hasReference) reference.push(await secondsOf('pdftotext', ['-bbox', path, join(folder, 'long.html')]));
  }
  const rate = (seconds: number): number => pages / seconds;
  const readingSeconds = median(whole) - median(understanding);
  const figures: Figure[] = [
    { name: `digital, ${pages} pages, whole`, value: `${rate(median(whole)).toFixed(0)} pages/s`, note: 'at least 100 on 2 cores' },
    { name: 'digital, reading the pages', value: `${rate(readingSeconds).toFixed(0)} pages/s`, note: `${share(readingSeconds, median(whole))} of the time` },
    { name: 'digital, understanding and proof', value: `${rate(median(understanding)).toFixed(0)} pages/s`, note: `${share(median(understanding), median(whole))} of the time` },
  ];
  if (!hasReference) return [...figures, { name: 'pdftotext -bbox', value: 'skipped', note: 'pdftotext is not installed' }];
  const ratio = median(whole) / median(reference);
  return [
    ...figures,
    { name: 'pdftotext -bbox', value: `${rate(median(reference)).toFixed(0)} pages/s`, note: `text only, no rows; ours takes ${ratio.toFixed(2)} times its time` },
  ];
}

function share(part: number, whole: number): string {
  return `${Math.round((part / whole) * 100)} %`;
}

async function timeExtraction(pdf: Uint8Array): Promise<{ seconds: number; understandingSeconds: number }> {
  const bytes = pdf.slice();
  const started = performance.now();
  let understandingFrom = started;
  await extractDocument(bytes, OPTIONS, {
    onProgress: ({ stage, page }) => {
      if (stage === 'understanding' && page === 0) understandingFrom = performance.now();
    },
  });
  const ended = performance.now();
  return { seconds: (ended - started) / 1000, understandingSeconds: (ended - understandingFrom) / 1000 };
}
