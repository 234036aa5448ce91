import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { quarter } from '../generator/ledger.js';
import { SPACED, spaced } from '../generator/money.js';
import { fitted, headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { FRENCH } from '../generator/vocabulary/romance.js';

export const maAtlas = accountLayout({
  name: 'ma-atlas',
  bank: 'Crédit Atlas',
  country: 'MA',
  description: 'operation day as "DD MM", value date as "DD MM YYYY" at the far side of the text; capitals moved debit and credit; balance only at the foot of each page',
  features: ['date format variations', 'value dates', 'spaces in dates', 'credit/debit columns', 'page totals', 'balance-carry-forward rows', 'space grouping', 'partial-year dates'],
  paper: { size: PAPER.a4, font: 'Courier', fontSize: 8.5, producer: 'Edition IMP1' },
  account: (random) => ({
    number: random.number('### ### ################ ##'), name: 'Compte chèque', currency: 'MAD', holder: 'MLLE NADIA BENALI',
    vocabulary: FRENCH, money: SPACED, ...quarter(random), count: [30, 80], lines: [1, 2], scale: 6,
  }),
  draw,
});

function draw({ sheet, imprint, account, period }: AccountPress): void {
  let carried = period.opening;
  const put = (value: number, y: number): void => sheet.text(spaced(Math.abs(value)), value < 0 ? 460 : 552, y, { align: 'right' });
  const flow = new Flow(sheet, {
    top: 206, nextTop: 206, bottom: 730,
    onLeave: () => {
      sheet.text('A REPORTER', 92, 752, { font: 'Courier-Bold' });
      put(imprint.derived(period, `a reporter ${sheet.page}`, carried), 752);
    },
  }, (page) => {
    sheet.text('CREDIT ATLAS', 40, 52, { font: 'Helvetica-Bold', size: 14, color: '#a04000' });
    sheet.text(`RELEVE DE COMPTE BANCAIRE    PAGE ${page}`, 555, 52, { align: 'right' });
    sheet.text(`TITULAIRE ${account.holder}`, 40, 92);
    sheet.text(`RIB ${account.number}    DEVISE DIRHAM MAROCAIN`, 40, 106);
    sheet.text(`DU ${formatPeriod(period, 'DD MM YYYY', ' AU ')}`, 40, 120);
    headings(sheet, [['OPERATION', 40], ['LIBELLE', 92], ['VALEUR', 310], ['CAPITAUX DEBIT', 460, 'right'], ['CAPITAUX CREDIT', 552, 'right']], 160, { font: 'Courier-Bold', size: 8 });
    sheet.line(40, 166, 555, 166);
    sheet.text(page === 1 ? `SOLDE DEPART AU ${formatDay(period.start, 'DD MM YYYY')}` : 'REPORT', 92, 186, { font: 'Courier-Bold' });
    put(page === 1 ? imprint.opening(period) : imprint.derived(period, `report ${page}`, carried), 186);
  });
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 210);
    flow.need(lines.length * 10.5 + 3);
    sheet.text(formatDay(row.date, 'DD MM'), 40, flow.y);
    lines.forEach((line, index) => sheet.text(line, 92, flow.y + index * 10.5));
    sheet.text(formatDay(row.otherDate, 'DD MM YYYY'), 310, flow.y);
    put(imprint.amount(row), flow.y);
    imprint.row(row, { lines, otherDate: true });
    carried = row.balance;
    flow.down(lines.length * 10.5 + 2);
  }
  flow.need(40);
  sheet.line(40, flow.y, 555, flow.y);
  flow.line([
    ['TOTAL MOUVEMENTS', 92, { font: 'Courier-Bold' }], [spaced(-imprint.debits(period)), 460, 'right'],
    [spaced(imprint.credits(period)), 552, 'right'],
  ], { drop: 14 });
  sheet.text(`SOLDE FINAL AU ${formatDay(period.end, 'DD MM YYYY')}`, 92, flow.y + 28, { font: 'Courier-Bold' });
  put(imprint.closing(period), flow.y + 28);
}
