// Cuts the stream of all tables into ledgers: one account over one period each, with the balances printed for it.
import type { AccountMark } from '../facts/accountMark.js';
import type { PeriodMark } from '../facts/identity.js';
import type { Figure } from '../facts/figures.js';
import type { Checkpoint, RawRow, StreamItem, TotalLine } from '../rows/stream.js';
import type { DateToken } from '../tokens/dates.js';
import { squash } from '../tokens/plainText.js';
import { isMisprint } from '../../reconciliation/misreading.js';

export type LedgerItem = RawRow | Checkpoint;

export interface Ledger {
  account: AccountMark | null;
  period: PeriodMark | null;
  /** Sign of its currency, where accounts without a number are told apart by nothing else. */
  currencySign: string | null;
  /** The currency of a further account in the same table, which is not its own. */
  otherCurrency?: string;
  /** Rows and the balances printed among them, in reading order. */
  items: LedgerItem[];
  /** Every figure labelled as an opening or closing balance, nearest first is decided later. */
  openings: Checkpoint[];
  closings: Checkpoint[];
  /** Balances carried from page to page, wherever they stand. */
  carries: Checkpoint[];
  totals: TotalLine[];
  figures: Figure[];
  firstLine: number;
  lastLine: number;
}

export interface LedgerInput {
  stream: readonly StreamItem[];
  figures: readonly Figure[];
  accounts: readonly AccountMark[];
  periods: readonly PeriodMark[];
  valueOf: (item: Checkpoint) => number;
  /** The first line of the page, where another statement of the file begins on it. */
  statementStart: (line: number) => number | null;
}

type LedgerEvent = { line: number; order: number } & (
  | { on: 'item'; item: StreamItem }
  | { on: 'figure'; figure: Figure }
  | { on: 'account'; account: AccountMark }
  | { on: 'period'; period: PeriodMark }
);

export function cutLedgers(input: LedgerInput): Ledger[] {
  const ledgers: Ledger[] = [];
  let ledger = emptyLedger(null, null);
  const next = (account: AccountMark | null, period: PeriodMark | null): void => {
    if (hasContent(ledger)) ledgers.push(ledger);
    ledger = emptyLedger(account, period);
  };
  const sums = new Set(input.stream.flatMap((item) => (item.type === 'total' && item.label !== 'ignore' ? [item.line] : [])));
  const events = inOrder(input);
  for (const [at, event] of events.entries()) {
    if (event.on === 'account') {
      // "Total card 1920   2,143.12" below rows says whose they were, and begins nothing.
      const endsRows = sums.has(event.line) && ledger.items[ledger.items.length - 1]?.type === 'row';
      const isOther = ledger.account !== null && !endsRows && !isSameAccount(ledger.account, event.account);
      // The rows above have no number: over another opening balance it is that of the rows below.
      const isBelow = ledger.account === null && hasRows(ledger) && !endsRows && opensAnother(ledger, events, at, input);
      if (isBelow || (isOther && (hasRows(ledger) || isUnmoved(ledger, input.valueOf)))) next(event.account, null);
      else if (isInterlude(ledger, ledgers.at(-1), event.account)) ledger = ledgers.pop()!;
      else if (!hasRows(ledger) || ledger.account === null) ledger.account = withoutBankCode(ledger.account, event.account);
    } else if (event.on === 'period') {
      const isOver = hasRows(ledger) || isUnmoved(ledger, input.valueOf);
      if (isOver && ledger.period !== null && !isSamePeriod(ledger.period, event.period)) next(ledger.account, event.period);
      else ledger.period ??= event.period;
    } else if (event.on === 'figure') {
      ledger.figures.push(event.figure);
    } else {
      const item = asEndUnmoved(ledger, asCarried(ledger, event.item, input.valueOf), events, at, input.valueOf);
      if (item.type === 'checkpoint' && ((startsLedger(ledger, item, input.valueOf) && !sumsUpRows(ledger, item, events, at, input.valueOf) && !footsRows(ledger, item, events, at)) || opensStatement(ledger, item, input) || endsBelow(ledger, item, events, at))) next(ledger.account, null);
      if (item.type === 'row' && !hasRows(ledger)) ledger.period = periodOfRow(ledger, item, input.periods);
      takeItem(ledger, item);
    }
    ledger.lastLine = Math.max(ledger.lastLine, event.line);
    if (ledger.firstLine < 0) ledger.firstLine = event.line;
  }
  next(null, null);
  return inheritPeriod(tellByCurrency(ledgers), input.periods);
}

