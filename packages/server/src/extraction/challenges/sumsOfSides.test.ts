// What all debits and all credits come to, above or below the rows.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('sums of both sides', () => {
  it('a sum under the heading of a side that no row is of', () => {
    const isReconciled = (paidIn: string): boolean => readStatement(`
Business Current Account GBP    Account number 78502413    Statement period 01 Oct 2023 - 31 Oct 2023
Opening balance 1,000.00
Closing balance 700.00
Trans. date     Description                Paid in     Payments     Account balance
16 Oct 2023     MOSS & VINE                               100.00                900.00
20 Oct 2023     RENT                                      150.00                750.00
24 Oct 2023     CASH WITHDRAWAL                            50.00                700.00
                Totals for the period              ${paidIn}   300.00
Pending transactions
31 Oct 2023 MOSS & VINE         101.49
31 Oct 2023 RENT                 69.05
31 Oct 2023 CASH WITHDRAWAL      70.00`).period.isReconciled;
    expect([isReconciled('0.00'), isReconciled('0.09')]).toEqual([true, false]);
  });

  it('"(2)" before the currency of a sum counts its rows', () => {
    const { period } = readStatement(`
Conta corrente BRL   Número de conta 1609396   Período 01/02/2020 a 30/04/2020
Saldo inicial R$ 100,00   Total de entradas (2) R$ 70,00    Total débitos (1) R$ 30,00     Saldo final R$ 140,00
Data          Histórico              Débito (R$)    Crédito (R$)      Saldo (R$)
04/02/2020    Compra Padaria            R$ 30,00                        R$ 70,00
10/02/2020    Depósito                                  R$ 20,00        R$ 90,00
24/02/2020    Estorno                                   R$ 50,00       R$ 140,00`);
    expect(period.proof.status).toBe('reconciled');
  });

  it('a digit of nought beside the sum of the only side that has rows', () => {
    const badges = (credits: string) => readPeriods(`
Compte épargne: EUR
Numéro de compte: FR45 34680 81734 16131589567 86
Période du: 01/08/25 - 31/08/25
Solde initial                                               Solde final
8 438,42 €                                                  6 203,87 €

07/08/25        CARTE CAFÉ DU PHARE               EUR          130,75                8 307,67
14/08/25        CHEQUE N° 4278                    EUR        1 953,80                6 353,87
19/08/25        RETRAIT DAB PAU                   EUR          150,00                6 203,87
                Total des opérations                         2 234,55     ${credits}`).badges;
    expect(badges('0,00')).toEqual([true]);
    expect(badges('0,03')).toEqual([false]);
  });

  it('sums of one digit are tested where money has no decimals', () => {
    const statement = (sum: string): string => `
Bankszámla: HUF    Számlaszám: 61271722-58059986-73901482    Időszak: 2021.12.01 - 2021.12.31
Összefoglaló
Nyitóegyenleg       Jóváírások összesen      Összes terhelés      Záró egyenleg
1 627 849           ${sum}                        0                    1 627 849

Könyvelés dátuma     Tranzakció leírása      Összeg (HUF)      Egyenleg`;
    expect(readStatement(statement('0')).period.isReconciled).toBe(true);
    expect(readStatement(statement('7')).period.isReconciled).toBe(false);
  });

  it('"Achats" below the rows is what came out', () => {
    const statusWith = (sum: string) => understandText(`
Carte Visa 4921 **** **** 1234   01/03/2026 - 31/03/2026
Solde précédent     120,00
Solde dû            100,00
Date          Libellé                             Montant
02/03/2026    PAIEMENT REÇU                      120,00-
05/03/2026    BOULANGERIE                         35,10
12/03/2026    SNCF                                64,90
              Paiements reçus                    120,00
              Achats                             ${sum}`).accounts[0]!.periods[0]!.proof.status;
    expect(statusWith('100,00')).toBe('reconciled');
    expect(statusWith('106,00')).toBe('notReconciled');
  });

  it('sums of both sides beside the names of months, under words that head columns elsewhere: one that does not agree contradicts the rows (wrong badge)', () => {
    const page = (income: string): string => `
IBAN DE02 1001 1001 2620 4025 25   01.12.2025 bis 31.01.2026
Kontostand am 01.12.2025: 1.000,00 €
Kontostand am 31.01.2026: 1.480,00 €

Januar 2026                          Eingang ${income} €   Ausgang 120,00 €
31.01.2026   Max Krüger                                          +200,00 €
30.01.2026   Gehalt                                              +500,00 €
28.01.2026   REWE                                                -120,00 €
Dezember 2025                        Eingang 0,00 €   Ausgang 100,00 €
12.12.2025   Vattenfall                                           -60,00 €
10.12.2025   REWE                                                 -40,00 €
`;
    expect(['700,00', '900,00'].map((income) => readPeriods(page(income)).badges)).toEqual([[true], [false]]);
  });

  it('the balance before the sums of both sides, and "closing balance" behind all of them', () => {
    const text = `
Account 000441122334
From 01/02/2026 to 28/02/2026
Date            Balance      Debit     Credit   Narrative
01/02/2026       100.00                         Opening balance
02/02/2026        90.00      10.00              Card purchase
03/02/2026       140.00                 50.00   Cash deposit
27/02/2026       120.00      20.00              Card purchase
28/02/2026       120.00      30.00      50.00   Closing balance
`;
    const { badges, rows } = readPeriods(text);
    expect([rows[0]!.length, badges]).toEqual([3, [true]]);
    expect(readPeriods(text.replace('120.00      30.00', '120.00      31.00')).badges).toEqual([false]);
  });

  it('"Closing" and "Balance" below it, in a narrow cell, beside both sums and the balance', () => {
    const text = `
Account 000441122334
From 01/02/2026 to 28/02/2026
Date          Narrative     Debit     Credit    Balance
01/02/2026    Opening                            100.00
              Balance
02/02/2026    Card          10.00                 90.00
              Purchase
03/02/2026    Cash                     50.00     140.00
              Deposit
27/02/2026    Card          20.00                120.00
              Purchase
28/02/2026    Closing       30.00      50.00     120.00
              Balance
`;
    const { badges, rows } = readPeriods(text);
    expect([rows[0]!.length, badges]).toEqual([3, [true]]);
    expect(readPeriods(text.replace('30.00      50.00', '30.00      56.00')).badges).toEqual([false]);
  });

  const neo = (total: string): string => `
Relevé de compte N° 01/2026
01.01.2026 jusqu'au 31.01.2026
Description                                   Date de réservation          Montant
DECATHLON                                              02.01.2026          -28,00€
Mastercard
LIDL 3876                                              03.01.2026          -12,00€
Mastercard
BURGER KING                                            05.01.2026          -20,00€
Mastercard
HECTOR MALONDA                                                             Émis le
IBAN: DE37100110012629573312                                             N° 01/2026
\fRelevé de compte N° 01/2026
01.01.2026 jusqu'au 31.01.2026
Description                                   Date de réservation          Montant
Julien Meda                                            27.01.2026         +400,00€
Revenus
LE VOMB                                                28.01.2026          -40,00€
Mastercard
HECTOR MALONDA                                                             Émis le
IBAN: DE37100110012629573312                                             N° 01/2026
\fAperçu
01.01.2026 jusqu'au 31.01.2026
Votre ancien solde                                                        +700,00€
Transactions sortantes                                                    ${total}
Transactions entrantes                                                    +400,00€
Votre nouveau solde                                                     +1.000,00€
HECTOR MALONDA                                                             Émis le
IBAN: DE37100110012629573312                                             N° 01/2026
`;

  it('a statement numbered within its year is one account over all pages, with the sums on its last', () => {
    const { rows, badges, bounds } = readPeriods(neo('-100,00€'));
    expect(understandText(neo('-100,00€')).accounts.map(({ number }) => number)).toEqual(['DE37100110012629573312']);
    expect(rows).toEqual([[['2026-01-02', -2_800], ['2026-01-03', -1_200], ['2026-01-05', -2_000], ['2026-01-27', 40_000], ['2026-01-28', -4_000]]]);
    expect(bounds).toEqual([[70_000, 100_000]]);
    expect(badges).toEqual([true]);
    expect(readPeriods(neo('-108,00€')).badges).toEqual([false]);
  });

  it('sums of both sides behind the balance that all rows began with, in words nobody knows', () => {
    const veiled = neo('-100,00€').replace('Transactions sortantes', 'Zransactions fortantu').replace('Transactions entrantes', 'Zransactions gntrantu');
    const { rows, badges } = readPeriods(veiled);
    expect(rows[0]).toHaveLength(5);
    expect(badges).toEqual([true]);
  });

  it('the whole of the transactions may be what both sides come to', () => {
    const { period } = readStatement(`
January 1, 2026 - January 31, 2026
Beginning Cash              100.00
Ending Cash                 115.00
Date       Description             Amount
01/02      PURCHASE                (10.00)
01/03      DIVIDEND                 50.00
01/04      FEE                     (25.00)
Total Transactions                  15.00`);
    expect(period.proof.status).toBe('reconciled');
  });

  it('a line of sums under both headings is no sum of one side, whatever its words name first', () => {
    const text = (paid: string): string => `
Statement 1 Jan 2026 to 31 Jan 2026
Date         Details                     Withdrawal     Deposit     Balance
             BALANCE B/F                                              100.00
02 Jan       RENT                             10.00                    90.00
03 Jan       SALARY                                       50.00       140.00
04 Jan       POWER                            25.00                   115.00
             BALANCE C/F                                              115.00
             Total Withdrawals/Deposits       ${paid}        50.00`;
    expect(readStatement(text('35.00')).period.proof.status).toBe('reconciled');
    expect(readStatement(text('36.00')).period.proof.status).toBe('notReconciled');
  });

  it('a sum in a sentence that is a digit away from the rows below it contradicts them', () => {
    const text = (sum: string): string => `
For the period 01/01/2026 to 01/31/2026
Beginning balance      10,000.00
Ending balance          1,832.37
Deposits and Other Additions
There were 3 Deposits and Other Additions totaling $515.00.
Date          Amount      Description
01/05         210.00      PAYROLL ALDER
01/19         300.00      MOBILE DEPOSIT
01/21           5.00      INTEREST
Online and Electronic Banking Deductions
There were 3 Online and Electronic Banking Deductions totaling $${sum}.
Date          Amount      Description
01/06       2,120.01      RENT M OKONKWO
01/20       6,062.62      POWER AND LIGHT
01/22         500.00      TRANSFER`;
    expect(readStatement(text('8,682.63')).period.isReconciled).toBe(true);
    expect(readStatement(text('8,682.64')).period.isReconciled).toBe(false);
  });

  it('what the rows of a side come to stands below those without a day of their own, under a label that nobody knows', () => {
    const text = (last: string, end: string) => `
Statement 1 May 2026 to 31 May 2026
Opening balance 500.00                              Closing balance ${end}
Date          Text                             Amount    Balance
04/05/2026    COFFEE BAR                       -50.00
              BOOKSHOP                         -20.00     430.00
07/05/2026    PAYROLL                          100.00     530.00
11/05/2026    FERRY                            -30.00
              BAKERY                           -10.00     490.00
              Vsotki dobropisov                ${last}`;
    expect(readStatement(text('100.00', '490.00')).rows.map(([, amount]) => amount)).toEqual(['-50.00', '-20.00', '100.00', '-30.00', '-10.00']);
    // A row that happens to be as large leads to the balance printed.
    expect(readStatement(text('100.00', '590.00')).rows).toHaveLength(6);
  });

  it('both sides on one line of words below the rows, one of them misprinted', () => {
    const verdict = (debit: string, credit: string): string[] => readStatement(`
Statement of account 01.02.2024 - 29.02.2024
Date         Details                    Amount      Balance
             Opening balance                         827.66
05.02.2024   Electricity               -200.00       627.66
09.02.2024   Shop                      -100.00       527.66
12.02.2024   Fee                         -7.66       520.00
             Closing balance                         520.00
Turnover: Debit ${debit} Credit ${credit}`).verdicts;
    expect(verdict('307.66', '0.00')).toEqual(['reconciled']);
    expect(verdict('307.66', '2.00')).toEqual(['notReconciled']);
    expect(verdict('308.66', '0.00')).toEqual(['notReconciled']);
  });

  it('the sums of both sides on one line below the rows, under the last day and a word that nobody knows', () => {
    const { rowLists, period } = readStatement(`
Kontoauszug / Extrait de compte 01.03.2026 - 31.03.2026
Konto / Compte CH6837540444174379903 CHF
Datum     Text                               Belastung    Gutschrift  Valuta         Saldo
Date      Texte                                  Débit        Crédit  Valeur         Solde
01.03.    Saldovortrag / Solde reporté                                           1'000.00
29.03.    Gutschrift Uhren Jaquet SA                          500.00  30.03.
29.03.    Zahlung Gemeinde Nidau                  8.71                28.03.     1'491.29
30.03.    Einkauf Brocki Biel                   609.25                30.03.
30.03.    Einkauf Käserei Moos                  171.87                30.03.       710.17
31.03.    Umsatz / Mouvements                   789.83        500.00
          Saldo zu Ihren Gunsten / Solde en votre faveur                           710.17
`);
    expect(rowLists[0]!.length).toBe(4);
    expect(period.isReconciled).toBe(true);
  });
});
