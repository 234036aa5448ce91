// "El saldo a 1 de marzo de 2025 era de 1.250,00 y a 31 de marzo de 900,00.": balances in running text, in whatever language.
import type { DateToken } from '../tokens/dates.js';
import { currencyOf } from '../tokens/currencies.js';
import { sidesOfLanguage } from '../tokens/sideLetters.js';
import { foldText, joinedText, squash } from '../tokens/plainText.js';
import { tokenizeLine, type TokenLine } from '../tokens/tokenize.js';
import type { Line } from '../layout/lines.js';
import type { Word } from '../model.js';
import type { AmountToken } from '../tokens/amounts.js';
import { signOfWord } from '../vocabulary/signWords.js';
import type { Checkpoint } from './stream.js';

const MOST_LINES = 4;
/** In sizes of type: white between the words of a sentence, and from one line to the next, at most. */
const WORD_GAP = 1.2;
const LEADING = 1.9;
const FEWEST_WORDS = 4;
/** Of one year, with the days a bank may be late. */
const LONGEST_PERIOD = 400;

const BALANCE_ROOT = /saldo|solde|balance|kontostand|egyenleg|bakiye|zustat|zostat|\bstan\b|stanje|sold\b|soldul|остат|залиш|салдо|υπολοιπο|יתר|رصيد|\b(?:started|began|opened)\b.*\b(?:finished|ended|closed)\b/;
/** "102,972.15 Dr": within a sentence letters of two sorts only, a capital first, are no word. */
const MARK = /^\p{Lu}\p{L}?[.,]?$/u;

/** "on 1 October 2020 - 23,495.38": behind a day the minus of the figure looks like a dash. */
const LONE_MINUS = /^[-\u2212]$/;

/** By index of the lines of each sentence: both balances at its first line, nothing at the others. */
export function findBalanceSentences(lines: readonly TokenLine[], kindOf: Int16Array): Map<number, Checkpoint[]> {
  const found = new Map<number, Checkpoint[]>();
  for (let index = 0; index < lines.length; index += 1) {
    const sentence = sentenceAt(lines, index, kindOf);
    if (!sentence) continue;
    for (let line = index; line <= sentence.last; line += 1) found.set(line, line === index ? sentence.points : []);
    index = sentence.last;
  }
  return found;
}

function sentenceAt(lines: readonly TokenLine[], first: number, kindOf: Int16Array): { last: number; points: Checkpoint[] } | null {
  if (!/\p{L}/u.test(lines[first]!.text[0] ?? '')) return null;
  const part: Line[] = [];
  for (let last = first; part.length < MOST_LINES && last < lines.length; last += 1) {
    if (part.length > 0 && isBeside(part.at(-1)!, lines[last]!.line)) continue;
    const own = withoutSideBar(lines[last]!.line);
    if (part.length > 0 && (!goesOn(part.at(-1)!, own) || isEntryOfList(lines[last - 1]!, own))) return null;
    part.push(own);
    const words = part.flatMap((line) => line.words);
    // To find figures costs more than to look for the word that all such sentences have.
    if (!BALANCE_ROOT.test(foldText(joinedText(words)))) continue;
    const whole = tokenizeLine({ ...part[0]!, words });
    const amounts = whole.amounts.filter((amount) => amount.isMoney).map((amount) => asSettled(amount, whole, lines.slice(first, last + 1)));
    if (amounts.length > 2 || whole.dates.length > 2) return null;
    if (amounts.length < 2 || whole.dates.length < 2) continue;
    const points = balancesIn(whole, amounts.map((amount) => withMark(amount, whole.line.words, lines)), first, kindOf[first]!);
    // The year of the second day may stand on the next line.
    if (points !== null) return { last, points };
  }
  return null;
}

/** "Beginning balance on 2 March 2026 $1,045.67", and below it "Deposits and other additions": a list of figures, each at the end of its line. */
function isEntryOfList({ line: { words }, amounts }: TokenLine, below: Line): boolean {
  return amounts.some(({ last, isMoney }) => isMoney && last === words.length - 1) && /^\p{Lu}/u.test(below.words[0]!.text);
}

/** With the side that letters nobody knows have on these pages. */
function asSettled(amount: AmountToken, whole: TokenLine, lines: readonly TokenLine[]): AmountToken {
  const word = whole.line.words[amount.first];
  const own = lines.flatMap(({ line, amounts }) => amounts.filter((other) => line.words[other.first] === word))[0];
  return own?.mark === 'letter' ? { ...amount, sign: own.sign, mark: own.mark } : amount;
}

