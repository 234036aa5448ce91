import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth, type LedgerTransaction } from '../generator/ledger.js';
import { ENGLISH, english } from '../generator/money.js';
import { PAPER } from '../generator/sheet.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

/**
 * Typewriter font with dotted leaders between text and amount; cheques without dates of their own order in two columns;
 * credits and debits under short titles, no headings.
 */
export const usCedar = accountLayout({
  name: 'us-cedar', bank: 'Cedar County Bank', country: 'US', paper: { size: PAPER.letter, font: 'Courier', fontSize: 9, producer: 'COBOL Forms' },
  features: ['dotted leaders', 'no headings', 'section totals', 'cheque list in columns', 'partial-year dates', 'monospaced', 'totals with counts', 'no running balance'],
  account: (random) => ({
    number: random.number('##-###-###'), name: 'Checking', currency: 'USD', holder: 'FLOYD & IRMA TANNER',
    vocabulary: AMERICAN, money: ENGLISH, ...randomMonth(random), count: [22, 44], lines: [1, 1], weights: { cheque: 9 },
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 270, nextTop: 80, bottom: 735 }, (page) => {
      sheet.text('CEDAR COUNTY BANK', 50, 46);
      sheet.text(`ACCOUNT ${account.number}  PAGE ${page}`, 560, 46, { align: 'right' });
    });
    const checks = period.transactions.filter((row) => row.kind === 'cheque');
    const credits = period.transactions.filter((row) => row.amount > 0);
    const debits = period.transactions.filter((row) => row.amount < 0 && row.kind !== 'cheque');
    const sum = (rows: readonly LedgerTransaction[]): number => rows.reduce((total, row) => total + row.amount, 0);
    sheet.text(account.holder, 70, 90);
    sheet.text('RR 2 BOX 41   TIPTON IA 52772', 70, 102);
    sheet.text(`THIS STATEMENT ${formatPeriod(period, 'MM/DD/YY', ' THRU ')}`, 50, 140);
    const summary: [string, number][] = [
      ['BALANCE LAST STATEMENT', imprint.opening(period)],
      [`${credits.length} CREDITS`, imprint.credits(period)],
      [`${debits.length + checks.length} DEBITS`, -imprint.debits(period)],
      ['BALANCE THIS STATEMENT', imprint.closing(period)],
    ];
    summary.forEach(([label, value], index) => leader(sheet, label, english(value), 50, 400, 164 + index * 13));
    const list = (title: string, rows: readonly LedgerTransaction[], sign: 1 | -1): void => {
      flow.need(50);
      sheet.text(title, 50, flow.y);
      flow.down(16);
      for (const row of rows) {
        flow.need(13);
        sheet.text(formatDay(row.date, 'MM/DD'), 50, flow.y);
        const line = sheet.wrap(row.lines[0]!, 290)[0]!;
        leader(sheet, line, english(sign * imprint.amount(row)), 100, 500, flow.y);
        imprint.row(row, { lines: [line] });
        flow.down(12.5);
      }
      flow.need(16);
      leader(sheet, `TOTAL ${title}`, english(sign * imprint.derived(period, title, sum(rows))), 100, 500, flow.y);
      flow.down(24);
    };
    list('DEPOSITS AND CREDITS', credits, 1);
    list('WITHDRAWALS AND DEBITS', debits, -1);
    if (checks.length === 0) return;
    const depth = Math.ceil(checks.length / 2);
    flow.need(depth * 12.5 + 30);
    sheet.text('CHECKS', 50, flow.y);
    flow.down(16);
    checks.forEach((row, index) => {
      const left = index < depth ? 50 : 310;
      const y = flow.y + (index % depth) * 12.5;
      sheet.text(formatDay(row.date, 'MM/DD'), left, y);
      sheet.text(row.checkNumber!, left + 60, y);
      sheet.text(english(-imprint.amount(row)), left + 190, y, { align: 'right' });
      imprint.row(row, { lines: [row.checkNumber!], checkNumber: true });
    });
  },
});

function leader(sheet: AccountPress['sheet'], label: string, value: string, left: number, right: number, y: number): void {
  sheet.text(label, left, y);
  sheet.text(value, right, y, { align: 'right' });
  const room = right - sheet.textWidth(value) - left - sheet.textWidth(label) - 14;
  sheet.text('.'.repeat(Math.max(0, Math.floor(room / sheet.textWidth('.')))), left + sheet.textWidth(label) + 6, y);
}
