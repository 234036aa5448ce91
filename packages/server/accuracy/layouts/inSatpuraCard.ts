import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import { LAKH, lakh } from '../generator/money.js';
import { headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { INDIAN } from '../generator/vocabulary/english.js';

/**
 * Card: dues in boxes above, domestic and international transactions under titles, date with time, reward points
 * between text and amount, Cr behind payments, a past dues table and GST notes.
 */
export const inSatpuraCard = accountLayout({
  name: 'in-satpura-card', bank: 'Satpura Bank', country: 'IN', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8, producer: 'iText 5.5' },
  features: ['inverted card signs', 'date with time', 'suffix on one side only', 'lakh grouping', 'reward column', 'sections without a sign'],
  account: (random) => ({
    number: random.number('####XXXXXXXX####'), name: 'Satpura Regalia', type: 'card', currency: 'INR', holder: 'VIKRAM S IYER',
    vocabulary: INDIAN, money: LAKH, ...acrossNewYear(random), count: [16, 44], lines: [1, 1], scale: 40,
  }),
  draw,
});

function draw({ sheet, imprint, account, period, random }: AccountPress): void {
  const flow = new Flow(sheet, { top: 330, nextTop: 80, bottom: 760 }, (page) => {
    sheet.text('SATPURA BANK', 36, 44, { font: 'Helvetica-Bold', size: 13 });
    sheet.text(`Page ${page} of 3`, 560, 44, { align: 'right', size: 7 });
  });
  sheet.text('Satpura Regalia Credit Card Statement', 36, 64, { font: 'Helvetica-Bold', size: 10 });
  stack(sheet, [`Name : ${account.holder}`, `Card No: ${account.number}`, 'AAN : 0001014440003219876', `Statement Date:${formatDay(period.end, 'DD/MM/YYYY')}`, `Billing Period ${formatPeriod(period, 'DD/MM/YYYY', ' - ')}`], 36, 90, 12);
  headings(sheet, [['Payment Due Date', 36], ['Total Dues', 200], ['Minimum Amount Due', 360]], 170, { size: 7.5 });
  headings(sheet, [[formatDay(period.end, 'DD/MM/YYYY'), 36], [lakh(-imprint.closing(period)), 200], ['1,250.00', 360]], 183, { font: 'Helvetica-Bold' });
  headings(sheet, [['Credit Limit', 36], ['Available Credit Limit', 200], ['Available Cash Limit', 360]], 204, { size: 7.5 });
  headings(sheet, [['4,00,000', 36], ['3,12,540.00', 200], ['1,60,000.00', 360]], 216);
  headings(sheet, [['Opening Balance', 36], ['Payment/ Credits', 150], ['Purchase/ Debits', 270], ['Finance Charges', 390], ['Total Dues', 490]], 244, { size: 7.5 });
  headings(sheet, [[lakh(-imprint.opening(period)), 36], [lakh(imprint.credits(period)), 150], [lakh(-imprint.debits(period)), 270], ['0.00', 390], [lakh(-imprint.closing(period)), 490]], 257, { font: 'Helvetica-Bold' });
  headings(sheet, [['Past Dues (If any)', 36], ['Over Limit', 180], ['3 Months+', 280], ['2 Months', 360], ['1 Month', 440]], 278, { size: 7 });
  headings(sheet, [['0.00', 180], ['0.00', 280], ['0.00', 360], ['0.00', 440]], 289);
  const abroad = period.transactions.filter((row, index) => row.kind === 'card' && index % 6 === 5);
  for (const [title, rows] of [['Domestic Transactions', period.transactions.filter((row) => !abroad.includes(row))], ['International Transactions', abroad]] as const) {
    if (rows.length === 0) continue;
    flow.need(60);
    sheet.text(title, 36, flow.y, { font: 'Helvetica-Bold', size: 9 });
    headings(sheet, [['Date', 36], ['Transaction Description', 140], ['Feature Reward Points', 440, 'right'], ['Amount (in Rs.)', 560, 'right']], flow.down(14), { font: 'Helvetica-Bold' });
    sheet.text(account.holder, 140, flow.down(13), { size: 7.5 });
    flow.down(13);
    new Table(flow, imprint, { width: 220, leading: 10, gap: 4, oneLine: true }).rows(rows, (row, lines) => [
      [`${formatDay(row.date, 'DD/MM/YYYY')} ${row.time}`, 36], [lines, 140], row.kind === 'card' && [String(random.int(2, 90)), 440, 'right'],
      [`${lakh(Math.abs(imprint.amount(row)))}${row.amount > 0 ? ' Cr' : ''}`, 560, 'right'],
    ]);
    flow.down(18);
  }
  flow.need(60);
  stack(sheet, ['Reward Points Summary: Opening 4,120 Earned 312 Disbursed 0 Closing 4,432', 'GST number: 27AAACS0000A1ZA HSN code 997113. Late payment charges for dues above Rs.10,000 are Rs.950.'], 36, flow.y + 6, 11, { size: 7 });
}
