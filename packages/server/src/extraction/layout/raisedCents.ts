// "$1,107" and behind it "91" or ".91", small and raised, or ".91" small on its line: the cents of a price tag. Both are one figure, and its mark is the one printed, or
// the one that does not part thousands on the page.
import { addTo } from '../groups.js';
import type { PageModel, Word } from '../model.js';

export const WHOLE = /^[-+\u2212(]?\p{Sc}?(?:\d{1,3}(?:[.,'\u2019]\d{3})+|\d+)$/u;
const CENTS = /^[.,]?\d\d$/;
export const WITH_DECIMALS = /\d[.,]\d\d$/;
/** Of the size of the figure's type: how large cents are at most, how far they are raised, and how near they stand. */
const SMALL = 0.8;
const RAISED: readonly [number, number] = [0.15, 0.6];
const LEVEL = 0.05;
const NEAR = 0.35;
/** Figures printed so, at least; they are also more than all others, for the numbers of notes stand raised, too. */
const FEWEST = 4;

export function withRaisedCents(page: PageModel): PageModel {
  const { words } = page;
  const small = words.filter(({ text }) => CENTS.test(text));
  if (small.length < FEWEST) return page;
  const byEnd = new Map<number, Word[]>();
  for (const word of words) {
    if (!WHOLE.test(word.text)) continue;
    const key = Math.round(word.box[2]);
    addTo(byEnd, key, word);
  }
  const centsOf = new Map<Word, Word>();
  for (const cents of small) {
    const left = Math.round(cents.box[0]);
    const near = [-2, -1, 0, 1].flatMap((step) => byEnd.get(left + step) ?? []);
    const whole = near.find((word) => isBehind(word, cents));
    if (whole) centsOf.set(whole, cents);
  }
  if (centsOf.size < FEWEST || centsOf.size <= words.filter(({ text }) => WITH_DECIMALS.test(text)).length) return page;
  return { ...page, words: withCents(words, centsOf) };
}

/** Each figure with its cents. */
export function withCents(words: readonly Word[], centsOf: ReadonlyMap<Word, Word>): Word[] {
  const mark = [...centsOf.keys()].some(({ text }) => /\d\.\d{3}/.test(text)) ? ',' : '.';
  const used = new Set(centsOf.values());
  return words.flatMap((word) => (used.has(word) ? [] : [centsOf.has(word) ? joined(word, centsOf.get(word)!, mark) : word]));
}

function isBehind(word: Word, cents: Word): boolean {
  const size = word.fontSize;
  const raised = (word.baseline - cents.baseline) / size;
  // What shows its mark need not be raised.
  const least = /^\d/.test(cents.text) ? RAISED[0] : -LEVEL;
  return cents.fontSize <= SMALL * size && raised > least && raised < RAISED[1] && Math.abs(cents.box[0] - word.box[2]) < NEAR * size;
}

function joined(word: Word, cents: Word, mark: string): Word {
  const box: Word['box'] = [word.box[0], Math.min(word.box[1], cents.box[1]), cents.box[2], word.box[3]];
  const whole = { ...word, text: `${word.text}${/^\d/.test(cents.text) ? mark : ''}${cents.text}`, box };
  return word.charX && cents.charX ? { ...whole, charX: [...word.charX, ...(/^\d/.test(cents.text) ? [word.box[2]] : []), ...cents.charX] } : whole;
}
