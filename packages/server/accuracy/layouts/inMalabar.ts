import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth, type LedgerTransaction } from '../generator/ledger.js';
import { LAKH, lakh, marked } from '../generator/money.js';
import { INDIAN } from '../generator/vocabulary/english.js';

const EDGES = [24, 52, 108, 164, 352, 430, 516, 602, 694];
const TITLES = ['S No.', 'Txn Date', 'Value Date', 'Description', 'Ref No./Cheque No.', 'Debit', 'Credit', 'Balance'];

const withSide = marked(lakh, ' Dr', ' Cr');

/** Full grid with cells; serial numbers; lakh grouping; Cr or Dr behind the balance; narration wrapped inside its cell. */
export const inMalabar = accountLayout({
  name: 'in-malabar', bank: 'Malabar Spice Route Bank', country: 'IN', paper: { size: [718, 842], font: 'Sans', fontSize: 7, producer: 'Core Banking Report Server' },
  features: ['lakh grouping', 'credit/debit columns', 'CR/DR suffix on balance', 'row numbers', 'ruled grid', 'balance validation', 'currency only in the header', 'non-standard page size'],
  account: (random) => ({
    number: random.digits(11), name: 'SB-GEN-PUB-IND-ALL-INR', currency: 'INR', holder: 'Mr. RAGHAV NAMBIAR',
    vocabulary: INDIAN, money: LAKH, ...randomMonth(random), count: [25, 60], lines: [1, 3], scale: 60, overdraft: true,
  }),
  draw(press) {
    const { sheet, imprint, period } = press;
    const flow = new Flow(sheet, { top: 262, nextTop: 60, bottom: 790 }, (page) => {
      if (page === 1) drawCover(press);
      drawHead(press, page === 1 ? 240 : 38);
    });
    period.transactions.forEach((row, index) => {
      const lines = sheet.wrap(row.lines.join(' / '), 180);
      const height = lines.length * 9 + 6;
      flow.need(height);
      drawCells(press, flow.y, height);
      drawRow(press, row, index + 1, lines, flow.y + 9);
      flow.down(height);
    });
    flow.need(40);
    sheet.text(`Closing Balance : ${withSide(imprint.closing(period))}`, 24, flow.y + 16, { font: 'Sans-Bold' });
    sheet.text('This is a computer generated statement and does not require a signature.', 24, flow.y + 30, { size: 6.5 });
  },
});

function drawRow({ sheet, imprint }: AccountPress, row: LedgerTransaction, number: number, lines: string[], y: number): void {
  sheet.text(String(number), 46, y, { align: 'right' });
  sheet.text(formatDay(row.date, 'DD/MM/YYYY'), 56, y);
  sheet.text(formatDay(row.otherDate, 'DD/MM/YYYY'), 112, y);
  lines.forEach((line, index) => sheet.text(line, 168, y + index * 9));
  sheet.text(row.checkNumber ?? row.reference, 356, y);
  sheet.text(lakh(Math.abs(imprint.amount(row))), row.amount < 0 ? 512 : 598, y, { align: 'right' });
  sheet.text(withSide(imprint.balance(row)), 690, y, { align: 'right' });
  imprint.row(row, { lines, otherDate: true, checkNumber: true });
}

function drawCells({ sheet }: AccountPress, y: number, height: number): void {
  for (const x of EDGES) sheet.line(x, y, x, y + height, { width: 0.4, color: '#888888' });
  sheet.line(24, y + height, 694, y + height, { width: 0.4, color: '#888888' });
}

function drawHead({ sheet }: AccountPress, y: number): void {
  sheet.rect(24, y, 670, 22, { fill: '#fde9c8', stroke: '#888888' });
  TITLES.forEach((title, index) => sheet.text(title, (EDGES[index] as number) + 3, y + 14, { font: 'Sans-Bold', size: 6.5 }));
}

function drawCover({ sheet, imprint, account, period }: AccountPress): void {
  sheet.circle(44, 50, 18, '#a8431a');
  sheet.text('Malabar Spice Route Bank', 70, 48, { font: 'Sans-Bold', size: 14, color: '#a8431a' });
  sheet.text('Account Statement', 70, 62, { size: 9 });
  const facts: [string, string][] = [
    ['Account Name', account.holder],
    ['Address', '12/4 Boat Jetty Road, Kochi 682011'],
    ['Account Number', account.number],
    ['Account Description', account.name],
    ['Currency', 'INR'],
    ['IFS Code', 'MSRB0000417'],
    ['Drawing Power', '0.00'],
    ['Interest Rate (% p.a.)', '2.70'],
    [`Balance as on ${formatDay(period.start, 'D MMM YYYY')}`, withSide(imprint.opening(period))],
  ];
  facts.forEach(([label, value], index) => {
    sheet.text(label, 24, 98 + index * 13);
    sheet.text(`: ${value}`, 150, 98 + index * 13);
  });
  sheet.text(`Account Statement from ${formatPeriod(period, 'D MMM YYYY', ' to ')}`, 24, 226, { font: 'Sans-Bold', size: 8 });
}
