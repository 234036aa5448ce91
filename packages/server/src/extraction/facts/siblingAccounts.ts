// Accounts that only their likeness to others tells: titles set alike, and lines of one overview, with numbers of one shape.
import { joinedText } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { type AccountMark, makeMark } from './accountMark.js';

/** "FREE CHECKING S0075" is an account, so "HOLIDAY CLUB S0040" in the same type at the same place, with a number of the same shape, is another. */
export function withSiblings(marks: readonly AccountMark[], lines: readonly TokenLine[], isRow: Uint8Array): AccountMark[] {
  const known = new Set(marks.map((mark) => mark.line));
  const titles = marks.filter((mark) => isTitle(lines[mark.line]!) && lines[mark.line]!.text.endsWith(mark.number ?? '\n'));
  const siblings = lines.flatMap((line, index) => {
    if (isRow[index] || known.has(index) || !isTitle(line)) return [];
    const elder = titles.find((mark) => isSetAlike(lines[mark.line]!, line) && shapeOf(mark.number ?? '') === shapeOf(lastWord(line))) ?? marks.find((mark) => isSetAlike(lines[mark.line]!, line) && isSuffixed(mark.number ?? '', lastWord(line)));
    return elder ? [makeMark(index, lastWord(line), elder.isCard)] : [];
  });
  return [...marks, ...siblings, ...listedBeside(marks, lines, isRow)].sort((a, b) => a.line - b.line);
}

/** "Livret Développement Durable   00412 200332   2 285,83" beside two accounts of an overview, or between them, with a number of their shape at the same place. */
function listedBeside(marks: readonly AccountMark[], lines: readonly TokenLine[], isRow: Uint8Array): AccountMark[] {
  const known = new Set(marks.map((mark) => mark.line));
  const hasFigure = (at: number): boolean => lines[at]?.amounts.filter(({ isMoney }) => isMoney).length === 1;
  const isListed = (at: number): boolean => known.has(at) && hasFigure(at);
  const found = marks.flatMap((mark) => [1, -1].flatMap((step): AccountMark[] => {
    const [own, at] = [lines[mark.line]!, mark.line + step];
    const line = lines[at];
    const parts = mark.number?.split(' ') ?? [];
    const first = own.line.words.findIndex(({ text }) => text === parts[0]);
    const isBeside = isListed(at + step) || isListed(mark.line - step);
    if (!line || first < 1 || known.has(at) || !isBeside || isRow[at] || !hasFigure(mark.line) || !hasFigure(at)) return [];
    const start = line.line.words.findIndex(({ box }) => Math.abs(box[0] - own.line.words[first]!.box[0]) < 0.3 * line.line.fontSize);
    const number = joinedText(line.line.words.slice(Math.max(0, start), start + parts.length));
    return start > 0 && shapeOf(number) === shapeOf(mark.number!) ? [makeMark(at, number, mark.isCard)] : [];
  }));
  return found.filter((mark, at) => found.findIndex(({ line }) => line === mark.line) === at);
}

/** "084213-ES1" and "084213-EOP": parts of one number, as long as each other. */
function isSuffixed(known: string, other: string): boolean {
  const stem = /^\d{4,}[-./]/.exec(known)?.[0];
  return stem !== undefined && known !== other && known.length === other.length && other.startsWith(stem) && /^[\dA-Z]+$/.test(other.slice(stem.length));
}

function isTitle({ line, dates, amounts }: TokenLine): boolean {
  return line.words.length >= 2 && line.words.length <= 8 && dates.length === 0 && !amounts.some((token) => token.isMoney) && line.words.slice(0, -1).every((word) => !/\d/.test(word.text));
}

function isSetAlike(a: TokenLine, b: TokenLine): boolean {
  return Math.abs(a.line.fontSize - b.line.fontSize) < 0.3 && Math.abs(a.line.box[0] - b.line.box[0]) < a.line.fontSize;
}

function lastWord({ line }: TokenLine): string {
  return line.words[line.words.length - 1]!.text;
}

function shapeOf(number: string): string {
  return number.replace(/\d/g, '0').replace(/\p{L}/gu, 'A');
}
