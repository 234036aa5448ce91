// What a fifteenth first contact, with statements as the designers of banks draw them, brought up, in its smallest form.
import { describe, expect, it } from 'vitest';
import { readRows, understandText } from './testing/documentOfText.js';

function read(text: string) {
  const document = understandText(text);
  return {
    badges: document.accounts.flatMap(({ periods }) => periods.map(({ isReconciled }) => isReconciled)),
    rows: readRows(document).map((rows) => rows.map(({ date, amount }) => [date, amount])),
    balances: document.accounts.flatMap(({ periods }) => periods.map(({ rows }) => rows.map(({ balance }) => balance?.value))),
    starts: document.accounts.flatMap(({ periods }) => periods.map(({ startBalance }) => startBalance?.value)),
  };
}

describe('fifteenth first contact', () => {
  it('a loan in the overview above the first table is no title of it', () => {
    const { rows, starts } = read(`
Your accounts 14 February 2026 to 13 March 2026    NZD
Account             Number                      Balance at 13 March
Everyday Account    06-0441-0123456-00                      $868.86
Home Loan           06-0441-0123456-90                $1,100.00 OD
Term deposits       1 deposit                             $2,000.00
Everyday Account  06-0441-0123456-00
Date        Details                   Withdrawals    Deposits        Balance
14 Feb      Opening balance                                         1,000.00
15 Feb      Loan payment                    64.67                     935.33
16 Feb      Groceries                      149.04                     786.29
18 Feb      Salary                                    183.35          969.64
21 Feb      Loan payment                   100.78                     868.86
13 Mar      Closing balance                314.49     183.35          868.86
Home Loan  06-0441-0123456-90
Date        Details                   Withdrawals    Deposits        Balance
14 Feb      Opening balance                                      1,200.00 OD
15 Feb      Loan payment                               64.67     1,135.33 OD
20 Feb      Loan interest                   65.45                1,200.78 OD
21 Feb      Loan payment                              100.78     1,100.00 OD
13 Mar      Closing balance                 65.45     165.45     1,100.00 OD`);
    expect(starts).toEqual([100000, -120000]);
    expect(rows[0]!.map(([, amount]) => amount)).toEqual(['-64.67', '-149.04', '183.35', '-100.78']);
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
    expect(read(text(3684447, repaid)).badges).toEqual([true]);
    // The first row is missing.
    expect([read(text(3684447 + 382703, repaid)).badges, read(text(3684447, repaid + 382703)).badges, read(text(3684447 + 382703, repaid + 382703)).badges]).toEqual([[false], [false], [false]]);
  });

  it('a letter in a column behind the balance is of the balance where debits and credits have columns of their own', () => {
    const { badges, balances } = read(`
RELEVE DE COMPTE 00400123456789012345   DZD  du 01/01/2026 au 31/01/2026
Date        Libellé                   Débit     Crédit     Montant   Sens
            ANCIEN SOLDE                                    900,04    C
03/01/26    COMMISSION                75,28                 824,76    C
05/01/26    REMISE CHEQUE                       636,70    1 461,46    C
07/01/26    RETRAIT                2 461,46               1 000,00    D
08/01/26    RETRAIT                   20,00               1 020,00    D
10/01/26    VERSEMENT                         1 500,00      480,00    C
            NOUVEAU SOLDE                                   480,00    C`);
    expect([badges, balances]).toEqual([[true], [[82476, 146146, -100000, -102000, 48000]]]);
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
    expect([read(text('180,00')).badges, read(text('190,00')).badges]).toEqual([[true], [false]]);
  });

  it('"operation" before "value" over days, with the texts under a heading of their own, heads the days of booking', () => {
    const { badges, rows } = read(`
RELEVE DE COMPTE 00400123456789012345   DZD  du 01/01/2026 au 31/01/2026
Opération   Valeur      Libellé                   Débit     Crédit       Solde
                        ANCIEN SOLDE                                    900,04
03/01/26    05/01/26    COMMISSION                75,28                 824,76
07/01/26    06/01/26    REMISE CHEQUE                       636,70    1 461,46
07/01/26    09/01/26    RETRAIT                1 461,00                   0,46
10/01/26    10/01/26    VERSEMENT                         1 500,00    1 500,46
                        NOUVEAU SOLDE                                 1 500,46`);
    expect([badges, rows[0]!.map(([date]) => date)]).toEqual([[true], ['2026-01-03', '2026-01-07', '2026-01-07', '2026-01-10']]);
    expect(read(`
RELEVE DE COMPTE 00400123456789012345   DZD  du 01/01/2026 au 31/01/2026
Opération   Valeur      Libellé                   Débit     Crédit       Solde
                        ANCIEN SOLDE                                    900,04
03/01/26    05/01/26    COMMISSION                75,28                 824,76
05/01/26    06/01/26    REMISE CHEQUE                       636,70    1 461,46
07/01/26    09/01/26    RETRAIT                1 461,00                   0,46
                        NOUVEAU SOLDE                                     0,46`).badges).toEqual([true]);
  });
});
