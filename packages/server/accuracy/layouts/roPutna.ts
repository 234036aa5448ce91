import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { moneyIn, type MoneyStyle } from '../generator/money.js';
import { byDay, debitCredit, headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { POLISH } from '../generator/vocabulary/slavic.js';

const PLAIN: MoneyStyle = { decimals: 2, group: ',', decimal: '.' };
const plain = moneyIn(PLAIN);

/**
 * Date on the first row of each day, sums of the day and the balance as two lines at its end, debit left of credit;
 * bilingual headings one below the other.
 */
export const roPutna = accountLayout({
  name: 'ro-putna', bank: 'Banca Putna', country: 'RO', paper: { size: PAPER.a4, font: 'Sans', fontSize: 8.5, producer: 'Oracle BIP' },
  features: ['date carry-forward', 'day totals', 'end-of-day balance', 'balance rows inside the table', 'bilingual headers', 'credit/debit columns', 'uncommon language', 'multi-line descriptions'],
  account: (random) => ({
    number: random.number('RO## PUTN #### #### #### ####'), name: 'Cont curent', currency: 'RON', holder: 'IOANA MUREȘAN',
    vocabulary: POLISH, money: PLAIN, ...randomMonth(random), count: [18, 45], lines: [1, 2], scale: 4,
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 230, nextTop: 110, bottom: 770, headings: [190, 74] }, (page, top) => {
      sheet.text('Banca Putna', 46, 50, { font: 'Sans-Bold', size: 14 });
      sheet.text(`Pag. ${page}`, 550, 50, { align: 'right' });
      headings(sheet, [['Data', 46], ['Detalii tranzacție', 120], ['Debit', 450, 'right'], ['Credit', 550, 'right']], top, { font: 'Sans-Bold' });
      headings(sheet, [['Date', 46], ['Transaction details', 120], ['Debit', 450, 'right'], ['Credit', 550, 'right']], top + 11, { size: 7.5 });
      sheet.line(44, top + 16, 552, top + 16);
    });
    sheet.text(`Extras de cont  ${formatPeriod(period, 'DD.MM.YYYY', ' - ')}`, 46, 90, { font: 'Sans-Bold' });
    sheet.text(`Titular: ${account.holder}`, 46, 106);
    sheet.text(`IBAN: ${account.number}   Moneda: RON`, 46, 120);
    headings(sheet, [['Sold inițial', 46], [plain(imprint.opening(period)), 250, 'right']], 140);
    headings(sheet, [['Sold final', 46], [plain(imprint.closing(period)), 250, 'right']], 154);
    for (const day of byDay(period.transactions)) {
      new Table(flow, imprint, { width: 250, leading: 11, gap: 3, room: 40 }).rows(day, (row, lines, index) => [
        index === 0 && [formatDay(row.date, 'DD.MM.YYYY'), 46], [lines, 120], debitCredit(plain, imprint.amount(row), 450, 550),
      ]);
      const out = day.filter((row) => row.amount < 0).reduce((sum, row) => sum - row.amount, 0);
      const into = day.filter((row) => row.amount > 0).reduce((sum, row) => sum + row.amount, 0);
      flow.line([
        ['RULAJ ZI', 120], [plain(out === 0 ? 0 : imprint.derived(period, `out ${day[0]!.date}`, out)), 450, 'right'],
        [plain(into === 0 ? 0 : imprint.derived(period, `in ${day[0]!.date}`, into)), 550, 'right'],
      ], { font: 'Sans-Bold' });
      flow.down(12);
      flow.line([
        ['SOLD FINAL ZI', 120], [plain(imprint.derived(period, `day ${day[0]!.date}`, day.at(-1)!.balance)), 550, 'right'],
      ], { font: 'Sans-Bold' });
      flow.down(17);
    }
  },
});
