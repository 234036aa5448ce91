// Accounts and cards of large banks in forms met in public samples, each in its smallest form.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from './testing/documentOfText.js';

describe('sections and overviews', () => {
  const text = (amount: string): string => `
MORGAN DUNN
12-08-25 through 01-06-26
Deposit accounts in bank    Account Number      Date               Balance ($)
Everyday Checking           0049 9670 2572      01-06                 1,279.79
Growth Savings              0049 5733 1737      01-06                 7,187.39
Total Deposit Account Balance                                        $8,467.18

Everyday Checking
MORGAN DUNN                         Account Number 0049 9670 2572
Beginning Balance on 12-08-25          $1,000.00
Deposits and Other Additions            + 400.00
Other Subtractions                      - 120.21
Ending Balance on 01-06-26             $1,279.79

Everyday Checking Additions
Deposits and Other Additions                Date Posted         Amount($)
ACME PAYROLL INDN:M DUNN                       12-15               300.00
Interest earned                                12-21               ${amount}
Total Deposits and Other Additions                               $400.00
Everyday Checking Subtractions
Other Subtractions                          Date Posted         Amount($)
Transfer to savings                            12-09               100.00
MARKET 22 OMAHA NE                             12-12                20.21
Total Other Subtractions                                         $120.21

Growth Savings
MORGAN DUNN                         Account Number 0049 5733 1737
Beginning Balance on 12-08-25          $7,200.00
Deposits and Other Additions              + 0.00
Other Subtractions                       - 12.61
Ending Balance on 01-06-26             $7,187.39

Growth Savings Subtractions
Other Subtractions                          Date Posted         Amount($)
Transfer to checking                           12-09                12.61
Total Other Subtractions                                          $12.61
`;

  it('the heading of the texts says the side of the rows, and what an overview says of accounts is no row', () => {
    expect(readPeriods(text('100.00'))).toMatchObject({
      rows: [[['2025-12-15', 30_000], ['2025-12-21', 10_000], ['2025-12-09', -10_000], ['2025-12-12', -2021]], [['2025-12-09', -1261]]],
      badges: [true, true],
      bounds: [[100_000, 127_979], [720_000, 718_739]],
    });
    expect(readPeriods(text('160.00')).badges).toEqual([false, true]);
  });
});

describe('rows of several lines', () => {
  const text = (end: string): string => `
MME ANNA TESSIER
Relevé de compte n°1 au 31/01/2026
COMPTE CHEQUES N° 25705197763

DATE           LIBELLE                                       REFERENCE     DATE        DATE          MONTANT
COMPTA                                                                     OPERATION   VALEUR
               SOLDE CREDITEUR AU 31/12/2025                                                        975,00 €
07/01          VIR MARTIN PAUL                               SZF9E0G       07/01       07/01        500,00 €
08/01          COTIS CARTE
               CONTRAT CARTE ********1234
               0059723                                                     08/01       08/01      - 100,00 €
               COTISATION MENSUELLE
11/01          PRLV SDC CENTRE                               9DAFGKW       11/01       11/01      - 300,00 €

               SOLDE CREDITEUR AU 31/01/2026                                                      ${end} €

DETAIL DE VOS MOUVEMENTS SEPA
DATE           DETAIL DE VOS PRELEVEMENTS RECUS                                                        DEBIT
11/01          SDC CENTRE FR93277Z82FAF4                                                            300,00 €
`;

  it('the days of operation and value stand beside the amount, that of booking above it; the number of a card between them begins no account', () => {
    expect(readPeriods(text('1 075,00'))).toMatchObject({ rows: [[['2026-01-07', 50_000], ['2026-01-08', -10_000], ['2026-01-11', -30_000]]], badges: [true], bounds: [[97_500, 107_500]] });
    expect(readPeriods(text('1 075,90')).badges).toEqual([false]);
    const [account] = understandText(text('1 075,00')).accounts;
    expect([account!.type, account!.number]).toEqual(['bank', '25705197763']);
  });

  it('the balance stands beside the last line of the row that ends the day', () => {
    const { accounts } = understandText(`
Start balance        £100.00
End balance          £101.00

Date       Description              £ Out        £ In     £ Balance
2026       Balance from statement 1 dated 31/12/2025        100.00
02 Jan     Contactless payment      14.00
           Shop Two                                          86.00
03 Jan     Payment to               20.00
           R Jenkins
           Bank credit                           40.00
           Acme                                             106.00
05 Jan     Fee                       5.00                   101.00
`);
    expect(accounts[0]!.periods[0]!.rows.map(({ amount, balance }) => [amount.value, balance?.value ?? null])).toEqual([[-1400, 8600], [-2000, null], [4000, 10_600], [-500, 10_100]]);
    expect(accounts[0]!.periods[0]!.proof.status).toBe('reconciled');
  });
});

