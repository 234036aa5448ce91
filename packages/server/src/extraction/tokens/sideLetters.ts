// "41,05 D" and "4.728,83 A": beside D for debit (dare, debe, débito) an A is the other side (avere, abono, accredito), and beside A a C is no
// credit but cargo. By itself an A is af in one language and alacak in the next, or no letter of a side at all.
import { boxAround } from '../layout/lines.js';
import type { AmountToken } from './amounts.js';
import type { TokenLine } from './tokenize.js';

/** Figures with either letter, at least. */
const FEWEST = 2;
/** Of all sums of money on the lines that have some, those with one of the two letters. */
const MOSTLY = 0.5;

export function settleSideLetters(lines: readonly TokenLine[]): readonly TokenLine[] {
  const counts = { A: 0, C: 0, D: 0 };
  let all = 0;
  for (const line of lines) {
    for (const amount of line.amounts) {
      if (!amount.isMoney) continue;
      all += 1;
      const letter = letterOf(amount, line);
      if (letter !== null) counts[letter] += 1;
    }
  }
  const debits = Math.max(counts.C, counts.D);
  if (debits < FEWEST || counts.A < FEWEST || Math.min(counts.C, counts.D) > 0 || debits + counts.A < MOSTLY * all) return lines;
  return lines.map((line) => (line.amounts.some((amount) => isOpen(amount, line)) ? { ...line, amounts: line.amounts.map((amount) => settled(amount, line)) } : line));
}

function letterOf(amount: AmountToken, line: TokenLine): 'A' | 'C' | 'D' | null {
  if (isBesideA(amount, line)) return 'A';
  if (amount.mark !== 'letter') return null;
  return /\bC$/.test(amount.text) ? 'C' : /\bD$/.test(amount.text) ? 'D' : null;
}

function isOpen(amount: AmountToken, line: TokenLine): boolean {
  const letter = letterOf(amount, line);
  return letter === 'A' || letter === 'C';
}

function settled(amount: AmountToken, line: TokenLine): AmountToken {
  if (isBesideA(amount, line)) return withA(amount, line);
  return letterOf(amount, line) === 'C' ? { ...amount, sign: -1 } : amount;
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
