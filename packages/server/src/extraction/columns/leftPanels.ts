// A panel left of the rows, in which each figure stands below its label: "Opening balance" and "Closing balance" among them.
import { kindOfLabel } from '../facts/figures.js';
import { joinedText } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { splitAtGaps } from './pieces.js';
import type { Band } from './sideBars.js';

/** In sizes of type: words of one run; labels one below the other; white between the panel and the rows. */
const GAP = 1.1;
const SAME_EDGE = 0.3;
const WHITE = 0.5;
const CLOSE = 0.6;
/** Rows right of the panel, and lines on the page that end in a figure right of it, at least. */
const FEWEST_BESIDE = 3;
const FEWEST_ROWS = 5;

interface Start {
  index: number;
  x0: number;
  x1: number;
  text: string;
  isFigure: boolean;
}

export function leftBand(page: readonly TokenLine[]): Band | null {
  // Rows begin with a day or a text.
  if (!page.some(({ amounts: [figure] }) => figure?.isMoney && figure.first === 0)) return null;
  const starts = page.map(startOf);
  const opening = starts.find(({ text }) => isLabelled(text, 'opening'));
  if (!opening) return null;
  const isHere = ({ index, x0 }: Start): boolean => Math.abs(x0 - opening.x0) < SAME_EDGE * page[index]!.line.fontSize;
  const own = starts.filter(isHere);
  const closing = own.find(({ text }) => isLabelled(text, 'closing'));
  const [from, to] = [opening, closing].map((label) => own[own.findIndex((start) => start === label) + 1]);
  if (!closing || !from?.isFigure || !to?.isFigure) return null;
  const [top, end] = [Math.min(opening.index, closing.index), Math.max(from.index, to.index)];
  const panel = own.filter(({ index }) => index >= top && index <= end);
  const right = Math.max(...panel.map(({ x1 }) => x1));
  const em = page[top]!.line.fontSize;
  const beside = page.slice(top, end + 1).flatMap(({ line: { words } }) => words.flatMap(({ box }) => (box[0] > right ? [box[0]] : [])));
  const border = Math.min(...beside) - CLOSE * em;
  if (border < right + WHITE * em) return null;
  const isAcross = ({ line: { words } }: TokenLine): boolean => words.some(({ box }) => box[0] < border && box[2] > border);
  const isBeside = (line: TokenLine | undefined): boolean => line !== undefined && !isAcross(line) && line.line.words[0]!.box[0] < border && line.line.words.at(-1)!.box[0] > border;
  let [first, last] = [top, end];
  for (let at = top - 1; at >= 0 && !isAcross(page[at]!); at -= 1) if (isBeside(page[at])) first = at;
  for (let at = end + 1; at < page.length && !isAcross(page[at]!); at += 1) if (isBeside(page[at])) last = at;
  const lines = page.slice(first, last + 1);
  const isRow = ({ line: { words }, amounts }: TokenLine): boolean => amounts.some((amount) => amount.isMoney && amount.last === words.length - 1 && amount.x0 > border);
  if (lines.some(isAcross) || lines.filter((line) => isBeside(line) && isRow(line)).length < FEWEST_BESIDE) return null;
  return page.filter(isRow).length < FEWEST_ROWS ? null : { border, first, last };
}

function startOf(line: TokenLine, index: number): Start {
  const [run] = splitAtGaps(line.line.words, GAP);
  const figure = line.amounts[0];
  return { index, x0: run![0]!.box[0], x1: run!.at(-1)!.box[2], text: joinedText(run!), isFigure: figure?.isMoney === true && figure.first === 0 && figure.last === run!.length - 1 };
}

function isLabelled(text: string, kind: 'opening' | 'closing'): boolean {
  return !/\d/.test(text) && kindOfLabel(text) === kind;
}
