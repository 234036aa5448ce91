// "zt" for "zł", "Fi" for "Ft": the currency behind figures, one letter of which was hardly read, is the one that stands behind others.
import type { PageModel, Word } from '../model.js';
import { currencyOf } from '../tokens/currencies.js';
import { foldText } from '../tokens/plainText.js';

const UNIT = /^\p{L}{2,3}$/u;
const FIGURE = /\d[.,]?\d{2,3}[-+)]?$/;
/** A side stands between some figures and their unit. */
const SIDE = /^\p{L}{1,2}$/u;
/** What is one letter off a currency and means the side. */
const MEANS_SIDE = /^[cd][rtb]$/i;
/** In sizes of type: white before it at most, and of baselines. */
const CLOSE = 0.8;
const SAME_LINE = 0.3;
/** A reading at least this sure stands. */
const SURE = 0.75;
/** So often it was read surely. */
const FEWEST = 2;

export function settleUnitWords(pages: PageModel[]): PageModel[] {
  const read = pages.filter((page) => page.origin === 'ocr');
  const units = read.flatMap(({ words }) => words.filter((word) => UNIT.test(word.text) && isBehindFigure(word, words)));
  const sure = new Map<string, number>();
  for (const { text, confidence = 1 } of units) if (confidence >= SURE && isCurrency(text)) sure.set(text, (sure.get(text) ?? 0) + 1);
  const changes = new Map<Word, string>();
  for (const word of units) {
    if ((word.confidence ?? 1) >= SURE || isCurrency(word.text) || MEANS_SIDE.test(word.text)) continue;
    const alike = [...sure].filter(([text, count]) => count >= FEWEST && isOneLetterOff(text, word.text));
    if (alike.length === 1) changes.set(word, alike[0]![0]);
  }
  if (changes.size === 0) return pages;
  return pages.map((page) => ({ ...page, words: page.words.map((word) => (changes.has(word) ? { ...word, text: changes.get(word)!, charX: undefined, alternatives: [word.text] } : word)) }));
}

function isCurrency(text: string): boolean {
  return currencyOf(foldText(text)) !== undefined;
}

function isBehindFigure(word: Word, words: readonly Word[]): boolean {
  const [before] = words.filter((other) => isBefore(other, word));
  if (before === undefined) return false;
  return FIGURE.test(before.text) || (SIDE.test(before.text) && words.some((other) => isBefore(other, before) && FIGURE.test(other.text)));
}

function isBefore(left: Word, right: Word): boolean {
  return left !== right && Math.abs(left.baseline - right.baseline) < SAME_LINE * right.fontSize && left.box[0] < right.box[0] && Math.abs(right.box[0] - left.box[2]) < CLOSE * right.fontSize;
}

function isOneLetterOff(a: string, b: string): boolean {
  return a.length === b.length && Array.from(a).filter((letter, at) => letter !== b[at]).length === 1;
}