/** Another number that nothing was printed for, before the number of the account above comes back: that of the statement in the head of a page, misread. */
function isInterlude(ledger: Ledger, before: Ledger | undefined, next: AccountMark): boolean {
  const isBare = ![ledger.items, ledger.carries, ledger.totals, ledger.figures].some(({ length }) => length > 0);
  if (!isBare || hasContent(ledger) || !before?.account || !ledger.account || before.closings.length > 0) return false;
  const isOfOnePeriod = before.period === null || ledger.period === null || isSamePeriod(before.period, ledger.period);
  return isOfOnePeriod && isSameAccount(before.account, next) && !isSameAccount(ledger.account, next);
}

/** A sheet of fees of the year before, in front of the account: the period nearest above the first row, where only that one holds its year. */
function periodOfRow({ period, firstLine }: Ledger, { dates: [date], lines }: RawRow, periods: readonly PeriodMark[]): PeriodMark | null {
  if (!period || !date || date.yearDigits < 4) return period;
  const holds = ({ from, to }: PeriodMark): boolean => (from.yearDigits < 4 || from.year! <= date.year!) && (to.yearDigits < 4 || to.year! >= date.year!);
  if (holds(period)) return period;
  return periods.filter((other) => other.line >= firstLine && other.line < lines[0]! && holds(other)).at(-1) ?? period;
}

/** What follows the number, before any row, is a balance with which another account or period begins. */
function opensAnother(ledger: Ledger, events: readonly LedgerEvent[], at: number, { valueOf }: LedgerInput): boolean {
  const following = events.slice(at + 1).find((event) => event.on === 'item' && event.item.type !== 'text');
  if (following?.on !== 'item' || following.item.type !== 'checkpoint') return false;
  const { item } = following;
  if (item.label === 'closing') return endsBelow(ledger, item, events, events.indexOf(following));
  return item.label === 'opening' ? startsLedger(ledger, item, valueOf) : item.label === 'broughtForward' && ledger.openings.some((opening) => isSameDay(opening, item));
}

/** "GBP balance summary", "EUR balance summary": balances in different currencies belong to different accounts. */
function tellByCurrency(ledgers: readonly Ledger[]): Ledger[] {
  const signs = ledgers.map(({ account, openings }) => (account === null ? (/\p{Sc}/u.exec(openings[0]?.amount.text ?? '')?.[0] ?? null) : null));
  if (new Set(signs.filter((sign) => sign !== null)).size < 2) return [...ledgers];
  let last: string | null = null;
  return ledgers.map((ledger, index) => {
    last = signs[index] ?? last;
    return ledger.account === null ? { ...ledger, currencySign: last } : ledger;
  });
}

/** The one period a document names holds for each of its accounts, wherever it stands. */
function inheritPeriod(ledgers: readonly Ledger[], periods: readonly PeriodMark[]): Ledger[] {
  const [first] = periods;
  if (!first || periods.some((other) => !isSamePeriod(first, other))) return [...ledgers];
  const accounts = new Set<string>();
  return ledgers.map((ledger) => {
    // One number, and another currency: another account, too.
    const key = `${accountKey(ledger)} ${ledger.openings[0]?.amount.currency ?? ''}`;
    const isFurther = accounts.has(key);
    accounts.add(key);
    return ledger.period || isFurther ? ledger : { ...ledger, period: first };
  });
}

