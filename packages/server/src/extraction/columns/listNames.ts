// The name of a list at the left of its headings, as if it headed a column.
import type { Word } from '../model.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { DATE_ROLES, MONEY_ROLES } from '../vocabulary/headings.js';
import type { HeadingCell, TableHeader } from './headers.js';
import { extent, piecesOf } from './pieces.js';

/** Of which a word at the left might head the figures. */
const FEW_LINES = 2;

/** "Deposits   Date   Serial #   Source", or a title alone above it: the word heads no figures, which all stand right of the day, on the lines below. */
export function isListNamed(title: readonly Word[], [day, ...others]: readonly HeadingCell[], { first, last }: TableHeader, lines: readonly TokenLine[]): boolean {
  const isAlone = lines.slice(first, last).every((line) => piecesOf(line.line.words).length === 1);
  if (!isAlone || !day || !DATE_ROLES.has(day.role) || others.some(({ role }) => MONEY_ROLES.has(role)) || extent(title).x1 > day.x0) return false;
  const figures = lines.slice(last + 1, last + 1 + FEW_LINES).flatMap(({ amounts }) => amounts.filter(({ isMoney }) => isMoney));
  return figures.length >= FEW_LINES && figures.every(({ x0 }) => x0 > day.x1);
}
