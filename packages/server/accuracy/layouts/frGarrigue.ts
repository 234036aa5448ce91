import { accountLayout } from '../generator/accountLayout.js';
import { addDays, formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { SPACED, spaced } from '../generator/money.js';
import { headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { FRENCH } from '../generator/vocabulary/romance.js';

/**
 * Two day.month columns, texts with dates and places, a symbol from a picture font behind each text and behind the
 * headings of debit and credit; totals and new balance in the columns.
 */
export const frGarrigue = accountLayout({
  name: 'fr-garrigue', bank: 'Crédit Garrigue', country: 'FR', paper: { size: PAPER.a4, font: 'Sans', fontSize: 7, producer: 'Editique NG' },
  features: ['credit/debit columns', 'value dates', 'partial-year dates', 'stray icons', 'totals row', 'multi-line descriptions'],
  account: (random) => ({
    number: random.digits(11), name: 'Compte Courant', currency: 'EUR', holder: 'M. OU MME REYNAUD',
    vocabulary: FRENCH, money: SPACED, ...randomMonth(random), count: [20, 60], lines: [1, 3], overdraft: true,
  }),
  prints: { start: false, end: true },
  draw(press) {
    const { sheet, imprint, account, period } = press;
    const flow = new Flow(sheet, { top: 262, nextTop: 110, bottom: 765, headings: [226, 78] }, (page, top) => {
      sheet.text('CRÉDIT GARRIGUE', 40, 46, { font: 'Sans-Bold', size: 12, color: '#006b3c' });
      sheet.text(`RELEVÉ DE COMPTES  Date d'arrêté : ${formatDay(period.end, 'D MMMM YYYY', 'fr')}`, 556, 42, { align: 'right' });
      sheet.text(`Page ${page} / 3`, 556, 54, { align: 'right' });
      const y = top;
      headings(sheet, [['Date', 42], ['Date', 76], ['Libellé des opérations', 112], ['Débit ¨', 472, 'right'], ['Crédit ¨', 548, 'right'], ['þ', 553]], y, { font: 'Sans-Bold' });
      headings(sheet, [['opé.', 42], ['valeur', 76]], y + 9, { font: 'Sans-Bold' });
    });
    stack(sheet, [account.holder, '8 CHEMIN DES OLIVIERS', '34150 ANIANE'], 330, 100, 11, { size: 8.5 });
    stack(sheet, ['Votre conseiller : Mme Bastide', 'Tél. 04 67 55 01 33 (appel non surtaxé)', 'Synthèse de vos comptes au dos'], 40, 100, 11);
    sheet.text(`${account.name} n° ${account.number}   en euros`, 40, 206, { font: 'Sans-Bold', size: 9 });
    const side = (value: number): number => (value < 0 ? 472 : 548);
    const state = (value: number): string => (value < 0 ? 'débiteur' : 'créditeur');
    sheet.text(`Ancien solde ${state(period.opening)} au ${formatDay(addDays(period.start, -1), 'DD.MM.YYYY')}`, 112, 248, { font: 'Sans-Bold' });
    sheet.text(spaced(Math.abs(imprint.opening(period))), side(period.opening), 248, { align: 'right', font: 'Sans-Bold' });
    new Table(flow, imprint, { leading: 9, gap: 2.5, room: 4, otherDate: true }).rows(period.transactions, (row, lines) => [
      [formatDay(row.date, 'DD.MM'), 42], [formatDay(row.otherDate, 'DD.MM'), 76], [lines, 112],
      [spaced(Math.abs(imprint.amount(row))), side(row.amount), 'right'], [row.kind === 'fee' ? 'þ' : '¨', 553],
    ]);
    flow.need(44);
    flow.line([
      ['Total des opérations', 112], [spaced(-imprint.debits(period)), 472, 'right'], [spaced(imprint.credits(period)), 548, 'right'],
    ], { font: 'Sans-Bold', drop: 6 });
    flow.line([
      [`Nouveau solde ${state(period.closing)} au ${formatDay(period.end, 'DD.MM.YYYY')}`, 112],
      [spaced(Math.abs(imprint.closing(period))), side(period.closing), 'right'],
    ], { font: 'Sans-Bold', drop: 20 });
    sheet.text('þ Opération exonérée de commission. Le taux nominal des découverts est de 15,90 % l\'an.', 40, flow.y + 40, { size: 6 });
  },
});
