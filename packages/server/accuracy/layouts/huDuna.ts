import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { formatMoney, SPACED } from '../generator/money.js';
import { fitted, headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { CZECH } from '../generator/vocabulary/slavic.js';

const FORINT = { ...SPACED, decimals: 0, group: '\u00a0', symbol: 'Ft', symbolPlace: 'after-spaced' } as const;

export const huDuna: Layout = {
  name: 'hu-duna',
  bank: 'Duna Takarék',
  country: 'HU',
  description: 'year first with dots (2024.03.05.); no decimals; Hungarian headings few vocabularies know; charges and credits signed in one column; balance on every row',
  features: ['date format variations', 'zero decimals', 'uncommon language', 'signed amounts', 'balance validation', 'value dates', 'space grouping'],
  paper: { size: PAPER.a4, font: 'Condensed', fontSize: 8, producer: 'DunaNyomda' },
  plan: (random) => [
    {
      number: `${random.digits(8)}-${random.digits(8)}-${random.digits(8)}`,
      name: 'Lakossági folyószámla',
      currency: 'HUF',
      decimals: 0,
      holder: 'JANA DVOŘÁKOVÁ',
      vocabulary: CZECH,
      money: FORINT,
      ...randomMonth(random),
      count: [18, 45],
      lines: [1, 3],
      scale: 350,
      overdraft: true,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 216,
    nextTop: 96,
    bottom: 780,
    onPage: (page) => {
      sheet.text('Duna Takarék', 44, 52, { font: 'Serif-Bold', size: 15, color: '#0c4a2c' });
      sheet.text(`${page}. oldal`, 551, 52, { align: 'right' });
      const top = page === 1 ? 192 : 72;
      headings(sheet, [['Könyvelés napja', 44], ['Értéknap', 116], ['Közlemény', 178], ['Összeg', 450, 'right'], ['Egyenleg', 551, 'right']], top, { font: 'Condensed-Bold' });
      sheet.line(44, top + 5, 551, top + 5);
    },
  });
  sheet.text('Számlakivonat', 44, 84, { font: 'Condensed-Bold', size: 12 });
  pairs(sheet, [['Számlaszám', account.number], ['Időszak', `${formatDay(period.start, 'YYYY.MM.DD.')} - ${formatDay(period.end, 'YYYY.MM.DD.')}`], ['Devizanem', 'HUF']], { x: 44, right: 290, y: 104, step: 14 });
  pairs(sheet, [['Nyitó egyenleg', formatMoney(imprint.opening(period), FORINT)], ['Jóváírások összesen', formatMoney(imprint.credits(period), FORINT)], ['Terhelések összesen', formatMoney(imprint.debits(period), FORINT)], ['Záró egyenleg', formatMoney(imprint.closing(period), FORINT)]], { x: 330, right: 551, y: 104, step: 14 });
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 180);
    flow.need(lines.length * 10 + 5);
    sheet.text(formatDay(row.date, 'YYYY.MM.DD.'), 44, flow.y);
    sheet.text(formatDay(row.otherDate, 'YYYY.MM.DD.'), 116, flow.y);
    stack(sheet, lines, 178, flow.y, 10);
    sheet.text(formatMoney(imprint.amount(row), FORINT), 450, flow.y, { align: 'right' });
    sheet.text(formatMoney(imprint.balance(row), FORINT), 551, flow.y, { align: 'right' });
    imprint.row(row, { lines, otherDate: true });
    flow.down(lines.length * 10 + 4);
  }
}
