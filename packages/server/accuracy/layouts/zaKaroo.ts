import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { formatMoney } from '../generator/money.js';
import { fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { SOUTH_AFRICAN } from '../generator/vocabulary/english.js';

const RAND = { decimals: 2, group: ' ', decimal: '.', negative: 'trailing' } as const;

export const zaKaroo: Layout = {
  name: 'za-karoo',
  bank: 'Karoo Mutual Bank',
  country: 'ZA',
  description: 'a column of bank charges beside the amounts that are not part of the balance; 1 234.56 with a trailing minus; date after the description',
  features: ['fee column', 'trailing signs', 'space grouping', 'date after the description', 'partial-year dates', 'year crossing', 'balance validation', 'mixed locale'],
  paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, producer: 'StrataDoc' },
  plan: (random) => [
    {
      number: `${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`,
      name: 'Cheque Account',
      currency: 'ZAR',
      holder: 'MS THANDI NKOSI',
      vocabulary: SOUTH_AFRICAN,
      money: { ...RAND },
      ...acrossNewYear(random),
      count: [25, 55],
      lines: [1, 1],
      scale: 8,
      overdraft: true,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts, random }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 238,
    nextTop: 104,
    bottom: 775,
    onPage: (page) => {
      sheet.rect(40, 34, 515, 24, { fill: '#2f4b26' });
      sheet.text('KAROO MUTUAL', 48, 51, { font: 'Helvetica-Bold', size: 12, color: '#ffffff' });
      sheet.text('Tax Invoice / Statement', 547, 51, { align: 'right', color: '#ffffff' });
      const top = page === 1 ? 212 : 80;
      if (page === 1) {
        stack(sheet, [account.holder, '12 Aloe Street', 'Graaff-Reinet 6280'], 48, 86, 12);
        sheet.text(`${account.name} ${account.number}`, 330, 86, { font: 'Helvetica-Bold' });
        sheet.text(`Statement from ${formatDay(period.start, 'D MMMM YYYY')} to ${formatDay(period.end, 'D MMMM YYYY')}`, 330, 100);
        sheet.text('VAT registration 4990117788. Charges marked below are inclusive of VAT and collected monthly.', 48, 186, { size: 7 });
      }
      headings(sheet, [['Details', 48], ['Service fee', 310, 'right'], ['Amount', 395, 'right'], ['Date', 425], ['Balance', 547, 'right']], top, { font: 'Helvetica-Bold' });
      sheet.line(40, top + 5, 555, top + 5, { color: '#2f4b26' });
    },
  });
  sheet.text('BALANCE BROUGHT FORWARD', 48, flow.y);
  sheet.text(formatDay(period.start, 'MM DD'), 425, flow.y);
  sheet.text(formatMoney(imprint.opening(period), RAND), 547, flow.y, { align: 'right' });
  flow.down(14);
  for (const row of period.transactions) {
    flow.need(14);
    const lines = fitted(sheet, row.lines, 215).slice(0, 1);
    stack(sheet, lines, 48, flow.y, 11);
    if (random.chance(0.3)) sheet.text(formatMoney(random.int(150, 1900), RAND), 310, flow.y, { align: 'right', color: '#777777' });
    sheet.text(formatMoney(imprint.amount(row), RAND), 395 + (row.amount < 0 ? 3 : 0), flow.y, { align: 'right' });
    sheet.text(formatDay(row.date, 'MM DD'), 425, flow.y);
    sheet.text(formatMoney(imprint.balance(row), RAND), 547 + (row.balance < 0 ? 3 : 0), flow.y, { align: 'right' });
    imprint.row(row, { lines });
    flow.down(13);
  }
  flow.need(30);
  sheet.text(`Closing balance at ${formatDay(period.end, 'D MMMM YYYY')}`, 48, flow.y + 8, { font: 'Helvetica-Bold' });
  sheet.text(formatMoney(imprint.closing(period), RAND), 547, flow.y + 8, { align: 'right', font: 'Helvetica-Bold' });
}
