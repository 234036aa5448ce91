import { accountLayout } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { SPACED, moneyIn } from '../generator/money.js';
import { byDay } from '../generator/parts.js';
import { Table } from '../generator/table.js';
import { SWEDISH } from '../generator/vocabulary/germanic.js';

const kronor = moneyIn({ ...SPACED, group: '\u202f', negative: 'true-minus', symbol: 'kr', symbolPlace: 'after-spaced' });

/** Export of an app: newest day first as a heading, merchant in bold above a grey line, U+2212, no balance anywhere. */
export const seNorrsken = accountLayout({
  name: 'se-norrsken', bank: 'Norrsken Bank', country: 'SE', paper: { size: [420, 748], font: 'Sans', fontSize: 9, runs: 'words', producer: 'Skia/PDF m119' },
  features: ['date as heading', 'reverse order', 'no balances', 'U+2212 minus', 'narrow no-break spaces', 'non-standard page size', 'no table boundaries'],
  account: (random) => ({
    number: random.number('####-#######'), name: 'Lönekonto', currency: 'SEK', holder: 'Åsa Nyström',
    vocabulary: SWEDISH, money: SPACED, ...randomMonth(random), count: [15, 40], lines: [1, 2], scale: 8,
  }),
  prints: { start: false, end: false },
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 120, nextTop: 50, bottom: 710 });
    sheet.text('Norrsken', 30, 48, { font: 'Sans-Bold', size: 18, color: '#0a4d8c' });
    sheet.text(`${account.name} ${account.number}`, 30, 70, { size: 10 });
    sheet.text(account.holder, 30, 84, { color: '#777777' });
    const table = new Table(flow, imprint, { leading: 12, gap: 6, room: 0 });
    for (const day of byDay(period.transactions).reverse()) {
      flow.need(60);
      sheet.text(formatDay(day[0]!.date, 'EEEE D MMMM YYYY', 'sv'), 30, flow.y, { font: 'Sans-Bold', size: 9, color: '#0a4d8c' });
      flow.down(18);
      for (const row of [...day].reverse()) {
        flow.need(30);
        table.row(row, ([first = '', ...rest]) => [
          [first, 30], [rest, 30, { size: 8, color: '#777777', drop: 12 }],
          [kronor(imprint.amount(row)), 390, { align: 'right', color: row.amount > 0 ? '#1a7f37' : '#111111' }],
        ]);
      }
      flow.down(10);
    }
  },
});
