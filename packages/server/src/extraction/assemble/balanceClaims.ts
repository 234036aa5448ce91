// Balances printed more than once must say the same: every figure labelled as opening or closing, and those carried from page to page.
import type { PrintedCheck } from '../../reconciliation/provePeriod.js';
import type { PeriodBalances } from '../accounts/periodBalances.js';
import { type Ledger, rowsOf } from '../accounts/ledgers.js';
import { wordsOf } from '../accounts/listedBalances.js';
import { piecesOf } from '../columns/pieces.js';
import { isOfOthers, pairsBeside } from './balancesOfOthers.js';
import type { Solution } from '../interpretation/solveLedger.js';
import type { Source } from '../model.js';
import type { AmountToken } from '../tokens/amounts.js';
import { isCurrencyCode } from '../tokens/currencies.js';
import type { DateToken } from '../tokens/dates.js';
import type { TokenLine } from '../tokens/tokenize.js';
import type { Checkpoint } from '../rows/stream.js';
import { foldText, joinedText, squash } from '../tokens/plainText.js';
import { isTitleOfRewards } from '../vocabulary/labels.js';
import { isLoanTitle } from '../vocabulary/loans.js';

export interface BalanceClaim {
  check: PrintedCheck;
  actual: number;
}

export interface ClaimContext {
  valueOf: (item: Checkpoint) => number;
  sourceOf: (item: Checkpoint) => Source;
  elsewhere: ReadonlySet<number>;
  lines: readonly TokenLine[];
  /** A day before that of the last row. */
  isEarlier: (day: DateToken, line: number) => boolean;
}

/** Only claims that fail are of interest: those that agree are the proof itself. */
export function contradictingBalances(ledger: Ledger, solution: Solution, balances: PeriodBalances, context: ClaimContext): BalanceClaim[] {
  const failed: BalanceClaim[] = [];
  const start = balances.start?.value ?? null;
  const end = balances.end?.value ?? null;
  const beside = start === null || end === null ? new Set<Checkpoint>() : pairsBeside(ledger.openings, ledger.closings, { start, end }, context);
  const test = (item: Checkpoint, actual: number, items: readonly Checkpoint[]): void => {
    const expected = context.valueOf(item);
    if (beside.has(item) || expected === actual || context.elsewhere.has(Math.abs(expected)) || isOfOthers(item, actual, { ...context, items })) return;
    failed.push({ actual, check: { kind: 'other', label: labelOf(item), expected, source: context.sourceOf(item) } });
  };
  for (const item of ledger.openings) if (start !== null && (item.label === 'opening' || headsRows(item, solution) || isOfNoRows(item, solution)) && !isOfProgramme(item, context.lines)) test(item, start, ledger.openings);
  const amounts = new Set(solution.moments.flatMap(({ solved }) => (solved ? [Math.abs(solved.amount)] : [])));
  const isTold = (item: Checkpoint): boolean => ledger.closings.some((other) => other.label === 'closing' && other.line < item.line && context.valueOf(other) === end);
  // An annex says what the last row was worked out from, and calls that its closing balance.
  const isOfAnnex = (item: Checkpoint): boolean => item.column < 0 && amounts.has(Math.abs(context.valueOf(item)));
  for (const item of ledger.closings) {
    const isOfOther = isOfDayBefore(item, context) || (isTold(item) && (isOfAnnex(item) || isOfLoanBelow(item, ledger, context.lines)));
    if (item.label === 'closing' && end !== null && !isOfOther && !isOfProgramme(item, context.lines)) test(item, end, ledger.closings);
  }
  return [...failed, ...carriedWrong(ledger, solution, start, context)];
}

/** "Jul 15   4,878.54" under "Date   Ending balance", and nothing else on its line: what that day ended with, before the last row. */
function isOfDayBefore({ line: at, amount }: Checkpoint, { lines, isEarlier }: ClaimContext): boolean {
  const { line: { words }, dates: [date, ...more] } = lines[at]!;
  return date !== undefined && more.length === 0 && date.first === 0 && date.last + 1 === amount.first && amount.last === words.length - 1 && isEarlier(date, at);
}

