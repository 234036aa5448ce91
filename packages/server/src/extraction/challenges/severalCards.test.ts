// Cards of several holders on one bill.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('several cards', () => {
  it('cards of several holders under one card account', () => {
    const { document, verdicts } = readStatement(`
Card account number XXXX-XXXX-XXXX-2955
Billing cycle 05/01/2026 - 05/31/2026     Minimum payment due $10.00   Credit limit $5,000
Previous balance                     $100.00
Payments and credits                -$100.00
Purchases                            +$75.00
New balance                           $75.00
Date    Description                   Amount
05/02   PAYMENT THANK YOU           -$100.00
D RAMOS - card ending in 2192
Date    Description                   Amount
05/03   COFFEE                         $5.00
05/04   FUEL                          $50.00
Total for D RAMOS                     $55.00
P ELLERY - card ending in 2833
Date    Description                   Amount
05/05   BOOKS                         $20.00
Total for P ELLERY                    $20.00`);
    expect(document.accounts.map((account) => account.number)).toEqual(['XXXX-XXXX-XXXX-2955']);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('a card that is named over its rows, and the bill again at the head of each page: rows and their sums in the order of the pages', () => {
    const { rows, verdicts } = readStatement(`
BILL                    Account ending in 2955    Page 1 of 3
Account number XXXX-XXXX-XXXX-2955
Billing cycle 05/01/2026 - 05/31/2026     Minimum payment due $10.00   Credit limit $5,000
Previous balance                     $100.00
Payments and credits                -$100.00
Purchases                           +$106.00
Fees charged                          +$4.00
New balance                          $110.00
Date    Description                   Amount
05/02   PAYMENT THANK YOU           -$100.00
D RAMOS - card ending in 2192
Date    Description                   Amount
05/03   COFFEE                         $5.00
\fBILL                    Account ending in 2955    Page 2 of 3
05/04   FUEL                          $50.00
Total for D RAMOS                     $55.00
P ELLERY - card ending in 2833
Date    Description                   Amount
05/05   BOOKS                         $20.00
\fBILL                    Account ending in 2955    Page 3 of 3
05/06   PENS                          $31.00
Total for P ELLERY                    $51.00
Fees charged
Date    Description                   Amount
05/30   LATE FEE                       $4.00
Total fees charged                     $4.00`);
    expect(rows).toEqual([['2026-05-02', '100.00'], ['2026-05-03', '-5.00'], ['2026-05-04', '-50.00'], ['2026-05-05', '-20.00'], ['2026-05-06', '-31.00'], ['2026-05-30', '-4.00']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('accounts of holders that are told by their last digits are of the bill, if the equation says so', () => {
    const page = (second: string): string => `
PRIYA K RAMAN
Account Number: XXXX XXXX XXXX 4471
Statement Closing Date: 05/03/2025
Previous Balance              $100.00
Payments                     -$100.00
Purchases                     +$60.00
New Balance                    $60.00
Payment Due Date           05/28/2025

Transactions
Trans Date   Post Date    Description              Amount
04/21        04/21        AUTOMATIC PAYMENT      -$100.00
PRIYA K RAMAN   Account ending in 4471
Trans Date   Post Date    Description              Amount
04/10        04/11        TRADER JOES              $10.00
04/12        04/13        SHELL OIL                $20.00
Total purchases for PRIYA K RAMAN                  $30.00
ARJUN RAMAN   Account ending in 8820
Trans Date   Post Date    Description              Amount
04/11        04/12        UBER TRIP                 $5.00
04/15        04/16        ALASKA AIR               ${second}
Total purchases for ARJUN RAMAN                    $30.00`;
    const { accounts, rowLists, verdicts } = readStatement(page('$25.00'));
    expect(accounts).toHaveLength(1);
    expect(rowLists).toEqual([[['2025-04-21', '100.00'], ['2025-04-11', '-10.00'], ['2025-04-13', '-20.00'], ['2025-04-12', '-5.00'], ['2025-04-16', '-25.00']]]);
    expect(verdicts).toEqual(['reconciled']);
    expect(readStatement(page('$26.00')).badges).not.toContain(true);
  });

  it('cards between the balance before and the new one are of one account, if the equation says so', () => {
    const bill = (total: string) => `
Kreditkarte Monatsrechnung 17.11.2025
Datum         Beschreibung                Gutschrift   Belastung CHF
              Saldo letzte Rechnung                           520.40
27.10.2025    Ihre Zahlung                    520.40
Karte XXXX XXXX XXXX 4576, Anna Muster
28.10.2025    Dorfladen                                       134.18
02.11.2025    Albergo                                          18.88
Total Karte XXXX XXXX XXXX 4576                               153.06
Karte XXXX XXXX XXXX 1407, Beat Muster
29.10.2025    Dorfladen                                       176.00
Total Karte XXXX XXXX XXXX 1407                               176.00
Total zu unseren Gunsten                                      ${total}`;
    const { accounts } = understandText(bill('329.06'));
    expect(accounts.map(({ periods }) => periods.map(({ rows, isReconciled }) => [rows.length, isReconciled]))).toEqual([[[4, true]]]);
    expect(readStatement(bill('329.60')).periods.some(({ isReconciled }) => isReconciled)).toBe(false);
  });

  it('a card named over its rows, refunds taken off its sum, and the sum naming the card once more', () => {
    const bill = (total: string): string => `
Rechnung vom 05.04.2026       Kartenkonto 1122 3344
Datum         Beschreibung                              Gutschrift     Belastung
01.03.2026    Saldo letzte Rechnung                                        50.00
20.03.2026    Ihre Zahlung                                   50.00
Visa 4455 20XX XXXX 7828 Urs Muster
22.03.2026    Coopmarkt                                                    30.00
24.03.2026    Gutschrift Zalora                              10.00
25.03.2026    Hotel Post                                                   80.00
              Total Karte 7828                                            ${total}
05.04.2026    Saldo zu unseren Gunsten                                    100.00
`;
    expect(readPeriods(bill('100.00'))).toMatchObject({ rows: [[['2026-03-20', 5_000], ['2026-03-22', -3_000], ['2026-03-24', 1_000], ['2026-03-25', -8_000]]], badges: [true] });
    expect(understandText(bill('100.00')).accounts[0]!.periods[0]!.rows[0]!.description.value).toBe('Ihre Zahlung');
    expect(readPeriods(bill('107.00')).badges).not.toContain(true);
  });

  it('a sum that names a card begins no account', () => {
    expect(readPeriods(`
Rechnung vom 05.04.2026       Kartenkonto 1122 3344
Datum         Beschreibung                              Gutschrift     Belastung
01.03.2026    Saldo letzte Rechnung                                        50.00
20.03.2026    Ihre Zahlung                                   50.00
22.03.2026    Coopmarkt                                                    30.00
25.03.2026    Hotel Post                                                   80.00
              Total Karte 7828                                            110.00
05.04.2026    Saldo zu unseren Gunsten                                    110.00
`)).toMatchObject({ rows: [[['2026-03-20', 5_000], ['2026-03-22', -3_000], ['2026-03-25', -8_000]]], badges: [true] });
  });

  it('further cards of one bill, named in a column of its rows only', () => {
    expect(readPeriods(`
Credit card statement         Card No. 652371******3301
Previous balance                              100.00
Payments and credits                          100.00
Purchases and charges                          90.00
New balance                                    90.00
Date        Card     Details                  Amount
02-Mar-26   3301     Mall                      30.00
03-Mar-26   0460     Garage                    40.00
04-Mar-26   3301     Payment received         100.00 CR
05-Mar-26   0460     Grocer                    20.00
`)).toMatchObject({ rows: [[['2026-03-02', -3_000], ['2026-03-03', -4_000], ['2026-03-04', 10_000], ['2026-03-05', -2_000]]], badges: [true] });
  });

  it('what the rows of a cardholder come to may be a digit away from their purchases', () => {
    const text = (second: string): string => `
Visa card 4510 XXXX XXXX 7731       Statement from 02/11/2026 to 03/10/2026
Previous balance $567.12
New balance $1,729.98
02/13/2026    Bell Mobility          $1,195.55
02/16/2026    Metro                    $500.26
02/21/2026    Payment - thank you     -$500.00
Activity of this card                $1,195.81
Card of Etienne Roy
02/17/2026    Parks & Rec               $26.00
02/25/2026    Petro Laval                $7.21
02/26/2026    Return Simons            -$66.16
Activity of this card                  ${second}
`;
    expect(readStatement(text('-$32.95')).badges).toEqual([true]);
    // Below the words that say a sum elsewhere, a short one is tested, too.
    expect(readStatement(text('-$39.25')).badges).toEqual([false]);
  });

  it('the balance before above the first card, the new one below the last, and a total of each', () => {
    const { document } = readStatement(`
Facture mensuelle de la carte de crédit 21.03.2024
Date achat   Comptabilisé   Description                        Montant CHF
                            Solde de la dernière facture            200.00
Carte 4455 20XX XXXX 7810
22.03.2024   23.03.2024     Boulangerie                              10.00
24.03.2024   25.03.2024     Votre paiement                          200.00-
                            Total carte                             190.00-
Carte 4455 20XX XXXX 7828
25.03.2024   26.03.2024     Hôtel                                    80.00
                            Total carte                              80.00
                            Solde en notre faveur                    90.00
`);
    expect(document.accounts.map(({ periods }) => periods.map(({ rows, isReconciled }) => [rows.length, isReconciled]))).toEqual([[[3, true]]]);
  });

  it('sums without words below the rows of each card', () => {
    const text = (sum: string): string => `
Nafn                                                      REIKNINGUR
Jón Jónsson                                               Gjalddagi          04.02.2026
Jónsgötu 1                                                Tímabil            27.12.2025 - 26.01.2026
200 Kópavogi                                              Kortnúmer          ************ Classic

Dags.    Texti                 Staðsetning               Kaupupphæð      ísl.kr.
         ***************   Jón Jónsson
26.01    Árgjald                                                            345
31.12    Skeljungur            Reykjavík                     13.521      13.521
01.01    Krónan                Garðabær                      11.090      11.090
                                                                         ${sum}
         ***************   Jóna Pálsdóttir
28.12    Bónus                 Reykjavík                     19.820      19.820
30.12    Bónus                 Reykjavík                        778         778
                                                                         20.598

Staða við síðustu útskrift:        41.349        Heildarskuld            45.554
Greitt á tímabilinu:               41.349
Til greiðslu á gjalddaga                                                 45.554
`;
    const { rows, badges } = readPeriods(text('24.956'));
    expect(rows[0]!.map(([, amount]) => Math.abs(amount))).toEqual([345, 13_521, 11_090, 19_820, 778]);
    expect([...badges, ...readPeriods(text('24.966')).badges]).toEqual([false, false]);
    expect(understandText(text('24.956')).accounts[0]).toMatchObject({ holder: 'Jón Jónsson', decimals: 0 });
  });

  it('the new balance below the last of several cards is that of the bill, and what a rate came to is no sum of rows', () => {
    const cards = (second: string): string => `
Bass Strait Bank           Account number 4564 71XX XXXX 0213
Statement period 20 Dec 2025 - 19 Jan 2026
Opening balance $500.00
New charges $200.00
Payments/refunds -$300.00
Closing balance $400.00
Minimum payment $31.00     Credit limit $5,000.00
Transactions
Date       Description                          Amount (A$)
05 Jan     BPAY PAYMENT - THANK YOU                 300.00-
Card number 4564 71XX XXXX 1140 - AISHA RAHMAN
20 Dec     BP EXPRESS FITZROY                       100.00
24 Dec     BUNNINGS 455 BOX HILL                     40.00
Card number 4564 71XX XXXX 2527 - OMAR RAHMAN
05 Jan     MYKI TOPUP MELBOURNE                      ${second}
19 Jan     Interest charged on purchases             10.00
19 Jan     Closing balance                          $400.00
Interest rates
Type            Rate p.a.       Balance       Interest
Purchases       20.99%            $0.00          10.00
Cash advances   21.99%            $0.00           0.00
`;
    expect(readPeriods(cards('50.00')).rows).toEqual([[['2026-01-05', 30_000], ['2025-12-20', -10_000], ['2025-12-24', -4_000], ['2026-01-05', -5_000], ['2026-01-19', -1_000]]]);
    expect(readPeriods(cards('50.00')).badges).toEqual([true]);
    expect(readPeriods(cards('56.00')).badges).toEqual([false]);
  });

  // Letters and words from left to right, as readers give them.
  it('a list of the charges to cards says so in Hebrew, too, and each card is an account', () => {
    const document = understandText(`
                                                            סיטרכל תואקסע טוריפ
                                            5391 תורפסב םייתסמה בהז הזיו סיטרכ
      בויח םוכס       הקסע םוכס           קסעה תיב םש             הקסע ךיראת
         359.11          359.11           האקיא                     02/01/26
         100.00          300.00           ליד לסרפוש                18/01/26
                                            0245 תורפסב םייתסמה בהז הזיו סיטרכ
      בויח םוכס       הקסע םוכס           קסעה תיב םש             הקסע ךיראת
         78.68           78.68            קלד זפ                    19/01/26
`);
    expect(document.accounts.map(({ number, type, periods }) => [number, type, periods[0]!.rows.map(({ amount }) => amount.value)])).toEqual([['5391', 'card', [-35_911, -10_000]], ['0245', 'card', [-7_868]]]);
  });

  it('a list of cards, with what is due at least and until when, holds no rows', () => {
    expect(readStatement(`
Credit card statement            Statement date 12 APR 2025
Card Description     Card Number              Total Balance    Minimum Payment   Due Date
ISLAND ONE CARD      5401 0000 1111 2222             149.20              50.00   04 MAY 2025

Post Date   Trans Date   Description of transaction                Amount SGD
                         PREVIOUS BALANCE                              120.00
17 MAR      17 MAR       GROCER                                         89.20
25 MAR      22 MAR       FERRY                                          60.00
01 APR      31 MAR       PAYMENT THANK YOU                             120.00 CR
                         TOTAL BALANCE                                 149.20
`).rowLists).toEqual([[['2025-03-17', '-89.20'], ['2025-03-25', '-60.00'], ['2025-04-01', '120.00']]]);
  });

  it('"Total New Charges" over the lists of many cards, and fees and interest behind them', () => {
    const lists = Array.from({ length: 12 }, (_, at) => `CARDHOLDER ${'ABCDEFGHIJKL'[at]}\nCard Ending 7-410${10 + at}\n                                                     Amount\n10/02/26   HOTEL                                     $50.00`).join('\n');
    const page = (charges: string): string => `
Card ending 7-41008    Closing Date 10/21/26
Previous Balance  $1,000.00
Payments/Credits   -$1,000.00
New Charges     +$600.00
Fees             +$95.00
Interest Charged  +$38.66
New Balance      $733.66

Payments                                             Amount
10/08/26*  MOBILE PAYMENT - THANK YOU             -$1,000.00
New Charges
Summary
                                            Total
          Total New Charges               $${charges}
Detail
${lists}
Fees
                                                     Amount
10/21/26   ANNUAL MEMBERSHIP FEE                     $95.00
Total Fees for this Period                           $95.00
Interest Charged
                                                     Amount
10/21/26   Interest Charge on Pay Over Time          $38.66
Total Interest Charged for this Period               $38.66`;
    expect(readStatement(page('600.00')).verdicts).toEqual(['reconciled']);
    expect(readStatement(page('660.00')).verdicts).toEqual(['notReconciled']);
  });

  it('the balance that a sentence below the rows speaks of keeps no card apart', () => {
    const { numbers, verdicts } = readStatement(`
Account number        4548-81XX-XXXX-2219
Statement period      19 Nov 2026 to 18 Dec 2026
Opening balance       $100.00
Payments and credits -$100.00
Purchases             +$75.00
Closing balance        $75.00
Date     Transaction details                          Amount
CARD 4548-81XX-XXXX-2219   H WALKER
19 NOV   PAYMENT RECEIVED THANK YOU                   100.00 CR
20 NOV   HARBOUR CAFE                                  55.00
ADDITIONAL CARD 4548-81XX-XXXX-2227   A WALKER
04 DEC   HILL BOOKS                                    20.00

If you make only the minimum payment you will pay more interest. Paying $120.00 each month clears the
balance in 1 year, costing $131.20 in interest.`);
    expect(numbers).toEqual(['4548-81XX-XXXX-2219']);
    expect(verdicts).toEqual(['reconciled']);
  });

  describe('an account of several whose title names a card', () => {
    const text = (title: string, charge: string): string => `
Great Lakes Community CU
Statement Period 10/01/2026 through 10/31/2026      Account 0088213
S0080 Freedom Checking
Date    Transaction Description          Amount     Balance
10/01   Beginning Balance                          1,161.77
10/05   KROGER                          -20.00     1,141.77
10/15   Deposit ACH PAYROLL             500.00     1,641.77
10/31   Ending Balance                             1,641.77
${title}
Date    Transaction Description          Amount     Balance
10/01   Previous Balance                             748.65
10/05   CHEVRON                          20.00       768.65
10/09   CHEVRON                          31.35       800.00
10/31   ${charge.padEnd(25)}        10.00       810.00
10/31   New Balance                                  810.00`;
    const read = (title: string, charge: string) => understandText(text(title, charge)).accounts.map(({ type, periods }) => [type, periods[0]!.rows.at(-1)!.amount.value, periods[0]!.isReconciled]);

    it('is one where its part speaks of charges, and the others are none (wrong badge)', () => {
      expect(read('L0041 Platinum Visa', '*FINANCE CHARGE*')).toEqual([['bank', 50000, true], ['card', -1000, true]]);
    });

    it('has no badge where charges raise a balance without a sign, and nothing says card', () => {
      expect(read('L0041 Platinum', '*FINANCE CHARGE*')[1]).toEqual(['bank', 1000, false]);
      expect(read('L0041 Platinum', 'FINANCE CHARGE REFUND')[1]).toEqual(['bank', 1000, true]);
    });
  });
});
