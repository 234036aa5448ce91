// The judge: given balances, rows and printed checks of one period, is it proved? Pure, so that every manual edit can be proved again.
import type { Box, OpenQuestion, Proof, ProofBreak, ProofCheck, ProofRepair, ProofTerm, Source, Sourced } from './proof.js';
import { explainProof } from './explainProof.js';
import { isMisprint } from './misreading.js';
import { countBroken, linkBalances, type Link } from './timeline.js';

export interface ProofRow {
  amount: number;
  balance: number | null;
  /** Rows the reviewer left out do not count. */
  included: boolean;
  page: number | null;
  box: Box | null;
  /** The amount or its sign was worked out from balances, so it pins nothing by itself. */
  isDerived?: boolean;
}

/** A printed figure to test against the rows. Totals in minor units, counts as plain numbers; `rows` restricts it to some rows. */
export interface PrintedCheck {
  kind: ProofCheck['kind'];
  label: string;
  expected: number;
  /** For figures that do not depend on the rows, such as a balance printed a second time: what it is compared with. */
  actual?: number;
  source: Source | null;
  rows?: [number, number];
}

export interface ProofInput {
  startBalance: Sourced<number> | null;
  endBalance: Sourced<number> | null;
  /** As printed on the document, oldest or newest first. */
  rows: readonly ProofRow[];
  checks: readonly PrintedCheck[];
  repairs?: readonly ProofRepair[];
  /** Read from pixels: a bare sum is then too weak for the badge. */
  isOcr?: boolean;
  decimals?: number;
  openQuestions?: readonly OpenQuestion[];
}

export function provePeriod(input: ProofInput): Proof {
  const used = input.rows.map((row, index) => ({ row, index })).filter((item) => item.row.included);
  const { start, end } = outerBalances(input);
  const { links, isDescending } = bestOrder(used.map((item) => item.row), start, end);
  const terms = makeTerms(input, used.map((item) => item.row));
  const difference = start === null || end === null ? null : start + terms[1]!.amountMinor! + terms[2]!.amountMinor! - end;
  const checks = [...runChecks(input), ...chainCheck(links, used.length)];
  const order = isDescending ? [...used].reverse() : used;
  const firstBreak = findBreak(input, links, order);
  const coversAll = isWholeChain(links, used.length) || isRunningThroughout(input, used.map((item) => item.row), links, checks);
  const failed = checks.some((check) => !check.ok);
  const method = pickMethod({ links, coversAll, difference, checks, input });
  const proof: Proof = {
    status: decide({ method, failed, difference, input, hasBreak: firstBreak !== null, rowCount: used.length }),
    method,
    terms,
    differenceMinor: difference,
    checks,
    firstBreak,
    repairs: [...(input.repairs ?? [])],
    openQuestions: [...(input.openQuestions ?? [])],
    explanation: '',
  };
  return { ...proof, explanation: explainProof(proof, { rowCount: used.length, decimals: input.decimals ?? 2, isOcr: input.isOcr ?? false }) };
}

/** A balance that was worked out from the rows pins nothing. */
export function outerBalances({ startBalance, endBalance }: Pick<ProofInput, 'startBalance' | 'endBalance'>): { start: number | null; end: number | null } {
  return { start: startBalance?.source.means === 'inferred' ? null : (startBalance?.value ?? null), end: endBalance?.value ?? null };
}

/** Statements run either way; the order whose printed balances agree is the right one, ascending when both do. */
export function bestOrder(rows: readonly ProofRow[], start: number | null, end: number | null): { links: Link[]; isDescending: boolean } {
  const ascending = linkBalances(rows, start, end);
  if (countBroken(ascending) === 0) return { links: ascending, isDescending: false };
  const descending = linkBalances([...rows].reverse(), start, end);
  return countBroken(descending) < countBroken(ascending) ? { links: descending, isDescending: true } : { links: ascending, isDescending: false };
}

function makeTerms(input: ProofInput, rows: readonly ProofRow[]): ProofTerm[] {
  let credits = 0;
  let debits = 0;
  for (const row of rows) {
    if (row.amount > 0) credits += row.amount;
    else debits += row.amount;
  }
  return [
    { name: 'startBalance', amountMinor: input.startBalance?.value ?? null, source: input.startBalance?.source ?? null },
    { name: 'credits', amountMinor: credits, source: null },
    { name: 'debits', amountMinor: debits, source: null },
    { name: 'endBalance', amountMinor: input.endBalance?.value ?? null, source: input.endBalance?.source ?? null },
  ];
}

function runChecks(input: ProofInput): ProofCheck[] {
  return input.checks.map((check) => {
    const [first, last] = check.rows ?? [0, input.rows.length - 1];
    const rows = input.rows.slice(first, last + 1).filter((row) => row.included);
    const actual = check.actual ?? (check.kind === 'runningBalance' ? runningBalance(input, rows) : measure(check.kind, rows, check.expected));
    return { ...check, actual, ok: actual === check.expected };
  });
}

/** A balance printed between rows: the start balance and all rows up to there. */
function runningBalance(input: ProofInput, rows: readonly ProofRow[]): number {
  return rows.reduce((sum, row) => sum + row.amount, input.startBalance?.value ?? 0);
}

