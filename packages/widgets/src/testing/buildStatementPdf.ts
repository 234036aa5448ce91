import type { Transaction } from '@tieout/sdk/contract';
import { buildPdf, type PdfText } from './buildPdf.js';

/** A statement whose lines are printed where the rows say they were read. */
export function buildStatementPdf(rows: readonly Transaction[], numPages?: number): Uint8Array<ArrayBuffer> {
  const count = numPages ?? Math.max(...rows.map((row) => row.pageNumber + 1), 1);
  return buildPdf(Array.from({ length: count }, (_, page) => [
    ...heading(page, count),
    ...rows.filter((row) => row.pageNumber === page).flatMap(line),
  ]));
}

function heading(page: number, count: number): PdfText[] {
  return [
    { x: 72, y: 48, text: 'Harbour Bank', size: 18, bold: true },
    { x: 72, y: 80, text: 'Jan 1, 2024', size: 10 },
    { x: 150, y: 80, text: 'Jan 31, 2024', size: 10 },
    { x: 72, y: 100, text: 'Checking ...6789   Alex Example' },
    { x: 72, y: 120, text: 'Opening balance', bold: true },
    { x: 540, y: 120, text: '1,000.00', alignRight: true },
    { x: 72, y: 182, text: 'Date', bold: true },
    { x: 130, y: 182, text: 'Description', bold: true },
    { x: 450, y: 182, text: 'Amount', bold: true, alignRight: true },
    { x: 540, y: 182, text: 'Balance', bold: true, alignRight: true },
    { x: 450, y: 700, text: page === count - 1 ? 'Closing balance' : 'Carried forward', bold: true, alignRight: true },
    { x: 540, y: 800, text: `Page ${page + 1} of ${count}`, size: 8, alignRight: true },
  ];
}

function line(row: Transaction): PdfText[] {
  const y = row.box?.[1] ?? 0;
  return [
    { x: 72, y, text: row.date?.slice(5) ?? '' },
    { x: 130, y, text: row.description.split('\n')[0] ?? '' },
    { x: 450, y, text: row.amount?.toFixed(2) ?? '', alignRight: true },
    { x: 540, y, text: row.balance?.toFixed(2) ?? '', alignRight: true },
  ];
}
