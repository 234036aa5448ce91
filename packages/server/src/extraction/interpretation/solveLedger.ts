// One ledger, all its interpretations: which column is what, which way signs and time run. Arithmetic is the judge, headings break ties.
import type { TableKind } from '../columns/tables.js';
import type { Checkpoint, RawRow } from '../rows/stream.js';
import { rowsOf, type Ledger } from '../accounts/ledgers.js';
import type { AmountToken } from '../tokens/amounts.js';
import type { NumberForm } from '../tokens/numbers.js';
import { withBalancesAside } from './balancesAside.js';
import { dayBalancesMoved } from './dayBalances.js';
import { ordersAbove, undatedAbove } from './ordersAbove.js';
import { afterClosing, asideBehindBalances, behindBalances, belowTotals, inOtherColumn, namedSums, repeatedSums, saidAgain, saidAgainAside, saidAgainBelow } from './rowsInDoubt.js';
import { enumerateRoles, type ColumnRoles, type RankedRoles } from './roles.js';
import { labelKind, type LabelKind } from '../vocabulary/labels.js';
import { balanceValue, checkpointValue, debitMinusIsPlain, readAmount, unsignedRule, unsignedSide, type SignRule, type UnsignedRule, type ValueContext } from './signRules.js';
import { inOrderOfBalances } from './chainedOrder.js';
import { withDaysTurned } from './turnedDays.js';
import { settleSigns } from './settleSigns.js';
import { showsBothSums } from './bothSums.js';
import { unmovedRows } from './unmovedRows.js';
import { equationHolds, mostEvidence, weighReading } from './weighReading.js';

export interface SolvedRow {
  row: RawRow;
  amount: number;
  amountToken: AmountToken;
  amountLine: number;
  balance: number | null;
  balanceToken: AmountToken | null;
  balanceLine: number;
  /** The sign came from the printed balances. */
  isDerived: boolean;
  /** Nothing on the page tells the sign; the value is a guess. */
  isGuessed: boolean;
}

export interface Moment {
  solved: SolvedRow | null;
  /** A balance printed between rows. */
  point: { value: number; item: Checkpoint } | null;
}

export interface Solution {
  /** In printed order; rows without an amount are left out. */
  moments: Moment[];
  roles: Map<number, ColumnRoles>;
  isDescending: boolean;
  score: number;
  links: number;
  brokenLinks: number;
}

export interface SolveContext {
  kinds: readonly TableKind[];
  form: NumberForm;
  decimals: number;
  isOwed: boolean;
  signWordOf: (row: RawRow) => -1 | 0 | 1;
  signMarkOf: (row: RawRow) => -1 | 0 | 1;
  /** Of the whole document: an account with money in only shows no signs, those beside it under the same headings do. */
  rowsOfKind: (kind: number) => readonly RawRow[];
}

/** Interpretations kept per table kind before the kinds of a ledger are combined. */
const KEEP = 6;
/** Of a table kind alone, by which its interpretations are ranked. */
const DRAFT_ROWS = 400;
const LONG_CHAIN = 40;
/** Of one day with two rows at an end of the table; a wrong figure breaks as many, but no other order mends these. */
const FEWEST_BREAKS = 2;
/** Of these, as many are left at most as one in so many. */
const MENDED = 3;
/** More than unknown signs cost, less than an equation that holds brings. */
const ONE_SIDED = 12;
/** A minus means money out of an account, and money paid to a card. */
const USUAL_SIDE = 0.5;

export function solveLedger(ledger: Ledger, context: SolveContext): Solution {
  const own = solveWithDoubts(ledger, context);
  const printed = dayBalancesMoved(ledger.items, own).reduce((best, items) => {
    const moved = solveWithDoubts({ ...ledger, items }, context);
    return moved.score > best.score ? moved : best;
  }, own);
  const orders = printed.brokenLinks < FEWEST_BREAKS ? [] : [withDaysTurned(ledger.items), inOrderOfBalances(ledger.items, printed)];
  const best = orders.reduce((first, items) => {
    const other = items === null ? first : solveWithDoubts({ ...ledger, items }, context);
    return other.brokenLinks * MENDED <= printed.brokenLinks && other.score > first.score ? other : first;
  }, printed);
  return withBalancesAside(best, endsOf(ledger, best.roles, context).openings, context);
}

