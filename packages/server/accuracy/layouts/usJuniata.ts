import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth, type LedgerTransaction } from '../generator/ledger.js';
import { ENGLISH, english } from '../generator/money.js';
import { across, headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

const SECTIONS: readonly (readonly [title: string, kinds: (row: LedgerTransaction) => boolean])[] = [
  ['Deposits and Other Additions', (row) => row.amount > 0],
  ['Banking/Debit Card Withdrawals and Purchases', (row) => row.amount < 0 && (row.kind === 'card' || row.kind === 'atm')],
  ['Online and Electronic Banking Deductions', (row) => row.amount < 0 && row.kind !== 'card' && row.kind !== 'atm'],
];

/** Summary under labels of two lines, sections that say in a sentence what they sum up to, the amount before the text. */
export const usJuniata = accountLayout({
  name: 'us-juniata', bank: 'Juniata Valley National Bank', country: 'US', paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 9, producer: 'StatementPro 12' },
  features: ['sections that give the sign', 'headers of two lines', 'amounts before the description', 'unsigned amounts', 'totals in sentences', 'end-of-day balance'],
  account: (random) => ({
    number: random.number('##-####-####'), name: 'Spend Account', currency: 'USD', holder: 'GREGORY ADAMS',
    vocabulary: AMERICAN, money: ENGLISH, ...randomMonth(random), count: [24, 56], lines: [1, 1], weights: { cheque: 0 },
  }),
  draw(press) {
    const { sheet, imprint, account, period } = press;
    const flow = new Flow(sheet, { top: 270, nextTop: 96, bottom: 745 }, (page) => {
      sheet.text('Juniata Valley National Bank', 44, 48, { font: 'Helvetica-Bold', size: 12 });
      sheet.text(`For the period ${formatPeriod(period, 'MM/DD/YYYY', ' to ')}`, 568, 48, { align: 'right' });
      sheet.text(`Page ${page}`, 568, 60, { align: 'right', size: 7.5 });
    });
    sheet.text(account.holder, 44, 96);
    sheet.text('PITTSBURGH PA 15222-1188', 44, 108);
    sheet.text(`${account.name} Summary`, 44, 146, { font: 'Helvetica-Bold' });
    sheet.text(`Account number: ${account.number}`, 44, 160);
    headings(sheet, [['Beginning', 110, 'right'], ['Deposits and', 230, 'right'], ['Checks and other', 350, 'right'], ['Ending', 470, 'right']], 192, { size: 8 });
    headings(sheet, [['balance', 110, 'right'], ['other additions', 230, 'right'], ['deductions', 350, 'right'], ['balance', 470, 'right']], 202, { size: 8 });
    across(sheet, [[english(imprint.opening(period)), 110, 'right'], [english(imprint.credits(period)), 230, 'right'], [english(-imprint.debits(period)), 350, 'right'], [english(imprint.closing(period)), 470, 'right']], 217);
    sheet.text('Activity Detail', 44, 248, { font: 'Helvetica-Bold', size: 11 });
    for (const [title, isOf] of SECTIONS) drawSection(press, flow, title, period.transactions.filter(isOf));
  },
});

function drawSection({ sheet, imprint, period }: AccountPress, flow: Flow, title: string, rows: readonly LedgerTransaction[]): void {
  if (rows.length === 0) return;
  const sum = imprint.derived(period, title, rows.reduce((total, row) => total + Math.abs(row.amount), 0));
  flow.need(90);
  sheet.text(title, 44, flow.y, { font: 'Helvetica-Bold' });
  sheet.text(`There were ${rows.length} ${title} totaling $${english(sum)}.`, 44, flow.down(16));
  headings(sheet, [['Date', 44], ['Amount', 160, 'right'], ['Description', 180]], flow.down(18), { size: 8 });
  flow.down(13);
  new Table(flow, imprint, { width: 330, oneLine: true, leading: 13, room: 2 }).rows(rows, (row, lines) => [
    [formatDay(row.date, 'MM/DD'), 44], [english(Math.abs(imprint.amount(row))), 160, 'right'], [lines, 180],
  ]);
  flow.down(14);
}
