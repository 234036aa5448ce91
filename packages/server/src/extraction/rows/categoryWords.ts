// Words for what a payment was made for, which elsewhere announce a balance or a sum: "Transport" in a list of an English bank, and on Dutch and
// Swiss pages, "Ingresos" in a list under its days, and in a summary.
import type { Figure } from '../facts/figures.js';
import { isCurrencyCode } from '../tokens/currencies.js';
import { squash } from '../tokens/plainText.js';
import { isPageWord, SUMS, type LabelKind } from '../vocabulary/labels.js';
import type { Step } from './scanState.js';

export const CARRIED: ReadonlySet<LabelKind> = new Set<LabelKind>(['broughtForward', 'carriedForward']);

/** "TfL   Transport   37.63", "Sainsburys   Groceries   87.01": one word in a cell of its own behind what was paid. The name of the page may stand before what is carried. */
export function isOfCategory({ kind, text, amount, more }: Figure, { line: { line }, view, areDaysHeaded, isDateHeading }: Step): boolean {
  if (!(CARRIED.has(kind) || (SUMS.has(kind) && areDaysHeaded && !isDateHeading)) || more.length > 1 || view.filled !== more.length + 1 || !view.cells.includes(amount) || /\s/.test(text)) return false;
  const at = line.words.findLastIndex((word, index) => index < amount.first && word.text.startsWith(text));
  const before = line.words.slice(0, Math.max(0, at)).filter((word) => /\p{L}{2}/u.test(word.text) && !isCurrencyCode(word.text));
  return before.length > 0 && !before.every((word) => isPageWord(squash(word.text)));
}
