import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { moneyIn, type MoneyStyle } from '../generator/money.js';
import { across, debitCredit, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { FRENCH } from '../generator/vocabulary/romance.js';

const DINARS: MoneyStyle = { decimals: 3, group: ' ', decimal: ',' };
const dinars = moneyIn(DINARS);

/**
 * Three decimals with spaces between thousands; debit and credit columns before the description, value date last;
 * reports from page to page.
 */
export const tnMedina = accountLayout({
  name: 'tn-medina', bank: 'Banque Médina de Tunis', country: 'TN', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, producer: 'Amplitude Editions' },
  features: ['three decimals', 'space grouping', 'credit/debit columns', 'description after the amount', 'value dates', 'balance-carry-forward rows', 'totals row', 'dates at the right'],
  account: (random) => ({
    number: random.number('08 ### ############# ##'), name: 'Compte courant', currency: 'TND', decimals: 3, holder: 'M. SLIM BEN AYED',
    vocabulary: FRENCH, money: DINARS, ...randomMonth(random), count: [25, 55], lines: [1, 2], overdraft: true, dateGap: 2,
  }),
  draw({ sheet, imprint, account, period }) {
    let carried = period.opening;
    const balance = (label: string, value: number, y: number): void => across(sheet, [[label, 290], debitCredit(dinars, value, 180, 270)], y, { font: 'Helvetica-Bold' });
    const flow = new Flow(sheet, { top: 260, nextTop: 120, bottom: 750, headings: [236, 96], onLeave: (y) => balance('A reporter', imprint.derived(period, `a reporter ${sheet.page}`, carried), y + 4) }, (page, top) => {
      sheet.text('BANQUE MÉDINA DE TUNIS', 40, 50, { font: 'Helvetica-Bold', size: 13 });
      sheet.text(`Extrait de compte    Page ${page}`, 555, 50, { align: 'right' });
      sheet.rect(36, top - 11, 523, 16, { fill: '#eeeeee' });
      headings(sheet, [['Date', 40], ['Débit', 180, 'right'], ['Crédit', 270, 'right'], ['Libellé', 290], ['Valeur', 555, 'right']], top, { font: 'Helvetica-Bold' });
      if (page === 1) return;
      balance('Report', imprint.derived(period, `report ${page}`, carried), 120);
      flow.down(14);
    });
    sheet.text(`Période du ${formatPeriod(period, 'DD/MM/YYYY', ' au ')}`, 40, 90);
    sheet.text(`RIB : ${account.number}`, 40, 106);
    sheet.text('Devise : TND', 40, 122);
    stack(sheet, [account.holder, '12 RUE DES TEINTURIERS', '1006 TUNIS'], 330, 150, 12);
    balance(`Solde au ${formatDay(period.start, 'DD/MM/YYYY')}`, imprint.opening(period), flow.y);
    flow.down(15);
    const table = new Table(flow, imprint, { width: 190, leading: 10.5, gap: 3, room: 18, otherDate: true });
    for (const row of period.transactions) {
      table.row(row, (lines) => [
        [formatDay(row.date, 'DD/MM/YYYY'), 40], debitCredit(dinars, imprint.amount(row), 180, 270), [lines, 290],
        [formatDay(row.otherDate, 'DD/MM/YYYY'), 555, 'right'],
      ]);
      carried = row.balance;
    }
    flow.need(40);
    sheet.line(36, flow.y - 4, 559, flow.y - 4);
    flow.line([
      ['Total des mouvements', 290], [dinars(-imprint.debits(period)), 180, 'right'], [dinars(imprint.credits(period)), 270, 'right'],
    ], { font: 'Helvetica-Bold', drop: 8 });
    balance(`Nouveau solde au ${formatDay(period.end, 'DD/MM/YYYY')}`, imprint.closing(period), flow.y + 24);
  },
});