/** What the printed balances at both ends say under a reading. */
function endsOf(ledger: Ledger, roles: ReadonlyMap<number, ColumnRoles>, context: SolveContext): { openings: number[]; closings: number[] } {
  const valueOf = (item: Checkpoint): number => checkpointValue(item, roles.get(item.kind), context.isOwed, context);
  return { openings: ledger.openings.map(valueOf), closings: ledger.closings.map(valueOf) };
}

/** Lines that may be totals or balances instead of rows are left out when the arithmetic is as good, or better, without them. */
function solveWithDoubts(ledger: Ledger, context: SolveContext): Solution {
  const all = solveItems(ledger, context);
  const unmoved = all.brokenLinks === 0 ? new Set<RawRow>() : unmovedRows(all.moments, all.isDescending);
  if (unmoved.size > 0 && better(all, unmoved, 0, ledger, context) !== all) return solveWithDoubts({ ...ledger, items: ledger.items.filter((item) => item.type !== 'row' || !unmoved.has(item)) }, context);
  return isBeyondDoubt(all, ledger, context) ? all : withoutDoubtful(all, ledger, context);
}

/** A long chain of balances, one beside every row, without a break from the opening to the closing balance: without any of the rows it would be no better. */
function isBeyondDoubt({ moments, roles, links, brokenLinks }: Solution, ledger: Ledger, context: SolveContext): boolean {
  const rows = moments.flatMap(({ solved }) => solved ?? []);
  if (!isUnbroken({ links, brokenLinks }) || rows.length < rowsOf(ledger).length) return false;
  return rows.every(({ amount, balance, isGuessed }) => amount !== 0 && balance !== null && !isGuessed) && equationHolds(moments, endsOf(ledger, roles, context));
}

function withoutDoubtful(whole: Solution, ledger: Ledger, context: SolveContext): Solution {
  const rows = rowsOf(ledger);
  const undated = rows.filter((row) => row.isDateCarried && !isBalanceLine(row, whole.roles.get(row.kind)));
  const wordless = rows.filter((row) => !row.hasText);
  const few = undated.length <= 0.15 * rows.length ? undated : [];
  const doubtful = new Set([...few, ...(wordless.length <= 0.5 * rows.length ? wordless : [])]);
  const after = afterClosing(ledger);
  const closed = better(whole, after, -ONE_SIDED, ledger, context);
  const summedUp = better(closed, belowTotals(ledger), -ONE_SIDED, ledger, context);
  const listed = better(summedUp, behindBalances(rows, summedUp.roles), -ONE_SIDED, ledger, context);
  const begun = better(better(listed, undatedAbove(ledger), 0, ledger, context), ordersAbove(ledger, listed.roles), -ONE_SIDED, ledger, context);
  const once = better(better(begun, saidAgain(rows, begun.roles), 0, ledger, context), saidAgainAside(rows), 0, ledger, context);
  const told = better(once, saidAgainBelow(rows), -ONE_SIDED, ledger, context);
  const apart = better(better(told, asideBehindBalances(rows, told.roles), 0, ledger, context), inOtherColumn(rows), -ONE_SIDED, ledger, context);
  const summed = better(withoutSums(apart, ledger, context), namedSums(rows, apart.roles), 0, ledger, context);
  const single = better(better(summed, doubtful, 0.5, ledger, context), repeatedSums(rows), -3, ledger, context);
  // Sums among the rows and a list below their end: the equation holds without both only.
  const best = after.size > 0 && [...doubtful].some((row) => !after.has(row)) ? better(single, new Set([...after, ...doubtful]), -ONE_SIDED, ledger, context) : single;
  // Where dates are carried from row to row an undated line is usual: it is left out only for a gain.
  return few.length === 0 && undated.length <= 0.5 * rows.length ? better(best, new Set(undated), -3, ledger, context) : best;
}

/**
 * "31.03.  Turnover debit  747.26 D" below the rows: no row where its figure is what the others of a side come to, and the equation holds only
 * without it. So are the last lines without a day of their own, whatever they are called.
 */
