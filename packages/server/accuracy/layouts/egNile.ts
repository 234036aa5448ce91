import { formatDay, formatPeriod, type Day } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import type { Layout } from '../generator/layout.js';
import { moneyIn } from '../generator/money.js';
import { headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { GULF } from '../generator/vocabulary/english.js';

const POUNDS = { decimals: 2, group: '', decimal: '.' };
const pounds = moneyIn(POUNDS);

/**
 * The first days of a month only, so every DD/MM could be MM/DD; Dr or Cr before the amount; no grouping of digits;
 * page totals of both sides.
 */
export const egNile: Layout = {
  name: 'eg-nile', bank: 'Nile Delta Bank', country: 'EG', paper: { size: PAPER.a4, font: 'Courier', fontSize: 8.5, producer: 'NDB' },
  features: ['day and month order ambiguous', 'CR/DR prefix', 'no digit grouping', 'partial-year dates', 'end-of-day balance', 'opening and closing as rows'],
  plan: (random) => {
    const month = `${random.int(2019, 2025)}-${String(random.int(1, 12)).padStart(2, '0')}`;
    const dates: { start: Day; end: Day } = { start: `${month}-01`, end: `${month}-12` };
    return [
      {
        number: `${random.digits(3)}${random.digits(10)}`,
        name: 'Current account',
        currency: 'EGP',
        holder: 'NADIA FARAG',
        vocabulary: { ...GULF, cities: ['CAIRO', 'TANTA', 'GIZA'] },
        money: POUNDS,
        ...dates,
        count: [14, 30],
        lines: [1, 2],
        scale: 15,
        overdraft: true,
      },
    ];
  },
  draw({ sheet, imprint, accounts }) {
    const account = accounts[0]!;
    const period = account.periods[0]!;
    imprint.dates(period);
    const side = (value: number): string => `${value < 0 ? 'Dr' : 'Cr'} ${pounds(Math.abs(value))}`;
    const flow = new Flow(sheet, { top: 190, nextTop: 100, bottom: 770, headings: [166, 80] }, (page, top) => {
      sheet.text('NILE DELTA BANK', 46, 54, { font: 'Courier-Bold', size: 12 });
      sheet.text(`PAGE ${page}`, 549, 54, { align: 'right' });
      if (page === 1) {
        sheet.text(`${account.holder}   A/C ${account.number} EGP`, 46, 92);
        sheet.text(`PERIOD ${formatPeriod(period, 'DD MMM! YYYY', ' TO ')}`, 46, 106);
      }
      headings(sheet, [['DATE', 46], ['PARTICULARS', 90], ['AMOUNT', 420, 'right'], ['BALANCE', 549, 'right']], top, { font: 'Courier-Bold' });
    });
    flow.line([['OPENING BALANCE', 90], [side(imprint.opening(period)), 549, 'right']]);
    flow.down(14);
    new Table(flow, imprint, { width: 230, leading: 10.5, gap: 2, room: 3 }).rows(period.transactions, (row, lines, index) => [
      [formatDay(row.date, 'DD/MM'), 46], [lines, 90], [side(imprint.amount(row)), 420, 'right'],
      (period.transactions[index + 1]?.date !== row.date) && [side(imprint.balance(row)), 549, 'right'],
    ]);
    flow.need(16);
    flow.line([['CLOSING BALANCE', 90], [side(imprint.closing(period)), 549, 'right']], { drop: 4 });
  },
};
