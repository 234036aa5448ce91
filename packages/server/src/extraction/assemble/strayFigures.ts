// Figures printed outside of the rows that are nearly, but not quite, one of the period's own: one digit apart, or two digits in
// the wrong order. In whatever language they are labelled, such a figure contradicts the rows.
import { isMisprint } from '../../reconciliation/misreading.js';
import type { PrintedCheck } from '../../reconciliation/provePeriod.js';
import type { Ledger } from '../accounts/ledgers.js';
import type { PeriodBalances } from '../accounts/periodBalances.js';
import { labelBeside } from '../facts/figures.js';
import { addTo } from '../groups.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import { magnitude, printedValue } from '../interpretation/values.js';
import type { Box, Source } from '../model.js';
import type { AmountToken } from '../tokens/amounts.js';
import type { NumberForm } from '../tokens/numbers.js';
import { joinedText, squash } from '../tokens/plainText.js';
import type { LabelKind } from '../vocabulary/labels.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { followsDirectly } from './placedRows.js';

export interface StrayContext {
  lines: readonly TokenLine[];
  isRow: Uint8Array;
  form: NumberForm;
  decimals: number;
  /** Figures of the other periods of the document. */
  elsewhere: ReadonlySet<number>;
  sourceOf: (token: AmountToken, line: number) => Source;
}

/** A day and a figure, again and again: a list of daily balances, which need not be those after any printed row. "Old (31.12.) 5.00" over "New (31.01.) 7.00" is none. */
function isOfDay(token: AmountToken, index: number, lines: readonly TokenLine[]): boolean {
  const own = figuresOfDays(lines[index]);
  const pair = own.find((other) => other.token === token);
  if (pair === undefined) return false;
  return own.length > 1 || [lines[index - 1], lines[index + 1]].some((line) => figuresOfDays(line).some((other) => other.words === pair.words && Math.abs(other.token.x1 - token.x1) < lines[index]!.line.fontSize));
}

/** Figures directly behind days, and the words before these. */
function figuresOfDays(line: TokenLine | undefined): { token: AmountToken; words: string }[] {
  return (line?.amounts ?? []).flatMap((token) => {
    const date = token.isMoney ? line!.dates.find(({ last }) => last === token.first - 1) : undefined;
    return date ? [{ token, words: squash(joinedText(line!.line.words.slice(0, date.first))).replace(/\d/g, '') }] : [];
  });
}

interface OwnFigure {
  value: number;
  kind: PrintedCheck['kind'];
}

/** Shorter figures are near to each other by accident. */
const FEWEST_DIGITS = 6;
/** Under the rows that it may sum up. */
const FEWEST_OF_BLOCK = 5;
/** Under the same words as another that is the sum of its rows. */
const FEWEST_SAID_AGAIN = 3;
/** Beside a figure that agrees, or under the name of a balance, fewer digits will do. */
const FEWEST_IN_COMPANY = 4;

export function nearMisses(ledger: Ledger, rows: readonly SolvedRow[], balances: PeriodBalances, known: readonly PrintedCheck[], context: StrayContext): PrintedCheck[] {
  const own = ownFigures(rows, balances);
  const first = firstOf(rows, balances);
  const explained = explainedValues(rows, balances, known, context.elsewhere);
  const tested = new Set<Box | null>(known.map((check) => check.source?.box ?? null));
  const found: PrintedCheck[] = [];
  const leftOut = linesLeftOut(ledger, rows);
  const available = availableBeside(ledger, rows, context);
  const limits = roundFigures(context);
  const endOf = new Map(rows.map(({ row }, index) => [row.lines.at(-1)!, index]));
  const startOf = new Map(rows.map(({ row }, index) => [row.lines[0]!, index]));
  const sumsAt = (token: AmountToken, index: number): OwnFigure[] => [...sumsBeside(token, rows, endOf.get(index - 1), -1), ...sumsBeside(token, rows, startOf.get(index + 1), 1)];
  const wordsOf = (index: number): string => context.lines[index]!.squashed.replace(/\d/g, '');
  // "Sub-total of monthly activity" below the rows of each card: where one of them is their sum, the others are meant to be.
  const agreeing = new Set<string>();
  for (const index of [...endOf.keys()].map((line) => line + 1)) {
    const [token] = context.lines[index]?.amounts.filter(({ isMoney }) => isMoney) ?? [];
    if (token && !startOf.has(index) && sumsAt(token, index).some(({ value }) => value === magnitude(token, context.form, context.decimals))) agreeing.add(wordsOf(index));
  }
  context.lines.forEach((line, index) => {
    if (context.isRow[index] && !leftOut.has(index)) return;
    for (const token of line.amounts) {
      if (!token.isMoney || tested.has(token.box) || available.has(token) || isOfDay(token, index, context.lines)) continue;
      const value = magnitude(token, context.form, context.decimals);
      if (explained.has(value)) continue;
      const isNamed = (figure: OwnFigure) => isNear(value, figure.value, FEWEST_DIGITS) || isInCompany(token, index, own, context) || isBound(labelBeside(context.lines, index, token).kind);
      const near = own.find((figure) => isNear(value, figure.value, FEWEST_IN_COMPANY) && isNamed(figure))
        ?? nearSum(value, sumsAt(token, index), agreeing.has(wordsOf(index)) ? FEWEST_SAID_AGAIN : FEWEST_OF_BLOCK)
        ?? (first && opensBefore(value, first) ? { value: Math.abs(balances.start!.value), kind: 'other' as const } : undefined)
        ?? nearSum(value, [endOf.get(index - 1), startOf.get(index + 1)].flatMap((at) => (at === undefined ? [] : balanceBeside(token, rows[at]!))), FEWEST_OF_BLOCK);
      const label = near ? labelBeside(context.lines, index, token) : null;
      if (!near || label?.kind === 'ignore' || limits.has(Math.abs(value - near.value))) continue;
      const actual = near.value;
      found.push({ kind: near.kind, label: label?.text || 'Printed figure', expected: value, actual, source: context.sourceOf(token, index) });
    }
  });
  return [...found, ...twinMisses(rows, context)];
}

