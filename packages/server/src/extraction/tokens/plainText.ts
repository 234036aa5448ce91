// A line of words as one searchable string, one character per printed character, with the way back to the words.
import type { Word } from '../model.js';

export interface PlainText {
  /** Lower case, accents removed, all spaces and dashes and apostrophes of one kind; words joined by one space. */
  text: string;
  /** For each character of `text`: index of its word, -1 for the joining spaces. */
  wordAt: Int32Array;
  /** Offset of each word's first character in `text`. */
  startOf: number[];
}

const folded = new Map<string, string>();

export function toPlainText(words: readonly Word[]): PlainText {
  let length = 0;
  for (const word of words) length += word.text.length + 1;
  const wordAt = new Int32Array(length).fill(-1);
  const startOf: number[] = [];
  let text = '';
  words.forEach((word, index) => {
    if (index > 0) text += ' ';
    startOf.push(text.length);
    wordAt.fill(index, text.length, text.length + word.text.length);
    text += foldText(MINUS_OF_JAPAN.test(word.text) ? `-${word.text.slice(1)}` : word.text);
  });
  return { text, wordAt, startOf };
}

/** "△1,234", as accounts of Japan print what is less than nothing. */
const MINUS_OF_JAPAN = /^△(?=[¥￥]?\d)/;

/** Same length as the input, so that offsets stay valid. */
export function foldText(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  let out = '';
  for (const char of text.split('')) out += isAscii(char) ? char.toLowerCase() : foldCharacter(char);
  return out;
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) >= 128) return false;
  return true;
}

function foldCharacter(char: string): string {
  const known = folded.get(char);
  if (known !== undefined) return known;
  const result = foldUncached(char);
  folded.set(char, result);
  return result;
}

function foldUncached(char: string): string {
  if (/[\u2010-\u2015\u2212\ufe63\uff0d\u00ad]/.test(char)) return '-';
  if (/[\u2018\u2019\u201b\u2032\u00b4\u02bc`]/.test(char)) return "'";
  if (/\s|[\u00a0\u2000-\u200b\u202f\u205f\u3000]/.test(char)) return ' ';
  if (char === 'ł' || char === 'Ł') return 'l';
  if (char === 'ø' || char === 'Ø') return 'o';
  if (char === 'ı' || char === 'İ') return 'i';
  if (char === 'ς') return 'σ';
  // A syllable of Hangul comes apart into letters, of which one would be left: "입금" and "요금" the same.
  if (/[\uac00-\ud7a3]/.test(char)) return char;
  const plain = char.normalize('NFKD')[0] ?? char;
  return plain.toLowerCase()[0] ?? plain;
}

/** Where `squashAscii` writes: strings that grow letter by letter would cost twice the time. */
const letters = Buffer.alloc(512);

/** The same without a pattern, for plain letters, which is most print; null where there are others. */
function squashAscii(text: string): string | null {
  if (text.length > letters.length) return null;
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 128) return null;
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) letters[length++] = code;
    else if (code >= 65 && code <= 90) letters[length++] = code + 32;
  }
  return length === text.length ? text.toLowerCase() : letters.toString('latin1', 0, length);
}

/** Letters and digits only: "Ope ning Balance:" and "OPENING  BALANCE" are the same label. */
export function squash(text: string): string {
  const plain = squashAscii(text);
  if (plain !== null) return plain;
  return foldText(text).replace(/ß/g, 'ss').replace(/[^\p{L}\p{N}]+/gu, '');
}

/** "7", "7.": what may number the rows of a table. */
export const ROW_NUMBER = /^\d{1,4}\.?$/;

/** What the words say, as on one line. */
export function joinedText(words: readonly { text: string }[]): string {
  return words.map(({ text }) => text).join(' ');
}
