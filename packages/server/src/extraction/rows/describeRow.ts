// The printed parts of a row: description lines, check and reference numbers, its box.
import { boxAround } from '../layout/lines.js';
import { overlap } from '../columns/pieces.js';
import type { TableKind } from '../columns/tables.js';
import type { Box, Word } from '../model.js';
import { isCurrencyCode } from '../tokens/currencies.js';
import type { TokenLine } from '../tokens/tokenize.js';
import type { HeadingRole } from '../vocabulary/headings.js';
import { wordsInDescription, wordsInTable } from './describeLine.js';
import { textColumns } from './textRegions.js';
import type { RawRow } from './stream.js';
import { joinedText } from '../tokens/plainText.js';

export interface RowText {
  description: string;
  descriptionBox: Box | null;
  checkNumber: string | null;
  refNumber: string | null;
  page: number;
  box: Box;
}

const CHECK_IN_TEXT = /\b(?:check|cheque|chq|chk|ck|scheck|cheque n[o°º]\.?)\.? ?(?:no\.?|number|n[o°º]\.?|#|nr\.?)? ?#?(\d{3,10})\b/i;

export function describeRow(row: RawRow, kind: TableKind, lines: readonly TokenLine[]): RowText {
  const page = lines[row.lines[0]!]!.line.page;
  const printed: Word[][] = [];
  const textBoxes: Box[] = [];
  const boxes: Box[] = [];
  const named: Partial<Record<HeadingRole, string[]>> = {};
  const read = row.lines.map((index) => readLine(row, index, lines[index]!, kind));
  const hasDescribed = read.some(({ isAnyDescribed }) => isAnyDescribed);
  for (const { index, line, inside, kept, described, isAnyDescribed } of read) {
    const words: Word[] = [];
    for (const at of kept) {
      const word = line.line.words[at]!;
      const isReference = isWithin(word, kind.references);
      const role = isReference ? 'reference' : textColumnRole(word, kind);
      if (role === 'check' || role === 'reference') (named[role] ??= []).push(word.text);
      if ((isAnyDescribed && !described[at]) || isReference) continue;
      // Set under another heading of its own, while the description stands on other lines of the row.
      if (!described[at] && hasDescribed && ((role !== null && role !== 'description' && role !== 'date') || isUnderUnknown(word, kind))) continue;
      words.push(word);
      if (line.line.page === page) textBoxes.push(word.box);
    }
    if (words.length > 0 && index !== row.quietLine) printed.push(words);
    if (line.line.page === page) line.line.words.forEach(({ box }, at) => inside[at] && boxes.push(box));
  }
  const description = textOfLines(printed, kind.textStarts ?? textColumns(kind));
  const check = named.check?.join(' ');
  return {
    description,
    descriptionBox: textBoxes.length > 0 ? boxAround(textBoxes) : null,
    // Signs beside the number tell of a gap in the sequence, or how the cheque was paid.
    checkNumber: (check && /\d+/.exec(check)?.[0]) ?? CHECK_IN_TEXT.exec(description)?.[1] ?? null,
    refNumber: named.reference?.join(' ') ?? null,
    page,
    box: boxAround(boxes.length > 0 ? boxes : [lines[row.lines[0]!]!.line.box]),
  };
}

/** Columns of texts beside each other are read one after the other: a name may go on in the line below. */
function textOfLines(lines: readonly Word[][], columns: readonly number[]): string {
  const cells = lines.length < 2 || columns.length < 2 ? lines : columns.flatMap((_, column) => lines.map((words) => words.filter((_word, at) => columnOfWord(words, at, columns) === column)));
  return cells.flatMap((words) => (words.length === 0 ? [] : [joinedText(words)])).join('\n');
}

/** That of the word before, where it runs on. */
function columnOfWord(words: readonly Word[], at: number, columns: readonly number[]): number {
  const [before, word] = [words[at - 1], words[at]!];
  if (before && (word.box[0] - before.box[2] < 0.5 * word.fontSize || isLetterApart(before, word))) return columnOfWord(words, at - 1, columns);
  return Math.max(0, columns.findLastIndex((x0) => word.box[0] >= x0 - 0.8 * word.fontSize));
}

/** By how much letters of one width differ from each other, and a space from them. */
const SAME_WIDTH = 0.02;
const SAME_SPACE = 0.1;

/** As in type whose letters and spaces are all of one width: a space there is wider than between other words. */
function isLetterApart(before: Word, word: Word): boolean {
  const [one, other] = [before, word].map(({ box, text }) => (box[2] - box[0]) / text.length) as [number, number];
  return Math.abs(one - other) < SAME_WIDTH * one && Math.abs(word.box[0] - before.box[2] - one) < SAME_SPACE * one;
}

/** Which words of a line belong to the table, to what is told of the row, and to its description. */
function readLine(row: RawRow, index: number, line: TokenLine, kind: TableKind) {
  const inside = wordsInTable(line, kind);
  const kept = textOfRow(row, index, line, kind, inside);
  const described = wordsInDescription(line, kind, inside);
  return { index, line, inside, kept, described, isAnyDescribed: kept.some((at) => described[at]) };
}

/** Places of the words of a row that are none of its figures and dates. */
export function textOfRow(row: RawRow, index: number, line: TokenLine, kind: TableKind, inside: Uint8Array): number[] {
  const used = new Uint8Array(line.line.words.length);
  (row.held ?? row.cells).forEach((cell, column) => {
    if (cell && row.cellLines[column] === index) used.fill(1, cell.first, cell.last + 1);
  });
  row.dates.forEach((date, at) => {
    if (row.dateLines[at] === index) used.fill(1, date.first, date.last + 1);
  });
  const kept: number[] = [];
  line.line.words.forEach((word, at) => {
    if (used[at] || !inside[at] || (/^[.·•_|:*+\u2012-\u2015\u2190-\u2193\u2212\u25b2\u25bc-]+$/.test(word.text) && !isOfText(line, at, used))) return;
    // "30.04 / 29.04": the mark between two days.
    if (word.text === '/' && used[at - 1] && used[at + 1]) return;
    if (!isRowNumber(word, kind) && !isOfFigure(line, at, used) && !isRateAlone(line, at) && !isCardInCell(line, at, used)) kept.push(at);
  });
  return kept;
}

/** Between words, and more than that from what follows a text that goes on in the line below, in sizes of type. */
const SPACE = 0.8;
const END_OF_CELL = 2;
/** "5412 **** **** 4471"; two do before the last digits of a card ("Card •• 4471"). */
const MASK = /^[*•·]{3,}$/;
const SHORT_MASK = /^[*•·]{2}$/;

/** "RECEIVED - THANK YOU": a sign at a space's distance from words on both sides is part of the text; so is a dash behind the last of a line, and what hides digits between others. */
function isOfText({ line: { words, fontSize } }: TokenLine, at: number, used: Uint8Array): boolean {
  const { text } = words[at]!;
  const isNear = (left: number): boolean => words[left + 1] !== undefined && words[left]!.box[2] + SPACE * fontSize > words[left + 1]!.box[0];
  const isWord = (place: number, letters: RegExp): boolean => words[place] !== undefined && !used[place] && letters.test(words[place].text);
  let [first, last] = [at, at];
  if (SHORT_MASK.test(text)) {
    if (!isWord(at + 1, /^\d{3,4}$/)) return false;
  } else if (MASK.test(text)) {
    while (isWord(first - 1, MASK) && isNear(first - 1)) first -= 1;
    while (isWord(last + 1, MASK) && isNear(last)) last += 1;
  } else if (text.length > 1 || /^[_|]$/.test(text)) return false;
  if (!isWord(first - 1, /[\p{L}\p{N}]/u) || !isNear(first - 1)) return false;
  const after = words[last + 1];
  if (isWord(last + 1, /[\p{L}\p{N}]/u) && isNear(last)) return true;
  return /^[-\u2013]$/.test(text) && isWord(at - 1, /^\p{L}{2}/u) && (!after || after.box[0] - words[at]!.box[2] > END_OF_CELL * fontSize);
}

/** "•••• 4418   UBER TRIP": before all other words of the row, in a cell of its own, the card it was paid with. */
function isCardInCell({ line: { words, fontSize } }: TokenLine, at: number, used: Uint8Array): boolean {
  const [mask, number, next] = [words[at - 1], words[at]!, words[at + 1]];
  if (!mask || !next || !MASK.test(mask.text) || !/^\d{4}$/.test(number.text) || number.box[0] - mask.box[2] > SPACE * fontSize) return false;
  return words.slice(0, at - 1).every((_, before) => used[before] === 1) && next.box[0] - number.box[2] > END_OF_CELL * fontSize && /\p{L}/u.test(next.text);
}

/** "S  171.75", "GBP  171.75": a letter set apart that only tells the side of the figure behind it, or its currency. */
function isOfFigure({ line }: TokenLine, at: number, used: Uint8Array): boolean {
  const [before, word, after] = [line.words[at - 1], line.words[at]!, line.words[at + 1]];
  if (!before || !after || !used[at + 1] || !/\d/.test(after.text) || !(/^[SHDCK]$/i.test(word.text) || isCurrencyCode(word.text))) return false;
  return word.box[0] - before.box[2] > line.fontSize;
}

/** "3%   $2.88": in a cell of its own, as rates of cash back are. */
function isRateAlone({ line: { words, fontSize } }: TokenLine, at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at]!, words[at + 1]];
  return before !== undefined && after !== undefined && /^\d{1,2}(?:[.,]\d{1,2})?%$/.test(word.text) && word.box[0] - before.box[2] > fontSize && after.box[0] - word.box[2] > fontSize;
}

function isRowNumber(word: Word, { numbering }: TableKind): boolean {
  return /^\d{1,4}\.?$/.test(word.text) && isWithin(word, numbering);
}

function isWithin({ box }: Word, place: { x0: number; x1: number } | undefined): boolean {
  return place !== undefined && box[0] >= place.x0 - 1 && box[2] <= place.x1 + 1;
}

/** Right under a heading that nobody knows. */
function isUnderUnknown({ box: [x0, , x1] }: Word, { headers: [header] }: TableKind): boolean {
  const own = header?.pieces.find((piece) => overlap(piece, { x0, x1 }) > 0);
  return own !== undefined && !header!.cells.some((cell) => overlap(cell, own) > 0);
}

/** The heading whose column a word stands in: columns of text reach from their heading to the next one. */
function textColumnRole(word: Word, kind: TableKind): HeadingRole | null {
  const cells = kind.headers[0]?.cells;
  if (!cells) return null;
  let role: HeadingRole | null = null;
  for (const cell of cells) if (word.box[0] >= cell.x0 - 0.8 * word.fontSize) role = cell.role;
  return role;
}
