// The figures between the opening and the closing balance of a summary, found by these two and not by any words: where all but one of them
// make up both sides of the rows, and that one is a digit off, it contradicts them.
import type { PrintedCheck } from '../../reconciliation/provePeriod.js';
import { isMisprint } from '../../reconciliation/misreading.js';
import type { PeriodBalances } from '../accounts/periodBalances.js';
import { labelBeside } from '../facts/figures.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import { magnitude } from '../interpretation/values.js';
import type { AmountToken } from '../tokens/amounts.js';
import type { StrayContext } from './strayFigures.js';
import type { BoxTerm } from './summaryBox.js';

/** Lines of a summary, and terms of it that may be of either side. */
const MOST_LINES = 10;
const MOST_TERMS = 8;

export function nearTerms(rows: readonly SolvedRow[], { start, end }: PeriodBalances, context: StrayContext): PrintedCheck[] {
  if (!start || !end || start.value === 0 || rows.length === 0) return [];
  const [first, last] = [Math.abs(start.value), Math.abs(end.value)];
  const ofRows = new Set(rows.flatMap(({ row }) => row.cells));
  const figures = context.lines.map(({ amounts }) => amounts.filter((token) => token.isMoney && !ofRows.has(token)));
  const valueOf = (token: AmountToken): number => magnitude(token, context.form, context.decimals);
  return figures.flatMap((tokens, line) => tokens.filter((token) => valueOf(token) === first).flatMap((token) => {
    const boxes = boxesBelow(token, line, last, figures, context);
    const [box] = boxes;
    if (box) return [...contradiction(box.terms, rows, context), ...signedMisses(token, boxes, context)];
    return contradiction(termsBehind(token, line, last, figures, context), rows, context);
  }));
}

/** On the line of the opening balance, up to the closing one: each figure under what it is called. */
function termsBehind(opening: AmountToken, line: number, closing: number, figures: readonly AmountToken[][], { lines, form, decimals }: StrayContext): BoxTerm[] {
  const behind = figures[line]!.slice(figures[line]!.indexOf(opening) + 1).map((token) => ({ token, line, value: magnitude(token, form, decimals), label: labelBeside(lines, line, token).text }));
  const end = behind.findIndex(({ value }) => value === closing);
  return behind.slice(0, Math.max(0, end)).filter(({ value }) => value !== 0);
}

interface Box {
  terms: BoxTerm[];
  /** Terms that are nothing. */
  noughts: number;
  closing: AmountToken;
}

/** In the column of the opening balance, down to the closing one. Where all that was owed was paid, purchases come to the same as that. */
function boxesBelow(opening: AmountToken, from: number, closing: number, figures: readonly AmountToken[][], { lines, form, decimals }: StrayContext): Box[] {
  const { page, fontSize } = lines[from]!.line;
  const terms: BoxTerm[] = [];
  const boxes: Box[] = [];
  for (let line = from + 1; line <= from + MOST_LINES && lines[line]?.line.page === page; line += 1) {
    const token = figures[line]!.find(({ x1 }) => Math.abs(x1 - opening.x1) <= fontSize);
    if (!token) continue;
    const value = magnitude(token, form, decimals);
    const told = terms.filter((term) => term.value !== 0);
    if (value === closing) boxes.push({ terms: told, noughts: terms.length - told.length, closing: token });
    terms.push({ token, line, value, label: labelBeside(lines, line, token).text });
  }
  return boxes;
}

/** Fewer figures with signs need not be all that made one balance of the other. Where fees and interest are listed with nothing, none is left out. */
const FEWEST_SIGNED = 3;

/** "Payments -50.00, credits 20.00, purchases 100.00": where the summary prints its signs, and does not come to its own closing balance, one term has lost its minus, or is a digit off. */
function signedMisses(opening: AmountToken, boxes: readonly Box[], context: StrayContext): PrintedCheck[] {
  const misses = boxes.map((box) => signedMissesOf(opening, box, context));
  return misses.includes(null) ? [] : (misses.find((found) => found!.length > 0) ?? []);
}

/** null where the terms make the one balance of the other. */
function signedMissesOf(opening: AmountToken, { terms, noughts, closing }: Box, { form, decimals, sourceOf }: StrayContext): PrintedCheck[] | null {
  const printed = (token: AmountToken): number => (hasMinus(token) ? -1 : 1) * magnitude(token, form, decimals);
  const gap = printed(closing) - printed(opening) - terms.reduce((sum, { token }) => sum + printed(token), 0);
  if (gap === 0) return null;
  if (!terms.some(({ token }) => hasMinus(token))) return [];
  const check = ({ token, label, line }: BoxTerm, expected: number, actual: number): PrintedCheck => ({ kind: 'other', label: label || 'Printed figure', expected, actual, source: sourceOf(token, line) });
  const lost = terms.filter(({ token, value }) => token.sign === 0 && gap === -2 * value);
  if (lost.length === 1) return lost.map((term) => check(term, term.value, -term.value));
  // "Withdrawals -120.00, of which fees -5.00": a part of another term, or none at all, is what is left over.
  if (terms.length < 2 || terms.length + noughts < FEWEST_SIGNED || terms.some(({ value }) => value === Math.abs(gap))) return [];
  const off = terms.find(({ token, value }) => Math.sign(printed(token) + gap) === Math.sign(printed(token)) && isMisprint(value, Math.abs(printed(token) + gap)));
  return off ? [check(off, printed(off.token), printed(off.token) + gap)] : [];
}

function hasMinus({ sign, mark }: AmountToken): boolean {
  return sign < 0 && mark !== 'letter';
}

function contradiction(terms: readonly BoxTerm[], rows: readonly SolvedRow[], { sourceOf }: StrayContext): PrintedCheck[] {
  if (terms.length < 2 || terms.length > MOST_TERMS) return [];
  const sides = [1, -1].map((sign) => rows.reduce((sum, { amount }) => sum + Math.max(0, sign * amount), 0)) as [number, number];
  const near = splits(terms).flatMap((split) => oneOff(split, sides));
  const [found] = near;
  if (!found || near.includes(null)) return [];
  return [{ kind: 'other', label: found.term.label || 'Printed figure', expected: found.term.value, actual: found.actual, source: sourceOf(found.term.token, found.term.line) }];
}

/** Every way to part the terms into those of one side and those of the other. */
function splits(terms: readonly BoxTerm[]): [BoxTerm[], BoxTerm[]][] {
  return Array.from({ length: 2 ** terms.length }, (_, chosen) => [terms.filter((_term, at) => chosen & (1 << at)), terms.filter((_term, at) => !(chosen & (1 << at)))]);
}

/** The term that a digit keeps from what the rows come to, where the other side is theirs exactly; null where both are. */
function oneOff(split: [BoxTerm[], BoxTerm[]], sides: [number, number]): ({ term: BoxTerm; actual: number } | null)[] {
  const [left, right] = split.map((side, at) => sides[at]! - side.reduce((sum, { value }) => sum + value, 0)) as [number, number];
  if (left === 0 && right === 0) return [null];
  const [exact, other, gap] = left === 0 ? [split[0], split[1], right] : [split[1], split[0], left];
  if ((left !== 0 && right !== 0) || exact.length === 0) return [];
  return other.flatMap((term) => {
    const actual = term.value + gap;
    return actual > 0 && isMisprint(term.value, actual) ? [{ term, actual }] : [];
  });
}
