// A column of one side whose figures carry a minus or a plus, and one of them none: the page contradicts itself there, whatever the balances say of it.
import type { OpenQuestion } from '../../reconciliation/proof.js';
import type { ColumnRoles } from '../interpretation/roles.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import type { DocumentContext } from './documentContext.js';

/** Of a column, at least, and on all figures but so few. */
const FEWEST_MARKED = 4;
const MOST_BARE = 0.1;

/** On digital text: recognition loses such marks often, and the balances tell them then. */
export function lostMarks(solved: readonly SolvedRow[], roles: ReadonlyMap<number, ColumnRoles>, { lines, originOf }: DocumentContext): OpenQuestion[] {
  const columns = new Map<string, { marked: number; bare: SolvedRow[] }>();
  for (const one of solved) {
    const { row, amountToken, amountLine } = one;
    const own = roles.get(row.kind);
    // A fee became a debit, and stands in its own column on the page.
    const cells = (row.isFee && row.held) || row.cells;
    const column = cells.findIndex((cell) => cell?.box === amountToken.box);
    const token = cells[column];
    if (!own || !token || column === own.amount || token.mark === 'letter' || originOf(lines[amountLine]!.line.page) === 'ocr') continue;
    const found = columns.get(`${row.kind} ${column}`) ?? { marked: 0, bare: [] };
    columns.set(`${row.kind} ${column}`, found);
    if (token.sign === 0) found.bare.push(one);
    else found.marked += 1;
  }
  const unlike = [...columns.values()].flatMap(({ marked, bare }) => (marked >= FEWEST_MARKED && bare.length <= Math.max(1, MOST_BARE * marked) ? bare : []));
  return unlike.slice(0, 1).map(({ amountToken }) => ({ about: 'signs', text: `The amount ${amountToken.text} has no sign, and the others in its column have one. Compare it with the page.` }));
}
