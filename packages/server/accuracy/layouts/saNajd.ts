import { accountLayout } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { english, ENGLISH } from '../generator/money.js';
import { countCredits, headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { ARABIC } from '../generator/vocabulary/semitic.js';
import { GULF } from '../generator/vocabulary/english.js';

/**
 * Bilingual: every label twice, English at the left and Arabic at the right of its value; rows partly in Arabic; debits and credits counted
 * in a grid; the opening balance as the first line of the table; the balance with SAR in front.
 */
export const saNajd = accountLayout({
  name: 'sa-najd', bank: 'Najd National Bank', country: 'SA', paper: { size: PAPER.a4, font: 'Sans', fontSize: 8, producer: 'JasperReports 6.20' },
  features: ['bilingual headers', 'bilingual descriptions', 'right to left', 'credit/debit columns', 'balance carry-forward rows', 'currency before balance', 'counts'],
  account: (random) => ({
    number: random.number('SA## 4500 0000 #### #### ####'), name: 'Current Account', currency: 'SAR', holder: 'KHALID A MANSOUR',
    vocabulary: random.chance(0.5) ? ARABIC : { ...GULF, cities: ['RIYADH', 'JEDDAH', 'DAMMAM'] }, money: ENGLISH, ...randomMonth(random), count: [22, 50], lines: [1, 2], scale: 3,
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 262, nextTop: 110, bottom: 770, headings: [222, 70] }, (page, top) => {
      sheet.text('Najd National Bank', 40, 44, { font: 'Sans-Bold', size: 13, color: '#00624a' });
      sheet.text('بنك نجد الوطني', 555, 44, { font: 'Sans-Bold', size: 13, color: '#00624a', align: 'right' });
      sheet.rect(36, top - 12, 523, 30, { fill: '#e3efe9' });
      headings(sheet, [['التاريخ', 40], ['تفاصيل العملية', 130], ['مدين', 360, 'right'], ['دائن', 440, 'right'], ['الرصيد', 552, 'right']], top, { size: 7.5 });
      headings(sheet, [['Date', 40], ['Transaction Details', 130], ['Debit', 360, 'right'], ['Credit', 440, 'right'], ['Balance', 552, 'right']], top + 11, { font: 'Sans-Bold', size: 7.5 });
      sheet.text(`Page ${page} صفحة`, 297, 815, { align: 'center', size: 7 });
    });
    const facts: [string, string, string][] = [
      ['Account Holder', account.holder, 'صاحب الحساب'],
      ['IBAN', account.number, 'رقم الآيبان'],
      ['Statement Period', `${formatDay(period.start, 'DD/MM/YYYY')} - ${formatDay(period.end, 'DD/MM/YYYY')}`, 'فترة الكشف'],
      ['Opening Balance', `${english(imprint.opening(period))} SAR`, 'الرصيد الافتتاحي'],
      ['Closing Balance', `${english(imprint.closing(period))} SAR`, 'الرصيد الختامي'],
      ['Number of Deposits', String(countCredits(period)), 'عدد الإيداعات'],
      ['Number of Withdrawals', String(period.transactions.length - countCredits(period)), 'عدد السحوبات'],
    ];
    facts.forEach(([label, value, arabic], index) => {
      const y = 80 + index * 15;
      flow.sheet.text(label, 40, y, { font: 'Sans-Bold' });
      flow.sheet.text(value, 230, y);
      flow.sheet.text(arabic, 555, y, { align: 'right' });
    });
    flow.line([[formatDay(period.start, 'DD/MM/YYYY'), 40], ['Opening Balance / الرصيد الافتتاحي', 130], [`SAR ${english(imprint.opening(period))}`, 552, 'right']]);
    flow.down(16);
    new Table(flow, imprint, { width: 165, leading: 10.5, gap: 5 }).rows(period.transactions, (row, lines) => {
      const amount = imprint.amount(row);
      return [
        [formatDay(row.date, 'DD/MM/YYYY'), 40], [lines, 130], [amount < 0 ? english(-amount) : '0.00', 360, 'right'], [amount > 0 ? english(amount) : '0.00', 440, 'right'],
        [`SAR ${english(imprint.balance(row))}`, 552, 'right'],
      ];
    });
  },
});
