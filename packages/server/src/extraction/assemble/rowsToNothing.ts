// Rows that come to nothing together, so that the balances agree with them and without: orders that were declined, a page that is there twice, lines among the rows that were not taken for some.
import { addTo, groupBy } from '../groups.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import { cameToNothing } from '../interpretation/unmovedRows.js';
import { printedValue } from '../interpretation/values.js';
import type { Word } from '../model.js';
import { foldText } from '../tokens/plainText.js';
import type { DocumentContext } from './documentContext.js';

type Context = Pick<DocumentContext, 'lines' | 'isRow' | 'layout' | 'form' | 'decimals'>;

/** In sizes of type: where cells of one column begin or end. */
const SAME_PLACE = 0.5;

/** In words that are known, or beside rows that all say another word in the same place: "Completed" on most, "Declined" on the others. */
export function areRowsUndone(solved: readonly SolvedRow[], { lines }: Pick<Context, 'lines'>): boolean {
  const undone = solved.filter(({ row }) => cameToNothing(row.words));
  const byPlace = ([0, -1] as const).flatMap((place) => kindsOfTwo(solved, place, lines));
  return [undone, ...byPlace].some((rows) => 2 * rows.length < solved.length && comesToNothing(rows));
}

/** Rows that begin or end with one of two words, by these. */
function kindsOfTwo(solved: readonly SolvedRow[], place: 0 | -1, lines: Context['lines']): SolvedRow[][] {
  const kinds = new Map<string, SolvedRow[]>();
  for (const row of solved) {
    const { line: { words }, dates, amounts } = lines[row.amountLine]!;
    const isText = (_: Word, at: number): boolean => [dates, amounts].every((tokens) => tokens.every(({ first, last }) => at < first || last < at));
    addTo(kinds, foldText((place === 0 ? words.find(isText) : words.findLast(isText))?.text ?? ''), row);
    if (kinds.size > 2) return [];
  }
  return kinds.size === 2 ? [...kinds.values()] : [];
}

/** Two pages say the same rows, whatever else stands on them. */
export function arePagesAlike(solved: readonly SolvedRow[], { lines }: Pick<Context, 'lines'>): boolean {
  const pages = [...groupBy(solved, ({ row }) => lines[row.lines[0]!]!.line.page).values()].filter(comesToNothing);
  const said = pages.map((rows) => rows.map(({ row, amount, amountLine }) => [lines[row.dateLines[0] ?? amountLine]!.text, row.words, amount].join('|')).join('\n'));
  return new Set(said).size < said.length;
}

/** Lines among the rows with a day and a figure where those of the rows stand: "Carried Forward Ltd" is the name of a shop, perhaps. */
export function areLinesToNothing(solved: readonly SolvedRow[], { lines, isRow, layout, form, decimals }: Context): boolean {
  const [first, last] = [solved[0], solved.at(-1)];
  if (!first || !last) return false;
  const alike = solved.find(({ row }) => !row.isDateCarried && row.dates.length > 0);
  const left = lines.slice(first.row.lines[0], last.row.lines.at(-1)).flatMap(({ line, dates: [day], amounts }, at) => {
    const index = first.row.lines[0]! + at;
    const money = amounts.filter(({ isMoney }) => isMoney);
    if (isRow[index] || layout.isHeading[index] || !alike || !day || money.length !== 1) return [];
    const isNear = (a: number, b: number): boolean => Math.abs(a - b) < SAME_PLACE * line.fontSize;
    return isNear(day.box[0], alike.row.dates[0]!.box[0]) && solved.some(({ amountToken }) => isNear(amountToken.x1, money[0]!.x1)) ? [printedValue(money[0]!, form, decimals)] : [];
  });
  return left.length > 1 && left.some((value) => value !== 0) && left.reduce((sum, value) => sum + value, 0) === 0;
}

function comesToNothing(rows: readonly SolvedRow[]): boolean {
  return rows.length > 1 && rows.every(({ balanceToken }) => balanceToken === null) && rows.some(({ amount }) => amount !== 0) && rows.reduce((sum, { amount }) => sum + amount, 0) === 0;
}
