import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, english } from '../generator/money.js';
import { headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { BRITISH } from '../generator/vocabulary/english.js';

/**
 * Wallet, newest first: text on the first line with incoming or outgoing and the balance; beneath, small and grey, the
 * day in words, the kind, its number and a reference; account details of two countries.
 */
export const beSwiftly = accountLayout({
  name: 'be-swiftly', bank: 'Swiftly Europe SA', country: 'BE', paper: { size: PAPER.a4, font: 'Sans', fontSize: 8, producer: 'Skia/PDF m118' },
  features: ['date below the text', 'reverse order', 'credit/debit columns', 'balance validation', 'month names', 'wallet'],
  account: (random) => ({
    number: random.number('BE## #### #### ####'), name: 'EUR', currency: 'EUR', holder: 'Marek Dvořáček',
    vocabulary: BRITISH, money: ENGLISH, ...randomMonth(random), count: [12, 46], lines: [1, 1],
  }),
  draw(press) {
    const { sheet, imprint, account, period, random } = press;
    const flow = new Flow(sheet, { top: 330, nextTop: 70, bottom: 770 }, (page) => {
      sheet.text(`Swiftly Europe SA is authorised by an invented bank of Belgium. Rue du Trône 00, Brussels`, 40, 812, { size: 6 });
      sheet.text(`ref:${random.letters(8).toLowerCase()}  ${page} / 3`, 555, 812, { align: 'right', size: 6 });
    });
    sheet.text('swiftly', 40, 56, { font: 'Sans-Bold', size: 20, color: '#163300' });
    sheet.text('EUR statement', 40, 92, { font: 'Sans-Bold', size: 15 });
    sheet.text(`${formatPeriod(period, 'D MMMM YYYY', ' [GMT+01:00] - ')} [GMT+01:00]`, 40, 108);
    sheet.text(`Generated on: ${formatDay(period.end, 'D MMMM YYYY')}`, 40, 122);
    headings(sheet, [['Account Holder', 40], ['IBAN', 240], ['Swift/BIC', 430]], 152, { font: 'Sans-Bold', size: 7 });
    headings(sheet, [[account.holder, 40], [account.number, 240], ['TRWIXXB1', 430]], 164);
    stack(sheet, ['Vodičkova 41', 'Praha', '110 00', 'Czech Republic'], 40, 180, 11);
    sheet.text(`EUR on ${formatDay(period.end, 'D MMMM YYYY')} [GMT+01:00]`, 40, 256, { font: 'Sans-Bold', size: 11 });
    sheet.text(`${english(imprint.closing(period))} EUR`, 555, 256, { align: 'right', font: 'Sans-Bold', size: 11 });
    headings(sheet, [['Description', 40], ['Incoming', 400, 'right'], ['Outgoing', 480, 'right'], ['Amount', 555, 'right']], 300, { font: 'Sans-Bold' });
    sheet.line(40, 306, 555, 306, { color: '#cccccc' });
    const table = new Table(flow, imprint, { width: 260, leading: 11, gap: 20, room: 22 });
    for (const row of [...period.transactions].reverse()) {
      table.row(row, (lines) => {
        const kind = row.kind === 'card' ? 'CARD' : 'TRANSFER';
        const below = `${formatDay(row.date, 'D MMMM YYYY')}  Transaction: ${kind}-${random.digits(9)}${row.amount > 0 ? '' : `  Reference: ${random.digits(5)}`}`;
        return [
          [lines, 40], [english(imprint.amount(row)), row.amount > 0 ? 400 : 480, 'right'], [english(imprint.balance(row)), 555, 'right'],
          [below, 40, { size: 6.5, color: '#777777', drop: lines.length * 11 }],
        ];
      });
      sheet.line(40, flow.y - 12, 555, flow.y - 12, { width: 0.3, color: '#dddddd' });
    }
  },
});
