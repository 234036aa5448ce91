// "04.09.2025 (4 entries)": a day that says how many rows stand below it, in any language.
import { joinedText } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';

const COUNT = /^\(?(\d{1,3}) \p{L}+(?: \p{L}+)?\)?$/u;
const FEWEST = 2;
/** The rows of a day may go on over a page, where balances are carried forward. */
const MOSTLY = 0.7;

/** The lines of such days, where the counts are those of the lines with figures below them. */
export function countedDays(lines: readonly TokenLine[]): ReadonlySet<number> {
  const counted = lines.flatMap(({ line: { words }, dates, amounts }, index) => {
    const [day, ...more] = dates;
    if (day?.first !== 0 || more.length > 0 || amounts.some(({ isMoney }) => isMoney)) return [];
    const count = COUNT.exec(joinedText(words.slice(day.last + 1)))?.[1];
    return count === undefined ? [] : [{ index, count: Number(count) }];
  });
  const told = counted.filter(({ index, count }, at) => {
    const rows = lines.slice(index + 1, counted[at + 1]?.index).filter(({ amounts }) => amounts.some(({ isMoney }) => isMoney)).length;
    // Below the rows of the last day sums may follow.
    return at + 1 < counted.length ? rows === count : rows >= count;
  });
  return new Set(counted.length >= FEWEST && told.length >= MOSTLY * counted.length ? counted.map(({ index }) => index) : []);
}
