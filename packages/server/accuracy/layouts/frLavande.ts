import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth, type LedgerTransaction } from '../generator/ledger.js';
import { SPACED, moneyIn } from '../generator/money.js';
import { PAPER } from '../generator/sheet.js';
import { FRENCH } from '../generator/vocabulary/romance.js';

const money = moneyIn({ ...SPACED, group: '\u00a0' });
const EDGES = [40, 92, 144, 400, 478, 556];

/**
 * Framed table with vertical rules; date and value date DD.MM; debit before credit; totals and new balance in the
 * table; no running balance.
 */
export const frLavande = accountLayout({
  name: 'fr-lavande', bank: 'Banque de la Lavande', country: 'FR', paper: { size: PAPER.a4, font: 'Sans', fontSize: 7.5, producer: 'Compuset V7' },
  features: ['credit/debit columns', 'value dates', 'partial-year dates', 'multi-line descriptions', 'no-break space grouping', 'totals row', 'vertical rules'],
  account: (random) => ({
    number: random.number('##### ##### ########### ##'), name: 'Compte de dépôt', currency: 'EUR', holder: 'MME CAMILLE LEFÈVRE',
    vocabulary: FRENCH, money: SPACED, ...randomMonth(random), count: [20, 46], lines: [1, 4],
  }),
  draw(press) {
    const { sheet, imprint, period } = press;
    const [, , text, , credit, right] = EDGES as [number, number, number, number, number, number];
    let tableTop = 0;
    const frame = (y: number): void => {
      for (const x of EDGES) sheet.line(x, tableTop, x, y, { color: '#5b4a8a' });
      sheet.line(40, y, right, y, { color: '#5b4a8a' });
    };
    const flow = new Flow(sheet, { top: 272, nextTop: 128, bottom: 760, onLeave: (y) => frame(y) }, (page) => {
      tableTop = page === 1 ? 236 : 92;
      drawPage(press, page, tableTop);
    });
    const amount = (value: number, y: number, bold = false): void => {
      sheet.text(money(Math.abs(value)), (value < 0 ? credit : right) - 5, y, { align: 'right', font: bold ? 'Sans-Bold' : 'Sans' });
    };
    sheet.text(`ANCIEN SOLDE ${period.opening < 0 ? 'DÉBITEUR' : 'CRÉDITEUR'} AU ${formatDay(period.start, 'DD.MM.YYYY')}`, text + 4, flow.y, { font: 'Sans-Bold' });
    amount(imprint.opening(period), flow.y, true);
    flow.down(16);
    for (const row of period.transactions) {
      const height = row.lines.length * 9.5 + 3;
      flow.need(height + 4);
      drawRow(press, row, flow.y);
      amount(imprint.amount(row), flow.y);
      flow.down(height);
    }
    flow.need(50);
    sheet.line(40, flow.y - 4, right, flow.y - 4, { color: '#5b4a8a' });
    flow.line([
      ['TOTAUX DES MOUVEMENTS', text + 4], [money(-imprint.debits(period)), credit - 5, 'right'],
      [money(imprint.credits(period)), right - 5, 'right'],
    ], { font: 'Sans-Bold', drop: 8 });
    sheet.text(`NOUVEAU SOLDE ${period.closing < 0 ? 'DÉBITEUR' : 'CRÉDITEUR'} AU ${formatDay(period.end, 'DD.MM.YYYY')}`, text + 4, flow.y + 24, { font: 'Sans-Bold' });
    amount(imprint.closing(period), flow.y + 24, true);
    frame(flow.y + 32);
  },
});

function drawRow({ sheet, imprint }: AccountPress, row: LedgerTransaction, y: number): void {
  sheet.text(formatDay(row.date, 'DD.MM'), 46, y);
  sheet.text(formatDay(row.otherDate, 'DD.MM'), 98, y);
  row.lines.forEach((line, index) => sheet.text(line, 148, y + index * 9.5));
  imprint.row(row, { lines: row.lines, otherDate: true });
}

function drawPage({ sheet, account, period }: AccountPress, page: number, tableTop: number): void {
  sheet.circle(56, 52, 15, '#5b4a8a');
  sheet.circle(66, 52, 9, '#c9bfe6');
  sheet.text('Banque de la Lavande', 86, 50, { font: 'Serif-Bold', size: 14, color: '#5b4a8a' });
  sheet.text('RELEVÉ DE COMPTE', 556, 46, { font: 'Sans-Bold', size: 11, align: 'right' });
  sheet.text(`du ${formatPeriod(period, 'D MMMM YYYY', ' au ', 'fr')}`, 556, 58, { align: 'right' });
  sheet.text(`Page ${page}`, 556, 70, { align: 'right' });
  if (page === 1) {
    [account.holder, '3 IMPASSE DES CIGALES', '84400 APT'].forEach((line, index) => sheet.text(line, 330, 118 + index * 11, { size: 9 }));
    sheet.text(`${account.name} n° ${account.number}`, 40, 190, { font: 'Sans-Bold', size: 9 });
    sheet.text('Agence APT CENTRE 04 90 55 01 20 · Titulaire unique · Monnaie du compte : EUR', 40, 204);
    sheet.text('Sauf erreur ou omission, les opérations ci-dessous sont réputées acceptées sous 60 jours.', 40, 222, { font: 'Sans-Oblique', size: 6.5 });
  }
  sheet.rect(40, tableTop, 516, 18, { fill: '#ece8f6', stroke: '#5b4a8a' });
  const titles = ['Date', 'Valeur', 'Nature des opérations', 'Débit', 'Crédit'];
  titles.forEach((title, index) => {
    const middle = ((EDGES[index] as number) + (EDGES[index + 1] as number)) / 2;
    sheet.text(title, middle, tableTop + 12, { align: 'center', font: 'Sans-Bold' });
  });
  sheet.text('Banque de la Lavande, société coopérative fictive au capital variable. RCS Avignon 000 000 017.', 298, 805, { size: 6, align: 'center' });
}
