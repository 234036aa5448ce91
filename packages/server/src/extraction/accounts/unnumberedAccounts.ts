// A pot, vault or second account beneath the first, under the same headings and with a name instead of a number. Told by arithmetic: the
// running balances do not go on from the row above, and a figure over the headings says where the rows below lead to.
import { splitAtGaps } from '../columns/pieces.js';
import { findColumnPair, type ColumnPair } from './runningColumns.js';
import type { TableKind } from '../columns/tables.js';
import type { AmountToken } from '../tokens/amounts.js';
import { isCurrencyCode } from '../tokens/currencies.js';
import { joinedText, squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import type { Checkpoint, RawRow } from '../rows/stream.js';
import type { AccountMark } from '../facts/accountMark.js';
import { headingRole } from '../vocabulary/headings.js';
import { labelKind } from '../vocabulary/labels.js';
import { sectionKind } from '../vocabulary/sections.js';
import { isSameDay, isSamePeriod, type Ledger, type LedgerItem, rowsOf } from './ledgers.js';

export interface SplitContext {
  kinds: readonly TableKind[];
  lines: readonly TokenLine[];
  furniture: Uint8Array;
  valueOf: (token: AmountToken) => number;
}

export function splitUnnumbered(ledger: Ledger, context: SplitContext): Ledger[] {
  const rows = rowsOf(ledger).filter((row) => !isFigureAlone(row, context));
  const parts = splitByRows(ledger, rows, context);
  return [...parts.slice(0, -1), ...splitUnmoved(parts[parts.length - 1]!, rows[rows.length - 1], context)];
}

/** From a figure to the headings below it. */
const LINES_TO_HEADINGS = 3;

/** "Pot type: Regular   £3,470.40" over headings: a balance and no row, though it stands in their column. */
function isFigureAlone({ kind, cells, lines: [first], isDateCarried }: RawRow, { kinds, lines }: SplitContext): boolean {
  const { amounts, headers } = kinds[kind]!;
  const isAbove = headers.some((header) => header.first > first! && header.first - first! <= LINES_TO_HEADINGS && header.page === lines[first!]!.line.page);
  return isAbove && isDateCarried && cells.every((cell, at) => cell === null || amounts[at]!.heading === 'balance');
}

function splitByRows(ledger: Ledger, rows: readonly RawRow[], context: SplitContext): Ledger[] {
  const pair = findColumnPair(rows, context.kinds, context.valueOf);
  if (!pair) return [ledger];
  const parts: Ledger[] = [];
  let rest = ledger;
  for (let at = 1; at < rows.length; at += 1) {
    const title = titleBetween(rows, at, pair, context);
    if (title === null) continue;
    const [above, below] = cutAt(rest, rows[at]!, title, context.lines);
    // Orders still to come have no balance beside them: the rows below begin no further account.
    if (!pair.areBalanced(above.items.filter((item) => item.type === 'row'))) continue;
    parts.push(above);
    rest = below;
  }
  return [...parts, rest];
}

/** "Share capital", headings of its own and "Balance forward   5.00" below the last row on its page: an account on which nothing happened. */
function splitUnmoved(ledger: Ledger, last: RawRow | undefined, { lines, furniture, kinds }: SplitContext): Ledger[] {
  const forward = ledger.carries.findLast((item) => item.label === 'broughtForward');
  const header = forward && kinds[forward.kind]!.headers.find((item) => item.last === forward.line - 1);
  const end = last?.lines[last.lines.length - 1] ?? Infinity;
  if (!last || !header || header.first - 1 <= end || lines[end]!.line.page !== lines[header.first]!.line.page) return [ledger];
  const title = header.first - 1;
  if (furniture[title] === 1 || !isName(lines[title]!)) return [ledger];
  const [above, below] = cutAt(ledger, last, title, lines);
  return [above, { ...below, items: [], openings: [forward], carries: [] }];
}

/** Line of the title that begins another account with this row, null where none does. */
function titleBetween(rows: readonly RawRow[], at: number, pair: ColumnPair, context: SplitContext): number | null {
  const { lines, furniture, kinds } = context;
  const [above, below] = [rows[at - 1]!, rows[at]!];
  const first = above.lines[above.lines.length - 1]! + 1;
  const last = below.lines[0]! - 1;
  const isHeaded = kinds[below.kind]!.headers.some((header) => header.first >= first && header.last <= last);
  if (!isHeaded || pair.goesOn(above, below)) return null;
  const between = Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((index) => furniture[index] === 0);
  const title = between.find((index) => isName(lines[index]!));
  if (title === undefined) return null;
  const end = pair.endFrom(rows, at);
  const known = new Set(lines.slice(0, first).flatMap((line) => line.amounts.map((token) => Math.abs(context.valueOf(token)))));
  const figures = between.flatMap((index) => lines[index]!.amounts.filter((token) => token.isMoney).map(context.valueOf));
  const tells = figures.some((value) => end.has(Math.abs(value))) && ![...end].some((value) => known.has(value));
  const isListed = (start: number): boolean => end.size > 0 && lines.slice(0, first).some(({ amounts }) => [start, ...end].every((value) => amounts.some((token) => Math.abs(context.valueOf(token)) === Math.abs(value))));
  // On a new page a row may be missing between; within a page, or under other headings than those above, another balance brought forward is that of another account.
  const isBelow = lines[first - 1]!.line.page === lines[last + 1]!.line.page || isOtherTable(kinds[above.kind]!, kinds[below.kind]!, lines);
  return tells || (isBelow && figures.some((value) => pair.followsFrom(value, below) && (!known.has(Math.abs(value)) || isListed(value)))) ? title : null;
}

/** "Versement   Intérêt   Capital   Solde" below "Retrait   Dépôt   Solde": none of its headings are set as those of the table above. */
function isOtherTable(above: TableKind, below: TableKind, lines: readonly TokenLine[]): boolean {
  const textsOf = ({ headers }: TableKind): string[] => headers.map(({ first, last }) => lines.slice(first, last + 1).map(({ squashed }) => squashed).join(' '));
  const known = textsOf(above);
  return above !== below && known.length > 0 && textsOf(below).every((text) => !known.includes(text));
}

/** A part that begins with another balance than the one before it ended with is no later period of the same account: it has the name above it. */
export function nameUnnumbered(ledgers: readonly Ledger[], context: SplitContext): Ledger[] {
  return ledgers.map((ledger, at) => {
    const before = ledgers[at - 1];
    if (!before || ledger.account !== before.account) return ledger;
    const currency = otherCurrency(before, ledger);
    if (currency !== null) return { ...ledger, period: ledger.period ?? before.period, account: { number: null, key: 'currencies', isCard: false, ...ledger.account, line: ledger.openings[0]!.line, currency } };
    // Headers print the one period on every page; another one is a later part of the same account.
    if (ledger.period !== null && (before.period === null || !isSamePeriod(ledger.period, before.period))) return ledger;
    // The same days once more are of another account, whatever its number is called.
    const again = periodAbove(before, ledger, context.lines);
    // Where no account has a number, only one that begins on the same day again is told by its name.
    if (ledger.account === null && again === null && !ledger.openings.some((item) => before.openings.some((other) => isSameDay(other, item)))) return ledger;
    const closings = new Set(before.closings.map((item) => context.valueOf(item.amount)));
    const isLater = ledger.openings.length === 0 || closings.size === 0 || ledger.openings.some((item) => closings.has(context.valueOf(item.amount)));
    if (isLater) return ledger;
    const title = nameAbove(before, ledger, context);
    const isCard = ledger.account?.isCard ?? false;
    if (title !== null) return { ...ledger, period: before.period, account: namedAccount(title, context.lines, isCard) };
    return again === null ? ledger : { ...ledger, period: before.period, account: { line: again, number: null, key: `period on line ${again}`, isCard } };
  });
}

/** What the opening balance is printed in, where that of the part before is printed in another currency. */
function otherCurrency(before: Ledger, { openings }: Ledger): string | null {
  const [own, other] = [openings, before.openings].map((items) => items[0]?.amount.currency ?? null);
  return own && other && own !== other ? own : null;
}

/** The line over the opening balance that prints the days of the part before once more. */
function periodAbove({ period, items, firstLine }: Ledger, ledger: Ledger, lines: readonly TokenLine[]): number | null {
  const opening = Math.min(...ledger.openings.map((item) => item.line));
  const last = Math.max(firstLine, ...items.flatMap((item) => (item.type === 'row' ? item.lines : [])));
  for (let index = opening - 1; period !== null && ledger.openings.length > 0 && index > last; index -= 1) {
    const days = lines[index]!.dates.map(({ text }) => text);
    if (days.includes(period.from.text) && days.includes(period.to.text)) return index;
  }
  return null;
}

/** The line directly over the opening balance, where it is words only; else one of them that was taken for the first of the headings ("Car loan   Annual rate" over "Amount   Rate"). */
function nameAbove(before: Ledger, ledger: Ledger, { lines, furniture, kinds }: SplitContext): number | null {
  const opening = Math.min(...ledger.openings.map((item) => item.line));
  const headers = kinds.flatMap((kind) => kind.headers);
  const above = [opening - 1, opening - 2, opening - 3].filter((index) => index >= before.lastLine && furniture[index] === 0 && isName(lines[index]!));
  const isHeading = (index: number): boolean => headers.some(({ first, last }) => index >= first && index <= last);
  const headsNothing = (index: number): boolean => headers.some(({ first, last }) => index === first && last > first) && headingRole(squash(nameIn(lines[index]!))) === null;
  return above.find((index) => !isHeading(index)) ?? above.find(headsNothing) ?? null;
}

export function isName(line: TokenLine): boolean {
  const text = nameIn(line);
  return line.amounts.every(({ isMoney }) => !isMoney) && line.dates.length === 0 && text.length <= 60 && /\p{L}{3}/u.test(text) && labelKind(squash(text)) === null && sectionKind(squash(text)) === null;
}

/** In sizes of type: white that parts a name from what is told of it, its rate perhaps. */
const APART = 2;

function nameIn({ line: { words } }: TokenLine): string {
  return joinedText(splitAtGaps(words, APART)[0]!);
}

/** "Wallet   Account No. 120-901177-0   USD" over the part in another currency of the account with that number. */
function sameNumber(title: number, lines: readonly TokenLine[], account: AccountMark | null): AccountMark | null {
  const { line: { words }, squashed } = lines[title]!;
  const code = words.at(-1)!.text.replace(/[^\p{L}]/gu, '');
  return account?.number && account.key.length >= SHORTEST_KEY && squashed.includes(account.key) && isCurrencyCode(code) ? { ...account, line: title, currency: code } : null;
}

/** Digits of a number that stands in no other by chance. */
const SHORTEST_KEY = 5;

function namedAccount(title: number, lines: readonly TokenLine[], isCard: boolean): AccountMark {
  const name = nameIn(lines[title]!);
  return { line: title, number: null, name, key: `name ${squash(name)}`, isCard };
}

export function cutAt(ledger: Ledger, row: RawRow | null, title: number, lines: readonly TokenLine[]): [Ledger, Ledger] {
  const isAbove = (item: LedgerItem): boolean => (item.type === 'row' ? item.lines[0]! < title : item.line < title);
  const above = <T extends { line: number }>(items: readonly T[]): T[] => items.filter((item) => item.line < title);
  const below = <T extends { line: number }>(items: readonly T[]): T[] => items.filter((item) => item.line >= title);
  const asStarts = (items: readonly Checkpoint[], label: Checkpoint['label']): Checkpoint[] => items.filter((item) => row !== null && item.label === label && item.line < row.lines[0]!);
  return [
    { ...ledger, items: ledger.items.filter(isAbove), openings: above(ledger.openings), closings: above(ledger.closings), carries: above(ledger.carries), totals: above(ledger.totals), figures: above(ledger.figures), lastLine: title - 1 },
    {
      ...ledger,
      account: sameNumber(title, lines, ledger.account) ?? namedAccount(title, lines, ledger.account?.isCard ?? false),
      items: ledger.items.filter((item) => !isAbove(item)),
      openings: [...below(ledger.openings), ...asStarts(below(ledger.closings), 'balance'), ...asStarts(below(ledger.carries), 'broughtForward')],
      closings: below(ledger.closings),
      carries: below(ledger.carries),
      totals: below(ledger.totals),
      figures: below(ledger.figures),
      firstLine: title,
    },
  ];
}
