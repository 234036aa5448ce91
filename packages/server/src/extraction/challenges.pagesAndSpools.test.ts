// What text dumps and pages printed by a browser brought up at first contact: each rule on the smallest page that shows it.
import { describe, expect, it } from 'vitest';
import { readStatement } from './testing/readStatement.js';

describe('two days under each other', () => {
  const statement = (text: string): string => `
Opening balance 01.01.2026              500.00
Closing balance 31.01.2026              430.00
Transaction date   Description                 Amount      Balance
Posting date
05.01.2026         CARD PAYMENT                -20.00       480.00
07.01.2026         ${text}
06.01.2026         CARD PAYMENT                -10.00       470.00
08.01.2026         ${text.replace('20', '10')}
08.01.2026         TRANSFER                    -30.00       440.00
08.01.2026         Anna Berg
07.01.2026         CARD PAYMENT                 -8.00       432.00
09.01.2026         ${text.replace('20', '8')}
09.01.2026         FEE                          -2.00       430.00
11.01.2026
`;
  const days = ['2026-01-07', '2026-01-08', '2026-01-08', '2026-01-09', '2026-01-11'];

  it('the heading under the heading says which of them is the day of posting', () => {
    const { rows, period } = readStatement(statement('Grocer'));
    expect(rows.map(([day]) => day)).toEqual(days);
    expect(period.isReconciled).toBe(true);
  });

  it('a figure in the text beside the lower day is a word of the text, its label too', () => {
    const { rows, lists, period } = readStatement(statement('Original amount: 20.00 EUR'));
    expect(rows.map(([day]) => day)).toEqual(days);
    expect(lists[0]![0]!.description).toContain('Original amount: 20.00 EUR');
    expect(period.isReconciled).toBe(true);
  });
});

describe('two days under one heading', () => {
  it('the one that runs in order where the other does not is that of posting', () => {
    const { rows } = readStatement(`
Opening balance 01.01.2026          500.00
Closing balance 31.01.2026          430.00
Date          Description              Amount      Balance
05.01.2026    CARD PAYMENT             -20.00       480.00
07.01.2026    Grocer
03.01.2026    CARD PAYMENT             -10.00       470.00
08.01.2026    Bakery
08.01.2026    TRANSFER                 -30.00       440.00
08.01.2026    Anna Berg
06.01.2026    CARD PAYMENT              -8.00       432.00
09.01.2026    Grocer
09.01.2026    FEE                       -2.00       430.00
11.01.2026
`);
    expect(rows.map(([day]) => day)).toEqual(['2026-01-07', '2026-01-08', '2026-01-08', '2026-01-09', '2026-01-11']);
  });
});

describe('lists of an app, newest first', () => {
  // Lines stand twelve points apart; within a row they stand closer than rows do.
  const entry = (name: string, amount: string, balance: string): string => `${name.padEnd(40)}${amount.padStart(12)}\nEFTPOS PURCHASE${' '.repeat(25)}${balance.padStart(12)}\n`;
  const account = (number: string, days: string): string => `
Everyday Account ${number}
Closing balance on 28 Feb 2026 $70.00     Opening balance on 1 Feb 2026 $100.00
${days}`;

  it('balances under amounts, both under days, are no rows', () => {
    const { rows, period } = readStatement(`
Transaction history 1 Feb 2026 – 28 Feb 2026, newest first${account('12-3417-0077392-00', `27 Feb 2026
${entry('Grocer', '-$10.00', '$70.00')}
26 Feb 2026
${entry('Bakery', '-$5.00', '$80.00')}
${entry('Grocer', '-$5.00', '$85.00')}
${entry('Bakery', '-$4.00', '$90.00')}
${entry('Grocer', '-$6.00', '$94.00')}
20 Feb 2026
${entry('Anna Berg', '-$12.00', '$100.00')}`).replace('$100.00', '$112.00')}`);
    expect(rows).toEqual([['2026-02-27', '-10.00'], ['2026-02-26', '-5.00'], ['2026-02-26', '-5.00'], ['2026-02-26', '-4.00'], ['2026-02-26', '-6.00'], ['2026-02-20', '-12.00']]);
    expect(period.isReconciled).toBe(true);
  });

  it('a day over rows of two accounts at one height of two pages is no header of the pages', () => {
    const page = (number: string, names: string): string => account(number, `27 Feb 2026
${names} North                                   -$10.00
${names} South                                    -$8.00
20 Feb 2026
${names} East                                    -$12.00
`);
    const { lists } = readStatement(`${page('12-3417-0077392-00', 'Grocer')}\f${page('12-3417-0077392-50', 'Bakery')}`);
    expect(lists.map((rows) => rows.map(({ date }) => date))).toEqual([['2026-02-27', '2026-02-27', '2026-02-20'], ['2026-02-27', '2026-02-27', '2026-02-20']]);
  });
});

