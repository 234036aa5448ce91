// Balances and sums under words of no known language, told by their figures.
import { describe, expect, it } from 'vitest';
import { readPeriods } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('words nobody knows', () => {
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

  it('balances and sums at the ends of a table under words nobody knows are tested, also where they are left out of the rows', () => {
    const amounts = [-454537, -98836, 315760, 289605, -81956, -12000, 44512, -71144, -90020, 110077, -33344, -20901, 61230, -7715];
    const money = (value: number): string => `${Math.floor(Math.abs(value) / 1000_00)}.${String(Math.floor(Math.abs(value) / 100) % 1000).padStart(3, '0')},${String(Math.abs(value) % 100).padStart(2, '0')}`.replace(/^0\.0*(?=\d+,)/, '');
    const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
    const column = (text: string): string => text.padStart(14);
    const text = (before: number, repaid: number): string => {
      const rows = amounts.map((value, at) => {
        const drawn = 3684447 - sum(amounts.slice(0, at + 1));
        return `${String(at + 3).padStart(2, '0')}/01/2026  ${(value < 0 ? 'PROVEEDORES' : 'COBRO CLIENTES').padEnd(22)}${column(value < 0 ? money(value) : '')}${column(value > 0 ? money(value) : '')}${column(money(drawn))}${column(money(15000000 - drawn))}`;
      });
      const end = 3684447 - sum(amounts);
      return `
EXTRACTO DE CREDITO ES7020381234567000112233     01/01/2026 - 31/01/2026  EUR
Fecha       Concepto               Disposiciones    Reintegros     Dispuesto    Disponible
            ${'Dispuesto anterior'.padEnd(22)}${column('')}${column('')}${column(money(before))}${column(money(15000000 - before))}
${rows.join('\n')}
            ${'Dispuesto a 31/01/2026'.padEnd(22)}${column(money(sum(amounts.filter((value) => value < 0))))}${column(money(repaid))}${column(money(end))}${column(money(15000000 - end))}`;
    };
    const repaid = sum(amounts.filter((value) => value > 0));
    expect(readStatement(text(3684447, repaid)).badges).toEqual([true]);
    // The first row is missing.
    expect([readStatement(text(3684447 + 382703, repaid)).badges, readStatement(text(3684447, repaid + 382703)).badges, readStatement(text(3684447 + 382703, repaid + 382703)).badges]).toEqual([[false], [false], [false]]);
  });

  it('the balance below the rows of each month, in words that nobody knows', () => {
    const months = (third: string): string => `
Taarifa ya akaunti 0150-334-221   TZS
Kipindi: 01/01/2025 - 31/12/2025
Tarehe        Maelezo                      Kutoka     Kuingia        Salio
              Salio la kuanzia                                    1,659.87
05/01/2025    Ada ya huduma                235.80                 1,424.07
              Salio la mwisho wa mwezi 01/2025                    1,424.07
07/02/2025    Amana ya fedha                           627.07     2,051.14
              Salio la mwisho wa mwezi 02/2025                    2,051.14
              Salio la mwisho wa mwezi 03/2025                    ${third}
23/04/2025    Kutoa ATM                    199.55                 1,851.59
              Salio la mwisho wa mwezi 04/2025                    1,851.59
06/05/2025    Malipo                       100.00                 1,751.59
              Salio la mwisho wa mwezi 05/2025                    1,751.59
`;
    expect(readPeriods(months('2,051.14')).badges).toEqual([true]);
    expect(readPeriods(months('3,760.92')).badges).toEqual([false]);
  });

  describe('balances behind days in words that nobody knows', () => {
    it('the day before the rows: a sign that the first row has lost contradicts it', () => {
      const inSentence = (oldest: string): string => `
Banco do Minho
Consulta de movimentos   Conta à ordem PT50003300004555555555505
De 01-01-2026 a 14-02-2026

Data mov.     Data valor    Descrição                    Montante     Saldo contabilístico
14-02-2026    14-02-2026    PAG SERV MEO                  -50,00 €        950,00 €
12-02-2026    12-02-2026    TRF ORDENADO                  634,19 €      1.000,00 €
20-01-2026    20-01-2026    LEV ATM BRAGA                 -40,00 €        365,81 €
05-01-2026    05-01-2026    COMPRA PINGO DOCE             -60,00 €        405,81 €
02-01-2026    02-01-2026    PAG SERV MEO               ${oldest} €        465,81 €


O saldo da conta em 31-12-2025 era de 1.749,08 € e em 14-02-2026 é de 950,00 €.`;
      expect(readStatement(inSentence('-1.283,27'))).toMatchObject({ badges: [true] });
      expect(readStatement(inSentence(' 1.283,27'))).toMatchObject({ badges: [false] });
    });

    it('the last day of the period: a row that is missing at the end contradicts it', () => {
      const loan = (last: string): string => `
Harbour Personal Loans
Your loan statement
Agreement number LN-00441122
1 July 2025 to 31 December 2025

You owed on 1 July 2025                       £21,674.23
Interest and fees added                          £117.82
Payments received                               −£388.02
You owe on 31 December 2025                   £21,404.03

Date             Transaction                    Amount       Balance outstanding
1 Jul 2025       Direct Debit repayment       −£336.46            £21,337.77
15 Jul 2025      Extra payment received        −£51.56            £21,286.21
28 Jul 2025      Interest added                 £55.82            £21,342.03
15 Dec 2025      Late payment fee               £12.00            £21,354.03
${last}`;
      expect(readStatement(loan('28 Dec 2025      Interest added                 £50.00            £21,404.03'))).toMatchObject({ badges: [true] });
      expect(readStatement(loan(''))).toMatchObject({ badges: [false] });
    });
  });

  describe('balances of unknown name above the first and below the last row', () => {
    const page = (first: string, last: string): string => `
Zub 12345678    01/05/2026 - 31/05/2026
Qwfp         Mork                        Pqrs        Xyzzy
             Zub xyzzy                            ${first}
03/05/2026   COFFEE                    -50.25     1,949.75
04/05/2026   SALARY                  2,400.00     4,349.75
05/05/2026   RENT                   -1,100.50     3,249.25
06/05/2026   POWER                     -99.10     3,150.15
             Tuv xyzzy                            ${last}`;

    it('are part of the proof', () => expect(readStatement(page('2,000.00', '3,150.15')).verdicts).toEqual(['reconciled']));

    it('a start that does not lead to the first row', () => expect(readStatement(page('2,003.00', '3,150.15')).verdicts).toEqual(['notReconciled']));

    it('an end that does not follow from the last row', () => expect(readStatement(page('2,000.00', '3,153.15')).verdicts).toEqual(['notReconciled']));

    it('a figure in another column says nothing', () => {
      expect(readStatement(page('2,000.00', '3,150.15').replace('Zub xyzzy                            2,000.00', 'Zub xyzzy              5,000.00')).verdicts).toEqual(['reconciled']);
    });
  });

  it('a balance that nobody knows the name of is one below the sums of the last day, too', () => {
    const page = (end: string): string => `
Statement 1 May 2026 to 31 May 2026
Opening balance 100.00
Date          Details          Paid out    Paid in     Balance
04 May 2026   COFFEE BAR          10.00                  90.00
04 May 2026   BOOKSHOP            20.00                  70.00
              Total 04 May        30.00
06 May 2026   SALARY                        300.00      370.00
              Total 06 May                  300.00
29 May 2026   FERRY               20.00                 350.00
              Total 29 May        20.00
              Zuiop                                     ${end}`;
    expect(readStatement(page('350.00')).verdicts).toEqual(['reconciled']);
    expect(readStatement(page('350.03')).verdicts).toEqual(['notReconciled']);
  });

  it('what shows both sides below the oldest row, under words that nobody knows, is rather a sum than a row (wrong badge)', () => {
    const page = (debit: string): string => `
Geschäftskonto DE23 1342 1305 8654 2195 34 EUR
Zeitraum 01.01.2024 bis 31.03.2024

Buchungstag    Umsatz                                    Haben        Soll       Saldo
31.03.2024     Schlusssaldo                                                   4.168,33
25.03.2024     Café Ziegel Münster                                  128,74    4.168,33
11.03.2024     Überweisung Annegret Böhm                            997,00    4.297,07
05.03.2024     Verkehrsbetriebe Lindau                              115,66    5.294,07
28.02.2024     girocard Baumarkt                                     65,19    5.409,73
09.02.2024     GEHALT Maschinenbau                   4.856,83                 5.474,92
29.01.2024     Buchhandlung Feder                                   122,94      618,09
15.01.2024     Überweisung Annegret Böhm                          1.581,00      741,03
01.01.2024     Alter Gabitununu                                               2.322,03
               Ipebimupiso                           4.856,83     ${debit}`;
    expect(readStatement(page('3.010,53')).isReconciled).toBe(false);
    expect(readStatement(page('7.010,53')).isReconciled).toBe(false);
    expect(readStatement(page('').replace(/ +Ipebimupiso.*$/, '').replace('Alter Gabitununu', 'Alter Kontostand')).isReconciled).toBe(true);
  });

  it('a card whose debt before stands in unknown words, with both sides of the rows between it and what is to be paid', () => {
    const page = (payment: string): string => `
Yfirlit kreditkorts 4741 52** **** 8812
Tímabil 22.02.2025 - 21.03.2025
Abcd fghi jklm                    881,20
Nopq                              350,00
Rstuv                            -200,00
Til greiðslu 2. apríl 2025      1.031,20
Dagsetning    Skýring                   Upphæð
23.02.2025    Innborgun                ${payment}
24.02.2025    Bónus Laugavegi           150,00
06.03.2025    Austurstræti              200,00`;
    const { period } = readStatement(page('-200,00'));
    expect([period.startBalance?.value, period.endBalance?.value, period.isReconciled]).toEqual([-88120, -103120, true]);
    expect(readStatement(page('-700,00')).isReconciled).toBe(false);
  });
});