/** What is available beside a balance at either end, where it differs from the balance as on one of the rows. */
function availableBeside({ openings, closings, carries }: Ledger, rows: readonly SolvedRow[], { form, decimals }: StrayContext): Set<AmountToken> {
  const off = (balance: AmountToken | null | undefined, other: AmountToken | null | undefined): number | null => (balance && other ? printedValue(balance, form, decimals) - printedValue(other, form, decimals) : null);
  return new Set([...openings, ...closings, ...carries].flatMap(({ amount, beside }) => (beside ?? []).flatMap((token, column) => (token && token !== amount && rows.some(({ row, balanceToken }) => balanceToken !== row.cells[column] && off(balanceToken, row.cells[column]) === off(amount, token)) ? [token] : []))));
}

/** Limits, as they stand outside of the rows: what is available beside a balance differs from it by one of them, and so by a single digit. */
function roundFigures({ lines, isRow, form, decimals }: StrayContext): Set<number> {
  const tokens = lines.flatMap((line, index) => (isRow[index] ? [] : line.amounts.filter((token) => token.isMoney)));
  return new Set(tokens.map((token) => magnitude(token, form, decimals)).filter((value) => isRound(String(value))));
}

/** Gross and net of a wallet: columns that say the same on so many rows, */
const FEWEST_ALIKE = 5;
/** and on all but so few. */
const MOST_UNLIKE = 0.1;

/** Where a second column repeats the amounts or the balances, one digit that differs there contradicts the row, unless a fee or a row still to settle explains the difference. */
function twinMisses(rows: readonly SolvedRow[], context: StrayContext): PrintedCheck[] {
  const columns = new Map<string, Twin[]>();
  for (const solved of rows) {
    solved.row.cells.forEach((token, column) => {
      if (!token?.isMoney || token === solved.amountToken || token === solved.balanceToken) return;
      const key = `${solved.row.kind} ${column}`;
      addTo(columns, key, { solved, token, value: magnitude(token, context.form, context.decimals) });
    });
  }
  const amounts = new Set(rows.map(({ amount }) => Math.abs(amount)));
  return [...columns.values(), ...sidesOfAmounts(columns)].flatMap((twins) => [
    ...unlikeTwins('Amount printed twice', twins, ({ amount }) => Math.abs(amount), context, ({ solved }, difference) => solved.row.cells.some((other) => other && difference === magnitude(other, context.form, context.decimals))),
    ...unlikeSigns(twins, context),
    ...unlikeLimits(twins.filter(({ solved }) => solved.balance !== null), context),
    ...unlikeTwins('Balance printed twice', twins.filter(({ solved }) => solved.balance !== null), ({ balance }) => Math.abs(balance!), context, (_, difference) => amounts.has(difference)),
  ]);
}

/** "-7.50   0.00   7.50", "20.00   20.00   0.00": two columns of one table that have nought where the other repeats the amount. */
function sidesOfAmounts(columns: ReadonlyMap<string, Twin[]>): Twin[][] {
  const sides = [...columns].flatMap(([key, twins]) => {
    const told = twins.filter(({ value }) => value !== 0);
    const alike = told.filter(({ solved, value }) => value === Math.abs(solved.amount));
    return told.length < twins.length && 2 * alike.length > told.length ? [{ kind: key.split(' ')[0], told }] : [];
  });
  return sides.flatMap(({ kind, told }, at) => {
    const others = sides.slice(at + 1).filter((other) => other.kind === kind);
    return others.length === 1 ? [[...told, ...others[0]!.told]] : [];
  });
}

