// What an eighth first contact, with designs of which each has its own structure, brought up, in its smallest form.
import { describe, expect, it } from 'vitest';
import { readPeriods } from './testing/documentOfText.js';

describe('eighth first contact', () => {
  const orders = (last: string): string => `
Extrato IBAN PT50 0002 0123 1234 5678 9015 4   EUR   de 01-02-2026 a 28-02-2026
Movimentos pendentes de autorização
Data Mov.     Data Valor    Descrição                       Montante        Saldo
27-02-2026                  COMPRA AUTORIZADA UBER            -38,90
28-02-2026                  COMPRA AUTORIZADA FNAC             -6,97

Movimentos
Data Mov.     Data Valor    Descrição                       Montante        Saldo
                            Saldo inicial                                1.534,53
01-02-2026    01-02-2026    PAG SERV EDP                     -844,74       689,79
03-02-2026    03-02-2026    LEV ATM 2201                     -268,23       421,56
07-02-2026    08-02-2026    ORDENADO FEV                      561,88       983,44
21-02-2026    21-02-2026    COMPRA CONTINENTE                -153,54       ${last}
                            Saldo final                                    829,90
`;

  it('orders listed over the opening balance, with none beside them, are none of the account', () => {
    expect(readPeriods(orders('829,90'))).toMatchObject({
      rows: [[['2026-02-01', -84_474], ['2026-02-03', -26_823], ['2026-02-07', 56_188], ['2026-02-21', -15_354]]],
      badges: [true],
      accounts: ['PT50 0002 0123 1234 5678 9015 4'],
    });
    expect(readPeriods(orders('839,90')).badges).toEqual([false]);
  });

  const loan = (charge: string): string => `
Annual loan statement   Agreement number 9922-1045-77
Statement period 6 April 2025 to 5 April 2026
Amount you owed at the start                                            12,917.42
Payments received                                                          550.00
Amount you owe now                                                      12,506.53

Date             Details                          Added to your loan   You paid      You owe
28 April 2025    Interest                                      64.58             12,982.00
1 May 2025       Direct Debit payment - thank you                        275.00  12,707.00
28 May 2025      Interest                                      ${charge}             12,770.53
31 May 2025      Direct Debit payment - thank you                        275.00  12,495.53
1 June 2025      Missed payment letter fee                     11.00             12,506.53

Your next payments
1 May 2026       Direct Debit                                            275.00
1 June 2026      Direct Debit                                            275.00
`;

  it('payments still to come below rows that all show a balance, and a fee for a missed payment of a loan', () => {
    expect(readPeriods(loan('63.53'))).toMatchObject({
      rows: [[['2025-04-28', -6458], ['2025-05-01', 27_500], ['2025-05-28', -6353], ['2025-05-31', 27_500], ['2025-06-01', -1100]]],
      badges: [true],
      accounts: ['9922-1045-77'],
    });
    expect(readPeriods(loan('63.35')).badges).toEqual([false]);
  });

  const days = (closing: string): string => `
Izvadak po računu HR12 1001 0051 8630 0016 0
Razdoblje: 01.02.2026. - 28.02.2026.   Valuta: EUR
03.02.2026.                                  Početno stanje        1.090,20
   Uplata plaće                    +435,93
   Promet                                    Završno stanje        1.526,13
04.02.2026.                                  Početno stanje        1.526,13
   Konzum Split                    -233,56
   HEP račun                       -318,53
   Promet                                    Završno stanje          974,04
06.02.2026.                                  Početno stanje          974,04
   Podizanje gotovine               -74,04
   Promet                                    Završno stanje          ${closing}
07.02.2026.                                  Početno stanje          900,00
   Uplata plaće                    +100,00
   Promet                                    Završno stanje        1.000,00
`;

  it('a day with what it began with heads the rows of the day', () => {
    expect(readPeriods(days('900,00'))).toMatchObject({
      rows: [[['2026-02-03', 43_593], ['2026-02-04', -23_356], ['2026-02-04', -31_853], ['2026-02-06', -7404], ['2026-02-07', 10_000]]],
      badges: [true],
      accounts: ['HR12 1001 0051 8630 0016 0'],
    });
    expect(readPeriods(days('980,00')).badges).toEqual([false]);
  });

  it('rows of a second account in columns of their own are left out, and the badge waits', () => {
    const text = `
Member statement   Member number 20417   EUR
Period 01/01/2026 to 31/03/2026
                                           SHARES                          LOAN
Date        Details             Paid in   Paid out   Share balance   Repaid   Loan balance
            Balance forward                               1,003.37              6,755.83
05/01/2026  Lodgement             29.28                   1,032.65
07/01/2026  Payroll deduction     62.22                   1,094.87    145.39    6,610.44
12/02/2026  Withdrawal                      122.85          972.02
12/02/2026  Loan repayment                                             86.01    6,524.43
14/02/2026  Payroll deduction     39.13                   1,011.15     82.12    6,442.31
`;
    expect(readPeriods(text).badges).toEqual([false]);
  });

  it('an opening balance spoken of in the text of a row begins no period', () => {
    const text = `
Extracto da conta NIB 000301080012345678981   Moeda MZN
Período 01/01/2026 a 31/01/2026
Data Lanç.    Descrição                            Valor         Saldo
              Saldo inicial                                   2.000,00
02/01/2026    PAGAMENTO SERVICOS                 -500,00      1.500,00
03/01/2026    TRANSFERENCIA RECEBIDA              700,00      2.200,00
              Saldo anterior da factura 1.000,00
06/01/2026    LEVANTAMENTO ATM                   -200,00      2.000,00
07/01/2026    TRANSFERENCIA RECEBIDA              100,00      2.100,00
              Saldo final                                     2.100,00
`;
    expect(readPeriods(text)).toMatchObject({ rows: [[['2026-01-02', -50_000], ['2026-01-03', 70_000], ['2026-01-06', -20_000], ['2026-01-07', 10_000]]], badges: [true] });
  });

  // No language: neither labels nor titles nor headings say anything.
  const groups = (fee: string, end: string): string => `
Isvodo  MK07 2500 1200 0058 984   EUR
01.01.2026 - 31.01.2026
Pocetta sostobba          1.045,10
Prilivva                    500,00
Odlivva                    -350,10
Krajjna sostobba          ${end}

Kartikki
05.01.2026   Replitt Market              -43,20
09.01.2026   Tinekks Skoplje             -58,70
             Vukupno kartikki           -101,90
Prennossi
07.01.2026   Platta Vardar               500,00
07.01.2026   Kirrija stan               -240,00
             Vukupno prennossi           260,00
Provissii
22.01.2026   Odrzuvanje                   ${fee}
             Vukupno provissii            -8,20
`;

  it('sums of groups and balances in a language that nobody knows', () => {
    expect(readPeriods(groups('-8,20', '1.195,00'))).toMatchObject({
      rows: [[['2026-01-05', -4320], ['2026-01-09', -5870], ['2026-01-07', 50_000], ['2026-01-07', -24_000], ['2026-01-22', -820]]],
      badges: [true],
    });
    expect(readPeriods(groups('-8,30', '1.195,00')).badges).toEqual([false]);
    expect(readPeriods(groups('-8,20', '1.195,80')).badges).toEqual([false]);
  });

  it('what came in and what went out are no balances, though one leads to the other', () => {
    const text = groups('-8,20', '1.195,00').replace(/.*sostobba.*\n/g, '').replace('-350,10', ' 350,10').replace('Prilivva', 'Odlivva ');
    expect(readPeriods(text).badges).toEqual([false]);
  });

  it('amounts in the money of each country beside those of the account', () => {
    const text = `
Isvodo  1570012345678901   EUR
01.02.2026 - 28.02.2026
Opening balance                      564.40
04.02.2026   Komunalko            -27.20 EUR        -27.20
05.02.2026   Kankika              -49.00 EUR        -49.00
06.02.2026   Erevanni             -16.30 USD        -15.10
09.02.2026   Poksantto            179.70 EUR        179.70
11.02.2026   Erevanni             -22.90 USD        -21.20
Closing balance                      631.60
`;
    expect(readPeriods(text)).toMatchObject({ rows: [[['2026-02-04', -2720], ['2026-02-05', -4900], ['2026-02-06', -1510], ['2026-02-09', 17_970], ['2026-02-11', -2120]]], badges: [true] });
    // Without balances nothing but their currencies tells the columns apart.
    expect(readPeriods(text.replace(/.*balance.*\n/g, '')).rows[0]).toContainEqual(['2026-02-06', -1510]);
  });

  it('amounts right behind their texts, of which only the balances share an edge', () => {
    const text = `
BSB 084-004  Account 55 123 9871   10 Dec 2025 to 9 Jan 2026
Opening balance $1,003.37    Closing balance $1,188.57
December 2025
11   Coles Toowong  -$763.61                                $239.76
11   Transfer to M Tran  -$40.13                            $199.63
12   Interest credit  $702.42                               $902.05
20   Pay from Bunya Pty Ltd  $296.56                      $1,198.61
21   Opal topup  -$854.39                                   $344.22
21   Pay from Bunya Pty Ltd  $326.37                        $670.59
January 2026
02   Telstra direct debit  -$378.37                         $292.22
03   Telstra direct debit  -$104.83                         $187.39
04   Pay from Bunya Pty Ltd  $1,001.18                    $1,188.57
`;
    expect(readPeriods(text).badges).toEqual([true]);
    expect(readPeriods(text).rows[0]).toEqual([
      ['2025-12-11', -76_361], ['2025-12-11', -4013], ['2025-12-12', 70_242], ['2025-12-20', 29_656], ['2025-12-21', -85_439], ['2025-12-21', 32_637],
      ['2026-01-02', -37_837], ['2026-01-03', -10_483], ['2026-01-04', 100_118],
    ]);
    expect(readPeriods(text.replace('-$40.13', '$40.13')).badges).toEqual([false]);
  });

  const spread = (day: string): string => `
Kontoauszug 2/2026   IBAN DE02 7009 0500 0004 1112 22   EUR
Zeitraum 01.02.2026 bis 28.02.2026
Alter Kontostand  H 1.000,00

                                              MIETE           S   200,00
01.02.2026                                    STADTWERKE      S    20,00
  GUTSCHRIFT      H    37,33                ${day}
  GEHALT KRAUSE   H   275,76                  REWE MARKT      S    50,00
  REWE MARKT      S   194,12                  DB VERTRIEB     S    10,00
02.02.2026                                  19.02.2026
  DB VERTRIEB     S    80,98                  REWE MARKT      S    12,00
  REWE MARKT      S     7,99                  DB VERTRIEB     S    18,00
  DB VERTRIEB     S    20,00                20.02.2026
  REWE MARKT      S    10,00                  GUTSCHRIFT      H    90,00

Neuer Kontostand  H   780,00
`;

  it('days that head the rows of both columns of a page', () => {
    expect(readPeriods(spread('18.02.2026')).badges).toEqual([true]);
    expect(readPeriods(spread('18.02.2026')).rows[0]).toEqual([
      ['2026-02-01', 3733], ['2026-02-01', 27_576], ['2026-02-01', -19_412], ['2026-02-02', -8098], ['2026-02-02', -799], ['2026-02-02', -2000], ['2026-02-02', -1000],
      ['2026-02-02', -20_000], ['2026-02-02', -2000], ['2026-02-18', -5000], ['2026-02-18', -1000], ['2026-02-19', -1200], ['2026-02-19', -1800], ['2026-02-20', 9000],
    ]);
    // Further right it is not seen to head its rows.
    expect(readPeriods(spread('      18.02.2026')).badges).toEqual([false]);
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
});
