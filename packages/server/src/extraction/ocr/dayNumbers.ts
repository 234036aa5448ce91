// Days beside the names of months that are none ("64 Oct", "@1 Oct"): a nought was taken for a six, an eight or a nine, or for a letter as round.
// The days above and below say that two digits stand there.
import type { Word } from '../model.js';
import { monthNumber } from '../tokens/monthNames.js';
import { foldText } from '../tokens/plainText.js';
import { SHAPE_DOUBTED } from './digitShapes.js';

const DAY = /^(?:0[1-9]|[12]\d|3[01])[.,]?$/;
const EARLY_DAY = /^0[1-9][.,]?$/;
const NO_DAY = /^[689OQo@©]([1-9])([.,]?)$/;
const FEWEST_ABOVE = 3;
/** In sizes of type: of left edges of one column, between a day and its month, and of baselines. */
const SAME_EDGE = 0.5;
const NEXT = 0.8;
const SAME_LINE = 0.3;
/** Of a nought that nothing else says: it is looked at again. */
const DOUBTED = 0.25;

export function settleDayNumbers(words: Word[]): Word[] {
  if (!words.some(({ text }) => NO_DAY.test(text))) return words;
  const days = words.filter((word, at) => DAY.test(word.text) && isBesideMonth(words, at));
  return words.map((word, at) => {
    const [, digit, mark] = NO_DAY.exec(word.text) ?? [];
    if (digit === undefined || !isBesideMonth(words, at)) return word;
    const column = days.filter(({ box, fontSize }) => Math.abs(box[0] - word.box[0]) < SAME_EDGE * fontSize);
    if (column.length < FEWEST_ABOVE || (!column.some(({ text }) => EARLY_DAY.test(text)) && /\d/.test(word.text[0]!))) return word;
    const text = `0${digit}${mark}`;
    return { ...word, text, confidence: confidenceIn(word, text), charX: undefined, alternatives: [word.text] };
  });
}

/** The shapes of the digits may have said so before. */
function confidenceIn({ text: read, confidence = 1, alternatives = [] }: Word, text: string): number {
  if (!/\d/.test(read[0]!)) return confidence;
  return confidence <= SHAPE_DOUBTED && alternatives[0] === text ? 1 - DOUBTED : Math.min(confidence, DOUBTED);
}

function isBesideMonth(words: readonly Word[], at: number): boolean {
  const word = words[at]!;
  const isMonth = (other: Word | undefined, gap: number): boolean =>
    other !== undefined && gap >= 0 && gap < NEXT * word.fontSize && Math.abs(other.baseline - word.baseline) < SAME_LINE * word.fontSize && monthNumber(foldText(other.text.replace(/[.,]$/, ''))) !== null;
  const [before, behind] = [words[at - 1], words[at + 1]];
  return isMonth(behind, (behind?.box[0] ?? 0) - word.box[2]) || isMonth(before, word.box[0] - (before?.box[2] ?? 0));
}