interface Twin {
  solved: SolvedRow;
  token: AmountToken;
  value: number;
}

function unlikeTwins(label: string, twins: readonly Twin[], ownOf: (solved: SolvedRow) => number, { sourceOf }: StrayContext, isExplained: (twin: Twin, difference: number) => boolean): PrintedCheck[] {
  const unlike = twins.filter(({ solved, value }) => value !== ownOf(solved));
  if (twins.length - unlike.length < FEWEST_ALIKE || unlike.length > Math.max(1, MOST_UNLIKE * twins.length)) return [];
  return unlike.flatMap((twin): PrintedCheck[] => {
    const actual = ownOf(twin.solved);
    if (!isNear(twin.value, actual, FEWEST_IN_COMPANY) || isExplained(twin, Math.abs(twin.value - actual))) return [];
    return [{ kind: 'other', label, expected: twin.value, actual, source: sourceOf(twin.token, twin.solved.amountLine) }];
  });
}

/** "Drawn" and "available" come to the same limit on each row, or differ by it: one digit that keeps them from it contradicts the row. */
function unlikeLimits(twins: readonly Twin[], { sourceOf }: StrayContext): PrintedCheck[] {
  return ([1, -1] as const).flatMap((side) => {
    const limits = twins.map(({ solved, value }) => value + side * Math.abs(solved.balance!));
    const limit = limits.find((one, at) => at > 0 && one === limits[at - 1]) ?? 0;
    const unlike = twins.filter((_, at) => limits[at] !== limit);
    if (limit === 0 || unlike.length !== 1 || twins.length - 1 < FEWEST_ALIKE) return [];
    return unlike.filter(({ solved, value }) => isNear(value, Math.abs(limit - side * Math.abs(solved.balance!)), FEWEST_IN_COMPANY)).map(({ solved, token, value }): PrintedCheck => ({ kind: 'other', label: 'Balance and limit', expected: value, actual: limit - side * Math.abs(solved.balance!), source: sourceOf(token, solved.amountLine) }));
  });
}

/** Both columns print their minus, but for one figure. */
function unlikeSigns(twins: readonly Twin[], { sourceOf }: StrayContext): PrintedCheck[] {
  const alike = twins.filter(({ solved, value }) => value === Math.abs(solved.amount));
  const isMinus = ({ sign, mark }: AmountToken): boolean => sign < 0 && mark !== 'letter';
  const unlike = alike.filter(({ solved, token }) => isMinus(token) !== isMinus(solved.amountToken));
  if (unlike.length !== 1 || alike.filter(({ solved, token }) => isMinus(token) && isMinus(solved.amountToken)).length < FEWEST_ALIKE) return [];
  return unlike.map(({ solved, token, value }) => ({ kind: 'other', label: 'Amount printed twice', expected: (isMinus(token) ? -1 : 1) * value, actual: solved.amount, source: sourceOf(token, solved.amountLine) }));
}

function isBound(kind: LabelKind | null): boolean {
  return kind === 'opening' || kind === 'closing';
}

/** The net of a block may be a digit away from what one side of it comes to. */
function nearSum(value: number, sums: readonly OwnFigure[], fewest: number): OwnFigure | undefined {
  return sums.some((sum) => sum.value === value) ? undefined : sums.find((sum) => isNear(value, sum.value, fewest));
}

/** A figure right under the last of several rows, or right over the first, in their column, sums up those that stand without anything between them. */
function sumsBeside(token: AmountToken, rows: readonly SolvedRow[], nearest: number | undefined, step: -1 | 1): OwnFigure[] {
  if (nearest === undefined || !isUnder(token, rows[nearest]!.amountToken)) return [];
  let [first, last] = [nearest, nearest];
  while (step < 0 && first > 0 && followsDirectly(rows[first - 1]!.row, rows[first]!.row)) first -= 1;
  while (step > 0 && last + 1 < rows.length && followsDirectly(rows[last]!.row, rows[last + 1]!.row)) last += 1;
  if (first === last) return [];
  const { credits, debits } = sumsOf(rows.slice(first, last + 1));
  return [{ value: Math.abs(credits - debits), kind: 'other' }, { value: credits, kind: 'other' }, { value: debits, kind: 'other' }];
}

