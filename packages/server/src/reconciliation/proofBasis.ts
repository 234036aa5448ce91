// What a proof rests on beside balances and rows, kept with the period so that it can be proved again after each edit. Pure.
import type { PrintedCheck } from './provePeriod.js';
import type { OpenQuestion, Proof, ProofCheck } from './proof.js';

/** A printed figure, tied to rows by their numbers in the document, which stay the same when others come and go. */
export interface BasisCheck extends Omit<PrintedCheck, 'rows'> {
  /** Numbers of the first and the last row it covers. */
  rowNumbers?: [number, number];
  /** It is compared with a balance of the period, whatever that becomes. */
  follows?: 'startBalance' | 'endBalance';
}

export interface ProofBasis {
  checks: BasisCheck[];
  isOcr: boolean;
  /** Until somebody confirms the dates of the period. */
  openQuestions: OpenQuestion[];
}

export interface BasisRow {
  rowNumber: number;
  amount: number;
}

interface Balances {
  start: number | null;
  end: number | null;
}

/** @param rows those the proof was made of, in its order */
export function basisOf(proof: Proof, rows: readonly BasisRow[], balances: Balances, isOcr: boolean): ProofBasis {
  const checks = proof.checks.filter((check) => check.kind !== 'countBalances').map((check) => basisCheck(check, rows, balances));
  return { checks, isOcr, openQuestions: proof.openQuestions };
}

/** Most figures are measured on the rows again; some were held against a balance, which the check then follows. */
function basisCheck({ kind, label, expected, actual, source, rows: range }: ProofCheck, rows: readonly BasisRow[], { start, end }: Balances): BasisCheck {
  const check: BasisCheck = { kind, label, expected, source };
  if (range) return { ...check, rowNumbers: numbersOf(range, rows) };
  if (kind !== 'other') return check;
  if (actual === end) return { ...check, follows: 'endBalance' };
  if (actual === start) return { ...check, follows: 'startBalance' };
  const upTo = prefixThatGives(actual, rows, start ?? 0);
  return upTo === null ? { ...check, actual } : { ...check, kind: 'runningBalance', rowNumbers: numbersOf([0, upTo], rows) };
}

function numbersOf([first, last]: [number, number], rows: readonly BasisRow[]): [number, number] {
  return [rows[first]?.rowNumber ?? 0, rows[last]?.rowNumber ?? 0];
}

function prefixThatGives(balance: number, rows: readonly BasisRow[], start: number): number | null {
  let sum = start;
  for (const [index, row] of rows.entries()) {
    sum += row.amount;
    if (sum === balance) return index;
  }
  return null;
}

/** The checks for the rows as they are now. Where all rows of a range have gone, its figure is held against none. */
export function checksOf(basis: ProofBasis, rows: readonly BasisRow[], { start, end }: Balances): PrintedCheck[] {
  return basis.checks.map(({ rowNumbers, follows, ...check }) => {
    if (follows) return { ...check, actual: (follows === 'startBalance' ? start : end) ?? 0 };
    if (!rowNumbers) return check;
    const first = rows.findIndex((row) => row.rowNumber >= rowNumbers[0]);
    const last = rows.findLastIndex((row) => row.rowNumber <= rowNumbers[1] || isAddedBehind(row.rowNumber, rowNumbers[1]));
    return { ...check, rows: first < 0 ? [rows.length, rows.length] : [first, last] };
  });
}

/** A row that was put in behind the last one of a range, before the next printed one, belongs to the range. */
function isAddedBehind(rowNumber: number, last: number): boolean {
  return rowNumber > last && rowNumber < Math.floor(last) + 1;
}