function inOrder(input: LedgerInput): LedgerEvent[] {
  const events: LedgerEvent[] = [];
  for (const account of input.accounts) events.push({ line: account.line, order: 0, on: 'account', account });
  for (const period of withoutWhole(input.periods)) events.push({ line: period.line, order: 1, on: 'period', period });
  for (const figure of input.figures) events.push({ line: figure.line, order: 2, on: 'figure', figure });
  for (const item of input.stream) events.push({ line: lineOf(item), order: 3, on: 'item', item });
  return events.sort((a, b) => a.line - b.line || a.order - b.order);
}

/** "June to July" over the parts "June" and "July" is the period of neither. */
function withoutWhole(periods: readonly PeriodMark[]): PeriodMark[] {
  const isWhole = (period: PeriodMark): boolean => {
    const parts = periods.filter((other) => other.line > period.line && !isSamePeriod(other, period));
    return parts.some(({ from }) => isSamePrinted(from, period.from)) && parts.some(({ to }) => isSamePrinted(to, period.to));
  };
  return periods.filter((period) => !isWhole(period));
}

function isSamePrinted(a: DateToken, b: DateToken): boolean {
  return a.a === b.a && a.b === b.b && a.year === b.year;
}

function emptyLedger(account: AccountMark | null, period: PeriodMark | null): Ledger {
  return { account, period, currencySign: null, items: [], openings: [], closings: [], carries: [], totals: [], figures: [], firstLine: -1, lastLine: -1 };
}

function takeItem(ledger: Ledger, item: StreamItem): void {
  if (item.type === 'row') ledger.items.push(item);
  if (item.type === 'total') ledger.totals.push(item);
  if (item.type !== 'checkpoint') return;
  const rows = hasRows(ledger);
  if (rows && (item.label === 'carriedForward' || item.label === 'broughtForward')) ledger.carries.push(item);
  if (item.label === 'opening' || (item.label === 'broughtForward' && !rows)) ledger.openings.push(item);
  if (item.label === 'closing' || (item.label === 'carriedForward' && (rows || isBroughtUnder(ledger, item)))) ledger.closings.push(item);
  if (item.label === 'balance') {
    if (rows || isOfLastDay(ledger, item)) ledger.closings.push(item);
    else ledger.openings.push(item);
    if (isBelowOpening(ledger, item)) ledger.closings.push(item);
  }
  if (item.column >= 0) ledger.items.push(item);
}

/** "Balance b/f" and at once "Balance c/f" in the same column: perhaps an account on which nothing happened. */
function isBroughtUnder({ openings }: Ledger, item: Checkpoint): boolean {
  const last = openings[openings.length - 1];
  return last?.label === 'broughtForward' && item.column >= 0 && last.kind === item.kind && last.column === item.column;
}

/** In thousandths of the currency: smaller ones are near to each other by accident. */
const LEAST_MISPRINTED = 100_000;

/** Lines of one summary, at most. */
const SUMMARY_LINES = 10;

/** "Previous balance   1,250.00" and, in the same summary, a further "Balance": perhaps where the rows lead to. Only the equation can tell. */
function isBelowOpening(ledger: Ledger, item: Checkpoint): boolean {
  if (hasRows(ledger) || ledger.closings.includes(item)) return false;
  return ledger.openings.some((other) => other.label === 'opening' && other.kind === item.kind && item.line >= other.line && item.line - other.line <= SUMMARY_LINES);
}

/** "Saldo anterior" under what the page before carried forward, with the same figure or a digit of it misprinted: the rows go on, whatever the label says elsewhere. */
function asCarried({ items }: Ledger, item: StreamItem, valueOf: (item: Checkpoint) => number): StreamItem {
  const last = items[items.length - 1];
  if (item.type !== 'checkpoint' || item.label !== 'opening' || last?.type !== 'checkpoint' || last.label !== 'carriedForward') return item;
  const [carried, value] = [valueOf(last), valueOf(item)];
  const isPrintedWrong = Math.abs(value) >= LEAST_MISPRINTED && isMisprint(carried, value);
  return carried === value || isPrintedWrong ? { ...item, label: 'broughtForward' } : item;
}

