// Letters and signs that stand behind the figures of a column (S and H, CR and DR, + and -) are single characters without a word around
// them, and recognition guesses at them. A column has two or three of them: what is none of these but looks like one is that one.
import type { Word } from '../model.js';
import { squash } from '../tokens/plainText.js';
import { isMisreadAs } from '../vocabulary/labels.js';
import { signOfWord } from '../vocabulary/signWords.js';

const FIGURE = /\d[.,]\d{2,3}$/;
/** What follows a figure without white: a character too many, or two. */
const GLUED = /(?<=\d[.,]\d{2})\S{1,2}$/;
/** "739J" of "11 739 J", where figures have no decimals. */
const WHOLE = /^\d{3}$/;
const GLUED_WHOLE = /(?<=^\d{3})\p{Lu}$/u;
const SIGN_MARKS = new Set(['S', 'H', 'C', 'D', 'A', 'K', 'J', 'T', 'CR', 'DR', 'DB', 'KR', 'AF', 'BIJ', 'OD', '+', '-']);
/** Both sides: where one of them stands behind most figures, the other may stand behind a few. */
const SIDES = ['SH', 'CD', 'AD', 'DK', 'JT', '+-'];
const LONGEST = 3;
/** Heights of type between a figure and its mark, and between the left edges of the marks of one column. */
const NEAR = 4;
const SAME_COLUMN = 0.7;
const FEWEST = 4;
const MOSTLY = 0.6;

/** What single characters are taken for: the character itself -> what may be printed. */
const LOOKS_LIKE: Record<string, string> = {
  $: 'S', 5: 'S', 8: 'S', '§': 'S', '&': 'S', 3: 'S', N: 'H', '#': 'H', M: 'H', W: 'H', '(': 'C', G: 'C', '¢': 'C', '€': 'C', '[': 'C', 0: 'DO', O: 'D', Q: 'D', ')': 'D',
  '—': '-', '–': '-', '~': '-', _: '-', '=': '-', '.': '-', '*': '+', T: '+', '†': '+', 4: '+', Y: 'R', P: 'RD', ',': 'R', F: 'R', I: 'R', B: 'D', U: 'O',
};

const DECIMALS = /[.,]\d{2}$/;
const OVERDRAWN = /^(.*\d[.,]\d{2})[0O]D$/;
const LONGER = /[.,]\d{3}\p{L}{0,2}$/u;

/** "233.160D" where all other figures have two decimals: what was overdrawn, with its mark right behind the figure. */
function settleOverdrawn(words: Word[]): Word[] {
  const read = words.filter(({ text }) => OVERDRAWN.test(text) && !text.endsWith('OD'));
  if (read.length === 0) return words;
  const count = (form: RegExp): number => words.filter(({ text }) => form.test(text)).length;
  if (count(DECIMALS) < FEWEST || count(LONGER) > read.length) return words;
  return words.map((word) => (read.includes(word) ? { ...word, text: word.text.replace(OVERDRAWN, '$1OD'), alternatives: [word.text] } : word));
}

export function settleSignMarks(recognized: Word[]): Word[] {
  const words = settleOverdrawn(partGlued(partGlued(recognized, FIGURE, GLUED), WHOLE, GLUED_WHOLE));
  const behind = marksBehind(words);
  const changed = new Map<Word, string>();
  for (const word of behind) {
    const column = behind.filter((other) => Math.abs(other.box[0] - word.box[0]) <= SAME_COLUMN * word.fontSize);
    const marks = marksOf(column);
    if (marks.length === 0 || marks.includes(plain(word.text))) continue;
    const mark = marks.filter((candidate) => looksLike(plain(word.text), candidate));
    if (mark.length === 1) changed.set(word, column.find((other) => plain(other.text) === mark[0])!.text);
  }
  if (changed.size === 0) return words;
  return words.map((word) => (changed.has(word) ? { ...word, text: changed.get(word)!, charX: undefined, alternatives: [word.text] } : word));
}

const SIGN_WORD = /^\p{L}{2,8}$/u;
/** Heights of type between a word for a sign and the figure behind it, at most. */
const BEFORE = 12;
/** Of a column of such words: known ones, and those with the misread. */
const KNOWN = 0.3;
const NEARLY_ALL = 0.9;

