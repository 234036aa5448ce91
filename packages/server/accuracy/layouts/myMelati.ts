import { accountLayout } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, moneyIn } from '../generator/money.js';
import { pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { INDONESIAN } from '../generator/vocabulary/indonesian.js';

/**
 * Plus or minus touching the end of the amount; two heading lines in Malay and English; a Chinese-style address block;
 * day and month only.
 */
export const myMelati = accountLayout({
  name: 'my-melati', bank: 'Melati Bank Berhad', country: 'MY', paper: { size: PAPER.a4, font: 'Courier', fontSize: 8.5, producer: 'MBB Stmt' },
  features: ['trailing signs', 'bilingual headers', 'partial-year dates', 'balance validation', 'misleading debit/credit wording', 'multi-line descriptions', 'totals row', 'no leading zero'],
  account: (random) => ({
    number: random.number('######-######'), name: 'Akaun Simpanan', currency: 'MYR', holder: 'CHEN MEI FONG',
    vocabulary: INDONESIAN, money: ENGLISH, ...randomMonth(random), count: [20, 50], lines: [1, 3], scale: 3,
  }),
  prints: { start: false, end: true },
  draw({ sheet, imprint, account, period }) {
    const money = { ...ENGLISH, noLeadingZero: true } as const;
    const moneyMoney = moneyIn(money);
    const flow = new Flow(sheet, { top: 252, nextTop: 252, bottom: 745 }, (page) => {
      sheet.text('MELATI BANK BERHAD', 44, 52, { font: 'Helvetica-Bold', size: 13 });
      stack(sheet, [account.holder, '8 LORONG KENANGA 3', 'TAMAN MELATI', '53100 KUALA LUMPUR'], 44, 90, 12);
      pairs(sheet, [['MUKA/PAGE', String(page)], ['TARIKH PENYATA/STATEMENT DATE', formatDay(period.end, 'DD/MM/YY')], ['NOMBOR AKAUN/ACCOUNT NUMBER', account.number]], { x: 300, right: 550, y: 90, step: 16 }, { size: 8 });
      sheet.rect(44, 176, 506, 50, { stroke: '#000000' });
      sheet.text('URUSNIAGA AKAUN/ACCOUNT TRANSACTIONS', 297, 189, { align: 'center', font: 'Courier-Bold' });
      sheet.text('TARIKH MASUK  BUTIR URUSNIAGA                 JUMLAH URUSNIAGA   BAKI PENYATA', 48, 204, { size: 8 });
      sheet.text('ENTRY DATE    TRANSACTION DESCRIPTION         TRANSACTION AMOUNT STATEMENT BALANCE', 48, 216, { size: 8 });
    });
    flow.line([['BEGINNING BALANCE', 116], [moneyMoney(imprint.opening(period)), 540, 'right']]);
    flow.down(13);
    new Table(flow, imprint, { leading: 10.5, gap: 2, room: 4 }).rows(period.transactions, (row, lines) => {
      const amount = imprint.amount(row);
      return [
        [formatDay(row.date, 'DD/MM'), 48], [lines[0]!, 116], [lines.slice(1), 126, { drop: 10.5 }],
        [`${moneyMoney(Math.abs(amount))}${amount < 0 ? '-' : '+'}`, 440, 'right'], [moneyMoney(imprint.balance(row)), 540, 'right'],
      ];
    });
    flow.need(56);
    pairs(sheet, [
      ['ENDING BALANCE :', moneyMoney(imprint.closing(period))],
      ['TOTAL CREDIT :', moneyMoney(imprint.credits(period))],
      ['TOTAL DEBIT :', moneyMoney(-imprint.debits(period))],
    ], { x: 116, right: 540, y: flow.y + 12, step: 12 });
  },
});