describe('texts of several lines', () => {
  it('lines set further in go on with the row above them, however long they are', () => {
    const rows = [4, 5, 6, 7, 8].map((day) => `0${day}.02.2026   DEBIT WATER                        -1.00      ${95 - day}.00\n               REFERENCE 000${day}12345678 AND MORE`);
    const { lists } = readStatement(`
Date         Description                       Amount    Balance
${rows.join('\n')}
09.02.2026   FEE                                -1.00      86.00
`);
    expect(lists[0]![1]!.description).toBe('DEBIT WATER / REFERENCE 000512345678 AND MORE');
  });

  it('a reference and a message under one heading are text of the row', () => {
    const { lists } = readStatement(`
Statement period 01.02.2026 - 28.02.2026
Date          Payee           Reference / Details        Amount
02.02.2026    GROCER          CARD 4417                  -10.00
03.02.2026    ANNA BERG       RENT FEBRUARY               50.00
04.02.2026    BAKERY          CARD 4417                   -3.00
`);
    expect(lists[0]!.map(({ description }) => description)).toEqual(['GROCER CARD 4417', 'ANNA BERG RENT FEBRUARY', 'BAKERY CARD 4417']);
  });
});

describe('labels within texts', () => {
  it('the last word of a text is no label of the amount behind it, though it ends in a colon', () => {
    const line = (day: string, amount: string, balance: string): string => `${day}.02.2026   PURCHASE GROCER NORTH Card:              ${amount}   ${balance}\n             4417\n`;
    const { lists } = readStatement(`
Account statement
Date         Description                                Amount   Balance
${line('02', '-10.00', ' 90.00')}${line('03', '-11.00', ' 79.00')}${line('04', '-12.00', ' 67.00')}${line('05', '-13.00', ' 54.00')}${line('06', '-14.00', ' 40.00')}`);
    expect(lists[0]![0]!.description).toBe('PURCHASE GROCER NORTH Card: / 4417');
  });

  it('days and texts under one heading', () => {
    const { lists } = readStatement(`
Statement period 01/01/2026 to 31/01/2026
Date / Description   More details        Amount    Balance
02/01/2026
Card payment         Grocer              -10.00
Transfer             Anna Berg           -20.00     70.00
03/01/2026
Card payment         Bakery               -5.00     65.00
`);
    expect(lists[0]!.map(({ description }) => description)).toEqual(['Card payment Grocer', 'Transfer Anna Berg', 'Card payment Bakery']);
  });
});

describe('balances', () => {
  it('of a day that its words name are no rows, and the years of both ends date the rows between', () => {
    const { rows, period } = readStatement(`
Kontoauszug 1
Datum    Erläuterung                              Betrag
30.12.   Kontostand am 29.12.2025, Auszug Nr. 12  500,00 +
30.12.   KARTENZAHLUNG                             20,00 -
02.01.   GUTSCHRIFT                                50,00 +
30.01.   Kontostand am 30.01.2026                 530,00 +
`);
    expect(rows).toEqual([['2025-12-30', '-20.00'], ['2026-01-02', '50.00']]);
    expect([period.startBalance?.value, period.endBalance?.value]).toEqual([50000, 53000]);
  });

  it('a notice between the rows leaves the days of the others certain', () => {
    const rows = Array.from({ length: 8 }, (_, at) => `0${at + 1} Sep 2025   INTEREST CHARGED                -1.00     ${(-101 - at).toFixed(2)}`);
    const { period } = readStatement(`
Statement period 1 September 2025 to 30 September 2025
Opening balance -100.00
Closing balance -108.00
Date          Description                    Amount   Balance
${rows.slice(0, 4).join('\n')}
04 Sep 2025   Interest rate changed to 6.14% p.a.
${rows.slice(4).join('\n')}
`);
    expect(period.rows).toHaveLength(8);
    expect(period.isReconciled).toBe(true);
  });
});

