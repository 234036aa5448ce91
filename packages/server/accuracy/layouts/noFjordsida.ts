import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { SPACED, moneyIn } from '../generator/money.js';
import { byDay } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { DANISH } from '../generator/vocabulary/germanic.js';

const kroner = moneyIn({ ...SPACED, group: '\u00a0', negative: 'true-minus' });

/** Newest day first; each day a heading with its closing balance at the right, rows beneath without a date. */
export const noFjordsida = accountLayout({
  name: 'no-fjordsida', bank: 'Fjordsida Sparebank', country: 'NO', paper: { size: PAPER.a4, font: 'Sans', fontSize: 8.5, producer: 'Nettbank Utskrift 7' },
  features: ['date as heading', 'reverse order', 'end-of-day balance in the date heading', 'U+2212 minus', 'no-break space grouping', 'no table boundaries'],
  account: (random) => ({
    number: random.number('#### ## #####'), name: 'Brukskonto', currency: 'NOK', holder: 'Ingrid Haugland',
    vocabulary: DANISH, money: SPACED, ...randomMonth(random), count: [20, 45], lines: [1, 2], scale: 8,
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 236, nextTop: 70, bottom: 780 }, (page) => sheet.text(`Fjordsida Sparebank  ·  Org.nr 999 111 222  ·  side ${page}`, 297, 815, { align: 'center', size: 7, color: '#777777' }));
    sheet.text('fjordsida', 48, 60, { font: 'Sans-Bold', size: 18, color: '#0b5d6b' });
    sheet.text('Kontoutskrift', 48, 96, { font: 'Sans-Bold', size: 13 });
    sheet.text(`Konto ${account.number}   ${account.name}   Valuta ${account.currency}`, 48, 114);
    sheet.text(account.holder, 48, 128);
    sheet.text(`Periode ${formatPeriod(period, 'DD.MM.YYYY', ' - ')}`, 48, 142);
    sheet.text('Inngående saldo', 48, 172);
    sheet.text(kroner(imprint.opening(period)), 300, 172, { align: 'right' });
    sheet.text('Utgående saldo', 48, 186);
    sheet.text(kroner(imprint.closing(period)), 300, 186, { align: 'right' });
    for (const day of byDay([...period.transactions].reverse())) {
      flow.need(46);
      sheet.rect(44, flow.y - 10, 508, 14, { fill: '#e6f1f2' });
      sheet.text(formatDay(day[0]!.date, 'D. MMMM YYYY', 'da'), 48, flow.y, { font: 'Sans-Bold' });
      const end = day[0]!;
      flow.line([
        ['Saldo', 430, { size: 7.5 }],
        [kroner(imprint.derived(period, `day ${end.date}`, end.balance)), 548, { align: 'right', font: 'Sans-Bold' }],
      ]);
      flow.down(16);
      new Table(flow, imprint, { width: 320, leading: 11, gap: 4 }).rows(day, (row, lines) => [
        [lines, 60], [kroner(imprint.amount(row)), 548, 'right'],
      ]);
      flow.down(4);
    }
  },
});
