// How high the row of a figure is where the figure is set to the middle of several lines of text: as many of them stand above it as below.
import type { TokenLine } from './tokenize.js';

/** In sizes of type: by how much lines may miss the places that mirror each other. */
const MISSED = 0.25;
/** Lines of one text stand no farther apart than this many of the smallest steps between lines. */
const NEXT_LINE = 1.1;
/** In sizes of type: nearer to each other are parts of one line. */
const SAME_LINE = 0.7;

/** From the figure of a line to the outermost lines of its row, for each index of `figures`; 0 where the row is of one line, or its figure at an end of it. */
export function halfHeights(lines: readonly TokenLine[], figures: readonly number[], isDay: (tokens: TokenLine) => boolean): Map<number, number> {
  const isFigure = new Set(figures);
  const texts = lines.flatMap((tokens, index) => (isFigure.has(index) || isDay(tokens) ? [] : [tokens.line.baseline]));
  const step = smallestStep(lines.filter((tokens, index) => !isDay(tokens) && (!isFigure.has(index) || hasText(tokens))));
  return new Map(figures.map((figure, at) => {
    const [above, below] = [lines[figures[at - 1]!], lines[figures[at + 1]!]];
    const { baseline: y, fontSize } = lines[figure]!.line;
    const room = Math.min(y - (above?.line.baseline ?? -Infinity), (below?.line.baseline ?? Infinity) - y);
    return [figure, halfHeight(y, texts.filter((text) => Math.abs(text - y) < room), { step, missed: MISSED * fontSize })];
  }));
}

function halfHeight(y: number, texts: readonly number[], { step, missed }: { step: number; missed: number }): number {
  let half = 0;
  for (const text of texts.filter((other) => other > y)) {
    const reach = text - y;
    const isMirrored = texts.some((other) => Math.abs(y - other - reach) < missed);
    if (!isMirrored || reach - half > NEXT_LINE * step) break;
    half = reach;
  }
  return half;
}

function smallestStep(lines: readonly TokenLine[]): number {
  const steps = lines.slice(1).map(({ line }, index) => [line.baseline - lines[index]!.line.baseline, SAME_LINE * line.fontSize] as const);
  return Math.min(...steps.filter(([step, least]) => step > least).map(([step]) => step));
}

/** Words beside its days and figures. */
export function hasText({ line, dates, amounts }: TokenLine): boolean {
  const tokens = [...dates, ...amounts];
  return line.words.some(({ text }, at) => /\p{L}{2}/u.test(text) && !tokens.some(({ first, last }) => at >= first && at <= last));
}
