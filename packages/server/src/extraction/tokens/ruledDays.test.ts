import { describe, expect, it } from 'vitest';
import type { Rule } from '../model.js';
import { documentOfText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

const HEIGHT = 12;
/** Where the column of days ends. */
const BESIDE_DAYS = 110;

/** A line under a row: of the whole table, or without the column of days, or dirt. A line of its own takes no height. */
const UNDER = new Map([['===', 40], ['---', BESIDE_DAYS], ['...', BESIDE_DAYS + 60]]);

function read(...pages: string[]) {
  const texts = pages.map((page) => page.replace(/^\n/, '').split('\n'));
  const model = documentOfText(texts.map((lines) => lines.filter((line) => !UNDER.has(line)).join('\n')).join('\f'));
  const rulesOf = (lines: string[]): Rule[] => {
    const rules: Rule[] = [];
    let y = 60 + 2.5 - HEIGHT;
    for (const line of lines) {
      if (UNDER.has(line)) rules.push({ orientation: 'horizontal', box: [UNDER.get(line)!, y, 420, y + 0.5] });
      else y += HEIGHT;
    }
    return rules;
  };
  const { rows, isReconciled } = readStatement({ ...model, pages: model.pages.map((page, index) => ({ ...page, rules: rulesOf(texts[index]!) })) });
  return { dates: rows.map(([day, amount]) => `${day?.slice(8)} ${amount}`), isReconciled };
}

const HEAD = `
Statement 1 May 2026 to 31 May 2026    Opening balance 105.00
Date          Details                       Amount     Balance
===
02 May 2026   BAKERY                         -5.00      100.00
===
03 May 2026   COFFEE BAR                    -10.00       90.00
===`;

describe('a day in a cell over several rows, whose rules leave out its column', () => {
  it('stands alone in its column: a day that begins a text further right is none of its rows', () => {
    const { dates, isReconciled } = read(`${HEAD}
              CARD PAYMENT                -20.00       70.00
              03 May 2026 12.44
05 May 2026
---
              REFUND                       30.00      100.00
===
              KIOSK                        -5.00       95.00
06 May 2026   OLD TOWN
===
07 May 2026   POWER                       -15.00       80.00
===`);
    expect(dates).toEqual(['02 -5.00', '03 -10.00', '05 -20.00', '05 30.00', '06 -5.00', '07 -15.00']);
    expect(isReconciled).toBe(true);
  });

  it('is that of both its rows where it is the only day of its page', () => {
    const { dates } = read(`${HEAD}
              BOOKSHOP                      -20.00       70.00
05 May 2026
---
              REFUND                         30.00      100.00
===`, `
Date          Details                       Amount     Balance
===
              KIOSK                          -5.00       95.00
---
08 May 2026   POWER                         -15.00       80.00
===
              Closing balance                            80.00
===`);
    expect(dates).toEqual(['02 -5.00', '03 -10.00', '05 -20.00', '05 30.00', '08 -5.00', '08 -15.00']);
  });

  it('beside the second of three rows is the day of all three', () => {
    const { dates, isReconciled } = read(`${HEAD}
              BOOKSHOP                      -20.00       70.00
---
07 May 2026   SALARY                        300.00      370.00
---
              RENT                          -50.00      320.00
===
09 May 2026   FERRY                         -20.00      300.00
===
              Closing balance                           300.00
===`);
    expect(dates).toEqual(['02 -5.00', '03 -10.00', '07 -20.00', '07 300.00', '07 -50.00', '09 -20.00']);
    expect(isReconciled).toBe(true);
  });

  it('and one beside a second line that begins with a day, too, takes that one not along (wrong badge)', () => {
    const { dates, isReconciled } = read(`${HEAD}
              BOOKSHOP                      -20.00       70.00
---
07 May 2026   SALARY                        300.00      370.00
---
              RENT                          -50.00      320.00
===
              FERRY                         -20.00      300.00
09 May 2026   08 May 2026 card 5569
===
10 May 2026   TOLL                           -5.00      295.00
===`);
    expect(dates).toEqual(['02 -5.00', '03 -10.00', '07 -20.00', '07 300.00', '07 -50.00', '09 -20.00', '10 -5.00']);
    expect(isReconciled).toBe(true);
  });

  it('and one beside the second line of its only row is of that row, not of the one below (wrong badge)', () => {
    const { dates, isReconciled } = read(`${HEAD}
              BOOKSHOP                      -20.00       70.00
---
07 May 2026   SALARY                        300.00      370.00
---
              RENT                          -50.00      320.00
===
              FERRY                         -20.00      300.00
09 May 2026   TO THE ISLANDS
===
              CHEMIST                       -30.00      270.00
11 May 2026   HARBOUR
===
              Closing balance                           270.00
===`);
    expect(dates).toEqual(['02 -5.00', '03 -10.00', '07 -20.00', '07 300.00', '07 -50.00', '09 -20.00', '11 -30.00']);
    expect(isReconciled).toBe(true);
  });

  it('and one beside the figures stays there, also where the headings stand above it with no rule between', () => {
    const { dates, isReconciled } = read(`${HEAD.replace('Balance\n===', 'Balance').replace('Statement', '===\nStatement')}
              BOOKSHOP                      -20.00       70.00
---
07 May 2026   SALARY                        300.00      370.00
===
              Closing balance                           370.00
===`);
    expect(dates).toEqual(['02 -5.00', '03 -10.00', '07 -20.00', '07 300.00']);
    expect(isReconciled).toBe(true);
  });

  it('beside the last of them, too', () => {
    expect(read(`${HEAD}
              BOOKSHOP                      -20.00       70.00
---
07 May 2026   SALARY                        300.00      370.00
===
09 May 2026   FERRY                         -20.00      350.00
===`).dates).toEqual(['02 -5.00', '03 -10.00', '07 -20.00', '07 300.00', '09 -20.00']);
  });

  it('above the first rule of a table without headings, too', () => {
    expect(read(`
Statement 1 May 2026 to 31 May 2026    Opening balance 120.00
              BOOKSHOP                      -20.00      100.00
---
02 May 2026   BAKERY                         -5.00       95.00
---
              SALARY                        300.00      395.00
===
09 May 2026   FERRY                         -20.00      375.00
===
11 May 2026   BAKERY                         -5.00      370.00
===`).dates).toEqual(['02 -20.00', '02 -5.00', '02 300.00', '09 -20.00', '11 -5.00']);
  });

  it('is not told by the frame of a box that ends where the table does', () => {
    const { dates, isReconciled } = read(`
Statement 1 May 2026 to 31 May 2026         How to reach us
Opening balance 105.00                      Call 555 0100
...
Closing balance 80.00
Activity
Date          Details                       Amount
02 May 2026   BAKERY                         -5.00
===
03 May 2026   COFFEE BAR                    -10.00
===
04 May 2026   KIOSK                         -10.00
===`);
    expect(dates).toEqual(['02 -5.00', '03 -10.00', '04 -10.00']);
    expect(isReconciled).toBe(true);
  });

  it('is not told by dirt that was taken for rules', () => {
    expect(read(`${HEAD}
              BOOKSHOP                      -20.00       70.00
---
04 May 2026
              SALARY                        300.00      370.00
===
09 May 2026   FERRY                         -20.00      350.00
...
              BAKERY                         -5.00      345.00
===`).dates).toEqual(['02 -5.00', '03 -10.00', '03 -20.00', '04 300.00', '09 -20.00', '09 -5.00']);
  });

  const SECOND = `
Date          Details                       Amount     Balance
===`;
  const REST = `
07 May 2026   RENT                          -50.00      320.00
===
09 May 2026   FERRY                         -20.00      300.00
===`;

  it('rows at the end of a page whose day stands on the next have no sure day', () => {
    const salary = `
              SALARY                        280.00      370.00
---`;
    expect(read(HEAD + salary, SECOND + REST).isReconciled).toBe(false);
    expect(read(HEAD, SECOND + salary + REST)).toEqual({ dates: ['02 -5.00', '03 -10.00', '07 280.00', '07 -50.00', '09 -20.00'], isReconciled: true });
  });

  it('rows at the top of a page are of the day above them', () => {
    const { dates, isReconciled } = read(`${HEAD}
05 May 2026   BOOKSHOP                      -20.00       70.00
---`, `${SECOND}
              SALARY                        300.00      370.00
===${REST}`);
    expect(dates).toEqual(['02 -5.00', '03 -10.00', '05 -20.00', '05 300.00', '07 -50.00', '09 -20.00']);
    expect(isReconciled).toBe(true);
  });
});

describe('a rule of a scan', () => {
  const TEXT = `
Statement 1 May 2026 to 31 May 2026    Opening balance 105.00
Date          Details                       Amount     Balance
02 May 2026   BAKERY                         -5.00      100.00
03 May 2026   COFFEE BAR                    -10.00       90.00
              CARD PAYMENT                -20.00       70.00
05 May 2026   REFUND                       30.00      100.00
06 May 2026   PHARMACY                    -10.00       90.00
07 May 2026   BOOKS                       -10.00       80.00`;

  /** Over each row; the one over the fifth of May lacks the column of days. */
  function daysWith(above: number): string[] {
    const model = documentOfText(TEXT, { origin: 'ocr' });
    const first = (text: string) => model.pages[0]!.words.find((word) => word.text === text)!;
    const rules = ['02', '03', 'CARD', '05', '06', '07'].map((text): Rule => {
      const y = first(text).box[1] - above;
      return { orientation: 'horizontal', box: [text === '05' ? BESIDE_DAYS : 40, y, 420, y + 0.5] };
    });
    return readStatement({ ...model, pages: model.pages.map((page) => ({ ...page, rules })) }).rows.map(([day, amount]) => `${day?.slice(8)} ${amount}`);
  }

  it('that lacks the column of days where the print of a day touches it parts no cell', () => {
    expect(daysWith(0)).toEqual(['02 -5.00', '03 -10.00', '03 -20.00', '05 30.00', '06 -10.00', '07 -10.00']);
    expect(daysWith(3)).toEqual(['02 -5.00', '03 -10.00', '05 -20.00', '05 30.00', '06 -10.00', '07 -10.00']);
  });
});