/** "At 89,35" in a column of "Af" and "Bij" before the figures. */
export function settleSignWords(words: Word[]): Word[] {
  const before = words.filter((word, at) => SIGN_WORD.test(word.text) && isFigureNext(word, words[at + 1]));
  if (before.length < FEWEST) return words;
  const changed = new Map<Word, string>();
  for (const word of before.filter(({ text }) => signOfWord(squash(text)) === 0)) {
    const column = before.filter((other) => Math.abs(other.box[0] - word.box[0]) <= SAME_COLUMN * word.fontSize).map(({ text }) => text);
    const known = column.filter((text) => signOfWord(squash(text)) !== 0);
    const nearest = (text: string) => [...new Set(known.map(squash))].filter((mark) => isMisreadAs(squash(text), mark));
    const [mark, ...others] = nearest(word.text);
    const misread = column.filter((text) => signOfWord(squash(text)) === 0 && nearest(text).length === 1);
    if (!mark || others.length > 0 || known.length < Math.max(FEWEST, KNOWN * column.length) || known.length + misread.length < NEARLY_ALL * column.length) continue;
    changed.set(word, known.find((text) => squash(text) === mark)!);
  }
  return words.map((word) => (changed.has(word) ? { ...word, text: changed.get(word)!, charX: undefined, alternatives: [word.text] } : word));
}

function isFigureNext(word: Word, next: Word | undefined): boolean {
  if (!next || !FIGURE.test(next.text) || Math.abs(next.baseline - word.baseline) > 0.5 * word.fontSize) return false;
  return next.box[0] >= word.box[2] && next.box[0] - word.box[2] < BEFORE * word.fontSize;
}

function marksBehind(words: readonly Word[], figure = FIGURE): Word[] {
  return words.filter((word) => word.text.length <= LONGEST && hasFigureBefore(word, words, figure));
}

/** "278,535" where the other figures are followed by S or H: the last character stands at the place of the marks, so it is one. */
function partGlued(words: Word[], figure: RegExp, glued: RegExp): Word[] {
  const behind = words.some((word) => glued.test(word.text)) ? marksBehind(words, figure) : [];
  if (behind.length < FEWEST) return words;
  return words.flatMap((word) => {
    const last = glued.exec(word.text)?.[0];
    if (last === undefined || word.charX?.length !== word.text.length) return [word];
    const left = word.charX.at(-last.length)!;
    const marks = marksOf(behind.filter((other) => Math.abs(other.box[0] - left) <= SAME_COLUMN * word.fontSize));
    if (!marks.some((mark) => looksLike(plain(last), mark) || isOtherSide(plain(last), mark))) return [word];
    const piece = (text: string, x0: number, x1: number): Word => ({ ...word, text, box: [x0, word.box[1], x1, word.box[3]], charX: undefined, alternatives: undefined });
    return [{ ...piece(word.text.slice(0, -last.length), word.box[0], left), charX: word.charX.slice(0, -last.length) }, { ...piece(last, left, word.box[2]), alternatives: [word.text] }];
  });
}

/** The marks that most of the column's words are; none when they are something else. */
function marksOf(column: readonly Word[]): string[] {
  const counts = new Map<string, number>();
  for (const { text } of column) counts.set(plain(text), (counts.get(plain(text)) ?? 0) + 1);
  const marks = [...counts.keys()].filter((text) => SIGN_MARKS.has(text) && counts.get(text)! >= 2);
  // Two characters that both look like those of a mark ("0D") are hardly anything else.
  const isMark = ({ text }: Word): boolean => marks.includes(plain(text)) || marks.some((mark) => mark.length > 1 && looksLike(plain(text), mark));
  const share = column.filter(isMark).length / column.length;
  return column.length >= FEWEST && share >= MOSTLY ? marks : [];
}

function plain(text: string): string {
  return text.toUpperCase();
}

/** A single letter may also come as two that both look like it ("8§"). */
function looksLike(text: string, mark: string): boolean {
  if (text.length !== mark.length && mark.length > 1) return false;
  return [...text].every((character, at) => character === (mark[at] ?? mark) || LOOKS_LIKE[character]?.includes(mark[at] ?? mark));
}

function isOtherSide(text: string, mark: string): boolean {
  return text.length === 1 && text !== mark && SIDES.some((side) => side.includes(text) && side.includes(mark));
}

function hasFigureBefore(word: Word, words: readonly Word[], figure: RegExp): boolean {
  return words.some((other) => figure.test(other.text) && Math.abs(other.baseline - word.baseline) < 0.5 * word.fontSize
    && word.box[0] >= other.box[2] - 0.2 * word.fontSize && word.box[0] - other.box[2] < NEAR * word.fontSize);
}
