// Rows of the first pages while the last ones are still read: provisional, for columns, years and signs are settled by the whole document.
import type { PageModel, RowsSoFar } from './model.js';
import { placeOnShownPages } from './readers/skewedBox.js';
import { understand } from './understand.js';

/** As many as are looked at before the document is read. */
const MOST_ROWS = 12;
/** Fewer pages of text are read before anyone has looked. */
const FEWEST_TEXT_PAGES = 24;
/** Text is read so fast that one look is enough, and a second for documents that begin with a cover; more would cost what they show. */
const TEXT_LOOKS = new Set([1, 4]);

/** Takes the pages in their order, and answers now and then with what they hold so far. @param pages of the whole document */
export function previewRows(pages: number): (page: PageModel) => RowsSoFar | null {
  const read: PageModel[] = [];
  let hasShown = false;
  return (page) => {
    read.push(page);
    if (read.length >= pages || !isDue(page, read.length, pages) || (hasShown && page.origin === 'text')) return null;
    const { accounts } = placeOnShownPages(understand({ pages: read, encrypted: false }), { pages: read, encrypted: false });
    const rows = accounts.flatMap(({ decimals, currency, periods }) => periods.flatMap((period) => period.rows.map((row) => ({ row, decimals, currency }))));
    hasShown ||= rows.length > 0;
    return {
      pages: read.length,
      count: rows.length,
      rows: rows.slice(0, MOST_ROWS).map(({ row, decimals, currency }) => ({
        page: row.page, date: row.date?.value ?? null, description: row.description.value, amountMinor: row.amount.value, decimals, currency: row.currency ?? currency,
      })),
    };
  };
}

/** After 1, 2, 4, 8 … recognised pages: all looks together cost no more than the last one. */
function isDue({ origin }: PageModel, read: number, pages: number): boolean {
  if (origin === 'text') return pages >= FEWEST_TEXT_PAGES && TEXT_LOOKS.has(read);
  return (read & (read - 1)) === 0;
}
