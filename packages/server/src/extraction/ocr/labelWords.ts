// "Saido do dia 1.234,56", "Léppsaldo 267,82": words before a figure that are a label but for one letter that looks alike are that label. A
// statement has no balance where its label was misread.
import type { Word } from '../model.js';
import { joinedText, squash } from '../tokens/plainText.js';
import { isMisreadAs, isWholeLabel, labelKind, misreadLabel, withOtherLetters } from '../vocabulary/labels.js';

const FIGURE = /\d[.,]\d{2,3}\D{0,4}$/;
/** Words of one label stand so many sizes of type apart at most. */
const APART = 1.2;
const SAME_LINE = 0.4;
/** Sizes of type between the left edges of words that stand above each other. */
const SAME_PLACE = 0.5;
const FEWEST_AROUND = 3;
/** Sizes of type from a label down to its figure. */
const BELOW = 2.5;
/** A label that other words follow is longer than a word that somebody's name may be. */
const LONG = 12;

export function settleLabelWords(read: Word[]): Word[] {
  const words = read.map((word, at) => (isLoneStroke(word, read[at - 1], read[at + 1]) ? { ...word, text: 'I', alternatives: [word.text] } : word));
  const changed = new Map<Word, string>();
  for (let at = 0; at < words.length; at += 1) {
    if (!isName(words[at]!)) continue;
    let end = at + 1;
    while (words[end] && isName(words[end]!) && isOneLine(words[end - 1]!, words[end]!) && words[end]!.box[0] - words[end - 1]!.box[2] < APART * words[at]!.fontSize) end += 1;
    const run = words.slice(at, end);
    at = end - 1;
    const isBefore = hasFigureBehind(words, end);
    if (!isBefore && !hasFigureBelow(run, words)) continue;
    const sure = isBefore ? settled(run) : settledWhole(run);
    const around = isBefore && sure.length === 0 && run.length === 1 ? labelAround(run[0]!, words) : null;
    for (const [word, text] of around === null ? sure : asIn(around, run)) changed.set(word, text);
  }
  if (changed.size === 0) return words;
  return words.map((word) => (changed.has(word) ? { ...word, text: changed.get(word)!, alternatives: [word.text] } : word));
}

/** "l alt": no language has this word, but several the letter that looks like it. Behind a number it is a unit. */
function isLoneStroke(word: Word, before: Word | undefined, next: Word | undefined): boolean {
  if (word.text !== 'l' || !next || !/^\p{Ll}/u.test(next.text) || !isOneLine(word, next)) return false;
  const isUnit = before !== undefined && /\d$/.test(before.text) && isOneLine(before, word) && word.box[0] - before.box[2] < APART * word.fontSize;
  return !isUnit && Math.abs(next.box[0] - word.box[2]) < APART * word.fontSize;
}

/** "Saldo vorig atschrift op": the last words may be no part of the label. */
function settled(run: readonly Word[]): [Word, string][] {
  for (let count = run.length; count > 0; count -= 1) {
    const some = run.slice(0, count);
    const label = misreadLabel(squash(joinedText(some)));
    if (label !== null && (count === run.length || label.length >= LONG)) return asIn(label, some);
  }
  return withOneLetterForTwo(run);
}

/** Over a figure nothing but a long label is one. */
function settledWhole(run: readonly Word[]): [Word, string][] {
  const text = squash(joinedText(run));
  const label = text.length >= LONG ? misreadLabel(text) : null;
  return label === null ? withOneLetterForTwo(run) : asIn(label, run);
}

/** "Öriceki dönem borcu": one letter read as two, and only so a label. */
function withOneLetterForTwo(run: readonly Word[]): [Word, string][] {
  const texts = run.map((word) => word.text);
  if (labelKind(squash(texts.join(''))) !== null) return [];
  const found = run.flatMap((word, at) =>
    withOtherLetters(word.text).flatMap((text): [Word, string][] => {
      const label = squash(texts.with(at, text).join(''));
      return label.length >= LONG && isWholeLabel(label) ? [[word, text]] : [];
    }),
  );
  return found.length === 1 ? found : [];
}

/** "Saido", too short to be sure of, where "Saldo" begins at the same place of other lines. */
function labelAround(word: Word, words: readonly Word[]): string | null {
  const own = squash(word.text);
  if (labelKind(own) !== null) return null;
  const around = words.filter((other) => other !== word && Math.abs(other.box[0] - word.box[0]) < SAME_PLACE * word.fontSize).map(({ text }) => squash(text));
  const label = around.find((text) => isMisreadAs(own, text) && labelKind(text) !== null);
  // "Tatals", "Tctals" and "Totals": small print is misread in more than one line.
  return label !== undefined && around.filter((text) => text === label || isMisreadAs(text, label)).length >= FEWEST_AROUND ? label : null;
}

function isName({ text }: Word): boolean {
  return /\p{L}/u.test(text) && !/\d/.test(text);
}

function isOneLine(a: Word, b: Word): boolean {
  return Math.abs(a.baseline - b.baseline) < SAME_LINE * Math.max(a.fontSize, b.fontSize);
}

function hasFigureBehind(words: readonly Word[], end: number): boolean {
  for (let at = end; words[at] && isOneLine(words[end - 1]!, words[at]!); at += 1) if (FIGURE.test(words[at]!.text)) return true;
  return false;
}

/** In a box of figures with their labels above them. */
function hasFigureBelow(run: readonly Word[], words: readonly Word[]): boolean {
  const { box: [left], baseline, fontSize } = run[0]!;
  const right = run.at(-1)!.box[2];
  return words.some(({ box, text, baseline: own }) => own > baseline && own - baseline < BELOW * fontSize && box[0] < right && box[2] > left && FIGURE.test(text));
}

/** The words with the one letter of the label that was misread, in its own case. */
function asIn(label: string, run: readonly Word[]): [Word, string][] {
  let at = 0;
  return run.flatMap((word): [Word, string][] => {
    const text = [...word.text].map((character) => {
      const letter = squash(character);
      const own = label.slice(at, (at += letter.length));
      if (letter === own) return character;
      return character === character.toUpperCase() ? own.toUpperCase() : own;
    }).join('');
    return text === word.text ? [] : [[word, text]];
  });
}
