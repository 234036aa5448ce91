// How the amount column of a table shows its signs, and the signed value of a row under given column roles.
import type { AmountToken } from '../tokens/amounts.js';
import type { NumberForm } from '../tokens/numbers.js';
import type { Checkpoint, RawRow } from '../rows/stream.js';
import type { ColumnRoles } from './roles.js';
import { magnitude } from './values.js';

/** What an amount without any sign of its own means. unknown: only arithmetic or words can tell. */
export type UnsignedRule = 'in' | 'out' | 'opposite' | 'word' | 'section' | 'unknown';

export interface SignRule {
  /** 1: minus is money out, as on a bank account. -1: minus is money in, as on most card statements. */
  polarity: 1 | -1;
  unsigned: UnsignedRule;
  /** Minus signs stand on nearly every debit, so they only repeat the column's meaning. */
  debitMinusIsPlain: boolean;
}

export interface ValueContext {
  form: NumberForm;
  decimals: number;
  signWordOf: (row: RawRow) => -1 | 0 | 1;
  /** Only a plus or minus apart from the amount; it has a polarity as those beside amounts have. */
  signMarkOf: (row: RawRow) => -1 | 0 | 1;
}

export interface ReadAmount {
  token: AmountToken;
  line: number;
  /** Minor units, unsigned while `isSignKnown` is false. */
  value: number;
  isSignKnown: boolean;
}

/** What a column of some rows shows. Many readings of the columns ask the same of the same rows, and a ledger may have thousands. */
function remembered<T>(known: WeakMap<readonly RawRow[], Map<number, T>>, rows: readonly RawRow[], column: number, read: () => T): T {
  const ofRows = known.get(rows) ?? new Map<number, T>();
  known.set(rows, ofRows);
  const found = ofRows.get(column) ?? read();
  ofRows.set(column, found);
  return found;
}

const unsignedRules = new WeakMap<readonly RawRow[], Map<number, UnsignedRule>>();
const unsignedSides = new WeakMap<readonly RawRow[], Map<number, 1 | -1>>();
const plainMinuses = new WeakMap<readonly RawRow[], Map<number, boolean>>();

/** The rows must not change between two questions about them. */
export function unsignedRule(rows: readonly RawRow[], roles: ColumnRoles, signWordOf: ValueContext['signWordOf']): UnsignedRule {
  return remembered(unsignedRules, rows, roles.amount, () => readUnsignedRule(rows, roles, signWordOf));
}

function readUnsignedRule(rows: readonly RawRow[], roles: ColumnRoles, signWordOf: ValueContext['signWordOf']): UnsignedRule {
  const counts = { minus: 0, plus: 0, in: 0, out: 0, none: 0 };
  let words = 0;
  let sections = 0;
  for (const row of rows) {
    const token = row.cells[roles.amount];
    // The side of a fee beside an amount says nothing of the amounts.
    if (!token || row.isFee) continue;
    if (token.mark === 'letter') counts[token.sign > 0 ? 'in' : 'out'] += 1;
    else if (token.sign < 0) counts.minus += 1;
    else if (token.sign > 0) counts.plus += 1;
    else {
      counts.none += 1;
      if (signWordOf(row) !== 0) words += 1;
      if (row.sectionSign !== 0) sections += 1;
    }
  }
  if (counts.none === 0) return 'opposite';
  if (counts.minus > 0) return 'opposite';
  if (words >= 0.9 * counts.none) return 'word';
  if (counts.plus > 0) return 'opposite';
  if (counts.in > 0 && counts.out === 0) return 'out';
  if (counts.out > 0 && counts.in === 0) return 'in';
  if (sections >= 0.9 * counts.none) return 'section';
  return 'unknown';
}

/** Does an unsigned amount mean what plus means (minus is the exception), or what minus means (plus is)? */
export function unsignedSide(rows: readonly RawRow[], roles: ColumnRoles): 1 | -1 {
  return remembered(unsignedSides, rows, roles.amount, () => readUnsignedSide(rows, roles));
}

function readUnsignedSide(rows: readonly RawRow[], roles: ColumnRoles): 1 | -1 {
  let minus = 0;
  let plus = 0;
  for (const row of rows) {
    const token = row.cells[roles.amount];
    if (!token || token.mark === 'letter') continue;
    if (token.sign < 0) minus += 1;
    if (token.sign > 0) plus += 1;
  }
  return minus === 0 && plus > 0 ? -1 : 1;
}

