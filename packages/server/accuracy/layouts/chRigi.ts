import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import type { Layout } from '../generator/layout.js';
import { randomMonth, type LedgerAccount } from '../generator/ledger.js';
import { SWISS, swiss } from '../generator/money.js';
import { debitCredit, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { GERMAN } from '../generator/vocabulary/germanic.js';

/** Accounts in three currencies one after the other under one heading each, the second without any movement; balance before the amounts. */
export const chRigi: Layout = {
  name: 'ch-rigi', bank: 'Rigi Kantonalbank', country: 'CH', paper: { size: PAPER.a4, font: 'Condensed', fontSize: 8.5, producer: 'Avaloq Output' },
  features: ['multi-currency', 'multiple accounts', 'zero transactions in one account', 'apostrophe grouping', 'balance before the amounts', 'credit/debit columns', 'opening and closing as rows', 'value dates'],
  plan: (random) => {
    const base = { holder: 'Regula Ammann', vocabulary: GERMAN, money: SWISS, ...randomMonth(random), lines: [1, 2] as [number, number], dateGap: 2 };
    const number = random.digits(5);
    return [
      { ...base, number: `${number}.01`, name: 'Privatkonto', currency: 'CHF', count: [14, 34] as [number, number] },
      { ...base, number: `${number}.02`, name: 'Sparkonto', currency: 'EUR', count: [0, 0] as [number, number] },
      { ...base, number: `${number}.03`, name: 'Fremdwährungskonto', currency: 'USD', count: [5, 14] as [number, number] },
    ];
  },
  draw({ sheet, imprint, accounts }) {
    const [first] = accounts as [LedgerAccount, ...LedgerAccount[]];
    const range = first.periods[0]!;
    const flow = new Flow(sheet, { top: 210, nextTop: 80, bottom: 780 }, (page) => {
      sheet.text('Rigi Kantonalbank', 45, 50, { font: 'Condensed-Bold', size: 14 });
      sheet.text(`Seite ${page}`, 550, 50, { align: 'right' });
      if (page > 1) return;
      stack(sheet, ['Frau', first.holder, 'Seestrasse 18', '6404 Greppen'], 330, 90, 12);
      sheet.text(`Kontoauszug ${formatPeriod(range, 'DD.MM.YYYY', ' - ')}`, 45, 170, { font: 'Condensed-Bold', size: 12 });
    });
    for (const account of accounts) {
      const period = account.periods[0]!;
      imprint.dates(period);
      flow.need(90);
      flow.down(8);
      sheet.text(`${account.name} ${account.currency}, Konto Nr. ${account.number}`, 45, flow.y, { font: 'Condensed-Bold', size: 10 });
      flow.down(16);
      headings(sheet, [['Datum', 45], ['Text', 105], ['Saldo', 340, 'right'], ['Belastung', 420, 'right'], ['Gutschrift', 495, 'right'], ['Valuta', 550, 'right']], flow.y, { font: 'Condensed-Bold' }, { from: 45, to: 550, below: 4 });
      flow.down(15);
      flow.line([['Saldovortrag', 105], [swiss(imprint.opening(period)), 340, 'right']]);
      flow.down(13);
      if (period.transactions.length === 0) {
        sheet.text('Keine Bewegungen in dieser Periode', 105, flow.y);
        flow.down(13);
      }
      new Table(flow, imprint, { width: 170, leading: 10.5, gap: 3, room: 18, otherDate: true }).rows(period.transactions, (row, lines) => [
        [formatDay(row.date, 'DD.MM.YY'), 45], [lines, 105], [swiss(imprint.balance(row)), 340, 'right'],
        debitCredit(swiss, imprint.amount(row), 420, 495), [formatDay(row.otherDate, 'DD.MM.YY'), 550, 'right'],
      ]);
      flow.line([
        [`Schlusssaldo per ${formatDay(period.end, 'DD.MM.YYYY')} zu Ihren Gunsten`, 105, { size: 8 }],
        [swiss(imprint.closing(period)), 340, 'right'],
      ], { font: 'Condensed-Bold' });
      flow.down(24);
    }
  },
};
