import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { ENGLISH, formatMoney } from '../generator/money.js';
import { JAPANESE_ENGLISH } from '../generator/vocabulary/english.js';

const YEN = { ...ENGLISH, decimals: 0 };
const X = { date: 48, withdrawal: 178, deposit: 258, text: 274, balance: 547 };

export const jpHinode: Layout = {
  name: 'jp-hinode',
  bank: 'Hinode Trust',
  country: 'JP',
  description: 'no decimals; YY-MM-DD; amounts before the description like a passbook; star before deposits; balance on every row',
  features: ['zero decimals', 'two-digit years', 'credit/debit columns', 'description between amounts and balance', 'balance validation', 'passbook'],
  paper: { size: [595, 720], font: 'Mono', fontSize: 8, producer: 'HinodePrint' },
  plan: (random) => [
    {
      number: `${random.digits(3)}-${random.digits(7)}`,
      name: 'Ordinary Deposit',
      currency: 'JPY',
      decimals: 0,
      holder: 'ARATA MORI',
      vocabulary: JAPANESE_ENGLISH,
      money: YEN,
      ...randomMonth(random),
      count: [20, 50],
      lines: [1, 1],
      scale: 140,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  const flow = new Flow(sheet, {
    top: 172,
    nextTop: 92,
    bottom: 680,
    onPage: (page) => {
      const top = page === 1 ? 150 : 70;
      sheet.text('HINODE TRUST  /  Futsu Yokin', 48, 46, { font: 'Mono-Bold', size: 11, color: '#8b0000' });
      if (page === 1) {
        sheet.text(`Account ${account.number}   ${account.name}   ${account.holder} SAMA`, 48, 84);
        sheet.text(`Torihiki kikan: ${formatDay(period.start, 'YYYY/MM/DD')} - ${formatDay(period.end, 'YYYY/MM/DD')}   (JPY)`, 48, 98);
        imprint.dates(period);
      }
      const head = { font: 'Mono-Bold', size: 7 } as const;
      sheet.text('DATE', X.date, top, head);
      sheet.text('WITHDRAWAL', X.withdrawal, top, { ...head, align: 'right' });
      sheet.text('DEPOSIT', X.deposit, top, { ...head, align: 'right' });
      sheet.text('DETAILS', X.text, top, head);
      sheet.text('BALANCE', X.balance, top, { ...head, align: 'right' });
      for (const x of [44, 100, 184, 266, 470, 551]) sheet.line(x, top - 10, x, 690, { width: 0.3, color: '#d8b0b0' });
    },
  });
  sheet.text('KURIKOSHI (BALANCE B/F)', X.text, flow.y);
  sheet.text(formatMoney(imprint.opening(period), YEN), X.balance, flow.y, { align: 'right' });
  flow.down(14);
  for (const row of period.transactions) {
    flow.need(14);
    sheet.text(formatDay(row.date, 'YY-MM-DD'), X.date, flow.y);
    const amount = formatMoney(Math.abs(imprint.amount(row)), YEN);
    sheet.text(row.amount > 0 ? `*${amount}` : amount, row.amount > 0 ? X.deposit : X.withdrawal, flow.y, { align: 'right' });
    const lines = sheet.wrap(row.lines[0] as string, 190).slice(0, 1);
    sheet.text(lines[0] as string, X.text, flow.y);
    sheet.text(formatMoney(imprint.balance(row), YEN), X.balance, flow.y, { align: 'right' });
    imprint.row(row, { lines });
    flow.down(13);
  }
  flow.need(20);
  sheet.text('ZANDAKA (CLOSING BALANCE)', X.text, flow.y + 6);
  sheet.text(formatMoney(imprint.closing(period), YEN), X.balance, flow.y + 6, { align: 'right' });
}
