// Single changes after which a period would tie out. Each is tried with the judge itself; none is made without a person. Pure.
import { formatMinor } from '@tieout/sdk/contract';
import type { Suggestion, SuggestionKind } from '@tieout/sdk/contract';
import { misreadingOf } from './misreading.js';
import type { NamedRow } from './periodRows.js';
import type { Proof } from './proof.js';
import { outerBalances, provePeriod } from './provePeriod.js';
import type { ProofInput } from './provePeriod.js';
import { countBroken, linkBalances } from './timeline.js';
import type { Link } from './timeline.js';

type Confidence = Suggestion['confidence'];

/** One change of the period: `index` is the row's, or that of the row after which one is missing. */
export interface Repair {
  kind: SuggestionKind;
  index: number | null;
  fromMinor: number | null;
  toMinor: number | null;
  confidence: Confidence;
  reconciles: boolean;
  message: string;
}

type Candidate = Omit<Repair, 'reconciles' | 'message'>;

export interface RepairInput extends ProofInput {
  rows: readonly NamedRow[];
}

const MAX_REPAIRS = 10;
const MAX_TRIALS = 60;
/** Proving costs a look at each row; in very long periods fewer candidates are tried. */
const MAX_WORK = 3_000_000;
const ORDER: readonly Confidence[] = ['strong', 'likely', 'possible'];

export function suggestRepairs(input: RepairInput): Repair[] {
  const proof = provePeriod(input);
  if (proof.status !== 'notReconciled') return [];
  const broken = brokenLink(input);
  const candidates = broken ? atBreak(input, broken) : anywhere(input, proof);
  candidates.sort((a, b) => ORDER.indexOf(a.confidence) - ORDER.indexOf(b.confidence));
  const trials = Math.max(4, Math.min(MAX_TRIALS, Math.floor(MAX_WORK / (input.rows.length + 1))));
  const repairs = candidates.slice(0, trials).flatMap((candidate) => tried(input, proof, candidate));
  repairs.sort((a, b) => Number(b.reconciles) - Number(a.reconciles) || ORDER.indexOf(a.confidence) - ORDER.indexOf(b.confidence));
  return repairs.slice(0, MAX_REPAIRS);
}

interface Broken {
  /** Rows between the two balances, in the order of time, as indexes of the input; none where the end balance does not follow from the last row. */
  segment: number[];
  /** Where the chain starts: the start balance itself may be wrong. */
  isFirst: boolean;
  isDescending: boolean;
  /** The row with the balance that does not follow; null when it is the end balance. */
  at: number | null;
  /** Printed less expected. */
  missingMinor: number;
  /** The next balance contradicts the chain by the same amount the other way: the balance itself was misread. */
  isBalanceWrong: boolean;
}

function brokenLink({ rows, startBalance, endBalance }: RepairInput): Broken | null {
  const used = rows.flatMap((row, index) => (row.included ? [index] : []));
  const { start, end } = outerBalances({ startBalance, endBalance });
  const link = (order: readonly number[]) => linkBalances(order.map((index) => rows[index]!), start, end);
  const ascending = link(used);
  const reversed = [...used].reverse();
  const descending = link(reversed);
  const isDescending = countBroken(descending) < countBroken(ascending);
  const [order, links] = isDescending ? [reversed, descending] : [used, ascending];
  const position = links.findIndex((one) => !one.ok);
  if (position < 0 || links.length < 2) return null;
  const broken = links[position]!;
  const gap = (one: Link) => one.after - one.before - one.sum;
  const next = links[position + 1];
  return {
    segment: order.slice(broken.from, broken.to + 1),
    isFirst: position === 0 && start !== null,
    isDescending,
    at: broken.to >= broken.from && rows[order[broken.to]!]!.balance !== null ? order[broken.to]! : null,
    missingMinor: gap(broken),
    isBalanceWrong: next !== undefined && gap(next) === -gap(broken),
  };
}

