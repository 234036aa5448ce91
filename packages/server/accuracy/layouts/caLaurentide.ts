import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import type { Layout, Press } from '../generator/layout.js';
import { randomMonth, type LedgerAccount } from '../generator/ledger.js';
import { ENGLISH, english, moneyIn } from '../generator/money.js';
import { debitCredit, headings, isLastOfDay, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { CANADIAN } from '../generator/vocabulary/english.js';

const trailing = moneyIn({ ...ENGLISH, negative: 'trailing' });

/** A chequing account and a card in one document; headings in English and French; card amounts with a trailing minus for credits. */
export const caLaurentide: Layout = {
  name: 'ca-laurentide', bank: 'Laurentide Trust', country: 'CA', paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8.5, producer: 'LT Print Services' },
  features: ['card beside a bank account', 'multiple accounts', 'bilingual headers', 'bilingual descriptions', 'inverted card signs', 'trailing signs', 'end-of-day balance', 'posting-date selection', 'partial-year dates'],
  plan: (random) => {
    const month = randomMonth(random);
    const common = { holder: 'M. ETIENNE GAGNON', vocabulary: CANADIAN, money: ENGLISH, currency: 'CAD', ...month };
    return [
      { ...common, number: random.number('#####-#######'), name: 'Chequing / Compte chèques', count: [15, 40], lines: [1, 2] },
      { ...common, number: random.number('4519 XXXX XXXX ####'), name: 'Visa Boreal', type: 'card', count: [10, 30], lines: [1, 1] },
    ];
  },
  draw(press) {
    const { sheet, accounts } = press;
    const [chequing, card] = accounts as [LedgerAccount, LedgerAccount];
    const period = chequing.periods[0]!;
    const flow = new Flow(sheet, { top: 168, nextTop: 92, bottom: 735 }, (page) => {
      sheet.text('Laurentide Trust', 45, 50, { font: 'Helvetica-Bold', size: 15, color: '#8a1538' });
      sheet.text('Fiducie Laurentide', 45, 63, { size: 10, color: '#8a1538' });
      sheet.text(`Page ${page}`, 567, 50, { align: 'right' });
      sheet.text(formatPeriod(period, 'MMM D, YYYY', ' - '), 567, 63, { align: 'right' });
    });
    stack(sheet, [chequing.holder, '210 RUE DES PINS', 'GATINEAU QC  J8X 1A1'], 45, 102, 12);
    drawChequing(press, flow, chequing);
    drawCard(press, flow, card);
  },
};

function drawChequing({ sheet, imprint }: Press, flow: Flow, account: LedgerAccount): void {
  const period = account.periods[0]!;
  imprint.dates(period);
  sheet.text(`${account.name}  ${account.number}`, 45, flow.y, { font: 'Helvetica-Bold', size: 11 });
  flow.down(18);
  headings(sheet, [['Date', 45], ['Description', 95], ['Withdrawals ($)', 390, 'right'], ['Deposits ($)', 475, 'right'], ['Balance ($)', 567, 'right']], flow.y, { font: 'Helvetica-Bold' });
  headings(sheet, [['Date', 45], ['Détails', 95], ['Retraits', 390, 'right'], ['Dépôts', 475, 'right'], ['Solde', 567, 'right']], flow.y + 10, { font: 'Helvetica-Oblique' });
  flow.down(26);
  flow.line([['Opening balance / Solde d\'ouverture', 95], [english(imprint.opening(period)), 567, 'right']]);
  flow.down(14);
  const table = new Table(flow, imprint, { width: 210, leading: 10.5, gap: 3, room: 4 });
  for (const row of period.transactions) {
    table.row(row.kind === 'fee' ? { ...row, lines: ['Monthly fee / Frais mensuels'] } : row, (lines) => [
      [formatDay(row.date, 'MMM DD'), 45], [lines, 95], debitCredit(english, imprint.amount(row), 390, 475),
      isLastOfDay(period, row) && [english(imprint.balance(row)), 567, 'right'],
    ]);
  }
  flow.line([['Closing balance / Solde de clôture', 95], [english(imprint.closing(period)), 567, 'right']], { font: 'Helvetica-Bold', drop: 2 });
  flow.down(40);
}

function drawCard({ sheet, imprint }: Press, flow: Flow, account: LedgerAccount): void {
  const period = account.periods[0]!;
  imprint.dates(period);
  flow.need(120);
  sheet.text(`${account.name}  ${account.number}`, 45, flow.y, { font: 'Helvetica-Bold', size: 11 });
  flow.down(15);
  flow.line([
    [`Previous balance / Solde précédent  $${trailing(-imprint.opening(period))}`, 45],
    [`New balance / Nouveau solde  $${trailing(-imprint.closing(period))}`, 567, { align: 'right', font: 'Helvetica-Bold' }],
  ]);
  flow.down(13);
  flow.line([
    [`Payments and credits / Paiements et crédits  $${english(imprint.credits(period))}`, 45],
    [`Purchases and fees / Achats et frais  $${english(-imprint.debits(period))}`, 567, 'right'],
  ]);
  flow.down(20);
  headings(sheet, [['Trans', 45], ['Post', 90], ['Merchant / Marchand', 140], ['Amount / Montant ($)', 567, 'right']], flow.y, { font: 'Helvetica-Bold' });
  flow.down(14);
  new Table(flow, imprint, { width: 300, oneLine: true, leading: 13, room: 1, otherDate: true }).rows(period.transactions, (row, lines) => [
    [formatDay(row.otherDate, 'MMM DD'), 45], [formatDay(row.date, 'MMM DD'), 90], [lines, 140],
    [trailing(-imprint.amount(row)), 567, 'right'],
  ]);
}
