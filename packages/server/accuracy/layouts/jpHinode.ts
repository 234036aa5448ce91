import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, moneyIn } from '../generator/money.js';
import { headings } from '../generator/parts.js';
import { Table } from '../generator/table.js';
import { JAPANESE_ENGLISH } from '../generator/vocabulary/english.js';

const YEN = { ...ENGLISH, decimals: 0 };
const yen = moneyIn(YEN);
const X = { date: 48, withdrawal: 178, deposit: 258, text: 274, balance: 547 };

/** No decimals; YY-MM-DD; amounts before the description like a passbook; star before deposits; balance on every row. */
export const jpHinode = accountLayout({
  name: 'jp-hinode', bank: 'Hinode Trust', country: 'JP', paper: { size: [595, 720], font: 'Mono', fontSize: 8, producer: 'HinodePrint' },
  features: ['zero decimals', 'two-digit years', 'credit/debit columns', 'description between amounts and balance', 'balance validation', 'passbook'],
  account: (random) => ({
    number: random.number('###-#######'), name: 'Ordinary Deposit', currency: 'JPY', decimals: 0, holder: 'ARATA MORI',
    vocabulary: JAPANESE_ENGLISH, money: YEN, ...randomMonth(random), count: [20, 50], lines: [1, 1], scale: 140,
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 172, nextTop: 92, bottom: 680, headings: [150, 70] }, (page, top) => {
      sheet.text('HINODE TRUST  /  Futsu Yokin', 48, 46, { font: 'Mono-Bold', size: 11, color: '#8b0000' });
      if (page === 1) {
        sheet.text(`Account ${account.number}   ${account.name}   ${account.holder} SAMA`, 48, 84);
        sheet.text(`Torihiki kikan: ${formatPeriod(period, 'YYYY/MM/DD', ' - ')}   (JPY)`, 48, 98);
        imprint.dates(period);
      }
      const head = { font: 'Mono-Bold', size: 7 } as const;
      headings(sheet, [['DATE', X.date], ['WITHDRAWAL', X.withdrawal, 'right'], ['DEPOSIT', X.deposit, 'right'], ['DETAILS', X.text], ['BALANCE', X.balance, 'right']], top, head);
      for (const x of [44, 100, 184, 266, 470, 551]) sheet.line(x, top - 10, x, 690, { width: 0.3, color: '#d8b0b0' });
    });
    flow.line([['KURIKOSHI (BALANCE B/F)', X.text], [yen(imprint.opening(period)), X.balance, 'right']]);
    flow.down(14);
    new Table(flow, imprint, { width: 190, oneLine: true, leading: 13, room: 1 }).rows(period.transactions, (row, lines) => {
      const amount = yen(Math.abs(imprint.amount(row)));
      return [
        [formatDay(row.date, 'YY-MM-DD'), X.date],
        [row.amount > 0 ? `*${amount}` : amount, row.amount > 0 ? X.deposit : X.withdrawal, 'right'], [lines[0] as string, X.text],
        [yen(imprint.balance(row)), X.balance, 'right'],
      ];
    });
    flow.need(20);
    flow.line([['ZANDAKA (CLOSING BALANCE)', X.text], [yen(imprint.closing(period)), X.balance, 'right']], { drop: 6 });
  },
});
