import { accountLayout } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear, type LedgerTransaction } from '../generator/ledger.js';
import { CONTINENTAL, continental, moneyIn } from '../generator/money.js';
import { headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { GERMAN } from '../generator/vocabulary/germanic.js';

const owed = (value: number): string => moneyIn({ ...CONTINENTAL, negative: 'trailing' })(-value);

/**
 * Credit card of a family: three holders with a card each under one account, a sum for every card, foreign amount with currency and rate
 * between, purchases plain and credits with a minus behind; invoice with due day; dates without a year over the turn of it.
 */
export const atKarstCard = accountLayout({
  name: 'at-karst-card', bank: 'Karst Kartenservice', country: 'AT', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, producer: 'Compart DocBridge' },
  features: ['inverted card signs', 'several cardholders', 'section totals', 'dual-currency display', 'partial-year dates', 'year crossing', 'trailing signs', 'date-time dual column'],
  account: (random) => ({
    number: random.number('4571 ##XX XXXX ####'), name: 'Karst Classic', type: 'card', currency: 'EUR', holder: 'Mag. Julia Winkler', vocabulary: GERMAN, money: CONTINENTAL,
    ...acrossNewYear(random), count: [20, 48], lines: [1, 1],
  }),
  draw({ sheet, imprint, account, period, random }) {
    const flow = new Flow(sheet, { top: 300, nextTop: 100, bottom: 750, headings: [278, 78] }, (page, top) => {
      sheet.text('KARST', 50, 48, { font: 'Helvetica-Bold', size: 16 });
      sheet.text(`Seite ${page}`, 545, 48, { align: 'right' });
      headings(sheet, [['Kaufdatum', 50], ['Buchung', 105], ['Vertragspartner', 160], ['Betrag in FW', 400, 'right'], ['Kurs', 450, 'right'], ['Betrag in EUR', 545, 'right']], top, { font: 'Helvetica-Bold', size: 8 }, { from: 48, to: 548, below: 5 });
    });
    stack(sheet, [account.holder, 'Lindengasse 8/12', '1070 Wien'], 50, 90, 12);
    pairs(sheet, [
      ['Kartennummer Hauptkarte', account.number], ['Abrechnungsdatum', formatDay(period.end, 'DD.MM.YYYY')], ['Abrechnungszeitraum', `${formatDay(period.start, 'DD.MM.YYYY')} - ${formatDay(period.end, 'DD.MM.YYYY')}`],
      ['Offener Betrag letzte Abrechnung', owed(imprint.opening(period))], ['Neuer offener Betrag', owed(imprint.closing(period))], ['Kreditrahmen', '5.000,00'],
    ], { x: 300, right: 545, y: 90, step: 14 });
    sheet.text('Den offenen Betrag buchen wir in zehn Tagen von Ihrem Konto ab.', 50, 250, { size: 8 });
    const table = new Table(flow, imprint, { width: 165, leading: 11, gap: 1, otherDate: true });
    const holders = [account.holder, 'Paul Winkler', 'Emma Winkler'];
    const cards: LedgerTransaction[][] = [[], [], []];
    for (const row of period.transactions) cards[row.kind === 'card' || row.kind === 'refund' ? random.int(0, 2) : 0]!.push(row);
    cards.forEach((rows, index) => {
      if (rows.length === 0) return;
      flow.need(60);
      flow.line([[`${holders[index]}, Karte ${account.number.slice(0, 15)} ${index === 0 ? account.number.slice(-4) : random.digits(4)}`, 50, { font: 'Helvetica-Bold' }]]);
      flow.down(14);
      table.rows(rows, (row, lines) => {
        const isForeign = row.kind === 'card' && random.chance(0.2);
        return [
          [formatDay(row.otherDate, 'DD.MM'), 50], [formatDay(row.date, 'DD.MM'), 105], [lines, 160],
          isForeign && [`${continental(Math.round(-row.amount * 1.08))} USD`, 400, 'right'], isForeign && ['1,0800', 450, 'right'], [owed(imprint.amount(row)), 545, 'right'],
        ];
      });
      flow.need(20);
      const sum = rows.reduce((total, row) => total + row.amount, 0);
      flow.line([[`Summe ${holders[index]}`, 160, { font: 'Helvetica-Bold' }], [owed(imprint.derived(period, `card ${index}`, sum)), 545, { align: 'right', font: 'Helvetica-Bold' }]], { drop: 3 });
      flow.down(24);
    });
  },
});
