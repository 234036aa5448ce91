// Arithmetic says nothing of dates. On pixels a row whose date could not be read may take another date of its line for it, and a misread
// day may fall before the row above it. Such a row is no proof of its day, so the period's badge waits for a person or a second reading.
import type { DocumentModel, ExtractedDocument, StatementPeriod, StatementRow } from '../model.js';
import { isSameRow } from './dateCells.js';
import { oddDates } from './dayHeadings.js';

const FEWEST_ROWS = 5;
/** Days against the order: no row stands so far from its place, the year it was given is wrong. */
const LEAP = 100;
const DAY_MS = 86_400_000;

/** Rows that alone break an order which all others keep. */
export function unorderedDates({ rows }: StatementPeriod): StatementRow[] {
  const dated = rows.filter((row) => row.date !== null);
  if (dated.length < FEWEST_ROWS) return [];
  const days = dated.map((row) => row.date!.value);
  const rising = days.filter((day, at) => at > 0 && day > days[at - 1]!).length;
  const falling = days.filter((day, at) => at > 0 && day < days[at - 1]!).length;
  if (Math.min(rising, falling) > Math.max(1, 0.15 * days.length)) return [];
  const isAfter = (a: string, b: string) => (rising >= falling ? a > b : a < b);
  return dated.filter((row, at) => {
    const [before, after] = [days[at - 1], days[at + 1]];
    const isBroken = (before !== undefined && isAfter(before, days[at]!)) || (after !== undefined && isAfter(days[at]!, after));
    return isBroken && row.date!.source.means === 'ocr';
  });
}

export function isOutOfOrder({ accounts }: ExtractedDocument, row: StatementRow): boolean {
  return accounts.flatMap((account) => account.periods).flatMap(unorderedDates).some((other) => isSameRow(other, row));
}

/** A row whose day lies months before the one above it, while others run on: its year was taken from something else. */
export function leapingDate(period: StatementPeriod): StatementRow | undefined {
  return leapingDates(period)[0];
}

export function leapingDates(period: StatementPeriod): StatementRow[] {
  const days = new Map(period.rows.map((row) => [row, Date.parse(row.date?.value ?? '') / DAY_MS]));
  return unorderedDates(period).filter((row) => {
    const at = period.rows.indexOf(row);
    return [period.rows[at - 1], period.rows[at + 1]].some((other) => other !== undefined && Math.abs(days.get(other)! - days.get(row)!) > LEAP);
  });
}

export function withDoubtfulDates(document: ExtractedDocument, doubtful: ReadonlyMap<StatementPeriod, StatementRow>): ExtractedDocument {
  if (doubtful.size === 0) return document;
  const held = (period: StatementPeriod): StatementPeriod => {
    const row = doubtful.get(period);
    if (!row) return period;
    const text = `The date of the row with ${row.amount.source.text ?? 'the amount beside it'} on page ${row.page} could not be read surely. Compare the dates with the page.`;
    const { proof } = period;
    return { ...period, isReconciled: false, proof: { ...proof, status: 'unknown', openQuestions: [...proof.openQuestions, { about: 'dates', text }], explanation: `${proof.explanation} ${text}` } };
  };
  return { ...document, accounts: document.accounts.map((account) => ({ ...account, periods: account.periods.map(held) })) };
}

export function hasDoubtfulDates(document: ExtractedDocument, model: DocumentModel): boolean {
  const proved = document.accounts.flatMap((account) => account.periods).filter((period) => period.isReconciled);
  return proved.some((period) => unorderedDates(period).length > 0) || oddDates(document, model.pages).length > 0;
}
