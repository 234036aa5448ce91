// Name and amount on the first line, the day beneath: the date of a row that stands under it, row after row.
import type { DateToken } from '../tokens/dates.js';
import type { TokenLine } from '../tokens/tokenize.js';

const FEWEST = 3;

/** Lines that date the row above them: nearer to it than to the next, and about as many as there are rows without a date. */
export function findDatesBelow(kind: number, kindOf: Int16Array, lines: readonly TokenLine[], furniture: Uint8Array, isHeading: Uint8Array): Set<number> {
  const alternate = alternating(kind, kindOf, lines, furniture, isHeading);
  const below: number[] = [];
  const withMoney: number[] = [];
  let dateLines = 0;
  for (let index = 0; index < lines.length; index += 1) {
    if (kindOf[index] !== kind || furniture[index]) continue;
    const line = lines[index]!;
    if (line.amounts.some((amount) => amount.isMoney)) withMoney.push(index);
    if (!isDayAlone(line)) continue;
    dateLines += 1;
    if (isNearerAbove(lines, index) || alternate.has(index)) below.push(index);
  }
  // A number may lead the row: what tells is a day above those below.
  const dated = withMoney.filter((index) => lines[index]!.dates.some((date) => date.first === 0 || below.some((other) => isUnder(date, lines[other]!)))).length;
  const undated = withMoney.length - dated;
  const isUsual = below.length >= FEWEST && below.length >= 0.8 * dateLines && below.length >= 0.6 * undated && dated <= 0.05 * undated;
  return new Set(isUsual ? below : []);
}

/** Under headings a figure first and a day last, each figure followed by a day: whatever the distances are, the days are of the figures above them. */
function alternating(kind: number, kindOf: Int16Array, lines: readonly TokenLine[], furniture: Uint8Array, isHeading: Uint8Array): Set<number> {
  const runs: number[][] = [];
  lines.forEach(({ dates, amounts }, index) => {
    if (kindOf[index] !== kind || furniture[index]) return;
    if (isHeading[index]) runs.push([]);
    else if (runs.length > 0 && (dates.length === 0 ? amounts.some(({ isMoney }) => isMoney) : isDayAlone(lines[index]!))) runs.at(-1)!.push(index);
  });
  return new Set(runs.flatMap((run) => (run.length % 2 === 0 && run.every((index, at) => isDayAlone(lines[index]!) === (at % 2 === 1)) ? run.filter((_, at) => at % 2 === 1) : [])));
}

function isDayAlone({ dates, amounts }: TokenLine): boolean {
  return dates.length === 1 && dates[0]!.first === 0 && !amounts.some(({ isMoney }) => isMoney);
}

function isUnder(date: DateToken, { line, dates }: TokenLine): boolean {
  return Math.abs(dates[0]!.box[0] - date.box[0]) < 0.6 * line.fontSize;
}

function isNearerAbove(lines: readonly TokenLine[], index: number): boolean {
  const above = distance(lines[index - 1], lines[index]!);
  const next = lines[index + 1];
  const below = next ? distance(lines[index]!, next) : null;
  return above !== null && above <= 2 * lines[index]!.line.fontSize && (below === null || above < 0.8 * below);
}

function distance(above: TokenLine | undefined, below: TokenLine): number | null {
  return above && above.line.page === below.line.page && above.line.lane === below.line.lane ? below.line.baseline - above.line.baseline : null;
}
