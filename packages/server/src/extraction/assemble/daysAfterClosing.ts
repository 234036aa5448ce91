// "Statement date 12 Mar", or "12 Mar   Closing balance", rows to 9 Mar, and one of 22 Mar: a statement holds no row of a day after its own.
import { dayOfClosing, isDueDate } from '../facts/printedFacts.js';
import type { OpenQuestion } from '../../reconciliation/proof.js';
import { dayOfIso, isoDay, resolveIsoDay } from '../tokens/dateOrder.js';
import type { DateToken } from '../tokens/dates.js';
import type { QuestionInput } from './datesInDoubt.js';
import type { DocumentContext } from './documentContext.js';

/** Days by which an entry may carry a day to come. */
const AHEAD = 3;
/** What lies further back is the day of another statement. */
const LONGEST = 45;
const FEWEST_BEFORE = 3;

export function daysAfterClosing({ rows, solved, balances, end, anchor, reading }: QuestionInput, context: DocumentContext): OpenQuestion[] {
  if (isNewestApart({ rows, solved, end }, context)) return [{ about: 'dates', text: `Rows below headings of their own are dated after the period has ended on ${end!.value}. Compare the rows with the page.` }];
  const days = rows.flatMap(({ date }) => (date ? [dayOfIso(date.value)] : [])).sort((a, b) => a - b);
  const last = days.at(-1);
  const before = days.at(-2);
  if (end?.source.means !== 'inferred' || last === undefined || before === undefined || days.length <= FEWEST_BEFORE || last - before <= AHEAD || last - before > LONGEST) return [];
  const lastLine = Math.max(...solved.map(({ row }) => row.lines.at(-1)!));
  const dayOf = (date: DateToken): string | null => resolveIsoDay(date, context.frame, anchor);
  const item = balances.end?.item;
  const day = item?.date && !isDueDate(context.lines, item.line, item.date) ? dayOf(item.date) : null;
  const isOwn = day !== null && day >= isoDay(before) && day < isoDay(last - AHEAD);
  const closed = isOwn ? day : dayOfClosing(isoDay(before), isoDay(last - AHEAD - 1), lastLine, reading.isOwed, { ...context, dayOf })?.value;
  return closed === undefined ? [] : [{ about: 'dates', text: `One row is dated ${isoDay(last)}, after the day of the statement, ${closed}. Compare the row with the page.` }];
}

/** "Newest entries" below the period, under its own title and the same headings: it goes on with the balances, and is of the next statement. */
function isNewestApart({ rows, solved, end }: Pick<QuestionInput, 'rows' | 'solved' | 'end'>, { lines, layout }: DocumentContext): boolean {
  if (!end || end.source.means === 'inferred') return false;
  const from = rows.findIndex(({ date }) => date !== null && date.value > end.value);
  if (from < 1 || !rows.slice(from).every(({ date }) => date !== null && date.value > end.value)) return false;
  const [above, below] = [solved[from - 1]!.row.lines.at(-1)!, solved[from]!.row.lines[0]!];
  const between = layout.isHeading.slice(above + 1, below);
  return lines[above]!.line.page === lines[below]!.line.page && between.includes(1);
}
