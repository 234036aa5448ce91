import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { quarter } from '../generator/ledger.js';
import { SPACED, spaced } from '../generator/money.js';
import { across, debitCredit, headings, type Cell } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { FRENCH } from '../generator/vocabulary/romance.js';

/**
 * Operation day as "DD MM", value date as "DD MM YYYY" at the far side of the text; capitals moved debit and credit;
 * balance only at the foot of each page.
 */
export const maAtlas = accountLayout({
  name: 'ma-atlas', bank: 'Crédit Atlas', country: 'MA', paper: { size: PAPER.a4, font: 'Courier', fontSize: 8.5, producer: 'Edition IMP1' },
  features: ['date format variations', 'value dates', 'spaces in dates', 'credit/debit columns', 'page totals', 'balance-carry-forward rows', 'space grouping', 'partial-year dates'],
  account: (random) => ({
    number: random.number('### ### ################ ##'), name: 'Compte chèque', currency: 'MAD', holder: 'MLLE NADIA BENALI',
    vocabulary: FRENCH, money: SPACED, ...quarter(random), count: [30, 80], lines: [1, 2], scale: 6,
  }),
  draw({ sheet, imprint, account, period }) {
    let carried = period.opening;
    const placed = (value: number): Cell => debitCredit(spaced, value, 460, 552);
    const flow = new Flow(sheet, {
      top: 206, nextTop: 206, bottom: 730,
      onLeave: () => {
        across(sheet, [['A REPORTER', 92, { font: 'Courier-Bold' }], placed(imprint.derived(period, `a reporter ${sheet.page}`, carried))], 752);
      },
    }, (page) => {
      sheet.text('CREDIT ATLAS', 40, 52, { font: 'Helvetica-Bold', size: 14, color: '#a04000' });
      sheet.text(`RELEVE DE COMPTE BANCAIRE    PAGE ${page}`, 555, 52, { align: 'right' });
      sheet.text(`TITULAIRE ${account.holder}`, 40, 92);
      sheet.text(`RIB ${account.number}    DEVISE DIRHAM MAROCAIN`, 40, 106);
      sheet.text(`DU ${formatPeriod(period, 'DD MM YYYY', ' AU ')}`, 40, 120);
      headings(sheet, [['OPERATION', 40], ['LIBELLE', 92], ['VALEUR', 310], ['CAPITAUX DEBIT', 460, 'right'], ['CAPITAUX CREDIT', 552, 'right']], 160, { font: 'Courier-Bold', size: 8 }, { from: 40, to: 555, below: 6 });
      across(sheet, [
        [page === 1 ? `SOLDE DEPART AU ${formatDay(period.start, 'DD MM YYYY')}` : 'REPORT', 92, { font: 'Courier-Bold' }],
        placed(page === 1 ? imprint.opening(period) : imprint.derived(period, `report ${page}`, carried)),
      ], 186);
    });
    const table = new Table(flow, imprint, { width: 210, leading: 10.5, gap: 2, room: 3, otherDate: true });
    for (const row of period.transactions) {
      table.row(row, (lines) => [
        [formatDay(row.date, 'DD MM'), 40], [lines, 92], [formatDay(row.otherDate, 'DD MM YYYY'), 310], placed(imprint.amount(row)),
      ]);
      carried = row.balance;
    }
    flow.need(40);
    sheet.line(40, flow.y, 555, flow.y);
    flow.line([
      ['TOTAL MOUVEMENTS', 92, { font: 'Courier-Bold' }], [spaced(-imprint.debits(period)), 460, 'right'],
      [spaced(imprint.credits(period)), 552, 'right'],
    ], { drop: 14 });
    flow.line([[`SOLDE FINAL AU ${formatDay(period.end, 'DD MM YYYY')}`, 92, { font: 'Courier-Bold' }], placed(imprint.closing(period))], { drop: 28 });
  },
});
