// What stands above the table of a composed statement and around it.
import { formatDay } from '../generator/calendar.js';
import type { LedgerAccount, LedgerPeriod } from '../generator/ledger.js';
import { decimalString } from '../generator/money.js';
import { countCredits, pairs, stack } from '../generator/parts.js';
import type { Random } from '../generator/random.js';
import { boldOf } from './columns.js';
import type { Figuring, Workplace } from './rows.js';

const MARGIN_CODE = /[^A-Z]/g;

/** Drawn on each page, wherever the rows are. */
export function drawFurniture({ sheet, composition, pagesBefore }: Workplace, account: LedgerAccount, bank: string, edge: { left: number; right: number }): void {
  const { words, furniture, font } = composition;
  const { width, height } = sheet;
  const page = sheet.page - pagesBefore;
  const isHeaded = furniture.includes('page header');
  if (page > 1 && isHeaded) {
    sheet.text(bank, edge.left, 36, { font: boldOf(font), size: 10 });
    sheet.text(account.number, edge.right, 36, { size: 7.5, align: 'right' });
  }
  if (isHeaded) sheet.text(`${words.page} ${page}`, edge.right, 24, { size: 7.5, align: 'right' });
  else sheet.text(`${words.page} ${page}`, width / 2, height - 24, { size: 7.5, align: 'center' });
  if (furniture.includes('margin code')) sheet.text(`${bank.toUpperCase().replace(MARGIN_CODE, '').slice(0, 4)}-${String(page).padStart(3, '0')} 0419 11/23`, 16, height - 120, { size: 5.5, angle: 90, color: '#777777' });
  if (furniture.includes('watermark')) sheet.text(bank.toUpperCase(), width / 5, height * 0.7, { size: 44, angle: 50, opacity: 0.08, overlay: true });
}

/** Bank, holder and, where there is one account only, what says which. */
export function drawFront(place: Workplace, account: LedgerAccount | null, period: LedgerPeriod, bank: string, edge: { left: number; right: number }, random: Random): void {
  const { sheet, flow, composition } = place;
  const { words, locale, front, font } = composition;
  const isRight = random.chance(0.25);
  sheet.text(bank, isRight ? edge.right : edge.left, 52, { font: boldOf(font), size: 15, color: '#1c3f66', align: isRight ? 'right' : 'left' });
  const top = 100;
  const holderEnd = stack(sheet, locale.holder, edge.left, top, 12, { size: 9 });
  const entries = account === null ? [[words.period, periodText(place, period)] as const] : aboutAccount(place, account, period);
  const style = { size: 8 };
  const middle = (edge.left + edge.right) / 2;
  let y = holderEnd;
  if (front === 'side by side') {
    entries.forEach(([label, value], index) => stack(sheet, [label, value], middle + 20, top + index * 24, 11, style));
    y = Math.max(y, top + entries.length * 24);
  } else if (front === 'stacked') {
    entries.forEach(([label, value], index) => sheet.text(`${label}: ${value}`, edge.left, holderEnd + 28 + index * 13, style));
    y = holderEnd + 28 + entries.length * 13;
  } else {
    const lines = sheet.wrap(entries.map(([label, value]) => `${label} ${value}`.replace(/ /g, '\u00a0')).join('  '), edge.right - edge.left, style);
    stack(sheet, lines.map((line) => line.replace(/\u00a0/g, ' ')), edge.left, holderEnd + 28, 12, style);
    y = holderEnd + 28 + lines.length * 12;
  }
  flow.y = y + 22;
  sheet.text(words.statement, edge.left, flow.y, { size: 13, font: boldOf(font) });
  flow.down(24);
}

export function aboutAccount(place: Pick<Workplace, 'composition'>, account: LedgerAccount, period: LedgerPeriod): [string, string][] {
  const { words } = place.composition;
  return [[account.name, account.currency], [words.account, account.number], [words.period, periodText(place, period)]];
}

export function periodText({ composition }: Pick<Workplace, 'composition'>, period: LedgerPeriod): string {
  const { periodPattern, locale, words } = composition;
  return formatDay(period.start, periodPattern, locale.language) + words.to + formatDay(period.end, periodPattern, locale.language);
}

/** Opening and closing balance, with the sums between them where the composition has them. */
export function drawSummary(place: Workplace, period: LedgerPeriod, edge: { left: number; right: number }): void {
  const { sheet, flow, composition } = place;
  const { words, font } = composition;
  flow.need(110);
  if (composition.ends === 'sentence') return drawSentence(place, period, edge);
  const entries = summaryEntries(place, period);
  sheet.text(words.summary, edge.left, flow.y, { size: 10, font: boldOf(font) });
  flow.down(16);
  const size = 8.5;
  if (composition.summary === 'vertical') {
    pairs(sheet, entries, { x: edge.left, right: edge.left + 260, y: flow.y, step: 14 }, { size });
    flow.down(entries.length * 14 + 14);
  } else if (composition.summary === 'pairs') {
    const half = (edge.right - edge.left) / 2;
    for (let index = 0; index < entries.length; index += 2) {
      pairs(sheet, entries.slice(index, index + 1), { x: edge.left, right: edge.left + half - 15, y: flow.y, step: 0 }, { size });
      pairs(sheet, entries.slice(index + 1, index + 2), { x: edge.left + half + 15, right: edge.right, y: flow.y, step: 0 }, { size });
      flow.down(14);
    }
    flow.down(14);
  } else drawGrid(place, entries, edge);
}

