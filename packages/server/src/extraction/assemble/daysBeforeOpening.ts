// "13 Feb   Balance brought forward", then rows of 14 Feb, 16 Feb, 7 Feb, 8 Mar: one day alone lies before the balance that the rows go on from, and
// not where the oldest rows stand, unless the day of the balance stands in the column of theirs. Also of a few rows, whose days show no order by themselves.
import type { OpenQuestion } from '../../reconciliation/proof.js';
import { dayOfIso, resolveDay } from '../tokens/dateOrder.js';
import type { DateToken } from '../tokens/dates.js';
import type { QuestionInput } from './datesInDoubt.js';
import type { DocumentContext } from './documentContext.js';

/** Days by which an entry may come late. */
const LATE_DAYS = 3;
const FEWEST_ROWS = 3;
/** In points. */
const SAME_EDGE = 2;

export function daysBeforeOpening({ rows, balances: { start }, anchor, reading }: QuestionInput, { frame }: DocumentContext): OpenQuestion[] {
  const printed = start?.item?.date ?? null;
  const opened = printed === null ? null : resolveDay(printed, frame, anchor);
  const days = rows.flatMap(({ date }) => (date ? [dayOfIso(date.value)] : []));
  if (opened === null || reading.isOwed || days.length < Math.max(FEWEST_ROWS, rows.length)) return [];
  const before = days.filter((day) => day < opened);
  const isAtEnd = days[0] === before[0] || days.at(-1) === before[0];
  const isAlone = isAtEnd ? new Set(before).size === 1 && before.length < days.length && isInColumn(printed!, rows) : before.length === 1;
  return isAlone && opened - before[0]! > LATE_DAYS ? [{ about: 'dates', text: 'The day of one row lies before that of the balance which the rows begin with. Compare the rows with the page.' }] : [];
}

function isInColumn({ box }: DateToken, rows: QuestionInput['rows']): boolean {
  const under = rows.filter(({ date }) => date?.source.means === 'printed' && [0, 2].some((side) => Math.abs((date.source.box?.[side] ?? Infinity) - box[side]!) < SAME_EDGE));
  return under.length > rows.length / 2;
}
