// A column of references that no heading tells: in nearly every row one code, set apart from the text at one place.
import { extent } from '../columns/pieces.js';
import type { TableKind } from '../columns/tables.js';
import type { Word } from '../model.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { wordsInTable } from './describeLine.js';
import { textOfRow } from './describeRow.js';
import type { RawRow, StreamItem } from './stream.js';

const FEWEST = 5;
/** Of the rows, at least, with a code at that place. */
const NEARLY_ALL = 0.9;
/** Of the codes, at least, that differ: what every row repeats is a word of it. */
const DIFFERENT = 0.5;
/** In sizes of type: white around a cell, and where cells of one column begin or end. */
const APART = 1;
const SAME_PLACE = 0.3;
/** Letters, digits and marks between them, with as many digits at least. */
const CODE = /^[\p{Lu}\d][\p{Lu}\d/.:-]{5,}$/u;
const FEWEST_DIGITS = 5;

/** Where headings stand, they tell what is a text. */
export function markReferences(stream: readonly StreamItem[], kinds: readonly TableKind[], lines: readonly TokenLine[]): void {
  for (const kind of kinds) {
    if (kind.headers.length > 0) continue;
    const rows = stream.filter((item): item is RawRow => item.type === 'row' && item.kind === kind.id);
    if (rows.length < FEWEST) continue;
    const codes: Word[] = [];
    const others: Word[] = [];
    for (const row of rows) {
      const texts = row.lines.map((index) => textOfRow(row, index, lines[index]!, kind, wordsInTable(lines[index]!, kind)).map((at) => lines[index]!.line.words[at]!));
      const code = texts.flatMap((words) => words.filter((word, at) => isCodeApart(words, at) && words.length > 1)).at(-1);
      if (code) codes.push(code);
      others.push(...texts.flat().filter((word) => word !== code));
    }
    const place = placeOf(codes, NEARLY_ALL * rows.length, kind.fontSize);
    if (place && others.every(({ box }) => box[2] <= place.x0 || box[0] >= place.x1)) kind.references = place;
  }
}

function isCodeApart(words: readonly Word[], at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at]!, words[at + 1]];
  if (!CODE.test(word.text) || word.text.replace(/\D/g, '').length < FEWEST_DIGITS) return false;
  const white = APART * word.fontSize;
  return (!before || word.box[0] - before.box[2] > white) && (!after || after.box[0] - word.box[2] > white);
}

/** All begin, or end, at one place, or at one in the table of each month. */
function placeOf(codes: readonly Word[], fewest: number, em: number): { x0: number; x1: number } | null {
  if (codes.length < fewest || new Set(codes.map(({ text }) => text)).size < DIFFERENT * codes.length) return null;
  const isSet = [0, 2].some((side) => atPlaces(codes.map(({ box }) => box[side]!), SAME_PLACE * em) >= fewest);
  return isSet ? extent(codes) : null;
}

/** How many of them are at a place of several. */
function atPlaces(all: readonly number[], tolerance: number): number {
  const sorted = [...all].sort((a, b) => a - b);
  let found = 0;
  for (let first = 0, next = 0; first < sorted.length; first = next) {
    while (next < sorted.length && sorted[next]! - sorted[first]! < 2 * tolerance) next += 1;
    if (next - first >= FEWEST) found += next - first;
  }
  return found;
}