function withoutSums(whole: Solution, ledger: Ledger, context: SolveContext): Solution {
  const solved = whole.moments.flatMap((moment) => (moment.solved ? [moment.solved] : []));
  const named = solved.filter(({ row }) => SIDES.has(labelKind(row.words)));
  const below = solved.slice(solved.findLastIndex(({ row }) => !row.isDateCarried) + 1);
  const last = [below.slice(-1), below.slice(-SIDES.size)].filter((sums) => areSums(sums, solved));
  const ofBoth = solved.filter(({ row }) => showsBothSums(row, whole.roles.get(row.kind)!, solved, context));
  return [named, ofBoth, ...last].map((sums) => withoutSumsOf(sums, whole, ledger, context)).find((one) => one !== whole) ?? whole;
}

function withoutSumsOf(sums: readonly SolvedRow[], whole: Solution, ledger: Ledger, context: SolveContext): Solution {
  if (sums.length === 0 || sums.length > SIDES.size) return whole;
  const without = better(whole, new Set(sums.map(({ row }) => row)), -ONE_SIDED, ledger, context);
  const others = without.moments.flatMap(({ solved }) => solved ?? []);
  return areSums(sums, others) || sums.every(({ row }) => showsBothSums(row, without.roles.get(row.kind) ?? whole.roles.get(row.kind)!, others, context)) ? without : whole;
}

/** Each is what the others of one side come to. */
function areSums(sums: readonly SolvedRow[], solved: readonly SolvedRow[]): boolean {
  const others = solved.filter((one) => !sums.includes(one));
  const sides = [1, -1].map((sign) => others.reduce((sum, { amount }) => sum + Math.max(0, sign * amount), 0));
  return sums.every(({ amount }) => sides.includes(Math.abs(amount)));
}

const SIDES: ReadonlySet<LabelKind | null> = new Set<LabelKind | null>(['totalCredits', 'totalDebits']);

/** Neither a row nor to be left out: what it says is tested. */
function isBalanceLine(row: RawRow, roles: ColumnRoles | undefined): boolean {
  return row.mayBeBalance === true && roles !== undefined && roles.balance >= 0 && row.cells[roles.balance] !== null;
}

function better(whole: Solution, doubtful: ReadonlySet<RawRow>, allowance: number, ledger: Ledger, context: SolveContext): Solution {
  if (doubtful.size === 0) return whole;
  const floor = whole.score - allowance;
  const without = solveItems({ ...ledger, items: ledger.items.filter((item) => item.type !== 'row' || !doubtful.has(item)) }, context, floor);
  return without.score >= floor ? without : whole;
}

/** @param floor a solution below it is of no use, so readings that cannot reach it need not be weighed */
function solveItems(ledger: Ledger, context: SolveContext, floor = -Infinity): Solution {
  const rows = rowsOf(ledger);
  const kindIds = [...new Set(rows.map((row) => row.kind))];
  const drafts: Solution[] = [];
  // A draft of the only kind, with all of its rows, is the solution: only the best one counts. Of others the best few are combined.
  const isDraftFinal = kindIds.length === 1 && rows.length <= DRAFT_ROWS;
  const choices = kindIds.map((id) => {
    const own = rows.filter((row) => row.kind === id);
    const ranked = enumerateRoles(context.kinds[id]!, own, columnsOfEnds(ledger, id));
    const judged: Solution[] = [];
    let bar = isDraftFinal ? floor : -Infinity;
    for (const item of ranked) {
      const part = { id, ranked: item, rows: own };
      if (mostScore(ledger, [part]) < bar) continue;
      const readings = judge(ledger, [part], context, true);
      judged.push(...readings);
      if (isDraftFinal) for (const { score } of readings) bar = Math.max(bar, score);
      if (readings.some(isUnbroken)) break;
    }
    judged.sort((a, b) => b.score - a.score);
    drafts.push(...judged.slice(0, 1));
    return judged.slice(0, KEEP).map((solution) => ranked.find((item) => item.roles === solution.roles.get(id))!);
  });
  // What was judged whole, and alone, is not judged again.
  if (drafts[0] && isDraftFinal) return drafts[0];
  let best: Solution | null = null;
  let bar = floor;
  for (const combination of combine(choices.map((list) => [...new Set(list)]))) {
    const parts = combination.map((ranked, index) => ({ id: kindIds[index]!, ranked, rows: rows.filter((row) => row.kind === kindIds[index]) }));
    if (mostScore(ledger, parts) < bar) continue;
    for (const solution of judge(ledger, parts, context, false)) if (!best || solution.score > best.score) best = solution;
    bar = Math.max(bar, best!.score);
    // The best-ranked reading first: a long chain without a break needs no rival.
    if (best && isUnbroken(best)) break;
  }
  const score = rows.length === 0 ? 0 : -Infinity;
  return best ?? { moments: pointsOnly(ledger, context), roles: new Map(), isDescending: false, score, links: 0, brokenLinks: 0 };
}

