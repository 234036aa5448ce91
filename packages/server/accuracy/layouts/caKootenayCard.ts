import { accountLayout } from '../generator/accountLayout.js';
import { addDays, formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import { ENGLISH, dollars, english } from '../generator/money.js';
import { fitted, headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { CANADIAN } from '../generator/vocabulary/english.js';

/**
 * Card: summary at the right beside the first rows, points earned in a column before the amount, foreign price and rate
 * on a second line, payment slip at the foot.
 */
export const caKootenayCard = accountLayout({
  name: 'ca-kootenay-card', bank: 'Kootenay Rewards Card', country: 'CA', paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8, producer: 'Broadridge' },
  features: ['inverted card signs', 'side bar with amounts', 'reward points column', 'dual-currency display', 'partial-year dates', 'year crossing', 'posting-date selection', 'payment slip'],
  account: (random) => ({
    number: random.number('XXXX XXXX XXXX ####'), name: 'Kootenay World', type: 'card', currency: 'CAD', holder: 'MARGUERITE FINDLAY',
    vocabulary: CANADIAN, money: ENGLISH, ...acrossNewYear(random), count: [18, 46], lines: [1, 1],
  }),
  draw({ sheet, imprint, account, period, random }) {
    const flow = new Flow(sheet, { top: 206, nextTop: 96, bottom: 640, headings: [182, 72] }, (page, top) => {
      sheet.text('KOOTENAY', 40, 46, { font: 'Helvetica-Bold', size: 16 });
      sheet.text(`Page ${page}`, 572, 46, { align: 'right' });
      headings(sheet, [['Trans date', 40], ['Post date', 88], ['Description', 136], ['Points', 326, 'right'], ['Amount ($)', 388, 'right']], top, { font: 'Helvetica-Bold' }, { from: 40, to: 392, below: 5 });
      if (page > 1) return;
      sheet.text('Remit to: Kootenay Rewards Card, PO Box 99, Nelson BC', 40, 720, { size: 7.5 });
      sheet.text(`Amount due ${dollars(-imprint.closing(period))}    Amount enclosed $ ________`, 40, 734, { size: 7.5 });
    });
    stack(sheet, [account.holder, '15 BAKER ST', 'NELSON BC V1L 4H2'], 40, 90, 12);
    sheet.text(`Account number ${account.number}`, 330, 90);
    sheet.text(`Statement period ${formatPeriod(period, 'MMM D, YYYY', ' to ')}`, 330, 104);
    sheet.rect(410, 172, 166, 190, { fill: '#f1f1f1' });
    pairs(sheet, [
      ['Previous balance', dollars(-imprint.opening(period))],
      ['Payments and credits', dollars(-imprint.credits(period))],
      ['Purchases and charges', dollars(-imprint.debits(period))],
      ['New balance', dollars(-period.closing)],
      ['Minimum payment', '$10.00'],
      ['Credit limit', '$12,500.00'],
    ], { x: 418, right: 568, y: 190, step: 17 });
    sheet.text(`Payment due ${formatDay(addDays(period.end, 21), 'MMM D, YYYY')}`, 418, 300);
    for (const row of period.transactions) {
      const lines = fitted(sheet, row.lines, 150).slice(0, 1);
      if (row.kind === 'card' && random.chance(0.2)) lines.push(`USD ${english(Math.round(-row.amount / 1.35))} @ 1.3500`);
      flow.need(lines.length * 10 + 3);
      flow.line([[formatDay(row.otherDate, 'MMM DD'), 40], [formatDay(row.date, 'MMM DD'), 88]]);
      stack(sheet, lines, 136, flow.y, 10);
      if (row.kind === 'card') sheet.text(String(Math.max(1, Math.round(-row.amount / 100))), 326, flow.y, { align: 'right' });
      sheet.text(english(-imprint.amount(row)), 388, flow.y, { align: 'right' });
      imprint.row(row, { lines, otherDate: true });
      flow.down(lines.length * 10 + 3);
    }
  },
});
