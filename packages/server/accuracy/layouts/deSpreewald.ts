import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import { CONTINENTAL, continental } from '../generator/money.js';
import { across, stack, type Cell } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { GERMAN } from '../generator/vocabulary/germanic.js';

const X = { booked: 62, value: 104, text: 150, amount: 520 };

/** Booking and value day without a year across the new year; one amount column with S or H behind; sheets carry the balance over. */
export const deSpreewald = accountLayout({
  name: 'de-spreewald', bank: 'Spreewald-Bank eG', country: 'DE', paper: { size: PAPER.a4, font: 'Courier', fontSize: 9, producer: 'agree21 Ausgabe 3.1' },
  features: ['value dates', 'misleading debit/credit wording', 'partial-year dates', 'year crossing', 'S/H suffix', 'multi-line descriptions', 'balance-carry-forward rows'],
  account: (random) => ({
    number: random.number('DE## #### #### #### #### ##'), name: 'Kontokorrent', currency: 'EUR', holder: 'Annegret Böhm',
    vocabulary: GERMAN, money: CONTINENTAL, ...acrossNewYear(random), count: [18, 40], lines: [2, 5], overdraft: true, dateGap: 2,
  }),
  prints: { start: false, end: true },
  draw(press) {
    const { sheet, imprint, period } = press;
    let carried = period.opening;
    const flow = new Flow(sheet, {
      top: 262, nextTop: 150, bottom: 738,
      onLeave: (y) => {
        across(sheet, [[`Übertrag auf Blatt ${sheet.page + 1}`, X.text], ...amount(imprint.derived(period, `carry ${sheet.page}`, carried))], y + 6);
      },
    }, (page) => drawPage(press, page));
    flow.line([[`alter Kontostand vom ${formatDay(period.start, 'DD.MM.YYYY')}`, X.text], ...amount(imprint.opening(period))], { font: 'Courier-Bold' });
    flow.down(22);
    let page = sheet.page;
    const table = new Table(flow, imprint, { leading: 10.5, gap: 5, room: 24, otherDate: true });
    for (const row of period.transactions) {
      table.row(row, ([first = '', ...rest]) => {
        if (sheet.page !== page) {
          page = sheet.page;
          flow.line([[`Übertrag von Blatt ${page - 1}`, X.text], ...amount(imprint.derived(period, `carried ${page}`, carried))]);
          flow.down(16);
        }
        return [
          [formatDay(row.date, 'DD.MM.'), X.booked], [formatDay(row.otherDate, 'DD.MM.'), X.value],
          [first, X.text], [rest, X.text + 6, { drop: 10.5 }], ...amount(imprint.amount(row)),
        ];
      });
      carried = row.balance;
    }
    flow.need(30);
    sheet.line(X.text, flow.y - 2, 545, flow.y - 2, { dash: 2 });
    flow.line([[`neuer Kontostand vom ${formatDay(period.end, 'DD.MM.YYYY')}`, X.text], ...amount(imprint.closing(period))], { font: 'Courier-Bold', drop: 10 });
    sheet.text('Bitte beachten Sie die Hinweise auf der Rückseite. Guthaben sind als Einlagen geschützt.', 62, 775, { size: 6.5, font: 'Helvetica' });
  },
});

function amount(value: number): Cell[] {
  return [[continental(Math.abs(value)), X.amount, 'right'], [value < 0 ? 'S' : 'H', X.amount + 8]];
}

function drawPage(press: AccountPress, page: number): void {
  const { sheet, account, period } = press;
  sheet.rect(62, 40, 12, 12, { fill: '#00508c' });
  sheet.rect(68, 46, 12, 12, { fill: '#f07d00' });
  sheet.text('Spreewald-Bank eG', 90, 56, { font: 'Helvetica-Bold', size: 15, color: '#00508c' });
  sheet.text('Genossenschaftsbank · BLZ 160 920 99 · BIC SPWADE21XXX', 90, 67, { font: 'Helvetica', size: 7 });
  const top = page === 1 ? 196 : 100;
  if (page === 1) {
    stack(sheet, [account.holder, 'Fischerkietz 9', '03222 Lübbenau'], 62, 112, 12, { font: 'Helvetica', size: 10 });
  }
  sheet.text(`Kontoauszug ${formatDay(period.end, 'M/YYYY')}   Blatt ${page}`, 545, page === 1 ? 112 : 84, { align: 'right', font: 'Helvetica-Bold', size: 10 });
  sheet.text(`IBAN ${account.number}`, 62, top, { font: 'Helvetica', size: 9 });
  sheet.text(`${account.name} · EUR-Konto · erstellt am ${formatDay(period.end, 'DD.MM.YYYY')}`, 545, top, { font: 'Helvetica', size: 8, align: 'right' });
  sheet.rect(62, top + 10, 483, 16, { fill: '#e6eef5' });
  sheet.text('Bu-Tag  Wert   Vorgang', X.booked + 1, top + 21);
  sheet.text('Soll/Haben', 540, top + 21, { align: 'right' });
}
