import { accountLayout } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, moneyIn } from '../generator/money.js';
import { debitCredit, headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { ARABIC } from '../generator/vocabulary/semitic.js';

const RIALS = { ...ENGLISH, decimals: 3 };
const rials = moneyIn(RIALS);

/** Arabic throughout, laid out from the right, three decimals; the day only on its first row; sums of both sides and the closing balance beneath. */
export const omDhofar = accountLayout({
  name: 'om-dhofar', bank: 'بنك ظفار الأخضر', country: 'OM', paper: { size: PAPER.a4, font: 'Sans', fontSize: 9, producer: 'SAP Smart Forms' },
  features: ['right to left', 'three decimals', 'credit/debit columns', 'totals below', 'balance validation', 'balance at the left'],
  account: (random) => ({
    number: random.number('0310######0017'), name: 'حساب جاري', currency: 'OMR', holder: 'سالم الحارثي', vocabulary: { ...ARABIC, cities: ['مسقط', 'صلالة', 'صحار'] }, money: RIALS, decimals: 3,
    ...randomMonth(random), count: [16, 40], lines: [1, 1], scale: 0.4, dateGap: 0,
  }),
  draw({ sheet, imprint, account, period }) {
    const right = { align: 'right' } as const;
    const flow = new Flow(sheet, { top: 222, nextTop: 100, bottom: 760, headings: [196, 74] }, (page, top) => {
      sheet.text('بنك ظفار الأخضر', 550, 46, { ...right, font: 'Sans-Bold', size: 14 });
      headings(sheet, [['التاريخ', 550, 'right'], ['البيان', 470, 'right'], ['مدين', 270, 'right'], ['دائن', 190, 'right'], ['الرصيد', 100, 'right']], top, { font: 'Sans-Bold' }, { from: 40, to: 555, below: 6 });
      sheet.text(`صفحة ${page}`, 297, 815, { align: 'center', size: 7 });
    });
    sheet.text('كشف حساب', 297, 74, { align: 'center', font: 'Sans-Bold', size: 12 });
    sheet.text(`صاحب الحساب: ${account.holder}`, 550, 96, right);
    sheet.text(`رقم الحساب: ${account.number}`, 550, 112, right);
    sheet.text('العملة: OMR', 550, 128, right);
    sheet.text(`الفترة: ${formatDay(period.start, 'DD/MM/YYYY')} إلى ${formatDay(period.end, 'DD/MM/YYYY')}`, 550, 144, right);
    flow.line([['الرصيد الافتتاحي', 470, 'right'], [rials(imprint.opening(period)), 100, 'right']]);
    flow.down(16);
    new Table(flow, imprint, { leading: 14 }).rows(period.transactions, (row, lines) => [
      [formatDay(row.date, 'DD/MM/YYYY'), 550, 'right'], [lines, 470, 'right'], debitCredit(rials, imprint.amount(row), 270, 190), [rials(imprint.balance(row)), 100, 'right'],
    ]);
    flow.need(50);
    flow.line([['المجموع', 470, 'right'], [rials(-imprint.debits(period)), 270, 'right'], [rials(imprint.credits(period)), 190, 'right']], { drop: 6 });
    flow.down(22);
    flow.line([['الرصيد الختامي', 470, 'right'], [rials(imprint.closing(period)), 100, 'right']]);
  },
});
