import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { CONTINENTAL, formatMoney } from '../generator/money.js';
import { countCredits, fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { DUTCH } from '../generator/vocabulary/germanic.js';

export const nlVecht: Layout = {
  name: 'nl-vecht',
  bank: 'Vecht & Vaart Bank',
  country: 'NL',
  description: 'the letters Af or Bij in a column before the amount, day and month in a column with the booking code; grid of labels above values; sheets of a yearly numbered statement',
  features: ['Af/Bij letters', 'partial-year dates', 'code column', 'grid summary', 'multi-line descriptions', 'counts', 'no running balance', 'totals in the header'],
  paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, producer: 'VVB Afschriften' },
  plan: (random) => [
    {
      number: `NL${random.digits(2)} VVBA ${random.digits(4)} ${random.digits(4)} ${random.digits(2)}`,
      name: 'Betaalrekening',
      currency: 'EUR',
      holder: 'F. El Amrani',
      vocabulary: DUTCH,
      money: CONTINENTAL,
      ...randomMonth(random),
      count: [18, 45],
      lines: [2, 4],
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
    top: 256,
    nextTop: 110,
    bottom: 760,
    onPage: (page) => {
      sheet.text('Vecht & Vaart Bank', 46, 48, { font: 'Helvetica-Bold', size: 13 });
      sheet.text(`Blad ${page}`, 550, 48, { align: 'right' });
      const top = page === 1 ? 232 : 86;
      headings(sheet, [['Datum', 46], ['Code', 90], ['Omschrijving', 126], ['Af/Bij', 440], ['Bedrag', 550, 'right']], top, { font: 'Helvetica-Bold' });
      sheet.line(44, top + 5, 552, top + 5);
    },
  });
  sheet.text(`Rekeningafschrift ${account.name}`, 46, 80, { font: 'Helvetica-Bold', size: 11 });
  sheet.text(`${account.number}   t.n.v. ${account.holder}`, 46, 96);
  sheet.text(`${formatDay(period.start, 'DD-MM-YYYY')} t/m ${formatDay(period.end, 'DD-MM-YYYY')}`, 46, 110);
  const signed = (value: number): string => `${formatMoney(Math.abs(value), CONTINENTAL)} ${value < 0 ? 'D' : 'C'}`;
  const credits = countCredits(period);
  headings(sheet, [['Vorig saldo', 46], ['Totaal af', 170], ['Totaal bij', 290], ['Nieuw saldo', 410]], 144, { font: 'Helvetica-Bold', size: 8 });
  headings(sheet, [[signed(imprint.opening(period)), 46], [formatMoney(-imprint.debits(period), CONTINENTAL), 170], [formatMoney(imprint.credits(period), CONTINENTAL), 290], [signed(imprint.closing(period)), 410]], 158);
  headings(sheet, [['Aantal af', 170], ['Aantal bij', 290]], 178, { font: 'Helvetica-Bold', size: 8 });
  headings(sheet, [[String(period.transactions.length - credits), 170], [String(credits), 290]], 191);
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 290);
    flow.need(lines.length * 10.5 + 4);
    sheet.text(formatDay(row.date, 'DD-MM'), 46, flow.y);
    sheet.text(row.kind === 'card' ? 'ba' : row.kind === 'atm' ? 'ga' : 'ov', 90, flow.y);
    stack(sheet, lines, 126, flow.y, 10.5);
    sheet.text(row.amount < 0 ? 'Af' : 'Bij', 440, flow.y);
    sheet.text(formatMoney(Math.abs(imprint.amount(row)), CONTINENTAL), 550, flow.y, { align: 'right' });
    imprint.row(row, { lines });
    flow.down(lines.length * 10.5 + 4);
  }
}
