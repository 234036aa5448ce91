import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { CONTINENTAL, continental } from '../generator/money.js';
import { headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { GULF } from '../generator/vocabulary/english.js';

/** Greek headings; amounts followed by Χ or Π (charge, credit); progressive balance; the branch and a clock time before the text. */
export const grKyma = accountLayout({
  name: 'gr-kyma', bank: 'Τράπεζα Κύμα', country: 'GR', paper: { size: PAPER.a4, font: 'Sans', fontSize: 7.5, producer: 'Kyma Docs' },
  features: ['uncommon language', 'letters behind amounts', 'date with time', 'branch column', 'balance validation', 'opening and closing as rows'],
  account: (random) => ({
    number: random.number('####-######-###'), name: 'Ταμιευτήριο', currency: 'EUR', holder: 'ΕΛΕΝΗ ΚΑΡΡΑ',
    vocabulary: { ...GULF, cities: ['ΑΘΗΝΑ', 'ΠΑΤΡΑ', 'ΒΟΛΟΣ'] }, money: CONTINENTAL, ...randomMonth(random), count: [18, 45], lines: [1, 2],
  }),
  draw({ sheet, imprint, account, period, random }) {
    const flow = new Flow(sheet, { top: 176, nextTop: 96, bottom: 780, headings: [150, 72] }, (page, top) => {
      sheet.text('ΤΡΑΠΕΖΑ ΚΥΜΑ', 44, 52, { font: 'Sans-Bold', size: 14, color: '#005b96' });
      sheet.text(`Σελίδα ${page}`, 551, 52, { align: 'right' });
      if (page === 1) {
        sheet.text(`${account.name} ${account.number}   ${account.holder}   EUR`, 44, 86, { font: 'Sans-Bold' });
        sheet.text(`Κινήσεις λογαριασμού από ${formatPeriod(period, 'DD/MM/YYYY', ' έως ')}`, 44, 100);
      }
      sheet.rect(44, top - 11, 507, 17, { fill: '#d6e8f5' });
      headings(sheet, [['Ημ/νία', 48], ['Ώρα', 104], ['Κατ.', 138], ['Αιτιολογία', 170], ['Ποσό', 430, 'right'], ['Υπόλοιπο', 545, 'right']], top, { font: 'Sans-Bold' });
    });
    const edge = (label: string, value: number): void => {
      flow.line([[label, 170], [continental(value), 545, 'right']], { font: 'Sans-Bold' });
      flow.down(14);
    };
    edge('ΥΠΟΛΟΙΠΟ ΑΠΟ ΜΕΤΑΦΟΡΑ', imprint.opening(period));
    new Table(flow, imprint, { width: 180, leading: 9.5, gap: 4, room: 18 }).rows(period.transactions, (row, lines) => [
      [formatDay(row.date, 'DD/MM/YYYY'), 48], [row.time.slice(0, 5), 104], [String(random.int(100, 999)), 138], [lines, 170],
      [continental(Math.abs(imprint.amount(row))), 430, 'right'], [row.amount < 0 ? 'Χ' : 'Π', 435],
      [continental(imprint.balance(row)), 545, 'right'],
    ]);
    edge('ΝΕΟ ΥΠΟΛΟΙΠΟ', imprint.closing(period));
  },
});
