// "04/03/2026   Credits 206.86   Debits 346.42", "Opening balance 22,143.32   Closing balance 27,526.78": a day with what it began and ended with,
// or with its two sums.
import type { AmountToken } from '../tokens/amounts.js';
import { joinedText, squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { headingRole } from '../vocabulary/headings.js';
import { labelKind } from '../vocabulary/labels.js';

export interface DayHeadFigure {
  kind: 'opening' | 'closing' | 'totalCredits' | 'totalDebits';
  text: string;
  amount: AmountToken;
}

/** Both figures behind words of their own, the last at the end of the line; null where they are no such pair. */
export function dayHeadPair({ line: { words }, dates, amounts }: TokenLine): [DayHeadFigure, DayHeadFigure] | null {
  const figures = amounts.filter(({ isMoney }) => isMoney);
  const [day, ...more] = dates;
  if (day?.first !== 0 || more.length > 0 || figures.length !== 2 || figures[1]!.last < words.length - 1 || figures[0]!.last + 1 === figures[1]!.first) return null;
  const [one, other] = figures.map((amount, at) => {
    const text = joinedText(words.slice((at === 0 ? day.last : figures[0]!.last) + 1, amount.first));
    return { kind: kindOf(text), text, amount };
  });
  const kinds = [one!.kind, other!.kind].sort().join(' ');
  return kinds === 'closing opening' || kinds === 'totalCredits totalDebits' ? [one as DayHeadFigure, other as DayHeadFigure] : null;
}

/** "Credits" alone is a heading elsewhere. */
function kindOf(text: string): string | null {
  const role = headingRole(squash(text));
  return labelKind(squash(text)) ?? (role === 'credit' ? 'totalCredits' : role === 'debit' ? 'totalDebits' : null);
}
