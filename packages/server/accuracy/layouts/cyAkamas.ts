import { accountLayout } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import { CONTINENTAL, continental } from '../generator/money.js';
import { debitCredit, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { GULF } from '../generator/vocabulary/english.js';

/**
 * Greek over English headings; value date at the right of the text, between it and the amounts; overdrawn balance with a minus in front;
 * balance brought forward and carried forward in both languages on each page; footers on the baseline of the last row.
 */
export const cyAkamas = accountLayout({
  name: 'cy-akamas', bank: 'Akamas Cooperative Bank', country: 'CY', paper: { size: PAPER.a4, font: 'Sans', fontSize: 8, producer: 'T24' },
  features: ['bilingual headers', 'dates at the right', 'value dates', 'balance carry-forward rows', 'year crossing', 'credit/debit columns', 'overdrawn balance'],
  account: (random) => ({
    number: random.number('CY## 0070 #### 0000 0000 #### ####'), name: 'Current', currency: 'EUR', holder: 'ΑΝΔΡΕΑΣ ΧΡΙΣΤΟΔΟΥΛΟΥ', vocabulary: { ...GULF, cities: ['ΛΕΥΚΩΣΙΑ', 'ΛΕΜΕΣΟΣ', 'ΠΑΦΟΣ'] },
    money: CONTINENTAL, ...acrossNewYear(random), count: [24, 60], lines: [1, 2], overdraft: true,
  }),
  draw({ sheet, imprint, account, period }) {
    let last = period.opening;
    let page = 0;
    const flow = new Flow(sheet, {
      top: 232, nextTop: 150, bottom: 740, headings: [180, 98],
      onLeave: (y) => flow.line([['ΥΠΟΛΟΙΠΟ ΣΕ ΜΕΤΑΦΟΡΑ / CARRIED FORWARD', 100], [continental(imprint.derived(period, `carried ${page}`, last)), 555, 'right']], { drop: 756 - y }),
    }, (number, top) => {
      page = number;
      sheet.text('Συνεργατική Τράπεζα Ακάμα  Akamas Cooperative Bank', 40, 44, { font: 'Sans-Bold', size: 11 });
      sheet.text(`Σελ./Page ${number}`, 555, 44, { align: 'right' });
      headings(sheet, [['Ημερομηνία', 40], ['Περιγραφή', 100], ['Αξία', 318], ['Χρέωση', 425, 'right'], ['Πίστωση', 490, 'right'], ['Υπόλοιπο', 555, 'right']], top, { size: 7.5 });
      headings(sheet, [['Date', 40], ['Description', 100], ['Value', 318], ['Debit', 425, 'right'], ['Credit', 490, 'right'], ['Balance', 555, 'right']], top + 10, { font: 'Sans-Bold', size: 7.5 }, { from: 36, to: 558, below: 5 });
      if (number > 1) sheet.text('ΥΠΟΛΟΙΠΟ ΕΚ ΜΕΤΑΦΟΡΑΣ / BROUGHT FORWARD', 100, top + 28);
      if (number > 1) sheet.text(continental(imprint.derived(period, `brought ${number}`, last)), 555, top + 28, { align: 'right' });
    });
    stack(sheet, [account.holder, `Αρ. Λογαριασμού / Account No: ${account.number}`, `Περίοδος / Period: ${formatDay(period.start, 'DD/MM/YYYY')} - ${formatDay(period.end, 'DD/MM/YYYY')}`, 'Νόμισμα / Currency: EUR'], 40, 84, 15);
    flow.line([[formatDay(period.start, 'DD/MM/YYYY'), 40], ['ΥΠΟΛΟΙΠΟ ΕΝΑΡΞΗΣ / OPENING BALANCE', 100], [continental(imprint.opening(period)), 555, 'right']], { drop: -16 });
    new Table(flow, imprint, { width: 205, leading: 10.5, gap: 4, otherDate: true }).rows(period.transactions, (row, lines) => {
      const cells = [
        [formatDay(row.date, 'DD/MM/YYYY'), 40], [lines, 100], [formatDay(row.otherDate, 'DD/MM/YYYY'), 318], debitCredit(continental, imprint.amount(row), 425, 490), [continental(imprint.balance(row)), 555, 'right'],
      ] as const;
      last = row.balance;
      return cells;
    });
    flow.need(30);
    flow.line([[formatDay(period.end, 'DD/MM/YYYY'), 40], ['ΥΠΟΛΟΙΠΟ ΛΗΞΗΣ / CLOSING BALANCE', 100], [continental(imprint.closing(period)), 555, 'right']], { drop: 4 });
  },
});
