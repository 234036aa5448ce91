// "March 2024   1,156.97" where the days stand, in tables that print each day once: the head of a group of rows with their sum, no row of the day above it.
import type { TableKind, TableLayout } from '../columns/tables.js';
import type { TokenLine } from '../tokens/tokenize.js';
import type { LineView } from './describeLine.js';

const FEWEST = 2;

/** In sizes of type. */
const SAME_PLACE = 0.3;

/** Lines without a day that begin with words where the days do, each right above a row with a day, while the other rows without one begin right of the days. */
export function findDayColumnHeads(kind: TableKind, { kindOf, isHeading }: Pick<TableLayout, 'kindOf' | 'isHeading'>, views: readonly LineView[], lines: readonly TokenLine[], furniture: Uint8Array): number[] {
  const filled = lines.flatMap((_, index) => (kindOf[index] === kind.id && isHeading[index] === 0 && furniture[index] === 0 && views[index]!.filled > 0 ? [index] : []));
  const isDated = (index: number | undefined): boolean => index !== undefined && views[index]!.dates.length > 0;
  const begins = (index: number): number => lines[index]!.line.words[0]!.box[0];
  const dated = filled.filter((index) => isDated(index) && lines[index]!.dates[0]?.first === 0);
  const others = filled.filter((index) => !isDated(index) && /^\p{L}/u.test(lines[index]!.text) && views[index]!.label === null && views[index]!.words.length > 0);
  const left = Math.min(...dated.map(begins));
  const right = Math.max(...dated.map((index) => lines[index]!.dates[0]!.box[2]));
  const isAtDays = (index: number): boolean => Math.abs(begins(index) - left) < SAME_PLACE * kind.fontSize;
  const heads = others.filter(isAtDays);
  const rest = others.filter((index) => !isAtDays(index));
  const areHeads = heads.length >= FEWEST && rest.length >= FEWEST && rest.every((index) => begins(index) > right) && heads.every((index) => views[index]!.filled === 1 && isDated(filled[filled.indexOf(index) + 1]));
  return areHeads ? heads : [];
}
