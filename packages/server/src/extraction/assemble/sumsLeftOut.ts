// Sums among the rows, without a label that is known, which the reading has left out of them.
import { rowsOf, type Ledger } from '../accounts/ledgers.js';
import { repeatedSums } from '../interpretation/rowsInDoubt.js';
import type { Solution } from '../interpretation/solveLedger.js';
import type { TotalLine } from '../rows/stream.js';
import { squash } from '../tokens/plainText.js';
import { isSumNamed } from '../vocabulary/labels.js';

/** What was left out of the rows as a sum that comes back day after day, or that calls itself one ("Subtotal for the second card"), is tested as one. */
export function withSumsLeftOut(ledger: Ledger, solution: Solution): Ledger {
  const kept = new Set(solution.moments.flatMap((moment) => (moment.solved ? [moment.solved.row] : [])));
  const rows = rowsOf(ledger);
  const repeated = repeatedSums(rows);
  const sums = rows.filter((row) => !kept.has(row) && (repeated.has(row) || (row.isDateCarried && isSumNamed(squash(row.words)))));
  if (sums.length === 0) return ledger;
  const totals = sums.map((row): TotalLine => ({ type: 'total', kind: row.kind, label: 'total', text: row.words, line: row.lines[0]!, cells: row.cells, amounts: row.cells.filter((cell) => cell !== null) }));
  return { ...ledger, totals: [...ledger.totals, ...totals] };
}