/** Nothing happened: whatever was brought forward is what the period began with. */
function isOfNoRows({ label }: Checkpoint, { moments }: Solution): boolean {
  return label === 'broughtForward' && !moments.some(({ solved }) => solved);
}

/** "Balance brought forward" above all rows, in the column of balances. */
function headsRows({ label, kind, column, line }: Checkpoint, { moments, roles, isDescending }: Solution): boolean {
  const first = moments.find(({ solved }) => solved)?.solved?.row.lines[0] ?? -1;
  return label === 'broughtForward' && !isDescending && column >= 0 && column === roles.get(kind)?.balance && line < first;
}

/** "Auto loan summary" and "Current balance   7,096.39" below all rows: what is owed on a loan that the statement lists no rows of. */
function isOfLoanBelow(item: Checkpoint, ledger: Ledger, lines: readonly TokenLine[]): boolean {
  const lastRow = ledger.items.findLast((other) => other.type === 'row')?.lines[0] ?? Infinity;
  const title = lines.findLastIndex((line, at) => at < item.line && !line.amounts.some((token) => token.isMoney) && line.dates.length === 0);
  return title > lastRow && item.line - title <= LINES_UNDER_TITLE && isLoanTitle(foldText(lines[title]!.text));
}

/** Of a summary. */
const LINES_UNDER_TITLE = 6;

/** In lines of a box under its title, and in sizes of type from one left edge to the other. */
const LINES_OF_BOX = 5;
const SAME_EDGE = 1;

/** "Cashback Bonus" over "Opening balance   $44.71": what was earned with a card, in money of its own. */
function isOfProgramme({ line: at, amount }: Checkpoint, lines: readonly TokenLine[]): boolean {
  const { line } = lines[at]!;
  const label = piecesOf(line.words).findLast(([first]) => first!.box[0] < amount.box[0])?.[0];
  if (!label) return false;
  return lines.slice(Math.max(0, at - LINES_OF_BOX), at).some(({ line: above }) => above.page === line.page && piecesOf(above.words).some((piece) => Math.abs(piece[0]!.box[0] - label.box[0]) < SAME_EDGE * line.fontSize && isTitleOfRewards(squash(joinedText(piece)))));
}

/** Balances printed between the rows (day's end, page breaks) as checks; where none of several agrees they are something else. */
export function pointChecks(solution: Solution, balances: PeriodBalances, context: ClaimContext): PrintedCheck[] {
  if (balances.start === null) return [];
  const start = balances.start.value;
  const total = solution.moments.filter((moment) => moment.solved).length;
  const checks: (PrintedCheck & { ok: boolean })[] = [];
  let passed = 0;
  let sum = 0;
  const all = solution.moments.reduce((amount, moment) => amount + (moment.solved?.amount ?? 0), 0);
  // "12 Feb   HI-FI   9 208.11" below the closing balance of the table: a list of something else, whose figures stand under its balances.
  const lastRow = solution.moments.findLastIndex(({ solved }) => solved);
  const ended = balances.end?.item?.label === 'closing' && balances.end.item.column >= 0 && !solution.isDescending ? balances.end.item.line : Infinity;
  for (const [at, { solved, point }] of solution.moments.entries()) {
    if (point?.item.isUnnamed && at > lastRow && point.item.line > ended) continue;
    if (point && !point.item.isUnnamed && at > lastRow && !solution.isDescending && isOfDayBefore(point.item, context)) continue;
    if (solved) {
      passed += 1;
      sum += solved.amount;
    }
    const rows: [number, number] = solution.isDescending ? [passed, total - 1] : [0, passed - 1];
    if (!point || point.item.label === 'opening' || point.item.label === 'closing' || point.item === balances.start.item || (rows[1] < rows[0] && !point.item.isUnnamed)) continue;
    const running = start + (solution.isDescending ? all - sum : sum);
    checks.push({ kind: 'runningBalance', label: labelOf(point.item), expected: point.value, rows, source: context.sourceOf(point.item), ok: point.value === running });
  }
  const agreeing = checks.filter((check) => check.ok).length;
  return agreeing === 0 && checks.length > 1 ? [] : checks.map(({ ok: _, ...check }) => check);
}

