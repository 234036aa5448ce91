// Pages for tests, drawn as plain text: every character is 5 points wide, every line 12 points high, form feeds part the pages.
import type { DocumentModel, ExtractedDocument, PageModel, Word } from '../model.js';
import { understand } from '../understand.js';

const WIDTH = 5;
const HEIGHT = 12;

export interface TextPageOptions {
  origin?: 'text' | 'ocr';
  creationDate?: string;
}

export function documentOfText(text: string, options: TextPageOptions = {}): DocumentModel {
  const pages = text.split('\f').map((page, index) => pageOfText(page, index + 1, options.origin ?? 'text'));
  return { pages, encrypted: false, ...(options.creationDate ? { creationDate: options.creationDate } : {}) };
}

function pageOfText(text: string, number: number, origin: 'text' | 'ocr'): PageModel {
  const words = text.replace(/^\n/, '').split('\n').flatMap((line, row) => wordsOfLine(line, 60 + row * HEIGHT));
  return { number, width: 842, height: 842, rotation: 0, origin, words, rules: [], imageCoverage: 0 };
}

export function wordsOfLine(line: string, baseline: number): Word[] {
  return [...line.matchAll(/\S+/g)].map((match) => {
    const x0 = 40 + match.index * WIDTH;
    return { text: match[0], box: [x0, baseline - 7, x0 + match[0].length * WIDTH, baseline + 2], fontSize: 9, angle: 0, baseline };
  });
}

export interface ReadRow {
  date: string | null;
  amount: string;
  balance: string | null;
  description: string;
}

/** The rows of every period in the words of the test: decimal strings and lines joined by " / ". */
export function readRows(document: ExtractedDocument): ReadRow[][] {
  return document.accounts.flatMap((account) =>
    account.periods.map((period) =>
      period.rows.map((row) => ({
        date: row.date?.value ?? null,
        amount: decimal(row.amount.value, account.decimals),
        balance: row.balance ? decimal(row.balance.value, account.decimals) : null,
        description: row.description.value.replace(/\n/g, ' / '),
      })),
    ),
  );
}

export function decimal(minor: number, decimals: number): string {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return minor < 0 ? `-${text}` : text;
}

export function understandText(text: string, options: TextPageOptions = {}): ExtractedDocument {
  return understand(documentOfText(text, options));
}

/** What a test asks of each period, in integers of minor units: the days and amounts of its rows, its badge, days and balances; and the numbers of the accounts. */
export function readPeriods(text: string) {
  const { accounts } = understandText(text);
  const periods = accounts.flatMap((account) => account.periods);
  return {
    rows: periods.map(({ rows }) => rows.map((row) => [row.date?.value, row.amount.value] as const)),
    badges: periods.map(({ isReconciled }) => isReconciled),
    days: periods.map(({ startDate, endDate }) => [startDate?.value, endDate?.value] as const),
    bounds: periods.map(({ startBalance, endBalance }) => [startBalance?.value, endBalance?.value]),
    accounts: accounts.map(({ number }) => number),
    amounts: periods.flatMap(({ rows }) => rows.map(({ amount }) => amount.value)),
    otherDates: periods.map(({ rows }) => rows.map((row) => row.date2?.value)),
  };
}
