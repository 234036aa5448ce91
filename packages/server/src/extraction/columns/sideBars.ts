// Headings of a table and a figure of a side bar on one baseline: cut apart, so that the headings are headings.
import { makeLine } from '../layout/lines.js';
import type { Word } from '../model.js';
import { tokenizeLine, type TokenLine } from '../tokens/tokenize.js';
import { isWholeHeading } from './headers.js';
import { splitAtGaps } from './pieces.js';

export function cutSideBars(lines: readonly TokenLine[]): TokenLine[] {
  return lines.flatMap((line) => headingAndRest(line) ?? [line]);
}

/** The runs of words before the first that leads to a figure, when they are headings by themselves. */
function headingAndRest(line: TokenLine): [TokenLine, TokenLine] | null {
  // Most lines are rows, and headings hold no day.
  if (line.dates[0]?.first === 0) return null;
  const figure = line.amounts.find((amount) => amount.isMoney) ?? line.dates[0];
  if (!figure || line.line.words.length < 5) return null;
  const runs = splitAtGaps(line.line.words, 0.75);
  const withFigure = runs.findIndex((run) => run.includes(line.line.words[figure.first]!));
  // The label of the figure stands in one run with it, or in the run before it.
  const end = runs[withFigure]!.some((word) => /\p{L}/u.test(word.text)) ? withFigure : withFigure - 1;
  const left = end < 3 ? null : lineOf(line, runs.slice(0, end).flat());
  return left !== null && isWholeHeading(left) ? [left, lineOf(line, runs.slice(end).flat())] : null;
}

function lineOf({ line }: TokenLine, words: Word[]): TokenLine {
  return tokenizeLine(makeLine(words, line.page, line.lane));
}
