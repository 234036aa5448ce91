// Finds everything in a line that can be read as an amount of money, with its sign evidence, in whatever notation.
import type { Box, Word } from '../model.js';
import { boxAround } from '../layout/lines.js';
import { SIDE_OF_BALANCE, SUFFIX_PATTERN, signOfWord } from '../vocabulary/signWords.js';
import { CURRENCY_PATTERN, currencyOf, isBareLetter } from './currencies.js';
import { readNumber, type PrintedNumber } from './numbers.js';
import { foldText, joinedText, type PlainText } from './plainText.js';

export type SignMark = 'minus' | 'plus' | 'paren' | 'letter';

export interface AmountToken {
  /** Word indexes, inclusive, signs and currency included. */
  first: number;
  last: number;
  box: Box;
  /** Horizontal extent of the digits alone: signs and suffixes do not disturb the column. */
  x0: number;
  x1: number;
  text: string;
  number: PrintedNumber;
  sign: -1 | 0 | 1;
  mark: SignMark | null;
  /** undefined: none printed; null: a sign shared by several currencies. */
  currency: string | null | undefined;
  /** Printed as money: decimals, grouping or a currency. A bare integer is not. */
  isMoney: boolean;
}

const NUMBER = /(?:\d{1,3}(?:[., ]\d{3})+|\d+)[$€£']\d{2}(?![\d$€£']|[.,]\d)|\d{1,3}(?: \d{3}(?!\d))+(?:[.,]\d{1,4})?|\d{1,3}(?:'\d{3})+(?:[.,]\d{1,4})?|\d[\d.,]*\d|[.,]\d{2,3}(?!\d)|\d/g;
const BEFORE = new RegExp(`(?:^|(?<=[^\\p{L}\\p{N}]))([-+(]?) ?(?:(${CURRENCY_PATTERN}|[nrp](?=-?$)|(?<=[-+])[nrp](?= $))\\.?)?:? ?([-+(]?) ?$`, 'u');
/** "$8,075.07 $.00", "£1,327.24 £-315.00": what begins another figure, or a word. */
const OF_NEXT = '[\\p{L}\\p{N}]|[.,]\\d';
const OF_NEXT_SIGNED = `${OF_NEXT}|[-+(]\\.?\\d`;
/** "70.000,00 €D": the letter of a side at once behind the sign of a currency. */
const SIDE_AT_ONCE = `(?<=\\p{Sc})(?=(?:${SUFFIX_PATTERN})(?![\\p{L}\\p{N}]))`;
/** "398.61/RMB(支出)" */
const SLASHED = '/(?=[a-z]{3}(?![\\p{L}\\p{N}]))';
const AFTER = new RegExp(`^( ?[-+)](?!${OF_NEXT}))?(?:(?: |${SLASHED})?(${CURRENCY_PATTERN})(?:(?!${OF_NEXT_SIGNED})|${SIDE_AT_ONCE})(?:\\.(?= \\p{L}\\p{L}?(?:$|[ .])))?)?( ?[-+)](?![\\p{L}\\p{N}]))?(?:[ /]?\\(?(${SUFFIX_PATTERN})\\.?\\)?(?![\\p{L}\\p{N}]|[-.'&]\\p{L}))?`, 'u');

/** "273,10 *", "664 445*", "649*": one or two stars behind a figure with decimals or marks between thousands, or with too few digits for these, lead to a note. */
const FOOTNOTE = /^ ?\*{1,2}(?= |$)/;
/** "914,029.00*  -", "120,10 €*  -", "64.27*  C": the sign stands behind the star. */
const NOTE_BEFORE_SIGN = new RegExp(`^( ?(?:${CURRENCY_PATTERN}))?(\\*{1,2})(?= (?:[-+]|${SUFFIX_PATTERN})(?: |$))`, 'u');
/** What no figure ends before: a percentage, a time, a part of a reference. */
const RUNS_ON = /^ ?(?:[%/:#_@\u2030]|\*(?!\**\d))|^[.,-]?\p{N}|^\p{L}/u;
const PARTED_NUMBER = /\p{N}-$/u;
/** In sizes of type: white. */
const BEHIND_ONE = 0.15;
/** "%4,25", as Turkish prints it. */
const PERCENT_BEFORE = /(?:^| )%[-+]?$/u;
/** "1.234$56", "12€50", "1.234'56": the decimals stand behind the sign of the currency, or a raised comma. */
const SIGN_FOR_MARK = /[$€£']\d{2}$/;
/** "1'250.-", "45,--", "Rs. 1,250/-": whole units. */
const NO_DECIMALS = /^(?:[.,]-{1,2}|\/-)(?![\p{L}\p{N}-])/u;
/** Digits that need no mark between thousands. */
const LONGEST_GROUP = 3;
const GROUPED = /^\d{1,3}(?:[ '.,]\d{3})+$/;

/** "4,120.55 EUR / 8,059.10 BGN": the same once more, and no rate. */
const IN_OTHER_CURRENCY = new RegExp(`^ ?/ ?[-+]?\\d[\\d.,' ]*[.,]\\d{2} ?(?:${CURRENCY_PATTERN})(?![\\p{L}\\p{N}])`, 'u');

/** "4,120.55 / 8,059.10": the currencies stand in the label. */
const BESIDE_OTHER = /^ \/ [-+]?\d[\d.,']*[.,]\d{2}(?![\p{N}.,/])/u;

/** "12,656.17 CR :Closing balance": the label of a line that is read from the right stands behind its figure. */
const LABEL_BEHIND = /^ ?:\p{L}{3}/u;

export function findAmounts(plain: PlainText, words: readonly Word[]): AmountToken[] {
  const found: AmountToken[] = [];
  NUMBER.lastIndex = 0;
  for (let match = NUMBER.exec(plain.text); match; match = NUMBER.exec(plain.text)) {
    const raw = closeGroups(match[0], match.index, plain, words);
    if (raw.length < match[0].length) NUMBER.lastIndex = match.index + raw.length;
    const token = readAt(raw, match.index, plain, words, found[found.length - 1]);
    if (token) {
      found.push(token);
      NUMBER.lastIndex = Math.max(NUMBER.lastIndex, plain.startOf[token.last]! + words[token.last]!.text.length);
    }
  }
  return found;
}

/** "12 345.67" is one number only where the gap is a space, not the gap between two columns. */
function closeGroups(raw: string, start: number, plain: PlainText, words: readonly Word[]): string {
  for (let i = raw.indexOf(' '); i >= 0; i = raw.indexOf(' ', i + 1)) {
    const left = plain.wordAt[start + i - 1]!;
    const right = plain.wordAt[start + i + 1]!;
    if (left === right) continue;
    const word = words[left]!;
    // Recognised boxes end with the ink: a one is as wide as another digit, and has white of its own behind it.
    const isInk = word.confidence !== undefined && word.text.endsWith('1');
    const width = isInk ? Math.max(digitWidth(word), digitWidth(words[right]!)) : digitWidth(word);
    if (words[right]!.box[0] - word.box[2] > 1.15 * width + (isInk ? BEHIND_ONE * word.fontSize : 0) || !isPlainDigits(words[left]!.text)) return raw.slice(0, i);
  }
  return raw;
}

function digitWidth({ box, text }: Word): number {
  return (box[2] - box[0]) / Math.max(1, text.length);
}

function isPlainDigits(text: string): boolean {
  // "#221 550.46": a number of something, and a figure.
  if (/^[-+(\u2212\u2013]?[^\p{L}#]?\d{1,3}$/u.test(text)) return true;
  // "R4 447.11", "R-41 577.98": the letters of a currency.
  const letters = /^[-+(\u2212\u2013]?(\p{L}{1,3})[-+\u2212\u2013]?\d{1,3}$/u.exec(text)?.[1];
  return letters !== undefined && currencyOf(letters.toLowerCase()) !== undefined;
}

function readAt(raw: string, start: number, plain: PlainText, words: readonly Word[], previous: AmountToken | undefined): AmountToken | null {
  const text = plain.text;
  const whole = NO_DECIMALS.exec(text.slice(start + raw.length, start + raw.length + 4))?.[0] ?? '';
  const end = start + raw.length + whole.length;
  if (/[\p{L}\p{N}%/:#*_@\u2030]/u.test(text[end] ?? ' ') && !AFTER.test(text.slice(end, end + 5))) return null;
  const noted = text.slice(end, end + 9);
  const [, beforeNote = '', note = ''] = (noted.includes('*') ? NOTE_BEFORE_SIGN.exec(noted) : null) ?? [];
  const after = AFTER.exec(beforeNote + text.slice(end + beforeNote.length + note.length, end + note.length + 16))!;
  const stop = end + after[0].length + note.length;
  // "*12.00  *88.00": stars before a figure keep anyone from adding digits to it.
  const number = readNumber(SIGN_FOR_MARK.test(raw) ? withMark(raw) : whole === '' ? raw : `${raw}${whole[0] === ',' ? ',' : '.'}00`) ?? (whole === '' ? null : readNumber(raw));
  const rest = text.slice(stop);
  if (RUNS_ON.test(rest) && !mayBeFollowed(raw, number, rest, after[2] !== undefined)) return null;
  // "03457 404 404": groups behind another run of digits are the rest of a longer number.
  if (!number || (raw.includes(' ') && number.scale === 0 && /\d $/.test(text.slice(Math.max(0, start - 2), start)) && runsOn(plain, words, start))) return null;
  if (raw.includes(' ') && number.scale === 0 && isLonger(plain, words, end)) return null;
  // "85803201-76295325-22024887": the last digits of a longer number, and no minus.
  if (number.mark === 'none' && PARTED_NUMBER.test(text.slice(Math.max(0, start - 3), start))) return null;
  if (PERCENT_BEFORE.test(text.slice(Math.max(0, start - 3), start))) return null;
  const before = BEFORE.exec(text.slice(Math.max(0, start - 12), start));
  // "R4 471.18" is money, "R447118" a reference.
  if (!before || (isBareLetter(before[2] ?? '') && number.mark === 'none')) return null;
  const word = plain.wordAt[start]!;
  let first = plain.wordAt[start - before[0].trimStart().length] ?? word;
  if (first < 0) first = word;
  if (previous && first <= previous.last) first = Math.max(previous.last + 1, Math.min(word, previous.last + 1));
  while (first < word && gapAfter(words, first) > 1.1 * words[word]!.fontSize) first += 1;
  const lastDigit = plain.wordAt[end - 1]!;
  let last = plain.wordAt[stop - 1]!;
  if (last < 0) last = lastDigit;
  // From the figure on: behind a gap begins what belongs to the next one, currency and sign.
  for (let at = lastDigit; at < last; at += 1) if (gapAfter(words, at) > (endsLine(words, at + 1) && SIDE_OF_BALANCE.test(foldText(words[at + 1]!.text)) ? 4 : 1.5) * words[word]!.fontSize) last = at;
  if (isNextText(words, lastDigit, last, Boolean(before[2]))) last = lastDigit;
  if (previous && word <= previous.last) return null;
  return makeToken(number, raw, { start, end, first, last, word, lastDigit, previous: previous?.last ?? -1 }, plain, words);
}

function endsLine(words: readonly Word[], at: number): boolean {
  return at === words.length - 1;
}

/** With the mark of decimals that its thousands leave. */
function withMark(raw: string): string {
  return raw.replace(/[$€£'](?=\d\d$)/, raw.includes(',') ? '.' : ',');
}

/** "18,060,182   Debit transfer P", "€ 450,00   € 673,10" and "22.83   - 707.47": letters and signs that are nearer to what is behind them belong to that. */
function isNextText(words: readonly Word[], lastDigit: number, last: number, hasCurrency: boolean): boolean {
  const next = words[last + 1];
  // "108.18 -£1,662.00": the sign is that of the next figure.
  if (last > lastDigit && /\d/.test(words[last]!.text)) return true;
  if (last === lastDigit || !next) return false;
  const isCurrency = /^\p{Sc}$/u.test(words[last]!.text) || (last === lastDigit + 1 && currencyOf(foldText(words[last]!.text)) !== undefined);
  const isSign = isCurrency ? /^[-+(]?\d/.test(next.text) : /^[-+\u2212]$/.test(words[last]!.text) && /^(?:\p{Sc}|[A-Z]{2,3})? ?\d/u.test(next.text);
  // "Total credits (2) R$ 5.200,83": a count, and the currency of the sum.
  if (isSign && isCount(words, lastDigit)) return true;
  // "Cheque 2029      - CHF 265.50", "ATM 112      - € 265,50": a sign and a currency, both of the next figure.
  if (last === lastDigit + 2 && /^[-+\u2212]$/.test(words[last - 1]!.text) && /^\d/.test(next.text)) return gapAfter(words, last - 1) < 0.6 * gapAfter(words, lastDigit);
  // "$ 2.500,00 U$S 20,00": one currency is enough.
  if (isSign && isCurrency && hasCurrency) return true;
  if (isSign) return gapAfter(words, last) < 0.6 * gapAfter(words, last - 1);
  // "€ 5,04 -€ 1.938,07": a sign before a currency leads its figure.
  if (/^[-+\u2212]\p{Sc}$/u.test(words[last]!.text) && /^\d/.test(next.text)) return gapAfter(words, last) <= gapAfter(words, last - 1);
  if (!/\p{L}/u.test(words[last]!.text) || !/\p{L}/u.test(next.text)) return false;
  // "116 021,55 Wn zł", "296.577 Ft T": the currency behind the letters of a side, or before one that is not known.
  if (currencyOf(foldText(next.text)) !== undefined || isCurrencyBeforeLetter(words, last)) return false;
  return gapAfter(words, last) <= 1.05 * gapAfter(words, last - 1);
}

const COUNT = /^\(\d{1,3}\)$/;
/** "( 33) S/ 21,723.17": filled up to as many characters as the largest has. */
const END_OF_COUNT = /^\d{1,3}\)$/;

function isCount(words: readonly Word[], at: number): boolean {
  return COUNT.test(words[at]!.text) || (END_OF_COUNT.test(words[at]!.text) && words[at - 1]?.text === '(');
}

/** "Ft T" at the end of a cell, perhaps with a star that leads to a note. */
function isCurrencyBeforeLetter(words: readonly Word[], at: number): boolean {
  const [currency, letter, after] = [words[at]!, words[at + 1]!, words[at + 2]];
  return /^\p{Lu}\*{0,2}$/u.test(letter.text) && currencyOf(foldText(currency.text)) !== undefined && (!after || after.box[0] - letter.box[2] > letter.fontSize);
}

/** A note, a label, the same in another currency. */
function mayBeFollowed(raw: string, number: PrintedNumber | null, rest: string, hasCurrency: boolean): boolean {
  const isNoted = FOOTNOTE.test(rest);
  if (number?.mark === 'none' && !GROUPED.test(raw)) return isNoted && raw.length <= LONGEST_GROUP;
  return isNoted || LABEL_BEHIND.test(rest) || (hasCurrency && IN_OTHER_CURRENCY.test(rest)) || (number !== null && number.scale === 2 && BESIDE_OTHER.test(rest));
}

/** The digits before stand at a space's distance, not in another column. */
function runsOn(plain: PlainText, words: readonly Word[], start: number): boolean {
  const word = plain.wordAt[start]!;
  return word === 0 || (gapAfter(words, word - 1) < 0.8 * words[word]!.fontSize && !isWider(words, word - 1, word));
}

/** "77 628 333 9", "12 345 6789": one or two digits or more than three at a space's distance are the rest of a number that is no sum. */
function isLonger(plain: PlainText, words: readonly Word[], end: number): boolean {
  const word = plain.wordAt[end - 1]!;
  if (!/^ (?:\d{1,2}|\d{4,})(?![\d.,'])/.test(plain.text.slice(end))) return false;
  return gapAfter(words, word) < 0.8 * words[word]!.fontSize && !isWider(words, word, word - 1);
}

/** "1 630  2 010 365": the next column is near, and yet further away than the groups of a figure are from each other. */
function isWider(words: readonly Word[], at: number, inside: number): boolean {
  return inside >= 0 && /^\d{3}$/.test(words[inside + 1]?.text ?? '') && gapAfter(words, at) > COLUMN_APART * gapAfter(words, inside);
}

/** How much wider the white between two columns is than that between groups. */
const COLUMN_APART = 1.8;

interface Place {
  start: number;
  end: number;
  first: number;
  last: number;
  word: number;
  lastDigit: number;
  /** Last word of the amount before, -1 for none. */
  previous: number;
}

/** "Dr   411.79": the letters stand in a narrow column of their own before the figure. */
function withLetters(words: readonly Word[], first: number, previous: number): number {
  const letters = words[first - 1];
  if (first - 1 <= previous || !letters || !/^(?:cr|dr)\.?$/i.test(letters.text) || gapAfter(words, first - 1) > 4 * letters.fontSize) return first;
  const before = words[first - 2];
  // "160.99   DR      5,159.58": they are of the amount, though they stand in a column of their own.
  if (before && first - 2 === previous && gapAfter(words, previous) < gapAfter(words, first - 1)) return first;
  return !before || letters.box[0] - before.box[2] > 0.6 * letters.fontSize ? first - 1 : first;
}

/** "Factura 25395440 din 09.04.2025": of that day, where elsewhere dinars are meant. */
const OF = /^ ?din$/;
const OF_DAY = /^ \d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?!\d)/;

function makeToken(number: PrintedNumber, raw: string, place: Place, plain: PlainText, words: readonly Word[]): AmountToken | null {
  const { word, lastDigit } = place;
  const lead = withLetters(words, place.first, place.previous);
  const before = plain.text.slice(plain.startOf[lead]!, place.start);
  const behind = plain.text.slice(place.end, plain.startOf[place.last]! + words[place.last]!.text.length);
  const evidence = signEvidence(before, behind);
  if (!evidence) return null;
  const named = currencyIn(before) ?? currencyIn(behind);
  // "REF BS62043386": letters before so many digits without any mark are a reference.
  const isReference = number.mark === 'none' && ((/\p{L}$/u.test(before) && /^\d{7,}$/.test(raw)) || (OF.test(behind) && OF_DAY.test(plain.text.slice(place.end + behind.length))));
  // A Czech cheque is a "Šek": codes are printed in plain letters.
  const isWord = typeof named === 'string' && (before + behind).includes(named.toLowerCase()) && !words.slice(lead, place.last + 1).some(({ text }) => text.toLowerCase().includes(named.toLowerCase()));
  const currency = isWord || isReference ? undefined : named;
  const hasCurrency = !isWord && !isReference && (currencyIn(before) !== undefined || currencyIn(behind) !== undefined);
  const [first, last] = isWord ? [word, lastDigit] : [lead, place.last];
  const span = words.slice(first, last + 1);
  const grouped = /[., ']/.test(number.raw);
  return {
    first,
    last,
    box: boxAround(span.map((item) => item.box)),
    x0: characterX(words[word]!, place.start - plain.startOf[word]!),
    x1: characterX(words[lastDigit]!, place.end - plain.startOf[lastDigit]!),
    text: joinedText(span),
    number,
    sign: evidence.sign,
    mark: evidence.mark,
    currency: hasCurrency ? (currency ?? null) : undefined,
    isMoney: hasCurrency || (grouped && (number.mark !== 'none' || GROUPED.test(raw))),
  };
}

/** "(存入)5,120.44": paid in. */
const SIDE_IN_BRACKETS = /\((\p{L}+)\)$/u;

/** null: the signs contradict each other, so this is no amount ("(12.30" with an open bracket only is text). */
function signEvidence(lead: string, tail: string): { sign: -1 | 0 | 1; mark: SignMark | null } | null {
  if (lead.includes('(') && tail.includes(')')) return { sign: -1, mark: 'paren' };
  const letters = tail.replace(/[/(]/g, ' ').replace(/[^\p{L} ]/gu, '').trim().split(' ').pop() || (/^[cd]r\b/.exec(lead)?.[0] ?? SIDE_IN_BRACKETS.exec(lead)?.[1] ?? '');
  if (lead.includes('-') || tail.includes('-')) return { sign: -1, mark: 'minus' };
  if (lead.includes('+') || tail.includes('+')) return { sign: 1, mark: 'plus' };
  const letterSign = letters === '' || currencyOf(letters) !== undefined ? 0 : signOfWord(letters);
  if (letterSign !== 0) return { sign: letterSign, mark: 'letter' };
  return { sign: 0, mark: null };
}

function currencyIn(text: string): string | null | undefined {
  const cleaned = text.replace(/[-+():*]/g, ' ').trim();
  if (cleaned === '') return undefined;
  for (const part of cleaned.split(' ')) {
    const currency = currencyOf(part);
    if (currency !== undefined) return currency;
  }
  return undefined;
}

function gapAfter(words: readonly Word[], index: number): number {
  return words[index + 1]!.box[0] - words[index]!.box[2];
}

/** x of the left edge of a word's character; measured where the reader gives it, else by equal widths. */
function characterX(word: Word, index: number): number {
  if (index >= word.text.length) return word.box[2];
  return word.charX?.[index] ?? word.box[0] + ((word.box[2] - word.box[0]) * index) / Math.max(1, word.text.length);
}
