// Boxes side by side whose labels take one line or two: "Balance from last statement" pushes its figure below that of "Closing balance". All
// figures go down to the line of the lowest, so that they read as the usual boxes do.
import { splitAtGaps } from '../columns/pieces.js';
import type { Word } from '../model.js';
import { areAligned, GAP, isDay, isFigure, nameEnds } from './labelsBelow.js';
import { withWords, type TokenLine } from './tokenize.js';

/** In sizes of type: from one line down to the next. */
const NEAR = 1.7;
const FEWEST = 3;
/** Below the first of the labels. */
const MOST_LINES = 4;

interface Tile {
  label: Word[];
  figure: Word[] | null;
}

export function levelTiles(lines: readonly TokenLine[]): TokenLine[] {
  const result: TokenLine[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const block = blockAt(lines, index);
    if (block === null) {
      result.push(lines[index]!);
      continue;
    }
    const figures = block.tiles.flatMap(({ figure }) => figure!);
    const labels = lines.slice(index, block.last + 1).map((tokens) => [tokens, tokens.line.words.filter((word) => !figures.includes(word))] as const);
    result.push(...labels.filter(([, words]) => words.length > 0).map(([tokens, words]) => withWords(tokens, words)), withWords(lines[block.last]!, figures));
    index = block.last;
  }
  return result;
}

/** Labels, under each further words of it or none, then a figure or day; not all of the figures on one line, the opening and the closing balance among them. */
function blockAt(lines: readonly TokenLine[], index: number): { tiles: readonly Tile[]; last: number } | null {
  const head = lines[index]!;
  if (head.amounts.some(({ isMoney }) => isMoney) || head.dates.length > 0) return null;
  const tiles: Tile[] = piecesOf(head).map((label) => ({ label, figure: null }));
  if (tiles.length < FEWEST) return null;
  const withFigures: number[] = [];
  let at = index;
  while (tiles.some(({ figure }) => figure === null)) {
    at += 1;
    if (at > index + MOST_LINES || !lines[at] || !isNext(lines[at - 1]!, lines[at]!) || !takeLine(tiles, lines[at]!)) return null;
    if (lines[at]!.amounts.length > 0) withFigures.push(at);
  }
  return withFigures.length > 1 && nameEnds(tiles.map(({ label }) => label)) ? { tiles, last: at } : null;
}

function isNext({ line: above }: TokenLine, { line: below }: TokenLine): boolean {
  return below.page === above.page && below.lane === above.lane && below.baseline - above.baseline <= NEAR * Math.max(above.fontSize, below.fontSize);
}

/** Each piece of the line goes to the box it stands in; false where one stands in none, or below its figure. */
function takeLine(tiles: Tile[], tokens: TokenLine): boolean {
  const money = tokens.amounts.filter(({ isMoney }) => isMoney);
  return piecesOf(tokens).every((piece) => {
    const tile = tiles.find(({ label, figure }) => figure === null && areAligned(label, piece, tokens.line.fontSize));
    if (!tile) return false;
    if (isFigure(piece, money) || isDay(piece, tokens)) tile.figure = piece;
    else if (piece.some(({ text }) => /\d/.test(text))) return false;
    else tile.label = [...tile.label, ...piece];
    return true;
  });
}

function piecesOf({ line }: TokenLine): Word[][] {
  return splitAtGaps(line.words, GAP);
}
