import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { convertFolder } from './main.js';

const folder = mkdtempSync(join(tmpdir(), 'tieout-example-'));
const inbox = join(folder, 'inbox');
beforeAll(() => mkdirSync(inbox));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rows = [
  ['03/02/2024', 'CARD PAYMENT CORNER GROCERY', '-40.00', '960.00'],
  ['03/09/2024', 'SALARY EXAMPLE LTD', '250.00', '1,210.00'],
  ['03/21/2024', 'RENT HARBOUR STREET', '-60.00', '1,150.00'],
];

/** A statement of one page whose rows lead from 1,000.00 to the given end balance. */
async function writeStatement(path: string, endBalance: string): Promise<void> {
  const pdf = new PDFDocument({ size: 'A4', margin: 50 });
  const file = createWriteStream(path);
  pdf.pipe(file);
  pdf.fontSize(16).text('Harbour Bank', 50, 50);
  pdf.fontSize(10).text('Account number: 000123456789', 50, 80).text('Statement period: 03/01/2024 - 03/31/2024', 50, 95);
  pdf.text('Beginning balance', 50, 120).text('$1,000.00', 450, 120, { width: 90, align: 'right' });
  for (const [x, heading] of [[50, 'Date'], [130, 'Description'], [390, 'Amount'], [490, 'Balance']] as const) pdf.text(heading, x, 150);
  rows.forEach(([date = '', description = '', amount = '', balance = ''], index) => {
    const y = 170 + index * 16;
    pdf.text(date, 50, y).text(description, 130, y);
    pdf.text(amount, 350, y, { width: 90, align: 'right' }).text(balance, 450, y, { width: 90, align: 'right' });
  });
  pdf.text('Ending balance', 50, 240).text(`$${endBalance}`, 450, 240, { width: 90, align: 'right' });
  pdf.end();
  await finished(file);
}

describe('the example', () => {
  it('converts a folder, says what ties out and why not, and goes on after a broken file', async () => {
    await writeStatement(join(inbox, 'a-good.pdf'), '1,150.00');
    writeFileSync(join(inbox, 'b-broken.pdf'), 'no PDF at all');
    await writeStatement(join(inbox, 'c-misprinted.pdf'), '1,151.00');
    const [good, broken, misprinted] = await convertFolder(inbox, join(folder, 'out'), { dataDir: join(folder, 'data') });

    expect(good?.periods).toMatchObject([{ from: '2024-03-01', to: '2024-03-31', rows: 3, tiesOut: true }]);
    const csv = readFileSync(good?.csv ?? '', 'utf8');
    for (const [, description, amount] of rows) expect(csv).toMatch(new RegExp(`${description}.*${amount}`));
    expect(broken).toMatchObject({ csv: null, error: expect.stringContaining('not a PDF') });
    expect(misprinted?.periods).toMatchObject([{ rows: 3, tiesOut: false }]);
  });
});
