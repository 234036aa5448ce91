// One document may hold several invoices: a new one begins with the page that bears another number.
import { groupBy } from '../groups.js';
import { captioned } from './captions.js';
import type { HeadContext } from './headFields.js';
import { findNumber } from './headFields.js';
import type { InvoiceLineOfPage } from './invoicePage.js';
import { TOTAL_CAPTIONS } from './invoiceWords.js';

/** Lines of each invoice, in whole pages. */
export function splitInvoices(context: HeadContext): InvoiceLineOfPage[][] {
  const groups: { number: string | null; lines: InvoiceLineOfPage[] }[] = [];
  for (const page of pagesOf(context.lines)) {
    const number = findNumber({ ...context, lines: page })?.value ?? null;
    const current = groups.at(-1);
    if (current && !beginsNew(current, number, page)) {
      current.lines.push(...page);
      current.number ??= number;
    } else groups.push({ number, lines: [...page] });
  }
  return groups.map(({ lines }) => lines);
}

function beginsNew(current: { number: string | null; lines: InvoiceLineOfPage[] }, number: string | null, page: readonly InvoiceLineOfPage[]): boolean {
  if (continues(page)) return false;
  if (number !== null && current.number !== null) return number !== current.number;
  return number === null && current.number === null && isWhole(current.lines) && isWhole(page);
}

/** "Page 2 of 3", "Seite 2": not the first of its invoice. */
function continues(page: readonly InvoiceLineOfPage[]): boolean {
  return page.some(({ tokens }) => /(?:^|\s)(?:page|seite|pagina|pag|blad|strona|sida|side|sivu|strana|página)\.?:?\s*(?:[2-9]|1\d)(?:\s*(?:\/|of|von|de|di|van|z|av|af)\s*\d+)?(?:\s|$)/i.test(tokens.text));
}

/** A date and a total of its own: a receipt on each page. */
function isWhole(lines: readonly InvoiceLineOfPage[]): boolean {
  const hasTotal = TOTAL_CAPTIONS.some(({ caption, strength }) => strength >= 3 && captioned(lines, caption).some(({ line }) => line.tokens.amounts.some(({ isMoney }) => isMoney)));
  return hasTotal && lines.some(({ tokens }) => tokens.dates.some(({ yearDigits }) => yearDigits > 0));
}

function pagesOf(lines: readonly InvoiceLineOfPage[]): InvoiceLineOfPage[][] {
  return [...groupBy(lines, ({ page }) => page).values()];
}
