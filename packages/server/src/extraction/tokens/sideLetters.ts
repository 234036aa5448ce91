// Letters behind sums whose side another letter or the language tells. "41,05 D" and "4.728,83 A": beside D for debit (dare, debe, débito) an A is
// the other side (avere, abono, accredito), and beside A a C is no credit but cargo. By itself an A is af in one language and alacak in the next,
// or no letter of a side at all; on a Turkish page it is alacak beside B for borç, on an Italian one avere, on a Hungarian one T is terhelés and J jóváírás, on a Dutch one A is af and B bij.
import { boxAround } from '../layout/lines.js';
import type { Word } from '../model.js';
import type { AmountToken } from './amounts.js';
import { currencyOf } from './currencies.js';
import { foldText } from './plainText.js';
import type { TokenLine } from './tokenize.js';

type Sides = Readonly<Record<string, 1 | -1>>;
type Counts = Readonly<Record<string, number>>;

/** Sums with one of the letters, at least. */
const FEWEST = 2;
/** Of the lines with sums of money, those with one of the two letters: balances beside them have none. */
const MOSTLY = 0.5;

/** What letters mean on pages with a letter, or words of statements, that no other language has. */
const OF_LANGUAGES: readonly { proof: RegExp; sides: Sides }[] = [
  { proof: /[ğĞıİ]/u, sides: { A: 1, B: -1 } },
  { proof: /[őŐűŰ]|(?<!\p{L})(?:nyitó|záró) ?egyenleg|(?<!\p{L})bankszámla/iu, sides: { J: 1, T: -1 } },
  { proof: /\b(?:estratto conto|saldo (?:contabile )?(?:iniziale|finale)|nuovo saldo)\b/iu, sides: { A: 1, D: -1 } },
  { proof: /\b(?:rekeningnummer|rekeningoverzicht|(?:bank|rekening)afschrift|afschriftperiode|af[- ]en bijschrijvingen|vorig saldo|nieuw saldo|totaal (?:af|bij))\b/iu, sides: { A: -1, B: 1 } },
];

/** "B*": the star leads to a note. */
const LETTER = /^[ABJT](?=\*{0,2}$)/;

export function settleSideLetters(lines: readonly TokenLine[]): readonly TokenLine[] {
  const { counts, all } = countLetters(lines);
  const sides = sidesBesideA(counts, all) ?? sidesUsed(lines, counts);
  if (sides === null) return lines;
  // "911 T" below "3.131 T": too short for a mark between thousands.
  const ends = new Set(lines.flatMap((line) => line.amounts.flatMap((amount) => (amount.isMoney && sides[letterOf(amount, line) ?? ''] !== undefined ? [Math.round(amount.x1)] : []))));
  const endsThere = ({ x1 }: AmountToken): boolean => [-1, 0, 1].some((off) => ends.has(Math.round(x1) + off));
  const isOpen = (amount: AmountToken, line: TokenLine): boolean => sides[letterOf(amount, line) ?? ''] !== undefined && (amount.isMoney || endsThere(amount));
  return lines.map((line) => (line.amounts.some((amount) => isOpen(amount, line)) ? { ...line, amounts: line.amounts.map((amount) => (isOpen(amount, line) ? settled(amount, line, sides) : amount)) } : line));
}

function countLetters(lines: readonly TokenLine[]): { counts: Counts; all: number } {
  const counts: Record<string, number> = {};
  let all = 0;
  for (const line of lines) {
    if (line.amounts.some(({ isMoney }) => isMoney)) all += 1;
    for (const amount of line.amounts) {
      if (!amount.isMoney) continue;
      const letter = letterOf(amount, line);
      if (letter !== null) counts[letter] = (counts[letter] ?? 0) + 1;
    }
  }
  return { counts, all };
}

const BESIDE_A: Sides = { A: 1, C: -1 };

/** Of two letters by which all rows of a column are told, where one is an A beside C or D. */
export function sidesOfPair(one: string, other: string): Sides | null {
  return ['A C', 'A D'].includes([one, other].sort().join(' ')) ? BESIDE_A : null;
}

function sidesBesideA({ A = 0, C = 0, D = 0 }: Counts, all: number): Sides | null {
  const debits = Math.max(C, D);
  const arePair = debits >= FEWEST && A >= FEWEST && Math.min(C, D) === 0 && debits + A >= MOSTLY * all;
  return arePair ? BESIDE_A : null;
}

function sidesUsed(lines: readonly TokenLine[], counts: Counts): Sides | null {
  const isUsed = (sides: Sides): boolean => Object.keys(sides).reduce((sum, letter) => sum + (counts[letter] ?? 0), 0) >= FEWEST;
  return sidesOfLanguage(lines, isUsed);
}

/** What letters mean on these pages, null where nothing tells their language from others. */
export function sidesOfLanguage(lines: readonly TokenLine[], isWanted: (sides: Sides) => boolean = () => true): Sides | null {
  return OF_LANGUAGES.find(({ proof, sides }) => isWanted(sides) && lines.some(({ text }) => proof.test(text)))?.sides ?? null;
}

/** The letter behind the sum, whether it is known for a side or not. */
function letterOf(amount: AmountToken, line: TokenLine): string | null {
  if (amount.mark === 'letter') return /\b\p{Lu}(?=\*{0,2}$)/u.exec(amount.text)?.[0] ?? null;
  return unknownLetter(amount, line);
}

function unknownLetter({ sign, last }: AmountToken, { line: { words, fontSize }, amounts }: TokenLine): string | null {
  const letter = LETTER.exec(words[last + 1]?.text ?? '')?.[0];
  if (sign !== 0 || letter === undefined) return null;
  const next = words[last + 2];
  return !next || next.box[0] - words[last + 1]!.box[2] > fontSize || isCurrency(next) || amounts.some(({ first }) => first === last + 2) ? letter : null;
}

function settled(amount: AmountToken, line: TokenLine, sides: Sides): AmountToken {
  const sign = sides[letterOf(amount, line) ?? ''];
  if (sign === undefined) return amount;
  return amount.mark === 'letter' ? { ...amount, sign } : withLetter(amount, line, sign);
}

function withLetter(amount: AmountToken, { line: { words } }: TokenLine, sign: 1 | -1): AmountToken {
  const [letter, symbol] = [words[amount.last + 1]!, words[amount.last + 2]];
  // "4.005,21 A €"
  const isBehind = symbol !== undefined && amount.currency === undefined && isCurrency(symbol) && symbol.box[0] - letter.box[2] < SPACE * symbol.fontSize && (symbol.text.endsWith(',') || !/^\d/.test(words[amount.last + 3]?.text ?? ''));
  const own = isBehind ? [letter, symbol] : [letter];
  return {
    ...amount,
    last: amount.last + own.length,
    box: boxAround([amount.box, ...own.map(({ box }) => box)]),
    text: [amount.text, ...own.map(({ text }) => text)].join(' '),
    sign,
    mark: 'letter',
    ...(isBehind ? { currency: currencyOf(foldText(symbol.text.replace(/,$/, ''))) ?? null } : {}),
  };
}

/** In sizes of type. */
const SPACE = 0.8;

/** "TL," before the rest of a sentence, too. */
function isCurrency({ text }: Word): boolean {
  return currencyOf(foldText(text.replace(/,$/, ''))) !== undefined;
}
