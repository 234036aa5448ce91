// Sums and balances on the page that are of other periods, programmes, limits or papers, and contradict nothing.
import { describe, expect, it } from 'vitest';
import { readPeriods } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('figures of something else', () => {
  it('charges that will be assessed later are of another statement', () => {
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
    const summary = 'Deposits                                   $400.00\nElectronic Withdrawals                     $161.00\nFees                                        $15.00';
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

  it('opening and closing of a programme in a panel beside the summary', () => {
    const card = (before: string, after: string, closing = '161.00'): string => `
Credit card statement 14/05/2024      Card No: 4893 7712 3456 1122
Previous balance      1,000.00           CORALSTARS
Payments             -1,000.00           Previous balance 214.55
Purchases               161.00           Collected 8.90
New balance             ${closing}           New balance ${after}
Date          Description                   Amount
16/04/2024    PAYMENT                     1,000.00 Cr
17/04/2024    GROCER                        100.00
18/04/2024    CAFE                           61.00`.replace('214.55', before);
    expect(readStatement(card('214.55', '223.45')).verdict).toBe('reconciled');
    // One of the two alone contradicts, and so does a misprint of the balance itself.
    expect(readStatement(card('1,000.00', '223.45')).verdict).not.toBe('reconciled');
    expect(readStatement(card('214.55', '161.00')).verdict).not.toBe('reconciled');
    expect(readStatement(card('214.55', '223.45', '167.00')).verdict).not.toBe('reconciled');
    expect(readStatement(card('1,000.00', '181.00')).verdict).not.toBe('reconciled');
  });

  it('what rates are charged on, before the rates', () => {
    const card = (line: string): string => `
Credit card statement 14/05/2024      Card No: 4893 7712 3456 1122
Previous balance      1,000.00
Payments             -1,000.00
New transactions, interest and charges               161.00
New balance             161.00
Date          Description                   Amount
16/04/2024    PAYMENT                     1,000.00 Cr
17/04/2024    GROCER                        100.00
18/04/2024    CAFE                           61.00

How we work it out
Type          Balance    Monthly    Annual    Interest
${line}`;
    expect(readStatement(card('Purchases      171.00     1.873%     24.9%        1.87')).verdict).toBe('reconciled');
    expect(readStatement(card('Purchases      171.00')).verdict).not.toBe('reconciled');
  });

  it('what may be used of an account, in Turkish', () => {
    const { verdict } = readStatement(`
Tarih Aralığı : 03/01/2024 - 02/02/2024
Bakiye : 300,00 TL      Kullanılabilir : 5.300,00 TL
Tarih         Açıklama           Tutar           Bakiye
02/02/2024    MAAŞ           250,00 TL        300,00 TL
30/01/2024    ÖDEME          -50,00 TL         50,00 TL
29/01/2024    ATM            -20,00 TL        100,00 TL`);
    expect(verdict).toBe('reconciled');
  });

  const rows = `
Statement period 01/01/2026 - 01/31/2026
Date          Description                    Amount     Balance
              Beginning balance                        1,000.00
01/05/2026    PAYROLL                        900.00    1,900.00
01/12/2026    GROCER                        -100.00    1,800.00
              Ending balance                           1,800.00`;

  it('a sum that a sentence asks for', () => {
    const proof = readStatement(`${rows}

Your fee is waived when your average daily balance is
$1,500.00 or more or have electronic deposits totaling $500.00`).period.proof;
    expect(proof.status).toBe('reconciled');
    expect(readStatement(`${rows}

Total deposits totaling $500.00`).period.proof.status).toBe('notReconciled');
  });

  it('what is owed on a loan that the statement lists no rows of', () => {
    const below = (title: string) => `${rows}

${title}
Current balance                                        7,096.39
Payment due date                                     02/15/2026`;
    expect(readStatement(below('LOAN 40  AUTO LOAN SUMMARY')).period.proof.status).toBe('reconciled');
    expect(readStatement(below('SHARE DRAFT CHECKING')).period.proof.status).toBe('notReconciled');
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

  it('figures of the year in one sentence', () => {
    const { verdicts } = readStatement(`
Previous Balance 100.00
New Balance 159.00
Minimum Payment Due 25.00
Credit Limit 1,000.00
2024-03-01 to 2024-03-31
Trans Date   Post Date    Description          Amount
2024-03-04   2024-03-05   GROCER                20.00
2024-03-06   2024-03-07   LATE FEE              29.00
2024-03-31   2024-03-31   INTEREST CHARGE       10.00

2024 Year-to-Date: Total Fees Charged $58.00; Total Interest Charged $92.14`);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('figures of the year beside those of the period', () => {
    const text = (deposits: string): string => `
Account 224410-7   March 1, 2026 - March 31, 2026
Account summary                 This period      Year to date
Beginning balance                  1,000.00          2,500.00
Deposits                             ${deposits}          3,100.00
Withdrawals                         -150.00         -4,400.00
Ending balance                     1,200.00          1,200.00
Date       Description                Amount
03/02      Dividend                   350.00
03/09      Bill pay                  -100.00
03/19      Debit card                 -50.00
`;
    expect(readPeriods(text('350.00'))).toMatchObject({ rows: [[['2026-03-02', 35_000], ['2026-03-09', -10_000], ['2026-03-19', -5000]]], badges: [true], bounds: [[100_000, 120_000]] });
    expect(readPeriods(text('530.00')).badges).toEqual([false]);
  });

  it('balances side by side under one word are a list, and so are instalments of later months', () => {
    expect(readStatement(`
Extrato de Poupança   Conta 1520.013.00044718-9   01/02/2026 a 28/02/2026
Data          Histórico              Valor (R$)    Saldo (R$)
31/01/2026    SALDO ANTERIOR                           600,00
05/02/2026    CRED JUROS                  12,36        612,36
12/02/2026    SAQUE ATM                 -100,00        512,36
26/02/2026    PIX RECEBIDO                97,64        610,00
Saldo por dia-base em 28/02/2026
Dia-base   Saldo (R$)              Dia-base   Saldo (R$)               Dia-base   Saldo (R$)
01             150,00              05             250,00               09             210,00
13               0,00              17               0,00               21               0,00`).badges).toEqual([true]);
    expect(readStatement(`
Statement of Account   Loan No. 0044718225   01-Apr-2025 to 30-Jun-2025   INR
Txn Date      Particulars                 Debit       Credit   Principal Outstanding
01-Apr-2025   Opening Balance                                          40,000.00 Dr
01-Apr-2025   Interest debit             300.00                        40,300.00 Dr
05-Apr-2025   EMI received                          2,000.00           38,300.00 Dr
01-May-2025   Interest debit             290.00                        38,590.00 Dr
05-May-2025   EMI received                          2,000.00           36,590.00 Dr
01-Jun-2025   Interest debit             280.00                        36,870.00 Dr
05-Jun-2025   EMI received                          2,000.00           34,870.00 Dr
              Total                      870.00     6,000.00           34,870.00 Dr

Repayment schedule (next 2 instalments)
Due Date                     EMI      Principal     Interest             Outstanding
05-Jul-2025             2,000.00       1,730.00       270.00             33,140.00
05-Aug-2025             2,000.00       1,740.00       260.00             31,400.00`).badges).toEqual([true]);
  });

  it('conditions of a fee print bounds and deposits that count, and no balance and no sum', () => {
    const page = (closing: string): string => `
January 1, 2026 through January 31, 2026
Account number: 5287875722
Beginning balance on 1/1                              $1,000.00
Ending balance on 1/31                                ${closing}
We waived the $12 fee because your balance was $1,500.00 or more.
Date    Description              Deposits   Withdrawals    Balance
1/5     GROCERIES                                100.00     900.00
1/9     PAYROLL                    700.00                 1,600.00
How to avoid the monthly service fee                 Minimum     This period
Total amount of qualifying electronic deposits       $500.00         $650.00
`;
    expect(readPeriods(page('$1,600.00')).rows).toEqual([[['2026-01-05', -10_000], ['2026-01-09', 70_000]]]);
    expect(readPeriods(page('$1,600.00')).badges).toEqual([true]);
    expect(readPeriods(page('$1,601.00')).badges).toEqual([false]);
  });

  it('a table of rates below the rows says no balance of the card', () => {
    const page = (closing: string): string => `
Platinum Visa card 7778 **** **** 7247    Minimum payment £25.00   Credit limit £6,500
Statement date 17 April 2026
Balance from your last statement      £100.00
Your new balance                      ${closing}
Date       Description                           Amount
12 Apr     TRAIN TICKETS LONDON                  £20.00
17 Apr     Interest on your purchases             £2.00

Summary of interest rates

Transaction type           Monthly rate    Annual rate        Balance
Standard purchases         1.873%          24.9%              £122.00
Cash                       2.205%          29.9%                £0.00
`;
    expect(readPeriods(page('£122.00')).rows).toEqual([[['2026-04-12', -2_000], ['2026-04-17', -200]]]);
    expect(readPeriods(page('£122.00')).badges).toEqual([true]);
    expect(readPeriods(page('£123.00')).badges).toEqual([false]);
  });

  it('an empty account in the overview says nothing of the one that has the rows', () => {
    const page = `
RESUMEN INTEGRAL   Del 01/Marzo/2024 al 31/Marzo/2024
Producto                   Cuenta          Saldo anterior     Saldo al corte
ENLACE BASICA              0447122334            1,000.00           1,300.00
INVERSION ENLACE           0447122399                0.00               0.00
Saldo inicial del periodo              1,000.00
Total de depositos                       500.00
Total de retiros                         200.00
Saldo actual                           1,300.00
FECHA       DESCRIPCION             DEPOSITO     RETIRO       SALDO
04-MAR-24   SPEI RECIBIDO             500.00               1,500.00
11-MAR-24   PAGO LUZ                             200.00    1,300.00`;
    expect(readStatement(page).badges).toEqual([true]);
  });

  it('what lies in pots is not the balance of the account', () => {
    const { period } = readStatement(`
01/05/2026 - 31/05/2026
£150.00
Personal Account balance
(Excluding all Pots)
Balance in Pots     £0.00
Date          Description          (GBP) Amount   (GBP) Balance
31/05/2026    Bakers Yard                -50.00          150.00
20/05/2026    Salary                     120.00          200.00
02/05/2026    Corner Grocer              -20.00           80.00`);
    expect(period).toMatchObject({ startBalance: { value: 10000 }, endBalance: { value: 15000 } });
    expect(period.proof.status, period.proof.explanation).toBe('reconciled');
  });

  it('what a balance leaves of a round limit is not the balance with a digit misprinted', () => {
    const { period } = readStatement(`
Alter Saldo:          EUR      821,96 -
Neuer Saldo:          EUR    2.465,39 +
Kreditrahmen:         EUR    4.000,00
Noch frei:            EUR    6.465,39
Datum        Beschreibung                   Betrag (EUR)
12.12.2025   Gutschrift                        3.387,35+
14.12.2025   MARKT                               100,00-
             Gesamtumsatz                      3.287,35+`);
    expect(period.proof.status, period.proof.explanation).toBe('reconciled');
  });

  it('sums for the tax office are none of the rows', () => {
    const { period } = readStatement(`
Statement from 1 March 2024 to 31 March 2024
BALANCE BROUGHT FORWARD                                              500.00
Details                        Debits         Credits   Date        Balance
GROCER                         40.00-                   03/05        460.00
MONTHLY FEE                    10.00-                   03/08        450.00
SALARY                                         100.00   03/20        550.00
VAT Summary
Total charges incl. VAT        10.00
Total VAT                       1.30`);
    expect(period.isReconciled).toBe(true);
  });

  it('what interest is charged on, behind its rate, is no sum of rows', () => {
    const { period } = readStatement(`
Mastercard  Account number 5191 23XX XXXX 4407    Statement period Dec 18, 2025 - Jan 17, 2026
Previous balance        522.55
Payments & credits     -522.55
Purchases & debits      149.55
New balance             149.55

Trans. date   Post date    Description               Amount ($)
Dec 18        Dec 20       PETRO-CANADA OTTAWA            99.20
Dec 20        Dec 21       METRO PLUS LAVAL               50.35
Dec 26        Dec 27       PAYMENT - THANK YOU        522.55 CR

Interest rate chart
Purchases        20.99%     $412.10
Cash advances    22.99%       $0.00`);
    expect(period.proof.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(period.isReconciled).toBe(true);
  });

  it('a rate under a heading with the sign of one is no sum of rows', () => {
    const { period } = readStatement(`
Mastercard  Account number 5191 23XX XXXX 4407    Statement period Dec 18, 2025 - Jan 17, 2026
Previous balance        522.55
Payments & credits     -522.55
Purchases & debits      149.55
New balance             149.55

Trans. date   Post date    Description               Amount ($)
Dec 18        Dec 20       PETRO-CANADA OTTAWA            99.20
Dec 20        Dec 21       METRO PLUS LAVAL               39.82
Dec 26        Dec 27       PAYMENT - THANK YOU        522.55 CR
Jan 17        Jan 17       INTEREST PURCHASES             10.53

                 Annual interest rate (%)   Daily (%)   Interest charges ($)
Purchases                           20.99    0.057506                  10.53
Cash advances                       23.99    0.065726                   0.00`);
    expect(period.proof.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(period.isReconciled).toBe(true);
  });

  it('an average below the rows is no balance, whatever the balance is called', () => {
    expect(readPeriods(`
Savings 9920825644
12/31    Balance Forward ------------------>                    1,599.45
01/03    ACH WITHDRAWAL                            14.50-       1,584.95
01/04    ACH WITHDRAWAL                           112.62-       1,472.33
01/30    Interest Paid                              0.82        1,473.15
Statement from 01/01/26 thru 01/30/26  Average Stmt Balance     1,500.56
`)).toMatchObject({ bounds: [[159_945, 147_315]], badges: [true] });
  });

  it('what a programme of rewards holds is no balance of the card', () => {
    expect(readPeriods(`
Account ending in 4421                         Statement period 12/18/2025 - 01/17/2026
Previous Balance                  $500.00
Payments and Credits             -$500.00
Purchases                        +$300.00
New Balance                       $300.00
Opening Cashback Bonus Balance     $41.20
Cashback Bonus Balance             $49.05

TRANS. DATE   DESCRIPTION                        AMOUNT
12/29         MARKET                            $100.00
01/06         INTERNET PAYMENT - THANK YOU     -$500.00
01/09         FUEL                              $200.00
`).badges).toEqual([true]);
  });

  it('figures of a summary that is printed twice, the second time below the day of the first, are no rows beside a table with days', () => {
    const { allRows } = readStatement(`
Investor number 010101
Opening balance       $10,339.46
Contributions by you     $750.00
Return                 $1,770.20
Tax                      -$55.02
Charges                  -$90.83
                      $12,713.81
31 March 2026

Opening balance       $10,339.46
Contributions by you     $750.00
Return                 $1,770.20
Tax                      -$55.02
Charges                  -$90.83
Balance               $12,713.81
31 March 2026

Your transactions
Date         Transaction      Amount
02/04/2025   Tax            -$603.91
05/12/2025   Investment      $150.00
31/12/2025   Withdrawal     -$400.00
06/01/2026   Investment      $150.00
25/03/2026   Investment      $150.00`);
    expect(allRows).toEqual([['2025-04-02', '-603.91'], ['2025-12-05', '150.00'], ['2025-12-31', '-400.00'], ['2026-01-06', '150.00'], ['2026-03-25', '150.00']]);
  });

  it('interest that is still to come is printed in the column of balances below the last of them, and is none', () => {
    const { allRows, period } = readStatement(`
Account number 12345678
Date          Details                       Withdrawn     Invested      Balance
              Balance brought forward                                  1,000.00
03 Mar 2024   Deposit                                       100.00     1,100.00
09 Mar 2024   Withdrawal                        30.00                  1,070.00
              Interest earned but not yet credited                        12.41
              Balance carried forward                                  1,070.00`);
    expect(allRows).toEqual([['2024-03-03', '100.00'], ['2024-03-09', '-30.00']]);
    expect(period.isReconciled).toBe(true);
  });

  it('units of a fund are no money, though they lead from one balance of units to the next', () => {
    const { allRows, period } = readStatement(`
01-Jan-2024 To 31-Aug-2024
Opening Unit Balance: 1203.450
Date          Transaction       Amount         NAV      Units   Unit Balance
10-Jan-2024   Investment      5,000.00     46.6059    107.296       1310.746
10-Feb-2024   Investment      5,000.00     47.7741    104.668       1415.414
10-Jun-2024   Redemption    (12,000.00)    43.3371   -276.945       1138.469
Closing Unit Balance: 1138.469`);
    expect(allRows).toEqual([['2024-01-10', '5000.00'], ['2024-02-10', '5000.00'], ['2024-06-10', '-12000.00']]);
    expect(period.isReconciled).toBe(false);
  });
});
