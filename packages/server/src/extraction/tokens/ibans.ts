// "AT61 1904 3002 3457 3201 EUR": groups of a number whose check digits agree are no sums of money and no days.
import type { Word } from '../model.js';

const START = /^[A-Z]{2}\d{2}[A-Z0-9]*$/;
const PART = /^[A-Z0-9]+$/;
const SHORTEST = 15;
const LONGEST = 34;

/** Word indexes, inclusive, of each such number. */
export function ibansOf(words: readonly Word[]): { first: number; last: number }[] {
  return words.flatMap(({ text }, first) => {
    if (!START.test(text)) return [];
    let joined = '';
    for (let last = first; last < words.length && PART.test(words[last]!.text) && joined.length < LONGEST; last += 1) {
      joined += words[last]!.text;
      if (joined.length >= SHORTEST && joined.length <= LONGEST && agrees(joined)) return [{ first, last }];
    }
    return [];
  });
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
