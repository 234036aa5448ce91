// What designs recalled from real banks brought up when they were read for the first time: each rule on the smallest page that shows it.
import { describe, expect, it } from 'vitest';
import { readStatement } from './testing/readStatement.js';
import { labelKind } from './vocabulary/labels.js';

describe('words beside figures that announce nothing', () => {
  it('a company with limited liability is no limit', () => {
    const { rowLists, period } = readStatement(`
Statement 1 Jan 2026 to 31 Jan 2026
Date         Details                      Paid out     Paid in     Balance
01 Jan 26    BALANCE BROUGHT FORWARD                                 100.00
02 Jan 26    BP  J SMITH                     10.00
             DD  EE LIMITED                  20.00
             VIS TESCO STORES
                 LONDON                       5.00                    65.00
03 Jan 26    CR  SALARY                                  50.00       115.00
31 Jan 26    BALANCE CARRIED FORWARD                                 115.00`);
    expect(rowLists).toEqual([[['2026-01-02', '-10.00'], ['2026-01-02', '-20.00'], ['2026-01-02', '-5.00'], ['2026-01-03', '50.00']]]);
    expect(period.proof.status).toBe('reconciled');
  });

  it('an average is no balance', () => {
    expect(['saldopromedio', 'soldemoyen', 'balancemedio', 'averagebalance'].map(labelKind)).toEqual(['ignore', 'ignore', 'ignore', 'ignore']);
    expect(labelKind('saldoanterior')).toBe('opening');
  });

  it('a sentence is no total, whatever words it holds', () => {
    const { period } = readStatement(`
January 1, 2026 through January 31, 2026
Beginning Balance           100.00
Ending Balance              115.00
Your fee was waived because you had electronic deposits made into your account(s) totaling $500.00 or more.
DATE     DESCRIPTION             AMOUNT    BALANCE
01/02    RENT                    -10.00      90.00
01/03    WAGES                    50.00     140.00
01/04    POWER                   -25.00     115.00`);
    expect(period.proof.status).toBe('reconciled');
  });

  it('the whole of the transactions may be what both sides come to', () => {
    const { period } = readStatement(`
January 1, 2026 - January 31, 2026
Beginning Cash              100.00
Ending Cash                 115.00
Date       Description             Amount
01/02      PURCHASE                (10.00)
01/03      DIVIDEND                 50.00
01/04      FEE                     (25.00)
Total Transactions                  15.00`);
    expect(period.proof.status).toBe('reconciled');
  });
});

describe('balances and numbers under their titles', () => {
  it('a new balance under titles of its own, over its currency, after the last row', () => {
    const { period, document } = readStatement(`
Kontoauszug vom 01.01.2026 bis 31.01.2026                        IBAN DE44200700240512233400
Auszug      Seite     Alter Saldo
1           1         EUR                         + 100,00
Buchung     Vorgang                     Soll         Haben
02.01.26    MIETE                      -10,00
03.01.26    LOHN                                    +50,00
04.01.26    STROM                      -25,00
Filialnummer   Kontonummer      Neuer Saldo
200            5122334 00       EUR                +115,00`);
    expect(document.accounts).toHaveLength(1);
    expect(period).toMatchObject({ startBalance: { value: 10000 }, endBalance: { value: 11500 }, isReconciled: true });
  });

  it('the balance of the last day is that of the period, and thousands of an amount are no account', () => {
    const { period, document } = readStatement(`
agência 0441 conta 12233-4
período: 01/01/2026 até 31/01/2026
saldo em conta              limite da conta
R$ 9.115,52                 R$ 2.500,00
data          lançamentos             valor (R$)    saldo (R$)
31/12/2025    SALDO ANTERIOR                            9.100,52
02/01/2026    ALUGUEL                    -10,00
02/01/2026    SALDO DO DIA                              9.090,52
03/01/2026    SALARIO                     50,00
04/01/2026    LUZ                        -25,00
04/01/2026    SALDO DO DIA                              9.115,52`);
    expect(document.accounts[0]!.number).toBe('12233-4');
    expect(period).toMatchObject({ endBalance: { value: 911552 }, isReconciled: true });
  });
});

