// "Booking date 11.09.2025                    Page 2" among "Booking date 10.09.2025" and others: what stands far behind a day is no part of its heading.
import { joinedText, squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { splitAtGaps } from './pieces.js';

/** In sizes of type: words of a heading stand nearer to each other. */
const BESIDE = 1.3;
const SAME_EDGE = 0.5;

/**
 * @param heads lines that head a day, behind the same words
 * @returns all that stand behind the same words at the same place, also with something else far behind the day
 */
export function labelledAlike(heads: readonly number[], lines: readonly TokenLine[]): number[] {
  const first = heads[0] === undefined ? undefined : lines[heads[0]]!;
  const label = first && labelBefore(first);
  if (!label) return [];
  const isAlike = (line: TokenLine): boolean => line.dates.length > 0 && Math.abs(line.line.box[0] - first.line.box[0]) < SAME_EDGE * first.line.fontSize && labelBefore(line) === label;
  return lines.flatMap((line, index) => (isAlike(line) ? [index] : []));
}

/** The words before the day, where it ends the first run of words. */
function labelBefore({ line: { words }, dates: [date] }: TokenLine): string {
  const [run] = splitAtGaps(words, BESIDE);
  return date!.first > 0 && run!.length === date!.last + 1 ? squash(joinedText(words.slice(0, date!.first))) : '';
}
