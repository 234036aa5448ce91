import { accountLayout } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { CONTINENTAL, continental } from '../generator/money.js';
import { debitCredit, headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { SERBIAN } from '../generator/vocabulary/balkan.js';

/**
 * Business account: numbered rows of three lines (partner, purpose, model and reference) with headings of three lines; previous balance, turnover
 * and new balance in a grid with rules, labels above their values; the partner's account beside the text.
 */
export const rsSava = accountLayout({
  name: 'rs-sava', bank: 'Sava Dunav banka', country: 'RS', paper: { size: PAPER.a4Landscape, font: 'Sans', fontSize: 7.5, producer: 'Crystal Reports' },
  features: ['row numbers', 'three-line headings', 'landscape', 'credit/debit columns', 'counterparty column', 'grid of labels above values', 'multi-line descriptions', 'payment-method column'],
  account: (random) => ({
    number: random.number('265-#############-##'), name: 'Tekući račun', currency: 'RSD', holder: 'DRINA INŽENJERING DOO BEOGRAD',
    vocabulary: SERBIAN, money: CONTINENTAL, ...randomMonth(random), count: [14, 40], lines: [2, 3], scale: 90, dateGap: 0,
  }),
  draw({ sheet, imprint, account, period, random }) {
    const flow = new Flow(sheet, { top: 226, nextTop: 120, bottom: 540, headings: [180, 74] }, (page, top) => {
      sheet.text('Sava Dunav banka a.d. Beograd', 40, 40, { font: 'Sans-Bold', size: 11 });
      sheet.text(`strana ${page}`, 800, 40, { align: 'right' });
      const titles: [string[], number, ('right' | undefined)?][] = [[['Rb.'], 40], [['Datum', 'knjiženja', 'Datum valute'], 66], [['Naziv i sedište', 'partnera', 'Svrha plaćanja'], 140], [['Račun', 'partnera'], 360], [['Šifra', 'plaćanja'], 490], [['Zaduženje', '(duguje)'], 640, 'right'], [['Odobrenje', '(potražuje)'], 740, 'right']];
      headings(sheet, titles.map(([text, x, align]) => [text, x, { align: align ?? 'left', leading: 9 }] as const), top, { font: 'Sans-Bold', size: 7 }, { from: 36, to: 800, below: 24 });
    });
    sheet.text(`IZVOD br. ${random.int(2, 240)} za račun ${account.number} u valuti RSD`, 40, 66, { font: 'Sans-Bold', size: 9 });
    sheet.text(account.holder, 40, 80);
    sheet.text(`Izvod za period od ${formatDay(period.start, 'DD.MM.YYYY')} do ${formatDay(period.end, 'DD.MM.YYYY')}`, 40, 93);
    headings(sheet, [['Prethodno stanje', 180, 'right'], ['Dugovni promet', 320, 'right'], ['Potražni promet', 460, 'right'], ['Novo stanje', 600, 'right'], ['Broj naloga', 720, 'right']], 120, { size: 7, color: '#555555' }, { from: 60, to: 730, below: 4 });
    headings(sheet, [[continental(imprint.opening(period)), 180, 'right'], [continental(-imprint.debits(period)), 320, 'right'], [continental(imprint.credits(period)), 460, 'right'], [continental(imprint.closing(period)), 600, 'right'], [String(period.transactions.length), 720, 'right']], 134, { font: 'Sans-Bold' }, { from: 60, to: 730, below: 4 });
    new Table(flow, imprint, { width: 205, leading: 9.5, leastLines: 2, gap: 6 }).rows(period.transactions, (row, lines, index) => [
      [String(index + 1), 54, 'right'], [[formatDay(row.date, 'DD.MM.YYYY'), formatDay(row.otherDate, 'DD.MM.YYYY')], 66], [lines, 140], [random.number('###-#############-##'), 360],
      [random.pick(['221', '289', '240', '253']), 490], debitCredit(continental, imprint.amount(row), 640, 740),
    ]);
  },
});
