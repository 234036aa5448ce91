// Days that are misprinted on digital text, where another figure of the page contradicts them.
import { describe, expect, it } from 'vitest';
import { documentOfText, wordsOfLine } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('days that are none', () => {
  const page = (third: string, last: string): string => `
Account 12345678   1 May 2026 to 31 May 2026
Booked       Value        Details                  Amount       Balance
                          Opening balance                        100.00
04.05.2026   04.05.2026   COFFEE                    -5.00         95.00
06.05.2026   07.05.2026   TEA                       -4.00         91.00
${third}   11.05.2026   SALARY                     9.00        100.00
12.05.2026   ${last}   MILK                      -1.00         99.00`;

  it('set as and where those of other rows are keep the badge back', () => {
    expect(readStatement(page('11.05.2026', '12.05.2026')).verdicts).toEqual(['reconciled']);
    expect(readStatement(page('11.05.8026', '12.05.2026')).verdicts).not.toContain('reconciled');
    expect(readStatement(page('11.05.2026', '42.05.2026')).verdicts).not.toContain('reconciled');
  });

  it('also where most rows have that of the row above', () => {
    const rows = (day: string): string => `
Account 12345678   1 May 2026 to 31 May 2026
Date           Details                  Amount       Balance
               Opening balance                        100.00
04 May 2026    COFFEE                    -5.00         95.00
               TEA                       -4.00         91.00
               SALARY                     9.00        100.00
${day}    MILK                      -1.00         99.00
               RICE                      -2.00         97.00
               SALT                      -3.00         94.00`;
    expect(readStatement(rows('12 May 2026')).verdicts).toEqual(['reconciled']);
    expect(readStatement(rows('12 May 9026')).verdicts).not.toContain('reconciled');
  });
});

describe('days out of order', () => {
  const page = (days: readonly string[], first = ''): string => `
Account 12345678   1 May 2026 to 31 May 2026
Date         Details                  Amount       Balance
${first}             Opening balance                        100.00
${days.map((day, at) => `${day}   SHOP ${at}                    -1.00         ${99 - at}.00`).join('\n')}`;
  const DAYS = ['04.05.2026', '05.05.2026', '05.05.2026', '11.05.2026', '12.05.2026', '18.05.2026', '29.05.2026'];
  const withDay = (at: number, day: string): string[] => DAYS.map((own, index) => (index === at ? day : own));

  it.each([
    ['as they are', DAYS, 'reconciled'],
    ['one late by a few days', withDay(3, '04.05.2026'), 'reconciled'],
    ['one far off', withDay(2, '25.05.2026'), 'unknown'],
    ['the first far off', withDay(0, '24.05.2026'), 'unknown'],
    ['the last far off', withDay(6, '01.05.2026'), 'unknown'],
    ['several', ['18.05.2026', ...DAYS.slice(0, 3), '29.05.2026', '11.05.2026', '12.05.2026'], 'reconciled'],
    ['one of months before', withDay(0, '04.03.2026'), 'unknown'],
  ])('%s', (_, days, verdict) => {
    expect(readStatement(page(days)).verdicts).toEqual([verdict]);
  });
});

describe('cells a part of a line off their row', () => {
  const LINES = [
    'Account 12345678   1 May 2026 to 31 May 2026',
    'Date         Details                  Amount       Balance',
    '             Opening balance                        100.00',
    '04.05.2026   COFFEE                    -5.00         95.00',
    '06.05.2026   TEA                       -4.00         91.00',
    '11.05.2026   SALARY                     9.00        100.00',
    '12.05.2026   MILK                      -1.00         99.00',
  ];
  /** The page with one word of it set higher or lower. */
  const read = (text: string, by: number) => {
    const [page] = documentOfText('').pages;
    const words = LINES.flatMap((line, row) => wordsOfLine(line, 60 + 12 * row)).map((word) => (word.text === text ? { ...word, baseline: word.baseline + by, box: [word.box[0], word.box[1] + by, word.box[2], word.box[3] + by] as typeof word.box } : word));
    return readStatement({ pages: [{ ...page!, words }], encrypted: false });
  };

  it.each(['06.05.2026', '11.05.2026', '12.05.2026', '-4.00', '9.00', '-1.00'])('%s', (text) => {
    for (const by of [-5, 5, -4, 4]) {
      const { isReconciled, rows } = read(text, by);
      expect(isReconciled && rows.join() !== '2026-05-04,-5.00,2026-05-06,-4.00,2026-05-11,9.00,2026-05-12,-1.00').toBe(false);
    }
  });

  it('as it should be', () => {
    expect(read('', 0).isReconciled).toBe(true);
  });
});
