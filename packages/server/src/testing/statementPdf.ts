// Small statements as PDFs, made when a test needs them: an opening balance, rows with a running balance, a closing balance.
import PDFDocument from 'pdfkit';

export interface StatementPdfOptions {
  /** Amounts in cents; each row moves the balance. @default three rows */
  amounts?: number[];
  openingCents?: number;
  /** Printed instead of the true closing balance. */
  printedClosingCents?: number;
  accountNumber?: string;
  /** First day of the period. */
  year?: number;
  password?: string;
}

const ROWS_PER_PAGE = 25;
const money = (cents: number) => `${cents < 0 ? '-' : ''}${Math.trunc(Math.abs(cents) / 100).toLocaleString('en-US')}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;

export async function statementPdf(options: StatementPdfOptions = {}): Promise<Uint8Array> {
  const { amounts = [-1250, 250_000, -4399], openingCents = 100_000, accountNumber = '12345678', year = 2024, password } = options;
  const pdf = new PDFDocument({ size: 'A4', margin: 50, ...(password ? { userPassword: password, pdfVersion: '1.7' as const } : {}), info: { CreationDate: new Date(0) } });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const closing = openingCents + amounts.reduce((sum, amount) => sum + amount, 0);
  const line = (y: number, cells: [x: number, text: string][]) => cells.forEach(([x, text]) => pdf.text(text, x, y, { lineBreak: false }));
  const right = (y: number, edge: number, text: string) => pdf.text(text, edge - pdf.widthOfString(text), y, { lineBreak: false });

  pdf.fontSize(10);
  line(50, [[50, 'Harbour Example Bank']]);
  line(66, [[50, `Account number: ${accountNumber}`], [300, `Statement period: ${year}-01-01 to ${year}-01-31`]]);
  line(82, [[50, 'Currency: USD']]);
  line(98, [[50, 'Opening balance']]);
  right(98, 540, money(openingCents));
  const heading = (y: number) => {
    line(y, [[50, 'Date'], [130, 'Description']]);
    right(y, 430, 'Amount');
    right(y, 540, 'Balance');
  };
  heading(130);
  let balance = openingCents;
  let y = 146;
  amounts.forEach((amount, index) => {
    if (index > 0 && index % ROWS_PER_PAGE === 0) {
      pdf.addPage();
      heading(50);
      y = 66;
    }
    balance += amount;
    const day = String(1 + Math.min(30, Math.floor((index * 31) / amounts.length))).padStart(2, '0');
    line(y, [[50, `${year}-01-${day}`], [130, `Payment ${index + 1} ${amount < 0 ? 'to' : 'from'} Example Ltd`]]);
    right(y, 430, money(amount));
    right(y, 540, money(balance));
    y += 16;
  });
  line(y + 16, [[50, 'Closing balance']]);
  right(y + 16, 540, money(options.printedClosingCents ?? closing));
  pdf.end();
  await new Promise((resolve) => pdf.on('end', resolve));
  return new Uint8Array(Buffer.concat(chunks));
}

/** A letter: words, and nothing that is a statement. */
export async function letterPdf(lines: string[]): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', margin: 50, info: { CreationDate: new Date(0) } });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const line of lines) pdf.text(line);
  pdf.end();
  await new Promise((resolve) => pdf.on('end', resolve));
  return new Uint8Array(Buffer.concat(chunks));
}
