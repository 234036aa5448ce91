import { describe, expect, it } from 'vitest';
import { documentOfText, wordsOfLine } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';
import { makeLine } from '../layout/lines.js';
import { raiseSpannedDays } from './spannedDays.js';
import { tokenizeLine } from './tokenize.js';

/** Rows 12 points high, and days at the places given in rows: half a row is between two. */
function read(rows: readonly string[], days: readonly (readonly [at: number, day: string])[], head = 'Statement 1 May 2026 to 31 May 2026\nOpening balance 100.00') {
  return readLines([...rows.map((row, index) => [index, row] as const), ...days], head);
}

function readLines(lines: readonly (readonly [at: number, text: string])[], head: string) {
  const model = documentOfText(head);
  const page = model.pages[0]!;
  const words = lines.flatMap(([at, text]) => wordsOfLine(text, 120 + 12 * at));
  const { rows, isReconciled } = readStatement({ ...model, pages: [{ ...page, words: [...page.words, ...words] }] });
  return { dates: rows.map(([day, amount]) => `${day?.slice(8)} ${amount}`), isReconciled };
}

describe('a day in the middle of its rows', () => {
  const ROWS = [
    '              COFFEE BAR                -10.00      90.00',
    '              BOOKSHOP                  -20.00      70.00',
    '              SALARY                    300.00     370.00',
    '              RENT                      -50.00     320.00',
    '              FERRY                     -20.00     300.00',
    '              BAKERY                     -5.00     295.00',
    '              PHARMACY                  -15.00     280.00',
  ];

  it('between two of them is the day of both', () => {
    const { dates, isReconciled } = read(ROWS, [[0.5, '03 May 2026'], [2, '07 May 2026'], [4.5, '09 May 2026']]);
    expect(dates).toEqual(['03 -10.00', '03 -20.00', '07 300.00', '09 -50.00', '09 -20.00', '09 -5.00', '09 -15.00']);
    expect(isReconciled).toBe(true);
  });

  it('is told, too, where the balances before and after the rows print days of their own', () => {
    const withBalances = ['01 May 2026   PREVIOUS BALANCE                     100.00', ...ROWS, '31 May 2026   NEW BALANCE                          280.00'];
    const { dates, isReconciled } = read(withBalances, [[1.5, '03 May 2026'], [3, '07 May 2026'], [5.5, '09 May 2026']]);
    expect(dates).toEqual(['03 -10.00', '03 -20.00', '07 300.00', '09 -50.00', '09 -20.00', '09 -5.00', '09 -15.00']);
    expect(isReconciled).toBe(true);
  });

  it('behind the number of a row is a day, too, so that those between two rows are of no others', () => {
    const rows = ROWS.map((row, index) => String(index + 1).padEnd(3) + row.slice(3));
    const withDays = rows.map((row, index) => ({ 2: `3  04 May 2026${row.slice(14)}`, 5: `6  08 May 2026${row.slice(14)}`, 6: `7  09 May 2026${row.slice(14)}` })[index] ?? row);
    const { dates } = read(withDays, [[0.5, '   03 May 2026'], [3.5, '   07 May 2026']]);
    expect(dates).toEqual(['03 -10.00', '03 -20.00', '04 300.00', '07 -50.00', '07 -20.00', '08 -5.00', '09 -15.00']);
  });

  it('behind the number of the second of three rows is the day of all three', () => {
    const rows = ROWS.map((row, index) => String(index + 1).padEnd(3) + row.slice(3));
    const withDays = rows.map((row, index) => (index === 3 ? `4  07 May 2026${row.slice(14)}` : row));
    const { dates } = read(withDays, [[0.5, '   03 May 2026'], [5.5, '   09 May 2026']]);
    expect(dates).toEqual(['03 -10.00', '03 -20.00', '07 300.00', '07 -50.00', '07 -20.00', '09 -5.00', '09 -15.00']);
  });

  it('beside the second of three is the day of all three', () => {
    const { dates } = read(ROWS, [[0, '03 May 2026'], [2, '07 May 2026'], [4.5, '09 May 2026'], [6, '12 May 2026']]);
    expect(dates).toEqual(['03 -10.00', '07 -20.00', '07 300.00', '07 -50.00', '09 -20.00', '09 -5.00', '12 -15.00']);
  });

  it('of rows of several lines with their figures in the middle is the day of all of them', () => {
    const row = (text: string, amount = '', balance = '') => `${' '.repeat(14)}${text.padEnd(26)}${amount.padStart(7)}${balance.padStart(11)}`;
    const lines: [number, string][] = [
      [0, row('COFFEE BAR')], [0.5, row('', '-10.00', '90.00')], [1, row('CARD 4411')],
      [3, row('FERRY', '-20.00', '70.00')],
      [5, row('TRANSFER')], [6, row('ACME LTD', '300.00', '370.00')], [7, row('VALUE 07 May')],
      [9, row('RENT', '-50.00', '320.00')],
      [11, row('BAKERY', '-5.00', '315.00')],
    ];
    const days: [number, string][] = [[1.5, '03 May 2026'], [7, '08 May 2026'], [11, '09 May 2026']];
    const { dates, isReconciled } = readLines([...lines, ...days], 'Statement 1 May 2026 to 31 May 2026\nOpening balance 100.00\n\nDate          Details                    Amount    Balance');
    expect(dates).toEqual(['03 -10.00', '03 -20.00', '08 300.00', '08 -50.00', '09 -5.00']);
    expect(isReconciled).toBe(true);
  });

  it('of rows of several lines with their figures on the first is the day of all of them, on the last row of a page, too', () => {
    const row = (text: string, amount = '', balance = '') => `${' '.repeat(14)}${text.padEnd(26)}${amount.padStart(7)}${balance.padStart(11)}`;
    const lines: [number, string][] = [
      [0, row('COFFEE BAR', '-10.00', '90.00')], [0.7, row('CARD 4411')],
      [2.7, row('FERRY', '-20.00', '70.00')], [3.4, row('CARD 4411')],
      [5.4, row('SALARY', '300.00', '370.00')],
      [7.4, row('RENT', '-50.00', '320.00')],
      [9.4, row('BAKERY', '-5.00', '315.00')], [10.1, row('CARD 4411')],
      [12.1, row('KIOSK', '-5.00', '310.00')], [12.8, row('CARD 4411')],
    ];
    const days: [number, string][] = [[1.7, '03 May 2026'], [6.4, '08 May 2026'], [11.1, '09 May 2026']];
    const { dates, isReconciled } = readLines([...lines, ...days], 'Statement 1 May 2026 to 31 May 2026\nOpening balance 100.00\n\nDate          Details                    Amount    Balance');
    expect(dates).toEqual(['03 -10.00', '03 -20.00', '08 300.00', '08 -50.00', '09 -5.00', '09 -5.00']);
    expect(isReconciled).toBe(true);
  });

  it('whose cell goes on over the next page stands beside the first of its rows', () => {
    const text = (top: string) => `
Statement 1 May 2026 to 31 May 2026
Opening balance 100.00

Date          Details                    Amount    Balance
              COFFEE BAR                 -10.00      90.00
03 May 2026
              BOOKSHOP                   -20.00      70.00

              SALARY                     300.00     370.00
08 May 2026
              RENT                       -50.00     320.00

09 May 2026   FERRY                      -20.00     300.00

              BAKERY                      -5.00     295.00
\fDate          Details                    Amount    Balance
${top}
              KIOSK                       -5.00     275.00
12 May 2026
              FLORIST                     -5.00     270.00`;
    const read = (top: string) => {
      const { rows, isReconciled } = readStatement(text(top));
      return [rows.map(([day]) => day?.slice(8)).join(' '), isReconciled];
    };
    expect(read('              PHARMACY                   -20.00     275.00\n').at(1)).toBe(false);
    expect(read('              PHARMACY                   -15.00     280.00\n')).toEqual(['03 03 08 08 09 09 09 12 12', true]);
    // Rows at the foot of a page alone may be of a day that the next page prints.
    expect(read('              Balance forward                       280.00\n').at(1)).toBe(false);
  });

  it('may look like a figure', () => {
    const comma = ROWS.map((row) => row.replace(/\.(?=\d\d(?!\d))/g, ','));
    const { dates } = read(comma, [[0.5, '03.05'], [2, '07.05'], [4.5, '09.05']], 'Statement 1 May 2026 to 31 May 2026\nOpening balance 100,00');
    expect(dates).toEqual(['03 -10.00', '03 -20.00', '07 300.00', '09 -50.00', '09 -20.00', '09 -5.00', '09 -15.00']);
  });

  it('is not that of foreign amounts in the texts, and balances of a summary tell nothing of the rows\' distance', () => {
    const row = (text: string, amount = '', balance = '') => `${' '.repeat(14)}${text.padEnd(26)}${amount.padStart(7)}${balance.padStart(11)}`;
    const lines: [number, string][] = [
      [0, row('COFFEE BAR', '-10.00', '90.00')], [1, row('USD 12.31')],
      [3, row('FERRY', '-20.00', '70.00')],
      [5, row('TRANSFER', '300.00', '370.00')],
      [7, row('RENT', '-50.00', '320.00')],
      [9, row('BAKERY', '-5.00', '315.00')],
      [11, row('Balance', '', '315.00')], [12, row('Limit', '', '500.00')],
    ];
    const days: [number, string][] = [[1.5, '03 May 2026'], [6, '08 May 2026'], [9, '09 May 2026'], [12, '31 May 2026']];
    const { dates } = readLines([...lines, ...days], 'Statement 1 May 2026 to 31 May 2026\nOpening balance 100.00\n\nDate          Details                    Amount    Balance');
    expect(dates.slice(0, 5)).toEqual(['03 -10.00', '03 -20.00', '08 300.00', '08 -50.00', '09 -5.00']);
  });

  it('days on lines of their own above their rows stay where they are', () => {
    const spread = ROWS.slice(0, 4);
    const { dates } = read([spread[0]!, spread[1]!, '', spread[2]!, '', spread[3]!], [[-1, '03 May 2026'], [2, '07 May 2026'], [4, '09 May 2026']]);
    expect(dates).toEqual(['03 -10.00', '03 -20.00', '07 300.00', '09 -50.00']);
  });

  it('days beside the first of their rows stay where they are', () => {
    const { dates } = read(ROWS, [[0, '03 May 2026'], [2, '07 May 2026'], [3, '09 May 2026']]);
    expect(dates).toEqual(['03 -10.00', '03 -20.00', '07 300.00', '09 -50.00', '09 -20.00', '09 -5.00', '09 -15.00']);
  });
});

