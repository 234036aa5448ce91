// What a tenth first contact, with designs of which each has its own structure, brought up, in its smallest form.
import { describe, expect, it } from 'vitest';
import { documentOfText, readPeriods, understandText } from './testing/documentOfText.js';
import { understandPage } from './understand.js';

describe('tenth first contact', () => {
  const months = (period: string): string => `
Cuenta 21-402-000123-4   Lempiras (HNL)   ${period}
Fecha     Descripción                    Débito      Crédito       Saldo
          Saldo anterior                                         3.179,45
08/NOV    Retiro                         677,51                  2.501,94
12/DIC    Planilla                                  1.698,56     4.200,50
05/ENE    Super La Colonia               369,39                  3.831,11
26/FEB    Remesa                                      705,68     4.536,79
          Saldo final                                            4.536,79
`;

  it('a period that names its months only', () => {
    const rows = [['2025-11-08', -67_751], ['2025-12-12', 169_856], ['2026-01-05', -36_939], ['2026-02-26', 70_568]];
    expect(readPeriods(months('Período: Noviembre 2025 - Febrero 2026'))).toMatchObject({ rows: [rows], badges: [true], days: [['2025-11-01', '2026-02-28']] });
    expect(readPeriods(months('Período: Noviembre a Febrero de 2026'))).toMatchObject({ rows: [rows], badges: [true], days: [['2025-11-01', '2026-02-28']] });
    // Two years, and nothing that says which of them is that of the last rows.
    expect(readPeriods(months('Edición 2025 revisada 2026')).badges).toEqual([false]);
  });

  const ends = (balance: string): string => `
Extrait LU28 0019 4006 4475 0000   EUR   du 02/03/2026 au 31/03/2026
Ancien solde 1.000,00
Opération                 Montant    Date              Solde
Salaire                   +500,00    02/03/2026     1.500,00
Cactus                     -20,00
Luxtram                    -30,00    04/03/2026     1.450,00
Loyer                     -900,00
Remboursement CNS          +50,00
Cactus                    -100,00    10/03/2026       ${balance}
Luxtram                    -60,00    12/03/2026       440,00
Nouveau solde 440,00
`;

  it('the day on the last row of each day, with the balance that it ended with', () => {
    expect(readPeriods(ends('500,00'))).toMatchObject({
      rows: [[
        ['2026-03-02', 50_000], ['2026-03-04', -2000], ['2026-03-04', -3000], ['2026-03-10', -90_000], ['2026-03-10', 5000], ['2026-03-10', -10_000], ['2026-03-12', -6000],
      ]],
      badges: [true],
    });
    expect(readPeriods(ends('550,00')).badges).toEqual([false]);
  });

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

  it('balances that their heading calls owed', () => {
    expect(readPeriods(rent('589.96'))).toMatchObject({ rows: [[['2025-09-01', -90_799], ['2025-09-16', 82_059], ['2025-10-01', -106_505], ['2025-10-07', 82_930]]], badges: [true] });
    expect(readPeriods(rent('598.96')).badges).toEqual([false]);
  });

  const arrows = (amount: string): string => `
Tili FI21 1234 5600 0007 85   EUR   1.3.2026 - 31.3.2026
Alkusaldo 1.000,00   Loppusaldo 1.280,00
Päivä      Selite             Summa
1.3.2026   Palkka        ↑   500,00
2.3.2026   K-Market      ↓    20,00
3.3.2026   HSL           ↓    50,00
4.3.2026   Vuokra        ↓   ${amount}
5.3.2026   Hyvitys       ↑    50,00
`;

  it('arrows for the sides of amounts', () => {
    expect(readPeriods(arrows('200,00'))).toMatchObject({ rows: [[['2026-03-01', 50_000], ['2026-03-02', -2000], ['2026-03-03', -5000], ['2026-03-04', -20_000], ['2026-03-05', 5000]]], badges: [true] });
    expect(understandText(arrows('200,00')).accounts[0]!.periods[0]!.rows[1]!.description.value).toBe('K-Market');
    expect(readPeriods(arrows('210,00')).badges).toEqual([false]);
  });

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

  it('sums of both columns that pages carry on, the balance before among them', () => {
    expect(readPeriods(carried('1 503,37'))).toMatchObject({ rows: [[['2026-01-02', 50_000], ['2026-01-05', -10_000], ['2026-01-07', -5000], ['2026-01-12', -8000], ['2026-01-15', 20_000]]], badges: [true] });
    expect(readPeriods(carried('1 530,37')).badges).toEqual([false]);
  });

  it('groups of a number before a currency are no sum of money', () => {
    const moneyOn = (text: string): string[] => understandPage(documentOfText(text).pages[0]!).flatMap(({ amounts }) => amounts.filter(({ isMoney }) => isMoney).map((token) => token.text));
    expect(moneyOn('Konto AT61 1904 3002 3457 3201 EUR   1.000,00')).toEqual(['1.000,00']);
    // Its check digits do not agree.
    expect(moneyOn('Konto AT62 1904 3002 3457 3201 EUR')).not.toEqual([]);
  });

  const page = (begins: string, ends: string, rows: string): string => `
Kontoutdrag 2026-01-01 - 2026-03-31   Konto 9876-543 210-1   SEK
Sidans borjan  ${begins}        Sidans slut  ${ends}
Datum         Text                          Belopp
${rows}`;

  it('the balances that each page begins and ends with, in words that nobody knows', () => {
    const pages = (second: string): string => [
      page('1 000,00', '1 450,00', '2026-01-05    Insattning                    500,00\n2026-01-09    Uttag                         -50,00'),
      page('1 450,00', second, '2026-02-02    Kop fond                     -200,00\n2026-02-19    Utdelning                      10,00'),
      page('1 260,00', '1 230,00', '2026-03-02    Avgift                        -30,00\nIngaende saldo 1 000,00   Utgaende saldo 1 230,00'),
    ].join('\n\f');
    expect(readPeriods(pages('1 260,00')).badges).toEqual([true]);
    expect(readPeriods(pages('1 620,00')).badges).toEqual([false]);
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
});
