// A word or letter beside an amount that gives its sign: a type column, Af / Bij, S / H, C / D. It stands by itself, not in a sentence.
import type { Word } from '../model.js';
import type { TableKind } from '../columns/tables.js';
import type { AmountToken } from '../tokens/amounts.js';
import { squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { signOfWord } from '../vocabulary/signWords.js';
import type { RawRow, StreamItem } from './stream.js';

/** In sizes of type, at most: those of typewriters are 0.6 wide. */
const SPACE = 0.7;
const FEWEST_LETTERS = 3;
const SIDES: readonly unknown[] = ['debit', 'credit'];
/** Of the rows of a table, those with a letter behind the balance. */
const MOSTLY = 0.5;

/** `marksOnly`: a plus or minus that stands apart, which a card may use the other way round. */
export function makeSignWordReader(lines: readonly TokenLine[], marksOnly = false): (row: RawRow) => -1 | 0 | 1 {
  const known = new Map<RawRow, -1 | 0 | 1>();
  return (row) => {
    const cached = known.get(row);
    if (cached !== undefined) return cached;
    const sign = readSignWord(row, lines, marksOnly);
    known.set(row, sign);
    return sign;
  };
}

function readSignWord(row: RawRow, lines: readonly TokenLine[], marksOnly: boolean): -1 | 0 | 1 {
  const signs = new Set(linesOfFigures(row).flatMap((index) => wordsApart(lines[index]!)).map(({ text }) => signOf(text, marksOnly)));
  signs.delete(0);
  const [only, ...more] = signs;
  return only === undefined || more.length > 0 ? 0 : only;
}

function linesOfFigures({ cellLines }: RawRow): number[] {
  return [...new Set(cellLines.filter((line) => line >= 0))];
}

/** Words or marks in a cell of their own, not in a sentence. */
function wordsApart({ line: { words, fontSize }, amounts }: TokenLine): Word[] {
  return words.filter((word, i) => {
    // "2.290,24 H": the letter of a balance is not that of its row.
    if (amounts.some(({ first, last }) => i >= first && i <= last)) return false;
    if (word.text.length > 14 || !/^(?:\/?\p{L}|[+\u2212-])/u.test(word.text)) return false;
    const [before, after] = [words[i - 1], words[i + 1]];
    if (before && word.box[0] - before.box[2] < SPACE * fontSize) return false;
    return !after || after.box[0] - word.box[2] >= SPACE * fontSize || /\d/.test(after.text);
  });
}

function signOf(text: string, marksOnly: boolean): -1 | 0 | 1 {
  if (text === '+') return 1;
  if (text === '-' || text === '\u2212') return -1;
  return marksOnly ? 0 : signOfWord(squash(text));
}

/** "642.85 Dr   7,29,274.91   Dr": the amount has its own letter, so that behind the other figure is of this one. */
function withLetterOfBalance(row: RawRow, lines: readonly TokenLine[], { amounts }: TableKind, isLetter: (word: Word) => boolean): RawRow {
  const filled = row.cells.flatMap((cell, column) => (cell ? [{ cell, column }] : []));
  const sided = SIDES.every((side) => amounts.some(({ heading }) => heading === side)) ? filled.filter(({ column }) => SIDES.includes(amounts[column]!.heading)) : [];
  const [open, ...others] = filled.filter((one) => one.cell.sign === 0 && !sided.includes(one));
  // Columns of both sides need no letter: it is of the figure beside them.
  const isOfSide = (one: (typeof filled)[number]): boolean => one.cell.mark === 'letter' || sided.includes(one);
  if (!open || others.length > 0 || filled.length < 2 || filled.some((one) => one !== open && !isOfSide(one))) return row;
  const letter = lines[row.cellLines[open.column]!]!.line.words[open.cell.last + 1];
  if (!letter || !isLetter(letter)) return row;
  const cell: AmountToken = { ...open.cell, sign: signOf(letter.text, false), mark: 'letter' };
  return { ...row, cells: row.cells.map((other) => (other === open.cell ? cell : other)) };
}

/** "Closing balance   Dr   147,168.67" where rows have their letters in the same column: the balance has that side, too. */
export function withLettersOfBalances(stream: readonly StreamItem[], lines: readonly TokenLine[], kinds: readonly TableKind[]): StreamItem[] {
  const isLetter = ({ text }: Word): boolean => /^\/?\p{L}/u.test(text) && signOf(text, false) !== 0;
  const lettersOn = (index: number): Word[] => wordsApart(lines[index]!).filter(isLetter);
  const lettered = stream.map((item) => (item.type === 'row' ? withLetterOfBalance(item, lines, kinds[item.kind]!, isLetter) : item));
  // One word of a column of texts may be that of a side, too.
  const share = (kind: number): number => {
    const rows = stream.flatMap((item, at) => (item.type === 'row' && item.kind === kind ? [lettered[at] !== item] : []));
    return rows.filter(Boolean).length / rows.length;
  };
  const mostly = new Set(kinds.flatMap(({ id }) => (share(id) >= MOSTLY ? [id] : [])));
  const own = stream.map((item, at) => (item.type === 'row' && mostly.has(item.kind) ? lettered[at]! : item));
  const letters = new Map(own.flatMap((item) => (item.type === 'checkpoint' && item.amount.sign === 0 ? [[item, lettersOn(item.line)] as const] : [])));
  if ([...letters.values()].every(({ length }) => length === 0)) return own;
  const places = own.flatMap((item) => (item.type === 'row' ? linesOfFigures(item).flatMap(lettersOn) : [])).map(({ box }) => box);
  if (places.length < FEWEST_LETTERS) return own;
  return own.map((item) => {
    if (item.type !== 'checkpoint') return item;
    const [letter, ...more] = (letters.get(item) ?? []).filter((word) => places.some((box) => box[0] < word.box[2] && box[2] > word.box[0]));
    return letter && more.length === 0 ? { ...item, amount: { ...item.amount, sign: signOf(letter.text, false), mark: 'letter' } } : item;
  });
}