describe('figures of both ends and both sides', () => {
  it('a line of sums under both headings is no sum of one side, whatever its words name first', () => {
    const text = (paid: string): string => `
Statement 1 Jan 2026 to 31 Jan 2026
Date         Details                     Withdrawal     Deposit     Balance
             BALANCE B/F                                              100.00
02 Jan       RENT                             10.00                    90.00
03 Jan       SALARY                                       50.00       140.00
04 Jan       POWER                            25.00                   115.00
             BALANCE C/F                                              115.00
             Total Withdrawals/Deposits       ${paid}        50.00`;
    expect(readStatement(text('35.00')).period.proof.status).toBe('reconciled');
    expect(readStatement(text('36.00')).period.proof.status).toBe('notReconciled');
  });

  it('a sum in a sentence that is a digit away from the rows below it contradicts them', () => {
    const text = (sum: string): string => `
For the period 01/01/2026 to 01/31/2026
Beginning balance      10,000.00
Ending balance          1,832.37
Deposits and Other Additions
There were 3 Deposits and Other Additions totaling $515.00.
Date          Amount      Description
01/05         210.00      PAYROLL ALDER
01/19         300.00      MOBILE DEPOSIT
01/21           5.00      INTEREST
Online and Electronic Banking Deductions
There were 3 Online and Electronic Banking Deductions totaling $${sum}.
Date          Amount      Description
01/06       2,120.01      RENT M OKONKWO
01/20       6,062.62      POWER AND LIGHT
01/22         500.00      TRANSFER`;
    expect(readStatement(text('8,682.63')).period.isReconciled).toBe(true);
    expect(readStatement(text('8,682.64')).period.isReconciled).toBe(false);
  });

  it('"balance" over rows of which the newest comes first is where they end', () => {
    const { period } = readStatement(`
Tarih Aralığı  01.01.2026 - 31.01.2026
Bakiye         115,00 TL
Tarih          Açıklama          Tutar         Bakiye
04.01.2026     FATURA         -25,00 TL     115,00 TL
03.01.2026     MAAŞ            50,00 TL     140,00 TL
02.01.2026     KİRA           -10,00 TL      90,00 TL`);
    expect(period).toMatchObject({ startBalance: { value: 10000 }, endBalance: { value: 11500 }, isReconciled: true });
  });

  it('a year of two digits below a day that ends with its mark', () => {
    const { rowLists } = readStatement(`
Period 01/12/2025 - 31/01/2026
Date      Description              Withdrawal      Deposit      Balance
01-12-    Beginning Balance                                      100.00
25
30-12-    Payment                       10.00                     90.00
25
03-01-    Salary                                     50.00       140.00
26
04-01-    Cash                          25.00                    115.00
26`);
    expect(rowLists).toEqual([[['2025-12-30', '-10.00'], ['2026-01-03', '50.00'], ['2026-01-04', '-25.00']]]);
  });
});

describe('rows and what they are of', () => {
  it('interest without a day, under a title of its own, is of the last day and not of the row above the title', () => {
    const { rowLists, period } = readStatement(`
Jan 1, 2026 - Jan 31, 2026      Credit Card      Minimum Payment Due $35.00      Credit Limit $8,000.00
Previous Balance            $100.00
Payments                   -$50.00
Transactions                $25.00
Interest Charged             $2.00
New Balance                 $77.00
Payments and Credits
Date       Description                 Amount
Jan 5      PAYMENT                     -$50.00
Transactions
Date       Description                 Amount
Jan 6      GROCER                       $10.00
Jan 7      BAKER                        $15.00
Interest Charged
Interest Charge on Purchases             $2.00`);
    expect(rowLists).toEqual([[['2026-01-05', '50.00'], ['2026-01-06', '-10.00'], ['2026-01-07', '-15.00'], ['2026-01-31', '-2.00']]]);
    expect(period.rows[3]!.date!.source.means).toBe('inferred');
  });

  it('a fee beside the amount that the balance takes off as well is a row of its own', () => {
    const text = (balance: string): string => `
Statement period 01/01/2026 to 31/01/2026
Date          Description           Money In    Money Out      Fee     Balance
              Opening Balance                                             100.00
02/01/2026    RENT                                 -10.00    -2.00         88.00
03/01/2026    WAGES                    50.00                              138.00
04/01/2026    POWER                                -25.00    -1.00        112.00
05/01/2026    TEA                                   -4.00                 ${balance}`;
    const { rowLists, period } = readStatement(text('108.00'));
    expect(rowLists).toEqual([[['2026-01-02', '-10.00'], ['2026-01-02', '-2.00'], ['2026-01-03', '50.00'], ['2026-01-04', '-25.00'], ['2026-01-04', '-1.00'], ['2026-01-05', '-4.00']]]);
    expect(period.proof.status).toBe('reconciled');
    expect(readStatement(text('109.00')).period.isReconciled).toBe(false);
  });

  it('what is owed on a loan is below nought, and a payment makes it less', () => {
    const { document, rowLists } = readStatement(`
Statement Period: 01/01/2026 - 01/31/2026
SHARE 0010 - FREE CHECKING
Date     Description                 Amount      Balance
01/01    Beginning Balance                         500.00
01/05    Deposit                     100.00        600.00
01/15    Transfer To Loan 0003      -288.00        312.00
01/31    Ending Balance                            312.00
LOAN 0003 - NEW AUTO
Date     Description                 Amount    Principal    Interest      Balance
01/01    Beginning Balance                                                14225.00
01/15    Payment From Share          288.00       226.80       61.20      13998.20
01/31    Ending Balance                                                   13998.20`);
    expect(document.accounts.map(({ number }) => number)).toEqual(['0010', '0003']);
    expect(rowLists[1]).toEqual([['2026-01-15', '226.80']]);
    expect(document.accounts[1]!.periods[0]).toMatchObject({ startBalance: { value: -1422500 }, endBalance: { value: -1399820 } });
  });

  it('text of rows that ends two pages at one height is no footer', () => {
    const entry = (day: string, amount: string): string => `${day}-01-2026    Vitens                                ${amount}
              Omschrijving: Voorschot
              Incassant: 7
              Mandaat: 12
              IBAN: NL49RABO0117788990
              Kenmerk: 99`;
    const head = 'Datum         Omschrijving                           Bedrag (EUR)';
    const { document } = readStatement(`
IBAN NL69LEEU0123456789    Periode 01-01-2026 t/m 31-01-2026
Vorig saldo  100,00
Nieuw saldo   70,00
${head}
${entry('02', '-5,00')}
${entry('03', '-5,00')}
${entry('04', '-5,00')}
\f


${head}
${entry('05', '-5,00')}
${entry('06', '-5,00')}
${entry('07', '-5,00')}`);
    expect(document.accounts).toHaveLength(1);
    expect(document.accounts[0]!.periods[0]!.rows).toHaveLength(6);
    expect(document.accounts[0]!.periods[0]!.isReconciled).toBe(true);
  });
});
