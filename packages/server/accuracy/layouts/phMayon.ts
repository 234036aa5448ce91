import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, english } from '../generator/money.js';
import { fitted, headings, pairs } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { PHILIPPINE } from '../generator/vocabulary/english.js';

const COLUMNS = [36, 312];

/** Two-column pages: the rows run down the left half and go on in the right half; MM-DD-YY; a minus before withdrawals, balance behind. */
export const phMayon = accountLayout({
  name: 'ph-mayon', bank: 'Mayon Rural Bank', country: 'PH', paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 6.5, producer: 'MRB Passbook Print' },
  features: ['two-column pages', 'signed amounts', 'balance validation', 'two-digit years', 'dense print'],
  account: (random) => ({
    number: random.number('####-####-##'), name: 'Savings Passbook', currency: 'PHP', holder: 'ROSARIO D. ABAD',
    vocabulary: PHILIPPINE, money: ENGLISH, ...randomMonth(random), count: [50, 130], lines: [1, 1], scale: 12,
  }),
  draw({ sheet, imprint, account, period }) {
    let column = COLUMNS.length;
    let y = 0;
    const nextColumn = (): void => {
      column++;
      if (column >= COLUMNS.length) {
        sheet.addPage();
        column = 0;
        sheet.text('MAYON RURAL BANK', 36, 44, { font: 'Times-Bold', size: 13 });
        sheet.text(`Savings account ${account.number}   ${account.holder}   page ${sheet.page}`, 576, 44, { align: 'right', size: 8 });
        sheet.line(306, 140, 306, 745, { width: 0.3 });
      }
      y = sheet.page === 1 ? 150 : 80;
      const x = COLUMNS[column]!;
      headings(sheet, [['DATE', x], ['PARTICULARS', x + 40], ['AMOUNT', x + 208, 'right'], ['BALANCE', x + 264, 'right']], y, { font: 'Helvetica-Bold' });
      y += 13;
    };
    nextColumn();
    pairs(sheet, [
      ['Period', formatPeriod(period, 'MM-DD-YYYY', ' to ')],
      ['Beginning balance', `PHP ${english(imprint.opening(period))}`],
      ['Ending balance', `PHP ${english(imprint.closing(period))}`],
    ], { x: 36, right: 260, y: 76, step: 14 }, { size: 8.5 });
    for (const row of period.transactions) {
      if (y > 735) nextColumn();
      const x = COLUMNS[column]!;
      const lines = fitted(sheet, row.lines, 116).slice(0, 1);
      sheet.text(formatDay(row.date, 'MM-DD-YY'), x, y);
      sheet.text(lines[0]!, x + 40, y);
      sheet.text(english(imprint.amount(row)), x + 208, y, { align: 'right' });
      sheet.text(english(imprint.balance(row)), x + 264, y, { align: 'right' });
      imprint.row(row, { lines });
      y += 11;
    }
  },
});
