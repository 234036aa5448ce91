// "2024" alone on its line above the rows of that year, whose days print none.
import type { DateToken } from './dates.js';
import type { TokenLine } from './tokenize.js';

interface YearHead {
  line: number;
  year: number;
}

const FEWEST_HEADS = 2;
/** In months. */
const HALF_A_YEAR = 6;

/** Only where years follow each other in one direction, each with rows below it that name none themselves. */
export function addHeadedYears(lines: readonly TokenLine[]): TokenLine[] {
  const heads = yearHeads(lines).filter(({ year }, at, all) => all[at - 1]?.year !== year);
  const steps = heads.slice(1).map(({ year }, at) => year - heads[at]!.year);
  if (heads.length < FEWEST_HEADS || !(steps.every((step) => step > 0) || steps.every((step) => step < 0))) return [...lines];
  const rows = heads.map(({ line }, at) => lines.slice(line + 1, heads[at + 1]?.line).filter(isRowWithoutYear));
  if (rows.some((own) => own.length === 0 || turns(own, Math.sign(steps[0]!))) || lines.slice(0, heads[0]!.line).some(isRowWithoutYear)) return [...lines];
  let head = -1;
  return lines.map((line, index) => {
    if (heads[head + 1]?.line === index) head += 1;
    return head < 0 || !line.dates.some(isWithoutYear) ? line : { ...line, dates: inYear(line.dates, heads[head]!.year) };
  });
}

/** "2024", "Jahr 2024", "- 2024 -". */
function yearHeads(lines: readonly TokenLine[]): YearHead[] {
  return lines.flatMap(({ text, dates }, line) => {
    const [, year] = /^(?:\p{L}{2,10}\.? |[^\p{L}\d\s]+ ?)?((?:19|20)\d\d)(?: ?[^\p{L}\d\s]+)?$/u.exec(text) ?? [];
    return year === undefined || dates.length > 0 ? [] : [{ line, year: Number(year) }];
  });
}

function isRowWithoutYear({ dates, amounts }: TokenLine): boolean {
  return dates[0] !== undefined && isWithoutYear(dates[0]) && amounts.some(({ isMoney }) => isMoney);
}

/** Back by half a year, against the order of the years: the rows are of more than one. */
function turns(rows: readonly TokenLine[], direction: number): boolean {
  const months = rows.map(({ dates }) => monthOf(dates[0]!));
  return months.some((month, at) => at > 0 && direction * (months[at - 1]! - month) > HALF_A_YEAR);
}

function isWithoutYear({ yearDigits }: DateToken): boolean {
  return yearDigits === 0;
}

/** A second day of the row may lie beyond the turn of the year. */
function inYear(dates: readonly DateToken[], year: number): DateToken[] {
  const first = monthOf(dates[0]!);
  return dates.map((date) => {
    if (!isWithoutYear(date)) return date;
    const months = monthOf(date) - first;
    return { ...date, yearDigits: 4, year: year + (months < -HALF_A_YEAR ? 1 : months > HALF_A_YEAR ? -1 : 0) };
  });
}

function monthOf({ order, a, b }: DateToken): number {
  return order === 'fixed' || b <= 12 ? b : a;
}
