// What the wording of statements outside Europe brought up: each rule on the smallest page that shows it.
import { describe, expect, it } from 'vitest';
import { readStatement } from './testing/readStatement.js';
import { squash } from './tokens/plainText.js';
import { labelKind } from './vocabulary/labels.js';

describe('labels', () => {
  it.each([
    ['Saldo final del periodo anterior', 'opening'],
    ['Saldo final anterior', 'opening'],
    ['Closing balance last statement', 'opening'],
    ['Saldo final del periodo', 'closing'],
    ['TOTAL PAYMENTS & CREDITS', 'totalCredits'],
    ['Total payments', 'totalDebits'],
    ['Total Credit Available', 'ignore'],
    ['Usable Balance', 'ignore'],
    ['Min Balance', 'ignore'],
    ['Saldo minimo requerido', 'ignore'],
    ['Saldo bloqueado', 'ignore'],
    ['Menos debitos', 'totalDebits'],
    ['Mas creditos', 'totalCredits'],
    ['Closing totals', 'total'],
    ['Subtotal Other Service Charges (Will be assessed on 4/3/24)', 'ignore'],
  ])('knows what "%s" announces', (text, kind) => {
    expect(labelKind(squash(text))).toBe(kind);
  });
});

const checking = (summary: string, tail: string): string => `
March 1, 2024 through March 29, 2024     Account number 618273645
Beginning Balance                        $1,000.00
${summary}
Ending Balance                           $1,224.00
DEPOSITS
03/04    MERCHANT DEPOSIT                   400.00
ELECTRONIC WITHDRAWALS
03/05    POWER                              100.00
03/06    WATER                               61.00
FEES
03/28    SERVICE CHARGES FOR FEBRUARY        15.00
${tail}`;

describe('sums that are none of these rows', () => {
  const summary = 'Deposits                                   $400.00\nElectronic Withdrawals                     $161.00\nFees                                        $15.00';

  it('charges that will be assessed later are of another statement', () => {
    expect(readStatement(checking(summary, 'SERVICE CHARGE SUMMARY\nTotal Service Charges        $25.00 Will be assessed on 4/3/24')).verdict).toBe('reconciled');
    expect(readStatement(checking(summary, 'SERVICE CHARGE SUMMARY\nTotal Service Charges        $25.00')).verdict).toBe('notReconciled');
  });

  it('a line of several under a heading is a part of what that names', () => {
    const table = (airtime: string): string => `
Statement period 01 Feb 2024 - 29 Feb 2024
TRANSACTION TYPE                 PAID IN       PAID OUT
TRANSFERS:                         0.00         300.00
AIRTIME:                        ${airtime}          61.00
TOTAL:                           400.00         361.00
Date          Details               Paid in    Withdrawn     Balance
2024-02-04    From a friend          190.00                 1,190.00
2024-02-05    Top up                 210.00                 1,400.00
2024-02-06    To a friend                      -300.00      1,100.00
2024-02-07    Airtime                           -61.00      1,039.00`;
    expect(readStatement(table('210.00')).verdict).toBe('reconciled');
    expect(readStatement(table('190.00')).verdict).toBe('reconciled');
  });

  it('a balance of points under their title is no money', () => {
    const card = (points: string): string => `
Credit card statement 14/05/2024      Card No: 4893 7712 3456 1122
Opening Balance    Payments    Purchases    Total Dues
1,000.00           1,000.00       161.00        161.00
Date          Description                   Amount
16/04/2024    PAYMENT                     1,000.00 Cr
17/04/2024    GROCER                        100.00
18/04/2024    CAFE                           61.00
${points}`;
    expect(readStatement(card('Reward Points Summary\nOpening     Earned    Closing Balance\n1,220          311              1,531')).verdict).toBe('reconciled');
    expect(readStatement(card('Summary\nOpening     Earned    Closing Balance\n1,220          311              1,531')).verdict).not.toBe('reconciled');
  });
});

