// What pages carry forward, repeat at head and foot, and break off; pages out of order or missing.
import { describe, expect, it } from 'vitest';
import { readPeriods } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('page breaks', () => {
  it('a row without a day under the headings of the next page is a row, and text that two pages happen to share is no footer', () => {
    const { rowLists, period } = readStatement(`
Extracto de cuenta 1 de julio de 2025 a 28 de julio de 2025

Movimiento                           Retiros       Consignaciones       Saldo
Saldo inicial                                                         5.000,00
3 de julio de 2025
Compra tarjeta                        100,00                          4.900,00
Librería Ñandú
8 de julio de 2025
Alquiler María                        200,00                          4.700,00
\f
Movimiento                           Retiros       Consignaciones       Saldo
Compra tarjeta                        111,45                          4.588,55
9 de julio de 2025
Alquiler María                         80,55                          4.508,00
Compra tarjeta                          8,00                          4.500,00
Librería Ñandú
Saldo final                                                           4.500,00`);
    expect(rowLists.flat().map(([date, amount]) => [date!.slice(8), amount])).toEqual([['03', '-100.00'], ['08', '-200.00'], ['08', '-111.45'], ['09', '-80.55'], ['09', '-8.00']]);
    expect([period.rows[0]!.description.value, period.rows[4]!.description.value]).toEqual(['Compra tarjeta\nLibrería Ñandú', 'Compra tarjeta\nLibrería Ñandú']);
    expect(period.isReconciled).toBe(true);
  });

  it('balance-carry-forward rows are no transactions', () => {
    const { rows, verdicts } = readStatement(`
Date        Description              Withdrawals    Deposits      Balance
01 May 26   BALANCE BROUGHT FORWARD                                100.00
02 May 26   COFFEE                          5.00                    95.00
02 May 26   BALANCE CARRIED FORWARD                                 95.00
\f
Date        Description              Withdrawals    Deposits      Balance
03 May 26   BALANCE BROUGHT FORWARD                                 95.00
04 May 26   TEA                             4.00                    91.00
05 May 26   BALANCE CARRIED FORWARD                                 91.00`);
    expect(rows).toEqual([['2026-05-02', '-5.00'], ['2026-05-04', '-4.00']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('a balance that repeats what the page before carried forward opens no period, whatever its label says elsewhere', () => {
    const { document, period } = readStatement(`
Extracto
Periodo 01/03/2025 al 31/03/2025
Saldo anterior 100,00
Saldo actual 81,70
Fecha         Concepto              Importe      Saldo
03/03/2025    COMPRA                -11,40       88,60
04/03/2025    RECIBO                -20,35       68,25
04/03/2025    RECIBO LUZ             -7,10       61,15
              Suma y sigue                       61,15
\f
Fecha         Concepto              Importe      Saldo
              Saldo anterior                     61,15
05/03/2025    ALQUILER              -32,05       29,10
06/03/2025    ABONO                  52,60       81,70`);
    expect(document.accounts.flatMap(({ periods }) => periods)).toHaveLength(1);
    expect(period.rows).toHaveLength(5);
  });

  it('balances in a header that comes back on every page count once, with words for their sign behind them', () => {
    const sheet = (first: string): string => `
Rekeningnummer   Datum afschrift   Vorig saldo           Bladnr
32.28.88.240     31-03-2024        100,00 +/CREDIT       1
Nieuw saldo
85,00 +/CREDIT
Boekdatum        Omschrijving           Bedrag af      Bedrag bij
${first}`;
    const { rows, period, account } = readStatement(`${sheet('04-03-2024       Koffie                      5,00')}\f${sheet('05-03-2024       Thee                       10,00')}`);
    expect(rows).toEqual([['2024-03-04', '-5.00'], ['2024-03-05', '-10.00']]);
    expect([period.startBalance!.value, period.endBalance!.value, period.isReconciled]).toEqual([10000, 8500, true]);
    expect(account.number).toBe('32.28.88.240');
  });

  it('sums of both columns that pages carry on, the balance before among them', () => {
    const carried = (sum: string): string => `
Compte FR76 1027 8060 0100 0204 5678 912   EUR   du 01/01/2026 au 31/01/2026
Date          Libellé                             Débit      Crédit
              Solde créditeur au 01/01/2026                1 003,37
02/01/2026    VIREMENT RECU                                  500,00
05/01/2026    PRLV EDF                           100,00
07/01/2026    CB LECLERC                          50,00
              A reporter                         150,00    ${sum}
\fDate          Libellé                             Débit      Crédit
              Report                             150,00    ${sum}
12/01/2026    CHEQUE 4410                         80,00
15/01/2026    REMISE CHEQUES                                 200,00
              Totaux                             230,00    1 703,37
              Solde créditeur au 31/01/2026                1 473,37
`;
    expect(readPeriods(carried('1 503,37'))).toMatchObject({ rows: [[['2026-01-02', 50_000], ['2026-01-05', -10_000], ['2026-01-07', -5000], ['2026-01-12', -8000], ['2026-01-15', 20_000]]], badges: [true] });
    expect(readPeriods(carried('1 530,37')).badges).toEqual([false]);
  });

  it('the balances that each page begins and ends with, in words that nobody knows', () => {
    const page = (begins: string, ends: string, rows: string): string => `
Kontoutdrag 2026-01-01 - 2026-03-31   Konto 9876-543 210-1   SEK
Sidans borjan  ${begins}        Sidans slut  ${ends}
Datum         Text                          Belopp
${rows}`;
    const pages = (second: string): string => [
      page('1 000,00', '1 450,00', '2026-01-05    Insattning                    500,00\n2026-01-09    Uttag                         -50,00'),
      page('1 450,00', second, '2026-02-02    Kop fond                     -200,00\n2026-02-19    Utdelning                      10,00'),
      page('1 260,00', '1 230,00', '2026-03-02    Avgift                        -30,00\nIngaende saldo 1 000,00   Utgaende saldo 1 230,00'),
    ].join('\n\f');
    expect(readPeriods(pages('1 260,00')).badges).toEqual([true]);
    expect(readPeriods(pages('1 620,00')).badges).toEqual([false]);
  });

  it('sums of both sides carried over the page where no column holds balances are no rows', () => {
    const head = 'DATE     LIBELLE                          VALEUR       DEBIT      CREDIT';
    const { rows, period } = readStatement(`
RELEVE DE COMPTE du 31.08.2025 au 30.09.2025
${head}
         ANCIEN SOLDE                                           641,20
02.09    CARTE LIBRAIRIE                  02.09.25       20,00
03.09    VIREMENT RECU                    03.09.25                  100,00
         SOUS TOTAL A REPORTER                           20,00      100,00
\f
${head}
         REPORT                                          20,00      100,00
04.09    PRLV EAUX                        04.09.25       30,00
         TOTAUX                                          50,00      100,00
         SOLDE EN EUROS                                             691,20`);
    expect(rows).toHaveLength(3);
    expect(period.proof.status, period.proof.explanation).toBe('reconciled');
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

  it('what a page carries forward, where the next page begins with the right figure under another label', () => {
    const TWO_PAGES = `
Account ES46 4048 5964 49 3629790289      Period 01/08/2019 - 31/08/2019
Opening balance 6,327.87
Closing balance 4,736.81

Date         Details                   Amount       Balance
01/08/2019   GROCERS                  -140.99      6,186.88
02/08/2019   CHEQUE 3707            -1,368.56      4,818.32
03/08/2019   INTEREST                    4.81      4,823.13
             Carried forward                       4,823.13\f
Levantine Bank                            ES46 4048 5964 49 3629790289
Date         Details                   Amount       Balance
             Opening balance                       4,823.13
05/08/2019   HARDWARE                  -38.77      4,784.36
06/08/2019   FERRY                     -47.55      4,736.81`;
    expect(readStatement(TWO_PAGES).badges).toEqual([true]);
    expect(readStatement(TWO_PAGES.replace('Carried forward                       4,823.13', 'Carried forward                       4,823.17')).badges).toEqual([false]);
  });

  it('what "the last page" carries forward at the head of each page is no page number', () => {
    const pages = (second: string, third: string) => `
Rekening NL65 TULP 4500 6435 20   Periode 01-07-2024 - 30-09-2024
Datum        Mededelingen                    D/C     Bedrag       Saldo
             Saldo begin                                       1.445,80
05-07-24     Boekwinkel                       D      160,77    1.285,03
             Saldo volgende pagina                             1.285,03
\f
Datum        Mededelingen                    D/C     Bedrag       Saldo
             Transport vorige pagina                           ${second}
05-08-24     Waterbedrijf                     D      166,94    1.118,09
             Saldo volgende pagina                             1.118,09
\f
Datum        Mededelingen                    D/C     Bedrag       Saldo
             Transport vorige pagina                           ${third}
18-09-24     Salaris                          C      500,00    1.618,09
             Nieuw saldo                                       1.618,09`;
    expect(readStatement(pages('1.285,03', '1.118,09')).badges).toEqual([true]);
    expect(readStatement(pages('1.285,03', '7.118,09')).badges).toEqual([false]);
  });

  it('a day over rows of two accounts at one height of two pages is no header of the pages', () => {
    const account = (number: string, days: string): string => `
Everyday Account ${number}
Closing balance on 28 Feb 2026 $70.00     Opening balance on 1 Feb 2026 $100.00
${days}`;
    const page = (number: string, names: string): string => account(number, `27 Feb 2026
${names} North                                   -$10.00
${names} South                                    -$8.00
20 Feb 2026
${names} East                                    -$12.00
`);
    const { lists } = readStatement(`${page('12-3417-0077392-00', 'Grocer')}\f${page('12-3417-0077392-50', 'Bakery')}`);
    expect(lists.map((rows) => rows.map(({ date }) => date))).toEqual([['2026-02-27', '2026-02-27', '2026-02-20'], ['2026-02-27', '2026-02-27', '2026-02-20']]);
  });

  it('print-outs of a sheet that is wider than the paper, whose days are spelt', () => {
    const { badges, rowLists } = readStatement(`
Liffey Bank
IBAN IE29AIBK93115212345678
1 December 2025 to 31 January 2026

Date           Details                 Paid out
1 Dec 2025     BALANCE FORWARD
2 Dec 2025     REVOLUT IN
3 Dec 2025     LIDL RATHMINES            25.56
4 Jan 2026     RENT                     228.90
31 Jan 2026    CLOSING BALANCE
\f




Paid in        Balance
               1,977.32
499.50         2,476.82
               2,451.26
               2,222.36
               2,222.36`);
    expect(badges).toEqual([true]);
    expect(rowLists).toEqual([[['2025-12-02', '499.50'], ['2025-12-03', '-25.56'], ['2026-01-04', '-228.90']]]);
  });

  it('a page that goes on with the next day prints it beside the balance brought forward (wrong badge)', () => {
    const { rows, badges } = readPeriods(`
Statement Date 31 Jan 2026
Closing Balance    Total Debit    Total Credit
125.00             25.00          50.00
DATE       TRANSACTION                    DEBIT      CREDIT     BALANCE
           Balance From Last Statement                           100.00
27/01      DUITNOW TRSF DR                10.00                   90.00
           HANDLING CHRG                   5.00                   85.00
           Balance C/F                                            85.00
\f
DATE       TRANSACTION                    DEBIT      CREDIT     BALANCE
28/01      Balance B/F                                            85.00
           DEP-ECP                                    50.00      135.00
           CHQ PROCESSING                 10.00                  125.00
           Closing Balance In This Statement                     125.00
`);
    expect(rows).toEqual([[['2026-01-27', -1_000], ['2026-01-27', -500], ['2026-01-28', 5_000], ['2026-01-28', -1_000]]]);
    expect(badges).toEqual([true]);
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

  it('pages that stand in another order than their numbers say are not proved', () => {
    const [first, second] = [`
Zumba 1 uf 2
Account number 306000523   1 April 2022 to 30 April 2022
Date        Description                        Amount      Balance
            Opening balance                               1,000.00
1 Apr 2022  Grocer                             -20.00       980.00
4 Apr 2022  Transfer                           -30.00       950.00
            Carried forward                                 950.00`, `
Zumba 2 uf 2
Date        Description                        Amount      Balance
            Brought forward                                 950.00
5 Apr 2022  Fuel                               -50.00       900.00
6 Apr 2022  Salary                             100.00     1,000.00
            Closing balance                               1,000.00`];
    expect(readStatement(`${first}\f${second}`).verdicts).toEqual(['reconciled']);
    expect(readStatement(`${second}\f${first}`).verdicts).not.toContain('reconciled');
  });

  it.each([
    ['below an address on the first page only', (number: number) => (number === 1 ? 'Ada Byron\n9 Mill Street\n                                        Sheet 1' : '                                        Sheet 2')],
    ['below a heading', (number: number) => `Member number      Period             Page\n306000523          April 2022         ${number}`],
  ])('numbers of pages that stand %s tell their order', (_, head) => {
    const [first, second] = [`${head(1)}
Account number 306000523   1 April 2022 to 30 April 2022
Date        Description                        Amount      Balance
            Brought forward                               1,000.00
1 Apr 2022  Grocer                             -20.00       980.00
4 Apr 2022  Transfer                           -30.00       950.00
            Carried forward                                 950.00`, `${head(2)}
Date        Description                        Amount      Balance
            Brought forward                                 950.00
5 Apr 2022  Fuel                               -50.00       900.00
6 Apr 2022  Salary                             100.00     1,000.00
            Carried forward                               1,000.00`];
    expect(readStatement(`${first}\f${second}`).verdicts).toEqual(['reconciled']);
    expect(readStatement(`${second}\f${first}`).verdicts).not.toContain('reconciled');
  });

  it('of pages without numbers, the later part of a period before the earlier one keeps the badge back', () => {
    const [first, second] = [`
Account number 306000523
Statement from 1 April 2022 to 30 April 2022
Details               Amount         Date            Balance
BROUGHT FORWARD                      01 April       1,000.00
Grocer                -20.00         01 April         980.00
Transfer              -30.00         04 April         950.00`, `
Details               Amount         Date            Balance
Fuel                  -50.00         05 April         900.00
Bakery                -40.00         06 April         860.00
Salary                120.00         07 April         980.00
Closing balance at 30 April 2022                      980.00`];
    expect(readStatement(`${first}\f${second}`).verdicts).toEqual(['reconciled']);
    expect(readStatement(`${second}\f${first}`).verdicts).toEqual(['unknown', 'unknown']);
  });

  it('nor are pages proved on which the newest row comes first, and the older page does', () => {
    const [newer, older] = [`
Account number 306000523
Statement from 1 April 2022 to 30 April 2022
Details               Amount         Date            Balance
Salary                120.00         07 April         980.00
Bakery                -40.00         06 April         860.00
Fuel                  -50.00         05 April         900.00`, `
Details               Amount         Date            Balance
Transfer              -30.00         04 April         950.00
Grocer                -20.00         02 April         980.00
Cash                   10.00         01 April       1,000.00`];
    expect(readStatement(`${newer}\f${older}`).verdicts).toEqual(['reconciled']);
    expect(readStatement(`${older}\f${newer}`).verdicts).not.toContain('reconciled');
  });

  it('statements of two months, the newer one first, are proved', () => {
    const page = (days: string, rows: string): string => `
Account number 306000523   ${days}
Date        Description                        Amount      Balance
${rows}`;
    const [april, march] = [page('1 April 2022 to 30 April 2022', `            Opening balance                                 950.00
5 Apr 2022  Fuel                               -50.00       900.00
6 Apr 2022  Salary                             120.00     1,020.00
            Closing balance                               1,020.00`), page('1 March 2022 to 31 March 2022', `            Opening balance                               1,000.00
1 Mar 2022  Grocer                             -20.00       980.00
4 Mar 2022  Transfer                           -30.00       950.00
            Closing balance                                 950.00`)];
    expect(readStatement(`${april}\f${march}`).verdicts).toEqual(['reconciled', 'reconciled']);
  });

  describe('rows that need a page which is missing', () => {
    it('rows below the sums and the balance of the last day but one, whose own stand on the next page', () => {
      const page = (below: string): string => `
Account number 306000523   1 May 2022 to 31 May 2022
                                            Opening balance:      16,577.34
Date         Reference   Details                   Debit           Credit
02.05.2022   55951894    TRANSFER OUT           2,008.00
02.05.2022   35710441    TRANSFER OUT           2,765.00
                         Turnover of the day:   4,773.00             0.00
                         Balance at 02.05.2022:                 11,804.34
03.05.2022   54362521    DIRECT DEBIT             379.63
                         Turnover of the day:     379.63             0.00
                         Balance at 03.05.2022:                 11,424.71
04.05.2022   91882342    TRANSFER IN                               142.37
04.05.2022   47733525    TRANSFER IN                             1,590.32
                         Turnover of the day:       0.00         1,732.69
                         Balance at 04.05.2022:                 13,157.40
${below}`;
      const rows = `12.05.2022   18586088    UTILITIES                 77.53
12.05.2022   80580810    CARD PAYMENT             271.02`;
      expect(readStatement(page('')).verdicts).toEqual(['reconciled']);
      expect(readStatement(page(rows)).verdicts).not.toContain('reconciled');
    });

    it('rows below the sums of a page that is not the last, whose own sums are on no page', () => {
      const page = (sums: string): string => `
Account number 306000523   1 May 2022 to 31 May 2022
Tran Date    Details                   Withdrawals        Deposits         Balance
             Opening Balance                                           1,393.27 Cr
01-05-2022   CREDIT                                         783.13     2,176.40 Cr
01-05-2022   Cheque                         473.81                     1,702.59 Cr
02-05-2022   DIRECT DEBIT                   130.44                     1,572.15 Cr
             Page Total                     604.25          783.13     1,572.15 Cr
\f
Tran Date    Details                   Withdrawals        Deposits         Balance
             BROUGHT FORWARD                                           1,572.15 Cr
03-05-2022   CREDIT                                         100.00     1,672.15 Cr
04-05-2022   Cheque                         200.00                     1,472.15 Cr
${sums}`;
      const { verdicts, lists } = readStatement(page(''));
      expect(lists.map((rows) => rows.length)).toEqual([5]);
      expect(verdicts).not.toContain('reconciled');
      expect(readStatement(page('             Grand Total                    804.25          883.13     1,472.15 Cr')).verdicts).toEqual(['reconciled']);
    });

    it('a row without its day between the headings and the balance of the day, whose day stands on the page before', () => {
      const page = (above: string): string => `
BANCO TESTE                          FOLHA 2
DATA         HISTORICO                            VALOR R$
${above}             SALDO                               6.275,83D
23/06/2022   Compra Cafe                           313,93D
             Saque 24h                             830,00D
             SALDO                               7.419,76D
24/06/2022   IOF                                    54,54D
             Deposito                            1.054,54C
             SALDO                               6.419,76D
             SALDO FINAL EM 24/06/2022           6.419,76D`;
      expect(readStatement(page('')).verdicts).toEqual(['reconciled']);
      expect(readStatement(page('             COMPRA CARTAO                         538,95D\n             Farmacia\n')).verdicts).not.toContain('reconciled');
    });

    it('rows of a page in front of that of the headings, taken for none, which go on from each other', () => {
      expect(readStatement(`
13 Apr      12 Apr     Bill payment VANTA            TRANSFER TO        5,803.00                      430,583.07
2020        2020       CM91808813                    B806781610
14 Apr      14 Apr     Contactless PHARMACY          TRANSFER TO        4,358.85                      426,224.22
2020        2020       24/7 PARKING                  N263130901\f
Account Number                                    : 000072912089567
Balance as on 1 Apr 2020                          : 90,873.98
Account Statement from 1 Apr 2020 to 30 Apr 2020
Txn Date    Value      Description                   Ref No./Cheque        Debit         Credit          Balance
            Date                                     No.
1 Apr       1 Apr      PAYROLL TIDEWATER             TRANSFER TO                     304,396.15       395,270.13
2020        2020                                     L127120724
2 Apr       31 Mar     TRANSFER FROM FARROW          TRANSFER TO                      38,083.94       433,354.07
2020        2020                                     M861058073`).verdicts).toEqual(['unknown']);
    });

    it('rows above the first day, whose own day stands on the page before (rows lost under the badge)', () => {
      const page = (above: string): string => `
${above}
28 March 2025
Account fee                           22.04-         6,701.75
Online transfer PRINT WORKS           68.00-         6,633.75
30 March 2025
Salary OVEN FITTERS                2,030.08          8,663.83
Card purchase TRANSIT                175.48-         8,488.35
31 March 2025
Cash machine LINDEN                   40.00-         8,448.35`;
      expect(readStatement(page('')).verdicts).toEqual(['reconciled']);
      expect(readStatement(page(`Card purchase MARKET                  51.84-         6,763.79
Cash machine LINDEN                   40.00-         6,723.79`)).verdicts).toEqual(['unknown']);
    });

    it('rows of which the newest comes first, above the first day', () => {
      expect(readStatement(`
              Reversal NOODLE BAR            3,414.72                     234,871.04
              Card purchase CLOUD                              342.95     231,456.32
20-08-2021    Cash machine                                  11,820.00     231,799.27
              Transfer received            102,459.35                     243,619.27
19-08-2021    International payment                         64,331.00     141,159.92
              International payment                         64,648.37     205,490.92
18-08-2021    Transfer received             12,000.00                     270,139.29`).verdicts).toEqual(['unknown']);
    });

    it('all that went out is called a payment received or a refund: rather a card without its first page (all signs turned under the badge)', () => {
      const page = (refund: string): string => `
Date         Text                      Amount         Balance
18.03.2024   Purchase TANK             969.02       18,564.04
18.03.2024   Purchase BOOKS            128.96       18,693.00
19.03.2024   Payment, thank you      7,073.84-      11,619.16
21.03.2024   Purchase BIKES            114.49       11,733.65
25.03.2024   Purchase GROCER           560.20       12,293.85
26.03.2024   Purchase GROCER         1,484.81       13,778.66
27.03.2024   Purchase BAKERY           894.94       14,673.60
31.03.2024   ${refund.padEnd(26)}43.44-      14,630.16`;
      expect(readStatement(page('Refund BIKES')).verdicts).toEqual(['unknown']);
      expect(readStatement(page('Direct debit')).verdicts).toEqual(['reconciled']);
    });
  });

  it('a page that the file has twice, whose rows stand under their days, gives each period once (wrong badge)', () => {
    const page = `
Bonus Saver 269630113
Statement period 15 December 2021 - 15 January 2022
Transaction description                       Payments     Receipts
Opening balance                                              884.23
20 December 2021
TALLOW PHARMACY                                  17.88
3 January 2022
Bill payment ALDER FREIGHT                      100.00
14 January 2022
DIRECT DEP VANTA                                             233.35
Closing balance                                              999.70
Bonus Saver 269630113
Statement period 16 January 2022 - 31 January 2022
Transaction description                       Payments     Receipts
Opening balance                                              999.70
17 January 2022
REFUND                                                        10.83
20 January 2022
Debit transfer                                  561.00
24 January 2022
STREAMBOX                                        69.96
`;
    const last = `
Transaction description                       Payments     Receipts
Closing balance                                              379.57`;
    for (const file of [`${page}\f${last}`, `${page}\f${page}\f${last}`]) {
      const { rowLists, badges } = readStatement(file);
      expect(rowLists.map((rows) => rows.length)).toEqual([3, 3]);
      expect(badges).toEqual([true, true]);
    }
  });
});
