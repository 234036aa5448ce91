// "This period   Year to date" over the figures of a summary: those of the whole year are none of the statement's.
import { extent, overlap, piecesOf } from '../columns/pieces.js';
import { isOfWholeYear } from '../vocabulary/labels.js';
import { joinedText, squash } from './plainText.js';
import type { TokenLine } from './tokenize.js';

/** Lines of one summary, at most. */
const MOST_LINES = 20;

export function withoutYearColumns(lines: readonly TokenLine[]): readonly TokenLine[] {
  const dropped = new Map<number, TokenLine>();
  lines.forEach((heading, index) => {
    const place = yearPlace(heading);
    if (place === null) return;
    for (let at = index + 1; at <= index + MOST_LINES && lines[at]?.amounts.some(({ isMoney }) => isMoney) && lines[at]!.line.page === heading.line.page; at += 1) {
      const kept = lines[at]!.amounts.filter(({ x0, x1 }) => overlap({ x0, x1 }, place) <= 0);
      // The only figure of a line is what the line says, whatever it stands under.
      if (kept.some(({ isMoney }) => isMoney)) dropped.set(at, { ...lines[at]!, amounts: kept });
    }
  });
  return dropped.size === 0 ? lines : lines.map((line, index) => dropped.get(index) ?? line);
}

/** Of the heading of the year, beside another one. */
function yearPlace({ line, amounts }: TokenLine): { x0: number; x1: number } | null {
  if (amounts.some(({ isMoney }) => isMoney)) return null;
  const pieces = piecesOf(line.words);
  const year = pieces.length < 2 ? undefined : pieces.slice(1).find((piece) => isOfWholeYear(squash(joinedText(piece))));
  return year === undefined ? null : extent(year);
}
