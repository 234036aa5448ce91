// What a ninth first contact, with designs of which each has its own structure, brought up, in its smallest form.
import { describe, expect, it } from 'vitest';
import { understandText } from './testing/documentOfText.js';

function read(text: string) {
  const document = understandText(text);
  const periods = document.accounts.flatMap((account) => account.periods);
  return {
    rows: periods.map(({ rows }) => rows.map((row) => [row.date?.value, row.amount.value] as const)),
    badges: periods.map(({ isReconciled }) => isReconciled),
    accounts: document.accounts.map(({ number }) => number),
  };
}

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
    expect(read(savings('2024'))).toMatchObject({
      rows: [[
        ['2023-02-22', 3998], ['2023-10-19', 7259], ['2023-12-30', 170], ['2024-05-23', 38_927], ['2024-09-07', -2866], ['2024-12-30', 1013],
        ['2025-03-12', -2256], ['2025-12-30', 288],
      ]],
      badges: [true],
    });
    // Rows that step back through the months have years that nothing tells.
    expect(read(savings('2024').replace(/^20\d\d\n/gm, '').replace('Nachtrag', 'Nachtrag 2025')).badges).toEqual([false]);
    expect(read(savings('Folgejahr')).badges).toEqual([false]);
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
    expect(read(text).badges).toEqual([false]);
    expect(read(text.replace('2024', '2025')).badges).toEqual([true]);
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
    expect(read(days('950,00'))).toMatchObject({
      rows: [[['2026-02-28', 5000], ['2026-02-28', -2000], ['2026-02-26', 20_000], ['2026-02-22', -10_000], ['2026-02-19', 8000], ['2026-02-19', -3000]]],
      badges: [true],
    });
    expect(read(days('960,00')).badges).toEqual([false]);
  });
});
