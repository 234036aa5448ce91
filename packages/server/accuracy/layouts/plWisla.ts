import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { formatMoney, SPACED } from '../generator/money.js';
import { fitted, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { POLISH } from '../generator/vocabulary/slavic.js';

const ZLOTY = { ...SPACED, group: '\u00a0', symbol: 'PLN', symbolPlace: 'after-spaced' } as const;

export const plWisla: Layout = {
  name: 'pl-wisla',
  bank: 'Bank Wiślany',
  country: 'PL',
  description: 'posting date above the transaction date in one column; amount above the balance after it in one column; PLN behind both',
  features: ['dates beneath each other', 'balance beneath the amount', 'signed amounts', 'currency symbols in amounts', 'multi-line descriptions', 'split or merged date columns'],
  paper: { size: PAPER.a4, font: 'Sans', fontSize: 7.5, producer: 'WislaDoc' },
  plan: (random) => [
    {
      number: `${random.digits(2)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`,
      name: 'Konto Żagiel',
      currency: 'PLN',
      holder: 'MAŁGORZATA DĄB',
      vocabulary: POLISH,
      money: SPACED,
      ...randomMonth(random),
      count: [18, 42],
      lines: [2, 3],
      scale: 3,
    },
  ],
  draw,
};

function draw(press: Press): void {
  const { sheet, imprint, accounts } = press;
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 262,
    nextTop: 100,
    bottom: 780,
    onPage: (page) => {
      sheet.circle(60, 46, 10, '#c2002f');
      sheet.text('bank wiślany', 76, 50, { font: 'Serif-Bold', size: 13 });
      sheet.text(`str. ${page}`, 550, 50, { align: 'right' });
      if (page === 1) drawSummary(press);
      const top = page === 1 ? 236 : 74;
      sheet.rect(45, top - 10, 505, 22, { fill: '#f1f1f1' });
      stack(sheet, ['Data księgowania', 'Data operacji'], 50, top, 9, { font: 'Sans-Bold', size: 6.5 });
      sheet.text('Opis operacji', 140, top + 4, { font: 'Sans-Bold', size: 6.5 });
      stack(sheet, ['Kwota operacji', 'Saldo po operacji'], 470, top, 9, { font: 'Sans-Bold', size: 6.5 });
    },
  });
  sheet.text(account.number, 45, 126, { font: 'Sans-Bold', size: 9 });
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 270);
    const height = Math.max(2, lines.length) * 9.5 + 8;
    flow.need(height);
    sheet.text(formatDay(row.date, 'YYYY-MM-DD'), 50, flow.y);
    sheet.text(formatDay(row.otherDate, 'YYYY-MM-DD'), 50, flow.y + 9.5, { color: '#777777' });
    stack(sheet, lines, 140, flow.y, 9.5);
    sheet.text(formatMoney(imprint.amount(row), ZLOTY), 545, flow.y, { align: 'right', font: 'Sans-Bold' });
    sheet.text(formatMoney(imprint.balance(row), ZLOTY), 545, flow.y + 9.5, { align: 'right', color: '#777777' });
    imprint.row(row, { lines, otherDate: true });
    flow.down(height);
    sheet.line(45, flow.y - 11, 550, flow.y - 11, { width: 0.3, color: '#bbbbbb' });
  }
  flow.need(24);
  sheet.text('Dokument sporządzony elektronicznie, nie wymaga podpisu ani stempla.', 45, flow.y + 8, { size: 6.5 });
}

function drawSummary({ sheet, imprint, accounts }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  sheet.text(`Wyciąg za okres ${formatDay(period.start, 'DD.MM.YYYY')} - ${formatDay(period.end, 'DD.MM.YYYY')}`, 45, 92, { font: 'Sans-Bold', size: 11 });
  sheet.text(`${account.name}, rachunek w PLN`, 45, 112, { size: 8.5 });
  stack(sheet, [account.holder, 'ul. Kępna 7 m. 3', '80-001 GDAŃSK'], 45, 146, 11, { size: 8.5 });
  const entries: [string, string][] = [
    ['Saldo początkowe', formatMoney(imprint.opening(period), ZLOTY)],
    ['Suma uznań', formatMoney(imprint.credits(period), ZLOTY)],
    ['Suma obciążeń', formatMoney(imprint.debits(period), ZLOTY)],
    ['Saldo końcowe', formatMoney(imprint.closing(period), ZLOTY)],
  ];
  pairs(sheet, entries, { x: 330, right: 545, y: 140, step: 14 }, { size: 8.5 });
}
