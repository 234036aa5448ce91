// "KONTOAUSZUG Nr. 11/2025 vom 30.11.2025": several statements in one file, each under a day of its own, tell the years of their rows one by one.
import { printedYear, resolveDay, type DateFrame, type YearAnchor } from '../tokens/dateOrder.js';
import type { DateToken } from '../tokens/dates.js';
import { joinedText } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';

export interface StatementDay {
  line: number;
  day: number;
}

/** Days between two statements, at most: the days of their rows lie nearer to their own than to that of a year before or after. */
const LONGEST_STATEMENT = 150;
const FEWEST_LETTERS = 3;

/** The first full day above all rows, where its words come back with other days; empty where a file holds one statement. */
export function statementDays(lines: readonly TokenLine[], isRow: Uint8Array, frame: DateFrame): StatementDay[] {
  const firstRow = isRow.indexOf(1);
  const ownAt = lines.findIndex((line, index) => index < firstRow && line.dates.some((date) => isFull(date, frame)));
  if (ownAt < 0 || hasMoney(lines[ownAt]!)) return [];
  const own = lines[ownAt]!.dates.find((date) => isFull(date, frame))!;
  const words = wordsAround(lines[ownAt]!, own);
  if ((words.match(/\p{L}/gu) ?? []).length < FEWEST_LETTERS) return [];
  const days = lines.flatMap((line, index): StatementDay[] => {
    if (isRow[index] || hasMoney(line)) return [];
    const date = line.dates.find((token) => isFull(token, frame) && wordsAround(line, token) === words);
    const day = date ? resolveDay(date, frame, null) : null;
    return day === null ? [] : [{ line: index, day }];
  });
  const gaps = days.slice(1).map(({ day }, at) => Math.abs(day - days[at]!.day));
  return gaps.some((gap) => gap > 0) && gaps.every((gap) => gap <= LONGEST_STATEMENT) ? days : [];
}

/** Of the statement that begins last above a line. */
export function statementAnchor(days: readonly StatementDay[], line: number): YearAnchor | null {
  const own = days.findLast((head) => head.line <= line);
  return own ? { from: own.day, to: own.day, isEstimated: true } : null;
}

function isFull(date: DateToken, frame: DateFrame): boolean {
  return printedYear(date, frame) !== null;
}

function hasMoney({ amounts }: TokenLine): boolean {
  return amounts.some(({ isMoney }) => isMoney);
}

/** The number of the statement is another one each time. */
function wordsAround({ line: { words } }: TokenLine, { first, last }: DateToken): string {
  return joinedText(words.filter((_, at) => at < first || at > last)).replace(/\d+/g, '#');
}
