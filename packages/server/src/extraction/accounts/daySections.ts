// "Opening balance", the rows of a day, "Closing balance", and the same for the next day: balances carried on within the one period that the document prints.
import type { AccountMark } from '../facts/accountMark.js';
import type { PeriodMark } from '../facts/identity.js';
import type { Checkpoint, RawRow, StreamItem } from '../rows/stream.js';
import { isSamePeriod } from './ledgers.js';

const FEWEST_DAYS = 3;
/** Of the days that begin with what the one before ended with, at least: the others are misprinted. */
const CARRIED = 0.5;

interface DaySection {
  opening: Checkpoint;
  rows: RawRow[];
  closing: Checkpoint;
}

export function withDaySections(stream: readonly StreamItem[], periods: readonly PeriodMark[], accounts: readonly AccountMark[], valueOf: (item: Checkpoint) => number): readonly StreamItem[] {
  const [period] = periods;
  if (!period || isOneDay(period) || periods.some((other) => !isSamePeriod(period, other))) return stream;
  const sections = sectionsOf(stream);
  const [first, last] = [sections[0], sections.at(-1)];
  if (!first || sections.length < FEWEST_DAYS || accounts.some(({ line }) => line > first.opening.line && line < last!.closing.line)) return stream;
  const days = sections.flatMap(({ rows: [row] }) => (row ? [dayOf(row)] : []));
  if (new Set(days).size < Math.max(days.length, FEWEST_DAYS) || !sections.every((section) => isOfOneDay(section) && section.opening.kind === first.opening.kind)) return stream;
  const carried = sections.filter(({ opening }, at) => at > 0 && valueOf(opening) === valueOf(sections[at - 1]!.closing)).length;
  if (carried < CARRIED * (sections.length - 1)) return stream;
  const within = new Map<StreamItem, StreamItem>(
    sections.flatMap(({ opening, closing }, at): [Checkpoint, Checkpoint][] => [
      ...(at > 0 ? [[opening, { ...opening, label: 'broughtForward' }] as [Checkpoint, Checkpoint]] : []),
      ...(at < sections.length - 1 ? [[closing, { ...closing, label: 'carriedForward' }] as [Checkpoint, Checkpoint]] : []),
    ]),
  );
  return stream.map((item) => within.get(item) ?? item);
}

/** None where anything else than rows stands between the balances of a section, or rows between two sections. */
function sectionsOf(stream: readonly StreamItem[]): DaySection[] {
  const sections: DaySection[] = [];
  let opening: Checkpoint | null = null;
  let rows: RawRow[] = [];
  for (const item of stream) {
    if (item.type === 'row' && !item.isAside) {
      if (opening === null) return [];
      rows.push(item);
    }
    if (item.type !== 'checkpoint' || item.column < 0) continue;
    const isOpening = item.label === 'opening';
    if (!isOpening && item.label !== 'closing' && item.label !== 'balance') continue;
    if (isOpening !== (opening === null)) return [];
    if (!isOpening) sections.push({ opening: opening!, rows, closing: item });
    [opening, rows] = [isOpening ? item : null, []];
  }
  return sections;
}

function isOneDay({ from, to }: PeriodMark): boolean {
  return from.a === to.a && from.b === to.b;
}

function isOfOneDay({ rows }: DaySection): boolean {
  return rows.every((row) => row.dates.length > 0 && dayOf(row) === dayOf(rows[0]!));
}

function dayOf({ dates: [date] }: RawRow): string {
  return `${date?.a} ${date?.b}`;
}
