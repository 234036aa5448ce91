// "Statement date 12 Mar", rows to 9 Mar, and one of 22 Mar: a statement holds no row of a day after its own.
import { dayOfClosing } from '../facts/printedFacts.js';
import type { OpenQuestion } from '../../reconciliation/proof.js';
import { dayOfIso, isoDay, resolveIsoDay } from '../tokens/dateOrder.js';
import type { QuestionInput } from './datesInDoubt.js';
import type { DocumentContext } from './documentContext.js';

/** Days by which an entry may carry a day to come. */
const AHEAD = 3;
/** What lies further back is the day of another statement. */
const LONGEST = 45;
const FEWEST_BEFORE = 3;

export function daysAfterClosing({ rows, solved, end, anchor, reading }: QuestionInput, context: DocumentContext): OpenQuestion[] {
  const days = rows.flatMap(({ date }) => (date ? [dayOfIso(date.value)] : [])).sort((a, b) => a - b);
  const last = days.at(-1);
  const before = days.at(-2);
  if (end?.source.means !== 'inferred' || last === undefined || before === undefined || days.length <= FEWEST_BEFORE || last - before <= AHEAD || last - before > LONGEST) return [];
  const lastLine = Math.max(...solved.map(({ row }) => row.lines.at(-1)!));
  const closed = dayOfClosing(isoDay(before), isoDay(last - AHEAD - 1), lastLine, reading.isOwed, { ...context, dayOf: (date) => resolveIsoDay(date, context.frame, anchor) });
  return closed === null ? [] : [{ about: 'dates', text: `One row is dated ${isoDay(last)}, after the day of the statement, ${closed.value}. Compare the row with the page.` }];
}
