// The public catalogue of statement challenges, second half: dates, descriptions, pages, accounts and what is no transaction.
import { describe, expect, it } from 'vitest';
import { readStatement } from './testing/readStatement.js';

describe('dates', () => {
  it('date carry-forward: printed on the first row of the day only', () => {
    expect(readStatement(`
Date        Description              Paid out     Paid in      Balance
            BALANCE BROUGHT FORWARD                             100.00
02 May 26   COFFEE                        5.00
            TEA                           4.00                   91.00
03 May 26   SALARY                                 200.00       291.00`).rows).toEqual([['2026-05-02', '-5.00'], ['2026-05-02', '-4.00'], ['2026-05-03', '200.00']]);
  });

  it('dates as headings over the rows', () => {
    expect(readStatement(`
Account 8449-9607610 kr
onsdag 28 september 2026
Automat                          638,33 kr
Redovisning                   26 832,23 kr
tisdag 27 september 2026
Autogiro                     -1 441,44 kr
Hyra                        -12 195,00 kr`).rows).toEqual([['2026-09-28', '638.33'], ['2026-09-28', '26832.23'], ['2026-09-27', '-1441.44'], ['2026-09-27', '-12195.00']]);
  });

  it('partial-year dates across the new year', () => {
    expect(readStatement(`
Statement period December 18, 2025 - January 16, 2026
Opening balance 100.00
Date     Description        Amount
12/21    COFFEE              -5.00
01/03    TEA                 -4.00
Closing balance 91.00`).rows).toEqual([['2025-12-21', '-5.00'], ['2026-01-03', '-4.00']]);
  });

  it('Buddhist-era dates', () => {
    expect(readStatement(`
Date         Details     Amount      Balance
30/09/2567   COFFEE       -5.00        95.00
01/10/2567   TEA          -4.00        91.00`).rows).toEqual([['2024-09-30', '-5.00'], ['2024-10-01', '-4.00']]);
  });

  it('posting-date selection: the booking column is the date, the other one date2', () => {
    const { document } = readStatement(`
Buchungstag   Wertstellung   Text          Betrag       Saldo
13.03.2026    11.03.2026     Miete         -80,00      920,00
16.03.2026    17.03.2026     Strom         -20,00      900,00`);
    const row = document.accounts[0]!.periods[0]!.rows[0]!;
    expect([row.date!.value, row.date2!.value]).toEqual(['2026-03-13', '2026-03-11']);
  });

  it('split date columns: month and day apart', () => {
    expect(readStatement(`
Statement from 18 December 2025 to 14 January 2026
Details                       Amount      Date      Balance
BALANCE BROUGHT FORWARD                  12  18       100.00
COFFEE                         5.00-     12  19        95.00
TEA                            4.00-     12  30        91.00
CAKE                           1.00-     01  02        90.00`).rows).toEqual([['2025-12-19', '-5.00'], ['2025-12-30', '-4.00'], ['2026-01-02', '-1.00']]);
  });

  it('date with time, and two-digit years', () => {
    expect(readStatement(`
Date             Description     Amount      Balance
13/04/26 14:35   COFFEE           -5.00        95.00
14/04/26 09:01   TEA              -4.00        91.00`).rows).toEqual([['2026-04-13', '-5.00'], ['2026-04-14', '-4.00']]);
  });
});

