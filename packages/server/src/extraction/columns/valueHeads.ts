// Headings that may be of a day or of an amount: "Valor", "Umsatz", "Wert EUR".
import { DATE_ROLES, MONEY_ROLES, type HeadingRole } from '../vocabulary/headings.js';
import type { HeadingCell } from './headers.js';

const BESIDE_VALUES = new Set<HeadingRole>(['description', 'reference', 'check', 'counterparty', 'counterAccount', 'type']);

/** What a transaction is called, and what it comes to; with the currency behind it a value is no day. */
const VALUE_OR_AMOUNT = /^(?:(?:valor|umsatz|umsätze|bewegung|mouvement|movimiento|movimento|movement)(?: (?:in |em |en )?\(?(?:\p{Lu}{3}|\p{Lu}?\p{Sc})\)?)?|(?:value|valeur|wert) (?:in |en )?\(?(?:\p{Lu}{3}|\p{Lu}?\p{Sc})\)?)$/iu;

/** "Data movimento   Descrição   Valor   D/C", "Buchung  Vorgang  Umsatz": behind another day and the text, with no heading for money, it heads amounts. */
export function withValues(cells: HeadingCell[]): HeadingCell[] {
  const at = cells.findLastIndex(({ role }) => role !== 'sign');
  const last = cells[at];
  if (!last || !VALUE_OR_AMOUNT.test(last.text) || cells.some(({ role }) => MONEY_ROLES.has(role)) || !cells.slice(0, at).some(({ role }) => DATE_ROLES.has(role)) || !cells.slice(0, at).some(({ role }) => role === 'description') || !BESIDE_VALUES.has(cells[at - 1]!.role)) return cells;
  return cells.with(at, { ...last, role: 'amount' });
}