export function debitMinusIsPlain(rows: readonly RawRow[], roles: ColumnRoles): boolean {
  return remembered(plainMinuses, rows, roles.debit, () => readDebitMinus(rows, roles));
}

function readDebitMinus(rows: readonly RawRow[], roles: ColumnRoles): boolean {
  let debits = 0;
  let negative = 0;
  for (const row of rows) {
    const token = row.cells[roles.debit];
    if (!token) continue;
    debits += 1;
    if (token.sign < 0) negative += 1;
  }
  return negative > 0.5 * debits;
}

/** null: the row shows no amount under these roles. */
export function readAmount(row: RawRow, roles: ColumnRoles, rule: SignRule, side: 1 | -1, context: ValueContext): ReadAmount | null {
  if (roles.amount >= 0) return readSingle(row, roles.amount, rule, side, context);
  const debit = larger(cell(row, roles.debit, context), cell(row, roles.debit2, context));
  const credit = larger(cell(row, roles.credit, context), cell(row, roles.credit2, context));
  if (!debit && !credit) return null;
  const useCredit = credit !== null && (debit === null || (credit.value !== 0 && debit.value === 0));
  const chosen = useCredit ? credit! : debit!;
  const sign = useCredit ? (chosen.token.sign < 0 && chosen.token.mark !== 'letter' ? -1 : 1) : chosen.token.sign < 0 && chosen.token.mark !== 'letter' && !rule.debitMinusIsPlain ? 1 : -1;
  const other = useCredit ? debit : credit;
  const net = other && other.value !== 0 ? (useCredit ? -other.value : other.value) : 0;
  return { ...chosen, value: sign * chosen.value + net || 0, isSignKnown: true };
}

type Cell = { token: AmountToken; line: number; value: number };

function larger(a: Cell | null, b: Cell | null): Cell | null {
  if (!a || !b) return a ?? b;
  return b.value > a.value ? b : a;
}

function readSingle(row: RawRow, column: number, rule: SignRule, side: 1 | -1, context: ValueContext): ReadAmount | null {
  const found = cell(row, column, context);
  if (!found) return null;
  const sign = signOf(found.token, row, rule, side, context);
  return sign === 0 ? { ...found, isSignKnown: found.value === 0 } : { ...found, value: sign * found.value || 0, isSignKnown: true };
}

function signOf(token: AmountToken, row: RawRow, rule: SignRule, side: 1 | -1, context: ValueContext): -1 | 0 | 1 {
  if (token.mark === 'letter') return token.sign;
  if (token.sign !== 0) return rule.unsigned === 'word' || rule.unsigned === 'section' ? token.sign : ((token.sign * rule.polarity) as 1 | -1);
  if (rule.unsigned === 'in') return 1;
  if (rule.unsigned === 'out') return -1;
  if (rule.unsigned === 'opposite') return (side * rule.polarity) as 1 | -1;
  if (rule.unsigned === 'word') return ((context.signMarkOf(row) * rule.polarity) as -1 | 0 | 1) || context.signWordOf(row);
  return rule.unsigned === 'section' ? row.sectionSign : 0;
}

function cell(row: RawRow, column: number, context: ValueContext): Cell | null {
  const token = column < 0 ? null : row.cells[column];
  if (!token) return null;
  return { token, line: row.cellLines[column]!, value: magnitude(token, context.form, context.decimals) };
}

/** A balance set in the column of debits is owed, where the table has no column of balances. */
export function checkpointValue(item: Checkpoint, roles: ColumnRoles | undefined, isOwed: boolean, context: Pick<ValueContext, 'form' | 'decimals'>): number {
  const value = balanceValue(item.amount, isOwed, context);
  const isInDebits = roles !== undefined && roles.balance < 0 && roles.credit >= 0 && item.column >= 0 && item.column === roles.debit;
  return isInDebits && item.amount.sign === 0 && !isOwed ? -value || 0 : value;
}

/** A printed balance as its holder sees it: owed balances are negative unless marked as credit. */
export function balanceValue(token: AmountToken, isOwed: boolean, context: Pick<ValueContext, 'form' | 'decimals'>): number {
  const value = magnitude(token, context.form, context.decimals);
  if (token.mark === 'letter') return token.sign * value || 0;
  return (token.sign < 0 ? -value : value) * (isOwed ? -1 : 1) || 0;
}
