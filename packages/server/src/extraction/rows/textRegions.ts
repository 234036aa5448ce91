// Under which headings of a table the texts of its rows stand.
import type { HeadingCell, TableHeader } from '../columns/headers.js';
import { overlap } from '../columns/pieces.js';
import type { AmountColumn, TableKind } from '../columns/tables.js';
import { squash } from '../tokens/plainText.js';
import { DATE_ROLES, headingRole, type HeadingRole } from '../vocabulary/headings.js';

export interface Region {
  /** Where its columns begin: "Beneficiary" and "Details". */
  columns: number[];
  x0: number;
  x1: number;
  /** Right edge of the heading behind it. */
  nextEnd: number;
  /** Left edge of the heading before it, where that is one of days. */
  daysFrom: number | null;
}

/** Asked for every line of a table, while all of them share its headings. */
const regionsOf = new WeakMap<TableHeader, Region[]>();

export function descriptionRegions({ headers: [header], amounts }: TableKind): Region[] {
  if (!header) return [];
  let known = regionsOf.get(header);
  if (!known) regionsOf.set(header, (known = regionsUnder(header, amounts)));
  return known;
}

/** From the end of the heading before "Description" to the beginning of the one behind it; who was paid, in a column beside it, is part of it. */
function regionsUnder(header: TableHeader, amounts: readonly AmountColumn[]): Region[] {
  // "Transaction" above "amount": the upper word of the heading of figures.
  const apart = header.cells.filter((cell) => !amounts.some((column) => standsOver(cell, column)));
  // Kinds and names alone, where nothing is headed as description.
  const textRoles: readonly HeadingRole[] = header.cells.some(({ role }) => role === 'description') ? ['description'] : ['type', 'counterparty'];
  const isText = ({ role }: HeadingCell): boolean => textRoles.includes(role);
  const texts = apart.some(isText) ? apart : header.cells;
  const described = texts.filter(isText);
  if (described.length === 0 || (textRoles.length > 1 && ![...textRoles, 'reference'].every((role) => header.cells.some((cell) => cell.role === role)))) return [];
  const withParties = texts.filter((cell) => isText(cell) || cell.role === 'counterparty');
  // Two headings over the texts ("Payee, Message") count as one where nothing stands between them.
  const besideFigures = header.pieces.filter((piece) => !amounts.some((column) => standsOver(piece, column)));
  const named = [withParties, described].find((cells) => standTogether(cells, besideFigures)) ?? withParties;
  // "Counterparty   Debit   Credit   Purpose": figures, and perhaps others, stand between texts of the row.
  if (standTogether(named, header.pieces)) return [regionOf(named, header)];
  // Twice the same is of two lists side by side, and left of the days stands a title.
  const isTitle = ({ x0 }: HeadingCell): boolean => header.cells.some((cell) => DATE_ROLES.has(cell.role) && cell.x0 > x0);
  return new Set(named.map(({ text }) => squash(text))).size === named.length && !named.some(isTitle) ? named.map((cell) => regionOf([cell], header)) : [];
}

/** By half of the narrower one: a long heading of texts may reach into the column behind it. */
function standsOver(piece: { x0: number; x1: number }, column: AmountColumn): boolean {
  return overlap(piece, column) > 0.5 * Math.min(piece.x1 - piece.x0, column.x1 - column.x0);
}

function regionOf(named: readonly HeadingCell[], header: TableHeader): Region {
  const own = spanOf(named);
  const shared = header.cells.find(headsTexts);
  const before = header.pieces.filter((piece) => piece.x1 < own.x0 && !(shared && piece.x1 >= shared.x0)).pop();
  const next = header.pieces.find((piece) => piece.x0 > own.x1);
  return { columns: named.map(({ x0 }) => x0), x0: Math.min(own.x0, before?.x1 ?? -Infinity), x1: next?.x0 ?? Infinity, nextEnd: next?.x1 ?? Infinity, daysFrom: before && header.cells.some((cell) => DATE_ROLES.has(cell.role) && overlap(cell, before) > 0) ? before.x0 : null };
}

function spanOf(cells: readonly HeadingCell[]): { x0: number; x1: number } {
  return { x0: cells[0]!.x0, x1: cells[cells.length - 1]!.x1 };
}

function standTogether(cells: readonly HeadingCell[], pieces: TableHeader['pieces']): boolean {
  const { x0, x1 } = spanOf(cells);
  return pieces.filter((piece) => piece.x0 >= x0 && piece.x1 <= x1).length <= cells.length;
}

/** Left edges of the columns of texts, where the headings show more than one. */
export function textColumns(kind: TableKind): readonly number[] {
  return descriptionRegions(kind).flatMap(({ columns }) => columns);
}

/** "Dia / Histórico": days and texts stand under one heading. */
function headsTexts({ role, text }: HeadingCell): boolean {
  return role === 'date' && text.split(/[/|]/).some((part) => headingRole(squash(part)) === 'description');
}
