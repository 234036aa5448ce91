import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth, type LedgerTransaction } from '../generator/ledger.js';
import { CONTINENTAL, moneyIn } from '../generator/money.js';
import { debitCredit, headings, pairs } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { SINGAPOREAN } from '../generator/vocabulary/english.js';

const DONG = { ...CONTINENTAL, decimals: 0 };
const dong = moneyIn(DONG);

/** Counterparty name and account in a column before the texts; bilingual cells stacked; "Số dư cuối ngày" rows; no decimals with dots. */
export const vnSongHong = accountLayout({
  name: 'vn-song-hong', bank: 'Ngân hàng Sông Hồng', country: 'VN', paper: { size: PAPER.a4Landscape, font: 'Condensed', fontSize: 8, producer: 'SHB Sao ke' },
  features: ['counterparty column', 'bilingual headers', 'uncommon language', 'zero decimals', 'balance rows inside the table', 'end-of-day balance', 'credit/debit columns', 'value dates'],
  account: (random) => ({
    number: random.digits(13), name: 'Tài khoản thanh toán', currency: 'VND', decimals: 0, holder: 'NGUYỄN THU HÀ',
    vocabulary: { ...SINGAPOREAN, cities: ['HA NOI', 'DA NANG', 'HUE'] }, money: DONG, ...randomMonth(random), count: [14, 36], lines: [1, 3], scale: 20000,
  }),
  draw({ sheet, imprint, account, period, random }) {
    const flow = new Flow(sheet, { top: 216, nextTop: 92, bottom: 555, headings: [184, 62] }, (page, top) => {
      sheet.text('NGÂN HÀNG SÔNG HỒNG', 40, 44, { font: 'Sans-Bold', size: 12, color: '#b3141b' });
      sheet.text(`Trang ${page}`, 802, 44, { align: 'right' });
      sheet.rect(40, top - 10, 762, 24, { fill: '#f7e3e3' });
      headings(sheet, [['Ngày GD', 44], ['Ngày HL', 104], ['Đối tác', 164], ['Nội dung', 330], ['Nợ', 610, 'right'], ['Có', 700, 'right'], ['Số dư', 796, 'right']], top, { font: 'Condensed-Bold' });
      headings(sheet, [['Date', 44], ['Value', 104], ['Counterparty', 164], ['Details', 330], ['Debit', 610, 'right'], ['Credit', 700, 'right'], ['Balance', 796, 'right']], top + 10, { size: 7 });
    });
    pairs(sheet, [['Số tài khoản / Account No', account.number], ['Chủ tài khoản / Name', account.holder], ['Từ ngày - đến ngày / Period', formatPeriod(period, 'DD/MM/YYYY', ' - ')], ['Loại tiền / Currency', 'VND']], { x: 40, right: 360, y: 78, step: 14 });
    pairs(sheet, [['Số dư đầu kỳ / Opening balance', dong(imprint.opening(period))], ['Tổng nợ / Total debit', dong(-imprint.debits(period))], ['Tổng có / Total credit', dong(imprint.credits(period))], ['Số dư cuối kỳ / Closing balance', dong(imprint.closing(period))]], { x: 480, right: 802, y: 78, step: 14 });
    const parties = new Map(period.transactions.map((row) => [row, [random.pick(['TRAN VAN BINH', 'CTY TNHH SAO MAI', 'LE THI LAN']), random.digits(10)]]));
    const partyOf = (row: LedgerTransaction): string[] => parties.get(row) ?? [];
    const table = new Table(flow, imprint, { width: 210, leading: 10, leastLines: 2, gap: 4, room: 20, otherDate: true, party: (row) => partyOf(row).join('\n') });
    period.transactions.forEach((row, index) => {
      table.row(row, (lines) => [
        [formatDay(row.date, 'DD/MM/YYYY'), 44], [formatDay(row.otherDate, 'DD/MM/YYYY'), 104],
        [partyOf(row), 164], [lines, 330],
        debitCredit(dong, imprint.amount(row), 610, 700),
      ]);
      if (period.transactions[index + 1]?.date === row.date) return;
      flow.line([
        [`Số dư cuối ngày / Day-end balance ${formatDay(row.date, 'DD/MM/YYYY')}`, 330],
        [dong(imprint.derived(period, `day ${row.date}`, row.balance)), 796, 'right'],
      ], { font: 'Condensed-Bold' });
      flow.down(15);
    });
  },
});
