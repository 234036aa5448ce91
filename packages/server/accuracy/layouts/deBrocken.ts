import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import type { Layout, Press } from '../generator/layout.js';
import { type LedgerAccount, quarter } from '../generator/ledger.js';
import { CONTINENTAL, continental, marked } from '../generator/money.js';
import { headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { GERMAN } from '../generator/vocabulary/germanic.js';

const side = marked(continental, ' S', ' H');
const QUIET = { card: 0, atm: 0, cheque: 0, directDebit: 0, payroll: 0, rent: 0, refund: 0 };

/**
 * A quarter of three accounts in one document: current account, savings and a loan that is owed; each begins in the middle of a page with a
 * title and its number; amounts and balances with S or H; a table of interest rates and the day the accounts are closed behind each.
 */
export const deBrocken: Layout = {
  name: 'de-brocken', bank: 'Volksbank Brockenland', country: 'DE', paper: { size: PAPER.a4, font: 'Mono', fontSize: 7.5, producer: 'Agree21' },
  features: ['multiple accounts', 'loan', 'trailing signs', 'S and H', 'value dates', 'partial-year dates', 'fee and interest sections', 'dates without a year'],
  plan: (random) => {
    const common = { currency: 'EUR', holder: 'Jochen Harz', vocabulary: GERMAN, money: CONTINENTAL, ...quarter(random) };
    const base = random.digits(7);
    return [
      { ...common, number: `${base}000`, name: 'Kontokorrent', count: [18, 44] as [number, number], lines: [1, 3] as [number, number], overdraft: true },
      { ...common, number: `${base}315`, name: 'Sparkonto', count: [2, 6] as [number, number], lines: [1, 1] as [number, number], weights: QUIET },
      { ...common, number: `${base}620`, name: 'Darlehen', count: [3, 4] as [number, number], lines: [1, 1] as [number, number], weights: { ...QUIET, transferOut: 0, transferIn: 0, deposit: 4, payment: 0, fee: 0, interest: 2 } },
    ];
  },
  draw(press) {
    const { sheet, accounts } = press;
    const loan = accounts[2]!.periods[0]!;
    // The loan is owed: the same rows, seen from a balance far below nought.
    const shift = -(loan.opening + 8_000_000);
    loan.opening += shift;
    loan.closing += shift;
    for (const row of loan.transactions) row.balance += shift;
    const flow = new Flow(sheet, { top: 170, nextTop: 90, bottom: 770 }, (page) => {
      sheet.text('Volksbank Brockenland eG', 50, 46, { font: 'Mono-Bold', size: 10 });
      sheet.text(`Blatt ${page}`, 545, 46, { align: 'right' });
    });
    stack(sheet, [accounts[0]!.holder, 'Brockenweg 3', '38855 Wernigerode'], 50, 80, 11);
    sheet.text(`Kontoauszug ${Math.ceil(Number(accounts[0]!.periods[0]!.end.slice(5, 7)) / 3)}/${accounts[0]!.periods[0]!.end.slice(0, 4)}`, 545, 80, { align: 'right', font: 'Mono-Bold', size: 9 });
    for (const account of accounts) drawAccount(press, flow, account);
  },
};

function drawAccount({ sheet, imprint }: Press, flow: Flow, account: LedgerAccount): void {
  const period = account.periods[0]!;
  imprint.dates(period, { start: false, end: true });
  flow.need(110);
  sheet.text(`${account.name}  Nr. ${account.number}  EUR-Konto`, 50, flow.y, { font: 'Mono-Bold', size: 8.5 });
  flow.down(16);
  headings(sheet, [['Bu-Tag', 50], ['Wert', 92], ['Vorgang', 134], ['Betrag', 545, 'right']], flow.y, { font: 'Mono-Bold' });
  flow.down(14);
  flow.line([['alter Kontostand', 134], [side(imprint.opening(period)), 545, 'right']]);
  flow.down(14);
  new Table(flow, imprint, { width: 280, leading: 9.5, gap: 3, otherDate: true }).rows(period.transactions, (row, lines) => [
    [formatDay(row.date, 'DD.MM.'), 50], [formatDay(row.otherDate, 'DD.MM.'), 92], [lines, 134], [side(imprint.amount(row)), 545, 'right'],
  ]);
  flow.need(70);
  flow.line([[`neuer Kontostand vom ${formatDay(period.end, 'DD.MM.YYYY')}`, 134, { font: 'Mono-Bold' }], [side(imprint.closing(period)), 545, { align: 'right', font: 'Mono-Bold' }]]);
  flow.down(16);
  flow.line([[`Zinssatz ab ${formatDay(period.start, 'DD.MM.YYYY')}`, 134], ['3,450 %', 400, 'right']]);
  flow.down(11);
  flow.line([[`Rechnungsabschluss per ${formatDay(period.end, 'DD.MM.YYYY')}`, 134]]);
  flow.down(34);
}
