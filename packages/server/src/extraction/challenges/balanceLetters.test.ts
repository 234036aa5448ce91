// Letters and words beside balances that say whose money it is.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('letters behind balances', () => {
  it('balances marked Wn are owed', () => {
    const { period, rows } = readStatement(`
Wyciąg za okres 2020-12-01 do 2020-12-31
Data          Opis operacji      Obciążenia    Uznania        Saldo
              Saldo początkowe                             500,00 Wn
2020-12-18    WPŁATA                            120,40     379,60 Wn
2020-12-22    PROWIZJA               39,51                 419,11 Wn
              Saldo końcowe                                419,11 Wn`);
    expect([period.startBalance?.value, period.endBalance?.value]).toEqual([-50000, -41911]);
    expect(rows).toEqual([['2020-12-18', '120.40'], ['2020-12-22', '-39.51']]);
  });

  it('a letter in a column behind the balance is of the balance where debits and credits have columns of their own', () => {
    const { badges, periods } = readStatement(`
RELEVE DE COMPTE 00400123456789012345   DZD  du 01/01/2026 au 31/01/2026
Date        Libellé                   Débit     Crédit     Montant   Sens
            ANCIEN SOLDE                                    900,04    C
03/01/26    COMMISSION                75,28                 824,76    C
05/01/26    REMISE CHEQUE                       636,70    1 461,46    C
07/01/26    RETRAIT                2 461,46               1 000,00    D
08/01/26    RETRAIT                   20,00               1 020,00    D
10/01/26    VERSEMENT                         1 500,00      480,00    C
            NOUVEAU SOLDE                                   480,00    C`);
    expect([badges, periods.map(({ rows }) => rows.map(({ balance }) => balance?.value))]).toEqual([[true], [[82476, 146146, -100000, -102000, 48000]]]);
  });

  it('letters that nobody knows behind balances: those are owed where the headings of both sides say so', () => {
    const { period, rows } = readStatement(`
01/02/2022 - 28/02/2022
Date          Description                   Debit      Credit       Balance
              Opening balance                                     1,000.00 Q
03/02/2022    PAYMENT                                  400.00       600.00 Q
04/02/2022    FEE                           50.00                   650.00 Q
              Closing balance                                       650.00 Q`);
    expect(rows).toEqual([['2022-02-03', '400.00'], ['2022-02-04', '-50.00']]);
    expect([period.startBalance?.value, period.proof.status]).toEqual([-100000, 'reconciled']);
  });

  it('balances with a letter that nobody knows and signed amounts: the badge is kept back', () => {
    const page = (letter: string): string => `
01.11.2019 - 31.01.2020
            Opening balance                  64.819,37 kr.${letter}
05.11.2019  Insurance                        -1.408,17 kr.
02.12.2019  Paid in                           3.977,63 kr.
06.12.2019  Insurance                        -1.172,56 kr.
            Closing balance                  63.422,47 kr.${letter}`;
    expect(readStatement(page(' Q')).period.proof.status).not.toBe('reconciled');
    const { period } = readStatement(page(' D'));
    expect([period.startBalance?.value, period.endBalance?.value, period.proof.status]).toEqual([-6481937, -6342247, 'reconciled']);
  });

  it('a loan, or balances with a letter that nobody knows, without rows: the badge is kept back', () => {
    const status = (title: string, letter: string): string => readStatement(`
${title}
Account number 511891-72
12/01/2023 through 12/31/2023
Opening balance      40,000.00${letter}
New balance          40,000.00${letter}`).period.proof.status;
    expect(status('Savings account', '')).toBe('reconciled');
    expect(status('Personal Loan', '')).not.toBe('reconciled');
    for (const title of ['Úvěrový účet', 'Lainatili', 'Lånekonto', 'İhtiyaç kredisi', 'Krediet']) expect(status(title, '')).not.toBe('reconciled');
    expect(status('Savings account', ' B')).not.toBe('reconciled');
  });

  it('balances with a letter that nobody knows and two columns of amounts without headings: the badge is kept back', () => {
    const document = understandText(`
Kivonat időszaka 2020. november 1. - 2020. november 30.
Előző egyenleg                                     26.741 Q Ft
Záróegyenleg                                       26.187 Q Ft
2020-11-02 Vklad hotovosti                             584   26.157 Q
2020-11-03 Inkaso Vodárny                    23              26.180 Q
2020-11-04 Inkaso Elektro                    41              26.221 Q
2020-11-05 Okamžitá úhrada                             131   26.090 Q
2020-11-06 Poplatek                          97              26.187 Q`);
    expect(document.accounts.flatMap(({ periods }) => periods.map(({ proof }) => proof.status))).toEqual(['unknown']);
  });

  it('the letters of balances stand in the column of those of the rows', () => {
    const text = (side: string) => `
Bonus Saver INR    Account number 19446297318469    Statement period 01 Jun 2020 through 30 Jun 2020
Date           Description                      Type             Amount
               Opening balance                  Cr               200.00
02 Jun 2020    Direct debit Fabric              Dr               150.00
03 Jun 2020    Credit P Nguyen                  Cr                50.00
05 Jun 2020    Cash withdrawal                  Dr               300.00
               Closing balance                  ${side}               200.00`;
    expect([readStatement(text('Dr')), readStatement(text('Cr'))].map(({ period }) => [period.endBalance?.value, period.isReconciled])).toEqual([[-20_000, true], [20_000, false]]);
  });

  it('an unknown letter behind both balances may say that they are owed, and the equation tells', () => {
    const text = `
İhtiyaç kredisi TRY     Hesap no 9712-81719697     Tarih aralığı 1 Ocak 2020 - 31 Ocak 2020


Bakiyeniz 1 Ocak 2020 tarihinde 410.476,08 TL B, 31 Ocak 2020 tarihinde 400.476,08 TL B idi.
TARİH        İŞLEM AÇIKLAMASI              BORÇ TUTARI          ALACAK TUTARI
01.01.2020   GELEN HAVALE                                         9.000,00 TL
03.01.2020   GİDEN EFT                       1.500,00 TL
06.01.2020   PARA YATIRMA                                         2.500,00 TL`;
    const { period, rows } = readStatement(text);
    expect(rows.map(([, amount]) => amount)).toEqual(['9000.00', '-1500.00', '2500.00']);
    expect([period.startBalance?.value, period.proof.status]).toEqual([-41_047_608, 'reconciled']);
    expect(readStatement(text.replace('400.476,08', '400.467,08')).period.proof.status).toBe('notReconciled');
  });

  describe('an A behind balances that are never overdrawn', () => {
    const statement = (title: string, closing: string, opening: string) => `
${title}        Periodo: 01/11/2024 - 30/11/2024
Data          Descrizione              Importo EUR
30/11/2024    ${closing}                  911,90 A
25/11/2024    PRELIEVO PARMA               -250,00
23/11/2024    INTERESSI                       6,63
01/11/2024    ${opening}                1.155,27 A`;

    it('is money on the account where the words of the page are Italian', () => {
      const { period, rows } = readStatement(statement('Estratto conto', 'Saldo finale', 'Saldo iniziale'));
      expect(rows.map(([, amount]) => amount)).toEqual(['-250.00', '6.63']);
      expect([period.startBalance?.value, period.endBalance?.value, period.isReconciled]).toEqual([115527, 91190, true]);
    });

    it('may be either side where they are not', () => {
      const { period } = readStatement(statement('Extracto', 'Saldo final', 'Saldo anterior'));
      expect([period.isReconciled, period.proof.openQuestions.map(({ about }) => about)]).toEqual([false, ['signs']]);
    });
  });

  it('the letter of a balance, wide apart from its figure, is no sign of the row', () => {
    const { rows, period } = readStatement(`
Zeitraum 01.07.2024 - 31.07.2024    EUR
Datum     Vorgang                        Betrag      Saldo EUR
          Kontostand am Anfang                        2.248,68  H
01.07.    Erstattung Bäckerei             41,56       2.290,24  H
01.07.    Tankstelle                     172,19       2.118,05  H
02.07.    Buchhandlung                    70,88       2.047,17  H
          Kontostand am Ende                          2.047,17  H`);
    expect(rows.map(([, amount]) => amount)).toEqual(['41.56', '-172.19', '-70.88']);
    expect(period.isReconciled).toBe(true);
  });

  describe('what the letters of balances mean', () => {
    const statement = (sums: string): string => `
Periode 1 april 2024 - 30 april 2024   EUR
Saldo begin                            1.000,00 V
Nieuw saldo                            1.080,00 V

Datum         Omschrijving              Bedrag       Saldo
02-04-2024    Salaris Lichtwerk         100,00    1.100,00 V
03-04-2024    Bakkerij Van Loon          20,00-   1.080,00 V
${sums}`;

    it('nothing tells where nobody knows them', () => {
      expect(readStatement(statement('')).period.isReconciled).toBe(false);
    });

    it('sums that name their side tell', () => {
      const { period } = readStatement(statement('Totaal bijgeschreven                    100,00\nTotaal afgeschreven                      20,00'));
      expect(period.rows.map(({ amount }) => amount.value)).toEqual([10000, -2000]);
      expect(period.isReconciled).toBe(true);
    });
  });

  it('a side in a narrow column behind a balance under its label', () => {
    const { period } = readStatement(`
Creditcard 4930 00XX XXXX 1711
Vorig openstaand saldo    Totaal ontvangen betalingen    Totaal nieuwe uitgaven    Nieuw openstaand saldo
€ 312,77   Af             € 312,77   Bij                 € 90,00   Af              € 90,00   Af
Datum        Datum        Omschrijving                          Bedrag in
transactie   boeking                                            euro's
16-12-2025   17-12-2025   BOEKHANDEL                            100,00  Af
20-12-2025   21-12-2025   RETOUR BOEKHANDEL                      10,00  Bij
27-12-2025   27-12-2025   GEINCASSEERD VORIG SALDO              312,77  Bij`);
    expect([period.startBalance?.value, period.endBalance?.value, period.rows.length, period.proof.status]).toEqual([-31277, -9000, 3, 'reconciled']);
  });

  it('the word behind a balance says which it is, in the column of whichever side it stands', () => {
    const text = (word: string, last: string): string => `
CODE     DATE    LIBELLE                             VALEUR           DEBIT        CREDIT
                 SOLDE DEPART AU 31 12 2025                       3 000,00   ${word}
0016BK   02 01   VIR.EMIS WEB VERS ATELIER           02 01 2026     500,00
0016CW   05 01   VERSEMENT ESPECE                    05 01 2026                    200,00
0016BK   07 01   PRELEVEMENT                         08 01 2026     100,00
                 TOTAL MOUVEMENTS                                   600,00         200,00
                 SOLDE FINAL AU 31 01 2026                        ${last}   ${word}
`;
    expect(readPeriods(text('CREDITEUR', '2 600,00'))).toMatchObject({ bounds: [[300_000, 260_000]], badges: [true] });
    // Of few rows, too, the days with a space are those of booking (wrong badge).
    expect(readPeriods(text('CREDITEUR', '2 600,00')).rows[0]!.map(([day]) => day)).toEqual(['2026-01-02', '2026-01-05', '2026-01-07']);
    expect(readPeriods(text('DEBITEUR', '3 400,00'))).toMatchObject({ bounds: [[-300_000, -340_000]], badges: [true] });
  });
});