describe('sums of some of the rows', () => {
  it('a section that goes on over the page is one', () => {
    const { verdict } = readStatement(`
March 1, 2024 through March 29, 2024     Account number 618273645
Beginning balance                         1,000.00
Deposits and other additions                400.00
ATM and debit card subtractions             161.00
Checks                                       39.00
Ending balance                            1,200.00
Deposits and other additions
Date       Description                   Amount
03/04/24    MERCHANT DEPOSIT                400.00
ATM and debit card subtractions
Date       Description                   Amount
03/05/24    POWER                          -100.00
\f
ATM and debit card subtractions - continued
Date       Description                   Amount
03/06/24    WATER                           -61.00
Checks
Date       Check #      Amount      Date      Check #      Amount
03/07/24   2101         -20.00      03/08/24  2102         -19.00`);
    expect(verdict).toBe('reconciled');
  });

  it('terms of a summary on one line, each under its heading, make up one side together', () => {
    const card = (charges: string): string => `
Statement Date 18 Jun 2024         Card 5555 9812 3456 4321
Previous Balance  -  Payments  -  Credits  +  Purchases  +  Charges  =  New Balance
          120.00       120.00       15.00        181.00       ${charges}        186.00
Transaction Date      Description                          Amount
03 May                COFFEE                               100.00
05 May                PAYMENT - THANK YOU                  120.00CR
06 May                REFUND                                15.00CR
07 May                GROCER                                81.00
08 May                LATE CHARGE                           20.00`;
    expect(readStatement(card('20.00'))).toMatchObject({ verdict: 'reconciled', amounts: ['-100.00', '120.00', '15.00', '-81.00', '-20.00'] });
    expect(readStatement(card('29.00')).verdict).not.toBe('reconciled');
  });

  it('charges in a column of their own are summed by themselves', () => {
    const page = (charges: string): string => `
Account number 1122334455       Statement period 01/01/2024 - 31/01/2024
Total bank charges                 R${charges}
Opening balance                    R1,000.00
Funds received/Credits             R400.00
Funds used/Debits                  R180.00
Closing balance                    R1,220.00
Date          Description          Fees      Debits     Credits     Balance
31/12/2023    Opening balance                                      1,000.00
02/01/2024    Grocer                         100.00                  900.00
03/01/2024    Monthly fee         55.00                              845.00
04/01/2024    Salary                                    400.00     1,245.00
05/01/2024    SMS fee             12.00                            1,233.00
06/01/2024    Cafe                            13.00                1,220.00`;
    expect(readStatement(page('67.00')).verdict).toBe('reconciled');
    expect(readStatement(page('69.00')).verdict).toBe('notReconciled');
  });

  it('a sum of debits may hold what was owed before', () => {
    const card = (debits: string): string => `
Card statement from 25 AUG 2024 to 24 SEP 2024         Card 4400 1234 1234 9021
POST DATE   DESCRIPTION                        AMOUNT
            Previous Statement Balance         850.00
05 SEP      COFFEE                              12.50
07 SEP      BOOKSTORE                           88.30
11 SEP      REFUND                              60.00CR
21 SEP      PAYMENT RECEIVED                   500.00CR
            Total Debit Transactions           ${debits}
            Total Credit Transactions          560.00
            Total Due                          390.80`;
    expect(readStatement(card('950.80'))).toMatchObject({ verdict: 'reconciled', amounts: ['-12.50', '-88.30', '60.00', '500.00'] });
    expect(readStatement(card('100.80')).verdict).toBe('reconciled');
    expect(readStatement(card('957.80')).verdict).toBe('notReconciled');
  });
});

it('a sum of money in the next column is no part of an account number', () => {
  const { account } = readStatement(`
Statement period 01/01/2024 - 31/01/2024
Account type       Account number     Overdraft limit
Current account    1122334455         R0.00
Date          Description             Debits     Credits     Balance
02/01/2024    Grocer                  100.00                  900.00
03/01/2024    Salary                              400.00    1,300.00`);
  expect(account.number).toBe('1122334455');
});

