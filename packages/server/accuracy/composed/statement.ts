// Draws a whole composed statement.
import type { LedgerAccount, LedgerPeriod, LedgerTransaction } from '../generator/ledger.js';
import type { Press } from '../generator/layout.js';
import { Flow } from '../generator/flow.js';
import { byDay, isLastOfDay, stack } from '../generator/parts.js';
import type { Random } from '../generator/random.js';
import { boldOf, columnsOf, dayOf } from './columns.js';
import type { Composition } from './composition.js';
import { Figures } from './figures.js';
import { aboutAccount, drawFront, drawFurniture, drawSummary } from './front.js';
import { drawLists, listsOf, LISTS_ABOVE } from './lists.js';
import { drawTables } from './tables.js';
import { drawLine, drawRow, drawTitles, heightOf, isBeforeNotice, isTopOfDay, leadingOf, type Workplace } from './rows.js';

interface Edge {
  left: number;
  right: number;
}

/** What the pages need to know of the table that is being printed. */
interface Running {
  account: LedgerAccount;
  period: LedgerPeriod | null;
  balance: number;
  out: number;
  into: number;
}

export function drawStatement({ sheet, imprint, accounts, random }: Press, composition: Composition): void {
  const first = accounts[0] as LedgerAccount;
  const bank = random.pick(composition.locale.banks);
  imprint.issuer = bank;
  const margin = random.int(34, 62);
  const hasSideBar = composition.furniture.includes('side bar');
  const edge = { left: margin, right: sheet.width - margin - (hasSideBar ? 118 : 0) };
  const figures = new Figures(composition);
  const running: Running = { account: first, period: null, balance: 0, out: 0, into: 0 };
  const fitted = columnsOf(sheet, composition, figures, accounts, edge);
  let place: Workplace | null = null;
  const flow: Flow = new Flow(sheet, { top: 60, nextTop: 66, bottom: sheet.height - 62, onLeave: () => place !== null && leavePage(place, running) }, () => {
    if (place !== null) enterPage(place, running, bank, edge);
  });
  place = { sheet, flow, imprint, composition, figures, pagesBefore: 0, ...fitted };
  drawFurniture(place, first, bank, edge);
  if (hasSideBar) drawSideBar(place, edge, random);
  const isOnlyOne = accounts.length === 1 && (first.periods.length === 1 || composition.file !== 'one statement');
  drawFront(place, isOnlyOne ? first : null, composition.file === 'one statement' ? wholePeriod(first) : (first.periods[0] as LedgerPeriod), bank, edge, random);
  if (composition.furniture.includes('advert')) drawAdvert(place, edge);
  for (const account of accounts) for (const period of account.periods) {
    if (composition.file === 'statements bound together' && period !== account.periods[0]) beginStatement(place, account, period, bank, edge, random);
    drawPeriod(place, running, account, period, accounts, edge, random);
  }
  running.period = null;
  if (composition.notes === 'star' || composition.remarks !== 'none') drawNote(place, edge);
  drawTables(place, first.periods[0] as LedgerPeriod, edge, random);
  if (composition.furniture.includes('legal text')) drawLegal(place, edge);
}

/** On a page of its own, which is the first again. */
function beginStatement(place: Workplace, account: LedgerAccount, period: LedgerPeriod, bank: string, edge: Edge, random: Random): void {
  place.pagesBefore = place.sheet.page;
  place.flow.breakPage();
  drawFront(place, account, period, bank, edge, random);
}

function wholePeriod(account: LedgerAccount): LedgerPeriod {
  return { ...(account.periods[0] as LedgerPeriod), end: (account.periods.at(-1) as LedgerPeriod).end };
}

function enterPage(place: Workplace, running: Running, bank: string, edge: Edge): void {
  const { composition, imprint, figures, sheet } = place;
  drawFurniture(place, running.account, bank, edge);
  running.out = 0;
  running.into = 0;
  if (running.period === null) return;
  if (composition.headings === 'each page') drawTitles(place);
  if (composition.carry === 'carried') drawLine(place, composition.words.brought, { balance: [figures.balance(imprint.derived(running.period, `brought ${sheet.page}`, running.balance))] });
}

function leavePage(place: Workplace, running: Running): void {
  const { composition, imprint, figures, sheet } = place;
  const { period } = running;
  if (period === null) return;
  if (composition.carry === 'carried') drawLine(place, composition.words.carried, { balance: [figures.balance(imprint.derived(period, `carried ${sheet.page}`, running.balance))] });
  if (composition.carry === 'page totals' && running.out + running.into !== 0) {
    const out = figures.plain(imprint.derived(period, `page out ${sheet.page}`, running.out));
    const into = figures.plain(imprint.derived(period, `page in ${sheet.page}`, running.into));
    drawLine(place, composition.words.pageTotal, { out: [out], in: [into] });
  }
}

