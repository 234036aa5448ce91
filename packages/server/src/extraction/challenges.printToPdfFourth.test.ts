// What first contact with pages printed by browsers and spreadsheets brought up later, in its smallest form.
import { describe, expect, it } from 'vitest';
import { readPeriods, readRows, understandText } from './testing/documentOfText.js';

describe('pages printed by browsers, fourth contact', () => {
  it('sums of what rows call themselves, below the rows: one that does not agree contradicts them (wrong badge)', () => {
    const page = (interest: string, transfers: string): string => `
Estratto conto dal 01/10/2025 al 31/12/2025
IBAN IT60X0542811101000000123456
Data         Descrizione             Importo      Saldo
01/10/2025   SALDO INIZIALE                      1000,00
03/10/2025   GIROCONTO               -100,00      900,00
13/10/2025   INTERESSI CREDITORI      +31,25      931,25
04/11/2025   GIROCONTO               -200,50      730,75
14/11/2025   IMPOSTA DI BOLLO         -34,20      696,55
24/11/2025   INTERESSI CREDITORI      +10,15      706,70
31/12/2025   SALDO FINALE                         706,70

Giroconto                 ${transfers}
Imposta di bollo           -34,20
Interessi creditori        ${interest}
`;
    const badge = (interest: string, transfers = '-300,50'): boolean[] => readPeriods(page(interest, transfers)).badges;
    expect([badge('+41,40'), badge('+41,70'), badge('+14,40'), badge('+41,40', ' 300,50'), badge('+41,40', '-500,50')]).toEqual([[true], [false], [false], [false], [false]]);
  });

  it('sums under names that no row says, whose signs tell their sides (wrong badge)', () => {
    const page = (housing: string): string => `
Account 4411223344
01/10/2025 - 31/12/2025
Date         Details                 Amount      Balance
01/10/2025   Opening balance                     1000.00
03/10/2025   Standing order J Smith  -100.00      900.00
13/10/2025   Ltd Payroll              +31.25      931.25
04/11/2025   Gas and light           -200.50      730.75
14/11/2025   Corner shop              -34.20      696.55
31/12/2025   Closing balance                      696.55

Housing                   ${housing}
Food                       -34.20
Income                     +31.25
`;
    expect(['-300.50', '-300.80', '-305.00', ' 300.50'].map((housing) => readPeriods(page(housing)).badges)).toEqual([[true], [false], [false], [false]]);
  });

  it('sums over groups of a budget: a name that elsewhere is carried forward is no balance, and a lost sign contradicts the rows (wrong badge)', () => {
    const page = (housing: string): string => `
Compte courant FR76 3000 4000 0312 3456 7890 143
Du 01/02/2026 au 28/02/2026
Solde initial 1 000,00
Solde final 1 100,00

Logement                                     ${housing}
26/02/2026        Loyer Nantes Habitat       -100,50
18/02/2026        Eau de Nantes               -10,25
17/02/2026        Gaz de Nantes               -10,00
Revenus                                      +340,00
27/02/2026        Virement SCOP              +300,00
21/02/2026        Remboursement CPAM          +25,00
11/02/2026        Remboursement CPAM          +15,00
Transports                                   -119,25
24/02/2026        SNCF Connect                -49,00
20/02/2026        TAN Nantes                  -60,25
12/02/2026        TAN Nantes                  -10,00
`;
    expect(['-120,75', '-120,15', '120,75'].map((housing) => readPeriods(page(housing)).badges)).toEqual([[true], [false], [false]]);
  });

  it('numbers of accounts behind the code of their branch, and under their names in languages beside the larger ones', () => {
    const numberOf = (head: string): string | null | undefined => understandText(`
${head}
Date         Details         Amount   Balance
21/05/2025   Corner shop     -10.00     90.00
22/05/2025   Corner shop     -10.00     80.00
`).accounts[0]!.number;
    const labels = ['Дансны дугаар', 'Шот нөмірі', 'Hisob raqami', 'Հաշվեհամար', 'ანგარიშის ნომერი', 'खाता संख्या', 'হিসাব নম্বর', 'Nambari ya akaunti', 'Nombor akaun', 'Rekeningnommer', 'கணக்கு எண்', 'Numarul contului', 'Hesab nömrəsi', 'Sąskaitos numeris'];
    expect(labels.map((label) => numberOf(`${label}: 5012345678`))).toEqual(labels.map(() => '5012345678'));
    expect(numberOf('Offset Account   BSB 066-123   Account 10441122')).toBe('10441122');
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

  it('texts above their rows that begin where the days do, as on slips', () => {
    const read = (below: string) => readRows(understandText(`
IBAN PT50 0035 0651 0000 0123 4567 8
DE 01-02-2026 A 20-02-2026 EUR
SALDO ANTERIOR               100,00 C
--------------------------
PAG. SERVICOS EPAL
01-02-2026                    10,00 D
TRF. DE RUI
01-02-2026                    25,00 C
COMPRA PINGO DOCE
14-02-2026                     5,00 D
LEV. ATM
19-02-2026                    20,00 D
${below}
SALDO FINAL                   90,00 C
`)).flat().map(({ description }) => description);
    expect(read('--------------------------')).toEqual(['PAG. SERVICOS EPAL', 'TRF. DE RUI', 'COMPRA PINGO DOCE', 'LEV. ATM']);
    expect(read('COMISSAO')[0]).not.toBe('PAG. SERVICOS EPAL');
  });
});
