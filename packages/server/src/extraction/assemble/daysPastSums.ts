// A row without a day below a sum, where each row above has a day of its own: a sum ends the list of these rows, and the day of the last of them is
// hardly that of what follows, such as costs of credit under a title that nobody knows.
import type { SolvedRow } from '../interpretation/solveLedger.js';
import type { TotalLine } from '../rows/stream.js';
import type { TokenLine } from '../tokens/tokenize.js';

/** Rows with days of their own, at least. */
const FEWEST_DATED = 3;

export function areDaysPastSums(solved: readonly SolvedRow[], totals: readonly TotalLine[], lines: readonly TokenLine[]): boolean {
  const carried = solved.filter(({ row }) => row.isDateCarried && row.dateLines.length > 0);
  const isPastSum = ({ row, amountLine }: SolvedRow): boolean => {
    const day = row.dateLines[0]!;
    return lines[day]!.line.page === lines[amountLine]!.line.page && totals.some(({ line }) => line > day && line < amountLine);
  };
  const dated = solved.filter(({ row }) => !row.isDateCarried);
  return carried.length > 0 && dated.length >= FEWEST_DATED && carried.every((item) => item.row.isDateForeign === true || isPastSum(item)) && carried.some(({ row }) => row.isDateForeign !== true);
}
