// Opening and closing balances in running text.
import { describe, expect, it } from 'vitest';
import { documentOfText, readPeriods, wordsOfLine } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';
import { understand } from '../understand.js';

describe('balances in sentences', () => {
  describe('balances in running text', () => {
    const statement = (sentence: string): string => `
${sentence}

Datum         Text                     Betrag
03.03.2025    BAECKEREI                -10,00
20.03.2025    APOTHEKE                 -30,00`;

    it.each([
      'Su saldo el 1 de marzo de 2025 era de 100,00 y el 31 de marzo de 2025 de 60,00.',
      'Saldoen var 100,00 den 1. mars 2025 og 60,00 den 31. mars 2025.',
      'Az egyenleg 2025. március 1. napján 100,00, 2025. március 31. napján 60,00 volt.',
      'You started the period on 1 March 2025 with 100,00 and finished it on 31 March 2025 with 60,00.',
    ])('are read in pairs with their days: %s', (sentence) => {
      const { period } = readStatement(statement(sentence));
      expect([period.startBalance?.value, period.endBalance?.value, period.proof.status]).toEqual([10000, 6000, 'reconciled']);
    });

    it('also where the line breaks between them, and with letters for the side', () => {
      const { period } = readStatement(statement('On 1 March 2025 your balance was 100,00 Cr and\non 31 March 2025 it was 60,00 Cr'));
      expect([period.startBalance?.value, period.endBalance?.value]).toEqual([10000, 6000]);
    });

    it('the letter of the side behind the currency is that of the rows', () => {
      const { period } = readStatement(`
Bakiyeniz 1 Aralık 2020 tarihinde 259.00 TL B, 31 Aralık 2020 tarihinde 149.00 TL B idi.

Muhasebe tarihi     İşlem açıklaması          Borç tutarı        Alacak          Bakiye (TL)
01.12.2020          GELEN HAVALE                               130.00 TL          129.00 TL B
03.12.2020          GİDEN EFT                    16.00 TL                         145.00 TL B
04.12.2020          OTOMATİK ÖDEME                4.00 TL                         149.00 TL B`);
      expect([period.startBalance?.value, period.endBalance?.value, period.proof.status]).toEqual([-25900, -14900, 'reconciled']);
    });

    it('one that is printed wrong contradicts the rows', () => {
      expect(readStatement(statement('Su saldo el 1 de marzo de 2025 era de 100,00 y el 31 de marzo de 2025 de 61,00.')).period.proof.status).toBe('notReconciled');
    });
  });

  describe('balances in sentences', () => {
    it('are read beside a side bar', () => {
      const model = documentOfText(`
Account 78261267807506
On 1 April 2025 your balance was 322.16 Cr. On 30 April 2025 your balance     Calls may be recorded.
was 292.16 Cr.                                                                Please check this page

Date         Details                 Amount
07 Apr 2025  GROCERS                 -20.00
09 Apr 2025  RENT                    -10.00`);
      const page = model.pages[0]!;
      const between = wordsOfLine(`${' '.repeat(78)}0800 551 0190`, 78);
      const period = understand({ ...model, pages: [{ ...page, words: [...page.words, ...between] }] }).accounts[0]!.periods[0]!;
      expect([period.startBalance?.value, period.endBalance?.value, period.isReconciled]).toEqual([32216, 29216, true]);
    });

    it('are read where the year of the second day stands on the next line', () => {
      const { period } = readStatement(`
Konto: 5649-2787268
Saldoen var 650,56 kr. den 14. december 2021 og 640,56 kr. den 16. januar
2022.

Dato         Tekst                   Beløb
15.12.2021   Dankort-køb             -10,00`);
      expect([period.startBalance?.value, period.endBalance?.value]).toEqual([65056, 64056]);
    });

    it('are owed where a minus stands apart behind the day', () => {
      const { period } = readStatement(`
Ratenkredit Kontonummer 7806753455
Ihr Kontostand betrug am 1. Oktober 2020 - 495,38 € und am 31. Oktober 2020 -
630,43 €.
Buchung     Vorgang                 Ausgang     Eingang         Saldo
05.10.2020  Stadtwerke               235,05                  - 730,43
12.10.2020  Bareinzahlung                        100,00      - 630,43`);
      expect([period.startBalance?.value, period.endBalance?.value, period.isReconciled]).toEqual([-49538, -63043, true]);
    });
  });

  describe('a yearly letter about savings', () => {
    const LETTER = `
Account number 70811223
Annual statement: 6 April 2025 to 5 April 2026
Thank you for saving. Your balance on 5 April 2026 is £1,250.00. The rate is 3.10% gross;
from 1 May 2026 it will be 2.95% gross/AER. You can withdraw up to £500.00 in branch each day.
Date              Details                      Withdrawals    Receipts      Balance
6 April 2025      Balance brought forward                                 £1,100.00
28 April 2025     Gross interest                                £20.00    £1,120.00
30 April 2025     Deposit                                      £100.00    £1,220.00
28 May 2025       Gross interest                                £30.00    £1,250.00
5 April 2026      Closing balance                                         £1,250.00
Total gross interest paid in the tax year £50.00. Tax deducted £0.00.`;

    it('a day and a figure of two sentences are no balance, and interest of a tax year is no sum of the rows', () => {
      const { period } = readStatement(LETTER);
      expect([period.startBalance?.value, period.endBalance?.value, period.isReconciled]).toEqual([110000, 125000, true]);
      expect(period.proof.checks.filter(({ ok }) => !ok)).toEqual([]);
    });

    it('but for a balance that the rows do not lead to', () => {
      expect(readStatement(LETTER.replace('Closing balance                                         £1,250', 'Closing balance                                         £1,260')).period.isReconciled).toBe(false);
    });
  });

  it('both balances on a line below the rows, of which one day stands under the heading of days', () => {
    const text = `
Compte / Rekening BE68 5390 0754 7034 EUR
N°      Date     Description                            Valeur                            Montant
0112    03-09    Betaalautomaat                         01-09                            106,27 -
0113    10-09    SEPA Incasso                           08-09                            165,37 -
0114    11-09    Tikkie                                 11-09                          1.044,62 +
Ancien solde 01-09-2025 1.845,22 + EUR   Nouveau solde 30-09-2025 2.618,20 + EUR
`;
    const { bounds, badges } = readPeriods(text);
    expect([bounds, badges]).toEqual([[[184_522, 261_820]], [true]]);
  });
});
