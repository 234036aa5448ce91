// Hebrew and Arabic as they are read: readers give the characters and words of a line from left to right, whatever the script. Words are
// spelled in their own order here, and stand where a reader meets them, so that the stages behind need to know of one direction only.
import type { Box, PageModel, Word } from '../model.js';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LETTER = /\p{L}/u;
const DAY = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;
const MONEY = /\d[.,]\d{2,3}[-+]?\D?$/;
const BRACKETS: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '<': '>', '>': '<', '{': '}', '}': '{' };

/** Words at this distance, in font sizes, are of one phrase. */
const PHRASE_GAP = 0.9;

/** More than a space, in font sizes. */
const FIGURE_GAP = 0.45;
const LONG_NUMBER = /^\d{4,}$/;

/** A word of Arabic or Persian digits and no letters. */
const EASTERN_FIGURE = /^[^\p{L}]*[\u0660-\u0669\u06f0-\u06f9][^\p{L}]*$/u;

export function inReadingOrder(page: PageModel): PageModel {
  if (!hasTurnedWords(page)) return page;
  const words = page.words.map(inWesternDigits);
  const width = isMirrored(page) ? page.width : null;
  return { ...page, words: phrases(words).flatMap((phrase) => placed(phrase, width)) };
}

/** "٩٬٧٧٣٫٣٩": figures run from the left also in Arabic and Persian digits. Those in words stay as they are printed. */
function inWesternDigits(word: Word): Word {
  if (!EASTERN_FIGURE.test(word.text)) return word;
  const text = word.text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15)).replaceAll('\u066c', ',').replaceAll('\u066b', '.');
  return { ...word, text };
}

/** The page is laid out from the right, so its words stand in the mirror. */
export function isMirrored(page: PageModel): boolean {
  return hasTurnedWords(page) && runsFromTheRight(page.words.map(inWesternDigits));
}

/** Recognition reads such scripts in their own order, where it reads them at all. */
function hasTurnedWords(page: PageModel): boolean {
  return page.origin === 'text' && page.words.some((word) => RIGHT_TO_LEFT.test(word.text));
}

/** A box of the mirror on the page as it is. */
export function unmirrored([x0, y0, x1, y1]: Box, width: number): Box {
  return [width - x1, y0, width - x0, y1];
}

/** Most letters are of such a script, and the days of the rows stand right of their figures; a bilingual table may still run from the left. */
function runsFromTheRight(words: readonly Word[]): boolean {
  let balance = 0;
  for (const { text } of words) for (const char of text) if (LETTER.test(char)) balance += RIGHT_TO_LEFT.test(char) ? 1 : -1;
  if (balance <= 0) return false;
  let daysRight = 0;
  for (const line of linesOf(words)) {
    const day = line.find((word) => DAY.test(word.text));
    const money = line.find((word) => word !== day && MONEY.test(word.text));
    if (day && money) daysRight += day.box[0] > money.box[0] ? 1 : -1;
  }
  return daysRight >= 0;
}

function linesOf(words: readonly Word[]): Word[][] {
  const lines: Word[][] = [];
  for (const word of [...words].sort((a, b) => a.baseline - b.baseline)) {
    const line = lines[lines.length - 1];
    if (line && word.baseline - line[0]!.baseline < 0.3 * word.fontSize) line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.sort((a, b) => a.box[0] - b.box[0]));
}

/** Neighbours on a line that read in one direction: words of such a script with the figures between them, or none of these. */
function phrases(words: readonly Word[]): Word[][] {
  return linesOf(words).flatMap((line) => {
    const found: Word[][] = [];
    line.forEach((word, at) => {
      const previous = line[at - 1];
      const gap = previous !== undefined && areFigures(previous.text, word.text) ? FIGURE_GAP : PHRASE_GAP;
      const isNear = previous !== undefined && word.box[0] - previous.box[2] < gap * word.fontSize;
      const isSame = previous !== undefined && RIGHT_TO_LEFT.test(previous.text) === RIGHT_TO_LEFT.test(word.text);
      if (isNear && isSame) found[found.length - 1]!.push(word);
      else found.push([word]);
    });
    return found;
  });
}

/** Two days or amounts, each of them whole: those of narrow columns stand nearer to each other than words do. */
function areFigures(...texts: readonly string[]): boolean {
  const isWhole = (text: string): boolean => DAY.test(text) || MONEY.test(text);
  return texts.some(isWhole) && texts.every((text) => isWhole(text) || LONG_NUMBER.test(text));
}

/** `width`: the page is laid out from the right, so the phrase goes to the other side as a whole. */
function placed(phrase: readonly Word[], width: number | null): Word[] {
  const isTurned = RIGHT_TO_LEFT.test(phrase[0]!.text);
  const left = phrase[0]!.box[0];
  const right = phrase[phrase.length - 1]!.box[2];
  const start = width === null ? left : width - right;
  return phrase.map((word) => {
    const from = isTurned ? right - word.box[2] : word.box[0] - left;
    const shift = start + from - word.box[0];
    const box: Box = [start + from, word.box[1], start + from + word.box[2] - word.box[0], word.box[3]];
    return isTurned ? { ...word, text: spelled(word.text), box, charX: undefined } : { ...word, text: withOwnBrackets(word.text), box, charX: word.charX?.map((x) => x + shift) };
  });
}

/** ")303.086(": the reader took the brackets of a figure for those of the text beside it. */
function withOwnBrackets(text: string): string {
  const [, figure] = /^\)([^()]*\d[^()]*)\($/.exec(text) ?? [];
  return figure === undefined ? text : `(${figure})`;
}

/** Letters from the right; figures and Latin letters among them from the left. */
function spelled(text: string): string {
  const turned = [...text].reverse().map((char) => BRACKETS[char] ?? char).join('');
  return turned.replace(/[\p{N}A-Za-z][\p{N}A-Za-z.,/:'-]*[\p{N}A-Za-z]/gu, (run) => [...run].reverse().join(''));
}
