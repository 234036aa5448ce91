// "£60.85  £821.25" on the line of a row, and below the first of both, at its edge, "€70.58": what was paid abroad is text of the row above, whatever rate each row has.
import type { AmountToken } from './amounts.js';
import type { TokenLine } from './tokenize.js';

/** In sizes of type to the line below, at most; in heights of figures, by how much the ends of both differ. */
const NEXT_LINE = 1.8;
const SAME_EDGE = 0.35;

export function withForeignInTexts(lines: readonly TokenLine[]): TokenLine[] {
  const hasDays = hasDaysBelow(lines);
  return lines.map((line, index) => (index > 0 && (isForeign(line, lines[index - 1]!) || (hasDays && isBesideDayBelow(line, lines[index - 1]!))) ? { ...line, amounts: line.amounts.filter((amount) => amount !== line.amounts.at(-1)) } : line));
}

/** Share of the rows. */
const MOSTLY = 0.6;
const FEWEST_ROWS = 3;

/** Every row has an amount and its balance beside its first day, and a second day below that. */
function hasDaysBelow(lines: readonly TokenLine[]): boolean {
  const rows = lines.flatMap((line, index) => (showsBalance(line) ? [{ line, next: lines[index + 1] }] : []));
  return rows.length >= FEWEST_ROWS && rows.filter(({ line, next }) => next !== undefined && isDayBelow(next, line) && moneyOf(next).length < 2).length >= MOSTLY * rows.length;
}

/** "23.10.2025 17:15   Cash   4 294,96   34 469,48", and below it "24.10.2025 027886   ATM   47,72 $". */
function isBesideDayBelow(line: TokenLine, above: TokenLine): boolean {
  const [foreign, ...others] = moneyOf(line);
  if (foreign?.currency === undefined || others.length > 0 || foreign !== line.amounts.at(-1) || !showsBalance(above) || !isDayBelow(line, above)) return false;
  const own = moneyOf(above);
  const amount = own.at(-2)!;
  return own.every(({ currency }) => currency !== foreign.currency) && [foreign.x1, foreign.box[2]].some((x1) => isAtEdge(amount, { ...foreign, x1 }));
}

function showsBalance(line: TokenLine): boolean {
  return line.dates[0]?.first === 0 && moneyOf(line).length > 1;
}

function isDayBelow({ line, dates }: TokenLine, { line: above, dates: [day] }: TokenLine): boolean {
  const isNext = line.page === above.page && line.lane === above.lane && line.baseline - above.baseline < NEXT_LINE * above.fontSize;
  return isNext && dates[0]?.first === 0 && Math.abs(dates[0].box[0] - day!.box[0]) < 0.5 * above.fontSize;
}

function moneyOf({ amounts }: TokenLine): AmountToken[] {
  return amounts.filter(({ isMoney }) => isMoney);
}

/** A row of its own would show its balance, as the one above does. */
function isForeign({ line, dates, amounts }: TokenLine, above: TokenLine): boolean {
  const foreign = amounts.at(-1);
  if (foreign?.currency === undefined || dates.some(({ first }) => first === 0) || amounts.filter(({ isMoney }) => isMoney).length > 1 || above.dates[0]?.first !== 0) return false;
  const own = above.amounts.filter(({ isMoney }) => isMoney);
  const isNext = line.page === above.line.page && line.lane === above.line.lane && line.baseline - above.line.baseline < NEXT_LINE * above.line.fontSize;
  return isNext && own.length > 1 && own.every(({ currency }) => currency !== undefined && currency === own[0]!.currency && currency !== foreign.currency) && own.slice(0, -1).some((amount) => isAtEdge(amount, foreign));
}

function isAtEdge({ x1, box }: AmountToken, other: AmountToken): boolean {
  return Math.abs(x1 - other.x1) < SAME_EDGE * (box[3] - box[1]);
}
