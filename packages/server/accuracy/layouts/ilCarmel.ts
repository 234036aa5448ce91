import { accountLayout } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, moneyIn } from '../generator/money.js';
import { debitCredit, headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { HEBREW } from '../generator/vocabulary/semitic.js';

const shekels = moneyIn({ ...ENGLISH, symbol: '₪', symbolPlace: 'before' });
const balance = moneyIn({ ...ENGLISH, negative: 'trailing' });

/**
 * Hebrew, read from the right: the date in the rightmost column, then the value date, what happened, reference, money out, money in and the
 * balance at the left.
 */
export const ilCarmel = accountLayout({
  name: 'il-carmel', bank: 'Bank HaCarmel HaYarok', country: 'IL', paper: { size: PAPER.a4, font: 'Sans', fontSize: 8.5, producer: 'Oracle BI Publisher' },
  features: ['right to left', 'balance at the left', 'credit/debit columns', 'two-digit years', 'trailing signs', 'reference column', 'balance validation'],
  account: (random) => ({
    number: random.number('12-###-######'), name: 'עובר ושב', currency: 'ILS', holder: 'נועה לוי', vocabulary: HEBREW, money: ENGLISH,
    ...randomMonth(random), count: [20, 48], lines: [1, 1], scale: 3, overdraft: true, dateGap: 1,
  }),
  draw({ sheet, imprint, account, period, random }) {
    const right = { align: 'right' } as const;
    const flow = new Flow(sheet, { top: 210, nextTop: 96, bottom: 770, headings: [188, 74] }, (page, top) => {
      sheet.text('בנק הכרמל הירוק', 550, 45, { ...right, font: 'Sans-Bold', size: 14, color: '#1d5c3a' });
      headings(sheet, [['תאריך', 550, 'right'], ['תאריך ערך', 490, 'right'], ['תיאור', 425, 'right'], ['אסמכתא', 285, 'right'], ['חובה', 220, 'right'], ['זכות', 155, 'right'], ['יתרה בשח', 88, 'right']], top, { font: 'Sans-Bold', size: 8 }, { from: 30, to: 555, below: 5 });
      sheet.text(`עמוד ${page}`, 297, 815, { align: 'center', size: 7 });
    });
    sheet.text('דף חשבון', 550, 72, { ...right, font: 'Sans-Bold', size: 12 });
    sheet.text(`שם: ${account.holder}`, 550, 92, right);
    sheet.text(`מספר חשבון: ${account.number}`, 550, 106, right);
    sheet.text(`תקופה: ${formatDay(period.start, 'DD/MM/YYYY')} עד ${formatDay(period.end, 'DD/MM/YYYY')}`, 550, 120, right);
    sheet.text(`יתרת פתיחה: ${shekels(imprint.opening(period))}`, 250, 92, right);
    sheet.text(`יתרת סגירה: ${shekels(imprint.closing(period))}`, 250, 106, right);
    new Table(flow, imprint, { leading: 13, otherDate: true }).rows(period.transactions, (row, lines) => [
      [formatDay(row.date, 'DD/MM/YY'), 550, 'right'], [formatDay(row.otherDate, 'DD/MM/YY'), 490, 'right'], [lines, 425, 'right'],
      [random.digits(6), 285, 'right'], debitCredit(moneyIn(ENGLISH), imprint.amount(row), 220, 155), [balance(imprint.balance(row)), 88, 'right'],
    ]);
  },
});
