import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, type Day } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, moneyIn } from '../generator/money.js';
import { debitCredit, headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { HONG_KONG } from '../generator/vocabulary/english.js';

const WHOLE = { ...ENGLISH, decimals: 0 };
const whole = moneyIn(WHOLE);

/** Years of the republic: 2026 is 115. */
const minguo = (day: Day): string => `${Number(day.slice(0, 4)) - 1911}/${formatDay(day, 'MM/DD')}`;

/** Years counted since 1912, whole dollars, two days in each row, branch and remark behind the balance. */
export const twAlishan = accountLayout({
  name: 'tw-alishan', bank: 'Alishan Commercial Bank', country: 'TW', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, producer: 'eATM Statement' },
  features: ['Minguo-era dates', 'zero decimals', 'two date columns', 'credit/debit columns', 'balance validation'],
  account: (random) => ({
    number: random.number('####-###-######'), name: 'Demand Deposit', currency: 'TWD', decimals: 0, holder: 'CHEN MEI-LING',
    vocabulary: HONG_KONG, money: WHOLE, ...randomMonth(random), count: [18, 48], lines: [1, 1], scale: 30,
  }),
  draw({ sheet, imprint, account, period, random }) {
    const flow = new Flow(sheet, { top: 190, nextTop: 96, bottom: 785, headings: [168, 74] }, (page, top) => {
      sheet.text('ALISHAN COMMERCIAL BANK', 44, 50, { font: 'Helvetica-Bold', size: 12, color: '#0a5c40' });
      sheet.text(`Page ${page}`, 551, 50, { align: 'right' });
      headings(sheet, [['Date', 44], ['Value Date', 96], ['Description', 160], ['Withdrawal', 350, 'right'], ['Deposit', 425, 'right'], ['Balance', 505, 'right'], ['Branch', 516]], top, { font: 'Helvetica-Bold', size: 7.5 });
    });
    sheet.text(`Name ${account.holder}`, 44, 84);
    sheet.text(`Account No. ${account.number}`, 44, 97);
    sheet.text(`Currency ${account.currency}`, 44, 110);
    sheet.text(`Period: ${minguo(period.start)} ~ ${minguo(period.end)}`, 44, 123);
    sheet.text('Opening Balance', 350, 97);
    sheet.text(whole(imprint.opening(period)), 505, 97, { align: 'right' });
    sheet.text('Closing Balance', 350, 110);
    sheet.text(whole(imprint.closing(period)), 505, 110, { align: 'right' });
    new Table(flow, imprint, { width: 130, oneLine: true, leading: 13, room: 2, otherDate: true }).rows(period.transactions, (row, lines) => [
      [minguo(row.date), 44], [minguo(row.otherDate), 96], [lines, 160], debitCredit(whole, imprint.amount(row), 350, 425),
      [whole(imprint.balance(row)), 505, 'right'], [`08${random.digits(2)}`, 516],
    ]);
  },
});
