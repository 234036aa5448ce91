// "Card 1234   2,253.22", "Card 9876   634.32", "Total new charges   2,887.54": what a printed total that was tested is made of, listed directly above
// it. One digit that keeps the parts from coming to it contradicts the rows, which agree with the total. Parts that say what they are of the rows are
// tested as such (printedChecks.ts).
import { isMisprint } from '../../reconciliation/misreading.js';
import type { PrintedCheck } from '../../reconciliation/provePeriod.js';
import { magnitude } from '../interpretation/values.js';
import type { Box } from '../model.js';
import type { AmountToken } from '../tokens/amounts.js';
import { joinedText, squash } from '../tokens/plainText.js';
import { type LabelKind, labelKind } from '../vocabulary/labels.js';
import type { StrayContext } from './strayFigures.js';

const FEWEST_PARTS = 2;
const MOST_PARTS = 12;
/** In sizes of type: from line to line, and by how much figures of one column may end apart. */
const NEXT_LINE = 2.5;
const SAME_COLUMN = 0.6;
/** In minor units: smaller parts are a digit away from others by accident. */
const LEAST_PART = 1000;

/** Balances are none of what came in or went out. */
const ENDS: ReadonlySet<LabelKind | null> = new Set<LabelKind>(['opening', 'closing', 'balance']);

interface Part {
  token: AmountToken;
  line: number;
  value: number;
  label: string;
}

export function partsAstray(known: readonly PrintedCheck[], context: StrayContext): PrintedCheck[] {
  const boxes = new Set<Box | null>(known.map(({ source }) => source?.box ?? null));
  const placed = context.lines.flatMap(({ amounts }, line) => amounts.filter(({ box }) => boxes.has(box)).map((token) => ({ token, line })));
  return placed.flatMap(({ token, line }) => {
    const parts = partsAbove(token, line, context);
    const total = signed(token, context);
    const sums = parts.map((_, at) => parts.slice(0, at + 1).reduce((sum, { value }) => sum + value, 0));
    if (sums.includes(total)) return [];
    for (let count = FEWEST_PARTS; count <= parts.length; count += 1) {
      const missing = total - sums[count - 1]!;
      const wrong = parts.slice(0, count).find(({ value, token: part, label }) => !boxes.has(part.box) && labelKind(squash(label)) === null && Math.abs(value) >= LEAST_PART && Math.sign(value) === Math.sign(value + missing) && isMisprint(Math.abs(value), Math.abs(value + missing)));
      if (wrong) return [{ kind: 'other' as const, label: wrong.label, expected: wrong.value, actual: wrong.value + missing, source: context.sourceOf(wrong.token, wrong.line) }];
    }
    return [];
  });
}

/** From the nearest up: lines of words and one figure in the column of the total. */
function partsAbove({ x1 }: AmountToken, below: number, context: StrayContext): Part[] {
  const { lines, isRow } = context;
  const parts: Part[] = [];
  for (let line = below - 1; line >= 0 && parts.length < MOST_PARTS; line -= 1) {
    const [own, next] = [lines[line]!, lines[line + 1]!.line];
    const [token, ...more] = own.amounts.filter(({ isMoney }) => isMoney);
    const isNext = own.line.page === next.page && next.baseline - own.line.baseline <= NEXT_LINE * next.fontSize;
    const label = joinedText(own.line.words.slice(0, token?.first ?? 0));
    if (isRow[line] || label === '' || ENDS.has(labelKind(squash(label))) || !token || more.length > 0 || own.dates.length > 0 || !isNext || Math.abs(token.x1 - x1) > SAME_COLUMN * own.line.fontSize) break;
    parts.push({ token, line, value: signed(token, context), label });
  }
  return parts;
}

function signed(token: AmountToken, { form, decimals }: StrayContext): number {
  const value = magnitude(token, form, decimals);
  return token.sign < 0 ? -value : value;
}