describe('what was paid abroad', () => {
  it('the column of what was spent in other currencies holds no balances', () => {
    expect(readPeriods(`
Prepared for              Membership Number
MS RHONA BEATON           xxxx-xxxxxx-91234
Previous Balance £   New Credits £   New Debits £   Closing Balance £
500.00               - 507.00        + 150.00       = 143.00
Transaction  Process
Date         Date       Transaction Details                   Foreign Spend     Amount £
Jan04        Jan05      TRAIN LONDON 2026                                         100.00
Jan06        Jan07      HOSTING PHOENIX                               11.48         9.00
                                                       UNITED STATES DOLLAR
Jan11        Jan11      PAYMENT RECEIVED - THANK YOU                              500.00
                                                                                      CR
Jan14        Jan16      SHOP ONE GLASGOW                                            7.00
                        GOODS                                                         CR
Jan18        Jan19      TRAIN LONDON                                               41.00
Statement date 20/01/2026
`)).toMatchObject({
      rows: [[['2026-01-05', -10_000], ['2026-01-07', -900], ['2026-01-11', 50_000], ['2026-01-16', 700], ['2026-01-19', -4100]]],
      badges: [true],
      bounds: [[-50_000, -14_300]],
    });
  });
});

describe('currencies by name', () => {
  const section = (name: string, end: string): string => `
Resumen Cuenta
${name}
Saldo inicial:            1,000.00
+ Total abonos:             500.00
- Total cargos:             300.00
Saldo vista:              ${end}

Movimientos
Fecha        Concepto                           Abonos     Cargos      Saldo
05/01/2026   TRASPASO RECIBIDO                  500.00              1,500.00
12/01/2026   COMPRA DE DIVISAS                             300.00   1,200.00
`;

  it('a title of nothing but a currency begins its part of the contract', () => {
    const { accounts } = understandText(`
IMPORTADORA AZAHAR SA DE CV
CONTRATO:     9882615
CTA. CLABE:   112180000978281909
PERIODO:      Del 1 Enero 2026 al 31 Enero 2026
${section('Peso Mexicano', '1,200.00')}${section('Dólar Americano', '1,200.00')}`);
    expect(accounts.map(({ number, currency, holder }) => [number, currency, holder])).toEqual([['112180000978281909', 'MXN', null], ['112180000978281909', 'USD', null]]);
    expect(accounts.flatMap(({ periods }) => periods.map(({ proof }) => proof.status))).toEqual(['reconciled', 'reconciled']);
  });
});

describe('figures over their labels', () => {
  const text = (out: string, gap: string): string => `
Personal account statement                              01/01/2026 - 31/01/2026
Jane Example                                                          £500.00
York YO1 1AA                                         Personal account balance
                                                                     -£${out}
                                                              Total outgoings
${gap}                                                              +£900.00
                                                               Total deposits

Date            Description                       (GBP) Amount   (GBP) Balance
30/01/2026      Transfer from pot                       900.00          500.00
28/01/2026      Petrol                                  -35.33         -400.00
21/01/2026      Groceries                               -64.67         -364.67
`;

  it('each label is that of the nearer figure', () => {
    expect(readPeriods(text('100.00', '\n')).badges).toEqual([true]);
    expect(readPeriods(text('700.00', '\n')).badges).toEqual([false]);
  });
});