/** Printed balances say between which rows the fault lies. */
function atBreak({ rows, startBalance, endBalance }: RepairInput, { segment, at, missingMinor, isBalanceWrong, isFirst, isDescending }: Broken): Candidate[] {
  const found: Candidate[] = [];
  if (segment.length === 0) found.push(ofBalance('endBalance', endBalance!.value, -missingMinor, 'strong'));
  else if (isFirst) found.push(ofBalance('startBalance', startBalance!.value, missingMinor, misreadingOf(startBalance!.value, startBalance!.value + missingMinor) ? 'likely' : 'possible'));
  if (at !== null && isBalanceWrong) {
    const balance = rows[at]!.balance!;
    found.push({ kind: 'balance', index: at, fromMinor: balance, toMinor: balance - missingMinor, confidence: 'strong' });
  }
  for (const index of segment.slice(-20)) found.push(...ofRow(rows, index, missingMinor, segment.length === 1));
  found.push(...excludedThatFit(rows, missingMinor, segment));
  const before = segment.length > 0 ? Math.min(...segment) - 1 : isDescending ? -1 : rows.length - 1;
  found.push({ kind: 'missingRow', index: before >= 0 ? before : null, fromMinor: null, toMinor: missingMinor, confidence: isBalanceWrong ? 'possible' : 'likely' });
  return found;
}

/** Only the sum is known to be wrong: what fits it by itself is told first. */
function anywhere({ rows, startBalance, endBalance }: RepairInput, { differenceMinor }: Proof): Candidate[] {
  if (differenceMinor === null || differenceMinor === 0) return [];
  const missing = -differenceMinor;
  const found = rows.flatMap((row, index) => (row.included ? ofRow(rows, index, missing, false).filter(({ confidence }) => confidence !== 'possible') : []));
  found.push(...excludedThatFit(rows, missing, null));
  for (const [kind, balance, wanted] of [['startBalance', startBalance, missing], ['endBalance', endBalance, differenceMinor]] as const) {
    if (balance && misreadingOf(balance.value, balance.value + wanted)) found.push(ofBalance(kind, balance.value, wanted, 'likely'));
  }
  found.push({ kind: 'missingRow', index: rows.length > 0 ? rows.length - 1 : null, fromMinor: null, toMinor: missing, confidence: 'possible' });
  return found;
}

function ofBalance(kind: 'startBalance' | 'endBalance', value: number, change: number, confidence: Confidence): Candidate {
  return { kind, index: null, fromMinor: value, toMinor: value + change, confidence };
}

function ofRow(rows: readonly NamedRow[], index: number, missing: number, isAlone: boolean): Candidate[] {
  const row = rows[index]!;
  const change = { index, fromMinor: row.amount };
  if (-2 * row.amount === missing) return [{ ...change, kind: 'sign', toMinor: -row.amount, confidence: isAlone ? 'strong' : 'likely' }];
  if (-row.amount === missing) return [{ ...change, kind: 'doubledRow', toMinor: null, confidence: hasTwin(rows, index) ? 'strong' : isAlone ? 'likely' : 'possible' }];
  const meant = row.amount + missing;
  if (meant === 0) return [];
  const isLikely = misreadingOf(row.amount, meant) !== null;
  return [{ ...change, kind: 'amount', toMinor: meant, confidence: isLikely && isAlone ? 'strong' : isLikely ? 'likely' : 'possible' }];
}

/** A neighbour with the same day, text and amount. */
function hasTwin(rows: readonly NamedRow[], index: number): boolean {
  const row = rows[index]!;
  return [rows[index - 1], rows[index + 1]].some((other) => other?.included && other.amount === row.amount && other.date === row.date && other.description === row.description);
}

function excludedThatFit(rows: readonly NamedRow[], missing: number, segment: readonly number[] | null): Candidate[] {
  const [first, last] = segment && segment.length > 0 ? [Math.min(...segment) - 1, Math.max(...segment) + 1] : [0, rows.length];
  return rows.flatMap((row, index): Candidate[] =>
    !row.included && row.amount === missing && index >= first && index <= last ? [{ kind: 'excludedRow', index, fromMinor: row.amount, toMinor: row.amount, confidence: 'strong' }] : [],
  );
}

