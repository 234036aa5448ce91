// "434.80   -" in columns of debits and credits that are filled from their left, "-   2,09,667.78" in such that end at their right: the dash
// says that its cell is empty, and is no minus of the figure beside it, however near that comes to it.
import { makeLine } from '../layout/lines.js';
import type { AmountToken } from './amounts.js';
import { DASH } from './runningRows.js';
import { tokenizeLine, type TokenLine } from './tokenize.js';

/** Lines with such dashes, and with figures that begin in their place, at least. */
const FEWEST = 3;
/** In sizes of type. */
const SAME_PLACE = 0.25;

/** From the dash to the figure: wider than the space behind a minus. */
const APART = 0.4;
const SAME_END = 0.1;

export function withoutDashesOfCells(lines: readonly TokenLine[]): TokenLine[] {
  return withoutDashesBefore(withoutDashesBehind(lines));
}

/** Where figures on other lines end at the same place as the dash does, one of them beside a figure of the next column. */
function withoutDashesBefore(lines: readonly TokenLine[]): TokenLine[] {
  const dashes = lines.flatMap((line) => line.amounts.flatMap((token) => (beginsInDash(token, line) ? [line.line.words[token.first]!.box[2]] : [])));
  if (dashes.length === 0) return [...lines];
  const figures = lines.map(({ amounts }) => amounts.flatMap(({ isMoney, x1 }) => (isMoney ? [x1] : [])));
  const isColumn = (x: number, next: number, em: number): boolean => {
    const ends = (place: number): boolean => Math.abs(place - x) < SAME_END * em;
    const filled = figures.filter((places) => places.some(ends));
    const isBesideNext = filled.some((places) => places.some((place) => Math.abs(place - next) < SAME_END * em));
    return isBesideNext && filled.length > 1 && filled.length + dashes.filter(ends).length > FEWEST;
  };
  return lines.map((line) => {
    const { words, fontSize, page, lane, baseline } = line.line;
    const ofCells = new Set(line.amounts.flatMap((token) => (beginsInDash(token, line) && isColumn(words[token.first]!.box[2], token.x1, fontSize) ? [words[token.first]!] : [])));
    // Read anew: letters behind the figure are its sign then.
    return ofCells.size > 0 ? tokenizeLine({ ...makeLine(words.filter((word) => !ofCells.has(word)), page, lane), baseline }) : line;
  });
}

function beginsInDash({ first, last, mark }: AmountToken, { line: { words, fontSize } }: TokenLine): boolean {
  return mark === 'minus' && last > first && DASH.test(words[first]!.text) && words[first + 1]!.box[0] - words[first]!.box[2] > APART * fontSize;
}

function withoutDashesBehind(lines: readonly TokenLine[]): TokenLine[] {
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
