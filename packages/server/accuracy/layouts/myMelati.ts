import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { ENGLISH, formatMoney } from '../generator/money.js';
import { pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { INDONESIAN } from '../generator/vocabulary/indonesian.js';

export const myMelati: Layout = {
  name: 'my-melati',
  bank: 'Melati Bank Berhad',
  country: 'MY',
  description: 'plus or minus touching the end of the amount; two heading lines in Malay and English; a Chinese-style address block; day and month only',
  features: ['trailing signs', 'bilingual headers', 'partial-year dates', 'balance validation', 'misleading debit/credit wording', 'multi-line descriptions', 'totals row', 'no leading zero'],
  paper: { size: PAPER.a4, font: 'Courier', fontSize: 8.5, producer: 'MBB Stmt' },
  plan: (random) => [
    {
      number: `${random.digits(6)}-${random.digits(6)}`,
      name: 'Akaun Simpanan',
      currency: 'MYR',
      holder: 'CHEN MEI FONG',
      vocabulary: INDONESIAN,
      money: ENGLISH,
      ...randomMonth(random),
      count: [20, 50],
      lines: [1, 3],
      scale: 3,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period, { start: false, end: true });
  const money = { ...ENGLISH, noLeadingZero: true } as const;
  const flow = new Flow(sheet, {
    top: 252,
    nextTop: 252,
    bottom: 745,
    onPage: (page) => {
      sheet.text('MELATI BANK BERHAD', 44, 52, { font: 'Helvetica-Bold', size: 13 });
      stack(sheet, [account.holder, '8 LORONG KENANGA 3', 'TAMAN MELATI', '53100 KUALA LUMPUR'], 44, 90, 12);
      pairs(sheet, [['MUKA/PAGE', String(page)], ['TARIKH PENYATA/STATEMENT DATE', formatDay(period.end, 'DD/MM/YY')], ['NOMBOR AKAUN/ACCOUNT NUMBER', account.number]], { x: 300, right: 550, y: 90, step: 16 }, { size: 8 });
      sheet.rect(44, 176, 506, 50, { stroke: '#000000' });
      sheet.text('URUSNIAGA AKAUN/ACCOUNT TRANSACTIONS', 297, 189, { align: 'center', font: 'Courier-Bold' });
      sheet.text('TARIKH MASUK  BUTIR URUSNIAGA                 JUMLAH URUSNIAGA   BAKI PENYATA', 48, 204, { size: 8 });
      sheet.text('ENTRY DATE    TRANSACTION DESCRIPTION         TRANSACTION AMOUNT STATEMENT BALANCE', 48, 216, { size: 8 });
    },
  });
  sheet.text('BEGINNING BALANCE', 116, flow.y);
  sheet.text(formatMoney(imprint.opening(period), money), 540, flow.y, { align: 'right' });
  flow.down(13);
  for (const row of period.transactions) {
    flow.need(row.lines.length * 10.5 + 4);
    sheet.text(formatDay(row.date, 'DD/MM'), 48, flow.y);
    sheet.text(row.lines[0]!, 116, flow.y);
    stack(sheet, row.lines.slice(1), 126, flow.y + 10.5, 10.5);
    const amount = imprint.amount(row);
    sheet.text(`${formatMoney(Math.abs(amount), money)}${amount < 0 ? '-' : '+'}`, 440, flow.y, { align: 'right' });
    sheet.text(formatMoney(imprint.balance(row), money), 540, flow.y, { align: 'right' });
    imprint.row(row, { lines: row.lines });
    flow.down(row.lines.length * 10.5 + 2);
  }
  flow.need(56);
  pairs(sheet, [
    ['ENDING BALANCE :', formatMoney(imprint.closing(period), money)],
    ['TOTAL CREDIT :', formatMoney(imprint.credits(period), money)],
    ['TOTAL DEBIT :', formatMoney(-imprint.debits(period), money)],
  ], { x: 116, right: 540, y: flow.y + 12, step: 12 });
}