/** Kept when the period is reconciled with it, or its first break mended. */
function tried(input: RepairInput, before: Proof, candidate: Candidate): Repair[] {
  const after = provePeriod(withRepair(input, candidate));
  const reconciles = after.status === 'reconciled';
  const mends = before.firstBreak !== null && countFailed(after) < countFailed(before);
  if (!reconciles && !mends && after.status === 'notReconciled') return [];
  return [{ ...candidate, reconciles, message: messageOf(input, candidate) }];
}

/** Balances that do not follow, and other printed figures that do not agree. */
function countFailed({ checks, differenceMinor }: Proof): number {
  const failed = checks.reduce((sum, { kind, ok, expected, actual }) => sum + (ok ? 0 : kind === 'countBalances' ? expected - actual : 1), 0);
  return failed + (differenceMinor ? 1 : 0);
}

function withRepair(input: RepairInput, { kind, index, toMinor }: Candidate): ProofInput {
  const at = (row: NamedRow, position: number, change: Partial<NamedRow>) => (position === index ? { ...row, ...change } : row);
  const rows = (change: (row: NamedRow) => Partial<NamedRow>) => input.rows.map((row, position) => (position === index ? at(row, position, change(row)) : row));
  const manual = { value: toMinor ?? 0, source: { means: 'manual' as const, page: null, box: null } };
  switch (kind) {
    case 'amount':
    case 'sign':
      return { ...input, rows: rows(() => ({ amount: toMinor!, isDerived: false })) };
    case 'balance':
      return { ...input, rows: rows(() => ({ balance: toMinor })) };
    case 'doubledRow':
      return { ...input, rows: rows(() => ({ included: false })) };
    case 'excludedRow':
      return { ...input, rows: rows(() => ({ included: true })) };
    case 'startBalance':
      return { ...input, startBalance: manual };
    case 'endBalance':
      return { ...input, endBalance: manual };
    case 'missingRow':
      return insertRow(input, index, toMinor!);
  }
}

function insertRow(input: RepairInput, index: number | null, amount: number): ProofInput {
  const place = index === null ? 0 : index + 1;
  const row = { amount, balance: null, included: true, page: null, box: null };
  const checks = input.checks.map((check) => (check.rows ? { ...check, rows: shifted(check.rows, place) } : check));
  return { ...input, checks, rows: [...input.rows.slice(0, place), row, ...input.rows.slice(place)] };
}

const shifted = ([first, last]: [number, number], place: number): [number, number] => [first >= place && first > 0 ? first + 1 : first, last + 1 >= place ? last + 1 : last];

function messageOf(input: RepairInput, { kind, index, fromMinor, toMinor }: Candidate): string {
  const money = (minor: number | null) => grouped(formatMinor(minor ?? 0, input.decimals ?? 2));
  const page = index === null ? null : (input.rows[index]?.page ?? null);
  switch (kind) {
    case 'amount':
      return `The amount was read as ${money(fromMinor)}; ${money(toMinor)} would tie out.`;
    case 'balance':
      return `The balance was read as ${money(fromMinor)}; ${money(toMinor)} would tie out.`;
    case 'sign':
      return `The sign of this row reversed (${money(toMinor)}) would tie out.`;
    case 'doubledRow':
      return `This row of ${money(fromMinor)} is doubled; without it the figures would tie out.`;
    case 'excludedRow':
      return `This row of ${money(fromMinor)} was left out; with it the figures would tie out.`;
    case 'startBalance':
      return `The start balance was read as ${money(fromMinor)}; ${money(toMinor)} would tie out.`;
    case 'endBalance':
      return `The end balance was read as ${money(fromMinor)}; ${money(toMinor)} would tie out.`;
    case 'missingRow':
      return `A row of ${money(toMinor)} is missing ${index === null ? 'before the first line' : `${index === input.rows.length - 1 ? 'after the last line' : 'between this line and the next'}${page === null ? '' : ` on page ${page}`}`}.`;
  }
}

function grouped(text: string): string {
  const [whole, fraction] = text.split('.') as [string, string | undefined];
  const digits = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return fraction === undefined ? digits : `${digits}.${fraction}`;
}
