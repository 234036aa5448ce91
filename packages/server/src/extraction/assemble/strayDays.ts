// Days in the column of the rows' days that no row has, or that a row has besides its own, next to a row without one: cells a part of a line off their row.
import type { RawRow } from '../rows/stream.js';
import { formOf, type DateToken } from '../tokens/dates.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { holdsOnlyDays } from './openDays.js';

/** In sizes of type: where cells of one column begin. */
const SAME_PLACE = 0.5;
/** Of the rows, at least, that have a day of their own. */
const MANY_DATED = 0.5;

export function areDaysStray(rows: readonly RawRow[], lines: readonly TokenLine[]): boolean {
  const ownDays = rows.map((row) => row.dates.filter((_, at) => row.lines.includes(row.dateLines[at]!)));
  if (ownDays.filter((days) => days.length > 0).length < MANY_DATED * rows.length) return false;
  const isOfColumn = (day: DateToken, other: DateToken): boolean => Math.abs(day.box[0] - other.box[0]) < SAME_PLACE * (day.box[3] - day.box[1]) && formOf(day) === formOf(other);
  const taken = new Set(rows.flatMap(({ dates }) => dates));
  const lacks = (at: number, day: DateToken): boolean => ownDays[at] !== undefined && !ownDays[at].some((own) => isOfColumn(own, day));
  // Of a long document each place once: every row would be compared with every other.
  const places = [...new Map(ownDays.flat().map((day) => [`${formOf(day)} ${day.box[0]}`, day])).values()];
  const isDoubled = (days: readonly DateToken[], day: DateToken): boolean => days.filter((own) => isOfColumn(own, day)).length > 1;
  const isOneEach = (day: DateToken): boolean => {
    const one = ownDays.findIndex((days) => isDoubled(days, day));
    return one >= 0 && ownDays.findIndex((days, at) => at > one && isDoubled(days, day)) < 0;
  };
  return rows.some((row, at) => {
    const [first, last] = [row.lines[0]!, row.lines.at(-1)!];
    const doubled = ownDays[at]!.find((day, index) => ownDays[at]!.some((other, place) => place < index && isOfColumn(day, other)));
    if (doubled && isOneEach(doubled) && (lacks(at - 1, doubled) || lacks(at + 1, doubled))) return true;
    const near = [first - 1, ...row.lines, last + 1].flatMap((index) => (lines[index]?.line.page === lines[first]!.line.page ? [lines[index]!] : []));
    return near.some((line) => {
      const day = line.dates.find((date) => !taken.has(date) && places.some((own) => isOfColumn(date, own)));
      if (!day || !lacks(at, day)) return false;
      // Beside words it is that of a row whose figures stand alone, or that begins with it.
      return holdsOnlyDays(line) || (row.isDateCarried && (!row.hasText || (day.first === 0 && row.lines.some((index) => lines[index] === line))));
    });
  });
}
