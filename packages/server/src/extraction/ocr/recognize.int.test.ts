import { createRequire } from 'node:module';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { extractDocument } from '../extract.js';
import type { Box, PageModel } from '../model.js';
import { openDocument } from '../open.js';
import { readDocument } from '../readers/readDocument.js';
import { skewedBox } from '../readers/skewedBox.js';
import { drawPdf } from '../readers/testing/drawPdf.js';
import { AMOUNT_CHARACTERS, rereadRegion } from './rereadRegion.js';
import { closeOcr, startedWorkers } from './tesseract.js';
import { scanPage } from './testing/scanPage.js';

const options = { maxPages: 10, languages: ['eng'] };
const ROWS = Array.from({ length: 16 }, (_, row) => ({
  date: `${String(row + 3).padStart(2, '0')}/03/2024`, payee: ['Direct debit council', 'Card purchase grocery', 'Salary payment'][row % 3]!,
  amount: `${row === 8 ? '+' : row % 3 === 2 ? '' : '-'}${(row * 137.31 + 12.5).toFixed(2)}`,
}));

function drawStatement(pdf: PDFKit.PDFDocument, ruled = false): void {
  pdf.font('Helvetica').fontSize(10);
  pdf.text('Statement of account 1234567890', 60, 60, { lineBreak: false });
  ROWS.forEach(({ date, payee, amount }, row) => {
    const y = 120 + row * 22;
    pdf.text(date, 60, y, { lineBreak: false }).text(payee, 150, y, { lineBreak: false }).text(amount, 450, y, { lineBreak: false });
    if (ruled) pdf.moveTo(50, y + 16).lineTo(540, y + 16).lineWidth(0.6).stroke();
  });
  if (ruled) for (const x of [50, 140, 440, 540]) pdf.moveTo(x, 115).lineTo(x, 120 + ROWS.length * 22).lineWidth(0.6).stroke();
}

const amounts = (page: PageModel) => page.words.map((word) => word.text).filter((text) => /^[-+]?\d+\.\d\d$/.test(text));
const read = async (bytes: Uint8Array) => (await readDocument(bytes, options)).pages[0]!;

afterAll(closeOcr);

it('a worn, skewed and ruled scan is read, straightened, with its table lines', async () => {
  const scan = await scanPage(await drawPdf((pdf) => drawStatement(pdf, true)), { turn: 1.5, wear: 1 });
  const page = await read(scan);
  expect(page.origin).toBe('ocr');
  expect(Math.abs(page.skew! + 1.5)).toBeLessThan(0.2);
  expect(amounts(page).filter((amount) => ROWS.some((row) => row.amount === amount)).length).toBeGreaterThanOrEqual(15);
  const line = page.words.filter((word) => word.text === ROWS[8]!.date || word.text === ROWS[8]!.amount);
  expect(line).toHaveLength(2);
  expect(Math.abs(line[0]!.baseline - line[1]!.baseline)).toBeLessThan(3);
  expect(page.rules.filter((rule) => rule.orientation === 'vertical').length).toBeGreaterThanOrEqual(4);
  // The scan grew when it was turned; on its own pixels the last date stands further left than the first.
  const place = (text: string): Box => skewedBox(page, page.words.find((word) => word.text === text)!.box);
  expect(place(ROWS[15]!.date)[0]).toBeLessThan(place(ROWS[0]!.date)[0] - 5);
});

it('pages that lie on their side or on their head are turned, whatever way the first one of the document lies', async () => {
  const upright = await scanPage(await drawPdf((pdf) => drawStatement(pdf)));
  const turns = [90, 180];
  const pictures = await Promise.all(turns.map((turn) => sharp(upright).rotate(turn).jpeg().toBuffer({ resolveWithObject: true })));
  const bytes = await drawPdf((pdf) => pictures.forEach(({ data, info }, index) => {
    const size: [number, number] = [(info.width * 72) / 200, (info.height * 72) / 200];
    if (index > 0) pdf.addPage({ size });
    pdf.image(data, 0, 0, { width: size[0], height: size[1] });
  }), { size: [(pictures[0]!.info.width * 72) / 200, (pictures[0]!.info.height * 72) / 200] });
  const { pages } = await readDocument(bytes, options);
  expect(pages.map((page, index) => (page.rotation + turns[index]!) % 360)).toEqual([0, 0]);
  for (const page of pages) expect(amounts(page)).toContain(ROWS[5]!.amount);
});

it('a page in another language is read with its accents', async () => {
  const lines = ['Kontoauszug Nr. 3, Seite 1 von 1', 'Datum Buchung Wert Betrag', '01.03.2024 Überweisung für Jürgen Größe 12,40', '04.03.2024 Lastschrift Müller Bäckerei 8,15', 'Neuer Kontostand 1.204,31'];
  const page = await read(await scanPage(await drawPdf((pdf) => {
    pdf.font('Helvetica').fontSize(11);
    lines.forEach((line, row) => pdf.text(line, 60, 80 + row * 24, { lineBreak: false }));
  })));
  const texts = page.words.map((word) => word.text);
  expect(texts).toEqual(expect.arrayContaining(['Überweisung', 'Müller', '1.204,31']));
});

