import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { CONTINENTAL, formatMoney } from '../generator/money.js';
import { fitted, headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { SINGAPOREAN } from '../generator/vocabulary/english.js';

const DONG = { ...CONTINENTAL, decimals: 0 };

export const vnSongHong: Layout = {
  name: 'vn-song-hong',
  bank: 'Ngân hàng Sông Hồng',
  country: 'VN',
  description: 'counterparty name and account in a column before the texts; bilingual cells stacked; "Số dư cuối ngày" rows; no decimals with dots',
  features: ['counterparty column', 'bilingual headers', 'uncommon language', 'zero decimals', 'balance rows inside the table', 'end-of-day balance', 'credit/debit columns', 'value dates'],
  paper: { size: PAPER.a4Landscape, font: 'Condensed', fontSize: 8, producer: 'SHB Sao ke' },
  plan: (random) => [
    {
      number: random.digits(13),
      name: 'Tài khoản thanh toán',
      currency: 'VND',
      decimals: 0,
      holder: 'NGUYỄN THU HÀ',
      vocabulary: { ...SINGAPOREAN, cities: ['HA NOI', 'DA NANG', 'HUE'] },
      money: DONG,
      ...randomMonth(random),
      count: [14, 36],
      lines: [1, 3],
      scale: 20000,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts, random }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 216,
    nextTop: 92,
    bottom: 555,
    onPage: (page) => {
      sheet.text('NGÂN HÀNG SÔNG HỒNG', 40, 44, { font: 'Sans-Bold', size: 12, color: '#b3141b' });
      sheet.text(`Trang ${page}`, 802, 44, { align: 'right' });
      const top = page === 1 ? 184 : 62;
      sheet.rect(40, top - 10, 762, 24, { fill: '#f7e3e3' });
      headings(sheet, [['Ngày GD', 44], ['Ngày HL', 104], ['Đối tác', 164], ['Nội dung', 330], ['Nợ', 610, 'right'], ['Có', 700, 'right'], ['Số dư', 796, 'right']], top, { font: 'Condensed-Bold' });
      headings(sheet, [['Date', 44], ['Value', 104], ['Counterparty', 164], ['Details', 330], ['Debit', 610, 'right'], ['Credit', 700, 'right'], ['Balance', 796, 'right']], top + 10, { size: 7 });
    },
  });
  pairs(sheet, [['Số tài khoản / Account No', account.number], ['Chủ tài khoản / Name', account.holder], ['Từ ngày - đến ngày / Period', `${formatDay(period.start, 'DD/MM/YYYY')} - ${formatDay(period.end, 'DD/MM/YYYY')}`], ['Loại tiền / Currency', 'VND']], { x: 40, right: 360, y: 78, step: 14 });
  pairs(sheet, [['Số dư đầu kỳ / Opening balance', formatMoney(imprint.opening(period), DONG)], ['Tổng nợ / Total debit', formatMoney(-imprint.debits(period), DONG)], ['Tổng có / Total credit', formatMoney(imprint.credits(period), DONG)], ['Số dư cuối kỳ / Closing balance', formatMoney(imprint.closing(period), DONG)]], { x: 480, right: 802, y: 78, step: 14 });
  period.transactions.forEach((row, index) => {
    const lines = fitted(sheet, row.lines, 210);
    flow.need(Math.max(2, lines.length) * 10 + 20);
    sheet.text(formatDay(row.date, 'DD/MM/YYYY'), 44, flow.y);
    sheet.text(formatDay(row.otherDate, 'DD/MM/YYYY'), 104, flow.y);
    stack(sheet, [random.pick(['TRAN VAN BINH', 'CTY TNHH SAO MAI', 'LE THI LAN']), random.digits(10)], 164, flow.y, 10);
    stack(sheet, lines, 330, flow.y, 10);
    sheet.text(formatMoney(Math.abs(imprint.amount(row)), DONG), row.amount < 0 ? 610 : 700, flow.y, { align: 'right' });
    imprint.row(row, { lines, otherDate: true });
    flow.down(Math.max(2, lines.length) * 10 + 4);
    if (period.transactions[index + 1]?.date === row.date) return;
    sheet.text(`Số dư cuối ngày / Day-end balance ${formatDay(row.date, 'DD/MM/YYYY')}`, 330, flow.y, { font: 'Condensed-Bold' });
    sheet.text(formatMoney(imprint.derived(period, `day ${row.date}`, row.balance), DONG), 796, flow.y, { align: 'right', font: 'Condensed-Bold' });
    flow.down(15);
  });
}
