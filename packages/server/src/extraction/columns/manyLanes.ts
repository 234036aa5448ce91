// Rows in three columns or more of a page, under no headings: "01.05. Card 12,00-   09.05. Fee 2,00-   19.05. Card 7,10-", "2101 06/01 99.82   2102 06/02 100.39   2103 06/03 83.04".
import type { DateToken } from '../tokens/dates.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { dateStandsApart } from './dateColumns.js';

export interface Lanes {
  borders: number[];
  first: number;
  last: number;
}

interface Start {
  line: number;
  x: number;
  /** Where the figure of the row ends. */
  end: number;
}

const FEWEST_LANES = 3;
/** Two lines with all columns filled, so that rows of one table with several days are none. */
const FEWEST_FULL = 2;
/** In sizes of type: a column begins at one place, and this far right of the figures of the one before. */
const SAME_PLACE = 0.6;
const APART = 0.8;
/** "2101", and a star for one that is missing before it. */
const NUMBER = /^\d{2,8}\*?$/;

/** Each line begins in the first column, fills the columns from there on, and holds nothing but whole rows. */
export function manyLanes(page: readonly TokenLine[]): Lanes | null {
  const found = page.map((tokens, index) => startsOf(tokens, index));
  const full = found.filter((starts) => starts.length >= FEWEST_LANES);
  const em = page[0]!.line.fontSize;
  const places = full[0]?.map(({ x }) => x) ?? [];
  const isAtPlaces = (starts: readonly Start[]): boolean => starts.every(({ x }, lane) => lane < places.length && Math.abs(x - places[lane]!) < SAME_PLACE * em);
  if (full.length < FEWEST_FULL || !full.every((starts) => starts.length === places.length && isAtPlaces(starts))) return null;
  const first = full[0]![0]!.line;
  let last = full.at(-1)![0]!.line;
  // The last columns may be shorter.
  while (found[last + 1] && found[last + 1]!.length > 1 && isAtPlaces(found[last + 1]!)) last += 1;
  const block = found.slice(first, last + 1);
  const areApart = (starts: readonly Start[]): boolean => starts.every(({ end }, lane) => lane + 1 >= places.length || places[lane + 1]! - end > APART * em);
  if (!block.every((starts, at) => starts.length > 0 && isAtPlaces(starts) && areApart(starts) && holdsRowsOnly(page[first + at]!, starts))) return null;
  return { borders: places.slice(1).map((x) => x - (APART / 2) * em), first, last };
}

/** As many figures and days as rows begin. */
function holdsRowsOnly({ amounts, line: { words } }: TokenLine, starts: readonly Start[]): boolean {
  return amounts.filter(({ isMoney }) => isMoney).length === starts.length && words[0]!.box[0] >= starts[0]!.x - 1;
}

function startsOf(tokens: TokenLine, index: number): Start[] {
  const { dates, amounts } = tokens;
  let from = 0;
  const starts: Start[] = [];
  for (const date of dates) {
    if (date.first < from) continue;
    const figure = amounts.find((amount) => amount.isMoney && amount.first > date.last);
    const number = numberBefore(tokens, date, from);
    if (!figure || (number === null && (figure.first === date.last + 1 || !dateStandsApart(date, tokens)))) return [];
    starts.push({ line: index, x: number ?? date.box[0], end: figure.box[2] });
    from = figure.last + 1;
  }
  return starts;
}

/** What is paid by a cheque has its number and its day, and no text. */
function numberBefore({ line: { words } }: TokenLine, date: DateToken, from: number): number | null {
  const word = words[date.first - 1];
  return date.first - 1 === from && word !== undefined && NUMBER.test(word.text) ? word.box[0] : null;
}
