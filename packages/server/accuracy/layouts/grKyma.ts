import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { CONTINENTAL, formatMoney } from '../generator/money.js';
import { fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { GULF } from '../generator/vocabulary/english.js';

export const grKyma: Layout = {
  name: 'gr-kyma',
  bank: 'Τράπεζα Κύμα',
  country: 'GR',
  description: 'Greek headings; amounts followed by Χ or Π (charge, credit); progressive balance; the branch and a clock time before the text',
  features: ['uncommon language', 'letters behind amounts', 'date with time', 'branch column', 'balance validation', 'opening and closing as rows'],
  paper: { size: PAPER.a4, font: 'Sans', fontSize: 7.5, producer: 'Kyma Docs' },
  plan: (random) => [
    {
      number: `${random.digits(4)}-${random.digits(6)}-${random.digits(3)}`,
      name: 'Ταμιευτήριο',
      currency: 'EUR',
      holder: 'ΕΛΕΝΗ ΚΑΡΡΑ',
      vocabulary: { ...GULF, cities: ['ΑΘΗΝΑ', 'ΠΑΤΡΑ', 'ΒΟΛΟΣ'] },
      money: CONTINENTAL,
      ...randomMonth(random),
      count: [18, 45],
      lines: [1, 2],
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts, random }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 176,
    nextTop: 96,
    bottom: 780,
    onPage: (page) => {
      sheet.text('ΤΡΑΠΕΖΑ ΚΥΜΑ', 44, 52, { font: 'Sans-Bold', size: 14, color: '#005b96' });
      sheet.text(`Σελίδα ${page}`, 551, 52, { align: 'right' });
      const top = page === 1 ? 150 : 72;
      if (page === 1) {
        sheet.text(`${account.name} ${account.number}   ${account.holder}   EUR`, 44, 86, { font: 'Sans-Bold' });
        sheet.text(`Κινήσεις λογαριασμού από ${formatDay(period.start, 'DD/MM/YYYY')} έως ${formatDay(period.end, 'DD/MM/YYYY')}`, 44, 100);
      }
      sheet.rect(44, top - 11, 507, 17, { fill: '#d6e8f5' });
      headings(sheet, [['Ημ/νία', 48], ['Ώρα', 104], ['Κατ.', 138], ['Αιτιολογία', 170], ['Ποσό', 430, 'right'], ['Υπόλοιπο', 545, 'right']], top, { font: 'Sans-Bold' });
    },
  });
  const edge = (label: string, value: number): void => {
    sheet.text(label, 170, flow.y, { font: 'Sans-Bold' });
    sheet.text(formatMoney(value, CONTINENTAL), 545, flow.y, { align: 'right', font: 'Sans-Bold' });
    flow.down(14);
  };
  edge('ΥΠΟΛΟΙΠΟ ΑΠΟ ΜΕΤΑΦΟΡΑ', imprint.opening(period));
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 180);
    flow.need(lines.length * 9.5 + 18);
    headings(sheet, [[formatDay(row.date, 'DD/MM/YYYY'), 48], [row.time.slice(0, 5), 104], [String(random.int(100, 999)), 138]], flow.y);
    stack(sheet, lines, 170, flow.y, 9.5);
    sheet.text(formatMoney(Math.abs(imprint.amount(row)), CONTINENTAL), 430, flow.y, { align: 'right' });
    sheet.text(row.amount < 0 ? 'Χ' : 'Π', 435, flow.y);
    sheet.text(formatMoney(imprint.balance(row), CONTINENTAL), 545, flow.y, { align: 'right' });
    imprint.row(row, { lines });
    flow.down(lines.length * 9.5 + 4);
  }
  edge('ΝΕΟ ΥΠΟΛΟΙΠΟ', imprint.closing(period));
}
