// Arithmetic says nothing of dates. On pixels a row whose date could not be read may take another date of its line for it, and a misread
// day may fall before the row above it. Such a row is no proof of its day, so the period's badge waits for a person or a second reading.
import type { Box, ExtractedDocument, StatementPeriod, StatementRow } from '../model.js';

const FEWEST_ROWS = 5;
/** Share of the rows of a column that have their date at one place. */
const MOSTLY = 0.7;

/** Rows whose date stands at another place than those of the other rows with the same column of amounts. */
export function misplacedDates({ rows }: StatementPeriod): StatementRow[] {
  const read = rows.filter((row) => row.date?.source.means === 'ocr' && row.date.source.box && row.amount.source.box);
  return columnsOf(read).flatMap((column) => {
    if (column.length < FEWEST_ROWS) return [];
    const place = usualPlace(column);
    const others = column.filter((row) => !overlaps(row.date!.source.box!, place));
    return others.length <= (1 - MOSTLY) * column.length ? others : [];
  });
}

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

export function hasDoubtfulDates(document: ExtractedDocument): boolean {
  const proved = document.accounts.flatMap((account) => account.periods).filter((period) => period.isReconciled);
  return proved.some((period) => misplacedDates(period).length > 0 || unorderedDates(period).length > 0);
}

/** By where their amounts end: pages in two columns, or debit and credit. */
function columnsOf(rows: readonly StatementRow[]): StatementRow[][] {
  const columns: StatementRow[][] = [];
  for (const row of rows) {
    const column = columns.find(([first]) => overlaps(first!.amount.source.box!, row.amount.source.box!));
    if (column) column.push(row);
    else columns.push([row]);
  }
  return columns;
}

function usualPlace(rows: readonly StatementRow[]): Box {
  const boxes = rows.map((row) => row.date!.source.box!).sort((a, b) => a[0] - b[0]);
  return boxes[boxes.length >> 1]!;
}

function overlaps(a: Box, b: Box): boolean {
  return Math.min(a[2], b[2]) > Math.max(a[0], b[0]);
}
