import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { SPACED, moneyIn } from '../generator/money.js';
import { headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { FRENCH } from '../generator/vocabulary/romance.js';

const signed = moneyIn({ ...SPACED, group: '\u202f', negative: 'minus', plus: '+', symbol: '€', symbolPlace: 'after-spaced' });

/**
 * Month headings, rows of two lines: name with amount on the first, day and method with the time on the second;
 * balances only in the header.
 */
export const frLoire = accountLayout({
  name: 'fr-loire', bank: 'Loire Néobanque', country: 'FR', paper: { size: PAPER.a4, font: 'Sans', fontSize: 9, producer: 'React-pdf' },
  features: ['date under the description', 'date with time', 'month as heading', 'signed amounts', 'no table boundaries', 'no running balance', 'currency symbols in amounts', 'reverse order'],
  account: (random) => ({
    number: random.number('FR## #### #### #### #### #### ###'), name: 'Compte courant', currency: 'EUR', holder: 'Maëlle Guérin',
    vocabulary: FRENCH, money: SPACED, ...randomMonth(random), count: [15, 40], lines: [1, 1],
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 240, nextTop: 70, bottom: 780 }, (page) => sheet.text(`Loire Néobanque SA, ACPR 99999 - page ${page}`, 297, 815, { size: 7, align: 'center' }));
    sheet.text('loire', 50, 56, { font: 'Sans-Bold', size: 20 });
    sheet.text(`Relevé de compte du ${formatPeriod(period, 'D MMMM YYYY', ' au ', 'fr')}`, 50, 90);
    sheet.text(account.holder, 50, 106);
    sheet.text(`IBAN ${account.number}`, 50, 120);
    headings(sheet, [['Solde de départ', 50], ['Entrées', 200], ['Sorties', 320], ['Solde de fin', 430]], 156, { size: 8 });
    headings(sheet, [[signed(imprint.opening(period)), 50], [signed(imprint.credits(period)), 200], [signed(imprint.debits(period)), 320], [signed(imprint.closing(period)), 430]], 172, { font: 'Sans-Bold' });
    sheet.text(formatDay(period.start, 'MMMM YYYY', 'fr'), 50, flow.y, { font: 'Sans-Bold', size: 11 });
    flow.down(22);
    new Table(flow, imprint, { width: 330, leading: 12, gap: 20, room: 22 }).rows([...period.transactions].reverse(), (row, lines) => [
      [lines, 50], [signed(imprint.amount(row)), 545, 'right'],
      [`${formatDay(row.date, 'D MMMM', 'fr')} · ${row.time.slice(0, 5)}`, 50, { size: 7.5, color: '#777777', drop: lines.length * 12 }],
    ]);
  },
});
