// A word or letter beside an amount that gives its sign: a type column, Af / Bij, S / H, C / D. It stands by itself, not in a sentence.
import { squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { signOfWord } from '../vocabulary/signWords.js';
import type { RawRow } from './stream.js';

/** In sizes of type, at most: those of typewriters are 0.6 wide. */
const SPACE = 0.7;

/** `marksOnly`: a plus or minus that stands apart, which a card may use the other way round. */
export function makeSignWordReader(lines: readonly TokenLine[], marksOnly = false): (row: RawRow) => -1 | 0 | 1 {
  const known = new Map<RawRow, -1 | 0 | 1>();
  return (row) => {
    const cached = known.get(row);
    if (cached !== undefined) return cached;
    const sign = readSignWord(row, lines, marksOnly);
    known.set(row, sign);
    return sign;
  };
}

function readSignWord(row: RawRow, lines: readonly TokenLine[], marksOnly: boolean): -1 | 0 | 1 {
  let sign: -1 | 0 | 1 = 0;
  const amountLines = new Set(row.cellLines.filter((line) => line >= 0));
  for (const index of amountLines) {
    const { line: { words, fontSize }, amounts } = lines[index]!;
    for (let i = 0; i < words.length; i += 1) {
      const word = words[i]!;
      // "2.290,24 H": the letter of a balance is not that of its row.
      if (amounts.some(({ first, last }) => i >= first && i <= last)) continue;
      if (word.text.length > 14 || !/^(?:\/?\p{L}|[+\u2212-])/u.test(word.text)) continue;
      const before = words[i - 1];
      const after = words[i + 1];
      if (before && word.box[0] - before.box[2] < SPACE * fontSize) continue;
      if (after && after.box[0] - word.box[2] < SPACE * fontSize && !/\d/.test(after.text)) continue;
      const own = word.text === '+' ? 1 : word.text === '-' || word.text === '\u2212' ? -1 : marksOnly ? 0 : signOfWord(squash(word.text));
      if (own !== 0 && sign !== 0 && own !== sign) return 0;
      if (own !== 0) sign = own;
    }
  }
  return sign;
}