describe('rows', () => {
  it('multi-line descriptions with amounts and dates inside', () => {
    const { lists } = readStatement(`
Date         Description                      Amount      Balance
2026-05-07   VISA NEW WORLD                    -85.40       914.60
             4835******1234 Orig date 06/05/2026
             Invoice for 1,545.95
2026-05-10   ATM CASH                         -100.00       814.60`);
    expect(lists[0]!.map((row) => row.description)).toEqual(['VISA NEW WORLD / 4835******1234 Orig date 06/05/2026 / Invoice for 1,545.95', 'ATM CASH']);
  });

  it('amount on the last line of a row', () => {
    const { lists } = readStatement(`
Date        Description              Paid out     Paid in      Balance
            BALANCE BROUGHT FORWARD                             100.00
02 May 26   CARD 2683 COFFEE
            GLASGOW                       5.00                   95.00
03 May 26   ONLINE PAYMENT
            Invoice 693254               10.00                   85.00`);
    expect(lists[0]!.map((row) => [row.amount, row.description])).toEqual([['-5.00', 'CARD 2683 COFFEE / GLASGOW'], ['-10.00', 'ONLINE PAYMENT / Invoice 693254']]);
  });

  it('transaction continuation over a page break, with header and footer noise', () => {
    const page = (rows: string, number: number) => `
Kowhai Bank                                          Statement
Date         Description                      Amount      Balance
${rows}



Call 0800 555 010 for help.                          Page ${number} of 2`;
    const { lists } = readStatement(`${page('2026-05-02   SALARY                             10.00     1,000.00\n2026-05-07   VISA NEW WORLD                    -85.40       914.60', 1)}\f${page('             AUCKLAND\n2026-05-10   ATM CASH                         -100.00       814.60', 2)}`);
    expect(lists[0]!.map((row) => row.description)).toEqual(['SALARY', 'VISA NEW WORLD / AUCKLAND', 'ATM CASH']);
  });

  it('reverse order, proved from the bottom up', () => {
    const { document, rows } = readStatement(`
Date         Description     Amount      Balance
2026-05-10   ATM CASH       -100.00       814.60
2026-05-07   SUPERMARKET     -85.40       914.60
2026-05-02   SALARY          500.00     1,000.00
Opening balance                           500.00`);
    expect(rows[0]).toEqual(['2026-05-10', '-100.00']);
    expect(document.accounts[0]!.periods[0]!.proof.status).toBe('reconciled');
  });

  it('no table boundaries: no headings at all', () => {
    expect(readStatement(`
Statement of May 2026
02.05.2026 Miete               -80,00       920,00
05.05.2026 Strom               -20,00       900,00
13.05.2026 Gehalt            2.000,00     2.900,00`).rows.map((row) => row[1])).toEqual(['-80.00', '-20.00', '2000.00']);
  });

  it('bilingual headers and descriptions', () => {
    expect(readStatement(`
Date       Description          Withdrawals    Deposits     Balance
Date       Détails              Retraits       Dépôts       Solde
           Opening balance / Solde d'ouverture               100.00
13/05/26   Monthly fee / Frais       5.00                     95.00
14/05/26   Deposit / Dépôt                        20.00      115.00`).rows).toEqual([['2026-05-13', '-5.00'], ['2026-05-14', '20.00']]);
  });
});

describe('accounts and what is no transaction', () => {
  it('multiple accounts in sections, each proved by itself', () => {
    const section = (number: string, open: string, amount: string, close: string) => `
Account number ${number}
Date         Description            Amount      Balance
2026-05-01   Opening balance                     ${open}
2026-05-07   PURCHASE               ${amount}      ${close}
2026-05-31   Closing balance                     ${close}
`;
    const { document } = readStatement(`${section('02-1234-5678901', '100.00', '-10.00', ' 90.00')}\n${section('02-1234-9999999', '500.00', '-20.00', '480.00')}`);
    expect(document.accounts.map((account) => [account.number, account.periods[0]!.isReconciled])).toEqual([['02-1234-5678901', true], ['02-1234-9999999', true]]);
  });

  it('multiple accounts in one table', () => {
    const { document } = readStatement(`
Date         Account       Description      Debit     Credit     Balance
2026-05-01   10756256501   COFFEE            5.00                 95.00
2026-05-02   10765776702   SALARY                     50.00      350.00
2026-05-03   10756256501   TEA               4.00                 91.00
2026-05-04   10765776702   RENT            100.00                250.00
2026-05-05   10756256501   CAKE              1.00                 90.00
2026-05-06   10765776702   BOOKS            50.00                200.00`);
    expect(document.accounts.map((account) => [account.number, account.periods[0]!.rows.length, account.periods[0]!.isReconciled])).toEqual([['10756256501', 3, true], ['10765776702', 3, true]]);
  });

  it('daily balances, pending and fee tables stay out', () => {
    const { rows } = readStatement(`
Statement period 01/01/2026 - 01/31/2026
Beginning Balance 100.00
Date      Description                 Amount
01/02     PAYROLL                     200.00
01/16     GROCERIES                   -50.00
Ending Balance 250.00

Daily Ending Balance
01/02       300.00      01/16        250.00

Pending transactions
01/30     COFFEE PENDING               -5.00`);
    expect(rows).toEqual([['2026-01-02', '200.00'], ['2026-01-16', '-50.00']]);
  });

  it('cheque lists in two columns', () => {
    const { rows } = readStatement(`
Statement period 01/01/2026 - 01/31/2026
CHECKS PAID
CHECK NUMBER    DATE PAID      AMOUNT       CHECK NUMBER    DATE PAID      AMOUNT
2140            01/20          161.42       2142            01/27          253.94
2141            01/23        2,197.80       2143            01/28        1,035.16`);
    expect(rows.map((row) => row.join(' ')).sort()).toEqual(['2026-01-20 -161.42', '2026-01-23 -2197.80', '2026-01-27 -253.94', '2026-01-28 -1035.16']);
  });

  it('a statement without transactions', () => {
    const { document } = readStatement(`
Account number 02-1234-5678901
Statement period 01 May 2026 to 31 May 2026
Opening balance      70.10
Closing balance      70.10`);
    expect(document).toMatchObject({ kind: 'statement', accounts: [{ periods: [{ rows: [], isReconciled: true }] }] });
  });

  it('a document that is no statement keeps every word, in columns, and says why', () => {
    const { document } = readStatement(`
Dear customer,
please find enclosed        the terms
of our new service          as agreed`);
    expect(document).toMatchObject({ kind: 'generic', genericReason: 'noTransactions' });
    expect(document.generic.flatMap((row) => row.cells).join(' ')).toContain('enclosed');
    expect(document.findings[0]!.message).toContain('automatic mode');
  });

  it('every value points back to its place on the page', () => {
    const { document } = readStatement(`
Date         Description     Amount      Balance
2026-05-07   SUPERMARKET     -85.40       914.60
2026-05-10   ATM CASH       -100.00       814.60`);
    const row = document.accounts[0]!.periods[0]!.rows[0]!;
    for (const source of [row.date!.source, row.amount.source, row.balance!.source, row.description.source]) {
      expect(source).toMatchObject({ means: 'printed', page: 1 });
      const [x0, y0, x1, y1] = source.box!;
      expect(x0 >= row.box[0] && y0 >= row.box[1] && x1 <= row.box[2] && y1 <= row.box[3]).toBe(true);
    }
  });
});

