import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { fitted, stack } from '../generator/parts.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { ENGLISH, formatMoney } from '../generator/money.js';
import { PAPER } from '../generator/sheet.js';
import { THAI_ENGLISH } from '../generator/vocabulary/english.js';

export const thChaophraya: Layout = {
  name: 'th-chaophraya',
  bank: 'Chao Phraya Commercial',
  country: 'TH',
  description: 'Buddhist years (2567) in DD/MM/BBBB with the time beneath the date; code and channel columns; one combined debit/credit column before the balance',
  features: ['Buddhist-era dates', 'date with time', 'payment-method column', 'signed amounts', 'bilingual headers', 'balance validation', 'totals with counts'],
  paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8, producer: 'CPC e-Statement' },
  plan: (random) => [
    {
      number: `${random.digits(3)}-${random.digits(1)}-${random.digits(5)}-${random.digits(1)}`,
      name: 'Savings',
      currency: 'THB',
      holder: 'MISS PIMCHANOK S.',
      vocabulary: THAI_ENGLISH,
      money: ENGLISH,
      ...randomMonth(random),
      count: [22, 50],
      lines: [1, 2],
      scale: 12,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts, random }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 196,
    nextTop: 120,
    bottom: 770,
    onPage: (page) => {
      sheet.rect(40, 34, 515, 30, { fill: '#4b1d74' });
      sheet.text('CHAO PHRAYA COMMERCIAL', 50, 54, { color: '#ffd54a', font: 'Helvetica-Bold', size: 13 });
      sheet.text(`PAGE ${page}`, 545, 54, { color: '#ffffff', align: 'right' });
      const top = page === 1 ? 166 : 90;
      if (page === 1) {
        sheet.text(`Name / Chue  ${account.holder}`, 40, 86);
        sheet.text(`Account No. / Lek thi banchi  ${account.number}`, 40, 100);
        sheet.text(`Period / Rawang  ${formatDay(period.start, 'DD/MM/BBBB')} - ${formatDay(period.end, 'DD/MM/BBBB')}`, 40, 114);
        sheet.text(`Currency THB`, 40, 128);
      }
      sheet.rect(40, top - 12, 515, 24, { fill: '#efe6f7' });
      const head = { size: 7, font: 'Helvetica-Bold' } as const;
      ['Date/Wan thi', 'Code', 'Channel', 'Debit/Credit', 'Balance', 'Description/Raikan'].forEach((title, index) => {
        const right = index === 3 || index === 4;
        sheet.text(title, [44, 110, 140, 268, 344, 358][index] as number, top + 2, { ...head, align: right ? 'right' : 'left' });
      });
    },
  });
  sheet.text('BALANCE BROUGHT FORWARD / Yod yok ma', 358, flow.y, { size: 7.5 });
  sheet.text(formatMoney(imprint.opening(period), ENGLISH), 344, flow.y, { align: 'right' });
  flow.down(16);
  for (const row of period.transactions) {
    flow.need(40);
    sheet.text(formatDay(row.date, 'DD/MM/BBBB'), 44, flow.y);
    sheet.text(row.time.slice(0, 5), 44, flow.y + 9, { size: 7, color: '#555555' });
    sheet.text(row.amount > 0 ? 'X1' : 'X2', 110, flow.y);
    sheet.text(random.pick(['ENET', 'ATM', 'mAPP', 'BR', 'CDM']), 140, flow.y);
    sheet.text(formatMoney(imprint.amount(row), { ...ENGLISH, plus: '+' }), 268, flow.y, { align: 'right' });
    sheet.text(formatMoney(imprint.balance(row), ENGLISH), 344, flow.y, { align: 'right' });
    const lines = fitted(sheet, row.lines, 195, { size: 7.5 });
    stack(sheet, lines, 358, flow.y, 9, { size: 7.5 });
    imprint.row(row, { lines });
    flow.down(Math.max(22, lines.length * 9 + 4));
  }
  flow.need(60);
  const credits = period.transactions.filter((row) => row.amount > 0).length;
  sheet.text(`Total withdrawal ${period.transactions.length - credits} items`, 44, flow.y + 10);
  sheet.text(formatMoney(-imprint.debits(period), ENGLISH), 268, flow.y + 10, { align: 'right' });
  sheet.text(`Total deposit ${credits} items`, 44, flow.y + 23);
  sheet.text(formatMoney(imprint.credits(period), ENGLISH), 268, flow.y + 23, { align: 'right' });
  sheet.text('Ending balance', 44, flow.y + 36, { font: 'Helvetica-Bold' });
  sheet.text(formatMoney(imprint.closing(period), ENGLISH), 344, flow.y + 36, { align: 'right', font: 'Helvetica-Bold' });
}
