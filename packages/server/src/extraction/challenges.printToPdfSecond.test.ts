// What first contact with pages printed by browsers brought up, in its smallest form.
import { describe, expect, it } from 'vitest';
import { readPeriods, readRows, understandText } from './testing/documentOfText.js';

describe('pages printed by browsers, second contact', () => {
  const twoDays = (heading: string): string => `
Credit card number 5278 1122 3344 4509
Period: 21/12/2025 - 20/01/2026
${heading.padEnd(36)}  Description           Amount
                                      PREVIOUS BALANCE      100.00
21/12/25 / 23/12/25                   CORNER SHOP            10.00
22/12/25 / 24/12/25                   BLUE DOOR              20.00
28/12/25 / 30/12/25                   PAYMENT               100.00-
30/12/25 / 01/01/26                   CORNER SHOP            30.00
                                      NEW BALANCE            60.00
`;
  const days = (text: string): (string | null)[] => readRows(understandText(text))[0]!.map(({ date }) => date);

  it('one cell with two days under one heading that names both: each has its own part of it (wrong badge)', () => {
    const booked = ['2025-12-23', '2025-12-24', '2025-12-30', '2026-01-01'];
    expect(days(twoDays('Transaction / posting date'))).toEqual(booked);
    expect(days(twoDays('Ημ/νία συναλλαγής / καταχώρισης'))).toEqual(booked);
    expect(days(twoDays('Posting date / value date'))[0]).toBe('2025-12-21');
  });

  it('two days in each row, and headings that nobody knows, or none: no badge where nothing tells which is that of booking (wrong badge)', () => {
    const page = (heading: string): string => `
Credit card number 5278 1122 3344 4509
Period: 21/12/2025 - 20/01/2026
${heading}
                              PREVIOUS BALANCE      100.00
21/12/25   23/12/25           CORNER SHOP            10.00
22/12/25   24/12/25           BLUE DOOR              20.00
28/12/25   30/12/25           PAYMENT               100.00-
30/12/25   01/01/26           CORNER SHOP            30.00
                              NEW BALANCE            60.00
`;
    expect(readPeriods(page('Xyzz       Uvwx               Qwert                 Asdf')).badges).toEqual([false]);
    expect(readPeriods(page('').replaceAll(/(\d\d\/\d\d\/\d\d) {3}\d\d\/\d\d\/\d\d/g, '$1   $1')).badges).toEqual([true]);
  });

  it('the balance before the sums of both sides, and "closing balance" behind all of them', () => {
    const text = `
Account 000441122334
From 01/02/2026 to 28/02/2026
Date            Balance      Debit     Credit   Narrative
01/02/2026       100.00                         Opening balance
02/02/2026        90.00      10.00              Card purchase
03/02/2026       140.00                 50.00   Cash deposit
27/02/2026       120.00      20.00              Card purchase
28/02/2026       120.00      30.00      50.00   Closing balance
`;
    const { badges, rows } = readPeriods(text);
    expect([rows[0]!.length, badges]).toEqual([3, [true]]);
    expect(readPeriods(text.replace('120.00      30.00', '120.00      31.00')).badges).toEqual([false]);
  });

  it('a number over the opening balance of a second table is none of the rows above, whose account is named otherwise', () => {
    const text = `
Statement of accounts
1 January 2026 to 31 January 2026
Everyday money
Date           Description        Debit      Credit     Balance
1 Jan 2026     Balance forward                           100.00
2 Jan 2026     Corner shop        10.00                   90.00
9 Jan 2026     Corner shop        10.00                   80.00
Savings account 0842139911
Date           Description        Debit      Credit     Balance
1 Jan 2026     Balance forward                           500.00
5 Jan 2026     Transfer                       40.00      540.00
9 Jan 2026     Transfer                       40.00      580.00
`;
    const { accounts, rows } = readPeriods(text);
    expect([accounts.at(-1), rows.map(({ length }) => length), rows.at(-1)![0]![1]]).toEqual(['0842139911', [2, 2], 4000]);
  });

  it('sums among the rows, and below the closing balance a list of purchases still to be charged with its own sum', () => {
    const text = `
Compte 30004000031
Période du 01/01/2026 au 31/01/2026
Date        Nature                               Débit      Crédit
            ANCIEN SOLDE                                    100,00
            PAIEMENTS PAR CARTE
05.01.26    CARTE MONOPRIX                        10,00
08.01.26    CARTE SNCF                            20,00
09.01.26    CARTE MONOPRIX                        10,00
10.01.26    CARTE SNCF                            20,00
11.01.26    CARTE MONOPRIX                        10,00
            TOTAL PAIEMENTS PAR CARTE             70,00
            VIREMENTS RECUS
12.01.26    VIR CPAM                                         50,00
            NOUVEAU SOLDE AU 31.01.2026                      80,00
DETAIL DES ACHATS PAR CARTE A DEBIT DIFFERE
05.01.26    LECLERC                                          41,20
09.01.26    DECATHLON                                        88,90
            TOTAL DIFFERE                                   130,10
`;
    const { rows, badges } = readPeriods(text);
    expect([rows[0]!.map(([, amount]) => amount), badges]).toEqual([[-1000, -2000, -1000, -2000, -1000, 5000], [true]]);
    expect(readPeriods(text.replace('50,00', '51,00')).badges).toEqual([false]);
  });

  it('parts of one number are accounts, where some of them have letters only', () => {
    const part = (title: string, balance: string): string => `
${title}
Date           Description        Debit      Credit     Balance
1 Jan 2026     Balance forward                           ${balance}0.00
2 Jan 2026     Corner shop        10.00                   ${Number(balance) - 1}0.00
`;
    const text = `\nStatement of accounts\n1 January 2026 to 31 January 2026\n${part('EOP   EVERYDAY MONEY     084213-EOP', '90')}${part('ES1   STEADY SAVINGS     084213-ES1', '80')}`;
    expect(readPeriods(text).accounts).toEqual(['084213-EOP', '084213-ES1']);
  });

  it('the first words of a text stay with it where its heading begins further right, or stands beside one that nobody knows', () => {
    const texts = (heading: string): string[] => readRows(understandText(`
Account 12345678
${heading}
05/01/2026   Collective order     -10.00      90.00
17/01/2026   Corner shop          -10.00      80.00
18/01/2026   Corner shop          -10.00      70.00
`))[0]!.map(({ description }) => description);
    expect(texts('Date         Qwertz    Details     Amount    Balance')[0]).toBe('Collective order');
    expect(texts('Date               Description     Amount    Balance')[1]).toBe('Corner shop');
  });
});
