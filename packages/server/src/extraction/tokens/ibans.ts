// "AT61 1904 3002 3457 3201 EUR": groups of a number whose check digits agree are no sums of money and no days.
import type { Word } from '../model.js';

const START = /^[A-Z]{2}\d{2}[A-Z0-9]*$/;
/** "PL 61 1090 ...": of a country whose numbers have one length, and with white behind it. */
const COUNTRY = /^[A-Z]{2}$/;
const BEHIND_COUNTRY = /^\d{2,}$/;
const PART = /^[A-Z0-9]+$/;
const SHORTEST = 15;
const LONGEST = 34;
/** In sizes of type: white between two groups. */
const WIDEST = 2;
/** In sizes of type: how far beginnings of lines of one cell stand apart. */
const FLUSH = 0.5;
/** By country, from the registry of ISO 13616: of a longer number one beginning in 97 agrees by chance. */
const LENGTHS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    15: 'NO', 16: 'BE', 18: 'DK FI FO GL NL', 19: 'MK SI', 20: 'AT BA EE KZ LT LU XK', 21: 'CH HR LI LV', 22: 'BG BH CR DE GB GE IE ME RS VA',
    23: 'AE GI IL IQ TL', 24: 'AD CZ ES MD PK RO SA SE SK TN VG', 25: 'PT ST', 26: 'IS TR', 27: 'FR GR IT MC MR SM',
    28: 'AL AZ BY CY DO GT HU LB PL SV', 29: 'BR EG PS QA UA', 30: 'JO KW MU', 31: 'MT SC', 32: 'LC',
  }).flatMap(([length, countries]) => countries.split(' ').map((country) => [country, Number(length)] as const)),
);

/** Word indexes, inclusive, of each such number. */
export function ibansOf(words: readonly Word[]): { first: number; last: number }[] {
  return words.flatMap(({ text }, first) => {
    const isCountry = COUNTRY.test(text) && LENGTHS.has(text) && BEHIND_COUNTRY.test(words[first + 1]?.text ?? '');
    if (!isCountry && !START.test(text)) return [];
    let joined = '';
    for (let last = first; last < words.length && PART.test(words[last]!.text) && joined.length < LONGEST && (last === first || isNext(words[last - 1]!, words[last]!)); last += 1) {
      joined += words[last]!.text;
      if (isLongEnough(joined) && agrees(joined)) return [{ first, last }];
    }
    return [];
  });
}

/** Groups of one number that a narrow cell breaks: those at the end of a run of words, and those under them on the next line. */
export function wrappedIban(words: readonly Word[], next: readonly Word[]): string | null {
  for (const [first, { text, box, fontSize }] of words.entries()) {
    if (!START.test(text)) continue;
    const own = groupsFrom(words, first);
    const cell = words[first - 1]?.text === ':' ? words[first - 1]!.box[0] : box[0];
    const under = next.findIndex((word) => word.box[0] > cell - FLUSH * fontSize && word.box[0] < box[0] + FLUSH * fontSize);
    const number = [...own, ...(under < 0 ? [] : groupsFrom(next, under))].map((word) => word.text);
    const joined = number.join('');
    if (under >= 0 && LENGTHS.get(joined.slice(0, 2)) === joined.length && agrees(joined)) return number.join(' ');
  }
  return null;
}

function groupsFrom(words: readonly Word[], first: number): Word[] {
  const end = words.findIndex(({ text }, at) => at >= first && !(PART.test(text) && (at === first || isNext(words[at - 1]!, words[at]!))));
  return words.slice(first, end < 0 ? undefined : end);
}

/** What stands in another column is none of its groups. */
function isNext(before: Word, { box, fontSize }: Word): boolean {
  return box[0] - before.box[2] < WIDEST * fontSize;
}

function isLongEnough(number: string): boolean {
  const length = LENGTHS.get(number.slice(0, 2));
  return length === undefined ? number.length >= SHORTEST && number.length <= LONGEST : number.length === length;
}

/** A digit or two may be misread or left out; what is far shorter or longer, and not called so, is the number of something else, "DE307510626" of a tax. */
const LEEWAY = 2;

/** Whether a number of this shape may be one, on a line with this text, though its check digits do not agree. */
export function mayBeIban(number: string, text: string): boolean {
  if (number.length < SHORTEST || number.length > LONGEST || !/\d{6}/.test(number)) return false;
  // Of a creditor, by which direct debits are drawn: three letters Z stand for its branch.
  if (number.slice(4, 7) === 'ZZZ') return false;
  const length = LENGTHS.get(number.slice(0, 2));
  return length === undefined || Math.abs(number.length - length) <= LEEWAY || /iban/i.test(text);
}

/** ISO 7064: the remainder is one. */
function agrees(number: string): boolean {
  let rest = 0;
  for (const letter of number.slice(4) + number.slice(0, 4)) {
    const value = parseInt(letter, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
