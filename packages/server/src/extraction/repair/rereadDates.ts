// Reads odd cells of a column of dates again, with the characters of that column only.
import type { Box, PageModel, Word } from '../model.js';
import { SHAPE_DOUBTED } from '../ocr/digitShapes.js';
import { monthNumber } from '../tokens/monthNames.js';
import { foldText } from '../tokens/plainText.js';
import type { Correction } from './applyReadings.js';
import { type DateCell, type DateColumn, isWrittenAs, namesIn, textOf } from './dateCells.js';
import type { CellReader } from './repairDocument.js';

export interface RereadDate {
  cell: DateCell;
  text: string;
  confidence: number;
  /** Two readings said the same, the first one counted. */
  isSure: boolean;
  /** It is what was read at first. */
  isSame: boolean;
  /** Every further look says what was read at first, surely, against the shapes of its digits. */
  isRepeated?: boolean;
}

const MOST_LOOKS = 3;
/** How sure a date is that the shapes of its digits say. */
const SHOWN = 0.6;
const SURE = 0.8;

/** What two readings agree on, or what the only further one says that is a date like the others; null when none is. */
export async function rereadDate(cell: DateCell, page: PageModel, reader: CellReader): Promise<RereadDate | null> {
  const characters = charactersOf(cell.column);
  const shown = shownText(cell);
  const first = cell.isDate && shown === null ? textOf(cell.words) : '';
  const seen = new Map<string, { text: string; confidence: number }>(shown === null ? [] : [[keyOf(shown), { text: shown, confidence: SHOWN }]]);
  const parted = cell.isDate ? null : asInColumn({ text: textOf(cell.words), confidence: SHOWN }, cell.column);
  if (parted && isDateOf(cell.column, parted.text)) seen.set(keyOf(parted.text), parted);
  let repeated = 0;
  for (let attempt = 0; attempt < MOST_LOOKS; attempt += 1) {
    const reading = asInColumn(await reader.readCell(page, cell.box, attempt, characters), cell.column);
    if (!reading || !isDateOf(cell.column, reading.text) || !hasDay(reading.text)) continue;
    const key = keyOf(reading.text);
    // Recognition makes the same mistake again: against what the page's own digits say it counts for nothing.
    if (shown !== null && key === keyOf(textOf(cell.words))) {
      if (reading.confidence >= SURE) repeated += 1;
      continue;
    }
    const text = reading.text.trim().replace(/[.,]+$/, '');
    if (key === keyOf(first)) return { cell, text: first, confidence: reading.confidence, isSure: true, isSame: true };
    if (seen.has(key)) return { cell, text, confidence: reading.confidence, isSure: true, isSame: false };
    seen.set(key, { text, confidence: reading.confidence });
  }
  const [only, ...others] = seen.values();
  return only && others.length === 0 && first === '' ? { cell, ...only, isSure: false, isSame: false, isRepeated: repeated === MOST_LOOKS } : null;
}

/** The date as its digits look beside the others of the page (ocr/digitShapes.ts), when that is not what was read. */
function shownText({ words, column }: DateCell): string | null {
  const shown = textOf(words.map((word) => ({ ...word, text: ((word.confidence ?? 1) <= SHAPE_DOUBTED && word.alternatives?.[0]) || word.text })));
  return shown !== textOf(words) && isDateOf(column, shown) && isPossible(shown) ? shown : null;
}

/** Day and month, in whichever order, are within a year; what follows them is one, of this century, the last or the Buddhist's. */
function isPossible(text: string): boolean {
  if (/(?<!\d)(?:(?!19|2[05])\d{4}|\d{3})(?!\d)/.test(text)) return false;
  const [first = 1, second = 1] = (/\p{L}/u.test(text) ? text.match(/\d+/)!.slice(0, 1) : text.match(/(?<!\d)\d{1,2}(?!\d)/g) ?? []).map(Number);
  return Math.max(first, second) <= 31 && Math.min(first, second) <= 12 && Math.min(first, second) > 0;
}

/** "64 Oct" is none, however often it is read. */
function hasDay(text: string): boolean {
  const days = text.match(/(?<!\d)\d{1,2}(?!\d)/g);
  return !/\p{L}/u.test(text) || days === null || days.map(Number).some((day) => day > 0 && day <= 31);
}

function asInColumn<T extends { text: string }>(reading: T | null, column: DateColumn): T | null {
  return reading && withMonth(withSlashes(withGap(withoutSpecks(reading, column), column), column), column);
}