/**
 * An overview lists each account with its closing balance. Where the figure beside one account's number is its end balance, the
 * figure beside another's must be too.
 */
export function overviewFigure(ledger: Ledger, currency: string | null, lines: readonly TokenLine[], isRow: Uint8Array): { token: AmountToken; line: number } | null {
  const { key = '' } = ledger.account ?? {};
  const single = lines.flatMap((line, index) => {
    const [token, ...more] = line.amounts.filter(({ isMoney }) => isMoney);
    return !token || more.length > 0 || isRow[index] || line.dates.length > 0 ? [] : [{ token, line: index }];
  });
  const listed = key.length < SHORTEST_KEY ? [] : single.filter(({ line }) => wordsOf(lines[line]!).includes(key));
  // One number may have a line for each of its currencies.
  const ofCurrency = (figures: typeof listed): typeof listed => (currency ? figures.filter(({ line }) => codesOn(lines[line]!).includes(currency)) : []);
  return ofCurrency(listed)[0] ?? listed[0] ?? (key === '' ? null : onlyOf(ofCurrency(single.filter((figure) => figure.line < (rowsOf(ledger)[0]?.lines[0] ?? ledger.firstLine) && isListedByCurrency(figure, single, lines)))));
}

/** Shorter ones are found in too many numbers. */
const SHORTEST_KEY = 4;
/** Lines between two currencies of one overview. */
const WIDEST_GAP = 2;

function codesOn({ line }: TokenLine): string[] {
  return [...new Set(line.words.map(({ text }) => text.toUpperCase()).filter(isCurrencyCode))];
}

/** "Savings   USD   5,937.24" next to "Savings   JPY   7,074.33", without any number. */
function isListedByCurrency(own: { line: number }, all: readonly { line: number }[], lines: readonly TokenLine[]): boolean {
  const codes = codesOn(lines[own.line]!);
  return codes.length === 1 && all.some(({ line }) => Math.abs(line - own.line) <= WIDEST_GAP && codesOn(lines[line]!).length === 1 && codesOn(lines[line]!)[0] !== codes[0]);
}

function onlyOf<T>(items: readonly T[]): T | null {
  return items.length === 1 ? items[0]! : null;
}

function labelOf(item: Checkpoint): string {
  return item.text.replace(/[\s.:]+$/, '') || 'Balance';
}

/** "Carried forward" and "brought forward" inside the period show the running balance, provided that one of them does. */
function carriedWrong(ledger: Ledger, solution: Solution, start: number | null, context: ClaimContext): BalanceClaim[] {
  if (start === null || solution.isDescending) return [];
  const rows = solution.moments.flatMap((moment) => (moment.solved ? [moment.solved] : []));
  const inChain = new Set(solution.moments.flatMap((moment) => (moment.point ? [moment.point.item] : [])));
  const carries = ledger.carries.filter((item) => !inChain.has(item));
  const judged = carries.map((item) => {
    const running = rows.reduce((sum, row) => (row.row.lines[0]! < item.line ? sum + row.amount : sum), start);
    return { item, running, ok: context.valueOf(item) === running };
  });
  if (!judged.some((claim) => claim.ok)) return [];
  return judged
    .filter((claim) => !claim.ok)
    .map(({ item, running }) => ({ actual: running, check: { kind: 'other', label: labelOf(item), expected: context.valueOf(item), source: context.sourceOf(item) } }));
}