/** What is carried over under words that nobody knows, right under the balance of the last row or right over that of the first. */
function balanceBeside(token: AmountToken, row: SolvedRow): OwnFigure[] {
  if (row.balance === null || row.balanceToken === null || !isUnder(token, row.balanceToken)) return [];
  return [row.balance, row.balance - row.amount].map((value) => ({ value: Math.abs(value), kind: 'other' }));
}

/** The row that the start balance follows from, where none is printed that is known as one. */
function firstOf(rows: readonly SolvedRow[], { start }: PeriodBalances): SolvedRow | null {
  return (start?.isInferred && rows.find((row) => row === start.moment?.solved)) || null;
}

/** Under words that nobody knows: with this start balance the first amount would be nearly, but not quite, what is printed. */
function opensBefore(value: number, { amount, balance }: SolvedRow): boolean {
  return balance !== null && [value, -value].some((start) => Math.sign(balance - start) === Math.sign(amount) && isNear(Math.abs(balance - start), Math.abs(amount), FEWEST_IN_COMPANY));
}

function isUnder(token: AmountToken, above: AmountToken): boolean {
  return Math.abs(token.x1 - above.x1) < above.box[3] - above.box[1];
}

/** Lines that were taken for rows until the arithmetic was better off without them. */
export function linesLeftOut(ledger: Ledger, rows: readonly SolvedRow[]): Set<number> {
  const kept = new Set(rows.map((solved) => solved.row));
  return new Set(ledger.items.flatMap((item) => (item.type === 'row' && !kept.has(item) ? item.lines : [])));
}

function ownFigures(rows: readonly SolvedRow[], { start, end }: PeriodBalances): OwnFigure[] {
  const sums = sumsOf(rows);
  const figures: OwnFigure[] = [
    { value: Math.abs(end?.value ?? 0), kind: 'other' },
    { value: Math.abs(start?.value ?? 0), kind: 'other' },
    { value: sums.credits, kind: 'totalCredits' },
    { value: sums.debits, kind: 'totalDebits' },
  ];
  return figures.filter((figure) => figure.value > 0);
}

function sumsOf(rows: readonly SolvedRow[]): { credits: number; debits: number } {
  let credits = 0;
  let debits = 0;
  for (const { amount } of rows) {
    if (amount > 0) credits += amount;
    else debits -= amount;
  }
  return { credits, debits };
}

/** Everything a page may rightly print: amounts, each balance on the way, sums of sections, the net change, what other checks hold. */
function explainedValues(rows: readonly SolvedRow[], { start, end }: PeriodBalances, known: readonly PrintedCheck[], elsewhere: ReadonlySet<number>): Set<number> {
  const values = new Set(elsewhere);
  const sums = sumsOf(rows);
  for (const value of [start?.value ?? 0, end?.value ?? 0, sums.credits, sums.debits, sums.credits - sums.debits]) values.add(Math.abs(value));
  const sections = new Map<string | null, [number, number]>();
  let forward = start?.value ?? 0;
  let backward = end?.value ?? 0;
  for (const { amount, balance, row } of rows) {
    values.add(Math.abs(amount)).add(Math.abs(balance ?? 0));
    values.add(Math.abs((forward += amount))).add(Math.abs((backward -= amount)));
    const sum = sections.get(row.section) ?? [0, 0];
    sum[amount > 0 ? 0 : 1] += amount;
    sections.set(row.section, sum);
  }
  for (const [credits, debits] of sections.values()) values.add(credits).add(-debits).add(Math.abs(credits + debits));
  for (const check of known) if (check.kind !== 'other') values.add(Math.abs(check.expected));
  return values;
}

/** The same line, or the figure above or below at the same edge, is one of the period's own. */
function isInCompany(token: AmountToken, index: number, own: readonly OwnFigure[], { lines, form, decimals }: StrayContext): boolean {
  const { page, fontSize } = lines[index]!.line;
  for (let at = Math.max(0, index - 3); at <= Math.min(lines.length - 1, index + 3); at += 1) {
    if (lines[at]!.line.page !== page) continue;
    for (const other of lines[at]!.amounts) {
      if (other === token || !other.isMoney) continue;
      if (at !== index && Math.abs(other.x1 - token.x1) > fontSize && Math.abs(other.x0 - token.x0) > fontSize) continue;
      const value = magnitude(other, form, decimals);
      if (own.some((figure) => figure.value === value)) return true;
    }
  }
  return false;
}

/** As many digits, all the same but one, or but two that changed places. */
export function isNear(a: number, b: number, fewest: number): boolean {
  const left = String(a);
  const right = String(b);
  return left.length === right.length && left.length >= fewest && !isRound(left) && !isRound(right) && isMisprint(a, b);
}

/** Limits and thresholds are round figures; so near to another round figure they say nothing. */
function isRound(digits: string): boolean {
  return digits.replace(/0/g, '').length < 3;
}
