// Printed totals as checks for the proof. A total may cover the whole period, a section, a page or the rows since the last total;
// one that fits none of these contradicts the rows.
import type { PrintedCheck } from '../../reconciliation/provePeriod.js';
import type { Ledger } from '../accounts/ledgers.js';
import { labelBeside } from '../facts/figures.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import { magnitude } from '../interpretation/values.js';
import { squash } from '../tokens/plainText.js';
import { areOfParts } from './rowParts.js';
import { placeRows, type PlacedRows, type Side } from './placedRows.js';
import { isNear } from './strayFigures.js';
import { termsInBox, totalOf, type BoxTerm } from './summaryBox.js';
import { isOfPart } from './totalsOfParts.js';
import { claimsOf, withRepeated, type CheckContext, type Claim } from './totalClaims.js';

const sides: readonly Side[] = ['totalCredits', 'totalDebits'];

export function printedChecks(ledger: Ledger, rows: readonly SolvedRow[], start: number | null, context: CheckContext): PrintedCheck[] {
  const found = ledger.totals.flatMap((total) => claimsOf(total, context)).filter((claim) => claim.value !== 0);
  const unplaced: Claim[] = [];
  const parts: Claim[] = [];
  const checks: PrintedCheck[] = [];
  const placed = placeRows(rows, found.map((claim) => claim.line), context.lines);
  const claims = withRepeated(found, placed);
  const openings = [Math.abs(start ?? 0), ...ledger.openings.filter((item) => item.label === 'opening').map((item) => magnitude(item.amount, context.form, context.decimals))];
  for (const claim of claims) {
    const range = coveredRows(claim, placed, context);
    if (range) checks.push(toCheck(claim, range, rows, context));
    else if (isNetOfRows(claim, placed, context) || isOfOneColumn(claim, placed) || holdsOpening(claim, placed, openings)) checks.push({ ...toCheck(claim, [0, placed.rows.length - 1], rows, context), kind: 'other', actual: claim.value });
    else if ((!claim.isVague || isOfNoRows(claim, ledger, rows, openings)) && !context.elsewhere.has(claim.value)) (isOfPart(claim, rows, context) ? parts : unplaced).push(claim);
  }
  // A summary says once more what stands below the rows of a list.
  const told = new Set(checks.map(({ label, expected }) => saying(label, expected)));
  const open = unplaced.filter(({ label, value, isRepeated }) => isRepeated || !told.has(saying(label, value)));
  checks.push(...nearTotals(claims, checks, placed, context));
  checks.push(...oddTotals(claims, checks, placed, context));
  const { terms, unsaid, agreeing, strangers, isTested } = boxTerms(ledger, claims, checks, placed, context);
  const unnamed = open.length > 0 && strangers.length > 0 ? (oneSide(open, strangers, rows, context) ?? bothSides(open, strangers, rows, context)) : null;
  const partly = open.length === 0 && strangers.length > 0 ? withParts(parts, strangers, rows, context) : null;
  if (partly) return [...checks, ...agreeing, partly];
  // "Purchases" and "Interest" are one side together, also where the interest is a row by itself.
  const whole = unnamed ?? (open.length > 0 && terms.length > strangers.length ? (oneSide(open, terms, rows, context) ?? oneSide(open, unsaid, rows, context)) : null);
  if (whole) return [...checks, ...agreeing, ...whole];
  const box = termsInBox(ledger, rows, context);
  const isInBox = (claim: Claim): boolean => box.some((term) => term.token === claim.token);
  if (isNettedBox(claims.filter((claim) => !claim.isVague && isInBox(claim)), box, rows, context)) return [...checks, ...agreeing, ...open.filter((claim) => !isInBox(claim)).map((claim) => toCheck(claim, [0, rows.length - 1], rows, context))];
  return [...checks, ...(open.length > 0 ? combine(open, rows, context) : []), ...agreeing, ...(isTested ? contradictions(strangers, [...checks, ...agreeing], context) : [])];
}

