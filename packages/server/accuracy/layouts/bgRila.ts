import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { moneyIn } from '../generator/money.js';
import { byDay, debitCredit, headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { BULGARIAN } from '../generator/vocabulary/balkan.js';

const LEVA = { decimals: 2, group: ' ', decimal: '.' };
const leva = moneyIn(LEVA);

/**
 * Cyrillic: day totals of money out and in and the day's closing balance after every day; accounting and value date beneath each other; the
 * document number in a column; opening balance and totals of the period around the table.
 */
export const bgRila = accountLayout({
  name: 'bg-rila', bank: 'Банка Рила', country: 'BG', paper: { size: PAPER.a4, font: 'Condensed', fontSize: 8.5, producer: 'FastReport' },
  features: ['cyrillic', 'stacked dates', 'credit/debit columns', 'totals of days', 'end-of-day balance', 'multi-line descriptions', 'reference column', 'space grouping with point'],
  account: (random) => ({
    number: random.number('BG##RILA##############'), name: 'Разплащателна сметка', currency: 'BGN', holder: 'ЕЛЕНА ДИМИТРОВА',
    vocabulary: BULGARIAN, money: LEVA, ...randomMonth(random), count: [18, 46], lines: [1, 3], scale: 2,
  }),
  draw({ sheet, imprint, account, period, random }) {
    const flow = new Flow(sheet, { top: 218, nextTop: 96, bottom: 760, headings: [190, 66] }, (page, top) => {
      sheet.text('БАНКА РИЛА АД', 40, 44, { font: 'Condensed-Bold', size: 13 });
      sheet.text(`Стр. ${page}`, 555, 44, { align: 'right' });
      headings(sheet, [['Дата', 40], ['Документ', 110], ['Основание / Контрагент', 190], ['Дебит', 460, 'right'], ['Кредит', 550, 'right']], top, { font: 'Condensed-Bold' });
      headings(sheet, [['Вальор', 40], ['номер', 110]], top + 10, { size: 7.5 });
    });
    sheet.text('ИЗВЛЕЧЕНИЕ ПО СМЕТКА', 297, 70, { font: 'Condensed-Bold', size: 12, align: 'center' });
    sheet.text(`Титуляр: ${account.holder}`, 40, 94);
    sheet.text(`IBAN: ${account.number}   Валута: BGN`, 40, 107);
    sheet.text(`За период: ${formatPeriod(period, 'DD.MM.YYYY', ' - ')}`, 40, 120);
    sheet.text(`Начално салдо: ${leva(imprint.opening(period))}`, 550, 150, { align: 'right', font: 'Condensed-Bold' });
    const table = new Table(flow, imprint, { width: 200, leading: 10, leastLines: 2, gap: 4, otherDate: true });
    for (const day of byDay(period.transactions)) {
      table.rows(day, (row, lines) => [
        [[formatDay(row.date, 'DD.MM.YYYY'), formatDay(row.otherDate, 'DD.MM.YYYY')], 40], [random.digits(8), 110], [lines, 190], debitCredit(leva, imprint.amount(row), 460, 550),
      ]);
      const last = day.at(-1)!;
      const out = -day.reduce((sum, row) => sum + Math.min(row.amount, 0), 0);
      const into = day.reduce((sum, row) => sum + Math.max(row.amount, 0), 0);
      flow.need(30);
      flow.line([['Обороти за деня:', 190, { font: 'Condensed-Bold' }], [leva(imprint.derived(period, `out ${last.date}`, out)), 460, 'right'], [leva(imprint.derived(period, `in ${last.date}`, into)), 550, 'right']]);
      flow.down(11);
      flow.line([[`Салдо към ${formatDay(last.date, 'DD.MM.YYYY')}:`, 190, { font: 'Condensed-Bold' }], [leva(imprint.derived(period, `balance ${last.date}`, last.balance)), 550, 'right']]);
      flow.down(17);
    }
    flow.need(60);
    flow.line([['Общо обороти:', 190, { font: 'Condensed-Bold' }], [leva(-imprint.debits(period)), 460, 'right'], [leva(imprint.credits(period)), 550, 'right']]);
    flow.down(13);
    flow.line([['Крайно салдо:', 190, { font: 'Condensed-Bold' }], [leva(imprint.closing(period)), 550, { align: 'right', font: 'Condensed-Bold' }]]);
  },
});
