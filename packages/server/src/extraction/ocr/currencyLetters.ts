// A currency sign that recognition does not know comes as a letter ("N4,208,956.32"), a dollar as an S, and the S of an account's number as a
// dollar ("$0001"): what stands behind it says which.
import type { Word } from '../model.js';

const AMOUNT = String.raw`(?:\d{1,3}(?:[.,\u00a0]\d{2,3})*[.,\u00a0]\d{3}|\d+)[.,]\d{2}(?:[-+)]|[CcDd][Rr])?$`;
const SIGN = '^[-+(]?';
/** Letters that tell the side of a figure (S and H, C and D) are no guesses. */
const GUESSED = new RegExp(`${SIGN}(?![SHCD])\\p{L}(?=${AMOUNT})`, 'u');
/** No figure begins with one of these; the last are specks. */
const NO_LETTER = new RegExp(`${SIGN}[§&#%=™®©°“”"^](?=${AMOUNT})`);
const MISREAD_DOLLAR = new RegExp(`^S(?=${AMOUNT})`);
const DOLLAR = new RegExp(`^\\$(?=${AMOUNT})`);
/** No amount has a nought before its other digits, */
const NUMBER = /^\$(?=0\d{2,}$)/;
/** and none is as long without its marks, where others have them. */
const LONG_NUMBER = /^\$\d{6,}$/;
const WHOLE_DOLLARS = /^[-+(]?\$(?:\d{1,5}|\d{1,3}(?:[.,]\d{3})+)$/;
/** A letter that was read with more than this is one. */
const HARDLY_READ = 0.5;
const BARE = new RegExp(`${SIGN}${AMOUNT}`);
const CURRENCY = new RegExp(`${SIGN}\\p{Sc}(?=${AMOUNT})`, 'u');
/** Figures of a page that print their currency, at least. */
const FEWEST = 2;
/** Sizes of type between right edges that are the same. */
const SAME_EDGE = 0.2;
/** Confidence of a figure that is looked at again where arithmetic asks for it. */
const DOUBTED = 0.7;

export function settleCurrencyLetters(words: Word[]): Word[] {
  const hasDollars = words.some((word) => DOLLAR.test(word.text));
  const isGuess = ({ text, confidence = 1 }: Word): boolean => NO_LETTER.test(text) || (confidence < HARDLY_READ && GUESSED.test(text));
  const signed = words.filter((word) => isGuess(word) || CURRENCY.test(word.text));
  const bare = words.filter(({ text }) => BARE.test(text));
  const isNumber = words.some(({ text }) => WHOLE_DOLLARS.test(text)) ? NUMBER : new RegExp(`${NUMBER.source}|${LONG_NUMBER.source}`);
  return words.map((word) => {
    if (isNumber.test(word.text)) return { ...word, text: `S${word.text.slice(1)}`, alternatives: [word.text] };
    if (hasDollars && MISREAD_DOLLAR.test(word.text)) return { ...word, text: `$${word.text.slice(1)}`, alternatives: [word.text] };
    if (!isGuess(word)) return word;
    const at = /^[-+(]/.test(word.text) ? 1 : 0;
    const figure = { ...word, text: word.text.slice(0, at) + word.text.slice(at + 1), charX: word.charX?.toSpliced(at, 1), alternatives: [word.text] };
    // Where no other figure has a sign, or most of its column have none, it may have been a digit ("§12.00" for "512.00", "™1.963,80" for a speck), so that its ink stays part of the figure.
    if (signed.length < FEWEST || inColumn(word, bare) > inColumn(word, signed)) return { ...figure, confidence: Math.min(DOUBTED, word.confidence ?? 1) };
    return at === 1 ? figure : { ...figure, box: [word.charX?.[1] ?? word.box[0], word.box[1], word.box[2], word.box[3]] };
  });
}

/** How many figures end where the word does. */
function inColumn({ box: [, , right], fontSize }: Word, figures: readonly Word[]): number {
  return figures.filter(({ box }) => Math.abs(box[2] - right) < SAME_EDGE * fontSize).length;
}
