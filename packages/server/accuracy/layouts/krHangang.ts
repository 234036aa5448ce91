import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { quarter } from '../generator/ledger.js';
import { ENGLISH, moneyIn } from '../generator/money.js';
import { fitted, headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { JAPANESE_ENGLISH } from '../generator/vocabulary/english.js';

const WON = { ...ENGLISH, decimals: 0 };
const won = moneyIn(WON);

/**
 * Ruled grid with 0 in the unused amount cell; YYYY.MM.DD and the time in two columns; memo after the balance; totals
 * row at the foot of every page.
 */
export const krHangang = accountLayout({
  name: 'kr-hangang', bank: 'Hangang Savings', country: 'KR', paper: { size: PAPER.a4, font: 'Sans', fontSize: 7, producer: 'OZ Report' },
  features: ['date-time dual column', 'zero decimals', 'zero in the unused column', 'ruled grid', 'page totals', 'balance validation', 'description after the amount'],
  account: (random) => ({
    number: random.number('###-######-##-###'), name: 'Free Deposit', currency: 'KRW', decimals: 0, holder: 'KIM SORA',
    vocabulary: { ...JAPANESE_ENGLISH, cities: ['SEOUL', 'BUSAN', 'DAEGU'] }, money: WON, ...quarter(random), count: [40, 90], lines: [1, 1], scale: 1200,
  }),
  draw({ sheet, imprint, account, period }) {
    const edges = [36, 84, 124, 204, 284, 370, 559];
    let debits = 0;
    let credits = 0;
    const leave = (y: number): void => {
      sheet.text('Page total', 40, y + 9, { font: 'Sans-Bold' });
      sheet.text(won(-imprint.derived(period, `page debits ${sheet.page}`, debits)), 200, y + 9, { align: 'right' });
      sheet.text(won(imprint.derived(period, `page credits ${sheet.page}`, credits)), 280, y + 9, { align: 'right' });
      debits = 0;
      credits = 0;
    };
    const flow = new Flow(sheet, { top: 150, nextTop: 80, bottom: 770, headings: [132, 62], onLeave: leave }, (page, top) => {
      sheet.rect(36, top, 523, 18, { fill: '#eeeeee', stroke: '#999999' });
      headings(sheet, [['Date', 40], ['Time', 88], ['Withdrawal (KRW)', 200, 'right'], ['Deposit (KRW)', 280, 'right'], ['Balance (KRW)', 366, 'right'], ['Memo', 374]], top + 12, { font: 'Sans-Bold' });
    });
    sheet.text('Hangang Savings  Transaction History', 36, 52, { font: 'Sans-Bold', size: 12 });
    sheet.text(`Account ${account.number}  ${account.holder}`, 36, 76, { size: 8 });
    sheet.text(`Inquiry period ${formatPeriod(period, 'YYYY.MM.DD', ' ~ ')}`, 36, 90, { size: 8 });
    sheet.text(`Balance before the period ${won(imprint.opening(period))}`, 36, 108, { size: 8 });
    sheet.text(`Balance at the end ${won(imprint.closing(period))}`, 559, 108, { size: 8, align: 'right' });
    for (const row of period.transactions) {
      flow.need(15);
      for (const x of edges) sheet.line(x, flow.y, x, flow.y + 15, { width: 0.3, color: '#999999' });
      sheet.line(36, flow.y + 15, 559, flow.y + 15, { width: 0.3, color: '#999999' });
      const y = flow.y + 10;
      const lines = fitted(sheet, row.lines, 180).slice(0, 1);
      const amount = won(Math.abs(imprint.amount(row)));
      headings(sheet, [[formatDay(row.date, 'YYYY.MM.DD'), 40], [row.time, 88], [row.amount < 0 ? amount : '0', 200, 'right'], [row.amount > 0 ? amount : '0', 280, 'right'], [won(imprint.balance(row)), 366, 'right'], [lines[0]!, 374]], y);
      if (row.amount < 0) debits += row.amount;
      else credits += row.amount;
      imprint.row(row, { lines });
      flow.down(15);
    }
    leave(flow.y);
  },
});
