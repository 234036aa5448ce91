// Terms of the summary of a card, and sums of its rows.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('summaries of cards', () => {
  it('a limit and the least to pay over a due day are no row of a card without any', () => {
    const { rows, verdicts } = readStatement(`
Carte Visa Premier EUR       Période 01/09/2019 - 30/09/2019
Synthèse
Solde précédent      Paiements et crédits      Achats        Solde dû
1 300,15             0,00                      0,00          1 300,15
Plafond              Paiement minimum          À payer avant le
5 000,00             32,50                     30 septembre 2019
Date   Nature de l'opération                   Débits        Crédit     Solde en EUR
Vous disposez d'un délai de treize mois.`);
    expect([rows, verdicts]).toEqual([[], ['reconciled']]);
  });

  it('a sum of debits may hold what was owed before', () => {
    const card = (debits: string): string => `
Card statement from 25 AUG 2024 to 24 SEP 2024         Card 4400 1234 1234 9021
POST DATE   DESCRIPTION                        AMOUNT
            Previous Statement Balance         850.00
05 SEP      COFFEE                              12.50
07 SEP      BOOKSTORE                           88.30
11 SEP      REFUND                              60.00CR
21 SEP      PAYMENT RECEIVED                   500.00CR
            Total Debit Transactions           ${debits}
            Total Credit Transactions          560.00
            Total Due                          390.80`;
    expect(readStatement(card('950.80'))).toMatchObject({ verdict: 'reconciled', amounts: ['-12.50', '-88.30', '60.00', '500.00'] });
    expect(readStatement(card('100.80')).verdict).toBe('reconciled');
    expect(readStatement(card('957.80')).verdict).toBe('notReconciled');
  });

  it('balances of what was earned with a card, in money under a title of its own, are none of the card', () => {
    const page = (title: string): string => `
Explorer card   Account number ending in 4471   02/12/2024 - 03/11/2024
Previous Balance                $917.18
Payments and Credits           -$917.18
Purchases                      +$220.35
New Balance                     $220.35
Credit Line                   $9,000.00        ${title}
Credit Line Available         $8,779.65        Opening Balance        $44.71
                                               Earned This Period     +$2.20
DATE        PURCHASES                    AMOUNT
02/14/24    PRONTO GAS                   $40.10
02/20/24    DIRECTPAY FULL BALANCE     -$917.18
03/01/24    NOODLE HOUSE                 $80.25
03/09/24    HILLTOP GROCERY             $100.00`;
    expect(readStatement(page('Cashback Bonus')).verdict).toBe('reconciled');
    expect(readStatement(page('')).verdict).toBe('notReconciled');
  });

  it('terms that end where the letters behind other figures do', () => {
    const page = `
Credit Card Statement                   05/May/2025 - 04/Jun/2025
Card Number: XXXX 7788
    Opening Balance                          ₹50.00 CR
    Purchases                   +            ₹1,500.00
    EMI & Other Debits          +               ₹30.00
    Payments & Refunds          -            ₹1,500.00
    Total Amount Due            =            ₹20.00 CR

Transaction Date    Transaction Details                          Amount
12 May 25           LOTUS PHARMACY, SURAT                   1,500.00 DR
20 May 25           LATE FEE                                   30.00 DR
30 May 25           PAYMENT                                 1,500.00 CR`;
    expect(readStatement(page).isReconciled).toBe(true);
    expect(readStatement(page.replace('₹30.00', '₹80.00')).isReconciled).toBe(false);
  });

  describe('a card in one table', () => {
    const together = (interest: string): string => `
Gate Card Services
Card number ending 4417           8 February 2026
                    Previous balance           £552.10
                    Payments and credits       £552.10 CR
                    Purchases                  £171.05
                    Interest and charges        £${interest}
                    New balance                £184.00
Transaction date   Posted    Details                            Amount (£)
9 Jan              10 Jan    CORNER SHOP                            141.39
10 Jan             11 Jan    BUS                                     29.66
19 Jan             20 Jan    PAYMENT RECEIVED - THANK YOU            552.10 CR
7 Feb              8 Feb     INTEREST CHARGED ON PURCHASES           12.95`;

    it('whose purchases, and charges that no word puts on a side, are printed apart', () => {
      expect(readStatement(together('12.95'))).toMatchObject({ type: 'card', verdict: 'reconciled', amounts: ['-141.39', '-29.66', '552.10', '-12.95'] });
    });

    it('and are tested all the same', () => {
      expect(readStatement(together('19.95')).verdict).not.toBe('reconciled');
    });
  });

  it('"Total payments for this period" of a card is money in', () => {
    const card = (payments: string): string => `
Card account ending in 3302
Statement period 12/12/2025 - 01/11/2026
Previous balance                                   $200.00
Payments and credits                              -$130.00
Purchases                                          $110.00
New balance                                        $180.00
Payments
12/24    PAYMENT RECEIVED - THANK YOU             -$120.00
                 TOTAL PAYMENTS FOR THIS PERIOD    ${payments}
Transactions
12/13    CORNER SHOP                                $50.00
12/14    BLUE DOOR CAFE                             $60.00
12/15    CORNER SHOP RETURN                        -$10.00
`;
    expect(readPeriods(card('-$120.00')).badges).toEqual([true]);
    expect(readPeriods(card('-$121.00')).badges).toEqual([false]);
  });

  it('"Total payments" of a card is money in, and a charge without a day of its own leaves no day open', () => {
    const card = (payments: string): string => `
Platinum Card ending in 5101
Credit limit $5,000.00   Minimum payment due $35.00
Statement period Jan 15, 2026 - Feb 14, 2026
Previous balance                                $200.00
New balance                                     $183.43
J DOE #5101: Payments, Credits and Adjustments
Trans Date   Post Date    Description                   Amount
Jan 23       Jan 23       MOBILE PAYMENT THANK YOU   - $120.00
Jan 27       Jan 28       CORNER SHOP REFUND          - $30.00
                          J DOE #5101: Total Payments   ${payments}
J DOE #5101: Transactions
Trans Date   Post Date    Description                   Amount
Jan 16       Jan 17       CORNER SHOP                   $50.00
Jan 18       Jan 18       BLUE DOOR CAFE                $60.00
Jan 19       Jan 20       CORNER SHOP                   $20.00
                          J DOE #5101: Total Transactions   $130.00
Interest Charged
Interest Charge on Purchases                            $3.43
Total Interest for This Period                          $3.43
`;
    expect(readPeriods(card('- $150.00')).rows[0]).toHaveLength(6);
    expect(readPeriods(card('- $150.00')).badges).toEqual([true]);
    expect(readPeriods(card('- $151.00')).badges).toEqual([false]);
  });

  describe('the summary of a card', () => {
    const statement = (box: string) => `
Tarjeta de crédito EUR     Número de cuenta 5977 7810 6348 9436
Período 13/12/2019 - 13/01/2020
Resumen de la cuenta
${box}

Fecha        Concepto                     Importe
13/12/2019   Compra Farmacia               142,55
18/12/2019   Pago recibido                 -13,90`;

    const balances = (box: string) => {
      const { period } = readStatement(statement(box));
      return [period.startBalance?.value, period.endBalance?.value];
    };

    it('may have a day among the figures over their labels', () => {
      expect(balances(`
166,57             295,22           5.000,00             14,35           13 de enero de 2020
Deuda anterior     Deuda total      Límite de crédito    Pago mínimo     Fecha límite de pago`)).toEqual([-16657, -29522]);
    });

    it('may stand beside the words of a side bar', () => {
      expect(balances(`
Deuda anterior     Deuda total      Límite de crédito    Pago mínimo     Fecha límite de pago
166,57             295,22           5.000,00             14,35           13 de enero de 2020              Reclamaciones en la
                                                                                                          oficina más cercana`)).toEqual([-16657, -29522]);
    });
  });

  const invoice = (fees: string): string => `
FAKTURA 28.02.2026    Period 01.02.2026 - 28.02.2026
Skuld från föregående faktura      100,00
Inbetalningar                     -100,00
Köp                                 60,00
Räntor och avgifter                 ${fees}
Total skuld                         66,00
Lägsta belopp att betala            50,00
Datum         Specifikation          Belopp
Kortinnehavare ANNA BERG
27.02.2026    INBETALNING           -100,00
02.02.2026    LIVSMEDEL               40,00
03.02.2026    BENSIN                  20,00
Summa köp                             60,00
28.02.2026    AVGIFT                   4,50
28.02.2026    RÄNTA                    1,50
`;

  it('what was owed on the last invoice and is owed on this one, in words of an invoice', () => {
    const { document, rows, period } = readStatement(invoice('6,00'));
    expect(document.accounts[0]!.type).toBe('card');
    expect(rows.map(([, amount]) => amount)).toEqual(['100.00', '-40.00', '-20.00', '-4.50', '-1.50']);
    expect([period.startBalance?.value, period.endBalance?.value]).toEqual([-10000, -6600]);
    expect(period.isReconciled).toBe(true);
  });

  it('a term of the summary that no rows between two sums come to is reported', () => {
    expect(readStatement(invoice('6,10')).period.isReconciled).toBe(false);
  });

  it('a bill of a card in Dutch, whose labels stand over their figures', () => {
    const [account] = understandText(`
Rekeningoverzicht   Klantnummer 71220448811
Datum 12 januari 2026

Vorig openstaand saldo        Totaal ontvangen betalingen     Totaal nieuwe uitgaven      Nieuw openstaand saldo
€ 787,79 Af                   € 787,79 Bij                    € 207,63 Af                 € 207,63 Af
Bestedingslimiet              Minimaal te betalen bedrag
€ 2.500                       € 207,63

Datum transactie   Datum boeking    Omschrijving              Bedrag in euro's
29 dec             30 dec           GEINCASSEERD VORIG SALDO            787,79 Bij
04 jan             05 jan           ALBERT HEIJN 1142                   107,63 Af
05 jan             06 jan           SHELL 2210                          100,00 Af
`).accounts;
    expect([account!.type, account!.periods[0]!.isReconciled]).toEqual(['card', true]);
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

  it('the bill of a card ends on its own day, sides between tiles name none of them, and creditors are no accounts', () => {
    const { accounts } = understandText(`
Card Services BV                                    Identificatienummer bij incasso:
1100 DS Diemen                                      NL99ZZZ999999999999

Afschriftdatum: 17 januari 2026                     Volgnummer: 1
Vorig openstaand saldo      Totaal ontvangen betalingen     Totaal nieuwe uitgaven      Nieuw openstaand saldo
€ 854,79         Af         € 854,79         Bij            € 90,30          Af         € 90,30          Af
Uw Card met als laatste vier cijfers 0467
Datum         Datum        Omschrijving                                 Bedrag
transactie    boeking                                                   in euro's
02 jan        02 jan       IDEAL BETALING, DANK U                       854,79      Bij
05 jan        06 jan       NETFLIX.COM                                   10,30      Af
09 jan        10 jan       HOTEL DE BOURGOGNE                            80,00      Af
`);
    const [period] = accounts[0]!.periods;
    expect(accounts[0]!.number).not.toBe('NL99ZZZ999999999999');
    expect(period!.endDate?.value).toBe('2026-01-17');
    expect([period!.facts?.payments?.value, period!.facts?.purchases?.value]).toEqual([85_479, 9030]);
  });

  it('on a card the total of the payments for this period is money in', () => {
    const card = (paid: string): string => `
Orchard Card ending in 4410    Credit limit $5,000.00    Minimum payment due $35.00
Statement period Jan 1, 2026 - Jan 31, 2026
Previous balance                                  $411.24
New balance                                       $120.00
Payments
Date          Description                          Amount
01/15/2026    ACH Deposit Internet transfer      -$411.24
              Total payments for this period     -$${paid}
Transactions
Date          Description                          Amount
01/16/2026    CORNER SHOP                          $50.00
01/18/2026    BLUE DOOR CAFE                       $70.00
              Total charges and returns           $120.00
`;
    expect(readPeriods(card('411.24')).badges).toEqual([true]);
    expect(readPeriods(card('411.42')).badges).toEqual([false]);
  });

  it.each([
    ['that their list comes to', '$29.00', true],
    ['that their list does not come to', '$24.00', false],
  ])('fees and interest of the summary %s', (_, fees, isReconciled) => {
    const { period } = readStatement(`
Account Number: XXXX XXXX XXXX 9012
Billing Cycle: 04/03/2024 - 05/02/2024
Credit card summary
Previous Balance            $1,012.33
Payments and Credits         -$850.00
Purchases                      $93.39
Fees Charged                   ${fees}
Interest Charged               $18.33
New Balance                   $303.05
Payments and Credits
Date        Description          Amount
04/18/24    Online Payment     -$850.00
Purchases
Date        Description          Amount
04/07/24    Grocery              $52.64
04/10/24    Books                $40.75
Fees and Interest
Date        Description          Amount
04/30/24    Late Fee             $29.00
04/30/24    Interest             $18.33`);
    expect(period.isReconciled).toBe(isReconciled);
  });

  describe('a bill called like the one before', () => {
    const page = (interest: string) => `
Card number XXXX XXXX XXXX 3071
                                        Previous total balance     $883.10
Statement date Mar. 5, 2025             Payments and credits      -$883.10
                                        Purchases and debits       $257.68
                                        Interest                    ${interest}
                                        Total balance              $268.88
                                        Minimum payment due         $10.00
Trans.     Posting
date       date       Description                    Amount ($)
Feb. 8     Feb. 9     LAKEHEAD GROCERY                   145.48
Feb. 8     Feb. 10    STREAMVIEW                         112.20
Feb. 24    Feb. 25    PAYMENT RECEIVED                   883.10 CR
Mar. 5     Mar. 5     INTEREST                            11.20
`;

    it('is the new balance, and the interest is no purchase', () => {
      expect(readStatement(page('$11.20')).badges).toEqual([true]);
    });

    it('is not proved with another sum of interest', () => {
      expect(readStatement(page('$71.20')).badges).toEqual([false]);
    });
  });

  describe('a summary of labels over figures', () => {
    /** Groups of rows, each with its sum, and one line of labels over one of figures. */
    const grouped = (purchases: string, date = '16-MAY-2022') => `
MANGROVE BANK                                 STATEMENT OF CARD No. 4813XXXXXXXX5015
                                              CUT-OFF DATE 29-APR-2022
                                              PAYMENT DUE DATE ${date}

SALDO ANTERIOR    CONSUMOS PERIODO    NOTAS DEBITO    PAGOS/CREDITOS    SALDO TOTAL    MINIMO A PAGAR
    729.16            ${purchases}             5.70            729.16           976.25           26.77

FECHA           DESCRIPCION                                VALOR
PAGOS/CREDITOS
01-APR-2022     SALDO ANTERIOR                            729.16
03-APR-2022     SU PAGO                                   729.16-
                SUBTOTAL PAGOS/CREDITOS                   729.16-
NOTAS DE DEBITO
04-APR-2022     CONSUMOS EN EL EXTERIOR                     1.90
06-APR-2022     CONSUMOS EN EL EXTERIOR                     1.90
08-APR-2022     CONSUMOS EN EL EXTERIOR                     1.90
                SUBTOTAL NOTAS DEBITO                       5.70
CONSUMOS DEL PERIODO
01-APR-2022     FARMACIA CRUZ                             322.56
02-APR-2022     FERRETERIA MAR                             68.13
07-APR-2022     FARMACIA CRUZ                             310.24
16-APR-2022     MERCADO NORTE                             269.62
                SUBTOTAL CONSUMOS PERIODO                 970.55
`;

    it('is proved where its terms are those of the rows', () => {
      const [period] = understandText(grouped('970.55')).accounts[0]!.periods;
      expect(period!.rows).toHaveLength(8);
      expect(period!.isReconciled).toBe(true);
    });

    it('contradicts the rows where one of its terms is a digit off (wrong badge)', () => {
      expect(understandText(grouped('910.55')).accounts[0]!.periods[0]!.isReconciled).toBe(false);
    });

    it('ends no period with the day on which the bill is due, though it stands above the new balance', () => {
      expect(understandText(grouped('970.55')).accounts[0]!.periods[0]!.endDate?.value).toBe('2022-04-29');
    });
  });

  it('the day on which the bill is due stands beside a line of its summary, in a box', () => {
    const { rows, verdicts } = readStatement(`
Closing Date 04/16/26                            Account Ending 8-42007
New Balance                                      Account Summary
$155.00                                          Previous Balance      $100.00
Minimum Payment Due                              Payments/Credits     -$100.00
$41.00                                           New Charges           +$60.00
Payment Due Date                                 Interest Charged       $0.00
05/11/26                                         Fees                  +$95.00
                                                 New Balance           $155.00
Payments and Credits                                                    Amount
03/24/26*  AUTOPAY PAYMENT - THANK YOU                                -$100.00
New Charges                                                             Amount
03/25/26   BOOKSTORE                                                    $20.00
03/29/26   GROCER                                                       $40.00
Fees                                                                    Amount
04/16/26   Annual Membership Fee                                        $95.00
           Total Fees for this Period                                   $95.00`);
    expect([rows.map(([, amount]) => amount), verdicts]).toEqual([['100.00', '-20.00', '-40.00', '-95.00'], ['reconciled']]);
  });

  it('the first row below the day on which the bill is due is a row, without headings too', () => {
    const { rows, verdicts } = readStatement(`
Tarjeta de crédito: EUR
Período: 1 de marzo de 2019 a 31 de marzo de 2019
Deuda anterior 310,65     Saldo al corte 269,32     Pago mínimo 43,90
Fecha límite de pago 31 de marzo de 2019

01-03     Compra Gasolinera Cierzo          25,66       336,31
01-03     Compra Gasolinera Cierzo         104,15       440,46
04-03     Compra Ferretería Yunque          29,67       470,13
04-03     Pago recibido, gracias          -310,65       159,48
08-03     Compra Librería Ñandú            109,84       269,32`);
    expect([rows.map(([, amount]) => amount), verdicts]).toEqual([['-25.66', '-104.15', '-29.67', '310.65', '-109.84'], ['reconciled']]);
  });

  describe('what a total is made of, card by card', () => {
    const badge = (card: string): boolean | undefined => readPeriods(`
Card statement 4400 1234 1234 9021     08/21/2026 - 09/20/2026
Previous balance               $100.00
New charges                    $265.00
Payments                       $100.00
New balance                    $265.00
Summary                                                                 Total
JANE SMITH 9021                                                       $150.00
PAUL SMITH 9039                                                        ${card}
Total New Charges                                                     $265.00
Date       Description                                                 Amount
08/24/2026 AUTOPAY PAYMENT - THANK YOU                               -$100.00
08/25/2026 BOOKSTORE                                                   $90.00
08/29/2026 GROCER                                                      $60.00
PAUL SMITH 9039
08/27/2026 FUEL                                                        $35.00
09/02/2026 HOTEL                                                       $80.00`).badges[0];

    it('is tested, though its words name nobody but who has the card (wrong badge)', () => {
      expect([badge('$115.00'), badge('$175.00')]).toEqual([true, false]);
    });
  });

  it('of sums below the rows of each section one that is the sum of nothing contradicts them, however small (wrong badge)', () => {
    const badge = (subtotal: string): boolean | undefined => readPeriods(`
Cartão 5277 XXXX XXXX 4410       Fatura 11/02/2026 a 10/03/2026
Total da fatura anterior    R$ 100,00
Total desta fatura          R$ 117,20
Data    Estabelecimento                       Valor em R$
18/02   PAGAMENTO RECEBIDO                        -100,00
        Subtotal                                  -100,00
Data    Estabelecimento                       Valor em R$
19/02   MERCADO EXTRA                               60,00
21/02   POSTO IPIRANGA                              40,00
        Subtotal                                   100,00
Data    Estabelecimento                       Valor em R$
22/02   STEAM PURCHASE                              15,00
        Subtotal                                    15,00
Data    Estabelecimento                       Valor em R$
10/03   IOF DE COMPRA INTERNACIONAL                  2,20
        Subtotal                                     ${subtotal}`).badges[0];
    expect([badge('2,20'), badge('2,10')]).toEqual([true, false]);
  });

  const atAGlance = (label: string, balance: string): string => `
Dividend Visa     April 17 to May 16, 2025     Account number 4500 XXXX XXXX 8812
Previous balance                         $884.12
Total credits                           -$901.32
Purchases                                $247.20
Interest                                   $4.12
Total charges                          + $251.32
${label.padEnd(40)}= $${balance}
Your payments
Date         Description                                                                    Amount($)
May 09       PAYMENT THANK YOU                                                                 884.12
Total payments                                                                                $884.12
Your interest
Description                          Statement ending balance   Annual interest rate   Interest charges($)
Regular purchases                                                             20.99%                  4.12
Total interest this period                                                                           $4.12
Your new charges and credits
Date         Description                              Spend Categories                     Amount($)
Apr 17       TIM HORTONS OTTAWA ON                    Restaurants                             150.00
Apr 28       WINNERS RETURN                           Retail and Grocery                      -17.20
Apr 29       LOBLAWS TORONTO ON                       Retail and Grocery                       97.20
Total for 4500 XXXX XXXX 8812                                                                $230.00
`;

  it('the day of a payment is not that of interest under headings of its own', () => {
    const { rows, verdicts } = readStatement(atAGlance('New balance', '234.12'));
    expect(rows).toContainEqual(['2025-05-16', '-4.12']);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('the total balance of its summary is where the statement ends, if the equation says so', () => {
    expect(readStatement(atAGlance('Total balance', '234.12')).verdicts).toEqual(['reconciled']);
    expect(readStatement(atAGlance('Total balance', '284.12')).verdicts).not.toEqual(['reconciled']);
  });
});
