import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { formatMoney, type MoneyStyle } from '../generator/money.js';
import { fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { FRENCH } from '../generator/vocabulary/romance.js';

const DINARS: MoneyStyle = { decimals: 3, group: ' ', decimal: ',' };

export const tnMedina: Layout = {
  name: 'tn-medina',
  bank: 'Banque Médina de Tunis',
  country: 'TN',
  description: 'three decimals with spaces between thousands; debit and credit columns before the description, value date last; reports from page to page',
  features: ['three decimals', 'space grouping', 'credit/debit columns', 'description after the amount', 'value dates', 'balance-carry-forward rows', 'totals row', 'dates at the right'],
  paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, producer: 'Amplitude Editions' },
  plan: (random) => [
    {
      number: `08 ${random.digits(3)} ${random.digits(13)} ${random.digits(2)}`,
      name: 'Compte courant',
      currency: 'TND',
      decimals: 3,
      holder: 'M. SLIM BEN AYED',
      vocabulary: FRENCH,
      money: DINARS,
      ...randomMonth(random),
      count: [25, 55],
      lines: [1, 2],
      overdraft: true,
      dateGap: 2,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  let carried = period.opening;
  let pending = 0;
  const balance = (label: string, value: number, y: number): void => {
    sheet.text(label, 290, y, { font: 'Helvetica-Bold' });
    sheet.text(formatMoney(Math.abs(value), DINARS), value < 0 ? 180 : 270, y, { align: 'right', font: 'Helvetica-Bold' });
  };
  const flow = new Flow(sheet, {
    top: 260,
    nextTop: 120,
    bottom: 750,
    onPage: (page) => {
      sheet.text('BANQUE MÉDINA DE TUNIS', 40, 50, { font: 'Helvetica-Bold', size: 13 });
      sheet.text(`Extrait de compte    Page ${page}`, 555, 50, { align: 'right' });
      const top = page === 1 ? 236 : 96;
      sheet.rect(36, top - 11, 523, 16, { fill: '#eeeeee' });
      headings(sheet, [['Date', 40], ['Débit', 180, 'right'], ['Crédit', 270, 'right'], ['Libellé', 290], ['Valeur', 555, 'right']], top, { font: 'Helvetica-Bold' });
      if (page > 1) {
        balance('Report', imprint.derived(period, `report ${page}`, carried), 120);
        pending = 14;
      }
    },
    onLeave: (y) => balance('A reporter', imprint.derived(period, `a reporter ${sheet.page}`, carried), y + 4),
  });
  sheet.text(`Période du ${formatDay(period.start, 'DD/MM/YYYY')} au ${formatDay(period.end, 'DD/MM/YYYY')}`, 40, 90);
  sheet.text(`RIB : ${account.number}`, 40, 106);
  sheet.text('Devise : TND', 40, 122);
  stack(sheet, [account.holder, '12 RUE DES TEINTURIERS', '1006 TUNIS'], 330, 150, 12);
  balance(`Solde au ${formatDay(period.start, 'DD/MM/YYYY')}`, imprint.opening(period), flow.y);
  flow.down(15);
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 190);
    flow.need(lines.length * 10.5 + 18);
    flow.down(pending);
    pending = 0;
    sheet.text(formatDay(row.date, 'DD/MM/YYYY'), 40, flow.y);
    sheet.text(formatMoney(Math.abs(imprint.amount(row)), DINARS), row.amount < 0 ? 180 : 270, flow.y, { align: 'right' });
    stack(sheet, lines, 290, flow.y, 10.5);
    sheet.text(formatDay(row.otherDate, 'DD/MM/YYYY'), 555, flow.y, { align: 'right' });
    imprint.row(row, { lines, otherDate: true });
    carried = row.balance;
    flow.down(lines.length * 10.5 + 3);
  }
  flow.need(40);
  flow.down(pending);
  sheet.line(36, flow.y - 4, 559, flow.y - 4);
  sheet.text('Total des mouvements', 290, flow.y + 8, { font: 'Helvetica-Bold' });
  sheet.text(formatMoney(-imprint.debits(period), DINARS), 180, flow.y + 8, { align: 'right', font: 'Helvetica-Bold' });
  sheet.text(formatMoney(imprint.credits(period), DINARS), 270, flow.y + 8, { align: 'right', font: 'Helvetica-Bold' });
  balance(`Nouveau solde au ${formatDay(period.end, 'DD/MM/YYYY')}`, imprint.closing(period), flow.y + 24);
}
