// "EXTRACTO DE MARZO 2026": the month that a statement is titled with.
import type { TokenLine } from '../tokens/tokenize.js';
import { type CalendarDay, daysIn } from '../tokens/dateOrder.js';
import type { Box } from '../model.js';
import { monthsWithYears, oneMonth } from '../tokens/monthNames.js';
import { foldText } from '../tokens/plainText.js';

export interface TitledMonth {
  year: number;
  month: number;
  line: number;
  box: Box;
  text: string;
}

const TITLE = /statement|activity|auszug|releve|extra[ct]|estratto|resumen|estado de cuenta|cartola|afschrift|wyciag|vypis|kivonat|ekstre|utdrag|utskrift|udskrift|tiliote|periode?o?|rekening koran|penyata|выписк/;

/** Above all rows, and in no other title. */
export function monthInTitle(lines: readonly TokenLine[], isRow: Uint8Array): TitledMonth | null {
  const head = lines.slice(0, Math.max(0, isRow.indexOf(1)));
  const found = head.flatMap(({ text, dates, line: { box } }, line) => {
    const folded = dates.length === 0 && text.length < 80 ? foldText(text) : '';
    return TITLE.test(folded) ? monthsWithYears(folded).map(({ month, year }): TitledMonth => ({ month, year, line, box, text })) : [];
  });
  return oneMonth(found);
}

/** Its first and its last day. */
export function endsOfMonth({ year, month }: Pick<TitledMonth, 'year' | 'month'>): [CalendarDay, CalendarDay] {
  return [{ year, month, day: 1 }, { year, month, day: daysIn(year, month) }];
}
