// What first contact with further layouts brought up: each the smallest page that shows it.
import { describe, expect, it } from 'vitest';
import { understandText } from './testing/documentOfText.js';
import { readStatement } from './testing/readStatement.js';

describe('days over rows', () => {
  it('a heading that says it is the day of booking goes before the value dates of the rows', () => {
    const { period, rows } = readStatement(`
Angaben zu den Umsätzen              Valuta    zu Ihren Lasten   zu Ihren Gunsten
Alter Kontostand                                                         500,00
Buchungsdatum: 02.04.2021
Kartenzahlung                        01.04               57,25
Miete                                30.03              151,30
Buchungsdatum: 05.04.2021
Gehalt                               03.04                               146,00
Buchungsdatum: 07.04.2021
Strom                                06.04               37,45
Buchungsdatum: 08.04.2021
Bargeld                              07.04              100,00
Neuer Kontostand                                                         300,00`);
    expect(rows).toEqual([['2021-04-02', '-57.25'], ['2021-04-02', '-151.30'], ['2021-04-05', '146.00'], ['2021-04-07', '-37.45'], ['2021-04-08', '-100.00']]);
    expect(period.rows[0]!.date2!.value).toBe('2021-04-01');
  });
});

describe('what stands beside or behind the table', () => {
  it('figures of a side bar on the baselines of rows without a date of their own', () => {
    const { rows, period } = readStatement(`
1 October 2022 to 31 October 2022
Date       Description             Money out    Money in     Balance
1 Oct      Start Balance                                      100.00         Start balance        100.00
3 Oct      COFFEE                       5.00
           INTEREST PAID                             2.00
           COUNTER CREDIT                           50.00                    End balance          120.00
           TEA                          7.00                  140.00
4 Oct      RENT                        20.00                  120.00
4 Oct      End Balance                                        120.00`);
    expect(rows).toEqual([['2022-10-03', '-5.00'], ['2022-10-03', '2.00'], ['2022-10-03', '50.00'], ['2022-10-03', '-7.00'], ['2022-10-04', '-20.00']]);
    expect(period.isReconciled).toBe(true);
  });

  it('rows that follow the closing balance of the table are none of the account where the figures agree without them', () => {
    const { rows, period } = readStatement(`
Data        Valuta      Descrizione            Addebiti     Accrediti
01.03.2024              Saldo iniziale                         200,00
04.03.2024  03.03.2024  Pagamento                 50,00
05.03.2024  05.03.2024  Stipendio                              150,00
31.03.2024              Saldo finale                           300,00
dal         al          Capitale               Numeri        Interessi
01.03.2024  20.03.2024  per valuta             2.410,55          0,01
21.03.2024  31.03.2024  per valuta             3.127,80          0,03`);
    expect(rows).toEqual([['2024-03-04', '-50.00'], ['2024-03-05', '150.00']]);
    expect(period.isReconciled).toBe(true);
  });

  it('rows behind the closing balance stay where the account needs them', () => {
    expect(readStatement(`
Date        Description        Amount
01/03/2024  Opening balance    200.00
04/03/2024  COFFEE             -50.00
04/03/2024  Closing balance    120.00
05/03/2024  TEA                -30.00`).rows).toHaveLength(2);
  });

  it('orders still to come under the headings of the table itself', () => {
    expect(readStatement(`
Data         Histórico            Crédito      Débito      Saldo
             SALDO ANTERIOR                                100,00
03/03/2024   PADARIA                           -10,00       90,00
04/03/2024   SALARIO              200,00                   290,00

Lançamentos Futuros
Data         Histórico            Crédito      Débito      Saldo
10/04/2024   SEGURO                            -68,40`).rows).toEqual([['2024-03-03', '-10.00'], ['2024-03-04', '200.00']]);
  });

  it('a list under an unknown title below the sums of both sides', () => {
    const { rows, period } = readStatement(`
Opening balance 500.00
Closing balance 560.00
Date        Description           Debit     Credit
04/03/2024  Coffee                10.00
05/03/2024  Salary                          120.00
06/03/2024  Rent                  50.00
            Total                 60.00     120.00
Zzyzx frobs
05/03/2024  Tea                              7.00
06/03/2024  Bread                            3.20`);
    expect(rows).toEqual([['2024-03-04', '-10.00'], ['2024-03-05', '120.00'], ['2024-03-06', '-50.00']]);
    expect(period.isReconciled).toBe(true);
  });

  it('rows below the sums of a page stay where the account needs them', () => {
    expect(readStatement(`
Opening balance 500.00
Closing balance 550.00
Date        Description           Debit     Credit
04/03/2024  Coffee                10.00
05/03/2024  Salary                          120.00
            Total                 10.00     120.00
06/03/2024  Rent                  50.00
07/03/2024  Bread                 10.00`).rows).toHaveLength(4);
  });

  it('fees listed once more below the rows, in the columns of these', () => {
    const list = (fee: string) => readStatement(`
Opening balance 500.00
Closing balance 540.00
Date        Description           Debit     Credit
04/03/2024  Account fee            3.00
05/03/2024  Salary                          120.00
06/03/2024  Card fee               7.00
07/03/2024  Rent                  70.00
Zzyzx
04/03/2024  Account fee            3.00
06/03/2024  Card fee               ${fee}
            Zzyzx                 10.00`);
    expect(list('7.00').rows).toHaveLength(4);
    expect(list('7.00').period.isReconciled).toBe(true);
    expect(list('8.00').period.isReconciled).toBe(false);
  });

  it('the title of a list above the rows says nothing of their sides where the balances say otherwise', () => {
    const { rows, period } = readStatement(`
1 March 2024 to 31 March 2024
Opening balance 100.00
Closing balance 105.00
Fees and charges
Date        Description           Amount    Balance
04/03/2024  Coffee                 10.00      90.00
05/03/2024  Salary                 50.00     140.00
06/03/2024  Rent                   20.00     120.00
07/03/2024  Refund                  5.00     125.00
08/03/2024  Tea                    20.00     105.00`);
    expect(rows.map(([, amount]) => amount)).toEqual(['-10.00', '50.00', '-20.00', '5.00', '-20.00']);
    expect(period.isReconciled).toBe(true);
  });

  it('sums of the year contradict nothing', () => {
    const { period } = readStatement(`
Previous Balance 100.00
New Balance 130.00
Minimum Payment Due 25.00
Credit Limit 1,000.00
2024-03-01 to 2024-03-31
Trans Date   Post Date    Description          Amount
2024-03-04   2024-03-05   GROCER                20.00
2024-03-06   2024-03-07   BAKER                 10.00
Total Transactions for This Period              30.00

Totals Year-to-Date
Total Fees charged                              95.00
Total Interest charged                          12.61`);
    expect(period.isReconciled).toBe(true);
  });

  it('CR that hangs under its figure', () => {
    expect(readStatement(`
Previous balance 100.00   Credit limit 500.00   Minimum payment 5.00   Closing balance 60.00
Date         Details                  Amount
04/03/2024   GROCER                    20.00
05/03/2024   PAYMENT RECEIVED          60.00
                                          CR`).rows).toEqual([['2024-03-04', '-20.00'], ['2024-03-05', '60.00']]);
  });
});

