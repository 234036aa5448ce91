import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { formatMoney, type MoneyStyle } from '../generator/money.js';
import { byDay, fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { POLISH } from '../generator/vocabulary/slavic.js';

const PLAIN: MoneyStyle = { decimals: 2, group: ',', decimal: '.' };

export const roPutna: Layout = {
  name: 'ro-putna',
  bank: 'Banca Putna',
  country: 'RO',
  description: 'date on the first row of each day, sums of the day and the balance as two lines at its end, debit left of credit; bilingual headings one below the other',
  features: ['date carry-forward', 'day totals', 'end-of-day balance', 'balance rows inside the table', 'bilingual headers', 'credit/debit columns', 'uncommon language', 'multi-line descriptions'],
  paper: { size: PAPER.a4, font: 'Sans', fontSize: 8.5, producer: 'Oracle BIP' },
  plan: (random) => [
    {
      number: `RO${random.digits(2)} PUTN ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`,
      name: 'Cont curent',
      currency: 'RON',
      holder: 'IOANA MUREȘAN',
      vocabulary: POLISH,
      money: PLAIN,
      ...randomMonth(random),
      count: [18, 45],
      lines: [1, 2],
      scale: 4,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 230,
    nextTop: 110,
    bottom: 770,
    onPage: (page) => {
      sheet.text('Banca Putna', 46, 50, { font: 'Sans-Bold', size: 14 });
      sheet.text(`Pag. ${page}`, 550, 50, { align: 'right' });
      const top = page === 1 ? 190 : 74;
      headings(sheet, [['Data', 46], ['Detalii tranzacție', 120], ['Debit', 450, 'right'], ['Credit', 550, 'right']], top, { font: 'Sans-Bold' });
      headings(sheet, [['Date', 46], ['Transaction details', 120], ['Debit', 450, 'right'], ['Credit', 550, 'right']], top + 11, { size: 7.5 });
      sheet.line(44, top + 16, 552, top + 16);
    },
  });
  sheet.text(`Extras de cont  ${formatDay(period.start, 'DD.MM.YYYY')} - ${formatDay(period.end, 'DD.MM.YYYY')}`, 46, 90, { font: 'Sans-Bold' });
  sheet.text(`Titular: ${account.holder}`, 46, 106);
  sheet.text(`IBAN: ${account.number}   Moneda: RON`, 46, 120);
  headings(sheet, [['Sold inițial', 46], [formatMoney(imprint.opening(period), PLAIN), 250, 'right']], 140);
  headings(sheet, [['Sold final', 46], [formatMoney(imprint.closing(period), PLAIN), 250, 'right']], 154);
  for (const day of byDay(period.transactions)) {
    day.forEach((row, index) => {
      const lines = fitted(sheet, row.lines, 250);
      flow.need(lines.length * 11 + 40);
      if (index === 0) sheet.text(formatDay(row.date, 'DD.MM.YYYY'), 46, flow.y);
      stack(sheet, lines, 120, flow.y, 11);
      sheet.text(formatMoney(Math.abs(imprint.amount(row)), PLAIN), row.amount < 0 ? 450 : 550, flow.y, { align: 'right' });
      imprint.row(row, { lines });
      flow.down(lines.length * 11 + 3);
    });
    const out = day.filter((row) => row.amount < 0).reduce((sum, row) => sum - row.amount, 0);
    const into = day.filter((row) => row.amount > 0).reduce((sum, row) => sum + row.amount, 0);
    sheet.text('RULAJ ZI', 120, flow.y, { font: 'Sans-Bold' });
    sheet.text(formatMoney(out === 0 ? 0 : imprint.derived(period, `out ${day[0]!.date}`, out), PLAIN), 450, flow.y, { align: 'right', font: 'Sans-Bold' });
    sheet.text(formatMoney(into === 0 ? 0 : imprint.derived(period, `in ${day[0]!.date}`, into), PLAIN), 550, flow.y, { align: 'right', font: 'Sans-Bold' });
    flow.down(12);
    sheet.text('SOLD FINAL ZI', 120, flow.y, { font: 'Sans-Bold' });
    sheet.text(formatMoney(imprint.derived(period, `day ${day[0]!.date}`, day.at(-1)!.balance), PLAIN), 550, flow.y, { align: 'right', font: 'Sans-Bold' });
    flow.down(17);
  }
}
