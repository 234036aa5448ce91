import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { quarter } from '../generator/ledger.js';
import { CONTINENTAL, continental } from '../generator/money.js';
import { debitCredit, headings, stack, type Cell } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { ITALIAN } from '../generator/vocabulary/romance.js';

const DEBIT = 232;
const CREDIT = 312;

/** Both dates and both amount columns stand before the description; DD.MM.YY; opening and closing balance as rows in the amount columns. */
export const itLevante = accountLayout({
  name: 'it-levante', bank: 'Banca del Levante', country: 'IT', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8, producer: 'Cedacri Stampe' },
  features: ['credit/debit columns', 'description last', 'value dates', 'two-digit years', 'opening and closing as rows', 'totals row', 'dotted rules'],
  account: (random) => ({
    number: random.number('####/########'), name: 'Conto corrente ordinario', currency: 'EUR', holder: 'GIULIA FERRANTE',
    vocabulary: ITALIAN, money: CONTINENTAL, ...quarter(random), count: [30, 70], lines: [1, 3], overdraft: true, dateGap: 5,
  }),
  draw(press) {
    const { sheet, imprint, period } = press;
    const flow = new Flow(sheet, { top: 252, nextTop: 112, bottom: 770 }, (page) => drawPage(press, page));
    const placed = (value: number): Cell => debitCredit(continental, value, DEBIT, CREDIT);
    flow.line([placed(imprint.opening(period)), [`SALDO INIZIALE AL ${formatDay(period.start, 'DD.MM.YYYY')}`, 330]], { font: 'Helvetica-Bold' });
    flow.down(14);
    const table = new Table(flow, imprint, { width: 215, leading: 10, gap: 5, room: 6, otherDate: true });
    for (const row of period.transactions) {
      table.row(row, (lines) => [
        [formatDay(row.date, 'DD.MM.YY'), 44], [formatDay(row.otherDate, 'DD.MM.YY'), 96], placed(imprint.amount(row)), [lines, 330],
      ]);
      sheet.line(44, flow.y - 9.5, 551, flow.y - 9.5, { dash: 1, width: 0.3, color: '#999999' });
    }
    flow.need(46);
    flow.line([
      [continental(-imprint.debits(period)), DEBIT, 'right'], [continental(imprint.credits(period)), CREDIT, 'right'],
      ['TOTALE MOVIMENTI', 330],
    ], { drop: 6 });
    flow.line([placed(imprint.closing(period)), [`SALDO FINALE AL ${formatDay(period.end, 'DD.MM.YYYY')}`, 330]], { font: 'Helvetica-Bold', drop: 20 });
  },
});

function drawPage({ sheet, account, period }: AccountPress, page: number): void {
  sheet.rect(44, 36, 507, 2, { fill: '#1b7f5c' });
  sheet.text('BANCA DEL LEVANTE', 44, 56, { font: 'Times-Bold', size: 15, color: '#1b7f5c' });
  sheet.text(`Estratto conto n. ${formatDay(period.end, 'M/YYYY')} - pag. ${page}`, 551, 56, { align: 'right' });
  const top = page === 1 ? 226 : 86;
  if (page === 1) {
    stack(sheet, ['Spett.le', account.holder, 'VIA DEI LECCI 18', '43121 PARMA PR'], 340, 96, 12, { size: 9.5 });
    sheet.text(`RAPPORTO ${account.number}  ${account.name}  DIVISA EUR`, 44, 178, { font: 'Helvetica-Bold', size: 9 });
    sheet.text(`Movimenti dal ${formatPeriod(period, 'DD.MM.YYYY', ' al ')}. Fido accordato 2.500,00`, 44, 191);
  }
  headings(sheet, [['Data op.', 44], ['Valuta', 96], ['Dare', DEBIT, 'right'], ['Avere', CREDIT, 'right'], ['Descrizione delle operazioni', 330]], top, { font: 'Helvetica-Bold', size: 8 }, { from: 44, to: 551, below: 5, width: 1.5, color: '#1b7f5c' });
}
