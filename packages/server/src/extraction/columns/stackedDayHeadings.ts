// Headings of days that stand over one another: of two days in one cell, or the same in another language.
import type { Word } from '../model.js';
import { joinedText, squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { DATE_ROLES, headingRole } from '../vocabulary/headings.js';
import type { HeadingCell, TableHeader } from './headers.js';
import { extent, lettered, overlap, piecesOf } from './pieces.js';

/** Headings of days on the further lines of the headings, under another one; "posted" under "Date" is the end of that. */
export function lowerDates({ cells, first, last }: TableHeader, lines: readonly TokenLine[]): HeadingCell[] {
  const upper = cells.filter(({ role }) => DATE_ROLES.has(role));
  const isOther = (cell: HeadingCell, lower: HeadingCell): boolean => cell.text !== lower.text && headingRole(squash(cell.text + lower.text)) !== 'postingDate';
  return lines.slice(first + 1, last + 1).flatMap((line) => [...dateHeadings(line), ...beginningsOfDays(line)]).filter((lower) => upper.some((cell) => isOther(cell, lower) && overlap(cell, lower) > 0));
}

/** Pieces of a line that are the heading of a day and nothing else. */
export function dateHeadings(line: TokenLine): HeadingCell[] {
  return piecesOf(lettered(line)).flatMap((piece) => {
    const text = joinedText(piece);
    const role = headingRole(squash(text));
    return role !== null && DATE_ROLES.has(role) ? [{ role, text, ...extent(piece) }] : [];
  });
}

/** Words of a day, at the beginning of what else stands below it. */
const FEWEST_WORDS = 2;

/** "Дата обработки¹ и код авторизации": a day and, in the same cell, a code. */
function beginningsOfDays(line: TokenLine): HeadingCell[] {
  return piecesOf(lettered(line)).flatMap((piece) => {
    const length = Array.from({ length: piece.length }, (_, at) => at).findLast((at) => at >= FEWEST_WORDS && roleOfDay(piece.slice(0, at)) !== null);
    return length === undefined ? [] : [{ role: roleOfDay(piece.slice(0, length))!, text: joinedText(piece.slice(0, length)), ...extent(piece) }];
  });
}

/** Without the mark of a note behind it. */
function roleOfDay(words: readonly Word[]): HeadingCell['role'] | null {
  const role = headingRole(squash(joinedText(words).replace(/[¹²³*)]+$/u, '')));
  return role !== null && DATE_ROLES.has(role) ? role : null;
}

/** "Date inscr." over "Post date": the other language says which day it is. */
export function namedDay(cell: HeadingCell, group: readonly TokenLine[]): HeadingCell | undefined {
  return group.length < 2 ? undefined : group.flatMap(dateHeadings).find((other) => other.role !== 'date' && overlap(other, cell) > 0);
}

/** "Fecha operación" alone above "F. Valor   Concepto   Haber": what the upper of two days in one cell is. */
export function areDaysOfOneCell(above: TokenLine, below: TokenLine): boolean {
  const [upper, ...others] = dateHeadings(above);
  if (!upper || others.length > 0 || piecesOf(lettered(above)).length > 1) return false;
  return dateHeadings(below).some((lower) => lower.role !== upper.role && [lower, upper].some(({ role }) => role === 'otherDate') && isUnderEdge(lower, upper, 0.5 * below.line.fontSize));
}

/** At its left edge, its right one or in its middle. */
export function isUnderEdge(piece: { x0: number; x1: number }, { x0, x1 }: { x0: number; x1: number }, off: number): boolean {
  return Math.abs(x0 - piece.x0) < off || Math.abs(x1 - piece.x1) < off || Math.abs(x0 + x1 - piece.x0 - piece.x1) < 2 * off;
}