/** "Solde créditeur au 31.12.2024" and below it "Solde créditeur au 31.01.2025", the same figure, and no row follows: where an account ends on which nothing happened. */
function asEndUnmoved(ledger: Ledger, item: StreamItem, events: readonly LedgerEvent[], at: number, valueOf: (item: Checkpoint) => number): StreamItem {
  const [start, ...more] = ledger.openings;
  if (item.type !== 'checkpoint' || item.label !== 'balance' || item.column < 0 || start?.label !== 'balance' || more.length > 0 || ledger.account === null || hasRows(ledger)) return item;
  const isSamePlace = start.kind === item.kind && start.column === item.column && squash(start.text) === squash(item.text) && valueOf(start) === valueOf(item);
  const next = events.slice(at + 1).find((event) => event.on === 'account' || (event.on === 'item' && event.item.type !== 'text' && event.item.type !== 'total'));
  const goesOn = next?.on === 'item' && next.item.type === 'row';
  return isSamePlace && !goesOn && start.date !== null && item.date !== null && !isOn(start.date, item.date) ? { ...item, label: 'closing' } : item;
}

/** "Balance on 31 May" of a summary above the rows of May. */
function isOfLastDay({ period }: Ledger, { date }: Checkpoint): boolean {
  return period !== null && date !== null && isOn(date, period.to) && !isOn(date, period.from);
}

/** The same day as far as both print it. */
export function isOn(day: DateToken, other: DateToken): boolean {
  return day.a === other.a && day.b === other.b && (day.year === null || other.year === null || day.year === other.year);
}

/** An opening balance after rows begins the next period, unless it repeats this one's or this ledger runs newest first. */
function startsLedger(ledger: Ledger, item: Checkpoint, valueOf: (item: Checkpoint) => number): boolean {
  const value = valueOf(item);
  if (!hasRows(ledger)) return item.label === 'opening' && item.column >= 0 && endsUnmoved(ledger, item, valueOf);
  if (item.label === 'opening') {
    if (ledger.openings.some((other) => valueOf(other) === value)) return false;
    if (ledger.openings.length === 0) return false;
    // "Balance of the day" over the newest rows says where they end; what they began with stands below all.
    return !ledger.openings.every(({ label }) => label === 'balance') || !runsDown(ledger);
  }
  if (item.label !== 'broughtForward') return false;
  const lastItem = ledger.items[ledger.items.length - 1];
  if (lastItem?.type !== 'checkpoint' || valueOf(lastItem) === value) return false;
  return lastItem.label === 'closing' || (lastItem.label === 'carriedForward' && ledger.openings.some((opening) => isSameDay(opening, item)));
}

/**
 * A summary below the rows says of them where they began and where they ended: "9,112.27" as they did, so that another opening balance is a misprint, or as
 * the "Balance" over the newest of them, which says nothing of its own.
 */
function sumsUpRows({ openings, closings }: Ledger, item: Checkpoint, events: readonly LedgerEvent[], at: number, valueOf: (item: Checkpoint) => number): boolean {
  if (item.label !== 'opening') return false;
  const [ends, over] = [closings.map(valueOf), openings.every(({ label }) => label === 'balance') ? openings.map(valueOf) : []];
  for (const event of events.slice(at + 1, at + 1 + 2 * SUMMARY_LINES)) {
    if (event.on !== 'item' || event.item.type === 'text' || event.item.type === 'total') continue;
    if (event.item.type === 'row' ? event.item.dates.length > 0 : event.item.label !== 'closing') return false;
    if (event.item.type !== 'checkpoint') continue;
    const value = valueOf(event.item);
    return over.includes(value) || (value !== 0 && ends.includes(value) && !ends.includes(valueOf(item)));
  }
  return false;
}

