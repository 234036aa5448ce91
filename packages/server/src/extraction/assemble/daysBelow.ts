// The day on the last row of each day, beside the balance that the day ended with: rows above it without one are of this day.
import type { SolvedRow } from '../interpretation/solveLedger.js';
import type { StatementRow } from '../model.js';

/** Fewer may have lost their day otherwise. */
const FEWEST = 2;

/** Rows without a day took that of the row above; where only dated rows show a balance, and time runs downward, it is that of the row below. */
export function withDaysBelow(rows: readonly StatementRow[], solved: readonly SolvedRow[], isDescending: boolean): StatementRow[] {
  const carried = solved.filter(({ row }) => row.isDateCarried);
  const areEnds = solved.every(({ row, balance }) => row.isDateCarried === (balance === null));
  const isLastDated = solved.at(-1)?.row.isDateCarried === false;
  if (isDescending || !areEnds || !isLastDated || carried.length < FEWEST || solved.length - carried.length < FEWEST) return [...rows];
  const moved = [...rows];
  for (let at = rows.length - 2; at >= 0; at -= 1) if (solved[at]!.row.isDateCarried) moved[at] = { ...rows[at]!, date: moved[at + 1]!.date, date2: moved[at + 1]!.date2 };
  return moved;
}
