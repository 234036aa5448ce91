// The words of a label before its figure.
import { isCurrencyCode } from '../tokens/currencies.js';
import { squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { isWholeLabel, labelKind, type LabelKind } from '../vocabulary/labels.js';

/** Words of a label without dates: "Balance at 31 March" is a balance. */
export function labelText(line: TokenLine, from: number, to: number): string {
  const words: string[] = [];
  for (let i = from; i < to; i += 1) {
    if (!line.dates.some((date) => i >= date.first && i <= date.last)) words.push(line.line.words[i]!.text);
  }
  // "Saldo Contabilístico Final   EUR   14.907,59"
  if (words.length > 1 && isCurrencyCode(words[words.length - 1]!)) words.pop();
  return words.join(' ').replace(/[\s.:]+$/, '');
}

/** "Account 12-3044-0441209-00   1 June 2025 to 31 August 2025   Opening balance": no more than a space behind the period. */
export function boundBehindDay(line: TokenLine, from: number, to: number): { text: string; kind: LabelKind } | null {
  const day = line.dates.findLast(({ first, last }) => first >= from && last < to);
  const text = day ? labelText(line, day.last + 1, to) : '';
  const kind = isWholeLabel(squash(text)) ? labelKind(squash(text)) : null;
  return kind === 'opening' || kind === 'closing' ? { text, kind } : null;
}
