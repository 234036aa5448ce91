import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { moneyIn } from '../generator/money.js';
import { headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { ICELANDIC } from '../generator/vocabulary/icelandic.js';

const KRONUR = { decimals: 0, group: '.', decimal: ',' };
const kronur = moneyIn(KRONUR);

/**
 * Crowns without decimals, grouped by points, so that every amount of four digits looks like three decimals; value date, due reference and
 * receipt numbers of six digits beside them; newest first; opening balance at the foot.
 */
export const isHekla = accountLayout({
  name: 'is-hekla', bank: 'Heklubanki', country: 'IS', paper: { size: PAPER.a4, font: 'Sans', fontSize: 8, producer: 'iText 7' },
  features: ['no decimals', 'reverse order', 'signed amounts', 'reference column', 'value dates', 'balance validation'],
  account: (random) => ({
    number: random.number('0###-26-######'), name: 'Veltureikningur', currency: 'ISK', holder: 'Guðrún Þórsdóttir', vocabulary: ICELANDIC, money: KRONUR, decimals: 0,
    ...randomMonth(random), count: [20, 55], lines: [1, 1], scale: 130, overdraft: true, dateGap: 1,
  }),
  draw({ sheet, imprint, account, period, random }) {
    const flow = new Flow(sheet, { top: 170, nextTop: 92, bottom: 770, headings: [150, 70] }, (page, top) => {
      sheet.text('Heklubanki', 45, 45, { font: 'Sans-Bold', size: 14, color: '#8b1e1e' });
      headings(sheet, [['Dags.', 45], ['Vaxtad.', 105], ['Seðilnr.', 165], ['Skýring', 220], ['Upphæð', 460, 'right'], ['Staða', 550, 'right']], top, { font: 'Sans-Bold' }, { from: 40, to: 555, below: 5 });
      sheet.text(`Síða ${page}`, 550, 815, { align: 'right', size: 7 });
    });
    sheet.text('Reikningsyfirlit', 45, 72, { font: 'Sans-Bold', size: 11 });
    sheet.text(`${account.holder}, kt. ${random.number('######-####')}`, 45, 92);
    sheet.text(`Reikningur ${account.number}  ISK`, 45, 105);
    sheet.text(`Tímabil ${formatPeriod(period, 'DD.MM.YYYY', ' - ')}`, 45, 118);
    sheet.text(`Staða í lok tímabils: ${kronur(imprint.closing(period))} kr.`, 550, 105, { align: 'right' });
    new Table(flow, imprint, { width: 160, leading: 12, otherDate: true }).rows([...period.transactions].reverse(), (row, lines) => [
      [formatDay(row.date, 'DD.MM.YYYY'), 45], [formatDay(row.otherDate, 'DD.MM.YYYY'), 105], [random.digits(6), 165], [lines, 220],
      [kronur(imprint.amount(row)), 460, 'right'], [kronur(imprint.balance(row)), 550, 'right'],
    ]);
    flow.need(20);
    flow.down(6);
    flow.line([['Staða í upphafi tímabils', 220, { font: 'Sans-Bold' }], [kronur(imprint.opening(period)), 550, 'right']]);
  },
});