/** In the column of balances below rows that come from the newest down, and nothing of another period follows: these rows began with it, whatever it says. */
function footsRows(ledger: Ledger, { label, column }: Checkpoint, events: readonly LedgerEvent[], at: number): boolean {
  if (label !== 'opening' || column < 0 || !runsDown(ledger)) return false;
  const next = events.slice(at + 1).find((event) => event.on === 'item' && (event.item.type === 'row' || event.item.type === 'checkpoint'));
  return next === undefined;
}

/** Rows stand between the closing and the opening balance of this ledger, from the newest down, and others below a title and a further closing balance: those of another account or period. */
function endsBelow({ items }: Ledger, { label, column, kind }: Checkpoint, events: readonly LedgerEvent[], at: number): boolean {
  const [first, last] = [items[0], items[items.length - 1]];
  if (label !== 'closing' || column < 0 || first?.type !== 'checkpoint' || first.label !== 'closing' || last?.type !== 'checkpoint' || last.label !== 'opening' || last.kind !== kind || !items.some(({ type }) => type === 'row')) return false;
  // "Opening balance", and below it "Closing balance" and fees once more: a summary of the rows above.
  if (!events.slice(0, at).some(({ line, on }) => line > last.line && line < events[at]!.line && on !== 'figure')) return false;
  const next = events.slice(at + 1).find((event) => event.on !== 'item' || event.item.type !== 'text');
  return next?.on === 'item' && next.item.type === 'row' && next.item.kind === kind;
}

/** The days of its rows, as far as they are of one month, come from the newest down. */
function runsDown({ items }: Ledger): boolean {
  const days = items.flatMap((item) => (item.type === 'row' && !item.isDateCarried && item.dates[0] ? [item.dates[0]] : []));
  const steps = days.slice(1).map((day, at) => (day.b === days[at]!.b ? day.a - days[at]!.a : day.a === days[at]!.a ? day.b - days[at]!.b : 0));
  const down = steps.filter((step) => step < 0).length;
  return down > 0 && down > 2 * steps.filter((step) => step > 0).length;
}

/** Brought forward on the first page of another statement, before any row of it. */
function opensStatement({ items }: Ledger, { label, line }: Checkpoint, { statementStart }: LedgerInput): boolean {
  const lastRow = items.findLast((item) => item.type === 'row');
  return lastRow !== undefined && (label === 'broughtForward' || label === 'opening') && lastRow.lines[0]! < (statementStart(line) ?? -1);
}

/** What is brought forward on the day this ledger began on goes on with no page of it: another account begins. */
export function isSameDay({ date: a }: Checkpoint, { date: b }: Checkpoint): boolean {
  return a !== null && b !== null && isSamePrinted(a, b);
}

/** Under the same headings one balance opened and closed, no row between, and another opens: two accounts, whatever they are called. */
function endsUnmoved({ openings, closings }: Ledger, next: Checkpoint, valueOf: (item: Checkpoint) => number): boolean {
  const ends = closings.filter((item) => item.label === 'closing' && item.kind === next.kind && item.column === next.column).map(valueOf);
  return openings.every((item) => valueOf(item) !== valueOf(next)) && openings.some((item) => item.label === 'opening' && item.kind === next.kind && ends.includes(valueOf(item)));
}

/** Tells the accounts of a document apart. */
export function accountKey({ account, currencySign }: Ledger): string {
  return account === null ? (currencySign ?? '') : `${account.key} ${account.currency ?? ''}`;
}

/** What goes on with the ledger before it, and opens with no balance of its own. */
export function joinLedgers(before: Ledger, ledger: Ledger): Ledger {
  return {
    ...before,
    period: before.period ?? ledger.period,
    items: inPrintedOrder(before.items, ledger.items),
    closings: [...before.closings, ...ledger.closings],
    carries: [...before.carries, ...ledger.carries],
    totals: [...before.totals, ...ledger.totals],
    figures: [...before.figures, ...ledger.figures],
    lastLine: Math.max(before.lastLine, ledger.lastLine),
  };
}

