// "Year | Month | Day" head three columns of numbers: which part of a day each is, its heading says. In "25 | 02 | 22" nothing else tells.
import { piecesOf } from '../columns/pieces.js';
import { boxAround } from '../layout/lines.js';
import type { Word } from '../model.js';
import type { DateToken } from './dates.js';
import { withDate } from './dayWord.js';
import { foldText, joinedText } from './plainText.js';
import type { TokenLine } from './tokenize.js';

type Part = 'year' | 'month' | 'day';

const PARTS: readonly [Part, RegExp][] = [
  ['year', /^(?:year|yr|yy(?:yy)?|jahr|annee|ano|anno|jaar|rok|aar|ar|年)$/],
  ['month', /^(?:month|mon|mm|monat|mois|mes|mese|maand|miesiac|maned|manad|月)$/],
  ['day', /^(?:day|dd|tag|jour|dia|giorno|dag|dzien|日)$/],
];

interface PartColumns {
  /** Left to right. */
  parts: readonly Part[];
  middles: readonly number[];
}

/** Under one heading, at least: fewer numbers may stand below three words by chance. */
const FEWEST_ROWS = 2;

export function withDatesInParts(lines: readonly TokenLine[]): readonly TokenLine[] {
  const heads = lines.flatMap((line, index) => {
    const columns = columnsOf(line);
    return columns ? [{ index, columns }] : [];
  });
  if (heads.length === 0) return lines;
  const printedYears = new Set(lines.flatMap(({ dates }) => dates.flatMap(({ year, yearDigits }) => (yearDigits === 4 ? [year! % 100] : []))));
  const result = [...lines];
  heads.forEach(({ index, columns }, at) => {
    // A year of an emperor has two digits too: one that no day of the document names is none of ours.
    const isKnown = ({ year, yearDigits }: DateToken): boolean => yearDigits === 4 || printedYears.has(year!);
    const dated = lines.slice(index + 1, heads[at + 1]?.index).flatMap((line, below) => {
      const date = dateUnder(line, columns);
      return date && isKnown(date) ? [{ line, at: index + 1 + below, date }] : [];
    });
    if (dated.length < FEWEST_ROWS) return;
    for (const { line, at: place, date } of dated) result[place] = withDate(line, date);
  });
  return result;
}

function columnsOf({ line, text }: TokenLine): PartColumns | null {
  // Of most lines nothing more need be asked.
  if (/\d/.test(text)) return null;
  const pieces = piecesOf(line.words);
  const parts = pieces.map((piece) => partNamed(joinedText(piece)));
  const first = parts.findIndex((part) => part !== null);
  const three = parts.slice(first, first + 3).filter((part) => part !== null);
  if (first < 0 || pieces.length < 4 || new Set(three).size !== 3) return null;
  return { parts: three, middles: pieces.slice(first, first + 3).map((piece) => (piece[0]!.box[0] + piece.at(-1)!.box[2]) / 2) };
}

function partNamed(text: string): Part | null {
  const folded = foldText(text).replace(/[.()]/g, '');
  return PARTS.find(([, words]) => words.test(folded))?.[0] ?? null;
}

function dateUnder({ line: { words, fontSize } }: TokenLine, { parts, middles }: PartColumns): DateToken | null {
  const first = words.findIndex((word) => isUnder(word, middles[0]!, fontSize));
  const three = words.slice(first, first + 3);
  if (first < 0 || three.length < 3 || !three.every((word, at) => isUnder(word, middles[at]!, fontSize))) return null;
  const text = (part: Part): string => three[parts.indexOf(part)]!.text;
  const [day, month, year] = [Number(text('day')), Number(text('month')), Number(text('year'))];
  const yearDigits = text('year').length;
  if (day < 1 || day > 31 || month < 1 || month > 12 || (yearDigits !== 2 && yearDigits !== 4)) return null;
  return { first, last: first + 2, box: boxAround(three.map(({ box }) => box)), text: joinedText(three), order: 'fixed', a: day, b: month, year, yearDigits, style: 'split', couldBeAmount: false, looseYear: false };
}

/** Columns of two digits are narrower than their headings, or little wider. */
function isUnder({ text, box }: Word, middle: number, em: number): boolean {
  return /^(?:\d{1,2}|(?:19|20)\d\d)$/.test(text) && Math.min(Math.abs(box[0] - middle), Math.abs(box[2] - middle), Math.abs((box[0] + box[2]) / 2 - middle)) < 2.5 * em;
}
