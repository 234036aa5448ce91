import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { SPACED, spaced } from '../generator/money.js';
import { fitted, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { POLISH } from '../generator/vocabulary/slavic.js';

/**
 * No table: a block for each operation with labels before every value, number of the operation, amount and balance with
 * their currency on the last line.
 */
export const plOdra = accountLayout({
  name: 'pl-odra', bank: 'Bank Odra Spółdzielczy', country: 'PL', paper: { size: PAPER.a4, font: 'Sans', fontSize: 8.5, producer: 'def3000 PDF' },
  features: ['labelled blocks', 'no table boundaries', 'row numbers', 'signed amounts', 'currency symbols in amounts', 'balance validation', 'value dates', 'space grouping'],
  account: (random) => ({
    number: random.number('## #### #### #### #### #### ####'), name: 'ROR', currency: 'PLN', holder: 'Grzegorz Wilk',
    vocabulary: POLISH, money: SPACED, ...randomMonth(random), count: [12, 28], lines: [1, 2], scale: 3, dateGap: 2,
  }),
  draw({ sheet, imprint, account, period }) {
    const zloty = (value: number): string => `${spaced(value)} PLN`;
    const flow = new Flow(sheet, { top: 210, nextTop: 80, bottom: 780 }, (page) => {
      sheet.text('Bank Odra Spółdzielczy', 50, 48, { font: 'Sans-Bold', size: 12 });
      sheet.text(`Strona ${page}`, 545, 48, { align: 'right' });
    });
    sheet.text(`Wyciąg za okres od ${formatPeriod(period, 'DD.MM.YYYY', ' do ')}`, 50, 80, { font: 'Sans-Bold' });
    sheet.text(`Rachunek nr ${account.number}`, 50, 96);
    sheet.text(account.holder, 50, 110);
    pairs(sheet, [['Saldo początkowe', zloty(imprint.opening(period))], ['Suma uznań', zloty(imprint.credits(period))], ['Suma obciążeń', zloty(imprint.debits(period))], ['Saldo końcowe', zloty(imprint.closing(period))]], { x: 50, right: 300, y: 134, step: 14 });
    period.transactions.forEach((row, index) => {
      const lines = fitted(sheet, row.lines, 380);
      flow.need(lines.length * 11.5 + 40);
      sheet.line(50, flow.y - 10, 545, flow.y - 10, { width: 0.3 });
      flow.line([
        [`${index + 1}.`, 50], [`Data operacji: ${formatDay(row.date, 'DD.MM.YYYY')}`, 76],
        [`Data waluty: ${formatDay(row.otherDate, 'DD.MM.YYYY')}`, 260],
      ]);
      stack(sheet, lines, 76, flow.y + 11.5, 11.5);
      const last = flow.y + (lines.length + 1) * 11.5;
      sheet.text(`Kwota: ${zloty(imprint.amount(row))}`, 76, last, { font: 'Sans-Bold' });
      sheet.text(`Saldo po operacji: ${zloty(imprint.balance(row))}`, 260, last);
      imprint.row(row, { lines, otherDate: true });
      flow.down((lines.length + 2) * 11.5 + 6);
    });
  },
});
