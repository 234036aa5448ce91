// Balances beside rows, in whatever order the rows come, and columns of figures that only look like balances.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('running balances', () => {
  it('newest first, the balance below the oldest row is where the period began', () => {
    const list = (first: string) => `
Umsatzliste     Zeitraum: 01.03.2026 bis 31.03.2026
Kontostand per 31.03.2026:          250,00 EUR

Buchungsdatum    Buchungstext                 Valuta         Betrag EUR
20.03.2026       Gehalt                       20.03.2026         200,00
12.03.2026       Miete                        12.03.2026         -70,00
05.03.2026       Apotheke                     05.03.2026          -5,10

Kontostand per 28.02.2026:          ${first} EUR`;
    const [period] = readStatement(list('125,10')).periods;
    expect([period!.startBalance?.value, period!.endBalance?.value, period!.proof.status]).toEqual([12_510, 25_000, 'reconciled']);
    expect(readStatement(list('125,70')).period.proof.status).not.toBe('reconciled');
  });

  it('nothing but the balance before each row', () => {
    const text = (balance: string, amounts = ['-296,96', '2 276,52', '-263,62', '-335,42']): string => `
Conta 0008 0000 1122 3344   MZN   de 01/02/2026 a 28/02/2026
Data          Descrição           Saldo antes     Movimento
01/02/2026    Compra POS             1 811,50     ${amounts[0]}
02/02/2026    Salário                1 514,54     ${amounts[1]}
03/02/2026    Compra POS             ${balance}     ${amounts[2]}
04/02/2026    Levantamento           3 527,44     ${amounts[3]}
              Saldo em 28/02/2026    3 192,02
`;
    expect(readPeriods(text('3 791,06'))).toMatchObject({ rows: [[['2026-02-01', -29_696], ['2026-02-02', 227_652], ['2026-02-03', -26_362], ['2026-02-04', -33_542]]], badges: [true], bounds: [[181_150, 319_202]] });
    expect(readPeriods(text('3 971,06')).badges).toEqual([false]);
  });

  it('what each side comes to so far, in columns beside both', () => {
    const text = (sum: string): string => `
Extrait du 01/03/2026 au 31/03/2026   BE68 5390 0754 7034   EUR
Ancien solde   3.457,14        Nouveau solde   5.094,00
Date          Libellé              Débit      Crédit     Cumul débit   Cumul crédit
04/03/2026    Domiciliation       111,83                      111,83           0,00
04/03/2026    Domiciliation       246,89                      358,72           0,00
06/03/2026    Versement                     1.539,24          358,72       1.539,24
07/03/2026    Frais               535,80                      894,52       1.539,24
09/03/2026    Virement                        992,14          894,52       ${sum}
`;
    expect(readPeriods(text('2.531,38'))).toMatchObject({ rows: [[['2026-03-04', -11_183], ['2026-03-04', -24_689], ['2026-03-06', 153_924], ['2026-03-07', -53_580], ['2026-03-09', 99_214]]], badges: [true] });
    expect(readPeriods(text('2.351,38')).badges).toEqual([false]);
  });

  it('what is available beside the balance, on one row a digit away from their limit', () => {
    const text = (available: string): string => `
Account 12345678    01/03/2026 to 31/03/2026    EUR
Date         Description        Money in   Money out      Balance     Available
             Opening balance                             1,000.00      3,000.00
02/03/2026   Salary               500.00                 1,500.00      3,500.00
05/03/2026   Rent                             100.00     1,400.00      3,400.00
11/03/2026   Shop                              50.00     1,350.00      3,350.00
15/03/2026   Gas                               90.00     1,260.00      ${available}
16/03/2026   Water                             10.00     1,250.00      3,250.00
18/03/2026   Cash                              21.00     1,229.00      3,229.00`;
    expect(readStatement(text('3,260.00')).badges).toEqual([true]);
    expect(readStatement(text('3,269.00')).badges).toEqual([false]);
  });

  it('what the rows of each section come to so far, under titles that say no side', () => {
    const sections = (total: string): string => `
Account number 70331100   Statement from 1 January 2026 to 31 January 2026   GBP
Opening balance             1,731.57
Total paid out              1,656.26
Total paid in               1,892.89
Closing balance             1,968.20

Gone
Date        Details                           £   Running total £
2 Jan       Tesco                        628.10           628.10
3 Jan       Standing Order Rent          585.65         1,213.75
4 Jan       Thames Water                 442.51         1,656.26

Come
Date        Details                           £   Running total £
1 Jan       BACS Harwood                 689.87           689.87
1 Jan       BACS Harwood                 900.44         ${total}
2 Jan       Cash paid in                 302.58         1,892.89
`;
    const document = understandText(sections('1,590.31'));
    expect(document.accounts[0]!.periods[0]!.rows.map(({ description }) => description.value)).toEqual(['Tesco', 'Standing Order Rent', 'Thames Water', 'BACS Harwood', 'BACS Harwood', 'Cash paid in']);
    expect(readPeriods(sections('1,590.31'))).toMatchObject({
      rows: [[['2026-01-02', -62_810], ['2026-01-03', -58_565], ['2026-01-04', -44_251], ['2026-01-01', 68_987], ['2026-01-01', 90_044], ['2026-01-02', 30_258]]],
      badges: [true],
    });
    expect(readPeriods(sections('1,590.13')).badges).toEqual([false]);
    expect(readPeriods(sections('1,590.31').replace('1,968.20', '1,968.02')).badges).toEqual([false]);
    expect(readPeriods(sections('1,590.31').replace('1,656.26\nTotal', '1,656.62\nTotal')).badges).toEqual([false]);
  });

  it('running balances among the words of the rows are tested (wrong badge)', () => {
    const told = (balance: string): string => `
Your statement in plain words: 1 March 2026 to 31 March 2026
Account IE29 AIBK 9311 5212 3456 78
Opening balance      €100.00

2 March 2026      Paid to Tesco Naas           -€10.00   leaving €90.00
5 March 2026      Paid to Luas Top Up          -€20.00   leaving €70.00
6 March 2026      Received from Siobhan         €50.00   leaving €${balance}
9 March 2026      Paid to Bord Gais             -€5.00   leaving €115.00
12 March 2026     Paid to Tesco Naas           -€15.00   leaving €100.00

Closing balance      €100.00
`;
    expect(readPeriods(told('120.00')).badges).toEqual([true]);
    expect(readPeriods(told('102.00')).badges).toEqual([false]);
  });

  it('rows grouped by what was paid go on from the balances in time, not from those above', () => {
    const text = (amount: string, balance = '170.00'): string => `
Account 44556677     1 March 2026 - 31 March 2026
Starting balance 100.00     Finishing balance 120.00
Date          Description           Amount     Balance after
Income                              140.00
02 Mar 2026   Payroll                80.00            ${balance}
09 Mar 2026   From Sam               60.00            165.00
Home                                -75.00
05 Mar 2026   Rent                  ${amount}            105.00
20 Mar 2026   Energy                -10.00            120.00
Groceries                           -45.00
01 Mar 2026   Tesco                 -10.00             90.00
12 Mar 2026   Aldi                  -35.00            130.00`;
    const { rows, isReconciled } = readStatement(text('-65.00'));
    expect(rows).toEqual([['2026-03-01', '-10.00'], ['2026-03-02', '80.00'], ['2026-03-05', '-65.00'], ['2026-03-09', '60.00'], ['2026-03-12', '-35.00'], ['2026-03-20', '-10.00']]);
    expect(isReconciled).toBe(true);
    expect(readStatement(text('-56.00')).isReconciled).toBe(false);
    expect(readStatement(text('-65.00', '107.00')).isReconciled).toBe(false);
    // Days that do not run on with the balances.
    expect(readStatement(text('-65.00').replace('01 Mar', '21 Mar')).isReconciled).toBe(false);
  });

  /** The rows of each day in the other order than the days. */
  const TURNED = (balance: string): string => `03 Oct 2019   GROCERS             -10.00          990.00
08 Oct 2019   TAXI                -20.00          940.00
08 Oct 2019   FURNITURE           -30.00          960.00
09 Oct 2019   CREDIT               40.00          925.00
09 Oct 2019   CHEQUE              -50.00          ${balance}
09 Oct 2019   BAKERY               -5.00          935.00
15 Oct 2019   RETURN                5.00          925.00
15 Oct 2019   POS                  -5.00          920.00
22 Oct 2019   FEE                  -5.00          920.00`;

  it('days run on, and the rows of each day stand the other way', () => {
    const text = (balance: string) => `
Current Account INR    Account 14475039100505    Statement period 01-10-2019 - 31-10-2019
Opening balance   1,000.00
Closing balance     920.00
Date          Particulars          Amount     Account balance
${TURNED(balance)}`;
    expect(readStatement(text('885.00')).period.proof.status).toBe('reconciled');
    expect(readStatement(text('835.00')).period.proof.status).toBe('notReconciled');
  });

  it('one day has several rows, and these stand the other way', () => {
    const { period } = readStatement(`
Current Account INR    Account 14475039100505    Statement period 01-10-2019 - 31-10-2019
Opening balance   1,000.00
Closing balance     915.00
Date          Particulars          Amount     Account balance
03 Oct 2019   GROCERS             -10.00          990.00
08 Oct 2019   TAXI                -20.00          940.00
08 Oct 2019   FURNITURE           -30.00          960.00
15 Oct 2019   POS                 -20.00          920.00
22 Oct 2019   FEE                  -5.00          915.00`);
    expect(period.proof.status).toBe('reconciled');
  });

  it('only the last day has several rows, and these stand the other way', () => {
    const { period } = readStatement(`
Zakelijke rekening NL73DUIN0936844171 EUR    Afschriftperiode 01-12-2025 t/m 31-12-2025
Vorig saldo 100,00     Nieuw saldo 80,00
Boekingsdatum     Omschrijving                Bedrag     Saldo na mutatie
03-12-2025        Bijschrijving              +40,00              140,00
16-12-2025        Incasso Telecom             10,00-             130,00
29-12-2025        Huur                        30,00-              80,00
29-12-2025        Geldopname                  20,00-             110,00`);
    expect(period.proof.status).toBe('reconciled');
  });

  it('balances of a column that was left aside are tested where they go on from each other', () => {
    const isReconciled = (balance: string): boolean => understandText(`
Savings account INR    Account 19263157279416    Statement period 01-10-2019 - 31-10-2019

On 01 Oct 2019 your balance was 1,000.00. On 31 Oct 2019 your balance was 920.00.
${TURNED(balance)}
23 Oct 2019   WATER               -15.00          940.00
23 Oct 2019   REFUND               35.00          955.00
24 Oct 2019   FUEL                -20.00          920.00`).accounts[0]!.periods[0]!.isReconciled;
    expect([isReconciled('885.00'), isReconciled('835.00')]).toEqual([true, false]);
  });

  it.each([['987.66', true], ['977.66', false], ['957.66', true]])('of two columns of balances (%s in the second) one digit that differs speaks against the row, a row still to settle does not', (second, isReconciled) => {
    const { period } = readStatement(`
Period 01/09/2025 - 30/09/2025
Opening balance 1,000.00
Date         Details         Debit      Credit     Booked       Settled
10/09/2025   SHOP            12.34                 987.66       ${second}
11/09/2025   SHOP            30.00                 957.66       957.66
12/09/2025   SALARY                     500.00   1,457.66     1,457.66
13/09/2025   RENT           123.45               1,334.21     1,334.21
14/09/2025   SHOP            36.55               1,297.66     1,297.66
15/09/2025   SHOP            21.15               1,276.51     1,276.51
16/09/2025   SHOP            76.51               1,200.00     1,200.00
Closing balance 1,200.00`);
    expect(period.isReconciled).toBe(isReconciled);
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

  it('a column that begins and ends with the balances of the period is of balances, although no heading says so and one is wrong', () => {
    const UNHEADED = `
Current Account AUD     Account number 062-905 28024696
Period 01/01/2021 - 31/01/2021

01/01/2021   Beginning balance                                      2,917.61
14/01/2021   DD HARROW INSURANCE REF EJ51369460         34.93       2,882.68
25/01/2021   POS PURCHASE TALLOW PHARMACY              165.52       2,717.16
31/01/2021   Balance at end of period                               2,717.16`;
    expect(readStatement(UNHEADED).badges).toEqual([true]);
    expect(readStatement(UNHEADED.replace('2,882.68', '2,882.67')).badges).toEqual([false]);
  });

  it('the balance beside the only row, under a heading of balances', () => {
    const ONE_ROW = `
Account number 44310644     Period covered 01/08/2019 through 31/08/2019
Balance at start of period    £5,917.25
Money in (0)                      £0.00
Payments out (1)              £1,225.88
Ending balance                £4,691.37

Date posted  Description                       Payments     Paid in    Running balance
01/08        Balance at start of period                                     £5,917.25
21/08        STO M OKONKWO RENT                £1,225.88                    £4,691.37
31/08        Ending balance                                                 £4,691.37`;
    expect(readStatement(ONE_ROW).badges).toEqual([true]);
    expect(readStatement(ONE_ROW.replace('£1,225.88                    £4,691.37', '£1,225.88                    £4,611.37')).badges).toEqual([false]);
  });

  it('two columns of balances: the one that begins and ends where the account does', () => {
    const { badges } = readPeriods(`
ESTADO DE CUENTA No. 2200441122   DESDE 01/01/26 HASTA 31/01/26
SALDO ANTERIOR: 200.00
FECHA      CONCEPTO      D/C      VALOR      SALDO CONTABLE      SALDO DISPONIBLE
02/01/26   RETIRO         D       20.00              180.00                150.00
05/01/26   DEPOSITO       C       50.50              230.50                200.50
06/01/26   RETIRO         D       30.00              200.50                170.50
TOTAL NOTAS DE DEBITO      50.00
TOTAL NOTAS DE CREDITO     50.50
SALDO ACTUAL              200.50
`);
    expect(badges).toEqual([true]);
  });

  it('balances before and after each row, newest first, over a line of sums: that before the oldest is tested, too (wrong badge)', () => {
    const page = (before: string): string => `
Данс 5012345678   2026/01/01 - 2026/01/31
Огноо        Эхний        Орлого     Зарлага      Эцсийн    Утга
2026/01/13    12.24         39.42         0.00        51.66    ЦАЛИН
2026/01/12    18.42          0.00         6.18        12.24    МОБИКОМ
2026/01/11    45.13          0.00        26.71        18.42    МОБИКОМ
2026/01/10    13.43         31.70         0.00        45.13    ЦАЛИН
2026/01/09    48.73          0.00        35.30        13.43    МОБИКОМ
2026/01/08    88.19          0.00        39.46        48.73    МОБИКОМ
2026/01/07    54.91         33.28         0.00        88.19    ЦАЛИН
2026/01/06    92.48          0.00        37.57        54.91    МОБИКОМ
2026/01/05   112.16          0.00        19.68        92.48    МОБИКОМ
2026/01/04    76.78         35.38         0.00       112.16    ЦАЛИН
2026/01/03    92.24          0.00        15.46        76.78    МОБИКОМ
2026/01/02   ${before}          0.00        30.51        92.24    МОБИКОМ
Нийт дүн                   139.78       210.87
`;
    expect(['122.75', '127.25'].map((before) => readPeriods(page(before)).badges)).toEqual([[true], [false]]);
  });

  it('balances as booked and as available: those at the ends are of the column in which the rows go on', () => {
    const page = (end: string) => readStatement(`
Account 123-456789-0      1 Nov 2021 - 30 Nov 2021
Date     Description     Withdrawal   Deposit   Ledger bal   Avail bal
         Balance b/f                              1,000.00    1,000.00
02 Nov   Salary                        500.00     1,500.00    1,450.00
05 Nov   Rent                700.00                 800.00      750.00
09 Nov   Refund                         20.00       820.00      770.00
         Balance c/f         700.00    520.00       ${end}      770.00`);
    expect(page('820.00').verdicts).toEqual(['reconciled']);
    expect(page('820.00').period.endBalance?.value).toBe(82_000);
    expect(page('821.00').verdicts).toEqual(['notReconciled']);
  });

  it('what is available differs from the closing balance by one digit, as it does on the rows, and is no misprint of it', () => {
    const page = (available: string) => readStatement(`
Account 123-456789-0      1 Nov 2021 - 30 Nov 2021
Date     Description     Withdrawal   Deposit   Ledger bal   Avail bal
         Balance b/f                             21,000.11   21,000.11
02 Nov   Salary                      3,500.00    24,500.11   24,480.11
05 Nov   Rent                700.00              23,800.11   23,780.11
09 Nov   Refund                         48.70    23,848.81   23,828.81
         Balance c/f         700.00  3,548.70    23,848.81   ${available}`);
    expect(page('23,828.81').verdicts).toEqual(['reconciled']);
  });

  const labelled = (details: string, balance: string, second: string) => readStatement(`
Account movements 01/05/2024 - 31/05/2024
Opening balance: 4,677.04 EUR
Closing balance: 7,346.01 EUR

Date: 15/05/2024      Value date: 13/05/2024              Amount: 1,577.39 EUR
${details}: WAGES OF MAY                                    ${balance}: 6,254.43 EUR

Date: 19/05/2024      Value date: 17/05/2024                Amount: -56.18 EUR
${details}: CARD PURCHASE                                   ${balance}: ${second} EUR

Date: 23/05/2024      Value date: 23/05/2024              Amount: 1,147.76 EUR
${details}: WAGES OF MAY                                    ${balance}: 7,346.01 EUR`);

  it('every value behind its own label, on three rows only', () => {
    const { document, rows, verdicts } = labelled('Details', 'Balance', '6,198.25');
    expect(rows).toEqual([['2024-05-15', '1577.39'], ['2024-05-19', '-56.18'], ['2024-05-23', '1147.76']]);
    expect(document.accounts[0]!.periods[0]!.rows.map(({ description }) => description.value)).toEqual(['WAGES OF MAY', 'CARD PURCHASE', 'WAGES OF MAY']);
    expect(verdicts).toEqual(['reconciled']);
    expect(labelled('Details', 'Balance', '6,108.25').verdicts).toEqual(['notReconciled']);
  });

  it('balances among the words of few rows, each called so, one of them misprinted', () => {
    expect(labelled('Περιγραφή', 'Υπόλοιπο', '6,198.25').verdicts).toEqual(['reconciled']);
    expect(labelled('Περιγραφή', 'Υπόλοιπο', '6,108.25').verdicts).toEqual(['notReconciled']);
  });

  it('two rows next to each other that stand in the wrong order are no groups (wrong badge)', () => {
    const rows = ['03/04/2023    Rent Boehm               -1,042.00       310.25', '03/04/2023    Cafe Ziegel                 -72.65       237.60', '04/04/2023    Salary Quast             4,329.12     4,566.72', '05/04/2023    Book shop Feder            -110.15     4,456.57', '06/04/2023    Cash paid in             1,006.82     5,463.39'];
    const page = (list: readonly string[]): string => `
Account number 25-613733-2
Opening balance 1,352.25     Closing balance 5,463.39
Date          Description                 Amount      Balance
${list.join('\n')}`;
    expect(readStatement(page(rows)).isReconciled).toBe(true);
    expect(readStatement(page([rows[0]!, rows[1]!, rows[3]!, rows[2]!, rows[4]!])).isReconciled).toBe(false);
    expect(readStatement(page([rows[0]!, rows[2]!, rows[4]!, rows[1]!, rows[3]!])).isReconciled).toBe(true);
  });
});
