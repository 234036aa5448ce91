// What a ninth first contact, with designs of which each has its own structure, brought up, in its smallest form.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from './testing/documentOfText.js';

describe('ninth first contact', () => {
  const savings = (second: string): string => `
Sparkonto-Nachtrag   Konto 3100 442 118   EUR
Datum       Text                                  Umsatz   Guthaben
            Vortrag                                        6.805,43
2023
22.02.      Einzahlung                            39,98H   6.845,41
19.10.      Einzahlung                            72,59H   6.918,00
30.12.      Zinsen                                 1,70H   6.919,70
${second}
23.05.      Einzahlung                           389,27H   7.308,97
07.09.      Auszahlung                            28,66S   7.280,31
30.12.      Zinsen                                10,13H   7.290,44
2025
12.03.      Auszahlung                            22,56S   7.267,88
30.12.      Zinsen                                 2,88H   7.270,76
`;

  it('years above the rows of each year, whose days print none', () => {
    expect(readPeriods(savings('2024'))).toMatchObject({
      rows: [[
        ['2023-02-22', 3998], ['2023-10-19', 7259], ['2023-12-30', 170], ['2024-05-23', 38_927], ['2024-09-07', -2866], ['2024-12-30', 1013],
        ['2025-03-12', -2256], ['2025-12-30', 288],
      ]],
      badges: [true],
    });
    // Rows that step back through the months have years that nothing tells.
    expect(readPeriods(savings('2024').replace(/^20\d\d\n/gm, '').replace('Nachtrag', 'Nachtrag 2025')).badges).toEqual([false]);
    expect(readPeriods(savings('Folgejahr')).badges).toEqual([false]);
  });

  it('days without years in a period of several years', () => {
    const text = `
Savings account 3100442118   GBP
Statement from 1 January 2024 to 31 December 2025
Date     Details                 Paid out     Paid in      Balance
         Balance brought forward                            805.43
22 Feb   Paid in                                39.98       845.41
19 Oct   Paid in                                72.59       918.00
30 Dec   Interest                                1.70       919.70
`;
    expect(readPeriods(text).badges).toEqual([false]);
    expect(readPeriods(text.replace('2024', '2025')).badges).toEqual([true]);
  });

  it('balances of days below their rows, the newest day first', () => {
    const days = (balance: string): string => `
Cuenta 1000-2233-44 Bs del 01/02/2026 al 28/02/2026
Saldo al inicio Bs 1.000,00     Saldo al cierre Bs 1.180,00

28 de febrero de 2026
   Abono en cuenta                                                    50,00
   Pago CRE                                                 20,00
   Saldo del día                                                                1.180,00

26 de febrero de 2026
   Abono en cuenta                                                   200,00
   Saldo del día                                                                1.150,00

22 de febrero de 2026
   Pago CRE                                                 100,00
   Saldo del día                                                                  ${balance}

19 de febrero de 2026
   Abono en cuenta                                                    80,00
   Pago CRE                                                  30,00
   Saldo del día                                                                1.050,00
`;
    expect(readPeriods(days('950,00'))).toMatchObject({
      rows: [[['2026-02-28', 5000], ['2026-02-28', -2000], ['2026-02-26', 20_000], ['2026-02-22', -10_000], ['2026-02-19', 8000], ['2026-02-19', -3000]]],
      badges: [true],
    });
    expect(readPeriods(days('960,00')).badges).toEqual([false]);
  });

  const beside = (end: string): string => `
Cuenta corriente 03-72-01-112233-4   Del 02/01/2026 al 30/01/2026   USD
Saldo anterior 225.82     Créditos 1,418.81    Débitos 1,075.31    Saldo final ${end}

CRÉDITOS                                              DÉBITOS
Fecha        Detalle                      Monto       Fecha        Detalle                      Monto
02/01/2026   ACH recibido                569.90       03/01/2026   ACH enviado                 647.49
04/01/2026   Depósito                    600.30       06/01/2026   Cargo                       302.65
08/01/2026   Depósito                    248.61       14/01/2026   Cheque                      125.17
`;

  it('credits and debits under titles of their own beside each other', () => {
    expect(readPeriods(beside('569.32'))).toMatchObject({
      rows: [[['2026-01-02', 56_990], ['2026-01-04', 60_030], ['2026-01-08', 24_861], ['2026-01-03', -64_749], ['2026-01-06', -30_265], ['2026-01-14', -12_517]]],
      badges: [true],
    });
    expect(readPeriods(beside('596.32')).badges).toEqual([false]);
  });

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

  it('what the rows of each section come to so far, under titles that say no side', () => {
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

  it('a bill of which only one balance has a label that is known', () => {
    const bill = (owed: string): string => `
Norrkort   Kontoutdrag januari 2026   Kort 5299 12** **** 7710   SEK
Skuld från föregående månad       ${owed}
Inbetalt                         -1 044,86
Köp och avgifter                  1 222,62
Skuld att betala                  2 267,48

Datum       Specifikation                        Belopp
260102      Elgiganten                           610,16
260107      Willys                               612,46
260126      Inbetalning Bg                    -1 044,86
`;
    expect(readPeriods(bill('2 089,72'))).toMatchObject({ rows: [[['2026-01-02', -61_016], ['2026-01-07', -61_246], ['2026-01-26', 104_486]]], badges: [true] });
    expect(readPeriods(bill('2 098,72')).badges).toEqual([false]);
  });

  const twins = (last: string): string => `
Wallet statement 01/03/2026 - 31/03/2026
Date           Details             Amount KHR    Balance KHR    Amount USD    Balance USD
               Opening balance                       500,432                     1,253.67
02/03/2026     Withdraw               -16,200        484,232
02/03/2026     Card                                                -343.88         909.79
03/03/2026     Salary                                               275.95       1,185.74
11/03/2026     Cash in                232,800        717,032
12/03/2026     Withdraw               -46,500        670,532
12/03/2026     Card                                                -185.74       1,000.00
13/03/2026     QR pay                 -34,800        635,732
14/03/2026     QR pay                 -35,732        ${last}
15/03/2026     Cash in                100,000        700,000
16/03/2026     QR pay                -200,000        500,000
13/03/2026     Card                                                -100.00         900.00
`;

  it('two accounts side by side in one table, each with a running balance', () => {
    expect(readPeriods(twins('600,000'))).toMatchObject({
      rows: [
        [['2026-03-02', -1_620_000], ['2026-03-11', 23_280_000], ['2026-03-12', -4_650_000], ['2026-03-13', -3_480_000], ['2026-03-14', -3_573_200], ['2026-03-15', 10_000_000], ['2026-03-16', -20_000_000]],
        [['2026-03-02', -34_388], ['2026-03-03', 27_595], ['2026-03-12', -18_574], ['2026-03-13', -10_000]],
      ],
      badges: [true, true],
    });
    expect(readPeriods(twins('601,000')).badges).toEqual([false, true]);
  });

  const pockets = (end: string): string => `
Loonie Wallet   January 1 - January 31, 2026   CAD
Pocket                    Opening balance   Closing balance
Main                             1,517.44          1,799.56
Travel                             936.25            ${end}

Date        Pocket      Description                  Amount     Pocket balance
Jan 02      Travel      Purchase Esso               -129.97             806.28
Jan 02      Travel      Purchase Tim Hortons         -84.78             721.50
Jan 07      Main        Transfer out                -107.56           1,409.88
Jan 09      Main        Load                         163.32           1,573.20
Jan 11      Travel      Purchase Esso               -168.61             552.89
Jan 11      Main        Load                         368.32           1,941.52
Jan 14      Main        Transfer out                -141.96           1,799.56
Jan 30      Travel      Transfer in                  100.00             652.89
`;

  it('pockets of one wallet mixed in one table, named in a column and listed with their balances', () => {
    expect(readPeriods(pockets('652.89'))).toMatchObject({
      rows: [
        [['2026-01-02', -12_997], ['2026-01-02', -8478], ['2026-01-11', -16_861], ['2026-01-30', 10_000]],
        [['2026-01-07', -10_756], ['2026-01-09', 16_332], ['2026-01-11', 36_832], ['2026-01-14', -14_196]],
      ],
      badges: [true, true],
    });
    expect(readPeriods(pockets('625.89')).badges).toEqual([false, true]);
  });
});