it('a day in the text of several purchases is no heading over the rows below', () => {
  const { amounts, account } = readStatement(`
Statement starts 1 March 2024     Statement ends 28 March 2024    Account number 11-222-3344
Date         Particulars                        Debits     Credits      Balance
             Brought forward                                           1,000.00 Cr
1 Mar 2024   AGL SALES
             887712 ......................       10.00
             V4455 27/02 COLES 0423
             BRUNSWICK ...................       20.00                    970.00 Cr
3 Mar 2024   SALARY
             ACME ........................                  100.00
             V4455 27/02 COLES 0423
             BRUNSWICK ...................       30.00                  1,040.00 Cr
5 Mar 2024   TRANSFER
             RENT ........................       40.00                  1,000.00 Cr
6 Mar 2024   TRANSFER
             DINNER ......................        5.00                    995.00 Cr`);
  expect(amounts).toEqual(['-10.00', '-20.00', '100.00', '-30.00', '-40.00', '-5.00']);
  expect(account.periods[0]!.rows.map((row) => row.date?.value)).toEqual(['2024-03-01', '2024-03-01', '2024-03-03', '2024-03-03', '2024-03-05', '2024-03-06']);
});

it('a sentence beside the title of a section is none of it', () => {
  const { amounts, verdict } = readStatement(`
For the period 03/01/2024 to 03/28/2024       Account number 11-2233-4455
Balance Summary
     Beginning        Deposits and        Checks and        Ending
       balance     other additions     other deductions     balance
      1,000.00              400.00               161.00     1,239.00
                                           Average monthly
                                                   balance
                                                  1,111.11
Activity Detail
Deposits and Other Additions               There was 1 Deposit and Other Addition totaling
Date     Amount      Description           $400.00.
03/04    400.00      Payroll
Banking/Debit Card Withdrawals and Purchases          There were 2 Debit Card purchases totaling
Date     Amount      Description                      $161.00.
03/05    100.00      Grocer
03/06     61.00      Cafe`);
  expect(amounts).toEqual(['400.00', '-100.00', '-61.00']);
  expect(verdict).toBe('reconciled');
});

it('a line with a day, both sums and the balance under "closing totals" is no row', () => {
  const { amounts, verdict } = readStatement(`
For the period ending March 28, 2024       Account number 0123 4567-890
Date      Description            Amounts deducted    Amounts added    Balance
Feb 29    Opening balance                                             1,000.00
Mar 04    Payroll                                           400.00    1,400.00
Mar 05    Grocer                           100.00                     1,300.00
Mar 06    Cafe                              61.00                     1,239.00
Mar 28    Closing totals                   161.00           400.00    1,239.00`);
  expect(amounts).toEqual(['400.00', '-100.00', '-61.00']);
  expect(verdict).toBe('reconciled');
});

it('a month and its year with a stroke between them date the rows', () => {
  const { period } = readStatement(`
INFORME DEL MES: MAYO /2024          Cuenta 4411 0022 3344
Saldo anterior                         1,000.00
Mas creditos                             400.00
Menos debitos                            161.00
Nuevo saldo                            1,239.00
Fecha         Valor         Descripcion
04/05       400.00+         Abono de nomina
05/05       100.00-         Mercado
06/05        61.00-         Cafe`);
  expect(period.rows.map((row) => row.date?.value)).toEqual(['2024-05-04', '2024-05-05', '2024-05-06']);
  expect(period.proof.status).toBe('reconciled');
});

it('a balance in a box over the rows is that of the last of them, unless they begin with it', () => {
  const page = (balance: string): string => `
Conta 1234567-8       Periodo: 01/03/2024 a 31/03/2024
Saldo total                Saldo disponivel      Saldo bloqueado
${balance}                   1.239,00              0,00
Data          Descricao            Valor        Saldo
04/03/2024    Salario              400,00       1.400,00
05/03/2024    Mercado             -100,00       1.300,00
06/03/2024    Cafe                 -61,00       1.239,00`;
  expect(readStatement(page('1.239,00')).period.proof.terms[0]).toMatchObject({ amountMinor: 100_000, source: { means: 'inferred' } });
  expect(readStatement(page('1.239,00')).verdict).toBe('reconciled');
  expect(readStatement(page('1.237,00')).verdict).toBe('notReconciled');
});
