// Lists of all accounts with their balances, and accounts on which nothing happened.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('overviews of accounts', () => {
  it('an account on which nothing happened stands between two others', () => {
    const { document } = readStatement(`
Konto Nr. 37043.01   CHF
Datum        Text            Belastung   Gutschrift        Saldo
             Saldovortrag                                 100.00
02.05.2026   Kaffee               5.00                     95.00
             Schlusssaldo                                  95.00
Konto Nr. 37043.02   EUR
Datum        Text            Belastung   Gutschrift        Saldo
             Saldovortrag                                 700.00
             Schlusssaldo                                 700.00
Konto Nr. 37043.03   USD
Datum        Text            Belastung   Gutschrift        Saldo
             Saldovortrag                                 300.00
03.05.2026   Miete               50.00                    250.00
             Schlusssaldo                                 250.00`);
    expect(document.accounts.map((account) => [account.number, account.currency, account.periods[0]!.rows.length])).toEqual([['37043.01', 'CHF', 1], ['37043.02', 'EUR', 0], ['37043.03', 'USD', 1]]);
  });

  it('an overview that numbers no account, with a line for what else is held', () => {
    const page = (own: string, deposit: string): string => `
EXTRATO   CONTA N. 45441882209   DE 2026/07/01 A 2026/07/31
RECURSOS                  SALDO ANTERIOR      SALDO ATUAL
DEPÓSITOS À ORDEM                 100.00            ${own}
DEPÓSITOS A PRAZO               ${deposit}          ${deposit}
DATA         DESCRITIVO             DÉBITO      CRÉDITO         SALDO
             SALDO INICIAL                                     100.00
2026/07/02   CAFE                     5.00                      95.00
2026/07/03   CHA                      4.00                      91.00
2026/07/06   SALARIO                             9.00          100.00
2026/07/07   RENDA                   50.00                      50.00
             SALDO FINAL                                        50.00`;
    expect(readStatement(page(' 50.00', '4 300.00')).badges).toEqual([true]);
    expect(readStatement(page(' 56.00', '4 300.00')).badges).toEqual([false]);
  });

  it('the value of all that is held is not what is there in cash', () => {
    const page = (cash: string, value: string): string => `
Account Number 4418-2281     Statement Period August 1-31, 2026
Beginning Account Value as of 08/01       $9,424.57
Ending Account Value as of 08/31          $${value}
Beginning Cash as of 08/01                $1,000.00
Ending Cash as of 08/31                     $${cash}
Date     Description                         Amount($)
08/03    Purchase VANGUARD                    (300.00)
08/10    Dividend COCA-COLA                     20.00
08/12    Tfr LAKELAND BANK                     (70.00)`;
    expect(readStatement(page('650.00', '9,500.50')).badges).toEqual([true]);
    expect(readStatement(page('656.00', '9,500.50')).badges).toEqual([false]);
    expect(readStatement(page('650.00', '656.00')).badges).toEqual([false]);
  });

  const overview = (total: string) => `
Statement period 01/01/2026 - 01/31/2026
Deposits               Account No.      Balance      Currency    Balance (SGD)
Harbour One Account    091-223144-1                  SGD              1,800.00
Global Account         265-713763-2      200.00      USD                268.00
Total deposits                                       SGD              ${total}

Harbour One Account 091-223144-1   SGD
Date          Description               Withdrawals    Deposits      Balance
              Balance b/f                                           1,000.00
01/05/2026    PAYROLL                                    900.00     1,900.00
01/12/2026    GROCER                         100.00                 1,800.00
              Balance c/f                                           1,800.00

Global Account 265-713763-2   USD
Date          Description               Withdrawals    Deposits      Balance
              Balance b/f                                             200.00
              Balance c/f                                             200.00`;

  it('what the balances of all accounts come to in one currency', () => {
    expect(readStatement(overview('2,068.00')).periods[0]!.proof.status).toBe('reconciled');
    expect(readStatement(overview('2,086.00')).periods[0]!.proof.status).toBe('notReconciled');
  });

  it('an account with a balance brought forward and carried forward, and nothing between', () => {
    const [, unmoved] = readStatement(overview('2,068.00')).periods;
    expect([unmoved?.startBalance?.value, unmoved?.endBalance?.value, unmoved?.rows.length, unmoved?.proof.status]).toEqual([20_000, 20_000, 0, 'reconciled']);
  });

  it('an account of an overview between two others, whatever it is called', () => {
    const book = (name: string, opening: string, closing: string): string => `
${name}
Date         Opération               Débit       Crédit
             Solde au 01/01/2025               ${opening}
10 mars      Virement émis           100,00
             Nouveau solde                     ${closing}`;
    const { accounts, badges } = readPeriods(`
Relevé annuel de vos livrets   du 01/01/2025 au 31/12/2025   EUR
Livret                           Numéro              Solde au 31/12/2025
Livret A                         00412 200331                   1 400,00
Livret Développement Durable     00412 200332                   2 900,00
Livret Jeune                     00412 200333                     650,00
${book('Livret A', '1 500,00', '1 400,00')}
${book('Livret Développement Durable', '3 000,00', '2 900,00')}
${book('Livret Jeune', '  750,00', '  650,00')}
`);
    expect(accounts).toEqual(['00412 200331', '00412 200332', '00412 200333']);
    expect(badges).toEqual([true, true, true]);
  });

  it('a loan in the overview above the first table is no title of it', () => {
    const { rowLists, bounds } = readStatement(`
Your accounts 14 February 2026 to 13 March 2026    NZD
Account             Number                      Balance at 13 March
Everyday Account    06-0441-0123456-00                      $868.86
Home Loan           06-0441-0123456-90                $1,100.00 OD
Term deposits       1 deposit                             $2,000.00
Everyday Account  06-0441-0123456-00
Date        Details                   Withdrawals    Deposits        Balance
14 Feb      Opening balance                                         1,000.00
15 Feb      Loan payment                    64.67                     935.33
16 Feb      Groceries                      149.04                     786.29
18 Feb      Salary                                    183.35          969.64
21 Feb      Loan payment                   100.78                     868.86
13 Mar      Closing balance                314.49     183.35          868.86
Home Loan  06-0441-0123456-90
Date        Details                   Withdrawals    Deposits        Balance
14 Feb      Opening balance                                      1,200.00 OD
15 Feb      Loan payment                               64.67     1,135.33 OD
20 Feb      Loan interest                   65.45                1,200.78 OD
21 Feb      Loan payment                              100.78     1,100.00 OD
13 Mar      Closing balance                 65.45     165.45     1,100.00 OD`);
    expect(bounds.map(([start]) => start)).toEqual([100000, -120000]);
    expect(rowLists[0]!.map(([, amount]) => amount)).toEqual(['-64.67', '-149.04', '183.35', '-100.78']);
  });

  it('an account on which nothing happened, below the rows of another', () => {
    const page = (name: string): string => `
Relevé de compte du 1er avril 2026 au 30 avril 2026
ES1 Épargne stable
Date        Description            Retrait      Dépôt       Solde
            Solde reporté                                1 000,00
3 avr       Achat                   100,00                  900,00
9 avr       Dépôt                                50,00      950,00
${name}
Date        Description            Retrait      Dépôt       Solde
            Solde reporté                                    5,00
`;
    expect(readPeriods(page('CS Capital social'))).toMatchObject({ rows: [[['2026-04-03', -10_000], ['2026-04-09', 5_000]]], badges: [true] });
    expect(readPeriods(page('')).badges).toEqual([false]);
  });

  it('of two periods in which nothing happened each has its own days and balances', () => {
    const { periods } = readStatement(`
Statement of account   01/06/2021 - 31/07/2021
Account number 12345678
Period 01/06/2021 - 30/06/2021
Date          Description              Paid out    Paid in
01/06/2021    Opening balance                       500.00
30/06/2021    Closing balance                       500.00

Account number 12345678
Period 01/07/2021 - 31/07/2021
Date          Description              Paid out    Paid in
01/07/2021    Opening balance                       500.00
31/07/2021    Closing balance                       500.00`);
    expect(periods.map((period) => [period.startDate?.value, period.endDate?.value, period.proof.status])).toEqual([['2021-06-01', '2021-06-30', 'reconciled'], ['2021-07-01', '2021-07-31', 'reconciled']]);
  });

  it('a statement without transactions', () => {
    const { document } = readStatement(`
Account number 02-1234-5678901
Statement period 01 May 2026 to 31 May 2026
Opening balance      70.10
Closing balance      70.10`);
    expect(document).toMatchObject({ kind: 'statement', accounts: [{ periods: [{ rows: [], isReconciled: true }] }] });
  });

  it('figures of other tables are no rows of a statement whose summary says that nothing went in or out', () => {
    const text = `
Platinum Credit Card ZAR
Account no. 5257 8724 6444 4361
Period covered 1 March 2025 to 31 March 2025

Previous balance    Payments & other credits    New transactions    New balance
21,113.19           0.00                        0.00                21,113.19
Total credit limit  Minimum payment due         Payment due date
60,000.00           527.83                      31 March 2025

Transaction date    Particulars                                      Amount

Fees and charges
Monthly service fee                                                  214.92
Overdraft interest                                                   271.32`;
    const [period] = understandText(text).accounts[0]!.periods;
    expect([period!.rows.length, period!.isReconciled]).toEqual([0, true]);
    const moved = text.replace('0.00                        0.00', '0.00                        9.00');
    expect(readStatement(moved).badges).toEqual([false]);
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

  it('an account without rows has one balance, and no figures below days (wrong badge)', () => {
    const bare = (lines: string) => readStatement(`
Rekening BE71 0961 2345 6769      01/03/2026 - 31/03/2026
Vorig saldo 175,00 EUR
Nieuw saldo 175,00 EUR
${lines}`).period.isReconciled;
    expect(bare('')).toBe(true);
    expect(bare('28/03/2026 uitgaven\nDe Lijn 4411                             -25,00 EUR')).toBe(false);
  });

  it('deposits laid by until a day to come, in an overview above the statement', () => {
    const read = (deposits: string) => understandText(`
Relationship summary as on 31-Jan-2026
Product            Account No.            Balance (INR)     Maturity amount     Maturity date
Savings account    500412233001             3,20,375.13
${deposits}

Statement of account 500412233001  Savings   From 01-Jan-2026 To 31-Jan-2026

Txn date        Narration                       Withdrawal         Deposit          Balance
                Opening balance                                                  3,06,195.74
01-Jan-2026     NEFT KAVERI AGRO                                 22,195.05       3,28,390.79
02-Jan-2026     UPI BIG BAZAAR                    7,957.83                       3,20,432.96
04-Jan-2026     UPI BIG BAZAAR                       57.83                       3,20,375.13
                Closing balance                                                  3,20,375.13
`);
    const [account, ...others] = read('Fixed deposit      500498877001             2,00,000.00         2,16,180.00     15-Aug-2026').accounts;
    expect(others).toEqual([]);
    expect(account!.periods.map(({ rows, isReconciled }) => [rows.length, isReconciled])).toEqual([[3, true]]);
  });

  it('figures of an overview beside the number of an account: where some agree, a misprinted one contradicts the rows (wrong badge)', () => {
    const page = (sums: string, closing: string): string => `
Statement 1 January 2026 - 31 January 2026
Account             Number        Opening balance    Money in    Money out    Closing balance
Everyday account    11442208             £100.00      £50.00       ${sums}            £120.00
Savings account     11442216             £300.00      £20.00       £30.00            ${closing}

Everyday account 11442208
Date             Description          Amount     Balance
01 Jan 2026      Opening balance                 £100.00
05 Jan 2026      Thrifty Foods       -£10.00      £90.00
12 Jan 2026      Payroll             +£50.00     £140.00
20 Jan 2026      ATM                 -£20.00     £120.00
31 Jan 2026      Closing balance                 £120.00

Savings account 11442216
Date             Description          Amount     Balance
01 Jan 2026      Opening balance                 £300.00
15 Jan 2026      Transfer out        -£30.00     £270.00
16 Jan 2026      Transfer in         +£20.00     £290.00
31 Jan 2026      Closing balance                 £290.00
`;
    expect(readPeriods(page('£30.00', '£290.00')).badges).toEqual([true, true]);
    expect(readPeriods(page('£38.00', '£290.00')).badges).toEqual([false, true]);
    expect(readPeriods(page('£30.00', '£209.00')).badges).toEqual([true, false]);
  });

  it('balances of several accounts beside each other under their numbers', () => {
    const table = (number: string, rows: string): string => `
Транзакции по счету: ${number}
Дата         Детали операции               Приход       Расход
${rows}`;
    const text = `
Номер счета:                       KZ28998PB35684489069   KZ48998PB67973117600
Входящий остаток на 01.01.2026                   600.00                 800.00
Исходящий остаток на 31.01.2026                  650.00                 790.00
${table('KZ28998PB35684489069', `17.01.2026   Покупка                         0.00        50.00
14.01.2026   Перевод                       100.00         0.00`)}
${table('KZ48998PB67973117600', `22.01.2026   Перевод                        20.00         0.00
21.01.2026   Покупка                         0.00        30.00`)}
`;
    expect(readPeriods(text)).toMatchObject({ bounds: [[60_000, 65_000], [80_000, 79_000]], badges: [true, true] });
    expect(readPeriods(text.replace('650.00', '658.00')).badges).toEqual([false, true]);
  });

  it('shares and a loan in one document, which an overview lists, are accounts of their own', () => {
    const union = (overview: string): string => `
Prairie Rose Credit Union         Statement Period: 02/01/26 thru 02/28/26
SUMMARY                            Beginning Balance   Ending Balance
00 Regular Shares                           3,054.04         3,055.87
40 Share Draft Checking                     1,279.85         ${overview}
L1 Vehicle Loan                            11,163.31        10,935.10
SHARE 00  REGULAR SHARES
Date    Transaction Description                 Amount       Balance
02/01   Beginning Balance                                   3,054.04
02/28   Dividend Earned                           1.83      3,055.87
02/28   Ending Balance                                      3,055.87
SHARE 40  SHARE DRAFT CHECKING
Date    Transaction Description                 Amount       Balance
02/01   Beginning Balance                                   1,279.85
02/06   Deposit ACH PAYROLL                   1,371.33      2,651.18
02/09   Debit Card CENEX STORE                  -52.50      2,598.68
02/14   Withdrawal UTILITIES                   -109.32      2,489.36
02/16   Deposit                                 590.21      3,079.57
02/27   Withdrawal Transfer to Loan L1         -285.00      2,794.57
02/28   Ending Balance                                      2,794.57
LOAN L1  VEHICLE LOAN   Annual Percentage Rate 5.99%
Date    Transaction Description        Payment  Finance Charge   Principal     Balance
02/01   Beginning Balance                                                    11,163.31
02/27   Payment Transfer from Share 40  285.00           56.79      228.21   10,935.10
02/28   Ending Balance                                                       10,935.10
`;
    const { rows, badges } = readPeriods(union('2,794.57'));
    expect(rows.map((own) => own.map(([, amount]) => amount))).toEqual([[183], [137_133, -5_250, -10_932, 59_021, -28_500], [22_821]]);
    expect(badges).toEqual([true, true, true]);
    expect(readPeriods(union('2,794.75')).badges.every(Boolean)).toBe(false);
  });

  it('an account without a number on which nothing happened takes nothing from the next', () => {
    const { document } = readStatement(`
Statement Period: 10/01/2025 to 10/31/2025
REGULAR SHARES
Date     Description                Amount      Balance
10/01    Beginning Balance                       100.00
10/05    Deposit                     50.00       150.00
10/31    Ending Balance                          150.00
HOLIDAY CLUB
Date     Description                Amount      Balance
10/01    Beginning Balance                       421.00
10/31    Ending Balance                          421.00
CHECKING
Date     Description                Amount      Balance
10/01    Beginning Balance                       900.00
10/07    Withdrawal                 -20.00       880.00
10/31    Ending Balance                          880.00`);
    const periods = document.accounts.flatMap((account) => account.periods).filter((period) => period.rows.length > 0);
    expect(periods.map((period) => [period.startBalance!.value, period.endBalance!.value, period.isReconciled])).toEqual([[10000, 15000, true], [90000, 88000, true]]);
  });

  it('an account that nothing happened on is proved by its two balances, each behind its day', () => {
    const document = understandText(`
Bank am Ufer                                  Finanzreport Nr. 3
Girokonto
IBAN: DE12 2004 1155 0471 2233 00
Buchungstag   Vorgang                       Ausgang      Eingang
29.02.2024    Alter Saldo                                +100,00
04.03.2024    Lastschrift                    -20,00
07.03.2024    Gutschrift                                 +50,00
28.03.2024    Neuer Saldo                                +130,00
Verrechnungskonto
IBAN: DE41 2004 1155 0471 2233 02
Buchungstag   Vorgang                       Ausgang      Eingang
29.02.2024    Alter Saldo                                +142,75
28.03.2024    Neuer Saldo                                +142,75
`);
    expect(document.accounts.map(({ periods: [period] }) => period!.isReconciled)).toEqual([true, true]);
  });

  it('one number with a line for each of its currencies: each is compared with its own', () => {
    const { document, periods } = readStatement(`
Account Summary
Savings Plus             012-88213-4     SGD       870.00
Multi-Currency Account   012-90021-8     SGD       150.00
Multi-Currency Account   012-90021-8     USD       330.00
01 Jul 2026 to 31 Jul 2026
Savings Plus   Account No. 012-88213-4   CURRENCY: SGD
Date         Description                 Withdrawal   Deposit    Balance
             Balance Brought Forward                              900.00
05/07/2026   HARBOUR CAFE                     30.00               870.00
             Balance Carried Forward                              870.00
Multi-Currency Account   Account No. 012-90021-8   CURRENCY: SGD
Date         Description                 Withdrawal   Deposit    Balance
             Balance Brought Forward                              100.00
07/07/2026   TRANSFER                                   50.00     150.00
             Balance Carried Forward                              150.00
Multi-Currency Account   Account No. 012-90021-8   CURRENCY: USD
Date         Description                 Withdrawal   Deposit    Balance
             Balance Brought Forward                              310.00
08/07/2026   TRANSFER                                   20.00     330.00
             Balance Carried Forward                              330.00`);
    expect(document.accounts.map(({ currency }) => currency)).toEqual(['SGD', 'SGD', 'USD']);
    expect(periods.flatMap(({ proof }) => proof.checks.filter(({ ok }) => !ok))).toEqual([]);
  });

  it.each([['Everyday', '1,160.00', '11-222-333'], ['Savings', '1,160.00', '11-222-444']])('a table without a number is of the account whose figure is where its rows end: %s', (name, figure, number) => {
    const others = [['Everyday', '11-222-333', '7,020.00'], ['Savings', '11-222-444', '5,000.00'], ['Mortgage', '11-222-555', '90,000.00']];
    const overview = others.map(([own, digits, other]) => `${own!.padEnd(28)}${digits}   ${(own === name ? figure : other!).padStart(16)}`);
    const text = `
Statement of accounts      1 June 2023 to 30 June 2023
Account                     Number                Balance
${overview.join('\n')}

Date        Details                        Amount      Balance
            Opening balance                           1,000.00
01/06/2023  GROCERS                        -20.00       980.00
12/06/2023  REFUND                         180.00     1,160.00
            Closing balance                           1,160.00`;
    expect(readPeriods(text)).toMatchObject({ accounts: [number], badges: [true] });
  });

  it('one table for all accounts, whose rows name theirs by the last digits of its number', () => {
    const text = `
Combined statement   1 April 2025 to 30 April 2025
Account      Number                Opening balance   Closing balance
Everyday     38-9012-0441209-00             500.00            440.00
Rainy day    38-9012-0441209-01           1,000.00          1,030.00

Transactions of all accounts
Date        Account    Details                    Amount $
02/04/25    00         R Singh                    (100.00)
05/04/25    01         Bank transfer               (20.00)
08/04/25    00         Cheque                      (10.00)
09/04/25    00         Wages                         50.00
14/04/25    01         Bonus                         50.00
`;
    const { accounts, badges, rows } = readPeriods(text);
    expect([accounts, rows.map(({ length }) => length), badges]).toEqual([['38-9012-0441209-00', '38-9012-0441209-01'], [3, 2], [true, true]]);
    expect(readPeriods(text.replace('(20.00)', '(26.00)')).badges).toEqual([true, false]);
  });

  it('what the overview lists for the currency that an account is called by is where it began', () => {
    const text = (began: string): string => `
Summary of all balances      1 August 2025 to 31 August 2025
Currency         Opening balance     Money out     Money in     Closing balance
EUR account              €402.77       €314.07      €874.50             €963.20
GBP account              £912.04      ${began}      £426.32             £227.32

EUR account transactions
IBAN LT12 3250 0448 1207 3301 BIC AMBLLT22
Time       Description                    Amount      Balance
Sunday, 31 August 2025
09:06      From Nordlys Design AS       +€874.50      €963.20
Friday, 1 August 2025
14:29      To Baltic Freight UAB        -€314.07       €88.70

GBP account transactions
IBAN LT12 3250 0448 1207 3303 BIC AMBLLT22
Time       Description                    Amount      Balance
Monday, 25 August 2025
18:12      To Baltic Freight UAB       -£1,111.04     £227.32
Friday, 1 August 2025
11:57      From Nordlys Design AS        +£426.32   £1,338.36
`;
    expect(understandText(text('£1,111.04')).accounts.map(({ periods }) => [periods[0]!.startBalance?.value, periods[0]!.startBalance?.source.means])).toEqual([[40_277, 'printed'], [91_204, 'printed']]);
    expect(readPeriods(text('£1,111.04')).badges).toEqual([true, true]);
    expect(readPeriods(text('£1,117.04')).badges).toEqual([true, false]);
  });
});
