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
    ['Att betala senast 2025-01-31', 'closing'],
    ['Å betale innen', 'closing'],
    ['Minste å betale', 'ignore'],
    ['Übertrag auf Blatt 2', 'carriedForward'],
    ['SALDO DE LA HOJA ANTERIOR', 'broughtForward'],
    ['SALDO A LA HOJA SIGUIENTE', 'carriedForward'],
    ['Saldo da página anterior', 'broughtForward'],
    ['Solde page suivante', 'carriedForward'],
    ['Balance from previous page', 'broughtForward'],
    ['Saldo vorige pagina', 'broughtForward'],
    ['Saldo anterior', 'opening'],
    ['Krajnje stanje', 'closing'],
    ['Novi saldo u valuti', 'closing'],
    ['Konačno stanje', 'closing'],
    ['Stari saldo', 'opening'],
    ['Total Deposits and Additions', 'totalCredits'],
    ['TOTAL IMPORTE CARGOS', 'totalDebits'],
    ['Summe Gutschriften', 'totalCredits'],
    ['Total Credit Line', 'ignore'],
    ['Total taxable charges', 'ignore'],
    ['MONTHLY AVER. CR. BAL.', 'ignore'],
    ['MONTHLY MIN. BAL.', 'ignore'],
    ['Total Daily Cash this month', 'ignore'],
    ['Total dos lançamentos atuais', 'totalDebits'],
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
    ['Total transações inter. em R$', 'total'],
    ['전월 미결제 잔액', 'opening'],
    ['결제하실 금액', 'closing'],
    ['Last statement balance', 'opening'],
    ['Amount owing', 'closing'],
    ['Задолженность на начало периода', 'opening'],
    ['Задолженность на конец периода', 'closing'],
    ['Nyitó tartozás', 'opening'],
    ['Záró tartozás', 'closing'],
    ['Dư nợ đầu kỳ', 'opening'],
    ['Dư nợ cuối kỳ', 'closing'],
    ['Devreden Borç', 'opening'],
    ['Ekstre Borcu', 'closing'],
    ['Baki terdahulu', 'opening'],
    ['Baki semasa', 'closing'],
    ['本期消费', 'totalDebits'],
    ['本期还款', 'totalCredits'],
  ])('knows what "%s" announces', (text, kind) => {
    expect(labelKind(squash(text))).toBe(kind);
  });

  it.each(['Summary of your account', 'Uttag automat Umeå', 'Deposit at the branch', 'Payment received thank you', 'Transport Węgieł', 'Total fees year to date', 'Total interest charged in 2025', 'Total fees for 2025', 'Minimalna kwota do spłaty', 'Minimum amount you owe', 'Baki penyata minimum', '2025 totals year-to-date: Total fees charged in 2025'])('takes "%s" for no label of this period', (text) => {
    expect(['ignore', null]).toContain(labelKind(squash(text)));
  });
});
