import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { quarter } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { formatMoney, SWISS } from '../generator/money.js';
import { PAPER } from '../generator/sheet.js';
import { GERMAN } from '../generator/vocabulary/germanic.js';

const X = { date: 42, text: 110, debit: 500, credit: 590, value: 640, balance: 800 };

export const chFirnbank: Layout = {
  name: 'ch-firnbank',
  bank: 'Firnbank AG',
  country: 'CH',
  description: "landscape; Swiss 1'234.56; value date between the amounts and a balance on every row; a quarter long",
  features: ['landscape', 'credit/debit columns', 'value dates', 'apostrophe grouping', 'balance validation', 'two-digit years', 'no table boundaries'],
  paper: { size: PAPER.a4Landscape, font: 'Helvetica', fontSize: 9, producer: 'Avaloq Output 3' },
  plan: (random) => [
    {
      number: `CH${random.digits(2)} 0099 ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(1)}`,
      name: 'Privatkonto',
      currency: 'CHF',
      holder: 'Herr Reto Caduff',
      vocabulary: GERMAN,
      money: SWISS,
      ...quarter(random),
      count: [40, 80],
      lines: [1, 3],
      scale: 2,
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
    top: 182,
    nextTop: 104,
    bottom: 540,
    onPage: (page) => {
      sheet.text('FIRNBANK', 42, 48, { font: 'Helvetica-Bold', size: 16, characterSpacing: 3, color: '#c8102e' });
      sheet.text(`Seite ${page}`, 800, 48, { align: 'right', size: 8 });
      const top = page === 1 ? 150 : 72;
      if (page === 1) {
        sheet.text(`Kontoauszug ${formatDay(period.start, 'DD.MM.YYYY')} - ${formatDay(period.end, 'DD.MM.YYYY')}`, 42, 84, { font: 'Helvetica-Bold', size: 12 });
        sheet.text(`${account.name} in CHF lautend auf ${account.holder}, 7130 Ilanz`, 42, 100);
        sheet.text(`IBAN ${account.number}`, 42, 114);
      }
      const head = { font: 'Helvetica-Bold', size: 8, color: '#555555' } as const;
      sheet.text('Datum', X.date, top, head);
      sheet.text('Buchungstext', X.text, top, head);
      sheet.text('Belastung', X.debit, top, { ...head, align: 'right' });
      sheet.text('Gutschrift', X.credit, top, { ...head, align: 'right' });
      sheet.text('Valuta', X.value, top, head);
      sheet.text('Saldo', X.balance, top, { ...head, align: 'right' });
    },
  });
  sheet.text('Saldovortrag', X.text, flow.y, { font: 'Helvetica-Bold' });
  sheet.text(formatMoney(imprint.opening(period), SWISS), X.balance, flow.y, { align: 'right', font: 'Helvetica-Bold' });
  flow.down(16);
  for (const row of period.transactions) {
    flow.need(row.lines.length * 11 + 6);
    sheet.text(formatDay(row.date, 'DD.MM.YY'), X.date, flow.y);
    row.lines.forEach((line, index) => sheet.text(line, X.text, flow.y + index * 11));
    sheet.text(formatMoney(Math.abs(imprint.amount(row)), SWISS), row.amount < 0 ? X.debit : X.credit, flow.y, { align: 'right' });
    sheet.text(formatDay(row.otherDate, 'DD.MM.YY'), X.value, flow.y);
    sheet.text(formatMoney(imprint.balance(row), SWISS), X.balance, flow.y, { align: 'right' });
    imprint.row(row, { lines: row.lines, otherDate: true });
    flow.down(row.lines.length * 11 + 6);
  }
  flow.need(50);
  sheet.line(X.text, flow.y - 6, X.balance, flow.y - 6);
  sheet.text('Umsatztotal', X.text, flow.y + 6);
  sheet.text(formatMoney(-imprint.debits(period), SWISS), X.debit, flow.y + 6, { align: 'right' });
  sheet.text(formatMoney(imprint.credits(period), SWISS), X.credit, flow.y + 6, { align: 'right' });
  sheet.text('Schlusssaldo', X.text, flow.y + 22, { font: 'Helvetica-Bold' });
  sheet.text(formatMoney(imprint.closing(period), SWISS), X.balance, flow.y + 22, { align: 'right', font: 'Helvetica-Bold' });
}