describe('several accounts', () => {
  const spool = (page: string): string => `
MEMBER NUMBER 0041773    STATEMENT PERIOD 01/01/2026 THRU 01/31/2026    PAGE ${page}
DATE         DESCRIPTION                        AMOUNT       BALANCE
--------------------------------------------------------------------`;

  it('parts under one member are told apart by their titles, with one period on every page and no row for a title', () => {
    const { document, lists } = readStatement(`${spool('1')}
SUFFIX S00  PRIMARY SAVINGS
01/01/2026   PREVIOUS BALANCE                                 100.00
01/07/2026   DEPOSIT                              5.00        105.00
01/09/2026   DEPOSIT                             15.00        120.00
01/31/2026   NEW BALANCE                                      120.00

SUFFIX S10  SHARE DRAFT CHECKING
01/01/2026   PREVIOUS BALANCE                                 300.00
01/02/2026   WITHDRAWAL                          50.00-       250.00
\f${spool('2')}
01/05/2026   WITHDRAWAL                          20.00-       230.00
01/31/2026   NEW BALANCE                                      230.00

SUFFIX C01  CERTIFICATE 12 MO
01/01/2026   PREVIOUS BALANCE                                 900.00
01/31/2026   NEW BALANCE                                      900.00
`);
    expect(lists.map((rows) => rows.map(({ amount }) => amount))).toEqual([['5.00', '15.00'], ['-50.00', '-20.00'], []]);
    expect(document.accounts).toHaveLength(3);
    expect(document.accounts.every(({ periods }) => periods.every(({ isReconciled }) => isReconciled))).toBe(true);
  });

  it('an overview of one account, with its name at the left, prints its balances also where nothing happened', () => {
    const { document } = readStatement(`
EUR Statement
IBAN LT093250041773920018
Product                   Opening balance    Money out    Money in    Closing balance
Account (Current)                 €100.00       €30.00       €5.00             €75.00
Date           Description                   Money out    Money in            Balance
Mar 2, 2026    Grocer                           €30.00                         €70.00
Mar 3, 2026    Anna Berg                                     €5.00             €75.00
\f
GBP Statement
IBAN LT883250049930017724
Product                   Opening balance    Money out    Money in    Closing balance
Account (Current)                  £40.36        £0.00       £0.00             £40.36
No transactions in this period.
`);
    expect(document.accounts.map(({ number, currency, periods }) => [number, currency, periods[0]!.rows.length, periods[0]!.endBalance?.value])).toEqual([
      ['LT093250041773920018', 'EUR', 2, 7500],
      ['LT883250049930017724', 'GBP', 0, 4036],
    ]);
  });

  it('what an overview lists with a number and a balance is an account where it stands over headings', () => {
    const { document } = readStatement(`
CONSOLIDATED STATEMENT as at 31 January 2026
Deposits           Account No.       Balance (SGD)
Daily Saver        044-17739-2              70.00
Cards              Card No.         Amount owed (SGD)
Horizon Visa       5410-8812-7716-3344      10.00
Daily Saver 044-17739-2
Date       Description                    Withdrawal   Deposit   Balance
01 Jan     Balance Brought Forward                                100.00
02 Jan     Transfer                            30.00               70.00
31 Jan     Balance Carried Forward                                 70.00
Horizon Visa 5410-8812-7716-3344
Date       Description                      Amount
           PREVIOUS BALANCE                  20.00
03 Jan     KOPI CORNER                       10.00
05 Jan     PAYMENT - GIRO                    20.00 CR
           TOTAL AMOUNT OWED                 10.00
`);
    expect(document.accounts.map(({ number, type, periods }) => [number, type, periods[0]!.rows.length])).toEqual([['044-17739-2', 'bank', 1], ['5410-8812-7716-3344', 'card', 2]]);
  });
});

describe('cards', () => {
  const invoice = (fees: string): string => `
FAKTURA 28.02.2026    Period 01.02.2026 - 28.02.2026
Skuld från föregående faktura      100,00
Inbetalningar                     -100,00
Köp                                 60,00
Räntor och avgifter                 ${fees}
Total skuld                         66,00
Lägsta belopp att betala            50,00
Datum         Specifikation          Belopp
Kortinnehavare ANNA BERG
27.02.2026    INBETALNING           -100,00
02.02.2026    LIVSMEDEL               40,00
03.02.2026    BENSIN                  20,00
Summa köp                             60,00
28.02.2026    AVGIFT                   4,50
28.02.2026    RÄNTA                    1,50
`;

  it('what was owed on the last invoice and is owed on this one, in words of an invoice', () => {
    const { document, rows, period } = readStatement(invoice('6,00'));
    expect(document.accounts[0]!.type).toBe('card');
    expect(rows.map(([, amount]) => amount)).toEqual(['100.00', '-40.00', '-20.00', '-4.50', '-1.50']);
    expect([period.startBalance?.value, period.endBalance?.value]).toEqual([-10000, -6600]);
    expect(period.isReconciled).toBe(true);
  });

  it('a term of the summary that no rows between two sums come to is reported', () => {
    expect(readStatement(invoice('6,10')).period.isReconciled).toBe(false);
  });
});