function drawPeriod(place: Workplace, running: Running, account: LedgerAccount, period: LedgerPeriod, accounts: readonly LedgerAccount[], edge: Edge, random: Random): void {
  const { sheet, flow, imprint, composition } = place;
  const isOnlyOne = accounts.length === 1 && (account.periods.length === 1 || composition.file !== 'one statement');
  imprint.dates(period);
  running.account = account;
  flow.need(220);
  if (!isOnlyOne) {
    flow.down(10);
    const about = aboutAccount(place, account, period);
    sheet.text(accounts.length > 1 ? `${account.name}  ${account.number}  ${account.currency}` : `${account.name} ${account.number}`, edge.left, flow.y, { font: boldOf(composition.font), size: 11 });
    sheet.text(about.at(-1)?.join(' ') as string, edge.left, flow.down(14), { size: 8.5 });
    flow.down(20);
  }
  const lists = listsOf(composition, place.figures, period, random.fork('lists'));
  drawLists(place, lists.filter(({ name }) => LISTS_ABOVE.includes(name)), edge);
  const summarize = (): void => (['summary', 'both', 'sentence'].includes(composition.ends) ? drawSummary(place, period, edge) : undefined);
  if (composition.summaryPlace === 'above the rows') summarize();
  if (composition.signs === 'sections') drawSections(place, running, period, edge);
  else drawTable(place, running, period, random);
  running.period = null;
  if (composition.summaryPlace !== 'above the rows') {
    flow.need(110);
    flow.down(14);
    summarize();
  }
  drawLists(place, lists.filter(({ name }) => !LISTS_ABOVE.includes(name)), edge);
  flow.down(16);
}

function drawTable(place: Workplace, running: Running, period: LedgerPeriod, random: Random): void {
  const { flow, composition, imprint } = place;
  const { order, ends, words } = composition;
  const rows = inPrintedOrder(composition, period);
  const hasEnds = ends === 'rows' || ends === 'both';
  const isDated = random.chance(0.5);
  const endLine = (isStart: boolean): void => {
    const value = isStart ? imprint.opening(period) : imprint.closing(period);
    flow.need(leadingOf(place) * 2);
    drawLine(place, isStart ? words.opening : words.closing, { ...figureOf(place, value), ...(isDated ? dayCell(composition, isStart ? period.start : period.end) : {}) }, random.chance(0.6));
  };
  drawTitles(place);
  running.balance = period.opening;
  running.out = 0;
  running.into = 0;
  running.period = period;
  if (hasEnds) endLine(order === 'ascending');
  for (const row of rows) {
    drawOne(place, running, period, row);
    if (composition.daySums === 'below' && isLastOfDay(period, row)) drawDaySums(place, period, row.date);
  }
  if (hasEnds) endLine(order !== 'ascending');
  running.period = null;
  if (composition.totals === 'foot' && period.transactions.length > 0) drawFoot(place, period);
}

/** From above to below. */
export function inPrintedOrder({ order, dayOrder }: Composition, { transactions }: LedgerPeriod): LedgerTransaction[] {
  if (dayOrder === 'reversed') return byDay(transactions).flatMap((rows) => [...rows].reverse());
  return order === 'ascending' ? transactions : [...transactions].reverse();
}

export function dayCell(composition: Composition, day: string): Partial<Record<'date' | 'booked', string[]>> {
  return composition.dates === 'heading lines' ? {} : { date: [dayOf(day, composition)], booked: [dayOf(day, composition)] };
}

/** A balance in its column, or among the amounts where balances have none. */
export function figureOf({ composition, figures }: Pick<Workplace, 'composition' | 'figures'>, value: number): Partial<Record<'balance' | 'amount' | 'mark' | 'out' | 'in', string[]>> {
  const { balance, signs, marks } = composition;
  if (balance !== 'none') return { balance: [figures.balance(value)] };
  if (signs === 'debit and credit' || signs === 'credit and debit') return value < 0 ? { out: [figures.plain(value)] } : { in: [figures.plain(value)] };
  if (signs === 'mark column') return { amount: [figures.plain(value)], mark: [marks[value < 0 ? 0 : 1]] };
  return { amount: [signs === 'suffix' ? figures.amount(value) : figures.balance(value)] };
}

function drawOne(place: Workplace, running: Running, period: LedgerPeriod, row: LedgerTransaction): void {
  const { flow, composition, sheet } = place;
  const leading = leadingOf(place);
  const reserve = composition.carry === 'none' ? 0 : leading * 2;
  const isTop = isTopOfDay(period, row, composition);
  const page = sheet.page;
  flow.need(heightOf(place, period, row) + reserve + (isTop && composition.dates === 'heading lines' ? leading * 2 : 0));
  if (composition.dates === 'heading lines' && isTop) {
    sheet.text(dayOf(row.date, composition), place.columns[0]?.left as number, flow.y, { size: place.size, font: boldOf(composition.font) });
    flow.down(leading * 1.2);
  }
  drawRow(place, period, row, composition.dates !== 'once a day' || isTop || page !== sheet.page);
  if (isBeforeNotice(period, row, composition)) drawNotice(place);
  running.balance = row.balance;
  if (row.amount < 0) running.out += row.amount;
  else running.into += row.amount;
}

