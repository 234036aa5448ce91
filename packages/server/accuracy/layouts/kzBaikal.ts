import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { SPACED, moneyIn, spaced } from '../generator/money.js';
import { fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { GULF } from '../generator/vocabulary/english.js';

const withPlus = moneyIn({ ...SPACED, negative: 'none', plus: '+' });
const CATEGORIES: Record<string, string> = { card: 'Прочие операции', atm: 'Выдача наличных', payroll: 'Зарплата', transferIn: 'Перевод на карту', transferOut: 'Перевод с карты', fee: 'Комиссии' };

/**
 * Money in with a plus, money out without any sign; category as first line of each row, processing date and code under
 * date and time; newest first.
 */
export const kzBaikal = accountLayout({
  name: 'kz-baikal', bank: 'Байкал Банк', country: 'KZ', paper: { size: PAPER.a4, font: 'Sans', fontSize: 8.5, producer: 'Baikal Online' },
  features: ['uncommon language', 'plus for credits only', 'reverse order', 'date with time', 'dates beneath each other', 'balance validation', 'space grouping', 'category line'],
  account: (random) => ({
    number: random.number('40817 810 # #### #######'), name: 'Платёжный счёт', currency: 'RUB', holder: 'АННА ПЕТРОВНА К.',
    vocabulary: GULF, money: SPACED, ...randomMonth(random), count: [18, 40], lines: [1, 1], scale: 60, dateGap: 1,
  }),
  draw({ sheet, imprint, account, period, random }) {
    const flow = new Flow(sheet, { top: 290, nextTop: 100, bottom: 770, headings: [252, 64] }, (page, top) => {
      sheet.text('Байкал Банк', 50, 48, { font: 'Sans-Bold', size: 13, color: '#1b7a4b' });
      sheet.text(`Страница ${page}`, 545, 48, { align: 'right', size: 7.5 });
      headings(sheet, [['Дата операции', 50], ['Категория', 150], ['Сумма', 440, 'right'], ['Остаток средств', 545, 'right']], top, { font: 'Sans-Bold' });
      headings(sheet, [['Дата обработки и код', 50], ['Описание операции', 150]], top + 11, { size: 7.5 });
      sheet.line(46, top + 18, 549, top + 18);
    });
    sheet.text('Выписка по счёту', 50, 84, { font: 'Sans-Bold', size: 12 });
    sheet.text(`Номер счёта ${account.number}`, 50, 104);
    sheet.text('Валюта RUB', 50, 118);
    sheet.text(account.holder, 50, 132);
    sheet.text(`За период ${formatPeriod(period, 'DD.MM.YYYY', ' — ')}`, 50, 146);
    const boxes: [string, number][] = [['Остаток на начало', imprint.opening(period)], ['Пополнение', imprint.credits(period)], ['Списание', -imprint.debits(period)], ['Остаток на конец', imprint.closing(period)]];
    boxes.forEach(([label, value], index) => {
      sheet.text(label, 50 + index * 125, 180, { size: 7.5 });
      sheet.text(spaced(value), 50 + index * 125, 196, { font: 'Sans-Bold', size: 10 });
    });
    for (const row of [...period.transactions].reverse()) {
      const lines = fitted(sheet, row.lines, 220);
      flow.need(lines.length * 11 + 22);
      sheet.text(`${formatDay(row.date, 'DD.MM.YYYY')} ${row.time.slice(0, 5)}`, 50, flow.y);
      sheet.text(`${formatDay(row.date, 'DD.MM.YYYY')} ${random.digits(6)}`, 50, flow.y + 11, { size: 7.5, color: '#777777' });
      const category = CATEGORIES[row.kind] ?? 'Прочие операции';
      sheet.text(category, 150, flow.y, { font: 'Sans-Bold' });
      stack(sheet, lines, 150, flow.y + 11, 11);
      flow.line([[withPlus(imprint.amount(row)), 440, 'right'], [spaced(imprint.balance(row)), 545, 'right']]);
      imprint.row(row, { lines: [category, ...lines] });
      flow.down(lines.length * 11 + 18);
    }
  },
});
