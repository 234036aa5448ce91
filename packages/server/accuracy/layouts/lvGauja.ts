import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import type { Layout, Press } from '../generator/layout.js';
import { type LedgerAccount, randomMonth } from '../generator/ledger.js';
import { moneyIn } from '../generator/money.js';
import { debitCredit, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { LATVIAN } from '../generator/vocabulary/baltic.js';

const PLAIN = { decimals: 2, group: ' ', decimal: '.' };
const plain = moneyIn(PLAIN);

/**
 * One number in three currencies: a table for each currency under the same headings, begun by a line with the currency, closed by turnover and
 * closing balance; the currencies in which nothing happened have only their two balances.
 */
export const lvGauja: Layout = {
  name: 'lv-gauja', bank: 'Gaujas Banka', country: 'LV', paper: { size: PAPER.a4, font: 'Sans', fontSize: 8, producer: 'Stimulsoft Reports' },
  features: ['multi-currency', 'multiple accounts', 'credit/debit columns', 'counterparty column', 'totals below', 'space grouping with point'],
  plan: (random) => {
    const common = { number: random.number('LV##GAUJ00###########'), holder: 'SIA ĶEKAVAS KOKS', vocabulary: LATVIAN, money: PLAIN, ...randomMonth(random), dateGap: 0 };
    return [
      { ...common, name: 'EUR', currency: 'EUR', count: [14, 34] as [number, number], lines: [2, 2] as [number, number] },
      { ...common, name: 'USD', currency: 'USD', count: [2, 8] as [number, number], lines: [2, 2] as [number, number] },
      { ...common, name: 'GBP', currency: 'GBP', count: [1, 4] as [number, number], lines: [2, 2] as [number, number] },
    ];
  },
  draw(press) {
    const { sheet, accounts } = press;
    const flow = new Flow(sheet, { top: 165, nextTop: 80, bottom: 770 }, (page) => {
      sheet.text('GAUJAS BANKA', 45, 45, { font: 'Sans-Bold', size: 12 });
      sheet.text(`Lapa ${page}`, 550, 45, { align: 'right' });
    });
    stack(sheet, ['Konta izraksts', `Klients: ${accounts[0]!.holder}`, `Konts: ${accounts[0]!.number}`, `Periods: ${formatPeriod(accounts[0]!.periods[0]!, 'DD.MM.YYYY', ' - ')}`], 45, 80, 14);
    for (const account of accounts) drawCurrency(press, flow, account);
  },
};

function drawCurrency({ sheet, imprint }: Press, flow: Flow, account: LedgerAccount): void {
  const period = account.periods[0]!;
  imprint.dates(period);
  flow.need(100);
  flow.line([[`Valūta: ${account.currency}`, 45, { font: 'Sans-Bold' }], [`Sākuma atlikums: ${plain(imprint.opening(period))}`, 550, 'right']]);
  flow.down(16);
  headings(sheet, [['Datums', 45], ['Partneris', 110], ['Maksājuma mērķis', 250], ['Debets', 470, 'right'], ['Kredīts', 550, 'right']], flow.y, { font: 'Sans-Bold' }, { from: 42, to: 553, below: 4 });
  flow.down(16);
  new Table(flow, imprint, { leading: 10, gap: 5 }).rows(period.transactions, (row, lines) => [
    [formatDay(row.date, 'DD.MM.YYYY'), 45], [lines[0]!, 110], [lines.slice(1).join(' '), 250], debitCredit(plain, imprint.amount(row), 470, 550),
  ]);
  flow.need(44);
  flow.line([['Apgrozījums', 250, { font: 'Sans-Bold' }], [plain(-imprint.debits(period)), 470, 'right'], [plain(imprint.credits(period)), 550, 'right']], { drop: 3 });
  flow.down(15);
  flow.line([[`Beigu atlikums: ${plain(imprint.closing(period))}`, 550, 'right']], { drop: 3 });
  flow.down(34);
}
