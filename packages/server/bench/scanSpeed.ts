// Seconds a page of a scan, beside the native tesseract program on the same pictures with as many processes as cores.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { generateStatement } from '../accuracy/generator/generateStatement.js';
import { qualityNamed, scanPages, scanStatement } from '../accuracy/generator/scan.js';
import { Random } from '../accuracy/generator/random.js';
import { layoutNamed } from '../accuracy/layouts/registry.js';
import { extractDocument } from '../src/extraction/extract.js';
import { isInstalled, secondsOf } from './externalTools.js';
import type { Figure } from './report.js';

export async function measureScan(folder: string): Promise<Figure[]> {
  const statement = await generateStatement({ layout: layoutNamed('gb-pennine'), seed: 3, factor: 4 });
  const quality = qualityNamed('office-200');
  const scanned = await scanStatement(statement, quality);
  const pages = statement.truth.pages;
  // The first document pays for starting the recognising threads, all of them, and loading the language; that is start-up, not speed.
  const small = await generateStatement({ layout: layoutNamed('gb-tamar'), seed: 1 });
  await extractDocument((await scanStatement(small, quality)).pdf, { maxPages: 10, languages: ['eng'] });
  const started = performance.now();
  await extractDocument(scanned.pdf, { maxPages: 1000, languages: ['eng'] });
  const ours = (performance.now() - started) / 1000 / pages;
  const figure: Figure = { name: `scan, ${pages} pages at ${quality.dpi} dpi`, value: `${ours.toFixed(2)} s/page`, note: 'at most 1.2 times native tesseract' };
  if (!isInstalled('tesseract')) return [figure, { name: 'tesseract', value: 'skipped', note: 'tesseract is not installed' }];
  const native = (await nativeSeconds(folder, statement.pdf)) / pages;
  return [figure, { name: 'tesseract --psm 6', value: `${native.toFixed(2)} s/page`, note: `words only, no rows; ours takes ${(ours / native).toFixed(2)} times its time` }];
}

async function nativeSeconds(folder: string, pdf: Uint8Array): Promise<number> {
  const pictures = await scanPages(pdf, qualityNamed('office-200'), new Random('native'));
  const paths = pictures.map((picture, index) => {
    const path = join(folder, `page-${index + 1}.jpg`);
    writeFileSync(path, picture.jpeg);
    return path;
  });
  const started = performance.now();
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
      await secondsOf('tesseract', [path, path, '--psm', '6', '--dpi', '200', 'tsv'], { ...process.env, OMP_THREAD_LIMIT: '1' });
    }
  });
  await Promise.all(workers);
  return (performance.now() - started) / 1000;
}
