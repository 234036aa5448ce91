// What rows of one kind, name or group come to.
import { describe, expect, it } from 'vitest';
import { readPeriods } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('sums of groups and categories', () => {
  it('a total of fees beside rows that each say "fee"', () => {
    const text = (fees: string): string => `
Card ending in 4471   Statement March 1, 2026 - March 31, 2026
Starting balance   $500.00          Fees           This month    Year to date
Money in            $50.00          Total fees          ${fees}          $34.00
Money out          -$65.00
Ending balance     $485.00
Trans. date   Description               Amount    Balance
03/20/26      Cash load                 $50.00    $485.00
03/11/26      ATM withdrawal fee        -$2.50    $435.00
03/11/26      ATM withdrawal           -$20.00    $437.50
03/05/26      ATM withdrawal fee        -$2.50    $457.50
03/05/26      ATM withdrawal           -$40.00    $460.00`;
    expect([readStatement(text('$5.00')).badges, readStatement(text('$7.50')).badges]).toEqual([[true], [false]]);
  });

  it('the sum of the rows that name a tax', () => {
    const text = (tax: string): string => `
Cuenta corriente 191-021-004471/3     01-03-2026 al 31-03-2026
FECHA        CONCEPTO                        DEBITOS    CREDITOS        SALDO
             SALDO ANTERIOR                                          1.000,00
03-03-2026   PAGO PROVEEDORES                 200,00                   800,00
03-03-2026   IMP LEY 25413 S/DEB                1,20                   798,80
10-03-2026   TRANSF RECIBIDA                              300,00     1.098,80
12-03-2026   CHEQUE                           150,00                   948,80
12-03-2026   IMP LEY 25413 S/DEB                0,90                   947,90
             SALDO AL 31-03-2026                                       947,90
TOTAL IMPUESTO LEY 25413 DEBITOS                ${tax}`;
    expect(readStatement(text('2,10')).badges).toEqual([true]);
    expect(readStatement(text('3,10')).badges).toEqual([false]);
  });

  it('the sum over one group of rows is misprinted, those over the others are not', () => {
    const isReconciled = (sum: string): boolean => readStatement(`
Relevé de carte EUR   Carte 4970 5512 3321 7788   Période du 01/02/2026 au 28/02/2026
Solde précédent dû                                           546,57 €
Règlements reçus                                             546,57 €
Total des achats                                             300,00 €
Nouveau solde dû                                             300,00 €
Paiements
     12/02/2026        Votre règlement                     - 546,57
Vos achats par commerçant
CARREFOUR MARKET                                              90,00
     03/02/2026                                               30,00
     23/02/2026                                               60,00
SNCF CONNECT                                                 180,00
     07/02/2026                                              100,00
     09/02/2026                                               80,00
LA REDOUTE                                                   ${sum}
     08/02/2026                                               10,00
     17/02/2026                                               20,00`).period.isReconciled;
    expect([isReconciled(' 30,00'), isReconciled(' 36,00')]).toEqual([true, false]);
  });

  it('the sum of a group over its rows, whatever its name is', () => {
    const BY_HOLDER = `
Fatura de fevereiro        Período 27/01/2026 a 24/02/2026
Fatura anterior                                       R$ 1.597,55
Total a pagar                                         R$ 1.254,96

Transações
05/02/2026   Pagamento recebido                      -R$ 1.597,55
Bruno S **** 4471                                       R$ 443,08
27/01/2026   Ifood Pizza                                R$ 236,13
28/01/2026   Magazine Luiza                             R$ 206,95
Ana S **** 9902                                         R$ 811,88
07/02/2026   Posto Shell                                R$ 317,40
09/02/2026   Drogasil                                   R$ 494,48`;
    expect(readStatement(BY_HOLDER).badges).toEqual([true]);
    expect(readStatement(BY_HOLDER.replace('811,88', '811,18')).badges).toEqual([false]);
  });

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

  it('a line without a day over each group says what its rows come to, in any language', () => {
    const text = (sum: string): string => `
Date    Détail des opérations en euros                Débit        Crédit
        SOLDE PRECEDENT AU 31/12/25                                500,00
        Virements reçus                                            300,00
06/01   VIR SEPA BRICOMARCHE                                       100,00
07/01   VIR SEPA BRICO                                             200,00
        Prélèvements                                  ${sum}
05/01   PRLV FREE                                     30,00
06/01   PRLV EDF                                      30,00
06/01   PRLV SFR                                      20,00
        NOUVEAU SOLDE AU 31/01/26                                  720,00
`;
    const { rows, badges } = readPeriods(text('80,00'));
    expect(rows).toEqual([[['2026-01-06', 10_000], ['2026-01-07', 20_000], ['2026-01-05', -3_000], ['2026-01-06', -3_000], ['2026-01-06', -2_000]]]);
    expect(badges).toEqual([true]);
    expect(readPeriods(text('86,00')).badges).not.toContain(true);
  });

  it('what was spent in a month stands over its rows, in the column of the balances, and is none', () => {
    const text = (spent: string): string => `
Statement 1 August 2025 - 31 October 2025     Account CH44 0839 0044 7122 0773 1
Opening balance CHF 6'334.20

August 2025                                            spent 1'817.81
-      37.81    Kino Riffraff            1 Aug              6'296.39
-   1'780.00    Miete                    2 Aug              4'516.39
+   5'600.00    Lohn                     25 Aug            10'116.39

September 2025                                         spent ${spent}
-      90.55    Coop                     2 Sep             10'025.84
-       8.80    ZVV                      3 Sep             10'017.04
+      20.00    TWINT                    4 Sep             10'037.04

October 2025                                           spent 37.04
-      30.00    Coop                     2 Oct             10'007.04
-       7.04    ZVV                      3 Oct             10'000.00

Closing balance CHF 10'000.00`;
    const { rows, badges } = readPeriods(text('99.35'));
    expect(rows[0]!.map(([, amount]) => amount)).toEqual([-3781, -178000, 560000, -9055, -880, 2000, -3000, -704]);
    expect(badges).toEqual([true]);
    expect(readPeriods(text('99.85')).badges).not.toContain(true);
  });

  it('holds fees and interest, printed in the summary and below the rows, against one list of both', () => {
    const text = (fees: string): string => `
View Mastercard Statement
DANA REEVES                                              Account Ending                    2237
                                                         Statement Period   12/11/25 - 01/10/26

Previous Balance as of 12/10/25                        $300.00
- Payments                                             $100.00
+ Purchases                                            $121.00
+ Fees Charged                                          ${fees}
+ Interest Charged                                      $34.13
= Statement Balance as of 01/10/26                     $395.13

Transactions
Payments
Transaction Date      Posting Date   Description                    Points            Amount
Jan 03                Jan 05         Payment Received                  N/A          -$100.00
                                     Total Payments for This Period                 -$100.00

Purchase Activity for DANA REEVES card ending 2237
Transaction Date      Posting Date   Description                    Points            Amount
Dec 12                Dec 13         SQ SWEET TREATS                    25            $25.78
Dec 14                Dec 15         TRADER 120 NAPA                    19            $19.69
Dec 20                Dec 21         SQ SWEET TREATS                    75            $75.53
                                     Total Purchase Activity for This Period         $121.00

Fees and Interest
Transaction Date      Posting Date   Description                                      Amount
Jan 09                Jan 09         LATE PAYMENT FEE                                 $40.00
Jan 10                Jan 10         INTEREST CHARGE ON PURCHASES                     $34.13
                                     Total Fees for This Period                       $40.00
                                     Total Interest for This Period                   $34.13
`;
    expect(readPeriods(text('$40.00')).badges).toEqual([true]);
    expect(readPeriods(text('$41.00')).badges).toEqual([false]);
  });

  describe('a table of kinds whose last line is the sum of a side', () => {
    const page = (bills: string) => `
Statement period 01 Feb 2025 - 28 Feb 2025
Transaction type          Paid in     Paid out
Send money                   0.00       224.08
Received money           1,582.08         0.00
Pay bill                     0.00       ${bills}
Buy goods                    0.00       110.16
Total                    1,582.08       703.73

Date          Details               Paid in     Withdrawn      Balance
2025-02-03    Funds received       1,582.08                   2,462.08
2025-02-05    Transfer                             224.08     2,238.00
2025-02-08    Power                                369.49     1,868.51
2025-02-11    Mini mart                            110.16     1,758.35
`;

    it('adds up', () => {
      expect(readStatement(page('369.49')).badges).toEqual([true]);
    });

    it('contradicts the rows where a digit keeps it from adding up (wrong badge)', () => {
      expect(readStatement(page('369.40')).badges).toEqual([false]);
    });
  });

  it('sums over groups of a day tell the side of their rows', () => {
    const { rows, period } = readStatement(`
01 DE MARÇO DE 2026 a 31 DE MARÇO DE 2026    Valores em R$
Saldo inicial                                     100,00
Total de entradas                                  80,00
Total de saídas                                    60,00
Saldo final do período                            120,00
Movimentações
02 MAR 2026   Total de entradas                  + 50,00
              Pix recebido       ACME              50,00
              Total de saídas                    - 40,00
              Compra no débito   PADARIA           15,00
              Boleto             SABESP            25,00
13 MAR 2026   Total de entradas                  + 30,00
              Pix recebido       MARIA             30,00
              Total de saídas                    - 20,00
              Compra no débito   PADARIA           20,00`);
    expect(rows).toEqual([['2026-03-02', '50.00'], ['2026-03-02', '-15.00'], ['2026-03-02', '-25.00'], ['2026-03-13', '30.00'], ['2026-03-13', '-20.00']]);
    expect(period.isReconciled).toBe(true);
  });

  it('where no balances are printed, sums of both sides below groups of rows alone say which side these are on', () => {
    const { rows } = readStatement(`
Account 12345678   1 May 2026 to 31 May 2026
Date         Details                              Amount
04.05.2026   A SHOP                               450.00
05.05.2026   B SHOP                                50.00
             Total credits                        500.00
04.05.2026   C SHOP                               100.00
08.05.2026   D SHOP                                70.00
             Total debits                         170.00
07.05.2026   E SHOP                                10.00
             Total debits                          10.00`);
    expect(rows.map(([, amount]) => amount)).toEqual(['450.00', '50.00', '-100.00', '-70.00', '-10.00']);
  });

  describe('the sum of each month over its rows, where a day is printed once', () => {
    const text = (sum: string, amount = '282,73 S'): string => `
Konto DE12 6605 0101 0441 0220 88 (EUR)
Kontostand am 31.12.2023        4.410,22 H
Kontostand am 31.12.2024        3.414,36 H
Tag             Vorgang                           Betrag EUR
Februar 2024                                        264,33 S
01.02.          Kartenzahlung REWE                  187,82 S
                Gutschrift Finanzkasse              206,22 H
                Entgelt                             ${amount}
März 2024                                           ${sum}
08.03.          Entgelt                              63,63 S
                Dauerauftrag Hausverwaltung         239,58 S
                Lastschrift                         279,70 S
Juni 2024                                           148,62 S
06.06.          Gutschrift Weber                    102,15 H
                Entgelt                             250,77 S
Zinsabrechnung
Zeitraum        Zinssatz                          Zinsen EUR
01.01.–30.06.2024        0,10 %                         2,20
01.07.–31.12.2024        0,25 %                         5,51`;

    it('is no row', () => {
      const { rows, badges } = readPeriods(text('582,91 S'));
      expect([rows[0]!.map(([day]) => day), badges]).toEqual([['2024-02-01', '2024-02-01', '2024-02-01', '2024-03-08', '2024-03-08', '2024-03-08', '2024-06-06', '2024-06-06'], [true]]);
    });

    it('contradicts the rows where a digit is another', () => {
      expect(readPeriods(text('582,91 S', '232,73 S')).badges).not.toContain(true);
      expect(readPeriods(text('532,91 S')).badges).not.toContain(true);
    });
  });
});
