import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { formatMoney } from '../generator/money.js';
import { fitted, headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { KENYAN } from '../generator/vocabulary/english.js';

const HRYVNIA = { decimals: 2, group: ' ', decimal: '.' };

export const uaDnipro: Layout = {
  name: 'ua-dnipro',
  bank: 'Дніпробанк',
  country: 'UA',
  description: 'Cyrillic headings; time above the date; amount in card currency beside the amount in the operation\'s currency; commission column; balance after',
  features: ['uncommon language', 'dual-currency display', 'fee column', 'dates beneath each other', 'date with time', 'reverse order', 'year crossing', 'balance validation'],
  paper: { size: PAPER.a4Landscape, font: 'Condensed', fontSize: 8, producer: 'DniproPDF' },
  plan: (random) => [
    {
      number: `UA${random.digits(12)} ${random.digits(15)}`,
      name: 'Картковий рахунок',
      currency: 'UAH',
      holder: 'Олена Шевчук',
      vocabulary: { ...KENYAN, cities: ['Kyiv', 'Lviv', 'Odesa'] },
      money: HRYVNIA,
      ...acrossNewYear(random),
      count: [18, 45],
      lines: [1, 2],
      scale: 20,
      dateGap: 0,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts, random }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 186,
    nextTop: 86,
    bottom: 560,
    onPage: (page) => {
      const top = page === 1 ? 156 : 56;
      headings(sheet, [['Дата і час', 40], ['Деталі операції', 120], ['Сума у валюті картки', 480, 'right'], ['Сума у валюті операції', 590, 'right'], ['Комісія', 660, 'right'], ['Залишок', 800, 'right']], top, { font: 'Condensed-Bold' });
      headings(sheet, [['(UAH)', 480, 'right'], ['(UAH)', 660, 'right'], ['(UAH)', 800, 'right']], top + 10, { size: 7 });
      sheet.line(40, top + 14, 800, top + 14, { color: '#f6c700', width: 1.5 });
    },
  });
  sheet.text('ДНІПРОБАНК', 40, 50, { font: 'Sans-Bold', size: 14 });
  sheet.text('Виписка по рахунку', 800, 50, { align: 'right', size: 12 });
  pairs(sheet, [['Власник', account.holder], ['Рахунок', account.number], ['Період', `${formatDay(period.start, 'DD.MM.YYYY')} - ${formatDay(period.end, 'DD.MM.YYYY')}`]], { x: 40, right: 330, y: 80, step: 14 });
  pairs(sheet, [['Залишок на початок періоду', formatMoney(imprint.opening(period), HRYVNIA)], ['Сума надходжень', formatMoney(imprint.credits(period), HRYVNIA)], ['Сума витрат', formatMoney(imprint.debits(period), HRYVNIA)], ['Залишок на кінець періоду', formatMoney(imprint.closing(period), HRYVNIA)]], { x: 480, right: 800, y: 80, step: 14 });
  for (const row of [...period.transactions].reverse()) {
    const lines = fitted(sheet, row.lines, 240);
    flow.need(26);
    stack(sheet, [formatDay(row.date, 'DD.MM.YYYY'), row.time], 40, flow.y, 9.5);
    stack(sheet, lines.slice(0, 2), 120, flow.y, 9.5);
    const amount = formatMoney(imprint.amount(row), HRYVNIA);
    sheet.text(amount, 480, flow.y, { align: 'right' });
    const isForeign = row.kind === 'card' && random.chance(0.3);
    sheet.text(isForeign ? `${formatMoney(-random.int(500, 9000), HRYVNIA)} USD` : `${amount} UAH`, 590, flow.y, { align: 'right' });
    sheet.text(row.kind === 'transferOut' ? formatMoney(random.int(100, 2500), HRYVNIA) : '-', 660, flow.y, { align: 'right' });
    sheet.text(formatMoney(imprint.balance(row), HRYVNIA), 800, flow.y, { align: 'right' });
    imprint.row(row, { lines: lines.slice(0, 2) });
    flow.down(24);
  }
}
