// Rows print their days on one page and none of them does on another: the days there were not understood.
import type { OpenQuestion } from '../../reconciliation/proof.js';
import { groupBy } from '../groups.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import type { TokenLine } from '../tokens/tokenize.js';

/** Fewer rows may well be of the day that the page before ended with. */
const FEWEST_BARE = 3;
const FEWEST_DATED = 5;

export function pagesWithoutDays(solved: readonly SolvedRow[], lines: readonly TokenLine[]): OpenQuestion[] {
  const pages = groupBy(solved, ({ amountLine }) => lines[amountLine]!.line.page);
  const bare = [...pages].filter(([page, rows]) => rows.length >= FEWEST_BARE && rows.every(({ row }) => isFromOtherPage(row, page, lines)));
  if (bare.length === 0) return [];
  const others = [...pages].filter(([page]) => bare.every(([other]) => other !== page)).flatMap(([, rows]) => rows);
  if (others.length < FEWEST_DATED || others.some(({ row }) => row.isDateCarried)) return [];
  return [{ about: 'dates', text: `No row of page ${bare[0]![0]} has a day of its own that could be read, while all others have one. Check the dates of its rows.` }];
}

function isFromOtherPage({ isDateCarried, isDateForeign, dateLines }: SolvedRow['row'], page: number, lines: readonly TokenLine[]): boolean {
  return isDateCarried && isDateForeign === undefined && dateLines.length > 0 && lines[dateLines[0]!]!.line.page !== page;
}