it('pixels win over a hidden text layer that says otherwise, which stays as another reading', async () => {
  const scan = await scanPage(await drawPdf((pdf) => drawStatement(pdf)));
  const bytes = await drawPdf((pdf) => {
    pdf.image(scan, 0, 0, { width: 595.28 }).font('Helvetica').fontSize(10);
    ROWS.forEach((row, index) => {
      pdf.addContent('3 Tr').text(row.amount.replace('.', ','), 450, 120 + index * 22, { lineBreak: false });
    });
  });
  const page = await read(bytes);
  expect(page.origin).toBe('ocr');
  expect(amounts(page).length).toBeGreaterThanOrEqual(15);
  expect(page.words.some((word) => word.text.includes(','))).toBe(false);
  const word = page.words.find((each) => each.text === ROWS[4]!.amount)!;
  expect(word.alternatives![0]).toBe(ROWS[4]!.amount.replace('.', ','));
});

it('pages come in order where some are scans and some are not, and a picture of a table is joined to the text', async () => {
  const scan = await scanPage(await drawPdf((pdf) => drawStatement(pdf)), { dpi: 150 });
  const bytes = await drawPdf((pdf) => {
    pdf.image(scan, 0, 0, { width: 595.28 });
    pdf.addPage().fontSize(10).text('This page is digital and has a line of text', 60, 60);
    pdf.addPage().text('Transactions of the month', 60, 30, { lineBreak: false }).image(scan, 60, 80, { width: 480 });
  });
  const { pages } = await readDocument(bytes, options);
  expect(pages.map((page) => [page.number, page.origin])).toEqual([[1, 'ocr'], [2, 'text'], [3, 'ocr']]);
  expect(pages[2]!.words.filter((word) => word.text === 'Transactions')).toHaveLength(1);
  expect(pages[2]!.words.find((word) => word.text === 'Transactions')!.confidence).toBeUndefined();
  expect(amounts(pages[2]!).length).toBeGreaterThanOrEqual(14);
});

it('a font that does not tell what its glyphs mean is read from its pixels', async () => {
  const font = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
  const pdf = await drawPdf((document) => {
    document.font(font).fontSize(11);
    ROWS.forEach((row, index) => document.text(row.amount, 60, 60 + index * 20, { lineBreak: false }));
  }, { compress: false });
  const blind = Buffer.from(pdf).toString('latin1').replace(/\/ToUnicode \d+ 0 R/g, (entry) => ' '.repeat(entry.length));
  const page = await read(new Uint8Array(Buffer.from(blind, 'latin1')));
  expect(page.origin).toBe('ocr');
  expect(amounts(page).length).toBeGreaterThanOrEqual(15);
});

it('a page that takes too long is reported and the rest is read', async () => {
  const scan = await scanPage(await drawPdf((pdf) => drawStatement(pdf)));
  const bytes = await drawPdf((pdf) => {
    pdf.image(scan, 0, 0, { width: 595.28 });
    pdf.addPage().fontSize(10).text('This page is digital and has a line of text', 60, 60);
  });
  const document = await extractDocument(bytes, { ...options, pageTimeoutMs: 1 });
  expect(document.findings).toContainEqual(expect.objectContaining({ code: 'pageUnread', page: 1 }));
  expect(document.pages).toHaveLength(2);
  // The worker that was ended is replaced.
  expect(amounts(await read(scan)).length).toBeGreaterThanOrEqual(14);
});

it('progress counts each page as it is read, and a canceled document is let go at once', async () => {
  const scan = await scanPage(await drawPdf((pdf) => drawStatement(pdf)), { dpi: 150 });
  const bytes = await drawPdf((pdf) => {
    pdf.image(scan, 0, 0, { width: 595.28 }).addPage().image(scan, 0, 0, { width: 595.28 });
  });
  const canceled = new AbortController();
  const seen: number[] = [];
  const reading = readDocument(bytes, options, { signal: canceled.signal, onProgress: ({ page }) => {
    seen.push(page);
    canceled.abort(new Error('Canceled'));
  } });
  await expect(reading).rejects.toThrow('Canceled');
  expect(seen).toEqual([1]);
});

it('a cell can be read again by itself', async () => {
  const scan = await scanPage(await drawPdf((pdf) => drawStatement(pdf, true)), { wear: 1 });
  const document = await openDocument(scan);
  const raster = await document.rasterPage(1);
  const y = 120 + 7 * 22;
  const read = (language: string) => rereadRegion(raster, [446, y - 2, 530, y + 14], { whitelist: AMOUNT_CHARACTERS, language });
  const { text, confidence } = await read('eng');
  expect(text).toBe(ROWS[7]!.amount);
  expect(confidence).toBeGreaterThan(0.6);
  // Another language is loaded by a worker that is there, not by one more.
  const workers = startedWorkers();
  expect([(await read('latin')).text, (await read('eng')).text]).toEqual([text, text]);
  const plus = await rereadRegion(raster, [446, y + 20, 530, y + 36], { whitelist: AMOUNT_CHARACTERS, language: 'eng' });
  expect(plus.text).toBe(ROWS[8]!.amount);
  expect(plus.confidence).toBeGreaterThan(0.6);
  expect(startedWorkers()).toBe(workers);
  await document.close();
});