/** Over the whole width, in smaller type. */
function drawNotice({ sheet, flow, columns, composition, size }: Workplace): void {
  const left = columns[0]?.left as number;
  const lines = sheet.wrap(composition.words.advert, (columns.at(-1)?.right as number) - left, { size: size * 0.85 });
  flow.need(lines.length * size * 1.2 + size);
  stack(sheet, lines, left, flow.y, size * 1.2, { size: size * 0.85 });
  flow.down(lines.length * size * 1.2 + composition.rowGap * size);
}

/** What the rows of one day come to. */
function drawDaySums(place: Workplace, period: LedgerPeriod, date: string): void {
  const { flow, imprint, figures, composition } = place;
  const amounts = period.transactions.filter((row) => row.date === date).map((row) => row.amount);
  const sumOf = (side: 'out' | 'in'): string[] => {
    const value = amounts.filter((amount) => amount < 0 === (side === 'out')).reduce((sum, amount) => sum + amount, 0);
    return value === 0 ? [] : [figures.plain(imprint.derived(period, `day ${side} ${date}`, value))];
  };
  flow.need(leadingOf(place) * 2);
  drawLine(place, `${composition.words.totals} ${dayOf(date, composition)}`, { out: sumOf('out'), in: sumOf('in') }, false);
}

function drawFoot(place: Workplace, period: LedgerPeriod): void {
  const { flow, imprint, figures, composition } = place;
  const { words, signs, type } = composition;
  flow.need(leadingOf(place) * 3);
  const out = imprint.debits(period);
  const into = imprint.credits(period);
  if (signs === 'debit and credit' || signs === 'credit and debit') return drawLine(place, words.totals, { out: [figures.plain(out)], in: [figures.plain(into)] });
  drawLine(place, type === 'card' ? words.purchases : words.totalOut, { amount: [figures.total(out)] });
  drawLine(place, type === 'card' ? words.payments : words.totalIn, { amount: [figures.total(into)] });
}

function drawSections(place: Workplace, running: Running, period: LedgerPeriod, edge: Edge): void {
  const { sheet, flow, composition, imprint, figures } = place;
  const { words, totals, creditsFirst, type } = composition;
  const sections = [
    { title: type === 'card' ? words.payments : words.sectionIn, rows: period.transactions.filter((row) => row.amount > 0), total: () => imprint.credits(period) },
    { title: type === 'card' ? words.purchases : words.sectionOut, rows: period.transactions.filter((row) => row.amount < 0), total: () => imprint.debits(period) },
  ];
  for (const { title, rows, total } of creditsFirst ? sections : sections.reverse()) {
    if (rows.length === 0) continue;
    flow.need(90);
    sheet.text(title, edge.left, flow.y, { size: 10, font: boldOf(composition.font) });
    flow.down(16);
    drawTitles(place);
    running.period = period;
    for (const row of rows) drawOne(place, running, period, row);
    running.period = null;
    flow.need(leadingOf(place) * 2);
    if (totals === 'foot') drawLine(place, `${words.totals} ${title}`, { amount: [figures.plain(total())] });
    flow.down(12);
  }
}

function drawSideBar({ sheet, composition }: Workplace, edge: Edge, random: Random): void {
  const { words, font } = composition;
  const x = edge.right + 18;
  const lines = sheet.wrap(`${words.advert} ${words.legal}`, sheet.width - x - 24, { size: 6.5 });
  const top = random.int(180, 300);
  sheet.rect(x - 6, top - 20, sheet.width - x - 8, lines.length * 8.3 + 40, { fill: '#f3f0e6' });
  sheet.text(words.fees, x, top - 6, { size: 7.5, font: boldOf(font) });
  stack(sheet, lines, x, top + 8, 8.3, { size: 6.5 });
  sheet.text('0800 551 0190', x, top + 12 + lines.length * 8.3, { size: 7 });
}

/** What the stars behind amounts mean. */
function drawNote({ sheet, flow, composition }: Workplace, edge: Edge): void {
  flow.need(16);
  sheet.text(`* ${composition.words.fees}`, edge.left, flow.y, { size: 6.5 });
  flow.down(16);
}

function drawAdvert({ sheet, flow, composition }: Workplace, edge: Edge): void {
  const lines = sheet.wrap(composition.words.advert, edge.right - edge.left - 20, { size: 8 });
  sheet.rect(edge.left, flow.y - 10, edge.right - edge.left, lines.length * 11 + 10, { fill: '#e8eef7' });
  stack(sheet, lines, edge.left + 10, flow.y + 2, 11, { size: 8 });
  flow.down(lines.length * 11 + 24);
}

function drawLegal({ sheet, flow, composition }: Workplace, edge: Edge): void {
  const lines = sheet.wrap(composition.words.legal, edge.right - edge.left, { size: 6.5 });
  flow.need(lines.length * 8 + 8);
  stack(sheet, lines, edge.left, flow.y + 8, 8, { size: 6.5, color: '#555555' });
}