it('days of a page whose rules have told their rows stay where they are', () => {
  const rows = ['COFFEE BAR   -10.00', 'BOOKSHOP     -20.00', 'SALARY       300.00', 'RENT         -50.00', 'FERRY        -20.00'].map((text, at) => [at, `${' '.repeat(14)}${text}`] as const);
  const days = [[0.5, '03 May 2026'], [3, '07 May 2026']] as const;
  const lines = [...rows, ...days].map(([at, text]) => tokenizeLine(makeLine(wordsOfLine(text, 120 + 12 * at), 1))).sort((a, b) => a.line.baseline - b.line.baseline);
  expect(raiseSpannedDays(lines)[0]!.text).toBe('03 May 2026 COFFEE BAR -10.00');
  expect(raiseSpannedDays(lines, new Set([1]))).toEqual(lines);
});

it('a turnover and a balance of each day, one line each, are no rows that could have days', () => {
  const row = (text: string, debit = '', credit = ''): string => `${' '.repeat(14)}${text.padEnd(32)}${debit.padStart(8)}${credit.padStart(10)}`;
  const lines: [number, string][] = [];
  let at = 1;
  const add = (day: string, rows: readonly (readonly [string, string, string])[], sums: readonly [string, string], balance: string): void => {
    for (const entry of rows) {
      lines.push([at, row(...entry)], [at + 0.35, day], [at + 0.7, row('Ref. TRZ7781')]);
      at += 1.65;
    }
    lines.push([at, row('DAILY TURNOVER', ...sums)], [at + 1, row('DAILY BALANCE', '', balance)]);
    at += 2;
  };
  add('02 May 2026', [['Salary', '', '133.26'], ['Cash', '33.26', '']], ['33.26', '133.26'], '200.00');
  add('03 May 2026', [['Refund', '', '50.00']], ['0.00', '50.00'], '250.00');
  add('11 May 2026', [['Rent', '60.00', ''], ['Refund', '', '10.00']], ['60.00', '10.00'], '200.00');
  const head = [0, 'Date          Details                            Debit    Credit'] as const;
  const { dates, isReconciled } = readLines([head, ...lines], 'Statement 1 May 2026 to 31 May 2026\nOpening balance 100.00');
  expect(dates).toEqual(['02 133.26', '02 -33.26', '03 50.00', '11 -60.00', '11 10.00']);
  expect(isReconciled).toBe(true);
});