/** No reading of the columns scores more, whatever the arithmetic says. */
function mostScore({ items }: Ledger, parts: readonly Part[]): number {
  const hasBalances = parts.some(({ ranked }) => ranked.roles.balance >= 0);
  const points = hasBalances ? Infinity : items.filter(({ type }) => type === 'checkpoint').length;
  return priorOf(parts) + USUAL_SIDE + mostEvidence(points);
}

function priorOf(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.ranked.prior, 0) / Math.max(1, parts.length);
}

function columnsOfEnds({ items }: Ledger, kind: number): Set<number> {
  return new Set(items.flatMap((item) => (item.type === 'checkpoint' && item.kind === kind && item.column >= 0 && (item.label === 'opening' || item.label === 'closing') ? [item.column] : [])));
}

function combine(choices: readonly (readonly RankedRoles[])[]): RankedRoles[][] {
  let result: RankedRoles[][] = [[]];
  for (const list of choices) {
    const wide = result.length * list.length > 72 ? list.slice(0, 2) : list;
    result = result.flatMap((head) => wide.map((item) => [...head, item]));
    if (result.length > 72) result = result.slice(0, 72);
  }
  return choices.length === 0 ? [] : result;
}

interface Part {
  id: number;
  ranked: RankedRoles;
  rows: readonly RawRow[];
}

/** All sign readings of one column reading, each in the better direction of time; none after one that has no rival. */
function judge(ledger: Ledger, parts: readonly Part[], context: SolveContext, isDraft: boolean): Solution[] {
  const single = parts.some((part) => part.ranked.roles.amount >= 0);
  // Amounts without any sign throughout may all mean the same side: a card without payments. Believed for arithmetic only.
  const isUnsigned = parts.some((part) => part.ranked.roles.amount >= 0 && ruleOf(part, context) === 'unknown');
  const solutions: Solution[] = [];
  for (const polarity of single ? ([1, -1] as const) : ([1] as const)) {
    for (const isOneSided of isUnsigned ? [false, true] : [false]) {
      const solution = solveSigns(ledger, parts, { polarity, isOneSided, isSingle: single }, context, isDraft ? DRAFT_ROWS : Infinity);
      solutions.push(solution);
      if (isUnbroken(solution)) return solutions;
    }
  }
  const [first] = solutions;
  const isUnderSection = parts.some((part) => part.ranked.roles.amount >= 0 && ruleOf(part, context) === 'section');
  if (isUnderSection && first!.brokenLinks >= FEWEST_BREAKS) solutions.push(solveSigns(ledger, parts, { polarity: 1, isOneSided: false, isSingle: true, isOfNoSection: true }, context, isDraft ? DRAFT_ROWS : Infinity));
  return solutions;
}

/** The other way, or the other way round in time, every link of it would break. */
function isUnbroken({ links, brokenLinks }: Pick<Solution, 'links' | 'brokenLinks'>): boolean {
  return brokenLinks === 0 && links >= LONG_CHAIN;
}

interface SignReading {
  polarity: 1 | -1;
  isOneSided: boolean;
  isSingle: boolean;
  /** The title above the rows says nothing of their side: it is that of a list before them. */
  isOfNoSection?: boolean;
}

function solveSigns(ledger: Ledger, parts: readonly Part[], reading: SignReading, context: SolveContext, limit: number): Solution {
  const { polarity, isOneSided, isSingle } = reading;
  const moments = readMoments(ledger, parts, reading, context, limit);
  const roles = new Map(parts.map((part) => [part.id, part.ranked.roles]));
  const ends = endsOf(ledger, roles, context);
  const inOrder = (isDescending: boolean) => {
    const settled = settleSigns(moments, isDescending, ends.openings);
    return { moments: settled, isDescending, ...weighReading(settled, isDescending, ends) };
  };
  const forward = inOrder(false);
  const backward = isUnbroken(forward) ? null : inOrder(true);
  const chosen = backward && backward.evidence > forward.evidence ? backward : forward;
  const natural = isSingle && polarity === (context.isOwed ? -1 : 1) ? USUAL_SIDE : 0;
  const score = priorOf(parts) + natural + chosen.evidence - (isOneSided || reading.isOfNoSection ? ONE_SIDED : 0);
  return { moments: chosen.moments, roles, isDescending: chosen.isDescending, score, links: chosen.links, brokenLinks: chosen.brokenLinks };
}

