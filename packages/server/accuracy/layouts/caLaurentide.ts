import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth, type LedgerAccount } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { ENGLISH, formatMoney } from '../generator/money.js';
import { fitted, headings, isLastOfDay, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { CANADIAN } from '../generator/vocabulary/english.js';

export const caLaurentide: Layout = {
  name: 'ca-laurentide',
  bank: 'Laurentide Trust',
  country: 'CA',
  description: 'a chequing account and a card in one document; headings in English and French; card amounts with a trailing minus for credits',
  features: ['card beside a bank account', 'multiple accounts', 'bilingual headers', 'bilingual descriptions', 'inverted card signs', 'trailing signs', 'end-of-day balance', 'posting-date selection', 'partial-year dates'],
  paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8.5, producer: 'LT Print Services' },
  plan: (random) => {
    const month = randomMonth(random);
    const common = { holder: 'M. ETIENNE GAGNON', vocabulary: CANADIAN, money: ENGLISH, currency: 'CAD', ...month };
    return [
      { ...common, number: `${random.digits(5)}-${random.digits(7)}`, name: 'Chequing / Compte chèques', count: [15, 40], lines: [1, 2] },
      { ...common, number: `4519 XXXX XXXX ${random.digits(4)}`, name: 'Visa Boreal', type: 'card', count: [10, 30], lines: [1, 1] },
    ];
  },
  draw,
};

function draw(press: Press): void {
  const { sheet, accounts } = press;
  const [chequing, card] = accounts as [LedgerAccount, LedgerAccount];
  const period = chequing.periods[0]!;
  const flow = new Flow(sheet, {
    top: 168,
    nextTop: 92,
    bottom: 735,
    onPage: (page) => {
      sheet.text('Laurentide Trust', 45, 50, { font: 'Helvetica-Bold', size: 15, color: '#8a1538' });
      sheet.text('Fiducie Laurentide', 45, 63, { size: 10, color: '#8a1538' });
      sheet.text(`Page ${page}`, 567, 50, { align: 'right' });
      sheet.text(`${formatDay(period.start, 'MMM D, YYYY')} - ${formatDay(period.end, 'MMM D, YYYY')}`, 567, 63, { align: 'right' });
    },
  });
  stack(sheet, [chequing.holder, '210 RUE DES PINS', 'GATINEAU QC  J8X 1A1'], 45, 102, 12);
  drawChequing(press, flow, chequing);
  drawCard(press, flow, card);
}

function drawChequing({ sheet, imprint }: Press, flow: Flow, account: LedgerAccount): void {
  const period = account.periods[0]!;
  imprint.dates(period);
  sheet.text(`${account.name}  ${account.number}`, 45, flow.y, { font: 'Helvetica-Bold', size: 11 });
  flow.down(18);
  headings(sheet, [['Date', 45], ['Description', 95], ['Withdrawals ($)', 390, 'right'], ['Deposits ($)', 475, 'right'], ['Balance ($)', 567, 'right']], flow.y, { font: 'Helvetica-Bold' });
  headings(sheet, [['Date', 45], ['Détails', 95], ['Retraits', 390, 'right'], ['Dépôts', 475, 'right'], ['Solde', 567, 'right']], flow.y + 10, { font: 'Helvetica-Oblique' });
  flow.down(26);
  sheet.text('Opening balance / Solde d\'ouverture', 95, flow.y);
  sheet.text(formatMoney(imprint.opening(period), ENGLISH), 567, flow.y, { align: 'right' });
  flow.down(14);
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.kind === 'fee' ? ['Monthly fee / Frais mensuels'] : row.lines, 210);
    flow.need(lines.length * 10.5 + 4);
    sheet.text(formatDay(row.date, 'MMM DD'), 45, flow.y);
    stack(sheet, lines, 95, flow.y, 10.5);
    sheet.text(formatMoney(Math.abs(imprint.amount(row)), ENGLISH), row.amount < 0 ? 390 : 475, flow.y, { align: 'right' });
    if (isLastOfDay(period, row)) sheet.text(formatMoney(imprint.balance(row), ENGLISH), 567, flow.y, { align: 'right' });
    imprint.row(row, { lines });
    flow.down(lines.length * 10.5 + 3);
  }
  sheet.text('Closing balance / Solde de clôture', 95, flow.y + 2, { font: 'Helvetica-Bold' });
  sheet.text(formatMoney(imprint.closing(period), ENGLISH), 567, flow.y + 2, { align: 'right', font: 'Helvetica-Bold' });
  flow.down(40);
}

function drawCard({ sheet, imprint }: Press, flow: Flow, account: LedgerAccount): void {
  const period = account.periods[0]!;
  const money = { ...ENGLISH, negative: 'trailing' } as const;
  imprint.dates(period);
  flow.need(120);
  sheet.text(`${account.name}  ${account.number}`, 45, flow.y, { font: 'Helvetica-Bold', size: 11 });
  flow.down(15);
  sheet.text(`Previous balance / Solde précédent  $${formatMoney(-imprint.opening(period), money)}`, 45, flow.y);
  sheet.text(`New balance / Nouveau solde  $${formatMoney(-imprint.closing(period), money)}`, 567, flow.y, { align: 'right', font: 'Helvetica-Bold' });
  flow.down(13);
  sheet.text(`Payments and credits / Paiements et crédits  $${formatMoney(imprint.credits(period), ENGLISH)}`, 45, flow.y);
  sheet.text(`Purchases and fees / Achats et frais  $${formatMoney(-imprint.debits(period), ENGLISH)}`, 567, flow.y, { align: 'right' });
  flow.down(20);
  headings(sheet, [['Trans', 45], ['Post', 90], ['Merchant / Marchand', 140], ['Amount / Montant ($)', 567, 'right']], flow.y, { font: 'Helvetica-Bold' });
  flow.down(14);
  for (const row of period.transactions) {
    flow.need(14);
    const lines = fitted(sheet, row.lines, 300).slice(0, 1);
    sheet.text(formatDay(row.otherDate, 'MMM DD'), 45, flow.y);
    sheet.text(formatDay(row.date, 'MMM DD'), 90, flow.y);
    sheet.text(lines[0]!, 140, flow.y);
    sheet.text(formatMoney(-imprint.amount(row), money), 567, flow.y, { align: 'right' });
    imprint.row(row, { lines, otherDate: true });
    flow.down(13);
  }
}