function measure(kind: ProofCheck['kind'], rows: readonly ProofRow[], expected: number): number {
  const credits = rows.filter((row) => row.amount > 0);
  const debits = rows.filter((row) => row.amount < 0);
  const sum = (list: readonly ProofRow[]): number => list.reduce((total, row) => total + row.amount, 0);
  switch (kind) {
    case 'totalCredits':
      return sum(credits);
    case 'totalDebits':
      return expected < 0 ? sum(debits) : -sum(debits) || 0;
    case 'countCredits':
      return credits.length;
    case 'countDebits':
      return debits.length;
    default:
      return sum(rows);
  }
}

function chainCheck(links: readonly Link[], rowCount: number): ProofCheck[] {
  const inner = links.filter((link) => link.to >= link.from);
  if (inner.length === 0 || rowCount === 0) return [];
  const good = inner.filter((link) => link.ok).length;
  return [{ kind: 'countBalances', label: 'Printed running balances', expected: inner.length, actual: good, ok: good === inner.length, source: null }];
}

function findBreak({ endBalance }: ProofInput, links: readonly Link[], order: readonly { row: ProofRow; index: number }[]): ProofBreak | null {
  const broken = links.find((link) => !link.ok);
  if (!broken || order.length === 0) return null;
  const figures = { expectedMinor: broken.before + broken.sum, printedMinor: broken.after };
  if (broken.to < broken.from) return { row: null, page: endBalance!.source.page, box: endBalance!.source.box, ...figures };
  const at = order[broken.to]!;
  return { row: at.index, page: at.row.page, box: at.row.box, ...figures };
}

/** Every row lies between two printed balances. */
function isWholeChain(links: readonly Link[], rowCount: number): boolean {
  if (links.length === 0 || rowCount === 0) return false;
  return links.reduce((sum, link) => sum + Math.max(0, link.to - link.from + 1), 0) === rowCount;
}

/** No start balance is printed, but every row shows its running balance: what came before follows from the first row. Pixels must have that row confirmed by both totals. */
function isRunningThroughout(input: ProofInput, rows: readonly ProofRow[], links: readonly Link[], checks: readonly ProofCheck[]): boolean {
  if (input.startBalance === null || links.length < 2 || (input.isOcr && !areTotalsRight(input, checks))) return false;
  return rows.every((row) => row.balance !== null && !row.isDerived);
}

/** What came in and what went out over all rows is what the document prints. */
function areTotalsRight(input: ProofInput, checks: readonly ProofCheck[]): boolean {
  return (['totalCredits', 'totalDebits'] as const).every((total) => checks.some(({ kind, ok, rows }) => kind === total && ok && (!rows || (rows[0] === 0 && rows[1] === input.rows.length - 1))));
}

interface MethodFacts {
  links: readonly Link[];
  coversAll: boolean;
  difference: number | null;
  checks: readonly ProofCheck[];
  input: ProofInput;
}

function pickMethod({ links, coversAll, difference, checks, input }: MethodFacts): Proof['method'] {
  const inner = links.filter((link) => link.to >= link.from).length;
  if (coversAll && inner >= 2) return 'chain';
  if (difference === null) return 'none';
  const independent = checks.some((check) => check.ok && check.kind !== 'runningBalance' && check.kind !== 'countBalances');
  return independent || inner >= 2 || checks.some((check) => parts(check, input)) ? 'sum' : 'bareSum';
}

/** A balance printed between two rows makes two equations of one, unless a sign was worked out from it. */
function parts({ kind, ok, rows }: ProofCheck, input: ProofInput): boolean {
  if (kind !== 'runningBalance' || !ok || !rows || input.rows.some((row) => row.isDerived)) return false;
  const isHeld = (from: number, to: number): boolean => input.rows.slice(from, to).some((row) => row.included);
  return isHeld(rows[0], rows[1] + 1) && (isHeld(0, rows[0]) || isHeld(rows[1] + 1, input.rows.length));
}

interface Verdict {
  method: Proof['method'];
  failed: boolean;
  difference: number | null;
  input: ProofInput;
  hasBreak: boolean;
  rowCount: number;
}

function decide({ method, failed, difference, input, hasBreak, rowCount }: Verdict): Proof['status'] {
  if (failed || hasBreak || (difference !== null && difference !== 0)) return 'notReconciled';
  if (method === 'none' || (difference === null && method !== 'chain')) return 'unknown';
  if ((input.openQuestions?.length ?? 0) > 0) return 'unknown';
  if (method === 'bareSum' && rowCount > 0 && (input.isOcr || !areSignsSure(input))) return 'unknown';
  return 'reconciled';
}

/** No sign was worked out from the sum that is to prove it, or that of the only row, where no misprinted balance would turn it round. */
function areSignsSure(input: ProofInput): boolean {
  const used = input.rows.filter((row) => row.included);
  if (used.every((row) => !row.isDerived)) return true;
  const { start, end } = outerBalances(input);
  const [row] = used;
  if (used.length > 1 || start === null || end === null) return false;
  return !isMisprint(start, end + row!.amount) && !isMisprint(end, start - row!.amount);
}
