// What tells a table by the places of its headings, where other words of it are unknown.
import { joinedText, squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { DATE_ROLES, headingRole, MONEY_ROLES, type HeadingRole } from '../vocabulary/headings.js';
import type { HeadingCell } from './headers.js';
import { extent, lettered, piecesOf } from './pieces.js';

/** Pieces, those of day and money among them. */
const FEWEST_FRAMED = 4;

/**
 * "Debit   Credit Purpose": a day and one side by themselves, and the other side at one end of a piece, nothing between the two.
 *
 * @param exact roles of the pieces that are a known heading and nothing else
 */
export function standAsSides(cells: readonly HeadingCell[], exact: ReadonlySet<HeadingRole>, group: readonly TokenLine[]): boolean {
  const [left, right, ...more] = cells.filter(({ role }) => role === 'debit' || role === 'credit');
  if (!left || !right || more.length > 0 || left.role === right.role || exact.size !== 2 || !(exact.has('debit') || exact.has('credit'))) return false;
  const pieces = group.flatMap((line) => piecesOf(lettered(line)).map(extent));
  const isEnd = ({ x0, x1 }: HeadingCell): boolean => pieces.some((piece) => piece.x0 === x0 || piece.x1 === x1);
  return isEnd(left) && isEnd(right) && pieces.every(({ x0, x1 }) => x1 <= left.x1 || x0 >= right.x0);
}

/** "Dato   Vare   Liter   Pris   Moms   Beløb": the day first and the money last, whatever stands between them. */
export function isFramed(group: readonly TokenLine[]): boolean {
  const pieces = group.length === 1 ? piecesOf(lettered(group[0]!)) : [];
  const [first, last] = [pieces[0], pieces.at(-1)].map((piece) => (piece ? headingRole(squash(joinedText(piece))) : null));
  return pieces.length >= FEWEST_FRAMED && !!first && DATE_ROLES.has(first) && !!last && MONEY_ROLES.has(last);
}

/** As wide as their columns, with little white between them: no sentence is of nothing but headings. */
export function isOfHeadings(line: TokenLine, cells: readonly HeadingCell[]): boolean {
  return cells.length >= FEWEST_FRAMED && squash(cells.map(({ text }) => text).join('')) === line.squashed;
}
