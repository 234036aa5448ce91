// A statement as a bad scan makes of it, through the whole engine; and a text layer that says other digits than it paints.
import { createRequire } from 'node:module';
import { afterAll, expect, it } from 'vitest';
import { extractDocument } from '../extract.js';
import { closeOcr } from '../ocr/tesseract.js';
import { scanPage } from '../ocr/testing/scanPage.js';
import { drawPdf } from '../readers/testing/drawPdf.js';

const ROWS = Array.from({ length: 18 }, (_, row) => ({ day: String(row + 3).padStart(2, '0'), amount: row % 4 === 3 ? 41_077 + row * 1311 : -(3_315 + row * 887) }));
const START = 250_000;

function drawStatement(pdf: PDFKit.PDFDocument, misprintRow = -1): void {
  const money = (minor: number) => (minor / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  const put = (text: string, x: number, y: number, width = 80) => pdf.text(text, x, y, { lineBreak: false, width, align: x > 300 ? 'right' : 'left' });
  pdf.fontSize(8);
  put('Account number 12345678', 60, 50);
  put('Statement period 1 March 2024 to 31 March 2024', 60, 64);
  ['Date', 'Details'].forEach((text, index) => put(text, [60, 130][index]!, 100));
  ['Amount', 'Balance'].forEach((text, index) => put(text, [340, 440][index]!, 100));
  put('Opening balance', 130, 116);
  put(money(START), 440, 116);
  let balance = START;
  ROWS.forEach(({ day, amount }, row) => {
    const y = 134 + row * 16;
    balance += amount;
    put(`${day}/03/2024`, 60, y);
    put(amount > 0 ? 'Salary payment received' : 'Card purchase grocery', 130, y);
    put(money(row === misprintRow ? amount - 3000 : amount), 340, y);
    put(money(balance), 440, y);
  });
  put('Closing balance', 130, 140 + ROWS.length * 16);
  put(money(balance), 440, 140 + ROWS.length * 16);
}

const options = { maxPages: 10, languages: ['eng'] };
const periodOf = async (bytes: Uint8Array) => (await extractDocument(bytes, options)).accounts[0]!.periods[0]!;

afterAll(closeOcr);

it('small print on a worn and crooked scan at 150 dpi is proved row by row', async () => {
  const period = await periodOf(await scanPage(await drawPdf((pdf) => drawStatement(pdf)), { dpi: 150, turn: 1.2, wear: 0.5 }));
  expect(period.rows.map((row) => row.amount.value)).toEqual(ROWS.map((row) => row.amount));
  expect(period.isReconciled).toBe(true);
}, 120_000);

it('a misprint on the same scan stays as printed and takes the badge away', async () => {
  const period = await periodOf(await scanPage(await drawPdf((pdf) => drawStatement(pdf, 6)), { dpi: 200, turn: 0.6, wear: 0.5 }));
  expect(period.isReconciled).toBe(false);
  expect(period.rows[6]!.amount.value).toBe(ROWS[6]!.amount - 3000);
  expect(period.proof.repairs.some((repair) => repair.row === 6)).toBe(false);
}, 120_000);

it('digits that the font calls by other names are read from the pixels', async () => {
  const font = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
  const pdf = await drawPdf((document) => {
    document.font(font);
    drawStatement(document);
  }, { compress: false });
  // In the table of the font's characters every digit gets the name of another: 0 is called 3, 1 is called 4 ...
  const lying = Buffer.from(pdf).toString('latin1').replace(/<003(\d)>/g, (_, digit: string) => `<003${(Number(digit) + 3) % 10}>`);
  const document = await extractDocument(new Uint8Array(Buffer.from(lying, 'latin1')), options);
  expect(document.pages[0]!.origin).toBe('ocr');
  expect(document.accounts[0]!.periods[0]!.rows.map((row) => row.amount.value)).toEqual(ROWS.map((row) => row.amount));
}, 120_000);
