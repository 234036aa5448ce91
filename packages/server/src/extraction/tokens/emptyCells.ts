// "434.80   -" in columns of debits and credits that are filled from their left: the dash says that its cell is empty, and is no minus of the
// figure before it, however near that comes to it.
import type { AmountToken } from './amounts.js';
import { DASH } from './runningRows.js';
import type { TokenLine } from './tokenize.js';

/** Lines with such dashes, and with figures that begin in their place, at least. */
const FEWEST = 3;
/** In sizes of type. */
const SAME_PLACE = 0.25;

export function withoutDashesOfCells(lines: readonly TokenLine[]): TokenLine[] {
  if (!lines.some((line) => line.amounts.some((token) => endsInDash(token, line)))) return [...lines];
  const alone = lines.flatMap(({ line: { words }, amounts }) => words.flatMap(({ text, box }, at) => (DASH.test(text) && !amounts.some(({ first, last }) => at >= first && at <= last) ? [box[0]] : [])));
  const figures = lines.flatMap(({ amounts }) => amounts.flatMap(({ isMoney, x0 }) => (isMoney ? [x0] : [])));
  const isColumn = (x: number, em: number): boolean => [alone, figures].every((places) => places.filter((place) => Math.abs(place - x) < SAME_PLACE * em).length >= FEWEST);
  return lines.map((line) => {
    const { words, fontSize } = line.line;
    const isOfCell = (token: AmountToken): boolean => endsInDash(token, line) && isColumn(words[token.last]!.box[0], fontSize);
    return line.amounts.some(isOfCell) ? { ...line, amounts: line.amounts.map((token) => (isOfCell(token) ? withoutDash(token, line) : token)) } : line;
  });
}

function endsInDash({ first, last }: AmountToken, { line: { words } }: TokenLine): boolean {
  return last > first && DASH.test(words[last]!.text);
}

function withoutDash(token: AmountToken, { line: { words } }: TokenLine): AmountToken {
  const last = token.last - 1;
  const [x0, y0, , y1] = token.box;
  return { ...token, last, sign: 0, mark: null, text: words.slice(token.first, last + 1).map(({ text }) => text).join(' '), box: [x0, y0, words[last]!.box[2], y1] };
}
