import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { addDays, formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import { SPACED, spaced } from '../generator/money.js';
import { debitCredit, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { FRENCH } from '../generator/vocabulary/romance.js';

/**
 * Date, nature, value date, debit, credit; the balance sentence in capitals with its day at both ends; totals row;
 * "*" before exempted amounts; footers with capital and register numbers; DD.MM.
 */
export const frBocage = accountLayout({
  name: 'fr-bocage', bank: 'Banque Nationale du Bocage', country: 'FR', paper: { size: PAPER.a4, font: 'Condensed', fontSize: 8, producer: 'Sefas Middle-Office' },
  features: ['value date after the text', 'partial-year dates', 'credit/debit columns', 'totals row', 'year crossing', 'footers with figures'],
  account: (random) => ({
    number: random.number('##### ##### ########### ##'), name: 'Compte Chèques', currency: 'EUR', holder: 'M. HUGO DESCHAMPS',
    vocabulary: FRENCH, money: SPACED, ...acrossNewYear(random), count: [18, 58], lines: [1, 3], overdraft: true,
  }),
  draw,
});

const state = (value: number): string => (value < 0 ? 'DEBITEUR' : 'CREDITEUR');

function draw({ sheet, imprint, account, period }: AccountPress): void {
  const flow = new Flow(sheet, { top: 268, nextTop: 112, bottom: 750 }, (page) => {
    sheet.text('BANQUE NATIONALE DU BOCAGE', 40, 46, { font: 'Condensed-Bold', size: 11, color: '#00915a' });
    sheet.text('RELEVE DE COMPTE CHEQUES', 555, 42, { align: 'right', font: 'Condensed-Bold' });
    sheet.text(`du ${formatPeriod(period, 'D MMMM YYYY', ' au ', 'fr')}`, 555, 54, { align: 'right' });
    sheet.text(`P. ${page}/3`, 555, 66, { align: 'right', size: 7 });
    headings(sheet, [['Date', 40], ['Nature des opérations', 80], ['Valeur', 400], ['Débit', 490, 'right'], ['Crédit', 555, 'right']], page === 1 ? 234 : 90, { font: 'Condensed-Bold' });
    sheet.text('B.N.B. SA au capital de 2 499 597 122 EUR - Siège social : 16 bd des Haies, 14000 CAEN - 662 042 449 RCS CAEN', 298, 812, { align: 'center', size: 6 });
  });
  stack(sheet, [account.holder, '3 RUE DU PRESSOIR', '61000 ALENCON'], 330, 100, 11);
  stack(sheet, ['RIB', account.number, `IBAN FR76 ${account.number}`], 40, 100, 11);
  sheet.text('Montant de votre découvert autorisé : 500,00 EUR', 40, 190, { size: 7 });
  const balance = (label: string, value: number, y: number): void => {
    headings(sheet, [[label, 80], [spaced(Math.abs(value)), value < 0 ? 490 : 555, 'right']], y, { font: 'Condensed-Bold' });
  };
  balance(`SOLDE ${state(period.opening)} AU ${formatDay(addDays(period.start, -1), 'DD.MM.YYYY')}`, imprint.opening(period), 252);
  new Table(flow, imprint, { width: 300, leading: 9.5, gap: 3.5, otherDate: true }).rows(period.transactions, (row, lines) => [
    [formatDay(row.date, 'DD.MM'), 40], [lines, 80], [formatDay(row.otherDate, 'DD.MM'), 400], row.kind === 'fee' && ['*', 440], debitCredit(spaced, imprint.amount(row), 490, 555),
  ]);
  flow.need(60);
  flow.line([['TOTAL DES MONTANTS', 80], [spaced(-imprint.debits(period)), 490, 'right'], [spaced(imprint.credits(period)), 555, 'right']], { drop: 4 });
  balance(`SOLDE ${state(period.closing)} AU ${formatDay(period.end, 'DD.MM.YYYY')}`, imprint.closing(period), flow.y + 18);
}
