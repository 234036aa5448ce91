import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { randomMonth, type LedgerTransaction } from '../generator/ledger.js';
import { ENGLISH, moneyIn } from '../generator/money.js';
import { fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

const trailing = moneyIn({ ...ENGLISH, negative: 'trailing' });
const LEFTS = [36, 318] as const;
const WIDTH = 258;

/** Pages in two newspaper columns, each with its headings; rows of one to three lines run down the left column, then the right one. */
export const usRedrock = accountLayout({
  name: 'us-redrock', bank: 'Redrock Teachers Credit Union', country: 'US', paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8, producer: 'Symitar Print' },
  features: ['two-column pages', 'trailing signs', 'partial-year dates', 'multi-line descriptions', 'no running balance', 'totals in the header', 'rules between columns'],
  account: (random) => ({
    number: random.number('######-S#'), name: 'Share Draft', currency: 'USD', holder: 'DOLORES Q YAZZIE',
    vocabulary: AMERICAN, money: ENGLISH, ...randomMonth(random), count: [45, 110], lines: [1, 3],
  }),
  draw({ sheet, imprint, account, period }) {
    let column = 1;
    let y = Infinity;
    const bottom = 735;
    const head = (left: number, top: number): void => {
      headings(sheet, [['Date', left], ['Transaction', left + 40], ['Amount', left + WIDTH - 8, 'right']], top, { font: 'Helvetica-Bold' });
      sheet.line(left, top + 4, left + WIDTH - 4, top + 4);
    };
    const next = (): void => {
      column += 1;
      if (column > 1) {
        sheet.addPage();
        column = 0;
        sheet.text('REDROCK TEACHERS CREDIT UNION', 36, 42, { font: 'Helvetica-Bold', size: 12 });
        sheet.text(`Account ${account.number}   Page ${sheet.page}`, 576, 42, { align: 'right' });
        if (sheet.page === 1) drawTop();
        sheet.line(306, sheet.page === 1 ? 196 : 64, 306, 745, { width: 0.3 });
      }
      const top = sheet.page === 1 ? 204 : 72;
      head(LEFTS[column as 0 | 1], top);
      y = top + 18;
    };
    const drawTop = (): void => {
      stack(sheet, [account.holder, '77 MESA VIEW DR', 'FARMINGTON NM 87401'], 50, 80, 12);
      sheet.text(`Statement period ${formatPeriod(period, 'MM/DD/YYYY', ' - ')}`, 36, 140);
      headings(sheet, [['Previous balance', 36], ['Deposits', 220], ['Withdrawals', 350], ['New balance', 480]], 160, { font: 'Helvetica-Bold' });
      headings(sheet, [[trailing(imprint.opening(period)), 36], [trailing(imprint.credits(period)), 220], [trailing(imprint.debits(period)), 350], [trailing(imprint.closing(period)), 480]], 174);
    };
    const drawRow = (row: LedgerTransaction): void => {
      const lines = fitted(sheet, row.lines, 140);
      if (y + lines.length * 9.5 > bottom) next();
      const left = LEFTS[column as 0 | 1];
      sheet.text(formatDay(row.date, 'MM/DD'), left, y);
      stack(sheet, lines, left + 40, y, 9.5);
      const value = imprint.amount(row);
      sheet.text(trailing(value), left + WIDTH - (value < 0 ? 4 : 8), y, { align: 'right' });
      imprint.row(row, { lines });
      y += lines.length * 9.5 + 4;
    };
    next();
    period.transactions.forEach(drawRow);
  },
});
