// "Opening 1,000.00 … Closing 1,300.00", or both words over their figures: where nothing else on the document names a balance it begins or ends
// with, they are named in full, so that the lines read as the usual ones do.
import { extent, overlap, piecesOf, splitAtGaps } from '../columns/pieces.js';
import { groupBy } from '../groups.js';
import type { Word } from '../model.js';
import { bareEnds, type BareEnd } from '../vocabulary/bareEnds.js';
import { BOUNDS, labelKind } from '../vocabulary/labels.js';
import type { AmountToken } from './amounts.js';
import { joinedText, squash } from './plainText.js';
import { type TokenLine, withWords } from './tokenize.js';

/** In sizes of type: white between a label and what stands before it; from words down to the figures under them. */
const APART = 1.1;
const NEAR = 3.2;
/** Ends of figures of one column. */
const SAME_PLACE = 1;

interface Labelled {
  line: number;
  words: readonly Word[];
  figure: AmountToken;
  ofRow: boolean;
}

interface Bare extends Labelled {
  pair: number;
  side: BareEnd;
}

export function nameBareEnds(lines: readonly TokenLine[]): TokenLine[] {
  const labels = lines.flatMap((line, index) => [...labelsBeside(line, index), ...labelsAbove(lines, index)]);
  const bare = pairedEnds(labels, lines);
  if (bare.length === 0 || labels.some(({ words, ofRow }) => !ofRow && BOUNDS.has(labelKind(squash(joinedText(words)))))) return [...lines];
  const byLine = groupBy(bare, ({ line }) => line);
  return lines.map((line, index) => {
    const own = byLine.get(index);
    return own ? withWords(line, line.line.words.flatMap((word) => renamed(word, own))) : line;
  });
}

/** What stands before each figure, but for a day. */
function labelsBeside({ line: { words }, amounts, dates }: TokenLine, index: number): Labelled[] {
  const money = amounts.filter(({ isMoney }) => isMoney);
  return money.flatMap((figure, at): Labelled[] => {
    const from = (money[at - 1]?.last ?? -1) + 1;
    const day = dates.find(({ first, last }) => first >= from && last === figure.first - 1);
    const label = splitAtGaps(words.slice(from, day?.first ?? figure.first), APART).at(-1) ?? [];
    return label.length === 0 ? [] : [{ line: index, words: label, figure, ofRow: dates[0]?.first === 0 }];
  });
}

/** Words over the only figures below them. */
function labelsAbove(lines: readonly TokenLine[], index: number): Labelled[] {
  const { line, amounts, dates } = lines[index]!;
  const [below, next] = [lines[index + 1], lines[index + 2]];
  if (amounts.length > 0 || dates.length > 0 || !below || below.line.page !== line.page || below.dates.length > 0 || below.line.baseline - line.baseline > NEAR * line.fontSize) return [];
  const isFurther = next && next.line.page === line.page && next.line.baseline - below.line.baseline < NEAR * line.fontSize;
  return piecesOf(line.words).flatMap((words): Labelled[] => {
    const under = (tokens: TokenLine): AmountToken[] => tokens.amounts.filter(({ isMoney, x0, x1 }) => isMoney && overlap(extent(words), { x0, x1 }) > 0);
    const [figure, ...more] = under(below);
    return !figure || more.length > 0 || (isFurther && under(next).length > 0) ? [] : [{ line: index, words, figure, ofRow: false }];
  });
}

/** In turn, each opening one with the closing one of its language that follows it, on its line or in its column. */
function pairedEnds(labels: readonly Labelled[], lines: readonly TokenLine[]): Bare[] {
  const all = labels.filter(({ ofRow }) => !ofRow).map((label) => ({ label, ends: bareEnds(squash(joinedText(label.words))) })).filter(({ ends }) => ends.length > 0);
  for (const pair of new Set(all.flatMap(({ ends }) => ends.map(([own]) => own)))) {
    const found = all.flatMap(({ label, ends }): Bare[] => ends.filter(([own]) => own === pair).slice(0, 1).map(([, side]) => ({ ...label, pair, side })));
    const isPaired = found.length % 2 === 0 && found.length === all.length && found.every((item, at) => item.side === (at % 2 === 0 ? 'opening' : 'closing') && (at % 2 === 0 || areTogether(found[at - 1]!, item, lines)));
    if (isPaired) return found;
  }
  return [];
}

function areTogether(opening: Bare, closing: Bare, lines: readonly TokenLine[]): boolean {
  return opening.line === closing.line || Math.abs(opening.figure.x1 - closing.figure.x1) < SAME_PLACE * lines[opening.line]!.line.fontSize;
}

function renamed(word: Word, own: readonly Bare[]): Word[] {
  const bare = own.find(({ words }) => words.includes(word));
  if (!bare) return [word];
  if (bare.words[0] !== word) return [];
  const { x0, x1 } = extent(bare.words);
  const [, y0, , y1] = word.box;
  const middle = (x0 + x1) / 2;
  const part = (text: string, from: number, to: number): Word => ({ ...word, text, box: [from, y0, to, y1], charX: undefined });
  return [part(bare.side === 'opening' ? 'Opening' : 'Closing', x0, middle - GAP * word.fontSize), part('balance', middle + GAP * word.fontSize, x1)];
}

/** Half a space, in sizes of type. */
const GAP = 0.1;
