// What is owed on loans and lines of credit, and their payments in interest and principal.
import { describe, expect, it } from 'vitest';
import { readPeriods, readRows, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('loans', () => {
  it('a line of credit beside the account that draws on it, its debt without a sign', () => {
    const { rowLists, badges } = readStatement(`
STATEMENT PERIOD 03/01/2026 THROUGH 03/31/2026
COMMERCIAL CHECKING 8810044127
Date     Description                      Debits      Credits     Ledger balance
         Beginning balance                                               5,000.00
03/02    ACH payroll                      800.00                         4,200.00
03/02    Advance from line of credit                   800.00            5,000.00
03/05    Merchant deposit                              300.00            5,300.00
03/05    Payment to line of credit        300.00                         5,000.00
         Ending balance                                                  5,000.00

BUSINESS LINE OF CREDIT 8810990001
Date     Description                    Advances     Payments   Principal balance
         Previous balance                                               20,000.00
03/02    Advance to checking              800.00                        20,800.00
03/05    Payment from checking                         300.00           20,500.00
03/31    Interest charged                 140.00                        20,640.00
         New balance                                                    20,640.00`);
    expect(rowLists[0]!.map(([, amount]) => amount)).toEqual(['-800.00', '800.00', '300.00', '-300.00']);
    expect(rowLists[1]!.map(([, amount]) => amount)).toEqual(['-800.00', '300.00', '-140.00']);
    expect(badges).toEqual([true, true]);
  });

  it('a revolving credit whose columns say what is used and paid back', () => {
    const { rowLists, badges } = readStatement(`
Relevé de votre crédit      du 01/09/2025 au 31/10/2025   EUR
Date          Opération             Utilisations  Remboursements    Montant dû
              Montant dû au 31/08/2025                                1 811,35
03/09/2025    Virement demandé             56,35                      1 867,70
05/09/2025    Mensualité                                 90,00        1 777,70
05/09/2025    Intérêts du mois             26,11                      1 803,81
05/10/2025    Mensualité                                 90,00        1 713,81
05/10/2025    Assurance                     3,49                      1 717,30
              Montant dû au 31/10/2025                                1 717,30`);
    expect([rowLists[0]!.map(([, amount]) => amount), badges]).toEqual([['-56.35', '90.00', '-26.11', '90.00', '-3.49'], [true]]);
  });

  it('debits that make an unsigned balance rise: it is owed where words say so, else a question', () => {
    const text = (balance: string, granted = 'FIDO ACCORDATO'): string => `
Conto IT12K0311111101000000004471      dal 01/01/2026 al 31/03/2026   EUR
${granted}
Data          Descrizione                   Dare         Avere    ${balance}
              SALDO INIZIALE                                          30.813,15
03/01/2026    INCASSO RIBA                              261,04        30.552,11
06/01/2026    INTERESSI                   604,53                      31.156,64
08/01/2026    ANTICIPO FATTURA          2.336,08                      33.492,72
11/01/2026    INCASSO FATTURA                         1.200,00        32.292,72
16/01/2026    COMMISSIONI                  10,00                      32.302,72
              SALDO FINALE                                            32.302,72`;
    const owed = readStatement(text('Saldo a debito'));
    expect(owed.rowLists[0]!.map(([, amount]) => amount)).toEqual(['261.04', '-604.53', '-2336.08', '1200.00', '-10.00']);
    expect([owed.badges, readStatement(text('         Saldo')).badges, readStatement(text('         Saldo', '')).badges]).toEqual([[true], [false], [false]]);
  });

  it('what stands under a heading of money out makes few balances rise, or none but the last: rather a card whose title is a picture (wrong badge)', () => {
    const headed = (rows: string): boolean[] => readStatement(`
Account number 40617661
Statement period 02/01/2026 - 02/28/2026
Opening balance          6,434.20
Date          Description                       Charges   Payments
${rows}`).badges;
    const spent = `
02/10/2026    PHARMACY                           478.90
02/17/2026    GROCER                             290.70`;
    expect(headed(`${spent}\nClosing balance          7,203.80`)).toEqual([false]);
    expect(headed(`${spent}\n02/24/2026    BANK TRANSFER                                1,000.00\nClosing balance          6,203.80`)).toEqual([false]);
    expect(headed(`${spent}\n02/24/2026    BANK TRANSFER                                1,000.00\nClosing balance          6,664.60`)).toEqual([true]);
  });

  it('what is drawn of a credit beside what is available of it', () => {
    const text = (drawn: string): string => `
EXTRACTO DE CREDITO ES7020381234567000112233     01/01/2026 - 31/03/2026  EUR
Fecha         Concepto              Disposiciones  Reintegros   Dispuesto   Disponible
              Dispuesto anterior                                36.844,47   113.155,53
06/01/2026    PAGO NOMINAS               4.545,37               41.389,84   108.610,16
13/01/2026    COBRO CLIENTES                           988,36   40.401,48   109.598,52
24/01/2026    PROVEEDORES                3.157,60               43.559,08   106.440,92
24/01/2026    INGRESO                                2.896,05   ${drawn}   109.336,97
26/01/2026    COBRO CLIENTES                           819,56   39.843,47   110.156,53
28/02/2026    COMISION                     120,00               39.963,47   110.036,53`;
    const document = understandText(text('40.663,03'));
    expect([document.accounts[0]!.periods[0]!.endBalance?.value, document.accounts[0]!.periods[0]!.isReconciled]).toEqual([-3996347, true]);
    expect(readStatement(text('46.063,03')).badges).toEqual([false]);
  });

  it('three payments of a loan, each in interest and principal, of which one has another digit', () => {
    const text = (principal: string): string => `
Member 448812     Statement period 01/01/2026 - 03/31/2026
PERSONAL LOAN 448812-02   Rate 9.240%
Date     Description                Amount     Interest    Principal   Balance owed
01/01    Previous balance                                                 13,486.52
01/15    Payment by transfer        290.83        72.92       ${principal}      13,268.61
02/15    Payment by transfer        242.27        76.00       166.27      13,102.34
03/15    Payment by transfer        275.73        58.80       216.93      12,885.41
03/31    New balance                                                      12,885.41`;
    expect(readStatement(text('217.91')).badges).toEqual([true]);
    expect(readStatement(text('271.91')).badges).toEqual([false]);
  });

  it('balances that their heading calls owed', () => {
    const rent = (due: string): string => `
Rent account statement   Account TN-40917   1 September 2025 to 31 October 2025   GBP
Date         Transaction                     Charged     Paid     Balance owed
             Balance brought forward                                    266.81
01/09/2025   Rent charge                      907.99                  1,174.80
16/09/2025   Payment received                            820.59         354.21
01/10/2025   Rent charge                    1,065.05                  1,419.26
07/10/2025   Payment received                            829.30         ${due}
             Balance now due                                            589.96
`;
    expect(readPeriods(rent('589.96'))).toMatchObject({ rows: [[['2025-09-01', -90_799], ['2025-09-16', 82_059], ['2025-10-01', -106_505], ['2025-10-07', 82_930]]], badges: [true] });
    expect(readPeriods(rent('598.96')).badges).toEqual([false]);
  });

  const LOAN = (side: string) => `
Privatlån SEK    Kontonummer 4773-4 613 944 689    Avser perioden 1 juli 2024 - 31 juli 2024

Datum         Specifikation                  Belopp (SEK)      saldo (SEK)    ${side ? 'D/K' : ''}
2024-07-02    Insättning                           200,00           800,00     ${side}
2024-07-04    Kortavgift                           -25,00           825,00     ${side}
2024-07-05    Swish från Örjan Ek                  100,00           725,00     ${side}
2024-07-08    Månadsavgift                         -15,00           740,00     ${side}`;

  it('a minus that would be money in beside balances with one unknown letter: the balances are owed', () => {
    const { rows, period } = readStatement(LOAN('D'));
    expect(rows.map(([, amount]) => amount)).toEqual(['200.00', '-25.00', '100.00', '-15.00']);
    expect(period.endBalance?.value).toBe(-74_000);
  });

  it('a minus that would be money in on what is no card waits for a proof', () => {
    expect(readStatement(LOAN('').replace('Privatlån', 'Konto')).period.proof.status).not.toBe('reconciled');
  });

  it('a table of nothing but instalments due is the statement itself', () => {
    expect(readRows(understandText(`
Relevé du prêt 4411223344  01/01/2026 - 31/03/2026
Date d’échéance      Libellé          Montant
05/01/2026           Mensualité        -512,40
05/02/2026           Mensualité        -512,40
05/03/2026           Mensualité        -512,40
`)).flat().length).toBe(3);
  });

  it('interest and instalment of one day are two rows, each on its side', () => {
    const text = (end: string): string => `
Lena Hofmann                          Darlehenskonto-Nr.: 259579298
Kontoauszug per 31.12.2025

Datum        Buchungstext                    Soll EUR      Haben EUR
             Kapitalsaldo zum 30.09.2025    10.000,00
01.10.2025   Zinsen                             50,00
01.10.2025   Lastschrift                                      150,00
01.11.2025   Zinsen                             49,50
01.11.2025   Lastschrift                                      150,00
01.12.2025   Zinsen                             49,00
01.12.2025   Lastschrift                                      150,00
             Kontostand per 31.12.2025       ${end}
`;
    expect(readPeriods(text('9.698,50'))).toMatchObject({
      rows: [[['2025-10-01', -5000], ['2025-10-01', 15_000], ['2025-11-01', -4950], ['2025-11-01', 15_000], ['2025-12-01', -4900], ['2025-12-01', 15_000]]],
      badges: [true],
      bounds: [[-1_000_000, -969_850]],
    });
    expect(readPeriods(text('9.698,90')).badges).toEqual([false]);
  });

  it('what is due and its payment beside noughts are two sides, not a balance before the next row', () => {
    const { rows, badges } = readPeriods(`
RAGHAV IYER                              Agreement Number: PHR763533892279
                                         Application No: 85834308   Loan Sanctioned: INR 75,00,000.00
Loan Statement for the period 01-10-2025 To 31-12-2025
DATE         VALUE DATE   PARTICULARS                 INCREASED BY (INR)    DECREASED BY (INR)
10-10-2025   10-10-2025   Due for Instalment 20                51,131.49                  0.00
10-10-2025   10-10-2025   Pmnt Rcvd SI OCT                          0.00             51,131.49
10-11-2025   10-11-2025   Due for Instalment 21                51,131.49                  0.00
10-11-2025   10-11-2025   Pmnt Rcvd SI NOV                          0.00             51,131.49
11-12-2025   11-12-2025   Stamp Duty Charges                      590.00                  0.00
`);
    expect(rows).toEqual([[['2025-10-10', -5_113_149], ['2025-10-10', 5_113_149], ['2025-11-10', -5_113_149], ['2025-11-10', 5_113_149], ['2025-12-11', -59_000]]]);
    expect(badges).not.toContain(true);
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

  it('payments that are listed without words make what is owed less', () => {
    const { allRows, period } = readStatement(`
Loan Number: 99-001122
Payment Date    Payment Amount    Principal    Interest    Remaining Balance
01/05/2024             $450.00      $375.00      $75.00           $14,625.00
02/05/2024             $450.00      $376.88      $73.12           $14,248.12
03/05/2024             $450.00      $378.76      $71.24           $13,869.36
04/15/2024             $450.00      $380.65      $69.35           $13,488.71`);
    expect(allRows).toEqual([['2024-01-05', '375.00'], ['2024-02-05', '376.88'], ['2024-03-05', '378.76'], ['2024-04-15', '380.65']]);
    expect(period.endBalance!.value).toBe(-1348871);
  });

  it('a payment that headings nobody knows divide into principal and interest makes a debt smaller (wrong badge)', () => {
    const { rowLists, badges } = readStatement(`
Loan activity July 1, 2024 - September 30, 2024
Date          Remark                Principal     Interest      Altogether      Left of principal
07/01/2024    Beginning balance                                                 $18,450.12
07/15/2024    Payment                 $139.29       $80.71         $220.00      $18,310.83
08/15/2024    Payment                 $139.90       $80.10         $220.00      $18,170.93
09/15/2024    Payment                 $140.51       $79.49         $220.00      $18,030.42
09/30/2024    Ending balance                                                    $18,030.42
`);
    expect(rowLists).toEqual([[['2024-07-15', '139.29'], ['2024-08-15', '139.90'], ['2024-09-15', '140.51']]]);
    expect(badges).toEqual([true]);
  });

  it('a payment in four columns, of which that of the principal alone moves the balance', () => {
    const read = (principal: string) => readStatement(`
Loan history statement 01/01/2025 to 10/31/2025
Loan number 0044712207
Date           Description                        Total payment   Principal    Interest      Escrow   Principal balance
01/01/2025     Beginning principal balance                                                                241,880.14
01/01/2025     PAYMENT                               2,094.50       554.17    1,058.23      482.10        241,325.97
02/01/2025     PAYMENT                               2,094.50       ${principal}    1,055.80      482.10        240,769.37
03/01/2025     PAYMENT                               2,094.50       559.03    1,053.37      482.10        240,210.34
04/01/2025     PAYMENT                               2,094.50       561.48    1,050.92      482.10        239,648.86
05/01/2025     PAYMENT                               2,094.50       563.94    1,048.46      482.10        239,084.92
06/01/2025     PAYMENT                               2,094.50       566.40    1,046.00      482.10        238,518.52
06/17/2025     PRINCIPAL CURTAILMENT                 1,500.00     1,500.00        0.00        0.00        237,018.52
07/01/2025     PAYMENT                               2,094.50      575.44     1,036.96      482.10        236,443.08
08/01/2025     PAYMENT                               2,094.50      577.96     1,034.44      482.10        235,865.12
09/01/2025     PAYMENT                               2,094.50      580.49     1,031.91      482.10        235,284.63
10/01/2025     PAYMENT                               2,094.50      583.03     1,029.37      482.10        234,701.60
10/31/2025     Ending principal balance                                                                   234,701.60
`);
    const { rowLists, badges } = read('556.60');
    expect(rowLists[0]!.map(([, amount]) => amount)).toEqual(['554.17', '556.60', '559.03', '561.48', '563.94', '566.40', '1500.00', '575.44', '577.96', '580.49', '583.03']);
    expect(badges).toEqual([true]);
    expect(read('566.60').badges).toEqual([false]);
  });

  it('an Estonian loan whose payments make an unsigned balance fall', () => {
    const { rowLists, badges } = readStatement(`
Laenukonto L-44102-88 väljavõte, EUR
Periood 01.06.2024 - 31.07.2024
Kuupäev       Selgitus           Arvestatud     Tasutud    Laenujääk
01.06.2024    Algjääk                                       8 844,10
05.06.2024    Intress                 23,31                 8 867,41
10.06.2024    Tagasimakse                        323,79     8 543,62
05.07.2024    Intress                 11,13                 8 554,75
10.07.2024    Tagasimakse                        279,28     8 275,47
31.07.2024    Lõppjääk                                      8 275,47`);
    expect([rowLists[0]!.map(([, amount]) => amount), badges]).toEqual([['-23.31', '323.79', '-11.13', '279.28'], [true]]);
  });
});
