// Name and amount on the first line, the day beneath: the date of a row that stands under it, row after row.
import { dateStandsApart } from '../columns/dateColumns.js';
import type { TableLayout } from '../columns/tables.js';
import type { DateToken } from '../tokens/dates.js';
import { joinedText, squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { headingRole } from '../vocabulary/headings.js';
import { labelKind } from '../vocabulary/labels.js';

const FEWEST = 3;
/** "booked 04.09.2025": words before the day, at most. */
const MOST_WORDS = 2;
/** Days in the texts of rows. */
const MOST_DATED = 0.2;

/** Lines that date the row above them, of all tables. */
export function findDatesBelow({ kinds, kindOf, isHeading }: TableLayout, lines: readonly TokenLine[], furniture: Uint8Array): Set<number> {
  const isDayAlone = dayAlone(lines);
  return new Set(kinds.flatMap(({ id }) => datesBelowIn(id, kindOf, lines, furniture, isHeading, isDayAlone)));
}

/** Nearer to it than to the next, and about as many as there are rows without a date. */
function datesBelowIn(kind: number, kindOf: Int16Array, lines: readonly TokenLine[], furniture: Uint8Array, isHeading: Uint8Array, isDayAlone: (line: TokenLine) => boolean): number[] {
  const alternate = alternating(kind, kindOf, lines, furniture, isHeading, isDayAlone);
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
  const dated = withMoney.filter((index) => lines[index]!.dates.some((date) => dateStandsApart(date, lines[index]!) || below.some((other) => isUnder(date, lines[other]!)))).length;
  const undated = withMoney.length - dated;
  const isUsual = below.length >= FEWEST && below.length >= 0.8 * dateLines && (below.length >= 0.6 * undated || alternate.size === below.length) && dated <= 0.05 * undated;
  return isUsual ? below : [];
}

/** Under headings, or below the balances where there are none, a figure first and a day last, each figure followed by a day: whatever the distances are, the days are of the figures above them. */
function alternating(kind: number, kindOf: Int16Array, lines: readonly TokenLine[], furniture: Uint8Array, isHeading: Uint8Array, isDayAlone: (line: TokenLine) => boolean): Set<number> {
  const isHeaded = lines.some((_, index) => kindOf[index] === kind && isHeading[index] === 1);
  const runs: number[][] = isHeaded ? [] : [[]];
  lines.forEach((line, index) => {
    if (kindOf[index] !== kind || furniture[index]) return;
    const { dates, amounts } = line;
    if (isHeading[index]) runs.push([]);
    else if (runs.length > 0 && (dates.length === 0 ? amounts.some(({ isMoney }) => isMoney) && !saysBalance(line) : isDayAlone(line))) runs.at(-1)!.push(index);
  });
  // A day over the first figure of a page: the days stand above.
  if (runs.some(([first]) => first !== undefined && isDayAlone(lines[first]!))) return new Set();
  return new Set(runs.flatMap((run) => (run.length % 2 === 0 && run.every((index, at) => isDayAlone(lines[index]!) === (at % 2 === 1)) ? run.filter((_, at) => at % 2 === 1) : [])));
}

/** Whether a line holds a day and nothing else, or, where no line does, a day behind words that all have and that say no day of value: "booked 04.09.2025". */
function dayAlone(lines: readonly TokenLine[]): (line: TokenLine) => boolean {
  const labelOf = ({ dates: [date], line: { words } }: TokenLine): string => squash(joinedText(words.slice(0, date!.first)));
  const holdsDay = ({ dates, amounts }: TokenLine): boolean => dates.length === 1 && !amounts.some(({ isMoney }) => isMoney);
  const isLabelled = (line: TokenLine): boolean => holdsDay(line) && line.dates[0]!.first <= MOST_WORDS && line.dates[0]!.last === line.line.words.length - 1;
  const counts = new Map<string, number>();
  for (const line of lines) if (holdsDay(line)) counts.set(labelOf(line), (counts.get(labelOf(line)) ?? 0) + 1);
  const [label, count] = [...counts].sort((x, y) => y[1] - x[1])[0] ?? ['', 0];
  const others = [...counts.values()].reduce((sum, own) => sum + own, 0) - count;
  // Rows that have a day of their own are not dated by a second one.
  const figures = lines.filter(({ amounts }) => amounts.some(({ isMoney }) => isMoney));
  const areUndated = figures.filter(({ dates }) => dates.length > 0).length <= MOST_DATED * figures.length;
  const isUsual = label !== '' && count >= FEWEST && others < FEWEST && areUndated && headingRole(label) !== 'otherDate';
  return (line) => holdsDay(line) && (line.dates[0]!.first === 0 || (isUsual && isLabelled(line) && labelOf(line) === label));
}

function saysBalance({ line: { words }, amounts }: TokenLine): boolean {
  return labelKind(squash(joinedText(words.slice(0, amounts.find(({ isMoney }) => isMoney)!.first)))) !== null;
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
