// "03/04   6657   2,056.77" under a title and no headings: a day, the number of a cheque and its figure are all that such a line says, and the
// figures stand where no other row has one. In the table of the rows above they would be a second column of amounts, as of the other side.
import { addTo } from '../groups.js';
import type { AmountToken } from '../tokens/amounts.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { overlap } from './pieces.js';

/** Gives such lines a table of their own. Returns the number of kinds. */
export function partCheques(kindOf: Int16Array, lines: readonly TokenLine[], isHeading: Uint8Array, count: number): number {
  const lists: { index: number; sum: AmountToken }[] = [];
  lines.forEach((line, index) => {
    const sum = sumOfCheque(line);
    if (sum && (isTitle(lines[index - 1], isHeading[index - 1]) || lists.at(-1)?.index === index - 1)) lists.push({ index, sum });
  });
  const listed = new Set(lists.map(({ index }) => index));
  const ofRows = new Map<number, AmountToken[]>();
  for (const [index, { dates, amounts }] of lines.entries()) {
    if (listed.has(index) || dates[0]?.first !== 0) continue;
    addTo(ofRows, kindOf[index]!, ...amounts.filter(({ isMoney }) => isMoney));
  }
  const apart = lists.filter(({ index, sum }) => ofRows.has(kindOf[index]!) && ofRows.get(kindOf[index]!)!.every((other) => overlap(other, sum) <= 0));
  for (const { index } of apart) kindOf[index] = count;
  return apart.length > 0 ? count + 1 : count;
}

function sumOfCheque({ line: { words }, dates: [day, ...more], amounts }: TokenLine): AmountToken | null {
  const sum = amounts.at(-1);
  const isAll = day?.first === 0 && more.length === 0 && sum?.first === day.last + 2 && sum.last === words.length - 1 && sum.isMoney && sum.number.mark !== 'none';
  return isAll && /^\d{3,}\*?$/.test(words[day.last + 1]!.text) ? sum : null;
}

function isTitle(line: TokenLine | undefined, heading: number | undefined): boolean {
  return line !== undefined && heading === 0 && line.dates.length === 0 && line.amounts.length === 0;
}