/** "Total   0.00   2.00" between the two balances of an account without rows, and none of them once more: nothing can have gone in or out. */
function isOfNoRows({ line, value }: Claim, { openings, closings }: Ledger, rows: readonly SolvedRow[], balances: readonly number[]): boolean {
  return rows.length === 0 && !balances.includes(value) && openings.some((item) => item.line < line) && closings.some((item) => item.line > line);
}

/** First run of rows whose sum on that side is the printed figure. */
function coveredRows(claim: Claim, placed: PlacedRows, context: CheckContext): [number, number] | null {
  if (placed.rows.length === 0) return null;
  const sums = placed.sums[claim.side];
  for (const [first, last] of candidateRanges(claim, placed, context)) if (sums[last + 1]! - sums[first]! === claim.value) return [first, last];
  return null;
}

/** "Total transactions", "Total of card 3": what rows of both sides come to, whichever side the words name. Of rows of one side only a sum that names the other speaks against them. */
function isNetOfRows(claim: Claim, placed: PlacedRows, context: CheckContext): boolean {
  if (claim.isVague || placed.rows.length === 0) return false;
  const hasBoth = ([first, last]: [number, number]): boolean => sides.every((side) => placed.sums[side][last + 1]! > placed.sums[side][first]!);
  return [...candidateRanges(claim, placed, context)].some((range) => hasBoth(range) && netOf(range, placed) === claim.value);
}

/** "Total bank charges", where charges have a column of their own beside that of debits. Debits taken back with a minus in their own column make its sum less. */
function isOfOneColumn(claim: Claim, { rows }: PlacedRows): boolean {
  return !claim.isVague && [...columnSums(claim.side, rows), ...netsOfColumns(claim.side, rows)].includes(claim.value);
}

function netsOfColumns(side: Side, rows: readonly SolvedRow[]): number[] {
  const nets = new Map<string, number>();
  const sign = side === 'totalCredits' ? 1 : -1;
  for (const { row, amount, amountToken } of rows) {
    const key = `${row.kind} ${row.cells.indexOf(amountToken)}`;
    nets.set(key, (nets.get(key) ?? 0) + sign * amount);
  }
  return [...nets.values()];
}

function columnSums(side: Side, rows: readonly SolvedRow[]): number[] {
  const sums = new Map<string, number>();
  for (const { row, amount, amountToken } of rows) {
    if (side === 'totalCredits' ? amount < 0 : amount > 0) continue;
    // The tables of further pages may have other headings, but fees are fees.
    for (const key of [`${row.kind} ${row.isFee ? 'fee' : row.cells.indexOf(amountToken)}`, row.isFee ? 'fees' : 'but fees']) sums.set(key, (sums.get(key) ?? 0) + Math.abs(amount));
  }
  return [...sums.values()];
}

/** "Total debit transactions" that counts what was owed before among them; so do sums of a column that a page carries to the next. */
function holdsOpening(claim: Claim, { rows, sums, lines }: PlacedRows, openings: readonly number[]): boolean {
  const ends = [rows.length, lines.lastAbove(claim.line) + 1].filter((end) => end > 0);
  return !claim.isVague && openings.some((opening) => opening > 0 && ends.some((end) => sums[claim.side][end]! + opening === claim.value));
}

/** Shorter sums are near to each other by accident. */
const FEWEST_DIGITS = 4;

