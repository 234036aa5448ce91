import { accountLayout } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { english, ENGLISH } from '../generator/money.js';
import { byDay, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { IRISH } from '../generator/vocabulary/english.js';

/**
 * Business account: C or D in a narrow column before the amount, the type of payment above the text, references beneath it, headings of three lines;
 * the balance of the day as a line of its own; opening and closing balance available and ledger beside each other.
 */
export const mtGozo = accountLayout({
  name: 'mt-gozo', bank: 'Gozo Merchant Bank', country: 'MT', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, producer: 'Temenos' },
  features: ['C and D letters', 'three-line headings', 'multi-line descriptions', 'end-of-day balance', 'payment-method column', 'dual balances', 'reference column'],
  account: (random) => ({
    number: random.number('MT## GOZO 1101 5000 #### #### #### ###'), name: 'Business Current', currency: 'EUR', holder: 'LIMESTONE WORKS LTD', vocabulary: { ...IRISH, cities: ['VICTORIA', 'SLIEMA', 'VALLETTA'] },
    money: ENGLISH, ...randomMonth(random), count: [16, 44], lines: [1, 3], scale: 4, dateGap: 1,
  }),
  draw({ sheet, imprint, account, period, random }) {
    const flow = new Flow(sheet, { top: 240, nextTop: 120, bottom: 760, headings: [194, 74] }, (page, top) => {
      sheet.text('GOZO MERCHANT BANK p.l.c.', 45, 44, { font: 'Helvetica-Bold', size: 11 });
      sheet.text(`Sheet ${page}`, 550, 44, { align: 'right' });
      headings(sheet, [[['Booking', 'date'], 45, { leading: 10 }], [['Value', 'date'], 105, { leading: 10 }], [['Transaction', 'Our reference', 'Your reference'], 165, { leading: 10 }], [['Debit', 'or', 'Credit'], 430, { leading: 10 }], [['Amount', 'EUR'], 550, { align: 'right', leading: 10 }]], top, { font: 'Helvetica-Bold', size: 8 });
    });
    stack(sheet, [account.holder, `IBAN ${account.number}`, `Statement ${random.int(1, 300)} from ${formatDay(period.start, 'DD/MM/YYYY')} to ${formatDay(period.end, 'DD/MM/YYYY')}`], 45, 80, 13);
    sheet.text(`Opening ledger balance ${english(imprint.opening(period))}`, 45, 136);
    sheet.text(`Closing ledger balance ${english(imprint.closing(period))}`, 300, 136);
    sheet.text(`Closing available balance ${english(period.closing - 12_500)}`, 300, 149);
    const table = new Table(flow, imprint, { width: 240, leading: 10.5, gap: 6, otherDate: true });
    for (const day of byDay(period.transactions)) {
      table.rows(day, (row, lines) => {
        const amount = imprint.amount(row);
        return [[formatDay(row.date, 'DD/MM/YYYY'), 45], [formatDay(row.otherDate, 'DD/MM/YYYY'), 105], [lines, 165], [amount < 0 ? 'D' : 'C', 440], [english(Math.abs(amount)), 550, 'right']];
      });
      const last = day.at(-1)!;
      flow.need(24);
      flow.line([[`Balance at close of ${formatDay(last.date, 'DD/MM/YYYY')}`, 165, { font: 'Helvetica-Oblique' }], [english(imprint.derived(period, `day ${last.date}`, last.balance)), 550, 'right']]);
      flow.down(20);
    }
  },
});