describe('headers of pages', () => {
  const sheet = (first: string): string => `
Rekeningnummer   Datum afschrift   Vorig saldo           Bladnr
32.28.88.240     31-03-2024        100,00 +/CREDIT       1
Nieuw saldo
85,00 +/CREDIT
Boekdatum        Omschrijving           Bedrag af      Bedrag bij
${first}`;

  it('balances in a header that comes back on every page count once, with words for their sign behind them', () => {
    const { rows, period, account } = readStatement(`${sheet('04-03-2024       Koffie                      5,00')}\f${sheet('05-03-2024       Thee                       10,00')}`);
    expect(rows).toEqual([['2024-03-04', '-5.00'], ['2024-03-05', '-10.00']]);
    expect([period.startBalance!.value, period.endBalance!.value, period.isReconciled]).toEqual([10000, 8500, true]);
    expect(account.number).toBe('32.28.88.240');
  });
});

describe('headings', () => {
  it('with one letter misread still head their columns', () => {
    const { rows, period } = readStatement(`
Dale         Description        Wlthdrawals     Deposits      Balance
01/03/2024   BALANCE FORWARD                                   100.00
04/03/2024   COFFEE                    5.00                     95.00
05/03/2024   SALARY                                20.00       115.00`);
    expect(rows).toEqual([['2024-03-04', '-5.00'], ['2024-03-05', '20.00']]);
    expect(period.isReconciled).toBe(true);
  });

  it('of which one cannot be read go on with the table of the page before', () => {
    const page = (heading: string, row: string): string => `
Date         Description        ${heading}     Paid in
${row}`;
    expect(readStatement(`${page('Paid out', '04/03/2024   COFFEE                 5.00')}\f${page('P#id 0ut', '05/03/2024   TEA                    7.00')}`).rows).toEqual([['2024-03-04', '-5.00'], ['2024-03-05', '-7.00']]);
  });
});

