// Reading and recognition measured against pdftotext and native tesseract in the same run, because only ratios carry over
// from one machine to the next. Run: npx tsx --conditions=@tieout/source packages/server/bench/reading.bench.ts
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { recognizePage } from '../src/extraction/ocr/recognizePage.js';
import { closeOcr } from '../src/extraction/ocr/tesseract.js';
import { scanPage } from '../src/extraction/ocr/testing/scanPage.js';
import { openDocument } from '../src/extraction/open.js';
import { PdfjsDocument } from '../src/extraction/readers/pdfjs/pdfjsDocument.js';
import { toPageModel } from '../src/extraction/readers/pageModel.js';
import { readPages } from '../src/extraction/readers/readPages.js';
import { drawPdf } from '../src/extraction/readers/testing/drawPdf.js';

const PAGES = 200;
const ROWS_PER_PAGE = 45;
const PAYEES = ['Direct debit council tax', 'CARD 4412 GROCERY STORE', 'Salary ACME LTD', 'Transfer to savings'];
const run = promisify(execFile);

function drawStatement(pdf: PDFKit.PDFDocument, pages: number): void {
  let balance = 500_000;
  for (let page = 0; page < pages; page += 1) {
    if (page > 0) pdf.addPage();
    pdf.font('Helvetica').fontSize(9).text(`Statement of account 1234567890, page ${page + 1}`, 50, 40, { lineBreak: false });
    for (let row = 0; row < ROWS_PER_PAGE; row += 1) {
      const amount = ((page * 7919 + row * 104_729) % 40_000) - 20_000;
      balance += amount;
      const y = 80 + row * 15;
      pdf.text(`${String(1 + (row % 28)).padStart(2, '0')}/03/2024`, 50, y, { lineBreak: false });
      pdf.text(PAYEES[row % PAYEES.length]!, 120, y, { lineBreak: false });
      pdf.text((amount / 100).toFixed(2), 400, y, { lineBreak: false });
      pdf.text((balance / 100).toFixed(2), 480, y, { lineBreak: false });
    }
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Seconds, or null when the program is not installed. */
async function foreign(command: string, parameters: string[]): Promise<number | null> {
  try {
    return await seconds(() => run(command, parameters, { maxBuffer: 1 << 30, env: { ...process.env, OMP_THREAD_LIMIT: '1' } }));
  } catch {
    return null;
  }
}

function report(name: string, value: string, ratio: number | null, against: string): void {
  console.log(`${name.padEnd(44)} ${value.padStart(14)}   ${ratio === null ? `(${against} is not installed)` : `${ratio.toFixed(2)} × ${against}`}`);
}

async function benchText(folder: string): Promise<void> {
  const bytes = await drawPdf((pdf) => drawStatement(pdf, PAGES));
  const file = join(folder, 'statement.pdf');
  await writeFile(file, bytes);
  const opening = await seconds(async () => (await openDocument(bytes)).close());
  const document = await openDocument(bytes);
  let words = 0;
  let peak = 0;
  const reading = await seconds(async () => {
    for await (const page of readPages(document, { maxPages: PAGES, languages: ['eng'] })) {
      words += page.words.length;
      peak = Math.max(peak, process.memoryUsage().rss);
    }
  });
  await document.close();
  const second = await PdfjsDocument.open(bytes);
  const pdfjsPages = 40;
  const pdfjs = await seconds(async () => {
    for (let number = 1; number <= pdfjsPages; number += 1) toPageModel(number, await second.readPage(number));
  });
  await second.close();
  const pdftotext = await foreign('pdftotext', ['-bbox', file, join(folder, 'words.html')]);
  const speed = PAGES / reading;
  const theirs = pdftotext === null ? null : PAGES / pdftotext;
  report('start PDFium and open', `${(opening * 1000).toFixed(0)} ms`, pdftotext === null ? null : opening / (pdftotext / PAGES), 'a page of pdftotext');
  report(`words of ${PAGES} digital pages (PDFium)`, `${speed.toFixed(0)} pages/s`, theirs === null ? null : speed / theirs, 'pdftotext -bbox');
  report('the same with pdf.js', `${(pdfjsPages / pdfjs).toFixed(0)} pages/s`, theirs === null ? null : pdfjsPages / pdfjs / theirs, 'pdftotext -bbox');
  console.log(`${'words found, memory of the process at most'.padEnd(44)} ${String(words).padStart(14)}   ${(peak / 2 ** 20).toFixed(0)} MiB`);
}

async function benchRecognition(folder: string, wear: number): Promise<void> {
  const scan = await scanPage(await drawPdf((pdf) => drawStatement(pdf, 1)), { wear, turn: wear > 0 ? 1.5 : 0 });
  const file = join(folder, 'scan.jpg');
  await writeFile(file, scan);
  const document = await openDocument(scan);
  const raster = await document.rasterPage(1);
  await recognizePage(raster, { language: 'eng' });
  const own = await seconds(() => recognizePage(raster, { language: 'eng' }));
  await document.close();
  const native = await foreign('tesseract', [file, join(folder, 'scan'), '--psm', '6', '--dpi', '200']);
  report(`recognition of a ${wear > 0 ? 'worn, skewed' : 'clean'} page`, `${own.toFixed(2)} s/page`, native === null ? null : own / native, 'native tesseract, time');
}

const folder = await mkdtemp(join(tmpdir(), 'tieout-bench-'));
try {
  await benchText(folder);
  await benchRecognition(folder, 0);
  await benchRecognition(folder, 1);
} finally {
  await closeOcr();
  await rm(folder, { recursive: true, force: true });
}
