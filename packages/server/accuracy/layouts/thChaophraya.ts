import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, english, formatMoney } from '../generator/money.js';
import { countCredits, fitted, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { THAI_ENGLISH } from '../generator/vocabulary/english.js';

/**
 * Buddhist years (2567) in DD/MM/BBBB with the time beneath the date; code and channel columns; one combined
 * debit/credit column before the balance.
 */
export const thChaophraya = accountLayout({
  name: 'th-chaophraya', bank: 'Chao Phraya Commercial', country: 'TH', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8, producer: 'CPC e-Statement' },
  features: ['Buddhist-era dates', 'date with time', 'payment-method column', 'signed amounts', 'bilingual headers', 'balance validation', 'totals with counts'],
  account: (random) => ({
    number: random.number('###-#-#####-#'), name: 'Savings', currency: 'THB', holder: 'MISS PIMCHANOK S.',
    vocabulary: THAI_ENGLISH, money: ENGLISH, ...randomMonth(random), count: [22, 50], lines: [1, 2], scale: 12,
  }),
  draw({ sheet, imprint, account, period, random }) {
    const flow = new Flow(sheet, { top: 196, nextTop: 120, bottom: 770, headings: [166, 90] }, (page, top) => {
      sheet.rect(40, 34, 515, 30, { fill: '#4b1d74' });
      sheet.text('CHAO PHRAYA COMMERCIAL', 50, 54, { color: '#ffd54a', font: 'Helvetica-Bold', size: 13 });
      sheet.text(`PAGE ${page}`, 545, 54, { color: '#ffffff', align: 'right' });
      if (page === 1) {
        sheet.text(`Name / Chue  ${account.holder}`, 40, 86);
        sheet.text(`Account No. / Lek thi banchi  ${account.number}`, 40, 100);
        sheet.text(`Period / Rawang  ${formatPeriod(period, 'DD/MM/BBBB', ' - ')}`, 40, 114);
        sheet.text(`Currency THB`, 40, 128);
      }
      sheet.rect(40, top - 12, 515, 24, { fill: '#efe6f7' });
      const head = { size: 7, font: 'Helvetica-Bold' } as const;
      ['Date/Wan thi', 'Code', 'Channel', 'Debit/Credit', 'Balance', 'Description/Raikan'].forEach((title, index) => {
        const right = index === 3 || index === 4;
        sheet.text(title, [44, 110, 140, 268, 344, 358][index] as number, top + 2, { ...head, align: right ? 'right' : 'left' });
      });
    });
    flow.line([['BALANCE BROUGHT FORWARD / Yod yok ma', 358, { size: 7.5 }], [english(imprint.opening(period)), 344, 'right']]);
    flow.down(16);
    for (const row of period.transactions) {
      flow.need(40);
      sheet.text(formatDay(row.date, 'DD/MM/BBBB'), 44, flow.y);
      sheet.text(row.time.slice(0, 5), 44, flow.y + 9, { size: 7, color: '#555555' });
      flow.line([
        [row.amount > 0 ? 'X1' : 'X2', 110], [random.pick(['ENET', 'ATM', 'mAPP', 'BR', 'CDM']), 140],
        [formatMoney(imprint.amount(row), { ...ENGLISH, plus: '+' }), 268, 'right'], [english(imprint.balance(row)), 344, 'right'],
      ]);
      const lines = fitted(sheet, row.lines, 195, { size: 7.5 });
      stack(sheet, lines, 358, flow.y, 9, { size: 7.5 });
      imprint.row(row, { lines });
      flow.down(Math.max(22, lines.length * 9 + 4));
    }
    flow.need(60);
    const credits = countCredits(period);
    flow.line([[`Total withdrawal ${period.transactions.length - credits} items`, 44], [english(-imprint.debits(period)), 268, 'right']], { drop: 10 });
    flow.line([[`Total deposit ${credits} items`, 44], [english(imprint.credits(period)), 268, 'right']], { drop: 23 });
    flow.line([['Ending balance', 44], [english(imprint.closing(period)), 344, 'right']], { font: 'Helvetica-Bold', drop: 36 });
  },
});
