// Tables of a composed statement with figures that belong to no row.
import type { LedgerPeriod, LedgerTransaction } from '../generator/ledger.js';
import { byDay } from '../generator/parts.js';
import type { Random } from '../generator/random.js';
import { boldOf, dayOf } from './columns.js';
import type { Workplace } from './rows.js';

export function drawTables(place: Workplace, period: LedgerPeriod, edge: { left: number; right: number }, random: Random): void {
  const { sheet, flow, composition, figures, imprint } = place;
  const { words, tables, locale } = composition;
  const title = (text: string): void => {
    flow.need(80);
    sheet.text(text, edge.left, flow.y, { size: 9.5, font: boldOf(composition.font) });
    flow.down(14);
  };
  if (tables.includes('daily balances') && period.transactions.length > 0) {
    title(words.daily);
    const days = byDay(period.transactions).map((rows) => rows.at(-1) as LedgerTransaction);
    const third = (edge.right - edge.left) / 3;
    for (let index = 0; index < days.length; index += 3) {
      flow.need(14);
      days.slice(index, index + 3).forEach((row, column) => {
        sheet.text(dayOf(row.date, composition), edge.left + column * third, flow.y, { size: 7.5 });
        sheet.text(figures.balance(imprint.derived(period, `daily ${row.date}`, row.balance)), edge.left + (column + 1) * third - 20, flow.y, { size: 7.5, align: 'right' });
      });
      flow.down(11);
    }
    flow.down(14);
  }
  if (tables.includes('fees')) {
    title(words.fees);
    for (const item of words.feeItems.split('|')) {
      sheet.text(item, edge.left, flow.y, { size: 8 });
      sheet.text(figures.plain(random.int(0, 2500) * locale.scale), edge.left + 240, flow.y, { size: 8, align: 'right' });
      flow.down(12);
    }
    flow.down(14);
  }
  if (tables.includes('rates')) {
    title(words.rates);
    for (const name of [words.savings, words.loan]) {
      sheet.text(name, edge.left, flow.y, { size: 8 });
      sheet.text(`${random.int(0, 9)}${composition.money.decimal}${random.digits(2)} %`, edge.left + 240, flow.y, { size: 8, align: 'right' });
      flow.down(12);
    }
    flow.down(14);
  }
}
