// Fees and taxes in columns of their own, amounts printed in parts, and fees listed once more beside or below the rows.
import { describe, expect, it } from 'vitest';
import { readPeriods } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('fees', () => {
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

  describe('amounts made of parts', () => {
    const activity = (summary: string, gross = '149.01') => `
Account activity 01/03/2026 - 31/03/2026
Beginning balance        2,000.00
${summary}
Ending balance           2,067.27

Date          Description              Gross      Fee       Net     Balance
03/03/2026    Express payment          52.65    -1.87     50.78    2,050.78
04/03/2026    Express payment         ${gross}    -4.67    144.34    2,195.12
05/03/2026    Express payment         107.86    -2.47    105.39    2,300.51
06/03/2026    Refund to customer      -83.84     0.60    -83.24    2,217.27
09/03/2026    Withdrawal             -150.00     0.00   -150.00    2,067.27`;

    it('terms of the summary may be sums of the parts', () => {
      const summary = (sent: string) => `Payments received          309.52
Payments sent              ${sent}
Withdrawals               -150.00
Fees                        -8.41`;
      expect(readStatement(activity(summary('-83.84'))).period.proof.status).toBe('reconciled');
      expect(readStatement(activity(summary('-83.64'))).period.proof.status).toBe('notReconciled');
    });

    it('a part that is a digit off contradicts its row', () => {
      expect(readStatement(activity('')).period.proof.status).toBe('reconciled');
      expect(readStatement(activity('', '148.01')).period.proof.status).toBe('notReconciled');
    });
  });

  it('gross, fee and net are summed beside the closing balance, and few rows have a fee', () => {
    const activity = (gross: string, net = '160.43') => readStatement(`
Account activity 01/03/2026 - 31/03/2026
Date          Description             Gross      Fee       Net     Balance
              Opening balance                                     2,000.00
03/03/2026    Payment sent           -50.10     0.00    -50.10    1,949.90
04/03/2026    Payment sent           -20.20     0.00    -20.20    1,929.70
05/03/2026    Payment received       ${gross}    -5.00    ${net}    2,090.13
06/03/2026    Payment sent           -83.84     0.00    -83.84    2,006.29
08/03/2026    Payment sent           -12.34     0.00    -12.34    1,993.95
09/03/2026    Withdrawal            -150.00     0.00   -150.00    1,843.95
              Closing balance       -151.05    -5.00   -156.05    1,843.95`);
    expect(activity('165.43').verdicts).toEqual(['reconciled']);
    expect(activity('165.43').rows.map((row) => row[1])).toEqual(['-50.10', '-20.20', '160.43', '-83.84', '-12.34', '-150.00']);
    expect(activity('161.43').verdicts).toEqual(['notReconciled']);
    expect(activity('165.43', '161.43').verdicts).toEqual(['notReconciled']);
  });

  it('gross, fee and net under headings nobody knows', () => {
    expect(readStatement(`
Account activity 01/03/2026 - 31/03/2026
Dneb          Snork                   Blorp    Quux     Zyzzy      Wibble
              Anfangssaldo                                         2,000.00
03/03/2026   Sent to a friend        -82.34     0.00     -82.34    1,917.66
04/03/2026   Received from a shop    208.76    -6.40     202.36    2,120.02
05/03/2026   Sent to a friend        -38.80     0.00     -38.80    2,081.22
06/03/2026   Received from a shop    269.56    -8.16     261.40    2,342.62
07/03/2026   Sent to a friend       -161.91     0.00    -161.91    2,180.71
08/03/2026   Received from a shop    111.56    -3.58     107.98    2,288.69
09/03/2026   Sent to a friend        -34.52     0.00     -34.52    2,254.17
10/03/2026   Received from a shop     53.59    -1.90      51.69    2,305.86
11/03/2026   Sent to a friend        -11.49     0.00     -11.49    2,294.37
12/03/2026   Received from a shop    273.18    -8.27     264.91    2,559.28
13/03/2026   Sent to a friend       -185.02     0.00    -185.02    2,374.26
14/03/2026   Received from a shop    199.64    -6.13     193.51    2,567.77
15/03/2026   Sent to a friend       -267.29     0.00    -267.29    2,300.48
16/03/2026   Received from a shop     48.56    -1.75      46.81    2,347.29
              Endsaldo                383.48   -36.19     347.29    2,347.29`).verdicts).toEqual(['reconciled']);
  });

  it('fees beside the amounts leave the account too, where no balance stands beside the rows', () => {
    const page = (fee: string): string => `
Výpis z běžného účtu   1. 3. 2024 - 31. 3. 2024   CZK
Počáteční zůstatek          10 000,00
Konečný zůstatek            13 240,00
Zaúčtování    Detaily              Částka CZK    Poplatky CZK
04.03.2024    Výběr z bankomatu     -1 000,00          -${fee}
11.03.2024    Mzda                   5 000,00            0,00
18.03.2024    Výběr z bankomatu       -500,00          -25,00
25.03.2024    Pekárna                 -210,00            0,00`;
    const { amounts, isReconciled } = readStatement(page('25,00'));
    expect([amounts, isReconciled]).toEqual([['-1000.00', '-25.00', '5000.00', '-500.00', '-25.00', '-210.00'], true]);
    expect(readStatement(page('26,00')).isReconciled).toBe(false);
  });

  it('the available balance a wallet begins and ends with, and what is left of gross amounts', () => {
    const { bounds, isReconciled } = readStatement(`
Activity Summary (3/1/24 - 3/31/24)
Beginning Available Balance        728.20
Payments received                  309.52
Payments sent                      -83.84
Withdrawals and Debits            -150.00
Fees                                -8.41
Ending Available Balance           795.47
Date         Description           Gross      Fee        Net
03/13/2024   Express payment       52.65    -1.87      50.78
03/14/2024   Express payment      149.01    -4.67     144.34
03/15/2024   Express payment      107.86    -2.47     105.39
03/16/2024   Refund to customer   -83.84     0.60     -83.24
03/19/2024   Withdrawal          -150.00     0.00    -150.00`);
    expect([bounds, isReconciled]).toEqual([[[72_820, 79_547]], true]);
  });

  it('fee column beside the amount', () => {
    const { rows, verdicts } = readStatement(`
Date         Details             Fee      Amount      Balance
             BALANCE BROUGHT FORWARD                   500.00
13 Dec 2026  KESTREL FUEL        1.00      98.70-      401.30
14 Dec 2026  SALARY                       200.00       601.30
15 Dec 2026  CHEQUE              2.00     100.00-      501.30`);
    expect(rows.map((row) => row[1])).toEqual(['-98.70', '200.00', '-100.00']);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('the tax within the fees of a statement is no sum of what went out', () => {
    expect(readStatement(`
Account 10 088 127 7 31      Statement from 05 June 2026 to 04 July 2026
Date          Details                   Debits      Credits       Balance
05 Jun 2026   BALANCE BROUGHT FORWARD                              100.00
21 Jun 2026   FEE IMMEDIATE PAYMENT      9.32-                      90.68
22 Jun 2026   AUTOBANK WITHDRAWAL       20.00-                      70.68
30 Jun 2026   CREDIT TRANSFER                        50.00         120.68
VAT Summary
Total VAT charged on service fees        R1.22`).verdicts).toEqual(['reconciled']);
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

  it('fees listed once more below the rows, without the references of these', () => {
    const list = (fee: string) => readStatement(`
Opening balance 500.00
Closing balance 540.00
Date        Description                    Debit     Credit
04/03/2024  Account fee N293791543          3.00
05/03/2024  Salary                                   120.00
06/03/2024  Card fee W256038890             7.00
07/03/2024  Rent                           70.00
Zzyzx
04/03/2024  Account fee                     3.00
06/03/2024  Card fee                        ${fee}
            Zzyzx                          10.00`);
    expect(list('7.00').rows).toHaveLength(4);
    expect(list('7.00').period.isReconciled).toBe(true);
    expect(list('8.00').period.isReconciled).toBe(false);
  });

  it('a fee and a levy beside unsigned amounts, between the balances before and after', () => {
    const wallet = (levy: string): string => `
Wallet statement  01-Mar-2026 to 31-Mar-2026   GHS
DATE           TRANS. TYPE      AMOUNT      FEES   E-LEVY   BAL BEFORE   BAL AFTER
01-Mar-2026    CASH_IN          484.84      0.00     0.00       114.11      598.95
02-Mar-2026    CASH_IN          320.68      0.00     0.00       598.95      919.63
09-Mar-2026    TRANSFER         147.34      1.47     0.00       919.63      770.82
10-Mar-2026    CASH_IN          531.16      0.00     0.00       770.82    1,301.98
13-Mar-2026    TRANSFER          61.12      0.61     ${levy}     1,301.98    1,239.64
`;
    expect(readPeriods(wallet('0.61')).rows[0]).toEqual([
      ['2026-03-01', 48_484], ['2026-03-02', 32_068], ['2026-03-09', -14_734], ['2026-03-09', -147], ['2026-03-10', 53_116],
      ['2026-03-13', -6112], ['2026-03-13', -61], ['2026-03-13', -61],
    ]);
    expect(readPeriods(wallet('0.61')).badges).toEqual([true]);
    expect(readPeriods(wallet('0.16')).badges).toEqual([false]);
  });

  it('units, prices and taxes of a card for fuel, in columns that nobody knows', () => {
    const text = (amount: string): string => `
Brændstofkort konto 7002 1144 0033   Periode 01.02.2026 - 28.02.2026   DKK
Forrige saldo             947,06
Indbetalinger            -947,06
Saldo til betaling      1.236,04
Dato          Vare                 Liter        Pris       Netto      Moms       Beløb
10.02.2026    Indbetaling                                                      -947,06
10.02.2026    Diesel Kolding       31,15     11,2966      281,51     70,38      351,89
11.02.2026    Blyfri 95            46,37     10,0023      371,04     92,76      463,80
18.02.2026    Diesel Aarhus        39,13     10,7424      336,28     84,07      ${amount}
`;
    expect(readPeriods(text('420,35'))).toMatchObject({ rows: [[['2026-02-10', 94_706], ['2026-02-10', -35_189], ['2026-02-11', -46_380], ['2026-02-18', -42_035]]], badges: [true] });
    expect(readPeriods(text('402,35')).badges).toEqual([false]);
  });

  it('a fee in a column of its own on the last row is a movement', () => {
    const purchases = Array.from({ length: 25 }, (_, at) => `${String(at + 1).padEnd(2)} avr      Achat                            10,00               ${(990 - 10 * at).toFixed(2).replace('.', ',').padStart(8)}`);
    const page = (balance: string): string => `
Relevé de compte du 1er avril 2026 au 30 avril 2026
Date        Description           Frais    Retrait      Dépôt       Solde
            Solde reporté                                        1 000,00
${purchases.join('\n')}
30 avr      Forfait mensuel        7,95                            ${balance}
`;
    expect(readPeriods(page('742,05')).rows[0]!.slice(-2)).toEqual([['2026-04-25', -1_000], ['2026-04-30', -795]]);
    expect(readPeriods(page('742,05')).badges).toEqual([true]);
    expect(readPeriods(page('743,05')).badges).toEqual([false]);
  });

  it('a fee of nought beside two figures that say the same does not make them money out and in', () => {
    const text = `
카드번호 7902-****-****-4434
이용기간 2026.02.01 ~ 2026.02.28
이용일자      이용가맹점          이용금액   할부개월     결제원금      수수료
2026.02.01    한울마트             187,950    일시불        187,950          0
2026.02.04    스타커피              14,441    일시불         14,441          0
2026.02.05    스트리밍              11,426    일시불         11,426          0
`;
    expect(readPeriods(text).rows).toEqual([[['2026-02-01', -187_950], ['2026-02-04', -14_441], ['2026-02-05', -11_426]]]);
  });

  it('fees listed again in a column of their own are no rows, although only one of the lists prints the hour', () => {
    const { rows, period } = readStatement(`
Kreditkort DKK    Konto 5510 7389 7982 3690    Periode 01.06.2022 til 30.06.2022
Saldo fra sidste opgørelse                             500,00
Skyldig saldo                                          606,00
01.06 06:46            Tank Nord Køge                                                40,00
01.06 19:34            Kontogebyr                                                    10,00
03.06 12:00            Boghandel Ørsted                                              35,00
04.06 09:12            Kortgebyr                                                      9,00
07.06 10:00            Bageriet Kringlen                                             12,00
GEBYRER
01.06 Kontogebyr                                        10,00
04.06 Kortgebyr                                          9,00
Gebyrer                                                 19,00`);
    expect(rows).toHaveLength(5);
    expect(period.proof.status).toBe('reconciled');
  });

  it('below the balance that rows began with, where the newest comes first, a list of fees is of none of them', () => {
    const { rows, period } = readStatement(`
Cuenta 3671173120      01/02/2019 al 28/02/2019
Fecha        Concepto              Cargos    Abonos       Saldo
28/02/2019   Saldo final                                 488.41
01/02/2019   Saldo inicial                               488.41

Comisiones y gastos

Mantenimiento                        27.75
Administración                       36.00
Descubierto                          37.20`);
    expect([rows, period.isReconciled]).toEqual([[], true]);
  });

  it('a list of fees in a column of its own, below rows that have their days from lines above them, is of none of them', () => {
    const { rows, period } = readStatement(`
Konto CH63 4268 2351 5607 5604 7
Auszugszeitraum: 01.10.2025 - 31.10.2025
Saldovortrag                1 195.83
Schlusssaldo                4 126.73
01.10.2025
Überweisung Klara Voss                             -1 432.00
10.10.2025
GEHALT Steuerbüro Quast                             4 387.76
30.10.2025
girocard Bäckerei Ahrens                              -24.86
Entgeltaufstellung
Kontoführung                   24.41
Buchungsposten                  7.83
Sollzinsen                     22.86`);
    expect(rows.map(([, amount]) => amount)).toEqual(['-1432.00', '4387.76', '-24.86']);
    expect([period.startBalance?.value, period.isReconciled]).toEqual([119583, true]);
  });

  it('fees that are listed once more below the rows are none, although they stand in the columns of the table', () => {
    const { rows, period } = readStatement(`
Statement 1 May 2026 to 31 May 2026
Date          Details          Paid out    Paid in     Balance
04 May 2026   COFFEE BAR          10.00                  90.00
05 May 2026   MONTHLY FEE          5.00                  85.00
06 May 2026   SALARY                        300.00      385.00
14 May 2026   TRANSFER FEE         2.50                 382.50
29 May 2026   FERRY               20.00                 362.50

Fees and charges
05 May 2026   MONTHLY FEE          5.00
14 May 2026   TRANSFER FEE         2.50`);
    expect(rows).toHaveLength(5);
    expect(period.proof.status).toBe('reconciled');
  });

  it('a fee list below the rows ends with no balance', () => {
    const { period } = readStatement(`
Period 01-05-2021 to 31-05-2021
Opening balance 500.00
Closing balance 450.00
Date         Description                  Amount      Balance
03-05-2021   BAKERY                       -20.00       480.00
04-05-2021   FERRY                        -30.00       450.00

Charges
Parcels                                                  6.34
Overdraft interest                                      10.24
Transactions abroad                                     20.50`);
    expect(period.isReconciled).toBe(true);
  });

  it('the sum of a column of fees that were taken off beside the amounts', () => {
    const page = (fees: string): string => `
Account 4411223344   01/01/2026 - 01/31/2026
Beginning balance   $372.50
Ending balance   $403.50

Date         Description             Amount       Fee     Balance
01/14/2026   Lyft ride               -$21.00     $0.00     $351.50
01/15/2026   ATM withdrawal          -$40.00    -$2.50     $309.00
01/16/2026   Direct deposit          $200.00     $0.00     $509.00
01/17/2026   ATM withdrawal          -$80.00    -$2.50     $426.50
01/18/2026   Hulu                    -$23.00     $0.00     $403.50

Total fees   $${fees}
`;
    expect(['5.00', '6.00'].map((fees) => readPeriods(page(fees)).badges)).toEqual([[true], [false]]);
  });

  it('sums below columns of debits and of fees', () => {
    const text = (fees: string): string => `
Period: 01.01.2026 - 31.01.2026
Prethodno stanje                                                        100,00
Datum        Opis                       Priliv      Odliv    Provizija   Stanje
04.01.2026   Podizanje gotovine                     20,00        0,30     79,70
05.01.2026   Zarada                      50,00                           129,70
09.01.2026   Podizanje gotovine                     10,00        0,30    119,40
11.01.2026   Uplata računa                           9,40                110,00
Ukupno                                   50,00      39,40        ${fees}
Novo stanje                                                             110,00
`;
    expect(readPeriods(text('0,60')).badges).toEqual([true]);
    expect(readPeriods(text('0,90')).badges).toEqual([false]);
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

  it('the sum of money out is told without fees over pages whose headings differ', () => {
    const text = (out: string): string => `
Statement period 01/01/2026 to 31/01/2026
Opening Balance: 100.00
Closing Balance: 98.00
Money In: 50.00
Money Out: -${out}
Fees: -5.00
Date          Description           Money In    Money Out      Fee     Balance
02/01/2026    RENT                                 -10.00    -2.00         88.00
03/01/2026    WAGES                    50.00                              138.00
04/01/2026    POWER                                -25.00    -1.00        112.00
\f
Date          Description           Category     Money In    Money Out      Fee     Balance
05/01/2026    TEA                   Food                         -4.00              108.00
06/01/2026    COFFEE                Food                         -8.00    -2.00      98.00`;
    expect(readStatement(text('47.00')).badges).toEqual([true]);
    expect(readStatement(text('41.00')).badges).toEqual([false]);
  });

  it('gross, fee and net: what remains moves the balance', () => {
    const { allRows, period } = readStatement(`
Statement period: Apr 1, 2024 - Apr 30, 2024
Balance Summary
Beginning Balance                 320.10
Ending Balance                    336.77
Transaction History
Date         Description            Gross      Fee       Net
04/01/2024   Payment to shop      -134.43     0.00   -134.43
04/07/2024   Sale 3                 47.05    -1.66     45.39
04/09/2024   Sale 4                109.04    -3.33    105.71`);
    expect(allRows).toEqual([['2024-04-01', '-134.43'], ['2024-04-07', '45.39'], ['2024-04-09', '105.71']]);
    expect(period.isReconciled).toBe(true);
  });

  describe('fees in a column of their own', () => {
    const page = (fees: string) => `
Opening balance                     R1,880.12
Funds received/Credits                R877.53
Funds used/Debits                     R107.66
Bank charges for the period            ${fees}
Closing balance                     R2,639.96
No       Date          Description          Fees (R)    Debits (R)    Credits (R)    Balance (R)
         01/03/2025    Opening balance                                                  1,880.12
00001    04/03/2025    Salary                                              477.37       2,357.49
00002    04/03/2025    Debit order                           67.66                      2,289.83
00003    04/03/2025    Fee                      5.07                                    2,284.76
00004    05/03/2025    Salary                                              400.16       2,684.92
00005    05/03/2025    Electricity                           40.00                      2,644.92
00006    05/03/2025    Fee                      4.96                                    2,639.96
`;

    it('are what the summary says beside the debits', () => {
      expect(readStatement(page('R10.03')).badges).toEqual([true]);
    });

    it('and contradict it where it says something else', () => {
      expect(readStatement(page('R16.03')).badges).toEqual([false]);
    });
  });

  it('fees listed below rows that all show a balance, in a column of their own and without days, are no rows where nothing prints an end', () => {
    const { texts, isReconciled, bounds } = readStatement(`
Account 9552105745      01/04/2021 to 30/04/2021
1 April 2021
Cheque 6575                                   -686.69       2,026.78
2 April 2021
Refund Bookshop                               1,433.49      3,460.27
5 April 2021
Card payment Bookshop                         -203.31       3,256.96
Direct debit Power                            -374.43       2,882.53
30 April 2021
Card payment Garage                           -743.58       2,138.95

Fees
Account keeping                     475.00
Card keeping                        163.60
Interest on arrears                 444.80
`);
    expect(texts).toEqual(['Cheque 6575', 'Refund Bookshop', 'Card payment Bookshop', 'Direct debit Power', 'Card payment Garage']);
    expect([bounds, isReconciled]).toEqual([[[271347, 213895]], true]);
  });
});