describe('blocks', () => {
  it('the date on the line below, behind a label, with the balance', () => {
    const { rows, lists } = readStatement(`
Online Checking ...2760
Opening balance $100.00                            Closing balance $265.00
DIRECT DEP PAYROLL                                            +$200.00
Posted Wednesday, Apr 30, 2025                         Balance $265.00

ATM 9981 AUSTIN 04/28                                          -$20.00
Posted Tuesday, Apr 29, 2025                            Balance $65.00

CORNER BAKERY                                                  -$15.00
Posted Monday, Apr 28, 2025                             Balance $85.00`);
    expect(rows).toEqual([['2025-04-30', '200.00'], ['2025-04-29', '-20.00'], ['2025-04-28', '-15.00']]);
    expect(lists[0]!.map((row) => row.description)).toEqual(['DIRECT DEP PAYROLL', 'ATM 9981 AUSTIN 04/28', 'CORNER BAKERY']);
  });
});

describe('signs between words', () => {
  it('are part of the description, leaders and rules are not', () => {
    const { lists } = readStatement(`
Opening balance 100.00
Date         Details                               Amount      Balance
03/05/2026   PAYMENT RECEIVED - THANK YOU            5.00       105.00
04/05/2026   TEA * COFFEE ..........                -4.00       101.00`);
    expect(lists[0]!.map((row) => row.description)).toEqual(['PAYMENT RECEIVED - THANK YOU', 'TEA * COFFEE']);
  });
});

describe('rows with a number of their own', () => {
  it('the numbers are no part of the descriptions', () => {
    const { lists } = readStatement(`
Opening balance 100.00
No   Date         Details        Amount      Balance
01   03/05/2026   COFFEE          -5.00        95.00
02   04/05/2026   TEA             -4.00        91.00
03   05/05/2026   BREAD           -3.00        88.00
04   06/05/2026   MILK            -2.00        86.00`);
    expect(lists[0]!.map((row) => row.description)).toEqual(['COFFEE', 'TEA', 'BREAD', 'MILK']);
  });

  it('cheques two abreast under "Number", below a section with a single row', () => {
    const { document, lists } = readStatement(`
Account number 12345678    Statement period 09/01/2026 to 09/30/2026
Beginning balance 100.00
Deposits
Date     Description                                    Amount
09/03    PAYROLL                                         50.00
Checks Paid
Number      Date       Amount       Number      Date       Amount
2041        09/01        1.16       2045*       09/08        5.00
2042        09/02        2.00       2046        09/12        6.00
2043        09/03        3.00
Total checks paid                                        17.16
Ending balance 132.84`);
    expect(lists[0]!.map((row) => row.amount)).toEqual(['50.00', '-1.16', '-2.00', '-3.00', '-5.00', '-6.00']);
    expect(document.accounts[0]!.periods[0]!.rows.map((row) => row.checkNumber)).toEqual([null, '2041', '2042', '2043', '2045', '2046']);
    expect(document.accounts[0]!.periods[0]!.isReconciled).toBe(true);
  });

  it('numbers of cheques run on too, and are kept', () => {
    const { document } = readStatement(`
Account number 12345678    Statement period 09/01/2026 to 09/30/2026
Beginning balance 100.00
Checks Paid
Check No   Date     Amount       Check No   Date     Amount
3034 ^     09/01      1.16       3038 ^     09/08      5.00
3035 ^     09/02      2.00       3039 ^     09/12      6.00
3036 ^     09/03      3.00       3040 ^     09/16      7.00
3037 ^     09/04      4.00       3041 ^     09/16      8.00
Ending balance 63.84`);
    const rows = document.accounts[0]!.periods[0]!.rows;
    expect(rows.map((row) => row.description.value)).toEqual(['3034 ^', '3035 ^', '3036 ^', '3037 ^', '3038 ^', '3039 ^', '3040 ^', '3041 ^']);
    expect(rows.map((row) => row.checkNumber)).toEqual(['3034', '3035', '3036', '3037', '3038', '3039', '3040', '3041']);
  });
});
