// Columns of a page without headings over them: of which table their rows are.
import type { TokenLine } from '../tokens/tokenize.js';
import { headsMoney } from '../vocabulary/headings.js';
import type { TableHeader } from './headers.js';
import { overlap } from './pieces.js';

/**
 * Columns of a page without headings over them go on with those of the page before that had them, where their figures stand below the
 * same heading, or with those over the whole page where a side bar begins below these; else they are tables of their own, one for each place. Above the first headings of a column the rows of the column before it
 * go on, at the places of these headings. Returns the number of kinds.
 */
export function splitLanes(kindOf: Int16Array, lines: readonly TokenLine[], headers: readonly TableHeader[], count: number): number {
  const laneKinds = new Map<number, number>();
  const headerOf = new Map<string, TableHeader>();
  for (const header of headers) if (header.lane > 0) headerOf.set(placeOf(header), header);
  let next = count;
  for (const [place, members] of placesOf(lines)) {
    const own = headers.find((item) => item.lane > 0 && placeOf(item) === place);
    if (own) {
      const above = members.filter((index) => index < own.first);
      if (areFiguresBelow(own, above.map((index) => lines[index]!))) for (const index of above) kindOf[index] = kindOf[own.first]!;
      continue;
    }
    const { page, lane } = lines[members[0]!]!.line;
    const below = members.map((index) => lines[index]!);
    const before = headerOf.get(placeOf({ page: page - 1, lane }));
    const over = headers.findLast((item) => item.lane === 0 && item.page === page && item.last < members[0]!);
    const header = over && areMostBelow(over, below) ? over : before && areFiguresBelow(before, below) ? before : undefined;
    if (header) headerOf.set(place, header);
    else if (!laneKinds.has(lane)) laneKinds.set(lane, next++);
    for (const index of members) kindOf[index] = header ? kindOf[header.first]! : laneKinds.get(lane)!;
  }
  takeRestOfColumns(kindOf, lines, headers, headerOf);
  return next;
}

/** Behind pages of two columns the last rows fill the first column only, under no headings: nothing shows that the page has columns but that their figures stand below those of the first. */
function takeRestOfColumns(kindOf: Int16Array, lines: readonly TokenLine[], headers: readonly TableHeader[], headerOf: ReadonlyMap<string, TableHeader>): void {
  const pages = new Map<number, number[]>();
  lines.forEach(({ line: { page, lane } }, index) => {
    if (headerOf.has(placeOf({ page: page - 1, lane: FIRST }))) pages.set(page, lane === 0 ? [...(pages.get(page) ?? []), index] : []);
  });
  for (const [page, members] of pages) {
    const header = headerOf.get(placeOf({ page: page - 1, lane: FIRST }))!;
    const rows = members.filter((index) => lines[index]!.dates[0]?.first === 0 && lines[index]!.amounts.some(({ isMoney }) => isMoney));
    const isRest = rows.length > 0 && headers.every((own) => own.page !== page) && lines.every(({ line }) => line.page !== page || line.lane === 0) && areFiguresBelow(header, rows.map((index) => lines[index]!));
    if (isRest) for (const index of members) if (index >= rows[0]! && index <= rows.at(-1)!) kindOf[index] = kindOf[header.first]!;
  }
}

/** Of the columns of a page. */
const FIRST = 1;

function placeOf({ page, lane }: { page: number; lane: number }): string {
  return `${page} ${lane}`;
}

/** The lines of each column of a page, by page and column. */
function placesOf(lines: readonly TokenLine[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  lines.forEach(({ line }, index) => {
    if (line.lane === 0) return;
    const members = places.get(placeOf(line));
    if (members) members.push(index);
    else places.set(placeOf(line), [index]);
  });
  return places;
}

function areFiguresBelow(header: TableHeader, lines: readonly TokenLine[]): boolean {
  const [below, all] = countBelow(header, lines);
  return all > 0 && below === all;
}

/** A side bar may begin below the headings of the table: what it leaves of the rows is a column of the page then, with those headings over it. Their texts may hold figures, too. */
function areMostBelow(header: TableHeader, lines: readonly TokenLine[]): boolean {
  const [below, all] = countBelow(header, lines);
  return all >= FEWEST_BELOW && below >= MOST_BELOW * all;
}

const FEWEST_BELOW = 4;
const MOST_BELOW = 0.8;

function countBelow({ cells }: TableHeader, lines: readonly TokenLine[]): [below: number, all: number] {
  const money = cells.filter((cell) => headsMoney(cell.role));
  const figures = lines.flatMap((line) => line.amounts.filter((token) => token.isMoney));
  return [figures.filter((token) => money.some((cell) => overlap(token, cell) > 0)).length, figures.length];
}
