import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear, type LedgerTransaction } from '../generator/ledger.js';
import { CONTINENTAL, continental } from '../generator/money.js';
import { PAPER } from '../generator/sheet.js';
import { GERMAN } from '../generator/vocabulary/germanic.js';

const X = { booked: 62, value: 104, text: 150, amount: 520 };

export const deSpreewald = accountLayout({
  name: 'de-spreewald',
  bank: 'Spreewald-Bank eG',
  country: 'DE',
  description: 'booking and value day without a year across the new year; one amount column with S or H behind; sheets carry the balance over',
  features: ['value dates', 'misleading debit/credit wording', 'partial-year dates', 'year crossing', 'S/H suffix', 'multi-line descriptions', 'balance-carry-forward rows'],
  paper: { size: PAPER.a4, font: 'Courier', fontSize: 9, producer: 'agree21 Ausgabe 3.1' },
  account: (random) => ({
    number: random.number('DE## #### #### #### #### ##'), name: 'Kontokorrent', currency: 'EUR', holder: 'Annegret Böhm',
    vocabulary: GERMAN, money: CONTINENTAL, ...acrossNewYear(random), count: [18, 40], lines: [2, 5], overdraft: true, dateGap: 2,
  }),
  prints: { start: false, end: true },
  draw,
});

function draw(press: AccountPress): void {
  const { sheet, imprint, period } = press;
  let carried = period.opening;
  const flow = new Flow(sheet, {
    top: 262, nextTop: 150, bottom: 738,
    onLeave: (y) => {
      sheet.text(`Übertrag auf Blatt ${sheet.page + 1}`, X.text, y + 6);
      drawAmount(press, imprint.derived(period, `carry ${sheet.page}`, carried), y + 6, 'Courier');
    },
  }, (page) => drawPage(press, page));
  sheet.text(`alter Kontostand vom ${formatDay(period.start, 'DD.MM.YYYY')}`, X.text, flow.y, { font: 'Courier-Bold' });
  drawAmount(press, imprint.opening(period), flow.y, 'Courier-Bold');
  flow.down(22);
  for (const row of period.transactions) {
    const page = sheet.page;
    flow.need(row.lines.length * 10.5 + 24);
    if (sheet.page !== page) {
      sheet.text(`Übertrag von Blatt ${sheet.page - 1}`, X.text, flow.y);
      drawAmount(press, imprint.derived(period, `carried ${sheet.page}`, carried), flow.y, 'Courier');
      flow.down(16);
    }
    drawRow(press, row, flow.y);
    carried = row.balance;
    flow.down(row.lines.length * 10.5 + 5);
  }
  flow.need(30);
  sheet.line(X.text, flow.y - 2, 545, flow.y - 2, { dash: 2 });
  sheet.text(`neuer Kontostand vom ${formatDay(period.end, 'DD.MM.YYYY')}`, X.text, flow.y + 10, { font: 'Courier-Bold' });
  drawAmount(press, imprint.closing(period), flow.y + 10, 'Courier-Bold');
  sheet.text('Bitte beachten Sie die Hinweise auf der Rückseite. Guthaben sind als Einlagen geschützt.', 62, 775, { size: 6.5, font: 'Helvetica' });
}

function drawRow(press: AccountPress, row: LedgerTransaction, y: number): void {
  const { sheet, imprint } = press;
  sheet.text(formatDay(row.date, 'DD.MM.'), X.booked, y);
  sheet.text(formatDay(row.otherDate, 'DD.MM.'), X.value, y);
  row.lines.forEach((line, index) => sheet.text(line, X.text + (index === 0 ? 0 : 6), y + index * 10.5));
  drawAmount(press, imprint.amount(row), y, 'Courier');
  imprint.row(row, { lines: row.lines, otherDate: true });
}

function drawAmount({ sheet }: AccountPress, value: number, y: number, font: 'Courier' | 'Courier-Bold'): void {
  sheet.text(continental(Math.abs(value)), X.amount, y, { align: 'right', font });
  sheet.text(value < 0 ? 'S' : 'H', X.amount + 8, y, { font });
}

function drawPage(press: AccountPress, page: number): void {
  const { sheet, account, period } = press;
  sheet.rect(62, 40, 12, 12, { fill: '#00508c' });
  sheet.rect(68, 46, 12, 12, { fill: '#f07d00' });
  sheet.text('Spreewald-Bank eG', 90, 56, { font: 'Helvetica-Bold', size: 15, color: '#00508c' });
  sheet.text('Genossenschaftsbank · BLZ 160 920 99 · BIC SPWADE21XXX', 90, 67, { font: 'Helvetica', size: 7 });
  const top = page === 1 ? 196 : 100;
  if (page === 1) {
    [account.holder, 'Fischerkietz 9', '03222 Lübbenau'].forEach((line, index) => sheet.text(line, 62, 112 + index * 12, { font: 'Helvetica', size: 10 }));
  }
  sheet.text(`Kontoauszug ${formatDay(period.end, 'M/YYYY')}   Blatt ${page}`, 545, page === 1 ? 112 : 84, { align: 'right', font: 'Helvetica-Bold', size: 10 });
  sheet.text(`IBAN ${account.number}`, 62, top, { font: 'Helvetica', size: 9 });
  sheet.text(`${account.name} · EUR-Konto · erstellt am ${formatDay(period.end, 'DD.MM.YYYY')}`, 545, top, { font: 'Helvetica', size: 8, align: 'right' });
  sheet.rect(62, top + 10, 483, 16, { fill: '#e6eef5' });
  sheet.text('Bu-Tag  Wert   Vorgang', X.booked + 1, top + 21);
  sheet.text('Soll/Haben', 540, top + 21, { align: 'right' });
}