function readMoments(ledger: Ledger, parts: readonly Part[], { polarity, isOneSided, isOfNoSection = false }: Omit<SignReading, 'isSingle'>, context: SolveContext, limit: number): Moment[] {
  const values: ValueContext = { form: context.form, decimals: context.decimals, signWordOf: context.signWordOf, signMarkOf: context.signMarkOf };
  const readers = new Map(
    parts.map((part) => {
      const roles = part.ranked.roles;
      const rule: SignRule = {
        polarity,
        unsigned: roles.amount >= 0 && !isOfNoSection ? oneSided(ruleOf(part, context), isOneSided) : 'unknown',
        debitMinusIsPlain: roles.debit >= 0 && debitMinusIsPlain(part.rows, roles),
      };
      return [part.id, { roles, rule, side: roles.amount >= 0 ? unsignedSide(rowsWithSigns(part, context), roles) : (1 as const) }] as const;
    }),
  );
  const moments: Moment[] = [];
  let taken = 0;
  for (const item of ledger.items) {
    if (item.type === 'checkpoint') {
      const reader = readers.get(item.kind);
      if (reader && reader.roles.balance >= 0 && reader.roles.balance !== item.column) continue;
      moments.push({ solved: null, point: { value: checkpointValue(item, reader?.roles, context.isOwed, values), item } });
      continue;
    }
    const reader = readers.get(item.kind);
    if (!reader) continue;
    if ((taken += 1) > limit) break;
    moments.push(readRow(item, reader, values, context.isOwed));
  }
  return moments;
}

function ruleOf(part: Part, context: SolveContext): UnsignedRule {
  return unsignedRule(rowsWithSigns(part, context), part.ranked.roles, context.signWordOf);
}

/** The rows that tell what an amount without a sign means. */
function rowsWithSigns({ id, ranked, rows }: Part, { rowsOfKind, signWordOf }: SolveContext): readonly RawRow[] {
  return unsignedRule(rows, ranked.roles, signWordOf) === 'unknown' ? rowsOfKind(id) : rows;
}

function oneSided(rule: UnsignedRule, isOneSided: boolean): UnsignedRule {
  return rule === 'unknown' && isOneSided ? 'opposite' : rule;
}

function readRow(row: RawRow, reader: { roles: ColumnRoles; rule: SignRule; side: 1 | -1 }, values: ValueContext, isOwed: boolean): Moment {
  const amount = readAmount(row, reader.roles, reader.rule, reader.side, values);
  const token = reader.roles.balance >= 0 ? (row.cells[reader.roles.balance] ?? null) : null;
  const balance = token ? balanceValue(token, isOwed, values) : null;
  const point = token ? { value: balance!, item: unnamedBalance(row, token, reader.roles.balance) } : null;
  if (point && isBalanceLine(row, reader.roles)) return { solved: null, point };
  // 0.00 beside a text is information ("rate changed"), no movement of money. Its balance is tested: what moved may stand where no amount was looked for.
  if (!amount || amount.value === 0) return { solved: null, point };
  return {
    point: null,
    solved: {
      row,
      amount: amount.value,
      amountToken: amount.token,
      amountLine: amount.line,
      balance,
      balanceToken: token,
      balanceLine: token ? row.cellLines[reader.roles.balance]! : -1,
      isDerived: false,
      isGuessed: !amount.isSignKnown,
    },
  };
}

function unnamedBalance(row: RawRow, amount: AmountToken, column: number): Checkpoint {
  return { type: 'checkpoint', kind: row.kind, label: 'balance', text: 'Balance beside no amount', line: row.lines[0]!, amount, date: null, column, isUnnamed: true };
}

/** Links that hold speak for a reading, broken ones against it; so does opening + rows = closing. */
function pointsOnly(ledger: Ledger, context: SolveContext): Moment[] {
  return ledger.items.flatMap((item) => (item.type === 'checkpoint' ? [{ solved: null, point: { value: balanceValue(item.amount, context.isOwed, context), item } }] : []));
}
