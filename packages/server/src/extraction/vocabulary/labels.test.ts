import { describe, expect, it } from 'vitest';
import { squash } from '../tokens/plainText.js';
import { labelKind } from './labels.js';

describe('labels', () => {
  it.each([
    ['Ope ning Balance', 'opening'],
    ['ANCIEN SOLDE CRÉDITEUR AU', 'opening'],
    ['Saldo końcowe', 'closing'],
    ['Nouveau solde', 'closing'],
    ['Å betale', 'closing'],
    ['Minste å betale', 'ignore'],
    ['Übertrag auf Blatt 2', 'carriedForward'],
    ['Total Deposits and Additions', 'totalCredits'],
    ['TOTAL IMPORTE CARGOS', 'totalDebits'],
    ['Summe Gutschriften', 'totalCredits'],
    ['Total Credit Line', 'ignore'],
    ['TOTAL FEES FOR THIS PERIOD', 'totalDebits'],
    ['Day-end balance', 'balance'],
    ['Balance from your last statement', 'opening'],
    ['Fatura anterior', 'opening'],
    ['Tagihan sebelumnya', 'opening'],
    ['Zadłużenie z poprzedniego wyciągu', 'opening'],
    ['Zadłużenie całkowite', 'closing'],
    ['Ending Account Value', 'closing'],
    ['Total Outstanding', 'closing'],
    ['Saldo da addebitare', 'closing'],
    ['Доступно на', 'balance'],
    ['Saldo vorige uitgavenstaat', 'opening'],
    ['Totaal te betalen', 'closing'],
    ['totaling', 'total'],
  ])('knows what "%s" announces', (text, kind) => {
    expect(labelKind(squash(text))).toBe(kind);
  });

  it.each(['Summary of your account', 'Uttag automat Umeå', 'Deposit at the branch', 'Payment received thank you', 'Transport Węgieł', 'Total fees year to date', 'Total interest charged in 2025', 'Total fees for 2025', '2025 totals year-to-date: Total fees charged in 2025'])('takes "%s" for no label of this period', (text) => {
    expect(['ignore', null]).toContain(labelKind(squash(text)));
  });
});
