import { accountLayout } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import { moneyIn, SPACED } from '../generator/money.js';
import { headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { ESTONIAN } from '../generator/vocabulary/baltic.js';

const euros = moneyIn({ ...SPACED, negative: 'true-minus', plus: '+' });
const balance = moneyIn(SPACED);

/**
 * Signed amounts with + and a true minus, payee and purpose as two columns, no running balance; opening and closing balance as lines of the
 * table with a date of their own; turnover beneath; over the turn of a year with dates that have one.
 */
export const eeLahemaa = accountLayout({
  name: 'ee-lahemaa', bank: 'Lahemaa Pank', country: 'EE', paper: { size: PAPER.a4, font: 'Sans', fontSize: 8, producer: 'Apache FOP 2.8' },
  features: ['signed amounts', 'true minus', 'counterparty column', 'year crossing', 'balance carry-forward rows', 'space grouping', 'totals below'],
  account: (random) => ({
    number: random.number('EE##################'), name: 'Arvelduskonto', currency: 'EUR', holder: 'Põhjatuul OÜ', vocabulary: ESTONIAN, money: SPACED,
    ...acrossNewYear(random), count: [18, 50], lines: [2, 2], dateGap: 0,
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 190, nextTop: 92, bottom: 770, headings: [166, 68] }, (page, top) => {
      sheet.text('LAHEMAA PANK', 45, 42, { font: 'Sans-Bold', size: 12, color: '#0b4f7d' });
      headings(sheet, [['Kuupäev', 45], ['Saaja/Maksja', 115], ['Selgitus', 280], ['Summa EUR', 550, 'right']], top, { font: 'Sans-Bold' }, { from: 40, to: 555, below: 5 });
      sheet.text(`Lk ${page}`, 550, 815, { align: 'right', size: 7 });
    });
    sheet.text('KONTO VÄLJAVÕTE', 45, 70, { font: 'Sans-Bold', size: 11 });
    sheet.text(`Konto omanik: ${account.holder}`, 45, 90);
    sheet.text(`Konto number: ${account.number}`, 45, 103);
    sheet.text(`Periood: ${formatDay(period.start, 'DD.MM.YYYY')}-${formatDay(period.end, 'DD.MM.YYYY')}`, 45, 116);
    flow.line([[formatDay(period.start, 'DD.MM.YYYY'), 45], ['Algsaldo', 115], [balance(imprint.opening(period)), 550, 'right']], { font: 'Sans-Bold' });
    flow.down(15);
    new Table(flow, imprint, { leading: 10, gap: 5 }).rows(period.transactions, (row, lines) => [
      [formatDay(row.date, 'DD.MM.YYYY'), 45], [lines[0]!, 115], [lines.slice(1).join(' '), 280], [euros(imprint.amount(row)), 550, 'right'],
    ]);
    flow.need(60);
    flow.line([[formatDay(period.end, 'DD.MM.YYYY'), 45], ['Lõppsaldo', 115], [balance(imprint.closing(period)), 550, 'right']], { font: 'Sans-Bold' });
    flow.down(20);
    flow.line([['Deebetkäive', 280], [euros(imprint.debits(period)), 550, 'right']]);
    flow.down(12);
    flow.line([['Kreeditkäive', 280], [euros(imprint.credits(period)), 550, 'right']]);
  },
});
