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
  /** Prints the table on this many pages, the rows again on each. */
  pages?: number;
  /** The print runs down the page, as in a scan that was laid on its side. */
  isSideways?: boolean;
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


/** A PDF with heading, account, summary, and a table with a running balance. */
export async function statementPdf(options: StatementOptions = {}): Promise<Buffer> {
  const { rows = januaryRows, startMinor = 412_090, password, pages = 1 } = options;
  const moved = rows.reduce((sum, row) => sum + row.amountMinor, 0);
  const pdf = new PDFDocument({
    size: options.isSideways ? [792, 612] : 'LETTER', margin: 0, ...(password ? { userPassword: password, ownerPassword: `${password}-owner`, pdfVersion: '1.7' as const } : {}),
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))));
  const lay = () => options.isSideways && pdf.transform(0, 1, -1, 0, 792, 0);
  lay();
  printHead(pdf, options.accountNumber ?? '000123456789', startMinor, options.endMinor ?? startMinor + moved * pages);
  for (let page = 0; page < pages; page += 1) {
    if (page > 0) {
      pdf.addPage();
      lay();
    }
    printTable(pdf, rows, startMinor + moved * page);
  }
  pdf.end();
  return done;
}

/** A page of words that is no statement. */
export function letterPdf(): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'LETTER', margin: 72 });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))));
  pdf.font('Helvetica').fontSize(11);
  for (const line of ['Dear customer,', 'our branch at the harbour stays closed for repairs in spring.', 'We reopen as soon as the roof is dry.', 'Your bank']) pdf.text(line).moveDown();
  pdf.end();
  return done;
}

const columns = { date: 54, description: 130, amount: 430, balance: 500 };
const COLUMN_WIDTH = 60;

function printHead(pdf: PDFKit.PDFDocument, accountNumber: string, startMinor: number, endMinor: number): void {
  pdf.font('Helvetica-Bold').fontSize(16);
  print(pdf, 'Lakeside Example Bank', 54, 54);
  pdf.font('Helvetica').fontSize(10);
  print(pdf, 'Account statement', 54, 78);
  print(pdf, `Account number: ${accountNumber}`, 54, 96);
  print(pdf, 'Statement period: 01/01/2025 - 01/31/2025', 54, 110);
  print(pdf, 'Beginning balance', 54, 140);
  printRight(pdf, grouped(startMinor), columns.balance, 140);
  print(pdf, 'Ending balance', 54, 154);
  printRight(pdf, grouped(endMinor), columns.balance, 154);
}

function printTable(pdf: PDFKit.PDFDocument, rows: readonly StatementRow[], startMinor: number): void {
  pdf.font('Helvetica-Bold').fontSize(10);
  print(pdf, 'Date', columns.date, 190);
  print(pdf, 'Description', columns.description, 190);
  printRight(pdf, 'Amount', columns.amount, 190);
  printRight(pdf, 'Balance', columns.balance, 190);
  pdf.font('Helvetica');
  let balance = startMinor;
  rows.forEach((row, index) => {
    const y = 210 + index * 18;
    balance += row.amountMinor;
    print(pdf, row.date, columns.date, y);
    print(pdf, row.description, columns.description, y);
    printRight(pdf, grouped(row.amountMinor), columns.amount, y);
    printRight(pdf, grouped(balance), columns.balance, y);
  });
}

function print(pdf: PDFKit.PDFDocument, value: string, x: number, y: number): void {
  pdf.text(value, x, y, { lineBreak: false });
}

function printRight(pdf: PDFKit.PDFDocument, value: string, x: number, y: number): void {
  print(pdf, value, x + COLUMN_WIDTH - pdf.widthOfString(value), y);
}

function grouped(minor: number): string {
  return formatMinor(minor, 2).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
