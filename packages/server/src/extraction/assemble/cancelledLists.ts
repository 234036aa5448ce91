// A list of its own below or above the rows that comes to nothing: what was declined and given back, perhaps. The balances agree with it and without.
import type { Ledger } from '../accounts/ledgers.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import { sumsNamed } from './cardSides.js';
import type { DocumentContext } from './documentContext.js';

/** Neither a balance nor a sum that names its side counts them. */
export function areRowsCancelled(solved: readonly SolvedRow[], ledger: Ledger, isOwed: boolean, context: Pick<DocumentContext, 'lines' | 'layout' | 'form' | 'decimals'>): boolean {
  const cuts = solved.flatMap((_, at) => (at > 0 && isTitleBetween(solved[at - 1]!, solved[at]!, context) ? [at] : []));
  const parts = [cuts[0], cuts.at(-1)].flatMap((cut) => (cut === undefined ? [] : [[solved.slice(0, cut), solved.slice(cut)] as const]));
  return parts.some(([first, second]) => {
    const [list, others] = comesToNothing(second) ? [second, first] : [first, second];
    if (!comesToNothing(list) || list.length >= others.length) return false;
    return sumsNamed(solved, ledger, context, isOwed) <= sumsNamed(others, ledger, context, isOwed);
  });
}

function comesToNothing(list: readonly SolvedRow[]): boolean {
  return list.length > 1 && list.every(({ balanceToken }) => balanceToken === null) && list.reduce((sum, { amount }) => sum + amount, 0) === 0;
}

/** Words without a figure, which are no headings, on the page of the row below; or headings once more. */
function isTitleBetween(above: SolvedRow, below: SolvedRow, { lines, layout }: Pick<DocumentContext, 'lines' | 'layout'>): boolean {
  const [from, to] = [above.row.lines.at(-1)!, below.row.lines[0]!];
  const isHeadedAgain = lines[from]!.line.page === lines[to]!.line.page && layout.isHeading.slice(from + 1, to).some((heading) => heading === 1);
  return isHeadedAgain || lines.slice(from + 1, to).some(({ line, amounts, text }, at) => line.page === lines[to]!.line.page && layout.isHeading[from + 1 + at] === 0 && amounts.length === 0 && /\p{L}{3}/u.test(text));
}