/** Pages of a bill and the cards named on them may have been joined in another order. */
function inPrintedOrder(before: readonly LedgerItem[], after: readonly LedgerItem[]): LedgerItem[] {
  const [last, first] = [before.at(-1), after[0]];
  const all = [...before, ...after];
  return last && first && lineOf(first) < lineOf(last) ? all.sort((a, b) => lineOf(a) - lineOf(b)) : all;
}

function lineOf(item: StreamItem): number {
  return item.type === 'row' ? item.lines[0]! : item.line;
}

/** Its transactions, in printed order. */
export function rowsOf({ items }: Ledger): RawRow[] {
  return items.filter((item) => item.type === 'row');
}

/** On its own lines, or above it where the ledger has begun. */
export function isDatedHere({ isDateCarried, dateLines }: RawRow, firstLine: number): boolean {
  return !isDateCarried || dateLines.some((line) => line >= firstLine);
}

export function hasRows(ledger: Ledger): boolean {
  return ledger.items.some((item) => item.type === 'row');
}

/** An account that prints one balance at the beginning and at the end, and no row between: nothing happened on it. A mere "balance" begins only what ends below it. */
export function isUnmoved(ledger: Ledger, valueOf: (item: Checkpoint) => number): boolean {
  if (ledger.account === null || hasRows(ledger)) return false;
  const opens = (opening: Checkpoint, closing: Checkpoint): boolean =>
    valueOf(opening) === valueOf(closing) && (opening.label !== 'balance' || (opening.column >= 0 && opening.kind === closing.kind && opening.column === closing.column && opening.line < closing.line));
  return ledger.closings.some((closing) => closing.label !== 'balance' && ledger.openings.some((opening) => opens(opening, closing)));
}

function hasContent(ledger: Ledger): boolean {
  return hasRows(ledger) || ledger.openings.length > 0 || ledger.closings.length > 0;
}

/** An international number repeats the account's own with codes before it, others a check digit behind it too: what the bank itself calls the account stays. */
function withoutBankCode(known: AccountMark | null, next: AccountMark): AccountMark {
  const isInside = known !== null && /^\d{8,}$/.test(known.key) && next.key.length > known.key.length;
  const isOwn = isInside && (/^[a-z]{2}\d{2}/.test(next.key) ? next.key.endsWith(known.key) : /^\d+$/.test(next.key) && next.key.slice(0, -1).endsWith(known.key));
  if (isOwn || (known !== null && isTailOf(next.key, known.key))) return known;
  return known?.key === next.key && known.currency !== undefined ? { ...next, currency: next.currency ?? known.currency } : next;
}

/** "Your account ending in 7734", below its whole number. */
function isTailOf(tail: string, whole: string): boolean {
  return /^[x*#]*\d{3,4}$/.test(tail) && /\d{7,}$/.test(whole) && whole.endsWith(tail.replace(/^[x*#]+/, ''));
}

/** A masked number may be the tail of the full one; two digits behind it may be those of a sub-account. */
export function isSameAccount(a: AccountMark, b: AccountMark): boolean {
  if (a.currency !== undefined && b.currency !== undefined && a.currency !== b.currency) return false;
  if (a.key === b.key) return true;
  const [short, long] = a.key.length <= b.key.length ? [a.key, b.key] : [b.key, a.key];
  const tail = short.replace(/^[x*#]+/, '');
  return (tail.length >= 3 && long.endsWith(tail)) || (/^\d{7,}$/.test(tail) && long.slice(-tail.length - 2, -2) === tail);
}

export function isSamePeriod(a: PeriodMark, b: PeriodMark): boolean {
  return a.from.a === b.from.a && a.from.b === b.from.b && a.to.a === b.to.a && a.to.b === b.to.b;
}
