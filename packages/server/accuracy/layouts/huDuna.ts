import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { SPACED, moneyIn } from '../generator/money.js';
import { headings, pairs } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { CZECH } from '../generator/vocabulary/slavic.js';

const FORINT = { ...SPACED, decimals: 0, group: '\u00a0', symbol: 'Ft', symbolPlace: 'after-spaced' } as const;
const forint = moneyIn(FORINT);

/**
 * Year first with dots (2024.03.05.); no decimals; Hungarian headings few vocabularies know; charges and credits signed
 * in one column; balance on every row.
 */
export const huDuna = accountLayout({
  name: 'hu-duna', bank: 'Duna Takarék', country: 'HU', paper: { size: PAPER.a4, font: 'Condensed', fontSize: 8, producer: 'DunaNyomda' },
  features: ['date format variations', 'zero decimals', 'uncommon language', 'signed amounts', 'balance validation', 'value dates', 'space grouping'],
  account: (random) => ({
    number: random.number('########-########-########'), name: 'Lakossági folyószámla', currency: 'HUF', decimals: 0, holder: 'JANA DVOŘÁKOVÁ',
    vocabulary: CZECH, money: FORINT, ...randomMonth(random), count: [18, 45], lines: [1, 3], scale: 350, overdraft: true,
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 216, nextTop: 96, bottom: 780, headings: [192, 72] }, (page, top) => {
      sheet.text('Duna Takarék', 44, 52, { font: 'Serif-Bold', size: 15, color: '#0c4a2c' });
      sheet.text(`${page}. oldal`, 551, 52, { align: 'right' });
      headings(sheet, [['Könyvelés napja', 44], ['Értéknap', 116], ['Közlemény', 178], ['Összeg', 450, 'right'], ['Egyenleg', 551, 'right']], top, { font: 'Condensed-Bold' }, { from: 44, to: 551, below: 5 });
    });
    sheet.text('Számlakivonat', 44, 84, { font: 'Condensed-Bold', size: 12 });
    pairs(sheet, [['Számlaszám', account.number], ['Időszak', formatPeriod(period, 'YYYY.MM.DD.', ' - ')], ['Devizanem', 'HUF']], { x: 44, right: 290, y: 104, step: 14 });
    pairs(sheet, [['Nyitó egyenleg', forint(imprint.opening(period))], ['Jóváírások összesen', forint(imprint.credits(period))], ['Terhelések összesen', forint(imprint.debits(period))], ['Záró egyenleg', forint(imprint.closing(period))]], { x: 330, right: 551, y: 104, step: 14 });
    new Table(flow, imprint, { width: 180, leading: 10, gap: 4, room: 5, otherDate: true }).rows(period.transactions, (row, lines) => [
      [formatDay(row.date, 'YYYY.MM.DD.'), 44], [formatDay(row.otherDate, 'YYYY.MM.DD.'), 116], [lines, 178],
      [forint(imprint.amount(row)), 450, 'right'], [forint(imprint.balance(row)), 551, 'right'],
    ]);
  },
});
