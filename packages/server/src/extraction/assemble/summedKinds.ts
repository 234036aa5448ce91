// "Send money 224.08, pay bill 369.49, total 593.57": a table of kinds, whose last line says what one side of the rows comes to. Where a digit
// keeps its column from making up that sum, the figure contradicts the rows.
import { isMisprint } from '../../reconciliation/misreading.js';
import type { PrintedCheck } from '../../reconciliation/provePeriod.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import { magnitude } from '../interpretation/values.js';
import type { AmountToken } from '../tokens/amounts.js';
import { joinedText, squash } from '../tokens/plainText.js';
import { labelKind } from '../vocabulary/labels.js';
import type { StrayContext } from './strayFigures.js';
import type { BoxTerm } from './summaryBox.js';

/** Lines of such a table, and kinds in it, fewer of which are near to a sum by accident. */
const MOST_LINES = 15;
const FEWEST_KINDS = 3;
/** In sizes of type: from line to line, and by how much figures of one column may end apart. */
const NEXT_LINE = 2.5;
const SAME_COLUMN = 0.6;

export function nearKinds(rows: readonly SolvedRow[], context: StrayContext): PrintedCheck[] {
  const sides = new Set([1, -1].map((sign) => rows.reduce((sum, { amount }) => sum + Math.max(0, sign * amount), 0)));
  return context.lines.flatMap(({ line, amounts }, index) => {
    const [first] = amounts;
    if (!first || context.isRow[index] || labelKind(squash(joinedText(line.words.slice(0, first.first)))) !== 'total') return [];
    return amounts.filter((token) => token.isMoney && sides.has(valueOf(token, context))).flatMap((token) => contradiction(token, kindsAbove(token, index, context), context));
  });
}

function valueOf(token: AmountToken, { form, decimals }: StrayContext): number {
  return magnitude(token, form, decimals);
}

/** The figures over a sum, in its column, line by line. */
function kindsAbove(total: AmountToken, from: number, context: StrayContext): BoxTerm[] {
  const { lines, isRow } = context;
  const { page, fontSize } = lines[from]!.line;
  const kinds: BoxTerm[] = [];
  for (let line = from - 1; line >= from - MOST_LINES && lines[line]?.line.page === page && !isRow[line]; line -= 1) {
    const token = lines[line]!.amounts.find(({ x1, isMoney }) => isMoney && Math.abs(x1 - total.x1) <= SAME_COLUMN * fontSize);
    if (!token || lines[line + 1]!.line.baseline - lines[line]!.line.baseline > NEXT_LINE * fontSize) break;
    kinds.push({ token, line, value: valueOf(token, context), label: joinedText(lines[line]!.line.words.slice(0, token.first)) });
  }
  return kinds;
}

function contradiction(total: AmountToken, kinds: readonly BoxTerm[], context: StrayContext): PrintedCheck[] {
  if (kinds.length < FEWEST_KINDS) return [];
  const gap = valueOf(total, context) - kinds.reduce((sum, { value }) => sum + value, 0);
  const wrong = kinds.find(({ value }) => value + gap > 0 && isMisprint(value, value + gap));
  return gap === 0 || !wrong ? [] : [{ kind: 'other', label: wrong.label, expected: wrong.value, actual: wrong.value + gap, source: context.sourceOf(wrong.token, wrong.line) }];
}