/** "Total" of rows that are not named: one that is a digit away from rows it could cover contradicts these. */
function nearTotals(claims: readonly Claim[], known: readonly PrintedCheck[], placed: PlacedRows, context: CheckContext): PrintedCheck[] {
  const tested = new Set(known.map((check) => check.source?.box));
  return claims.flatMap((claim) => {
    if (!claim.isVague || tested.has(claim.token.box) || context.elsewhere.has(claim.value) || placed.rows.length === 0) return [];
    const sums = placed.sums[claim.side];
    const ranges = [...candidateRanges(claim, placed, context)];
    if (ranges.some((range) => netOf(range, placed) === claim.value)) return [];
    for (const range of ranges) {
      const net = netOf(range, placed);
      const isNearNet = isNear(claim.value, net, FEWEST_DIGITS);
      if (!isNearNet && !isNear(claim.value, sums[range[1] + 1]! - sums[range[0]]!, FEWEST_DIGITS)) continue;
      tested.add(claim.token.box);
      const check = toCheck(claim, range, placed.rows, context);
      return [isNearNet ? { ...check, kind: 'other', actual: net } : check];
    }
    return [];
  });
}

/** "Subtotal" below the rows of each section, and one of them alone is the sum of nothing, however small it is. */
function oddTotals(claims: readonly Claim[], known: readonly PrintedCheck[], placed: PlacedRows, context: CheckContext): PrintedCheck[] {
  const tested = new Set(known.map((check) => check.source?.box));
  const repeated = claims.filter(({ isVague, isRepeated, side }) => isVague && isRepeated && side === 'totalDebits');
  const rangeOf = (claim: Claim): [number, number] => [placed.lines.firstBelow(placed.claimed.at(placed.claimed.lastAbove(claim.line)) ?? -1), placed.lines.lastAbove(claim.line)];
  const fits = (claim: Claim): boolean => tested.has(claim.token.box) || netOf(rangeOf(claim), placed) === claim.value;
  return repeated.flatMap((claim) => {
    const alike = repeated.filter(({ label }) => label === claim.label);
    const isOdd = !fits(claim) && alike.filter(fits).length === alike.length - 1 && ![...candidateRanges(claim, placed, context)].some((range) => netOf(range, placed) === claim.value);
    const isElsewhere = context.elsewhere.has(claim.value);
    return isOdd && !isElsewhere ? [{ ...toCheck(claim, rangeOf(claim), placed.rows, context), kind: 'other' as const, actual: netOf(rangeOf(claim), placed) }] : [];
  });
}

/** What the rows come to: "Total of card 3" takes refunds off the purchases. */
function netOf([first, last]: [number, number], { sums: { totalCredits, totalDebits } }: PlacedRows): number {
  return Math.abs(totalCredits[last + 1]! - totalCredits[first]! - totalDebits[last + 1]! + totalDebits[first]!);
}

function* candidateRanges(claim: Claim, placed: PlacedRows, context: CheckContext): Generator<[number, number]> {
  const { rows, lines, claimed, firstOfSection, firstOfPage } = placed;
  yield [0, rows.length - 1];
  const following = followingRows(claim, placed);
  if (following) yield following;
  // "Total new charges" over the lists of several cards, which those of fees and interest follow.
  if (following) for (const [, last] of runs(rows, (row) => row.row.section)) if (last > following[0]) yield [following[0], last];
  const before = lines.lastAbove(claim.line);
  if (before >= 0) {
    const since = lines.firstBelow(claimed.at(claimed.lastAbove(claim.line)) ?? -1);
    if (since >= 0 && since <= before) yield [since, before];
    // The sum of a page may stand between the rows of a day.
    const sinceAlike = claim.before === undefined ? -1 : lines.firstBelow(claim.before);
    if (sinceAlike >= 0 && sinceAlike < since) yield [sinceAlike, before];
    yield [firstOfSection.get(rows[before]!.row.section)!, before];
    const onPage = firstOfPage.get(context.lines[claim.line]!.line.page) ?? -1;
    if (onPage >= 0 && onPage <= before) yield [onPage, before];
    yield [0, before];
    yield* placed.blocks.filter(([, last]) => last === before);
  } else yield* runs(rows, (row) => row.row.section);
  if (claim.isRepeated !== true && claim.value >= 10 ** (FEWEST_DIGITS - 1)) yield* placed.blocks;
}

