import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';

interface Drawing {
  /** Printed at the end; 1,150.00 is right. */
  endBalance?: string;
  /** Encrypts the file. */
  password?: string;
}

const rows = [
  ['03/02/2024', 'CARD PAYMENT CORNER GROCERY', '-40.00', '960.00'],
  ['03/09/2024', 'SALARY EXAMPLE LTD', '250.00', '1,210.00'],
  ['03/21/2024', 'RENT HARBOUR STREET', '-60.00', '1,150.00'],
];

/** A real PDF of one page: 1,000.00 + 250.00 - 100.00 = 1,150.00. */
export async function drawStatement(path: string, { endBalance = '1,150.00', password }: Drawing = {}): Promise<void> {
  const pdf = new PDFDocument({ size: 'A4', margin: 50, ...(password ? { userPassword: password, ownerPassword: `${password}-owner`, pdfVersion: '1.7' } : {}) });
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
