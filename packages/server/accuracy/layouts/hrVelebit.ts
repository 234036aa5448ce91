import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import type { Layout, Press } from '../generator/layout.js';
import { type LedgerAccount, type LedgerPeriod, randomMonth } from '../generator/ledger.js';
import { CONTINENTAL, continental } from '../generator/money.js';
import { debitCredit, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { SERBIAN } from '../generator/vocabulary/balkan.js';

/** Three monthly statements in one file, each with its number, its own first page and a recapitulation behind the rows; previous balance above. */
export const hrVelebit: Layout = {
  name: 'hr-velebit', bank: 'Velebitska banka', country: 'HR', paper: { size: PAPER.a4, font: 'Condensed', fontSize: 9, producer: 'DocuBridge' },
  features: ['several statements in one PDF', 'several periods', 'credit/debit columns', 'balance validation', 'totals below', 'value dates', 'statement number'],
  plan: (random) => [{
    number: random.number('HR##2330003##########'), name: 'Tekući račun', currency: 'EUR', holder: 'ANA ŠKORIĆ', vocabulary: { ...SERBIAN, cities: ['ZAGREB', 'SPLIT', 'OSIJEK'] }, money: CONTINENTAL,
    ...randomMonth(random), periods: 3, count: [9, 22], lines: [1, 2], overdraft: true, dateGap: 1,
  }],
  draw(press) {
    const account = press.accounts[0]!;
    account.periods.forEach((period, index) => drawStatement(press, account, period, index + 1));
  },
};

function drawStatement({ sheet, imprint }: Press, account: LedgerAccount, period: LedgerPeriod, number: number): void {
  imprint.dates(period);
  let isFirst = true;
  const flow = new Flow(sheet, { top: 220, nextTop: 220, bottom: 740 }, () => {
    sheet.text('Velebitska banka d.d. Zagreb', 50, 46, { font: 'Condensed-Bold', size: 11 });
    sheet.text(`Izvadak broj ${number}`, 545, 46, { align: 'right' });
    if (isFirst) stack(sheet, [account.holder, `Račun: ${account.number}`, `Razdoblje: ${formatDay(period.start, 'DD.MM.YYYY.')} - ${formatDay(period.end, 'DD.MM.YYYY.')}`, 'Valuta: EUR'], 50, 84, 14);
    isFirst = false;
    headings(sheet, [['Datum', 50], ['Valuta', 112], ['Opis plaćanja', 174], ['Isplate', 400, 'right'], ['Uplate', 470, 'right'], ['Stanje', 545, 'right']], 190, { font: 'Condensed-Bold' }, { from: 46, to: 548, below: 5 });
  });
  flow.line([['Prethodno stanje', 174], [continental(imprint.opening(period)), 545, 'right']]);
  flow.down(16);
  new Table(flow, imprint, { width: 170, leading: 11, gap: 4, otherDate: true }).rows(period.transactions, (row, lines) => [
    [formatDay(row.date, 'DD.MM.YYYY.'), 50], [formatDay(row.otherDate, 'DD.MM.YYYY.'), 112], [lines, 174], debitCredit(continental, imprint.amount(row), 400, 470), [continental(imprint.balance(row)), 545, 'right'],
  ]);
  flow.need(70);
  flow.line([['Ukupno', 174, { font: 'Condensed-Bold' }], [continental(-imprint.debits(period)), 400, 'right'], [continental(imprint.credits(period)), 470, 'right']], { drop: 5 });
  flow.down(20);
  flow.line([['Novo stanje', 174, { font: 'Condensed-Bold' }], [continental(imprint.closing(period)), 545, 'right']]);
  flow.down(22);
  flow.line([['Raspoloživo stanje', 174], [continental(period.closing + 50_000), 545, 'right']]);
}