/** "From 1 May it will be 2.95%. You can withdraw up to £500.00": day and figure are of two sentences. */
function endsBetween(words: readonly Word[], one: DateToken | AmountToken, other: DateToken | AmountToken): boolean {
  const [from, to] = one.first < other.first ? [one.last, other.first] : [other.last, one.first];
  return words.slice(from, to).some(({ text }, at) => /(?:\p{L}{3}|%)\.$/u.test(text) && /^\p{Lu}\p{Ll}/u.test(words[from + at + 1]!.text));
}

/** The first balance belongs to the first day, the second to the second. */
function balancesIn({ dates, text, line }: TokenLine, amounts: readonly AmountToken[], index: number, kind: number): Checkpoint[] | null {
  const [from, to] = dates as [DateToken, DateToken];
  const [one, two] = amounts as [AmountToken, AmountToken];
  const isPaired = from.last < two.first && one.last < to.first ? isBetween(one, from, to) || isBetween(from, one, two) : false;
  const words = line.words.filter(({ text: word }) => /\p{L}{2}/u.test(word)).length;
  if (!isPaired || words < FEWEST_WORDS || !isLater(from, to) || [[from, one], [to, two]].some(([date, amount]) => endsBetween(line.words, date!, amount!))) return null;
  const point = (label: 'opening' | 'closing', amount: AmountToken, date: DateToken): Checkpoint => ({ type: 'checkpoint', kind, label, text, line: index, amount, date, column: -1 });
  return [point('opening', one, from), point('closing', two, to)];
}

function withMark(amount: AmountToken, words: readonly Word[], lines: readonly TokenLine[]): AmountToken {
  const before = words[amount.first - 1]?.text;
  // "259,265.45 TL B"
  const [symbol, behind] = words.slice(amount.last + 1, amount.last + 3).map(({ text }) => text);
  const next = symbol !== undefined && currencyOf(foldText(symbol)) !== undefined ? behind : symbol;
  if (amount.sign === 0 && before !== undefined && LONE_MINUS.test(before)) return { ...amount, sign: -1, mark: 'minus' };
  const sign = amount.sign === 0 && next !== undefined && MARK.test(next) ? (signOfWord(squash(next)) || sidesOfLanguage(lines)?.[next.replace(/[.,]$/, '')]) ?? 0 : 0;
  return sign === 0 ? amount : { ...amount, sign, mark: 'letter' };
}

/** "1 March … 10.00 … 31 March … 20.00", or each figure before its day. */
function isBetween(middle: { first: number; last: number }, before: { last: number }, after: { first: number }): boolean {
  return middle.first > before.last && middle.last < after.first;
}

/** Two days with month and year beyond doubt, at most a year apart. */
function isLater(from: DateToken, to: DateToken): boolean {
  if (from.order !== 'fixed' || to.order !== 'fixed' || to.yearDigits !== 4) return false;
  const day = (date: DateToken, year: number): number => Date.UTC(year, date.b - 1, date.a) / 86_400_000;
  const apart = day(to, to.year!) - day(from, from.yearDigits === 4 ? from.year! : to.year!);
  return apart > 0 && apart < LONGEST_PERIOD;
}

/** Words of running text, up to white as between columns: what follows is a side bar. */
function withoutSideBar(line: Line): Line {
  const { words, fontSize, box } = line;
  const end = words.findIndex((word, at) => at > 0 && word.box[0] - words[at - 1]!.box[2] >= WORD_GAP * fontSize);
  return end < 0 ? line : { ...line, words: words.slice(0, end), box: [box[0], box[1], words[end - 1]!.box[2], box[3]] };
}

/** A line of a side bar between two of the sentence. */
function isBeside(above: Line, line: Line): boolean {
  return line.page === above.page && line.lane === above.lane && line.box[0] > above.box[2] && line.baseline - above.baseline < LEADING * above.fontSize;
}

function goesOn(above: Line, line: Line): boolean {
  if (above.page !== line.page || above.lane !== line.lane) return false;
  const isClose = line.baseline - above.baseline < LEADING * line.fontSize;
  return isClose && Math.abs(line.fontSize - above.fontSize) < 0.1 * line.fontSize && Math.abs(line.box[0] - above.box[0]) < line.fontSize;
}
