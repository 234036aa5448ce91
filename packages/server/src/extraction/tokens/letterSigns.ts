// "C12,450.00", "+ C 5,000.00", "C0.00", "` 450.00": the sign of the currency in a font without names comes out as a letter or mark, the same before
// all figures of the document. It says nothing of sides: those have no signs of their own, and nought is on none.
import type { Word } from '../model.js';
import { withWords, type TokenLine } from './tokenize.js';

const FIGURE = /^\d[\d.,']*[.,]\d{2}$/;
const LETTERED = /^([+-]?)([\p{Lu}`?])(\d[\d.,']*[.,]\d{2})$/u;
const LETTER = /^([+-]?)([\p{Lu}`?])$/u;
const SIGN = /^[+-]$/;
/** In sizes of type: from the letter to its figure, and from a sign to the letter. */
const BESIDE = 0.7;
const SIGN_BESIDE = 1.5;
/** Figures with the letter. */
const FEWEST = 8;
const MOSTLY = 0.9;
/** Letters that are signs of currencies by themselves. */
const KNOWN = /[NPR]/;

interface Place {
  at: number;
  letter: string;
  /** The figure has a sign, or is nought. */
  isNoSide: boolean;
}

export function withoutLetterSigns(lines: readonly TokenLine[]): readonly TokenLine[] {
  const places = lines.map(({ line }) => placesOf(line.words));
  const all = places.flat();
  const letter = all[0]?.letter;
  if (letter === undefined || KNOWN.test(letter) || all.length < FEWEST || all.some((place) => place.letter !== letter) || !all.some(({ isNoSide }) => isNoSide)) return lines;
  const figures = lines.reduce((sum, { line }) => sum + line.words.filter(({ text }) => FIGURE.test(text) || LETTERED.test(text)).length, 0);
  if (all.length < MOSTLY * figures) return lines;
  return lines.map((line, index) => (places[index]!.length > 0 ? withWords(line, withoutLetters(line.line.words, new Set(places[index]!.map(({ at }) => at)))) : line));
}

function placesOf(words: readonly Word[]): Place[] {
  return words.flatMap((word, at): Place[] => {
    const next = words[at + 1];
    const isBeside = next !== undefined && FIGURE.test(next.text) && next.box[0] - word.box[2] < BESIDE * word.fontSize;
    const [, sign, letter, figure = next?.text ?? ''] = LETTERED.exec(word.text) ?? (isBeside ? LETTER.exec(word.text) : null) ?? [];
    return letter === undefined ? [] : [{ at, letter, isNoSide: sign !== '' || SIGN.test(words[at - 1]?.text ?? '') || !/[1-9]/.test(figure) }];
  });
}

/** A sign before the letter takes its place, at once before the figure. */
function withoutLetters(words: readonly Word[], at: ReadonlySet<number>): Word[] {
  const isMoved = (index: number): boolean => at.has(index + 1) && SIGN.test(words[index]?.text ?? '') && words[index + 1]!.box[0] - words[index]!.box[2] < SIGN_BESIDE * words[index]!.fontSize;
  return words.flatMap((word, index) => (isMoved(index) ? [] : at.has(index) ? withoutLetter(word, isMoved(index - 1) ? words[index - 1]!.text : '') : [word]));
}

function withoutLetter(word: Word, sign: string): Word[] {
  const at = word.text.search(/[\p{Lu}`?]/u);
  const text = word.text.slice(0, at) + sign + word.text.slice(at + 1);
  if (text === '') return [];
  const [x0, y0, x1, y1] = word.box;
  const charX = sign === '' ? word.charX?.toSpliced(at, 1) : word.charX;
  return [{ ...word, text, box: [charX?.[0] ?? (sign === '' ? x0 + (x1 - x0) / word.text.length : x0), y0, x1, y1], ...(charX ? { charX } : {}) }];
}