describe('a row', () => {
  it('with letters behind a figure that push it left of a column of short ones', () => {
    expect(readStatement(`
Previous balance 204.50   Credit limit 650.00   Minimum payment 5.00   New balance 58.47
Date         Details                        Amount
04/03/2024   FEE                              1.41
05/03/2024   FERRY                            5.39
06/03/2024   NOODLES                          9.37
07/03/2024   PAYMENT                     162.20 CR`).rows).toEqual([['2024-03-04', '-1.41'], ['2024-03-05', '-5.39'], ['2024-03-06', '-9.37'], ['2024-03-07', '162.20']]);
  });

  it('with a day in its text and another before its balance is no list of days', () => {
    expect(readStatement(`
17 December 2022 to 20 January 2023
Description                      Withdrawals     Deposits   Date       Balance
STARTING BALANCE                                            DEC17       100.00
COFFEE                                  5.00                DEC18        95.00
ATM OTTAWA ON Dec 17                   20.00                DEC19        75.00
TEA                                     5.00                DEC20        70.00`).rows).toEqual([['2022-12-18', '-5.00'], ['2022-12-19', '-20.00'], ['2022-12-20', '-5.00']]);
  });
});

describe('facts', () => {
  it('the account\'s own number goes before the international one that repeats it', () => {
    expect(readStatement(`
Kontonummer 9077.58.44419
IBAN NO93 9077 5844 419
Saldo fra kontoutskrift 30.04.2024                           100,00
Forklaring             Ut av konto     Inn på konto     Bokført
Kaffe                         5,00                      04.05.2024
Lønn                                          50,00     05.05.2024
Saldo i Deres favør 31.05.2024               145,00`).account.number).toBe('9077.58.44419');
  });

  it('accounts whose titles are set alike and numbered alike', () => {
    const { document } = readStatement(`
FREE CHECKING S0075
Date        Description           Amount      Balance
01/03/2024  BALANCE FORWARD                    100.00
04/03/2024  COFFEE                  5.00-       95.00
31/03/2024  ENDING BALANCE                      95.00

HOLIDAY CLUB S0040
Date        Description           Amount      Balance
01/03/2024  BALANCE FORWARD                    300.00
05/03/2024  TRANSFER               50.00       350.00
31/03/2024  ENDING BALANCE                     350.00`);
    expect(document.accounts.map((account) => [account.number, account.periods.length])).toEqual([['S0075', 1], ['S0040', 1]]);
  });

  it('no year of a period line below is an account number, nor what stands in the next column a part of one', () => {
    expect(readStatement(`
Your personal account statement
From December 13, 2019 to January 20, 2020
Your account number:
06114-5964279
Date        Description           Amount      Balance
Dec 14      COFFEE                 -5.00        95.00
Jan 12      TEA                    -5.00        90.00`).account.number).toBe('06114-5964279');
    expect(readStatement(`
Account Holder       IBAN                        Swift
Marek                BE26 7067 9568 7078         TRWIXXB1
Date         Description           Amount      Balance
2024-03-04   COFFEE                 -5.00        95.00
2024-03-05   TEA                    -5.00        90.00`).account.number).toBe('BE26 7067 9568 7078');
  });

  it('a warning not to tell the number of a card makes no card', () => {
    expect(readStatement(`
Date         Description           Debit     Credit     Balance
04/03/2024   COFFEE                 5.00                  95.00
05/03/2024   SALARY                          50.00       145.00
Please do not share your ATM, Debit/Credit card number, PIN and OTP with anyone over mail, SMS or phone call`).account.type).toBe('bank');
  });

  it('a period that is not printed ends on the day of its closing balance', () => {
    expect(readStatement(`
Datum        Erläuterung                         Betrag
Kontostand am 31.01.2025                         100,00
04.02.2025   Kaffee                               -5,00
27.02.2025   Tee                                  -5,00
Kontostand am 28.02.2025                          90,00`).period.endDate!.value).toBe('2025-02-28');
  });
});