/** A total may head its rows: those from the first below it to the next total. */
function followingRows(claim: Claim, { lines, claimed }: PlacedRows): [number, number] | null {
  const first = lines.firstBelow(claim.line);
  if (first < 0) return null;
  const next = claimed.at(claimed.firstBelow(lines.at(first)!)) ?? Infinity;
  return [first, lines.lastAbove(next)];
}

function* runs(rows: readonly SolvedRow[], key: (row: SolvedRow) => unknown): Generator<[number, number]> {
  let start = 0;
  for (let end = 1; end <= rows.length; end += 1) {
    if (end < rows.length && key(rows[end]!) === key(rows[start]!)) continue;
    yield [start, end - 1];
    start = end;
  }
}

function sumOf(rows: readonly SolvedRow[], [first, last]: [number, number], side: Side): number {
  let sum = 0;
  for (let index = first; index <= last; index += 1) {
    const amount = rows[index]!.amount;
    if (side === 'totalCredits' ? amount > 0 : amount < 0) sum += Math.abs(amount);
  }
  return sum;
}

/** Terms of a summary may make up one side together: purchases, fees and interest. What still does not fit is tested as it claims. */
function combine(open: readonly Claim[], rows: readonly SolvedRow[], context: CheckContext): PrintedCheck[] {
  const netted = areNetted(open, rows);
  if (netted) return open.map((claim) => ({ ...toCheck(claim, [0, rows.length - 1], rows, context), kind: 'other', actual: claim.value }));
  return sides.flatMap((side) => {
    const terms = distinctTerms(open.filter((claim) => claim.side === side));
    const asTerms = (of: readonly Claim[]): PrintedCheck | null => (of.length > 1 ? (asOne(side, of, rows, context) ?? asSection(side, of, rows, context)) : null);
    const together = asTerms(terms) ?? asTerms(saidAgain(terms));
    return together ? [together] : terms.map((claim) => toCheck(claim, [0, rows.length - 1], rows, context));
  });
}

/** "Payments received 312.77", "new purchases 7,292.79", refunds taken off the purchases: less than the rows on either side by the same sum. */
function areNetted(open: readonly Claim[], rows: readonly SolvedRow[]): boolean {
  const [credits, debits] = sides.map((side) => {
    const terms = distinctTerms(open.filter((claim) => claim.side === side));
    return terms.length === 1 ? { printed: terms[0]!.value, actual: sumOf(rows, [0, rows.length - 1], side) } : null;
  });
  return Boolean(credits && debits && credits.printed < credits.actual && credits.actual - credits.printed === debits.actual - debits.printed);
}

/**
 * Refunds taken off the purchases, payments and fees beside them: the terms of a summary come to what all rows do, and fall short of the
 * rows on either side by the same sum. Or they exceed them, where the rows are made of parts. Terms whose words name no side may be of either.
 */
function isNettedBox(claims: readonly Claim[], box: readonly BoxTerm[], rows: readonly SolvedRow[], context: CheckContext): boolean {
  const terms = distinctTerms(claims);
  const others = box.filter((term) => term.value !== 0 && !claims.some((claim) => claim.token === term.token));
  if (terms.length === 0 || terms.length + others.length < 2 || others.length > MOST_SHARED) return false;
  const missing = (side: Side): number => sumOf(rows, [0, rows.length - 1], side) - totalOf(terms.filter((term) => term.side === side));
  const [credits, debits] = [missing('totalCredits'), missing('totalDebits')];
  const all = totalOf(others);
  const mayExceed = areOfParts(rows, context);
  for (let chosen = 0; chosen < 2 ** others.length; chosen += 1) {
    const paid = totalOf(others.filter((_, at) => chosen & (1 << at)));
    if ((credits > paid || (credits < paid && mayExceed)) && credits - paid === debits - (all - paid)) return true;
  }
  return false;
}

