// Amounts that show no sign get it from the printed balances around them, where exactly one choice of signs fits.
import { sideOfPhrase } from '../vocabulary/signWords.js';
import type { Moment, SolvedRow } from './solveLedger.js';

/** Above this many unsigned rows between two balances the choice is not searched. */
const MOST_UNKNOWN = 9;

/** Rows of one side, at least. */
const FEWEST_ALIKE = 5;

/** `openings` are the printed start balances outside of the table; the first rows are settled from the one that fits. */
export function settleSigns(moments: readonly Moment[], isDescending: boolean, openings: readonly number[]): Moment[] {
  if (!moments.some((moment) => moment.solved?.isGuessed)) return moments as Moment[];
  const copy = moments.map((moment) => ({ ...moment, solved: moment.solved && { ...moment.solved } }));
  const timed = isDescending ? [...copy].reverse() : copy;
  let before: number | null = null;
  let run: SolvedRow[] = [];
  let isFirst = true;
  for (const moment of timed) {
    if (moment.solved) run.push(moment.solved);
    const balance = moment.solved ? moment.solved.balance : (moment.point?.value ?? null);
    if (balance === null) continue;
    if (before !== null) settleRun(run, balance - before);
    // A summary above the table may print the closing balance last: it is not what the first rows go on from.
    if (isFirst && run.length > 0) for (const opening of openings) settleRun(run, balance - opening);
    isFirst &&= run.length === 0;
    before = balance;
    run = [];
  }
  const rows = copy.flatMap(({ solved }) => solved ?? []);
  guessAlike(rows);
  guessByPhrases(rows);
  return copy;
}

/** Rows that balances give one side only: the first of them, with no balance before it, is rather of that side, too. It stays a guess. */
function guessAlike(rows: readonly SolvedRow[]): void {
  const settled = rows.filter((row) => row.isDerived);
  const sides = new Set(settled.map(({ amount }) => Math.sign(amount)));
  if (settled.length < FEWEST_ALIKE || sides.size > 1) return;
  for (const row of rows) if (row.isGuessed) row.amount = Math.abs(row.amount) * [...sides][0]!;
}

/** What is paid to somebody and what comes from somebody, where nothing else tells. It stays a guess. */
function guessByPhrases(rows: readonly SolvedRow[]): void {
  for (const row of rows) {
    const side = row.isGuessed ? sideOfPhrase(row.row.words) : 0;
    if (side !== 0) row.amount = side * Math.abs(row.amount);
  }
}

function settleRun(run: readonly SolvedRow[], change: number): void {
  const unknown = run.filter((row) => row.isGuessed);
  if (unknown.length === 0 || unknown.length > MOST_UNKNOWN) return;
  const known = run.reduce((sum, row) => sum + (row.isGuessed ? 0 : row.amount), 0);
  const signs = onlyChoice(unknown.map((row) => row.amount), change - known);
  if (!signs) return;
  unknown.forEach((row, index) => {
    row.amount *= signs[index]!;
    row.isGuessed = false;
    row.isDerived = true;
  });
}

/** The one way to sign `values` so that they add up to `target`; null when there is none or more than one. */
function onlyChoice(values: readonly number[], target: number): number[] | null {
  let found: number[] | null = null;
  for (let mask = 0; mask < 1 << values.length; mask += 1) {
    let sum = 0;
    for (let i = 0; i < values.length; i += 1) sum += mask & (1 << i) ? -values[i]! : values[i]!;
    if (sum !== target) continue;
    if (found) return null;
    found = values.map((_, i) => (mask & (1 << i) ? -1 : 1));
  }
  return found;
}
