// A currency sign that recognition does not know comes as any character before the figure ("%2,762.24"), as one of its digits ("32,940.81"),
// or as none. Where the figures of a column begin with one, their left edges say which: the digits of a column are equally wide.
import { median } from '../layout/median.js';
import type { Word } from '../model.js';

const AMOUNT = /^\d[\d.,\u00a0]*[.,]\d{2}$/;
/** Letters that tell the side of a figure (S and H, C and D) are none. */
const SIGN = /^[^\d\s.,+\-\u2212\u2013(SHCD]$/;
/** A figure read with more than this is what it was read as. */
const SURE = 0.8;
/** Widths of a digit between edges that are the same. */
const SAME_EDGE = 0.35;
/** A decimal mark is about half as wide as a digit. */
const MARK = 0.5;
const FEWEST_SIGNED_FOR_ONE_BARE = 4;

interface Figure {
  word: Word;
  isSigned: boolean;
  /** The width that its digits and marks should have, in digits. */
  digits: number;
}

export function settleSignColumns(words: Word[]): Word[] {
  const figures = words.flatMap(figureOf);
  const digit = widthOfDigit(figures);
  if (digit === null) return words;
  const changed = new Map<Word, Word>();
  for (const column of columnsOf(figures, digit)) {
    const signed = column.filter(({ isSigned }) => isSigned);
    const bare = column.filter(({ isSigned }) => !isSigned);
    if (signed.length < 1 + FEWEST_SIGNED_FOR_ONE_BARE * bare.filter(({ word }) => isSure(word)).length) continue;
    for (const figure of bare) if (!isSure(figure.word)) changed.set(figure.word, withoutSign(figure, signed, digit));
  }
  return changed.size === 0 ? words : words.map((word) => changed.get(word) ?? word);
}

function figureOf(word: Word): Figure[] {
  const isSigned = SIGN.test(word.text[0]!);
  const text = isSigned ? word.text.slice(1) : word.text;
  if (!AMOUNT.test(text)) return [];
  const marks = text.replace(/\d/g, '').length;
  return [{ word, isSigned, digits: text.length - marks + MARK * marks }];
}

/** Whatever its confidence, a figure whose sign was told by its looks has none any more. */
function isSure({ text, confidence, alternatives }: Word): boolean {
  return (confidence ?? 1) >= SURE || alternatives?.[0]?.slice(1) === text;
}

/** The figures that end at the same edge. */
function columnsOf(figures: readonly Figure[], digit: number): Figure[][] {
  const columns: Figure[][] = [];
  for (const figure of [...figures].sort((a, b) => a.word.box[2] - b.word.box[2])) {
    const last = columns.at(-1);
    if (last && figure.word.box[2] - last.at(-1)!.word.box[2] < SAME_EDGE * digit) last.push(figure);
    else columns.push([figure]);
  }
  return columns;
}

function withoutSign({ word, digits }: Figure, signed: readonly Figure[], digit: number): Word {
  // By most of the others: one of them may be the balance of a summary above, in larger type.
  const beyond = median(signed.map((other) => (word.box[2] - word.box[0] - (other.word.box[2] - other.word.box[0])) / digit - (digits - other.digits)));
  const text = word.text.slice(1);
  const [x0, top, right, bottom] = word.box;
  // Its first digit is the sign: it takes the place of one.
  if (Math.abs(beyond + 1) < SAME_EDGE && AMOUNT.test(text)) return { ...word, text, box: [word.charX?.[1] ?? x0 + digit, top, right, bottom], charX: word.charX?.slice(1), alternatives: [word.text] };
  // The sign was passed over, but stands in the box.
  return Math.abs(beyond) < SAME_EDGE ? { ...word, box: [right - digits * digit, top, right, bottom], charX: undefined } : word;
}

/** Of whole figures: where each digit begins recognition tells less surely. */
function widthOfDigit(figures: readonly Figure[]): number | null {
  const widths = figures.flatMap(({ word: { box, charX }, isSigned, digits }) => {
    const left = isSigned ? charX?.[1] : box[0];
    return left === undefined ? [] : [(box[2] - left) / digits];
  });
  return widths.length === 0 ? null : median(widths);
}
