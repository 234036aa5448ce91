import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { SPACED, moneyIn } from '../generator/money.js';
import { pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { POLISH } from '../generator/vocabulary/slavic.js';

const zloty = moneyIn({ ...SPACED, group: '\u00a0', symbol: 'PLN', symbolPlace: 'after-spaced' });

/** Posting date above the transaction date in one column; amount above the balance after it in one column; PLN behind both. */
export const plWisla = accountLayout({
  name: 'pl-wisla', bank: 'Bank Wiślany', country: 'PL', paper: { size: PAPER.a4, font: 'Sans', fontSize: 7.5, producer: 'WislaDoc' },
  features: ['dates beneath each other', 'balance beneath the amount', 'signed amounts', 'currency symbols in amounts', 'multi-line descriptions', 'split or merged date columns'],
  account: (random) => ({
    number: random.number('## #### #### #### #### #### ####'), name: 'Konto Żagiel', currency: 'PLN', holder: 'MAŁGORZATA DĄB',
    vocabulary: POLISH, money: SPACED, ...randomMonth(random), count: [18, 42], lines: [2, 3], scale: 3,
  }),
  draw(press) {
    const { sheet, imprint, account, period } = press;
    const flow = new Flow(sheet, { top: 262, nextTop: 100, bottom: 780, headings: [236, 74] }, (page, top) => {
      sheet.circle(60, 46, 10, '#c2002f');
      sheet.text('bank wiślany', 76, 50, { font: 'Serif-Bold', size: 13 });
      sheet.text(`str. ${page}`, 550, 50, { align: 'right' });
      if (page === 1) drawSummary(press);
      sheet.rect(45, top - 10, 505, 22, { fill: '#f1f1f1' });
      stack(sheet, ['Data księgowania', 'Data operacji'], 50, top, 9, { font: 'Sans-Bold', size: 6.5 });
      sheet.text('Opis operacji', 140, top + 4, { font: 'Sans-Bold', size: 6.5 });
      stack(sheet, ['Kwota operacji', 'Saldo po operacji'], 470, top, 9, { font: 'Sans-Bold', size: 6.5 });
    });
    sheet.text(account.number, 45, 126, { font: 'Sans-Bold', size: 9 });
    const table = new Table(flow, imprint, { width: 270, leading: 9.5, leastLines: 2, gap: 8, otherDate: true });
    for (const row of period.transactions) {
      table.row(row, (lines) => [
        [formatDay(row.date, 'YYYY-MM-DD'), 50], [formatDay(row.otherDate, 'YYYY-MM-DD'), 50, { color: '#777777', drop: 9.5 }],
        [lines, 140], [zloty(imprint.amount(row)), 545, { align: 'right', font: 'Sans-Bold' }],
        [zloty(imprint.balance(row)), 545, { align: 'right', color: '#777777', drop: 9.5 }],
      ]);
      sheet.line(45, flow.y - 11, 550, flow.y - 11, { width: 0.3, color: '#bbbbbb' });
    }
    flow.need(24);
    sheet.text('Dokument sporządzony elektronicznie, nie wymaga podpisu ani stempla.', 45, flow.y + 8, { size: 6.5 });
  },
});

function drawSummary({ sheet, imprint, account, period }: AccountPress): void {
  sheet.text(`Wyciąg za okres ${formatPeriod(period, 'DD.MM.YYYY', ' - ')}`, 45, 92, { font: 'Sans-Bold', size: 11 });
  sheet.text(`${account.name}, rachunek w PLN`, 45, 112, { size: 8.5 });
  stack(sheet, [account.holder, 'ul. Kępna 7 m. 3', '80-001 GDAŃSK'], 45, 146, 11, { size: 8.5 });
  const entries: [string, string][] = [
    ['Saldo początkowe', zloty(imprint.opening(period))],
    ['Suma uznań', zloty(imprint.credits(period))],
    ['Suma obciążeń', zloty(imprint.debits(period))],
    ['Saldo końcowe', zloty(imprint.closing(period))],
  ];
  pairs(sheet, entries, { x: 330, right: 545, y: 140, step: 14 }, { size: 8.5 });
}
