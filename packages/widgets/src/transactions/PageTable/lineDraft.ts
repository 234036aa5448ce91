import { DATE_FORM, isRealDate, type DiscardedLine } from '@tieout/sdk/contract';
import { parseAmount } from '../editing/cellText.js';
import type { TransactionForm } from '../AddTransaction/transactionForm.js';

const FIGURE = /^[-+(]?\p{Sc}?\d[\d.,']*[.,]\d{2}\)?-?$/u;

/** What of a line can be put into the form of a new transaction: a date in the form's way, the first figure, and the words. */
export function lineDraft({ cells, text, pageNumber }: Pick<DiscardedLine, 'cells' | 'text' | 'pageNumber'>): Partial<TransactionForm> {
  const words = cells.flatMap((cell) => cell.split(/\s+/)).filter((word) => word !== '');
  const date = words.find((word) => DATE_FORM.test(word) && isRealDate(word));
  const figure = words.find((word) => FIGURE.test(word) && parseAmount(plain(word), null) !== null);
  const description = words.filter((word) => word !== date && !FIGURE.test(word)).join(' ');
  return { description: description || text, page: String(pageNumber + 1), ...(date ? { date } : {}), ...(figure ? { amount: plain(figure) } : {}) };
}

/** Without the sign of a currency; a trailing minus leads. */
function plain(figure: string): string {
  const bare = figure.replace(/\p{Sc}/gu, '');
  return bare.endsWith('-') ? `-${bare.slice(0, -1)}` : bare;
}
