import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth, type LedgerTransaction } from '../generator/ledger.js';
import { ENGLISH, moneyIn } from '../generator/money.js';
import { headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { GULF } from '../generator/vocabulary/english.js';

const PLAIN = { ...ENGLISH, group: '' };
const plain = moneyIn(PLAIN);
const RATES: [string, number][] = [['USD', 270], ['EUR', 295], ['GEL', 100], ['GEL', 100], ['TRY', 8]];

/**
 * Newest first: time under the date, price in the currency of the shop with its code, fee and amount in the account
 * currency; no digit grouping.
 */
function partyOf({ kind }: LedgerTransaction): string {
  return kind === 'card' ? 'Merchant' : kind === 'fee' ? 'Kazbek Digital' : 'Private person';
}

export const geKazbek = accountLayout({
  name: 'ge-kazbek', bank: 'Kazbek Digital', country: 'GE', paper: { size: PAPER.a4Landscape, font: 'Sans', fontSize: 7.5, producer: 'kazbek-pdf 3.4' },
  features: ['reverse order', 'dual-currency display', 'fee column', 'date with time', 'no digit grouping', 'multi-currency', 'landscape', 'balance validation', 'counterparty column'],
  account: (random) => ({
    number: random.number('GE##KZ################'), name: 'Card account', currency: 'GEL', holder: 'NINO KAPANADZE',
    vocabulary: GULF, money: PLAIN, ...randomMonth(random), count: [22, 50], lines: [1, 1], scale: 3, dateGap: 0,
  }),
  draw({ sheet, imprint, account, period, random }) {
    const flow = new Flow(sheet, { top: 190, nextTop: 80, bottom: 545, headings: [166, 60] }, (page, top) => {
      sheet.text('kazbek', 40, 44, { font: 'Sans-Bold', size: 16, color: '#b3202c' });
      headings(sheet, [['Date', 40], ['Counterparty', 110], ['Description', 260], ['Original amount', 508, 'right'], ['Ccy', 516], ['Fee', 584, 'right'], ['Amount, GEL', 680, 'right'], ['Balance, GEL', 790, 'right']], top, { font: 'Sans-Bold' }, { from: 36, to: 800, below: 5 });
      sheet.text(`Statement generated electronically. ${page}`, 420, 575, { align: 'center', size: 6.5 });
    });
    sheet.text('Account statement', 40, 70, { font: 'Sans-Bold', size: 12 });
    sheet.text(`Client: ${account.holder}`, 40, 88);
    sheet.text(`Account: ${account.number} (GEL)`, 40, 101);
    sheet.text(`Period: ${formatPeriod(period, 'DD.MM.YYYY', ' – ')}`, 40, 114);
    sheet.text(`Opening balance: ${plain(imprint.opening(period))} GEL`, 420, 88);
    sheet.text(`Closing balance: ${plain(imprint.closing(period))} GEL`, 420, 101);
    new Table(flow, imprint, { width: 160, leading: 9.5, leastLines: 2, gap: 5, party: partyOf }).rows([...period.transactions].reverse(), (row, lines) => {
      const [code, rate] = row.kind === 'card' ? random.pick(RATES) : (['GEL', 100] as const);
      return [
        [formatDay(row.date, 'DD.MM.YYYY'), 40], [row.time, 40, { color: '#777777', drop: 9.5 }], [partyOf(row), 110], [lines, 260],
        [plain(Math.round((row.amount * 100) / rate)), 508, 'right'], [code, 516], ['0.00', 584, 'right'],
        [plain(imprint.amount(row)), 680, 'right'], [plain(imprint.balance(row)), 790, 'right'],
      ];
    });
  },
});
