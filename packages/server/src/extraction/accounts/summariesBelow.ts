// Accounts one below the other that print what they began and ended with behind their rows: "Main account", rows, "old balance", "new balance", and
// below that "Savings pot", rows, and both once more. Told by arithmetic: each pair of balances fits the rows above it.
import type { AmountToken } from '../tokens/amounts.js';
import type { Checkpoint, RawRow } from '../rows/stream.js';
import { joinLedgers, type Ledger, rowsOf } from './ledgers.js';
import { cutAt, isName, type SplitContext } from './unnumberedAccounts.js';

interface Part {
  rows: RawRow[];
  opening: Checkpoint;
  closing: Checkpoint;
}

export function splitBySummariesBelow(ledgers: readonly Ledger[], context: SplitContext): Ledger[] {
  const runs: Ledger[][] = [];
  for (const ledger of ledgers) {
    const run = runs.at(-1);
    // The second summary was taken for where a later part begins.
    if (run && run[0]!.account?.key === ledger.account?.key) run.push(ledger);
    else runs.push([ledger]);
  }
  return runs.flatMap((run) => splitRun(run, context) ?? run);
}

function splitRun([first, ...others]: readonly Ledger[], context: SplitContext): Ledger[] | null {
  const whole = others.reduce(joined, first!);
  const parts = partsOf(whole, context.valueOf);
  if (parts === null) return null;
  const titles = parts.slice(1).map((part, at) => titleBetween(parts[at]!.closing.line, part.rows[0]?.lines[0] ?? part.opening.line, context));
  const cut: Ledger[] = [];
  let rest = whole;
  for (const title of titles) {
    if (title === null) return null;
    const [above, below] = cutAt(rest, null, title, context.lines);
    cut.push(above);
    rest = below;
  }
  return [...cut, rest];
}

function joined(above: Ledger, below: Ledger): Ledger {
  return { ...joinLedgers(above, below), openings: [...above.openings, ...below.openings] };
}

/** Rows with the balances that follow them, where all of the ledger is made of such; of the last ones nothing need have happened. */
function partsOf(ledger: Ledger, valueOf: (token: AmountToken) => number): Part[] | null {
  const rows = rowsOf(ledger);
  const openings = ledger.openings.filter(({ label }) => label === 'opening').sort((a, b) => a.line - b.line);
  const closings = ledger.closings.filter(({ label }) => label === 'closing').sort((a, b) => a.line - b.line);
  if (openings.length < 2 || openings.length !== closings.length || openings.length !== ledger.openings.length) return null;
  let from = -1;
  const parts = openings.map((opening, at): Part => {
    const part = { rows: rows.filter(({ lines: [first] }) => first! > from && first! < opening.line), opening, closing: closings[at]! };
    from = part.closing.line;
    return part;
  });
  const fits = ({ rows: own, opening, closing }: Part): boolean => closing.line > opening.line && valueOf(opening.amount) + own.reduce((sum, { cells }) => sum + cells.reduce((all, cell) => all + (cell ? valueOf(cell) : 0), 0), 0) === valueOf(closing.amount);
  // What goes on from the balance above is a later part of the same account.
  if (parts.slice(1).every(({ opening }, at) => valueOf(opening.amount) === valueOf(parts[at]!.closing.amount))) return null;
  const isWhole = parts.reduce((sum, part) => sum + part.rows.length, 0) === rows.length && parts[0]!.rows.length > 0;
  return isWhole && parts.filter(({ rows: own }) => own.length > 0).length > 1 && parts.every(fits) ? parts : null;
}

/** The first line of words alone that is not printed on every page. */
function titleBetween(closing: number, next: number, { lines, furniture }: SplitContext): number | null {
  for (let index = closing + 1; index < next; index += 1) if (furniture[index] === 0 && isName(lines[index]!)) return index;
  return null;
}
