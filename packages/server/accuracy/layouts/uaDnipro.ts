import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import { moneyIn } from '../generator/money.js';
import { fitted, headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { KENYAN } from '../generator/vocabulary/english.js';

const HRYVNIA = { decimals: 2, group: ' ', decimal: '.' };
const hryvnia = moneyIn(HRYVNIA);

/**
 * Cyrillic headings; time above the date; amount in card currency beside the amount in the operation's currency;
 * commission column; balance after.
 */
export const uaDnipro = accountLayout({
  name: 'ua-dnipro', bank: 'Дніпробанк', country: 'UA', paper: { size: PAPER.a4Landscape, font: 'Condensed', fontSize: 8, producer: 'DniproPDF' },
  features: ['uncommon language', 'dual-currency display', 'fee column', 'dates beneath each other', 'date with time', 'reverse order', 'year crossing', 'balance validation'],
  account: (random) => ({
    number: random.number('UA############ ###############'), name: 'Картковий рахунок', currency: 'UAH', holder: 'Олена Шевчук',
    vocabulary: { ...KENYAN, cities: ['Kyiv', 'Lviv', 'Odesa'] }, money: HRYVNIA, ...acrossNewYear(random), count: [18, 45], lines: [1, 2], scale: 20, dateGap: 0,
  }),
  draw({ sheet, imprint, account, period, random }) {
    const flow = new Flow(sheet, { top: 186, nextTop: 86, bottom: 560, headings: [156, 56] }, (page, top) => {
      headings(sheet, [['Дата і час', 40], ['Деталі операції', 120], ['Сума у валюті картки', 480, 'right'], ['Сума у валюті операції', 590, 'right'], ['Комісія', 660, 'right'], ['Залишок', 800, 'right']], top, { font: 'Condensed-Bold' });
      headings(sheet, [['(UAH)', 480, 'right'], ['(UAH)', 660, 'right'], ['(UAH)', 800, 'right']], top + 10, { size: 7 });
      sheet.line(40, top + 14, 800, top + 14, { color: '#f6c700', width: 1.5 });
    });
    sheet.text('ДНІПРОБАНК', 40, 50, { font: 'Sans-Bold', size: 14 });
    sheet.text('Виписка по рахунку', 800, 50, { align: 'right', size: 12 });
    pairs(sheet, [['Власник', account.holder], ['Рахунок', account.number], ['Період', formatPeriod(period, 'DD.MM.YYYY', ' - ')]], { x: 40, right: 330, y: 80, step: 14 });
    pairs(sheet, [['Залишок на початок періоду', hryvnia(imprint.opening(period))], ['Сума надходжень', hryvnia(imprint.credits(period))], ['Сума витрат', hryvnia(imprint.debits(period))], ['Залишок на кінець періоду', hryvnia(imprint.closing(period))]], { x: 480, right: 800, y: 80, step: 14 });
    for (const row of [...period.transactions].reverse()) {
      const lines = fitted(sheet, row.lines, 240);
      flow.need(26);
      stack(sheet, [formatDay(row.date, 'DD.MM.YYYY'), row.time], 40, flow.y, 9.5);
      stack(sheet, lines.slice(0, 2), 120, flow.y, 9.5);
      const amount = hryvnia(imprint.amount(row));
      sheet.text(amount, 480, flow.y, { align: 'right' });
      const isForeign = row.kind === 'card' && random.chance(0.3);
      flow.line([
        [isForeign ? `${hryvnia(-random.int(500, 9000))} USD` : `${amount} UAH`, 590, 'right'],
        [row.kind === 'transferOut' ? hryvnia(random.int(100, 2500)) : '-', 660, 'right'], [hryvnia(imprint.balance(row)), 800, 'right'],
      ]);
      imprint.row(row, { lines: lines.slice(0, 2) });
      flow.down(24);
    }
  },
});