function drawGrid({ sheet, flow }: Workplace, entries: readonly (readonly [string, string])[], edge: { left: number; right: number }): void {
  const perLine = entries.length > 5 ? Math.ceil(entries.length / 2) : entries.length;
  for (let from = 0; from < entries.length; from += perLine) {
    const part = entries.slice(from, from + perLine);
    const width = (edge.right - edge.left) / perLine;
    const labels = part.map(([label]) => sheet.wrap(label, width - 12, { size: 7.5 }));
    const most = Math.max(...labels.map((lines) => lines.length));
    labels.forEach((lines, index) => stack(sheet, lines, edge.left + index * width, flow.y, 9, { size: 7.5 }));
    part.forEach(([, value], index) => sheet.text(value, edge.left + index * width, flow.y + most * 9 + 4, { size: 9 }));
    flow.down(most * 9 + 24);
  }
  flow.down(6);
}

/** The balances within a sentence. */
export function balanceSentence({ composition, figures, imprint }: Figuring, period: LedgerPeriod): string {
  const { words, locale } = composition;
  const values: Record<string, string> = {
    start: formatDay(period.start, locale.longDate, locale.language), end: formatDay(period.end, locale.longDate, locale.language),
    opening: figures.withSymbol(figures.balance(imprint.opening(period))), closing: figures.withSymbol(figures.balance(imprint.closing(period))),
  };
  return words.sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] as string);
}

function drawSentence(place: Workplace, period: LedgerPeriod, edge: { left: number; right: number }): void {
  const { sheet, flow } = place;
  const lines = sheet.wrap(balanceSentence(place, period), edge.right - edge.left, { size: 9 });
  stack(sheet, lines, edge.left, flow.y, 12, { size: 9 });
  flow.down(lines.length * 12 + 14);
}

/** Labels with their figures, in the order of the summary. */
export function summaryEntries(place: Figuring, period: LedgerPeriod): [string, string][] {
  return place.composition.type === 'card' ? cardEntries(place, period) : bankEntries(place, period);
}

function bankEntries({ composition, figures, imprint }: Figuring, period: LedgerPeriod): [string, string][] {
  const { words, totals, creditsFirst } = composition;
  const credits = countCredits(period);
  const counted = (label: string, count: number): string => (totals === 'counted' ? `${label} (${count})` : label);
  const show = (text: string): string => figures.withSymbol(text);
  const opening: [string, string] = [words.opening, show(figures.balance(imprint.opening(period)))];
  const sums: [string, string][] = totals !== 'summary' && totals !== 'counted' ? [] : [
    [counted(words.totalOut, period.transactions.length - credits), show(figures.total(imprint.debits(period)))],
    [counted(words.totalIn, credits), show(figures.total(imprint.credits(period)))],
  ];
  return [opening, ...(creditsFirst ? sums.reverse() : sums), [words.closing, show(figures.balance(imprint.closing(period)))]];
}

function cardEntries({ composition, figures, imprint }: Figuring, period: LedgerPeriod): [string, string][] {
  const { words, totals, locale, signedTotals, signs } = composition;
  const show = (text: string): string => figures.withSymbol(text);
  const isPaymentSigned = signedTotals && signs === 'debts positive';
  const printed = (name: 'payments' | 'purchases' | 'minimumPayment', minor: number): number => {
    imprint.fact(period, name, decimalString(Math.abs(minor), locale.decimals));
    return minor;
  };
  const shownPayments = (minor: number): string => (isPaymentSigned ? figures.amount(minor) : figures.plain(minor));
  const sums: [string, string][] = totals === 'none' ? [] : [
    [words.payments, show(shownPayments(printed('payments', imprint.credits(period))))],
    [words.purchases, show(figures.plain(printed('purchases', imprint.debits(period))))],
  ];
  const minimum = printed('minimumPayment', Math.round(Math.max(0, -period.closing) / 40));
  imprint.fact(period, 'dueDate', period.end);
  return [
    [words.previous, show(figures.balance(imprint.opening(period)))],
    ...sums,
    [words.newBalance, show(figures.balance(imprint.closing(period)))],
    [words.creditLimit, show(figures.plain(Math.round(5000 * locale.scale) * 10 ** locale.decimals))],
    [words.minimum, show(figures.plain(minimum))],
    [words.due, formatDay(period.end, locale.longDate, locale.language)],
  ];
}
