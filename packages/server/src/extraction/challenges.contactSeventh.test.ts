// What a seventh first contact, with designs of which each has its own structure, brought up, in its smallest form.
import { describe, expect, it } from 'vitest';
import { understandText } from './testing/documentOfText.js';

function read(text: string) {
  const document = understandText(text);
  const periods = document.accounts.flatMap((account) => account.periods);
  return {
    rows: periods.map(({ rows }) => rows.map((row) => [row.date?.value, row.amount.value] as const)),
    badges: periods.map(({ isReconciled }) => isReconciled),
    accounts: document.accounts.map(({ number }) => number),
  };
}

describe('seventh first contact', () => {
  it('"rachunku nr" before a Polish number without the code of its country', () => {
    const text = `
Wyciąg z rachunku nr 61 1090 1014 0000 0712 1981 2874
za okres od 01.02.2026 do 28.02.2026
Saldo początkowe 100,00
02.02.2026   Zakup      -10,00    90,00
03.02.2026   Zakup      -10,00    80,00
Saldo końcowe 80,00
`;
    expect(read(text).accounts).toEqual(['61 1090 1014 0000 0712 1981 2874']);
  });

  it('a number behind "account no." goes on behind the letter within it', () => {
    const text = `
Account no. 77-41K2-9   Canadian dollars
January 1 - January 31, 2026
Opening balance                 100.00
Jan 2    Groceries     10.00-    90.00
Jan 3    Groceries     10.00-    80.00
`;
    expect(read(text).accounts).toEqual(['77-41K2-9']);
    expect(read(text.replace('77-41K2-9 ', '7741298EUR')).accounts).toEqual(['7741298']);
  });

  const card = (payments: string): string => `
Card account ending in 3302
Statement period 12/12/2025 - 01/11/2026
Previous balance                                   $200.00
Payments and credits                              -$130.00
Purchases                                          $110.00
New balance                                        $180.00
Payments
12/24    PAYMENT RECEIVED - THANK YOU             -$120.00
                 TOTAL PAYMENTS FOR THIS PERIOD    ${payments}
Transactions
12/13    CORNER SHOP                                $50.00
12/14    BLUE DOOR CAFE                             $60.00
12/15    CORNER SHOP RETURN                        -$10.00
`;

  it('"Total payments for this period" of a card is money in', () => {
    expect(read(card('-$120.00')).badges).toEqual([true]);
    expect(read(card('-$121.00')).badges).toEqual([false]);
  });

  it('days of a Japanese pass book have years of an emperor, and no badge where nothing names that year (wrong badge)', () => {
    const book = (head: string): string => `
普通預金通帳 北浜 ${head}
口座番号 0291447
年月日         摘要           お支払金額      お預り金額      差引残高
7-11- 1      繰越                                      500,000
07-11-02     カード          20,000                     480,000
07-12-03     ガス            10,000                     470,000
08-01-05     給与                         100,000       570,000
`.replace('7-11- 1', '07-11-01');
    const days = ['2025-11-02', '2025-12-03', '2026-01-05'];
    expect(read(book('')).rows[0]!.map(([day]) => day)).toEqual(days);
    expect(read(book('')).badges).toEqual([false]);
    expect(read(book('令和8年1月')).rows[0]!.map(([day]) => day)).toEqual(days);
    expect(read(book('令和8年1月')).badges).toEqual([true]);
  });
});
