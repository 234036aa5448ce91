import { accountLayout } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import { CONTINENTAL, moneyIn } from '../generator/money.js';
import { across, headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { GERMAN } from '../generator/vocabulary/germanic.js';

const euros = moneyIn({ ...CONTINENTAL, negative: 'detached', plus: '+ ' });

/** No period and no full date anywhere: one year in a box, while the rows go over New Year; both days joined by a stroke. */
export const deIlmenau = accountLayout({
  name: 'de-ilmenau', bank: 'Ilmenauer Postgiro', country: 'DE', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 9, producer: 'Auszugsdruck 11' },
  features: ['year crossing', 'dates without a year', 'split or merged date columns', 'credit/debit columns', 'detached signs', 'totals above', 'multi-line descriptions'],
  account: (random) => ({
    number: random.number('DE## #### #### #### #### ##'), name: 'Privatgirokonto', currency: 'EUR', holder: 'Jan Becker',
    vocabulary: GERMAN, money: CONTINENTAL, ...acrossNewYear(random), count: [20, 46], lines: [2, 4], overdraft: true,
  }),
  prints: { start: false, end: false },
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 262, nextTop: 100, bottom: 780, headings: [242, 80] }, (page, top) => {
      sheet.text('Ilmenauer Postgiro', 48, 52, { font: 'Helvetica-Bold', size: 13 });
      sheet.text(`Blatt ${page}`, 547, 52, { align: 'right' });
      headings(sheet, [['Buchung/Wert', 48], ['Vorgang/Buchungsinformation', 140], ['Soll EUR', 460, 'right'], ['Haben EUR', 547, 'right']], top, { font: 'Helvetica-Bold', size: 8 }, { from: 48, to: 547, below: 5 });
    });
    sheet.text(`Herrn ${account.holder}`, 48, 96);
    headings(sheet, [['Auszug', 48], ['Jahr', 100], ['IBAN', 150], ['Zahlungseingänge', 440, 'right'], ['Zahlungsausgänge', 547, 'right']], 160, { size: 7.5 });
    across(sheet, [['001', 48], [period.end.slice(0, 4), 100], [account.number, 150], [euros(imprint.credits(period)), 440, 'right'], [euros(imprint.debits(period)), 547, 'right']], 173);
    sheet.text(`Kontoauszug: ${account.name}`, 48, 208);
    sheet.text('Alter Saldo EUR', 350, 208);
    sheet.text(euros(imprint.opening(period)), 547, 208, { align: 'right' });
    new Table(flow, imprint, { width: 240, leading: 11, gap: 5 }).rows(period.transactions, (row, lines) => [
      [`${formatDay(row.date, 'DD.MM.')}/${formatDay(row.date, 'DD.MM.')}`, 48], [lines, 140], [euros(imprint.amount(row)), row.amount < 0 ? 460 : 547, 'right'],
    ]);
    flow.need(50);
    flow.line([['Neuer Saldo EUR', 350], [euros(imprint.closing(period)), 547, 'right']], { font: 'Helvetica-Bold', drop: 12 });
    sheet.text('Eingeräumte Kontoüberziehung EUR 2.000,00   Zinssatz 10,55 %', 48, flow.y + 36, { size: 7.5 });
  },
});
