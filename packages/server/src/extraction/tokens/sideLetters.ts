// "41,05 D" and "4.728,83 A": beside D for debit (dare, debe, débito) an A is the other side (avere, abono, accredito). By itself it is af in one
// language and alacak in the next, or no letter of a side at all.
import { boxAround } from '../layout/lines.js';
import type { AmountToken } from './amounts.js';
import type { TokenLine } from './tokenize.js';

/** Figures with either letter, at least. */
const FEWEST = 2;
/** Of all sums of money on the lines that have some, those with one of the two letters. */
const MOSTLY = 0.5;

export function settleSideLetters(lines: readonly TokenLine[]): readonly TokenLine[] {
  let debits = 0;
  let credits = 0;
  let all = 0;
  for (const line of lines) {
    for (const amount of line.amounts) {
      if (!amount.isMoney) continue;
      all += 1;
      if (amount.mark === 'letter' && /\bD$/.test(amount.text)) debits += 1;
      else if (isBesideA(amount, line)) credits += 1;
    }
  }
  if (debits < FEWEST || credits < FEWEST || debits + credits < MOSTLY * all) return lines;
  return lines.map((line) => (line.amounts.some((amount) => isBesideA(amount, line)) ? { ...line, amounts: line.amounts.map((amount) => (isBesideA(amount, line) ? withA(amount, line) : amount)) } : line));
}

function isBesideA({ isMoney, sign, last }: AmountToken, { line: { words, fontSize }, amounts }: TokenLine): boolean {
  if (!isMoney || sign !== 0 || words[last + 1]?.text !== 'A') return false;
  const next = words[last + 2];
  return !next || next.box[0] - words[last + 1]!.box[2] > fontSize || amounts.some(({ first }) => first === last + 2);
}

function withA(amount: AmountToken, { line: { words } }: TokenLine): AmountToken {
  const letter = words[amount.last + 1]!;
  return { ...amount, last: amount.last + 1, box: boxAround([amount.box, letter.box]), text: `${amount.text} A`, sign: 1, mark: 'letter' };
}