describe('signs of currencies in fonts without names', () => {
  const text = (due: string, sign = 'C'): string => `
ARUN PILLAI                             Credit Card No.   4893 77XX XXXX 2162
                                        Billing Period    20 Dec, 2025 - 19 Jan, 2026
TOTAL AMOUNT DUE        MINIMUM DUE        DUE DATE
${sign}${due}                ${sign}50.00             08 Feb, 2026
PREVIOUS STATEMENT DUES     PAYMENTS/CREDITS RECEIVED     PURCHASES/DEBIT     FINANCE CHARGES
${sign}500.00                     ${sign}500.00                       ${sign}600.00             ${sign}0.00

DATE & TIME          TRANSACTION DESCRIPTION               REWARDS            AMOUNT
24/12/2025| 20:44    CABS NOIDA                                             ${sign} 100.00
26/12/2025| 21:54    GROCER KOCHI                             + 16          ${sign} 200.00
29/12/2025| 16:41    CC PAYMENT BPPY                                      + ${sign} 500.00
02/01/2026| 13:11    FUEL KOCHI                                             ${sign} 300.00
`;

  it('a letter before all figures, also before those with a sign and before nought, says no side', () => {
    const { accounts } = understandText(text('600.00'));
    const [period] = accounts[0]!.periods;
    expect(period!.rows.map(({ amount }) => amount.value)).toEqual([-10_000, -20_000, 50_000, -30_000]);
    expect([period!.isReconciled, period!.facts?.payments?.value, period!.facts?.purchases?.value]).toEqual([true, 50_000, 60_000]);
    expect(readPeriods(text('690.00')).badges).toEqual([false]);
    expect(readPeriods(text('600.00', '`')).badges).toEqual([true]);
  });
});

it('what a programme of rewards holds is no balance of the card', () => {
  expect(readPeriods(`
Account ending in 4421                         Statement period 12/18/2025 - 01/17/2026
Previous Balance                  $500.00
Payments and Credits             -$500.00
Purchases                        +$300.00
New Balance                       $300.00
Opening Cashback Bonus Balance     $41.20
Cashback Bonus Balance             $49.05

TRANS. DATE   DESCRIPTION                        AMOUNT
12/29         MARKET                            $100.00
01/06         INTERNET PAYMENT - THANK YOU     -$500.00
01/09         FUEL                              $200.00
`).badges).toEqual([true]);
});

it('the days on which a bill opens and closes, and figures whose signs stand in a column of their own before them', () => {
  const { accounts } = understandText(`
January 2026 Statement
Open Date: 12/18/2025 Closing Date: 01/16/2026                     Account Ending in: 4421
Activity Summary
Previous Balance              +     $500.00
Payments                      -     $500.00CR
Purchases                     +     $300.00
New Balance                   =     $300.00
Minimum Payment Due                  $30.00
Payment Due Date                 02/11/2026

Post   Trans
Date   Date   Ref #   Transaction Description                       Amount
01/05  01/05  1234    PAYMENT THANK YOU                            $500.00CR
12/23  12/22  4411    FUEL ROCHESTER MN                            $100.00
01/10  01/09  4412    MARKET ROCHESTER MN                          $200.00
`);
  const [period] = accounts[0]!.periods;
  expect([period!.startDate?.value, period!.endDate?.value]).toEqual(['2025-12-18', '2026-01-16']);
  expect([period!.facts?.payments?.value, period!.facts?.purchases?.value]).toEqual([50_000, 30_000]);
  expect(period!.isReconciled).toBe(true);
});

it('terms of an equation over their figures, and a day due that is no end of a period', () => {
  const text = (due: string): string => `
Credit Card Number
4315********2543
Payment Due Date     Total Payment Due     Minimum Payment Due
07/02/2026           ${due} Dr             30.00 Dr

Previous Balance - Payments - Credits + Purchases + Cash Advance + Fees Charged =Total Payment Due
500.00  Dr         400.00       0.00      300.00       0.00               0.00        400.00  Dr

DATE           TRANSACTION DETAILS                 AMOUNT (Rs.)
20/12/2025     GROCER KOCHI                           200.00 Dr
28/12/2025     PAYMENT RECEIVED                       400.00 Cr
02/01/2026     FUEL KOCHI                             100.00 Dr
`;
  const { accounts } = understandText(text('400.00'));
  const [period] = accounts[0]!.periods;
  expect([period!.isReconciled, period!.startBalance?.value, period!.endBalance?.value, period!.endDate?.value]).toEqual([true, -50_000, -40_000, '2026-01-02']);
  expect([period!.facts?.payments?.value, period!.facts?.purchases?.value, period!.facts?.dueDate?.value]).toEqual([40_000, 30_000, '2026-02-07']);
  expect(readPeriods(text('490.00')).badges).toEqual([false]);
});