/** Terms whose words name a side, with those beside them whose words do not ("Interest and charges"). */
function oneSide(open: readonly Claim[], strangers: readonly BoxTerm[], rows: readonly SolvedRow[], context: CheckContext): PrintedCheck[] | null {
  for (const side of sides) {
    const terms = distinctTerms(open.filter((claim) => claim.side === side));
    const together = terms.length > 0 ? asOne(side, [...terms, ...strangers], rows, context) : null;
    if (together) return [together, ...combine(open.filter((claim) => claim.side !== side), rows, context)];
  }
  return null;
}

/** "Total interest", the sum of the rows that say so, and "fees and insurance", that of all others. */
function withParts(parts: readonly Claim[], strangers: readonly BoxTerm[], rows: readonly SolvedRow[], context: CheckContext): PrintedCheck | null {
  for (const side of sides) {
    const own = distinctTerms(parts.filter((claim) => claim.side === side));
    const together = own.length > 0 ? asOne(side, [...own, ...strangers], rows, context) : null;
    if (together) return together;
  }
  return null;
}

/** More could fit by accident. */
const MOST_SHARED = 4;

/** "Payments", "Credits", "Purchases", "Charges": some terms whose words name no side belong to one, the others to the other. */
function bothSides(open: readonly Claim[], strangers: readonly BoxTerm[], rows: readonly SolvedRow[], context: CheckContext): PrintedCheck[] | null {
  const named = (side: Side): Claim[] => distinctTerms(open.filter((claim) => claim.side === side));
  for (const isCredit of divisions(strangers.length)) {
    const credits = asOne('totalCredits', [...named('totalCredits'), ...strangers.filter((_, index) => isCredit(index))], rows, context);
    const debits = credits && asOne('totalDebits', [...named('totalDebits'), ...strangers.filter((_, index) => !isCredit(index))], rows, context);
    if (credits && debits) return [credits, debits];
  }
  return null;
}

/** Which of so many terms may be those of one side: any of few, else all up to one of them, or all behind it. */
function divisions(count: number): ((index: number) => boolean)[] {
  if (count <= MOST_SHARED) return Array.from({ length: Math.max(0, 2 ** count - 2) }, (_, at) => (index) => ((at + 1) & (1 << index)) !== 0);
  return Array.from({ length: count - 1 }, (_, at) => [(index: number) => index <= at, (index: number) => index > at]).flat();
}

function asOne(side: Side, terms: readonly BoxTerm[], rows: readonly SolvedRow[], context: CheckContext): PrintedCheck | null {
  return asRange(side, terms, rows, [0, rows.length - 1], context);
}

/** "Fees 29.00" and "interest 18.33" over one list of fees and interest. */
function asSection(side: Side, terms: readonly BoxTerm[], rows: readonly SolvedRow[], context: CheckContext): PrintedCheck | null {
  for (const range of runs(rows, (row) => row.row.section)) {
    const check = asRange(side, terms, rows, range, context);
    if (check) return { ...check, rows: range };
  }
  return null;
}

function asRange(side: Side, terms: readonly BoxTerm[], rows: readonly SolvedRow[], range: [number, number], context: CheckContext): PrintedCheck | null {
  const expected = totalOf(terms);
  if (rows.length === 0 || expected !== sumOf(rows, range, side)) return null;
  return { kind: side, label: terms.map(({ label }) => label).join(' + '), expected, source: context.sourceOf(terms[0]!.token, terms[0]!.line) };
}

/** "Payments received 958.32", "fees -29.88": what came in, less what was taken off at once. */
function signedTotalOf(terms: readonly BoxTerm[]): number {
  return Math.abs(terms.reduce((sum, { value, token: { sign } }) => sum + (sign < 0 ? -value : value), 0));
}

function saying(label: string, value: number): string {
  return `${squash(label)} ${value}`;
}

