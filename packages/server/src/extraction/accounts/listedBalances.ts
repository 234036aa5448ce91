// "Account   Beginning balance   Withdrawals   Deposits   Ending balance" over a line for each account: what accounts began and ended
// with that print no balance beside their rows.
import { labelBeside } from '../facts/figures.js';
import type { Checkpoint, TotalLine } from '../rows/stream.js';
import type { AmountToken } from '../tokens/amounts.js';
import { isCurrencyCode } from '../tokens/currencies.js';
import { squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { labelKind, type LabelKind } from '../vocabulary/labels.js';
import { footedLine } from './footedLines.js';
import { hasRows, type Ledger } from './ledgers.js';

/** Digits of a number that is no other figure by chance. */
const SHORTEST_NUMBER = 4;

/** The lines of the document, which of them are rows, and what a figure is worth. */
interface Page {
  lines: readonly TokenLine[];
  isRow: Uint8Array;
  valueOf: (token: AmountToken) => number;
}

export function withListedBalances(ledger: Ledger, page: Page): Ledger {
  const { lines, isRow } = page;
  const key = typeof ledger.account?.number === 'string' ? ledger.account.key : '';
  if (!hasRows(ledger) || key.length < SHORTEST_NUMBER || ledger.openings.length > 0 || ledger.closings.length > 0) return ledger;
  const listed = lines.flatMap((line, index) => (!isRow[index] && line.dates.length === 0 && moneyOf(line).length >= 2 && wordsOf(line).includes(key) ? [index] : []));
  const [line] = listed;
  if (line === undefined || listed.length > 1) return ledger;
  return withBalancesOn(line, ledger, page);
}

/** With the balances of this line, where it has none of its own. */
function withBalancesOn(line: number, ledger: Ledger, { lines, isRow, valueOf }: Page): Ledger {
  const row = ledger.items.find((item) => item.type === 'row');
  if (!row || ledger.openings.length > 0 || ledger.closings.length > 0) return ledger;
  const { kind } = row;
  const checkpoint = (label: 'opening' | 'closing', amount: AmountToken, text: string): Checkpoint => ({ type: 'checkpoint', kind, label, text, line, amount, date: null, column: -1 });
  const [opening, closing] = [under('opening', line, lines), under('closing', line, lines)];
  if (opening && closing) return { ...ledger, openings: [checkpoint('opening', opening.amount, opening.text)], closings: [checkpoint('closing', closing.amount, closing.text)] };
  const footed = footedLine(lines[line]!, lines, isRow, valueOf);
  if (!footed) return ledger;
  const heading = (token: AmountToken): string => labelBeside(lines, line, token).text;
  const sides = footed.sides.map((token): TotalLine => ({ type: 'total', kind, label: 'total', text: heading(token), line, cells: [], amounts: [token] }));
  return { ...ledger, openings: [checkpoint('opening', footed.opening, heading(footed.opening))], closings: [checkpoint('closing', footed.closing, heading(footed.closing))], totals: [...ledger.totals, ...sides] };
}

/** "EUR   1,251.21   3,622.00": what each currency of a wallet began and ended with stands in one list over the accounts. */
export function withBalancesByCurrency(ledgers: readonly Ledger[], page: Page): Ledger[] {
  const { lines } = page;
  const listed = new Map<string, number>();
  lines.forEach((line, index) => {
    const name = nameInList(line);
    if (isCurrencyCode(name) && !listed.has(name)) listed.set(name, index);
  });
  if (listed.size < 2) return [...ledgers];
  return ledgers.map((ledger) => {
    const own = listed.get(ledger.account?.currency ?? '');
    if (own === undefined) return ledger;
    const others = new Set([...listed.values()].filter((line) => line !== own));
    const isOwn = ({ line }: Checkpoint): boolean => !others.has(line);
    return withBalancesOn(own, { ...ledger, openings: ledger.openings.filter(isOwn), closings: ledger.closings.filter(isOwn) }, page);
  });
}

/** Shorter names begin other words, too. */
const SHORTEST_NAME = 5;
/** Above the first row: title, number, headings and a day. */
const LINES_TO_TITLE = 6;

/** "EUR account   402.77   963.20" in a list, and "EUR account transactions" over the rows. */
export function withBalancesByTitle(ledgers: readonly Ledger[], page: Page): Ledger[] {
  const { lines, isRow } = page;
  const listed = lines.flatMap((line, index) => {
    const name = isRow[index] || line.dates.length > 0 || moneyOf(line).length < 2 ? '' : wordsOf(line);
    return name.length < SHORTEST_NAME ? [] : [{ name, index }];
  });
  const names = listed.filter(({ name }) => listed.filter((other) => other.name === name).length === 1);
  const own = ledgers.map((ledger) => (names.length < 2 ? undefined : listedUnderTitle(ledger, names, page)));
  if (new Set(own.filter((line) => line !== undefined)).size < 2) return [...ledgers];
  return ledgers.map((ledger, at) => {
    const line = own[at];
    return line === undefined || own.filter((other) => other === line).length > 1 ? ledger : withBalancesOn(line, ledger, page);
  });
}

/** The line of the list whose name begins the title over the first row, where one does. */
function listedUnderTitle(ledger: Ledger, names: readonly { name: string; index: number }[], { lines, isRow }: Page): number | undefined {
  const first = Math.min(...ledger.items.flatMap((item) => (item.type === 'row' ? item.lines : [])), lines.length - 1);
  for (let at = first - 1; at >= Math.max(0, first - LINES_TO_TITLE) && !isRow[at] && lines[at]!.line.page === lines[first]!.line.page; at -= 1) {
    const found = moneyOf(lines[at]!).length > 0 ? [] : names.filter(({ name }) => lines[at]!.squashed.startsWith(name));
    if (found.length > 0) return found.sort((a, b) => b.name.length - a.name.length)[0]!.index;
  }
  return undefined;
}

/** Lines of a summary under the numbers of its accounts, at most. */
const SUMMARY_LINES = 10;

/** The numbers of the accounts beside each other, and under them what each began and ended with. */
export function withBalancesInColumns(ledgers: readonly Ledger[], lines: readonly TokenLine[], isRow: Uint8Array): Ledger[] {
  const keys = [...new Set(ledgers.flatMap(({ account }) => (account?.number && account.key.length >= SHORTEST_NUMBER ? [account.key] : [])))];
  if (keys.length < 2) return [...ledgers];
  const numbersOn = ({ line: { words } }: TokenLine): string[] => words.flatMap(({ text }) => keys.filter((key) => key === squash(text)));
  const head = lines.findIndex((line, index) => !isRow[index] && numbersOn(line).length >= 2);
  const numbers = head < 0 ? [] : numbersOn(lines[head]!);
  if (new Set(numbers).size !== numbers.length) return [...ledgers];
  const summary = lines.slice(head + 1, head + 1 + SUMMARY_LINES).flatMap((line, at) => {
    const label = labelKind(wordsWithoutDays(line));
    const amounts = moneyOf(line);
    return amounts.length === numbers.length && (label === 'opening' || label === 'closing') ? [{ line: head + 1 + at, label, amounts, text: line.text }] : [];
  });
  if (!(['opening', 'closing'] as const).every((kind) => summary.filter(({ label }) => label === kind).length === 1)) return [...ledgers];
  return ledgers.map((ledger) => {
    const at = numbers.indexOf(ledger.account?.key ?? '');
    const row = ledger.items.find((item) => item.type === 'row');
    const isElsewhere = ({ line }: Checkpoint): boolean => summary.every((other) => other.line !== line);
    if (at < 0 || !row) return ledger;
    const own = (kind: 'opening' | 'closing'): Checkpoint[] => summary.flatMap(({ line, label, amounts, text }) => (label === kind ? [{ type: 'checkpoint', kind: row.kind, label, text, line, amount: amounts[at]!, date: null, column: -1 }] : []));
    return { ...ledger, items: ledger.items.filter((item) => item.type === 'row' || isElsewhere(item)), openings: [...own('opening'), ...ledger.openings.filter(isElsewhere)], closings: [...ledger.closings.filter(isElsewhere), ...own('closing')] };
  });
}

function wordsWithoutDays({ line: { words }, amounts, dates }: TokenLine): string {
  return squash(words.flatMap(({ text }, at) => ([...amounts, ...dates].some(({ first, last }) => at >= first && at <= last) ? [] : [text])).join(''));
}

/** "EUR   360.66   958.32   -976.73   312.37": what the figures are of, in capitals; empty where the line is none of such a list. */
export function nameInList(line: TokenLine): string {
  return line.dates.length > 0 || moneyOf(line).length < 2 ? '' : wordsOf(line).toUpperCase();
}

function moneyOf({ amounts }: TokenLine): AmountToken[] {
  return amounts.filter(({ isMoney }) => isMoney);
}

/** Squashed, without the figures: the end of a number and the beginning of a sum are no other number. */
export function wordsOf({ line: { words }, amounts }: TokenLine): string {
  return squash(words.flatMap(({ text }, at) => (amounts.some(({ isMoney, first, last }) => isMoney && at >= first && at <= last) ? [] : [text])).join(''));
}

/** The one figure of the line under this heading. */
function under(kind: LabelKind, line: number, lines: readonly TokenLine[]): { amount: AmountToken; text: string } | null {
  const found = moneyOf(lines[line]!).flatMap((amount) => {
    const label = labelBeside(lines, line, amount);
    return label.kind === kind ? [{ amount, text: label.text }] : [];
  });
  return found.length === 1 ? found[0]! : null;
}
