import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { CONTINENTAL, moneyIn } from '../generator/money.js';
import { fitted, headings, pairs } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { GERMAN } from '../generator/vocabulary/germanic.js';

/**
 * Phone bank: counterparty in bold with booking day and signed euro amount, beneath in grey the kind, IBAN, purpose
 * and "Wertstellung" with its day; a summary page of old, outgoing, incoming and new balance; spaces listed apart.
 */
export const deNordlicht = accountLayout({
  name: 'de-nordlicht', bank: 'Nordlicht Mobile Bank SE', country: 'DE', paper: { size: PAPER.a4, font: 'Sans', fontSize: 8, producer: 'wkhtmltopdf 0.12.6' },
  features: ['value date in the text', 'signed amounts', 'plus signs', 'currency symbols in amounts', 'multi-line descriptions', 'side pockets'],
  account: (random) => ({
    number: random.number('DE## #### #### #### #### ##'), name: 'Hauptkonto', currency: 'EUR', holder: 'Leonie Marquardt',
    vocabulary: GERMAN, money: CONTINENTAL, ...randomMonth(random), count: [14, 44], lines: [1, 2],
  }),
  draw,
});

const euros = moneyIn({ ...CONTINENTAL, symbol: '€', symbolPlace: 'after', plus: '+' });

function draw({ sheet, imprint, account, period, random }: AccountPress): void {
  const flow = new Flow(sheet, { top: 150, bottom: 750 }, (page) => {
    sheet.text('nordlicht', 45, 48, { font: 'Sans-Bold', size: 15, color: '#36a18b' });
    sheet.text(`Kontoauszug Nr. ${period.end.slice(5, 7)}/${period.end.slice(0, 4)}`, 550, 44, { align: 'right' });
    sheet.text(formatPeriod(period, 'DD.MM.YYYY', ' bis '), 550, 56, { align: 'right' });
    sheet.text(`${account.holder} · IBAN: ${account.number} · BIC: NORDDEB1`, 45, 78, { size: 7 });
    headings(sheet, [['Beschreibung', 45], ['Verbuchungsdatum', 380, 'right'], ['Betrag', 550, 'right']], 118, { font: 'Sans-Bold' });
    sheet.text(`${page} / 4`, 550, 810, { align: 'right', size: 6.5 });
  });
  for (const row of period.transactions) {
    const lines = [...fitted(sheet, row.lines, 220)];
    if (row.kind !== 'card') lines.push(`IBAN: DE${random.digits(20)} • BIC: ${random.letters(8)}`);
    lines.push(`Wertstellung ${formatDay(row.otherDate, 'DD.MM.YYYY')}`);
    flow.need(lines.length * 10 + 10);
    flow.line([[formatDay(row.date, 'DD.MM.YYYY'), 380, 'right'], [euros(imprint.amount(row)), 550, 'right']]);
    lines.forEach((line, index) => sheet.text(line, 45, flow.y + index * 10, index === 0 ? { font: 'Sans-Bold' } : { size: 6.5, color: '#777777' }));
    imprint.row(row, { lines });
    flow.down(lines.length * 10 + 9);
  }
  flow.need(140);
  sheet.text('Zusammenfassung', 45, flow.y + 6, { font: 'Sans-Bold', size: 11 });
  pairs(sheet, [
    ['Dein alter Kontostand', euros(imprint.opening(period))], ['Ausgehende Transaktionen', euros(imprint.debits(period))],
    ['Eingehende Transaktionen', euros(imprint.credits(period))], ['Dein neuer Kontostand', euros(imprint.closing(period))],
  ], { x: 45, right: 550, y: flow.y + 26, step: 15 });
  sheet.text('Spaces: Urlaub +412,00€', 45, flow.y + 100, { size: 7 });
}