function distinctTerms(claims: readonly Claim[]): Claim[] {
  const seen = new Set<string>();
  return claims.filter((claim) => {
    const key = saying(claim.label, claim.value);
    return !seen.has(key) && seen.add(key);
  });
}

/** "+ Fees charged", "+ Interest charged" in the summary, "Total fees", "Total interest" under the rows: each value as often as the others, and counted once. */
function saidAgain(terms: readonly Claim[]): Claim[] {
  const firsts = terms.filter(({ value }, at) => terms.findIndex((other) => other.value === value) === at);
  const times = terms.length / firsts.length;
  return times > 1 && firsts.every(({ value }) => terms.filter((other) => other.value === value).length === times) ? firsts : [];
}

function toCheck(claim: Claim, range: [number, number], rows: readonly SolvedRow[], context: CheckContext): PrintedCheck {
  const isWhole = range[0] === 0 && range[1] === rows.length - 1;
  const base: PrintedCheck = { kind: claim.side, label: claim.label, expected: claim.value, source: context.sourceOf(claim.token, claim.line) };
  return isWhole ? base : { ...base, rows: range };
}

interface BoxTerms {
  /** All of the summary that claim no side. */
  terms: BoxTerm[];
  /** Those of them that no side comes to; some are nevertheless what is left of both, by accident. */
  unsaid: BoxTerm[];
  agreeing: PrintedCheck[];
  /** Those that agree with nothing. */
  strangers: BoxTerm[];
  /** Where other figures agree with the rows, a stranger contradicts them. */
  isTested: boolean;
}

function boxTerms(ledger: Ledger, claims: readonly Claim[], known: readonly PrintedCheck[], { rows, blocks }: PlacedRows, context: CheckContext): BoxTerms {
  const terms = termsInBox(ledger, rows, context).filter((term) => !claims.some((claim) => claim.token === term.token) && term.value !== 0);
  const sums = new Map<number, { side: Side; range: [number, number] }>();
  const ranges: [number, number][] = [[0, rows.length - 1], ...runs(rows, (row) => row.row.section), ...blocks];
  for (const side of ['totalDebits', 'totalCredits'] as const) {
    for (const range of [...ranges].reverse()) sums.set(sumOf(rows, range, side), { side, range });
  }
  const agreeing = terms.flatMap((term) => {
    const found = sums.get(term.value);
    return found ? [toCheck({ ...term, side: found.side, isVague: false }, found.range, rows, context)] : [];
  });
  const netFrom = (first: number): number => Math.abs(rows.slice(first).reduce((sum, row) => sum + row.amount, 0));
  // "New activity", refunds taken off, below the payments that another term sums.
  const nets = new Set([netFrom(0), ...agreeing.flatMap(({ rows: range }) => (range?.[0] === 0 ? [netFrom(range[1] + 1)] : []))]);
  const ofColumns = new Set(sides.flatMap((side) => columnSums(side, rows)));
  const strangers = terms.filter((term) => !sums.has(term.value) && !ofColumns.has(term.value) && !nets.has(term.value) && !context.elsewhere.has(term.value) && labelBeside(context.lines, term.line, term.token).kind !== 'ignore');
  const isTogether = [totalOf(strangers), signedTotalOf(strangers)].some((total) => sums.has(total));
  // Where there are no rows, nothing can have gone in or out.
  return { terms, unsaid: terms.filter((term) => !sums.has(term.value)), agreeing, strangers, isTested: (agreeing.length > 0 || known.length > 0 || rows.length === 0) && !isTogether };
}

function contradictions(strangers: readonly BoxTerm[], agreeing: readonly PrintedCheck[], context: CheckContext): PrintedCheck[] {
  const side: Side = agreeing.some((check) => check.kind === 'totalCredits') ? 'totalDebits' : 'totalCredits';
  return strangers.map((term) => ({ kind: side, label: term.label, expected: term.value, source: context.sourceOf(term.token, term.line) }));
}
