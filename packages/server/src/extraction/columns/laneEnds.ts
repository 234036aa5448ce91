// What stands below the columns of a list and is no further line of the first one.
import type { TokenLine } from '../tokens/tokenize.js';

/**
 * "Total checks paid   408.03" under the first of several columns of one list, behind the last row of all: the sum of the whole list, and no further row of that column.
 * @returns its line, -1 where none is
 */
export function sumBelow(lines: readonly TokenLine[], from: number, end: number, borders: readonly number[]): number {
  const block = lines.slice(from, end);
  const last = block.findLastIndex(({ dates }) => dates.length > 0);
  const at = block.findIndex(({ amounts }, index) => index > last && amounts.some(({ isMoney }) => isMoney));
  return last >= 0 && at > 0 && block[at]!.line.words.every(({ box }) => box[2] < borders[0]!) ? from + at : -1;
}

/** "CHECKS PAID" right above the headings of the next list, nearer to these than to the last row above it, from which a note may part it. */
export function isTitleOver(lines: readonly TokenLine[], from: number, headings: number, pitch: number): boolean {
  const [above, title, below] = [lines[headings - 2], lines[headings - 1], lines[headings]];
  if (!above || !below || title!.line.page !== below.line.page || title!.dates.length > 0 || title!.amounts.length > 0) return false;
  const row = lines.slice(from, headings - 1).findLast(({ amounts }) => amounts.some(({ isMoney }) => isMoney)) ?? above;
  const isApart = title!.line.baseline - above.line.baseline > MORE_WHITE * pitch;
  return below.line.baseline - title!.line.baseline < title!.line.baseline - (isApart ? row : above).line.baseline;
}

/** Times the distance of lines that follow each other. */
const MORE_WHITE = 1.25;
