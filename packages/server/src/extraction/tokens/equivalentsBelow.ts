// "1 061,19" on the line of a row, and below it, at the same edge, "3 621,52": the same once more in another currency, at one rate for all rows.
// Those below are of no row.
import { type TokenLine, withWords } from './tokenize.js';
import type { AmountToken } from './amounts.js';

/** In sizes of type to the line below, at most; in heights of figures, by how much the ends of both differ. */
const NEXT_LINE = 1.8;
const SAME_EDGE = 0.35;
const FEWEST_PAIRS = 4;
/** Each of both is rounded. */
const ROUNDED = 0.011;

interface Pair {
  upper: number;
  lower: number;
}

export function withoutEquivalents(lines: readonly TokenLine[]): readonly TokenLine[] {
  const rate = rateOf(lines);
  if (rate === null) return lines;
  return lines.flatMap((line, index) => {
    const own = equivalentsOn(lines, index, rate);
    const words = line.line.words.filter((_, at) => !own.some(({ first, last }) => at >= first && at <= last));
    if (own.length === 0) return line;
    return words.length > 0 ? withWords(line, words) : [];
  });
}

/** How many times the upper figures the lower ones are, where it is one rate on all lines that begin with a day. */
function rateOf(lines: readonly TokenLine[]): number | null {
  const pairs: Pair[] = [];
  let rows = 0;
  for (const [index, { dates, amounts }] of lines.entries()) {
    if (dates[0]?.first !== 0 || !amounts.some(({ isMoney }) => isMoney)) continue;
    rows += 1;
    const below = lines[index + 1];
    if (!below || below.dates.length > 0 || !isNext(lines[index]!, below)) return null;
    const own = amounts.flatMap((upper) => (upper.isMoney ? pairOf(upper, below) : []));
    // A row whose figure stands alone says that others are no equivalents.
    if (own.length === 0) return null;
    pairs.push(...own);
  }
  const largest = pairs.reduce<Pair | null>((best, pair) => (best && best.upper >= pair.upper ? best : pair), null);
  const rate = largest ? largest.lower / largest.upper : 1;
  const isOfRate = (pair: Pair): boolean => fits(pair, rate);
  return rows >= FEWEST_PAIRS && new Set(pairs.map(({ upper }) => upper)).size >= FEWEST_PAIRS && rate !== 1 && pairs.every(isOfRate) ? rate : null;
}

function fits({ upper, lower }: Pair, rate: number): boolean {
  return Math.abs(upper * rate - lower) <= ROUNDED * Math.max(1, rate);
}

function pairOf(upper: AmountToken, below: TokenLine): Pair[] {
  const lower = below.amounts.find((amount) => amount.isMoney && isAtEdge(amount, upper));
  return lower ? [{ upper: valueOf(upper), lower: valueOf(lower) }] : [];
}

function equivalentsOn(lines: readonly TokenLine[], index: number, rate: number): AmountToken[] {
  const [above, line] = [lines[index - 1], lines[index]!];
  if (!above || line.dates.length > 0 || !isNext(above, line)) return [];
  return line.amounts.filter((lower) => lower.isMoney && above.amounts.some((upper) => upper.isMoney && isAtEdge(lower, upper) && fits({ upper: valueOf(upper), lower: valueOf(lower) }, rate)));
}

function isNext({ line }: TokenLine, { line: below }: TokenLine): boolean {
  return line.page === below.page && line.lane === below.lane && below.baseline - line.baseline < NEXT_LINE * line.fontSize;
}

/** Of their digits, or of what stands behind these: "500,00 EUR" above "(3.767,25 HRK)". */
function isAtEdge({ x1, box: own }: AmountToken, { x1: other, box }: AmountToken): boolean {
  return Math.min(Math.abs(x1 - other), Math.abs(own[2] - box[2])) < SAME_EDGE * (box[3] - box[1]);
}

function valueOf({ number: { raw, scale } }: AmountToken): number {
  return Number(raw.replace(/\D/g, '')) / 10 ** scale;
}