/** "17fun/2019" and "o2pul" for "17/jun/2019" and "02/jul": a stroke runs into the first letter of the month, and the others say which of the column's it is. A digit before them may be the stroke. */
function withMonth<T extends { text: string }>(reading: T, column: DateColumn): T {
  const shape = column.shapes.size === 1 ? [...column.shapes][0]! : '';
  const [, between = '', behind = '', year] = /^0(\D?)A(\D?)(0?)$/.exec(shape) ?? [];
  if (year === undefined || isDateOf(column, reading.text)) return reading;
  const found = [...column.names].filter((name) => name.length >= SHORTEST_MONTH).flatMap((name) => {
    const match = new RegExp(`^([\\doO]{1,2})(?:\\W.?|\\D)${name.slice(1)}\\W?${year === '' ? '' : '(\\d{4}|\\d{2})'}$`, 'iu').exec(reading.text.trim());
    return match ? [`${match[1]!.replace(/o/gi, '0')}${between || ' '}${name}${behind || ' '}${match[2] ?? ''}`.trim()] : [];
  });
  return found.length === 1 && isPossible(found[0]!) ? { ...reading, text: found[0]! } : reading;
}

const SHORTEST_MONTH = 3;

/** "28 February'2022": marks that no other date of the column has are dirt. */
function withoutSpecks<T extends { text: string }>(reading: T, { shapes }: DateColumn): T {
  const known = [...shapes].join('');
  return { ...reading, text: reading.text.replace(/[^\p{L}\p{N}\s]/gu, (mark) => (known.includes(mark) ? mark : ' ')).trim() };
}

/** "1029" in a column of "10 28": the white between month and day is hardly wider than between digits. */
function withGap<T extends { text: string }>(reading: T, { shapes }: DateColumn): T {
  const [, first, second] = /^\s*(\d{2})(\d{2})\s*$/.exec(reading.text) ?? [];
  return first && shapes.has('0 0') && !shapes.has('0') && isPossible(`${first} ${second}`) ? { ...reading, text: `${first} ${second}` } : reading;
}

/** "27102/2023" in a column of "27/02/2023": where all others have a slash no digit stands. */
function withSlashes<T extends { text: string }>(reading: T, column: DateColumn): T {
  const [, first, second, year] = /^\s*(\d{2})[17/](\d{2})(?:[17/](\d{4}|\d{2}))?\s*$/.exec(reading.text) ?? [];
  const text = [first, second, year].filter((part) => part !== undefined).join('/');
  return first !== undefined && column.shapes.size === 1 && !isDateOf(column, reading.text) && isDateOf(column, text) && isPossible(text) ? { ...reading, text } : reading;
}

function keyOf(text: string): string {
  return text.replace(/\s|[.,]+$/g, '').toLowerCase();
}

/** The first word of the cell becomes the date, the others go; where there was none, one is added. Day and month that stand apart are two words. */
export function dateCorrections({ cell, text, confidence }: RereadDate): { corrections: Correction[]; added: { page: number; words: Word[] }[] } {
  const { page } = cell;
  const [first, ...rest] = cell.words;
  const height = cell.box[3] - cell.box[1];
  const [own, ...others] = piecesOf(text, cell.box).map(({ text: piece, box }): Word => ({ text: piece, box, fontSize: first?.fontSize ?? height, angle: 0, baseline: first?.baseline ?? box[3], confidence }));
  if (!first) return { corrections: [], added: [{ page, words: [own!, ...others] }] };
  const words = [...others, ...cell.words.flatMap((word) => restBehind(word, cell.box[2]))];
  return { corrections: [{ page, word: first, text: own!.text, confidence, box: own!.box, from: textOf(cell.words) }, ...rest.map((word) => ({ page, word, text: '', confidence: 0 }))], added: words.length > 0 ? [{ page, words }] : [] };
}

function piecesOf(text: string, box: Box): { text: string; box: Box }[] {
  const [, first, second] = /^(\d{1,2}) (\d{1,2})$/.exec(text) ?? [];
  if (first === undefined) return [{ text, box }];
  const step = (box[2] - box[0]) / text.length;
  return [{ text: first, box: [box[0], box[1], box[0] + first.length * step, box[3]] }, { text: second!, box: [box[2] - second!.length * step, box[1], box[2], box[3]] }];
}

/** "Jan10.~—CITYHOP": what a word has behind the column is no part of its date. */
function restBehind(word: Word, edge: number): Word[] {
  const from = word.charX?.findIndex((x) => x >= edge - 0.1 * word.fontSize) ?? -1;
  const text = from <= 0 ? '' : word.text.slice(from).replace(/^[^\p{L}\p{N}]+/u, '');
  if (text === '' || word.box[2] - edge < word.fontSize) return [];
  return [{ ...word, text, box: [word.charX![from]!, word.box[1], word.box[2], word.box[3]], charX: undefined, alternatives: undefined }];
}

function isDateOf(column: DateColumn, text: string): boolean {
  return isWrittenAs(column, text) && namesIn(text).every((name) => column.names.has(name) || monthNumber(foldText(name)) !== null);
}

function charactersOf({ shapes, names }: DateColumn): string {
  const letters = [...names].join('');
  const marks = [...shapes].join('').replace(/[A0]/g, '');
  // Months that no other row has may have other letters.
  return letters === '' ? `0123456789${marks}` : '';
}
