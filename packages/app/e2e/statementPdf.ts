// Statements of a bank that does not exist, for the journeys: the figures are computed, so each one ties out unless told otherwise.
import { formatMinor } from '@tieout/sdk/contract';
import PDFDocument from 'pdfkit';

export interface StatementRow {
  /** MM/DD/YYYY */
  date: string;
  description: string;
  /** Money in positive, money out negative. */
  amountMinor: number;
}

export interface StatementOptions {
  rows?: readonly StatementRow[];
  startMinor?: number;
  /** The printed end balance; absent: the one the rows give. */
  endMinor?: number;
  /** Encrypts the file with this password. */
  password?: string;
  accountNumber?: string;
}

export const januaryRows: readonly StatementRow[] = [
  { date: '01/03/2025', description: 'DIRECT DEPOSIT NORTHWIND PAYROLL', amountMinor: 284_512 },
  { date: '01/05/2025', description: 'CARD PURCHASE GREEN GROCER 114', amountMinor: -8_643 },
  { date: '01/09/2025', description: 'ONLINE TRANSFER TO SAVINGS', amountMinor: -50_000 },
  { date: '01/14/2025', description: 'CITY POWER AND LIGHT', amountMinor: -13_277 },
  { date: '01/17/2025', description: 'DIRECT DEPOSIT NORTHWIND PAYROLL', amountMinor: 284_512 },
  { date: '01/23/2025', description: 'RENT HARBOUR STREET 2', amountMinor: -165_000 },
  { date: '01/30/2025', description: 'INTEREST PAID', amountMinor: 127 },
];

const WIDTH = 612;
const columns = { date: 54, description: 130, amount: 430, balance: 500 };

/** A PDF of one page: heading, account, summary, and a table with a running balance. */
export function statementPdf(options: StatementOptions = {}): Promise<Buffer> {
  const { rows = januaryRows, startMinor = 412_090, accountNumber = '000123456789', password } = options;
  const endMinor = options.endMinor ?? rows.reduce((sum, row) => sum + row.amountMinor, startMinor);
  const pdf = new PDFDocument({
    size: [WIDTH, 792], margin: 0, ...(password ? { userPassword: password, ownerPassword: `${password}-owner`, pdfVersion: '1.7' as const } : {}),
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))));
  const text = (value: string, x: number, y: number) => pdf.text(value, x, y, { lineBreak: false });
  const money = (minor: number, x: number, y: number) => {
    const value = grouped(minor);
    text(value, x + 60 - pdf.widthOfString(value), y);
  };

  pdf.font('Helvetica-Bold').fontSize(16);
  text('Lakeside Example Bank', 54, 54);
  pdf.font('Helvetica').fontSize(10);
  text('Account statement', 54, 78);
  text(`Account number: ${accountNumber}`, 54, 96);
  text('Statement period: 01/01/2025 - 01/31/2025', 54, 110);
  text('Beginning balance', 54, 140);
  money(startMinor, columns.balance, 140);
  text('Ending balance', 54, 154);
  money(endMinor, columns.balance, 154);

  pdf.font('Helvetica-Bold');
  text('Date', columns.date, 190);
  text('Description', columns.description, 190);
  text('Amount', columns.amount + 60 - pdf.widthOfString('Amount'), 190);
  text('Balance', columns.balance + 60 - pdf.widthOfString('Balance'), 190);
  pdf.font('Helvetica');
  let balance = startMinor;
  rows.forEach((row, index) => {
    const y = 210 + index * 18;
    balance += row.amountMinor;
    text(row.date, columns.date, y);
    text(row.description, columns.description, y);
    money(row.amountMinor, columns.amount, y);
    money(balance, columns.balance, y);
  });
  pdf.end();
  return done;
}

function grouped(minor: number): string {
  return formatMinor(minor, 2).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
