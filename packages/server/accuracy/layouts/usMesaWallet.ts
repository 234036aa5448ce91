import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, moneyIn } from '../generator/money.js';
import { headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

const plain = moneyIn({ ...ENGLISH, symbol: '$' });

/** Payment service: gross, fee and net of each payment, of which the net moves the balance; newest first; status column. */
export const usMesaWallet = accountLayout({
  name: 'us-mesa-wallet', bank: 'Mesa Wallet', country: 'US', paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8, producer: 'Mesa Reports' },
  features: ['fee column', 'gross and net amounts', 'reverse order', 'balance validation', 'status column', 'currency symbols in amounts'],
  account: (random) => ({
    number: random.number('MW-#########'), name: 'Business wallet', currency: 'USD', holder: 'PINE STREET CERAMICS',
    vocabulary: AMERICAN, money: ENGLISH, ...randomMonth(random), count: [14, 40], lines: [1, 2],
  }),
  draw({ sheet, imprint, account, period, random }) {
    const flow = new Flow(sheet, { top: 200, nextTop: 100, bottom: 730, headings: [178, 78] }, (page, top) => {
      sheet.text('mesa', 48, 52, { font: 'Helvetica-Bold', size: 22, color: '#b45309' });
      sheet.text(`Page ${page}`, 564, 52, { align: 'right' });
      headings(sheet, [['Date', 48], ['Description', 110], ['Status', 290], ['Gross', 390, 'right'], ['Fee', 440, 'right'], ['Net', 502, 'right'], ['Balance', 564, 'right']], top, { font: 'Helvetica-Bold' });
    });
    stack(sheet, ['PINE STREET CERAMICS', '410 PINE ST', 'FLAGSTAFF AZ 86001'], 48, 88, 11);
    sheet.text(`Wallet account ${account.number}`, 330, 88);
    sheet.text(`Activity ${formatPeriod(period, 'MM/DD/YYYY', ' - ')}`, 330, 100);
    sheet.text(`Opening balance ${plain(imprint.opening(period))}`, 330, 118);
    sheet.text(`Closing balance ${plain(imprint.closing(period))}`, 330, 132);
    new Table(flow, imprint, { width: 170, leading: 10, gap: 5 }).rows([...period.transactions].reverse(), (row, lines) => {
      const fee = row.amount > 0 && random.chance(0.7) ? random.int(15, 390) : 0;
      const net = imprint.amount(row);
      return [
        [formatDay(row.date, 'MM/DD/YYYY'), 48], [lines, 110], ['Completed', 290], [plain(row.amount + fee), 390, 'right'],
        [plain(-fee), 440, 'right'], [plain(net), 502, 'right'], [plain(imprint.balance(row)), 564, 'right'],
      ];
    });
  },
});
