import { accountLayout } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { CONTINENTAL, continental, minusBehind } from '../generator/money.js';
import { isFirstOfDay, isLastOfDay, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { SPANISH } from '../generator/vocabulary/romance.js';

/**
 * Line printer, no column headings: the day as DDMMM on its first row only, text, amounts with a minus behind, the balance
 * on the last row of the day only.
 */
export const uyOmbu = accountLayout({
  name: 'uy-ombu', bank: 'Banco del Ombú', country: 'UY', paper: { size: PAPER.letter, font: 'Courier', fontSize: 8.5, producer: 'LRS Output' },
  features: ['no headings', 'no table boundaries', 'date carry-forward', 'end-of-day balance', 'trailing signs', 'named months', 'partial-year dates', 'balance carry-forward rows'],
  account: (random) => ({
    number: random.number('0##########'), name: 'Caja de ahorro', currency: 'UYU', holder: 'LUCIA PEREYRA', vocabulary: SPANISH, money: CONTINENTAL, ...randomMonth(random), count: [18, 50],
    lines: [1, 1], scale: 40, dateGap: 0,
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 190, nextTop: 110, bottom: 730 }, (page) => {
      sheet.text('BANCO DEL OMBU', 40, 50, { font: 'Courier-Bold', size: 11 });
      sheet.text(`HOJA ${String(page).padStart(3, '0')}`, 570, 50, { align: 'right' });
    });
    stack(sheet, [account.holder, `CAJA DE AHORRO NRO ${account.number} MONEDA UYU`, `ESTADO DE CUENTA DEL ${formatDay(period.start, 'DD/MM/YYYY')} AL ${formatDay(period.end, 'DD/MM/YYYY')}`], 40, 80, 13);
    flow.line([['SALDO ANTERIOR', 96], [continental(imprint.opening(period)), 560, 'right']]);
    flow.down(18);
    new Table(flow, imprint, { leading: 12 }).rows(period.transactions, (row, lines) => [
      isFirstOfDay(period, row) && [formatDay(row.date, 'DDMMM!', 'es'), 40], [lines, 96], [minusBehind(imprint.amount(row)), 460, 'right'],
      isLastOfDay(period, row) && [continental(imprint.balance(row)), 560, 'right'],
    ]);
    flow.need(20);
    flow.line([['SALDO FINAL', 96], [continental(imprint.closing(period)), 560, 'right']], { drop: 6 });
  },
});
