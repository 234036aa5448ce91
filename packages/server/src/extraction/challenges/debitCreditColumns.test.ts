// A column for each side.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('columns of debits and credits', () => {
  it('credit/debit columns, with balance validation on every row', () => {
    const { rows, verdicts } = readStatement(`
Period 01 May 2026 to 31 May 2026
Opening balance                                                 1,250.00
Date        Description              Withdrawals    Deposits      Balance
02 May      COFFEE HOUSE                    5.50                 1,244.50
03 May      SALARY ACME                             3,200.00     4,444.50
05 May      POWER CO                      180.20                 4,264.30
Closing balance                                                 4,264.30`);
    expect(rows).toEqual([['2026-05-02', '-5.50'], ['2026-05-03', '3200.00'], ['2026-05-05', '-180.20']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('credit and debit columns in the other order, before the description', () => {
    const { rows, verdicts } = readStatement(`
Date        Paid in      Paid out     Details                    Balance
            BALANCE BROUGHT FORWARD                               100.00
01/04/2026               20.00        BOOK SHOP                    80.00
13/04/2026  50.00                     REFUND SHOES                130.00
15/04/2026               10.00        LIBRARY                     120.00`);
    expect(rows).toEqual([['2026-04-01', '-20.00'], ['2026-04-13', '50.00'], ['2026-04-15', '-10.00']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('headings of both sides that nearly touch in a tight table', () => {
    const { rows, verdicts } = readStatement(`
RELEVÉ DE COMPTE CHÈQUES du 07/12/2025 au 07/01/2026
IBAN : FR76 3000 2005 5000 0015 7841 Z25
DATE VALEUR NATURE DES OPÉRATIONS                         DÉBIT CRÉDIT
             SOLDE PRÉCÉDENT AU 07/12/2025                           1.845,22
10.12 11.12  VIR INST RE 55972854                                      816,12
10.12 11.12  RETRAIT DAB 09/12 SG PARIS BASTILLE           14,50
11.12 12.12  CARTE X4471 10/12 BOOKING.COM                149,84
             TOTAL DES MOUVEMENTS                         164,34       816,12
             NOUVEAU SOLDE AU 07/01/2026                             2.497,00`);
    expect(rows).toEqual([['2025-12-10', '816.12'], ['2025-12-10', '-14.50'], ['2025-12-11', '-149.84']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('misleading debit/credit wording: the balance decides, not the heading', () => {
    const statement = (income: string): string => `
Date         Description      Debit       Credit      Balance
2026-01-01   Opening balance                           100.00
2026-01-02   ${income}          500.00                    600.00
2026-01-05   Rent                        400.00        200.00
2026-01-15   Books                        20.00        180.00
2026-01-17   Bonus            70.00                    250.00`;
    const { rows, badges } = readStatement(statement('Salary'));
    expect(rows.map((row) => row[1])).toEqual(['500.00', '-400.00', '-20.00', '70.00']);
    // A salary that came in tells it from a card or a loan whose debits make rise what is owed.
    expect([badges, readStatement(statement('Tuetsu')).badges]).toEqual([[true], [false]]);
  });

  it('the only deposit of a statement without headings has a column', () => {
    const { accounts: [account] } = understandText(`
Statement period 01/05/2024 to 31/05/2024
Balance on 01/05/2024                                        1,000.00
02/05/2024    BAKERY            10.00                          990.00
03/05/2024    A FRIEND                          50.00        1,040.00
04/05/2024    RENT             400.00                          640.00
06/05/2024    POWER             40.00                          600.00
07/05/2024    TEA ROOM           5.00                          595.00
08/05/2024    BOOKS             15.00                          580.00
09/05/2024    CINEMA            20.00                          560.00
10/05/2024    BAKERY            10.00                          550.00
11/05/2024    BAKERY             9.00                          541.00
Balance on 31/05/2024                                          541.00`);
    expect(account!.periods[0]!.rows.map(({ amount }) => amount.value).slice(0, 3)).toEqual([-1000, 5000, -40_000]);
  });

  it('a column for each sort of movement, three of them of one side', () => {
    const text = (cheques: string): string => `
Club account 88112233   EUR   01/01/2026 to 31/03/2026
Date          Details              Lodgements   Cheques   Transfers   Charges    Balance
              Balance forward                                                   1,000.00
02/01/2026    Subscriptions            200.00                                   1,200.00
09/01/2026    Hall                                           150.00             1,050.00
20/01/2026    Quarter                                                     5.00  1,045.00
14/02/2026    Printer                              45.00                        1,000.00
01/03/2026    Coach                                80.00                          920.00
12/03/2026    Raffle                    90.00                                   1,010.00
28/03/2026    Hall                                            60.00               950.00
              Totals                   290.00     ${cheques}      210.00      5.00    950.00
`;
    expect(readPeriods(text('125.00'))).toMatchObject({ rows: [[['2026-01-02', 20_000], ['2026-01-09', -15_000], ['2026-01-20', -500], ['2026-02-14', -4500], ['2026-03-01', -8000], ['2026-03-12', 9000], ['2026-03-28', -6000]]], badges: [true] });
    expect(readPeriods(text('152.00')).badges).toEqual([false]);
  });

  it('what was taken back with a minus in its own column makes the sum of that column less', () => {
    const text = (debits: string): string => `
IZVOD PO RAČUNU 505-0000000114477-21   09.03.2026 - 13.03.2026   EUR
Prethodno stanje    Dugovni promet    Potražni promet     Novo stanje
1.000,00                    ${debits}             650,00        1.470,00
Datum         Opis                        Duguje      Potražuje
09.03.2026    UPLATA KUPCA                               650,00
10.03.2026    DOBAVLJAČ ZETA              120,00
11.03.2026    PROVIZIJA                    80,00
11.03.2026    STORNO PROVIZIJA            -80,00
12.03.2026    POREZI                       60,00
              UKUPNO                      ${debits}         650,00`;
    expect([readStatement(text('180,00')).badges, readStatement(text('190,00')).badges]).toEqual([[true], [false]]);
  });

  it('a heading that names both sides heads amounts of either', () => {
    const text = `
TARJETA DE CRÉDITO 4111 **** **** 6355   Cupo total $ 15.000,00   Pago mínimo $ 150,00
Periodo facturado: 16/03/2026 - 15/04/2026
Saldo anterior                             $ 365,00
Pago total                                 $ 340,00
Fecha         Descripción              Cargos y abonos     Cuotas
18/03/2026    EXITOSA ENVIGADO                  270,00     1/1
25/03/2026    ABONO SUCURSAL VIRTUAL           -365,00
26/03/2026    RAPPID BOGOTA                      70,00     1/1
`;
    expect(readPeriods(text).rows).toEqual([[['2026-03-18', -27_000], ['2026-03-25', 36_500], ['2026-03-26', -7_000]]]);
    expect(readPeriods(text).badges).toEqual([true]);
  });

  const unheaded = (head: string): string => `
Statement period 1 March 2025 to 31 March 2025
${head}
01/03/2025    Opening balance                           500.00
03/03/2025    TRANSFER FROM P MARSH                     120.00
04/03/2025    GROCERS                         30.00
05/03/2025    GROCERS                         12.00
06/03/2025    BAKERY                          10.00
06/03/2025    BAKERY                           5.00
07/03/2025    INTEREST                                    1.00
08/03/2025    REFUND                                      2.00
09/03/2025    REFUND                                      4.00
              Cash machine
                                              20.00
              Leeds
31/03/2025    Closing balance                           550.00`;

  it('columns of both sides without headings prove nothing where the balances stand in them, too', () => {
    expect(readStatement(unheaded('')).period.proof.status).not.toBe('reconciled');
    expect(readStatement(unheaded('Date          Description                   Paid out   Paid in')).period.proof.status).toBe('reconciled');
  });

  it('a figure in the other of two columns of sides without headings is no second part of the row above', () => {
    expect(readStatement(unheaded('')).rows).toHaveLength(9);
  });

  it('a wrong amount makes no balances of the column of what went out: its rows are read all the same', () => {
    const text = `
Account statement EUR    Account no. 4411 2233
Statement period 1 July 2024 to 31 July 2024
Opening balance        Total credits        Total debits         Closing balance
1,000.00               480.00               195.00               1,285.00

Date         Description                             Debit           Credit
             Opening balance                                       1,000.00
02/07/2024   COFFEE BAR                               5.00
03/07/2024   BOOKSHOP                                20.00
05/07/2024   SALARY                                                  450.30
09/07/2024   RENT                                   150.00
15/07/2024   FERRY                                   20.00
22/07/2024   REFUND                                                   30.00
             Closing balance                                       1,285.00`;
    const [period] = understandText(text).accounts[0]!.periods;
    expect(period!.isReconciled).toBe(false);
    expect(period!.rows.map(({ amount }) => amount.value)).toEqual([-500, -2000, 45030, -15000, -2000, 3000]);
  });

  it('money in and money out on one row, where all others show one side only and the sums leave the other out (wrong badge)', () => {
    const text = (uplata: string): string => `
Broj računa: 265-0715244331132-50
Period: 01.01.2026 - 31.01.2026
Prethodno stanje: 1.000,00
Datum knjiženja   Isplata      Uplata    Opis
02.01.2026          28,81        0,00    Nalog za prenos
08.01.2026          65,58        0,00    Placanje karticom
27.01.2026          26,86        ${uplata}    Placanje karticom
Ukupno isplate: 121,25
Novo stanje: 878,75
`;
    expect(readPeriods(text('0,00')).badges).toEqual([true]);
    expect(readPeriods(text('0,06')).badges).toEqual([false]);
  });

  describe('the signed amount beside both sides, of which one is nought', () => {
    const table = (credit: string) => `
Northwick Bank
Account number 40817810905140012345
Period 01.03.2025 - 31.03.2025
Opening balance                100.00
Closing balance                140.50

Дата и время     Дата обработки      Сумма в валюте         Приход      Расход   Описание операции
операции         банком              операции
31.03.2025       31.03.2025             -27.50                0.00       27.50   Shop
29.03.2025       30.03.2025             126.00              ${credit}        0.00   Salary
28.03.2025       29.03.2025             -12.25                0.00       12.25   Shop
27.03.2025       29.03.2025              -5.75                0.00        5.75   Bakery
27.03.2025       27.03.2025              -4.60                0.00        4.60   Bakery
26.03.2025       27.03.2025             -15.40                0.00       15.40   Shop
25.03.2025       25.03.2025             -20.00                0.00       20.00   Shop
`;

    it('the day of processing is that of booking, not that of an operation with its time', () => {
      const [period] = understandText(table('126.00')).accounts[0]!.periods;
      expect(period!.rows.map(({ date }) => date?.value.slice(8))).toEqual(['31', '30', '29', '29', '27', '27', '25']);
      expect(period!.isReconciled).toBe(true);
    });

    it('one that differs from the amount in a digit contradicts it (wrong badge)', () => {
      expect(understandText(table('126.90')).accounts[0]!.periods[0]!.isReconciled).toBe(false);
    });
  });

  it('filled from their left, with dashes in empty cells that come close to wide figures of the other side', () => {
    const { rows, isReconciled } = readStatement(`
Account Number: 402943367        1 September 2023 to 30 September 2023
Opening Balance 1,000.00         Closing Balance 567.84
Date         Narrative                 Debit   Credit
2023/09/01   Insurance                 434.80  -
2023/09/02   Apple                     25.80   -
2023/09/03   Interest                  -       379.24
2023/09/04   ATM                       19.10   -
2023/09/05   Foods                     0.34    -
2023/09/06   Uber                      378.50  -
2023/09/07   Zelle                     -       67.68
2023/09/08   Refund                    -       137.40
2023/09/09   Fuel                      157.94  -`);
    expect([rows.map(([, amount]) => amount), isReconciled]).toEqual([['-434.80', '-25.80', '379.24', '-19.10', '-0.34', '-378.50', '67.68', '137.40', '-157.94'], true]);
  });

  it('filled from their right, with dashes in empty cells right before the figure of the next column', () => {
    const { rows, isReconciled } = readStatement(`
Statement of account 0441022088100017   NPR   From 2025-04-14 to 2025-07-16
Date         Description         Withdraw   Deposit        Balance
2025-04-14   Balance B/F                            2,20,441.00 Cr
2025-04-26   FONEPAY            10,773.22         - 2,09,667.78 Cr
2025-05-10   CASH DEPOSIT               - 89,073.52 2,98,741.30 Cr
2025-05-13   CIPS FUND TRF      13,678.13         - 2,85,063.17 Cr
2025-05-24   CIPS FUND TRF       6,422.45         - 2,78,640.72 Cr
             Total              30,873.80 89,073.52 2,78,640.72 Cr`);
    expect([rows.map(([, amount]) => amount), isReconciled]).toEqual([['-10773.22', '89073.52', '-13678.13', '-6422.45'], true]);
  });

  it('the sums of both sides before the word for the closing balance, on a day of their own, are no row', () => {
    const { rows, isReconciled } = readStatement(`
Rekeningoverzicht van 1 december 2024 t/m 31 januari 2025
Rekening 20.04.41.030 USD
Datum                          Af         Bij Omschrijving                       Saldo
1 december                                    Beginsaldo                        441,20
1 december                   40,97            Overboeking aan
                             16,28            Overboeking aan R. Biharie
                                        68,44 Salaris                           452,39
8 december                             534,87 Salaris Surinam Bauxiet NV
                             35,98            Automatische incasso
                                       470,75 Terugboeking
                            112,43            Geldopname ATM Waterkant         1.309,60
11 december                 101,10            Betaling POS                     1.208,50
13 december                 107,77            Betaling POS Tulip Supermarkt
                            199,48            Overboeking aan
                             97,83            Automatische incasso
                            163,12            Overboeking aan
                                       478,14 Terugboeking                     1.118,44
21 december                  40,80            Kosten rekeningbeheer            1.077,64
28 december                            416,85 Overboeking van M. Amatredjo
                             90,87            Automatische incasso
                             37,23            Overboeking aan R. Biharie       1.366,39
3 januari                              454,61 Terugboeking Tulip Supermarkt    1.821,00
5 januari                   194,90            Betaling POS Tulip Supermarkt    1.626,10
9 januari                    68,99            Betaling POS                     1.557,11
31 januari             1.307,75      2.423,66 Eindsaldo                        1.557,11`);
    expect([rows.length, rows.at(-1)![0], isReconciled]).toEqual([20, '2025-01-09', true]);
  });

  it('the only cheque stands in a column of its own, beside balances of some rows', () => {
    const { rows, isReconciled } = readStatement(`
Cuenta N° 00-590-88028-69     Desde 01/07/2021     Hasta 31/07/2021     PESOS CHILENOS
SALDO INICIAL 7.955.169       SALDO FINAL 8.003.231
FECHA    DESCRIPCION             N° DOCTO     CHEQUES     CARGOS     ABONOS       SALDO
05/07    Transferencia             110778                         1.703.209
05/07    Recibo                    113630                 16.559              9.641.819
06/07    Compra                    893244                 64.774
08/07    Compra                    150882                276.176              9.300.869
09/07    Recibo                    909513                109.519
12/07    Compra                    908899                125.513
13/07    Compra                    167447                 86.236              8.979.601
26/07    Reintegro                 491134                 64.550
27/07    Cheque 3274                 3274     741.554                         8.173.497
30/07    Compra                    114143                  4.456
30/07    Recibo                    757107                165.810              8.003.231`);
    expect([rows.at(-3), isReconciled]).toEqual([['2021-07-27', '-741554'], true]);
  });
});