describe('days that look like figures', () => {
  it('are days under a heading for them, however few', () => {
    const { rows, period } = readStatement(`
01.07.2023 - 31.07.2023
Opening balance 27,850.84
   No    Description                 Date              Debit      Credit         Balance
   1     RENT PAID TO LANDLORD       05.07          2,450.00                    25,400.84
   2     CASH                        11.07          1,420.00                    23,980.84`);
    expect(rows).toEqual([['2023-07-05', '-2450.00'], ['2023-07-11', '-1420.00']]);
    expect(period.isReconciled).toBe(true);
  });
});

it('a payee whose name says carried forward, behind the kind of transfer in a column of its own', () => {
  const { rows, period } = readStatement(`
01/04/2024 - 30/04/2024
Date         Valeur       Opérations        Détail                   Montant    D/C
                          Solde initial                             1.000,00    C
03/04/2024   03/04/2024   CHEQUE N° 1054                               50,00    D
04/04/2024   03/04/2024   VIR SEPA RECU     DE: TRANSPORTS            525,46    C
                                            GIRELLE
08/04/2024   07/04/2024   VIREMENT EMIS     POUR: M PAUL AUBERT        75,46    D
                          Solde final                               1.400,00    C`);
  expect(rows).toEqual([['2024-04-03', '-50.00'], ['2024-04-04', '525.46'], ['2024-04-08', '-75.46']]);
  expect(period.isReconciled).toBe(true);
});

it('a list of orders to come between two accounts, days with texts that hold others, is no period of the second', () => {
  const { document } = readStatement(`
Compte épargne 15117364895 EUR
Période 1 octobre 2019 au 31 octobre 2019
Date         Libellé                   Débit     Crédit          Solde
             Ancien solde                                     100,00
10/10        VIR INST                             20,00       120,00
31/10        CHEQUE 4182               10,00                  110,00
             Solde final                                      110,00
Opérations à venir
31/10        CARTE 27/10/19 STATION                                        129,42
31/10        RETRAIT 30/10/19 METZ                                          57,88

Compte de dépôt 97839192007 EUR
Période 1 octobre 2019 au 31 octobre 2019
Date         Libellé                   Débit     Crédit          Solde
             Ancien solde                                     500,00
28/10        VERSEMENT                            20,00       520,00
30/10        CHEQUE 4184               10,00                  510,00
             Solde final                                      510,00`);
  expect(document.accounts.map(({ periods }) => periods.map(({ startDate, endDate, isReconciled }) => [startDate?.value, endDate?.value, isReconciled]))).toEqual(Array(2).fill([['2019-10-01', '2019-10-31', true]]));
});

describe('orders to come below one account', () => {
  const FIRST = `
Savings Account 86226121575   01/02/2023 to 28/02/2023
Opening balance 100.00
03/02/2023  COFFEE                 10.00 Dr       90.00
04/02/2023  SALARY                 50.00 Cr      140.00
06/02/2023  RENT                   20.00 Dr      120.00
Closing balance 120.00
Pending transactions
28/02/2023  TEA                     7.00
28/02/2023  BREAD                   4.00`;
  const SECOND = `28/02/2023  FUEL                   30.00 Dr      470.00
            TAXI                   20.00 Dr      500.00
27/02/2023  BOOKS                   5.00 Dr      520.00
            BGC                    25.00 Cr      525.00`;
  const badges = (text: string) => understandText(text).accounts.map(({ periods }) => periods.map(({ rows, isReconciled }) => [rows.length, isReconciled]));

  it('do not go on in the next one, whose opening and closing balance head its rows', () => {
    expect(badges(`${FIRST}\nEasy Saver 64804285124217   01/02/2023 to 28/02/2023\nSummary of your account\nOpening balance 500.00\nClosing balance 470.00\n${SECOND}`)).toEqual([[[3, true]], [[4, true]]]);
  });
});

it('the only row of a card, with a minus and words that nobody knows, may be spent or taken back', () => {
  const card = (before: string, after: string) => readStatement(`
Creditcard 5872 4888 9456 3754
1 oktober 2024 t/m 31 oktober 2024
Vorig openstaand saldo          ${before}
Nieuw openstaand saldo          ${after}
Minimaal te betalen                53,46
Boekdatum     Mededelingen                  Bedrag
29 okt        Zzyzx Fietspunt Oost          -18,95`).period;
  expect(card('2.157,33', '2.138,38').rows).toHaveLength(1);
  expect(card('2.157,33', '2.138,38').isReconciled).toBe(false);
  // Balances with a minus say what one means.
  expect(card('-2.157,33', '-2.176,28').isReconciled).toBe(true);
});
