// Every way the amount columns of a table could be meant, with what the headings say about each.
import type { AmountColumn, TableKind } from '../columns/tables.js';
import type { RawRow } from '../rows/stream.js';

/** Column indexes, -1 for none. Either `amount` or debit / credit are set. */
export interface ColumnRoles {
  balance: number;
  amount: number;
  debit: number;
  credit: number;
  /** A second column of debits ("Cheques" beside "Other charges"), -1 for none. */
  debit2: number;
  credit2: number;
}

/** A figure in the column that these roles take for the running balance. */
export function showsBalance({ kind, cells }: RawRow, roles: ReadonlyMap<number, ColumnRoles>): boolean {
  return (cells[roles.get(kind)?.balance ?? -1] ?? null) !== null;
}

export interface RankedRoles {
  roles: ColumnRoles;
  /** Evidence from headings, fill and position; larger is better. */
  prior: number;
}

const MOST_COLUMNS = 6;
/** Against leaving a column of balances aside: more than arithmetic brings. */
const LEFT_ASIDE = 40;
/** Against balances in a column headed as one side: more than a broken equation brings. */
const SIDE_AS_BALANCE = 30;
/** Against amounts in several currencies beside a column of one: more than its place brings. */
const IN_MIXED_MONEY = 4;
/** Rows enough to see how the columns are filled. */
const MOST_ROWS = 400;
/** Readings that reach the arithmetic; the headings have ranked them. */
const MOST_READINGS = 90;

/** @param ends columns in which the opening or closing balance stands */
export function enumerateRoles(kind: TableKind, all: readonly RawRow[], ends: ReadonlySet<number>): RankedRoles[] {
  const rows = all.length > MOST_ROWS ? [...all.slice(0, MOST_ROWS / 2), ...all.slice(-MOST_ROWS / 2)] : all;
  const fills = kind.amounts.map((_, column) => rows.filter((row) => row.cells[column]).length);
  const usable = fills
    .map((fill, column) => ({ fill, column }))
    .filter((item) => item.fill > 0 || kind.amounts[item.column]!.heading !== null)
    .sort((a, b) => b.fill - a.fill || a.column - b.column)
    .slice(0, MOST_COLUMNS)
    .map((item) => item.column)
    .sort((a, b) => a - b);
  const mixed = kind.amounts.map((_, column) => new Set(rows.flatMap(({ cells }) => cells[column]?.currency ?? [])).size > 1);
  const moving = kind.amounts.map((_, column) => new Set(rows.filter(({ cells }) => /[1-9]/.test(cells[column]?.number.raw ?? ''))));
  const found: RankedRoles[] = [];
  const add = (some: Partial<ColumnRoles>): void => {
    const roles = { balance: -1, amount: -1, debit: -1, credit: -1, debit2: -1, credit2: -1, ...some };
    if (isBesideOnly(roles, kind, moving)) return;
    const ranked = rank(roles, kind, rows, fills, ends);
    // What a card was charged abroad, in the money of each country, beside what the account was charged.
    const isAbroad = mixed[roles.amount] === true && usable.some((column) => !isUsed(column, roles) && !mixed[column] && fills[column]! >= fills[roles.amount]!);
    found.push(isAbroad ? { ...ranked, prior: ranked.prior - IN_MIXED_MONEY } : ranked);
  };
  for (const balance of [-1, ...usable]) {
    const others = usable.filter((column) => column !== balance);
    for (const amount of others) add({ balance, amount });
    // A table may print one side only.
    for (const only of others) {
      if (kind.amounts[only]!.heading === 'debit') add({ balance, debit: only });
      if (kind.amounts[only]!.heading === 'credit') add({ balance, credit: only });
    }
    for (const debit of others) {
      for (const credit of others) {
        if (debit === credit || isOfNoSide([debit, credit], kind, fills)) continue;
        add({ balance, debit, credit });
        for (const second of others) {
          if (second === debit || second === credit) continue;
          if (second > debit) add({ balance, debit, credit, debit2: second });
          if (second > credit) add({ balance, debit, credit, credit2: second });
        }
      }
    }
  }
  const sorted = found.sort((a, b) => b.prior - a.prior);
  // What the headings say goes to the arithmetic however many columns of units, prices and taxes stand beside it.
  return [...sorted.slice(0, MOST_READINGS), ...sorted.slice(MOST_READINGS).filter(({ roles }) => isAsHeaded(roles, kind))];
}

/** The columns under headings of money, each as that says, and no other. */
function isAsHeaded(roles: ColumnRoles, { amounts }: TableKind): boolean {
  const isMoney = ({ heading }: AmountColumn): boolean => heading === 'balance' || heading === 'amount' || heading === 'debit' || heading === 'credit';
  return amounts.some(isMoney) && amounts.every((column, index) => givenRole(index, roles) === (isMoney(column) ? column.heading : 'none'));
}

function rank(roles: ColumnRoles, kind: TableKind, rows: readonly RawRow[], fills: readonly number[], ends: ReadonlySet<number>): RankedRoles {
  let prior = 0;
  // A column without a figure has none of the balances.
  const hasBalances = roles.balance >= 0 && fills[roles.balance]! > 0;
  kind.amounts.forEach((column, index) => {
    prior += headingEvidence(column, index, roles, hasBalances) + (isUsed(index, roles) ? 0 : -12 * (fills[index]! / Math.max(1, rows.length)));
  });
  // What stands with the opening or closing balance is the balance after each row, whether it agrees or not, unless it is the amounts themselves.
  if (!hasBalances && [...ends].some((column) => fills[column]! > 0 && kind.amounts[column]!.heading === null && !isUsed(column, roles))) prior -= LEFT_ASIDE;
  prior += positionEvidence(roles, kind);
  if (roles.debit2 >= 0 || roles.credit2 >= 0) prior -= 1;
  return { roles, prior: prior + fillEvidence(roles, rows) };
}

/** "What you spent it on   Amount": beside a column without a figure, whatever its heading says, that of the amounts is no other side. */
function isOfNoSide(sides: readonly number[], { amounts }: TableKind, fills: readonly number[]): boolean {
  return sides.some((at) => fills[at] === 0) && sides.some((at) => amounts[at]!.heading === 'amount');
}

/** "US$   Rate   Amount": what no heading calls a side, and what stands in few rows, and in none but beside the figures of the other side, is no money in or out. */
function isBesideOnly({ debit, debit2, credit, credit2 }: ColumnRoles, { amounts }: TableKind, moving: readonly ReadonlySet<RawRow>[]): boolean {
  if (debit < 0 || credit < 0 || (amounts[debit]!.heading === 'debit' && amounts[credit]!.heading === 'credit')) return false;
  const rowsOf = (columns: readonly number[]): Set<RawRow> => new Set(columns.flatMap((column) => [...(moving[column] ?? [])]));
  const [out, income] = [rowsOf([debit, debit2]), rowsOf([credit, credit2])];
  const [few, many] = out.size < income.size ? [out, income] : [income, out];
  return few.size > 1 && 2 * few.size < many.size && [...few].every((row) => many.has(row));
}

function headingEvidence(column: AmountColumn, index: number, roles: ColumnRoles, hasBalances: boolean): number {
  const given = givenRole(index, roles);
  if (column.heading === null) return given === 'none' ? 0 : -0.5;
  if (column.heading === given) return 8;
  // Printed running balances may disagree with the rows; that is no reason not to read them.
  if (given === 'none' && column.heading === 'balance' && !hasBalances) return column.count > 0 ? -LEFT_ASIDE : 0;
  if (given === 'none') return column.heading === 'fee' || column.heading === 'foreign' ? 3 : -2;
  const opposite = (column.heading === 'debit' && given === 'credit') || (column.heading === 'credit' && given === 'debit');
  if (opposite) return -8;
  if (column.heading === 'check' && given === 'debit') return 1;
  if (column.heading === 'foreign') return -14;
  if (given === 'amount' && (column.heading === 'debit' || column.heading === 'credit')) return -3;
  // A balance does not agree where one figure is misprinted or misread: that is no reason to read no rows from the column of one side.
  if (given === 'balance' && (column.heading === 'debit' || column.heading === 'credit')) return -SIDE_AS_BALANCE;
  return given === 'balance' || column.heading === 'balance' ? -7 : -4;
}

function givenRole(index: number, roles: ColumnRoles): 'balance' | 'amount' | 'debit' | 'credit' | 'none' {
  if (index === roles.balance) return 'balance';
  if (index === roles.amount) return 'amount';
  if (index === roles.debit || index === roles.debit2) return 'debit';
  return index === roles.credit || index === roles.credit2 ? 'credit' : 'none';
}

function positionEvidence(roles: ColumnRoles, kind: TableKind): number {
  let evidence = 0;
  const last = kind.amounts.length - 1;
  if (roles.balance === last) evidence += 1;
  if (roles.balance >= 0 && (roles.amount > roles.balance || roles.credit > roles.balance || roles.debit > roles.balance)) evidence -= 1;
  if (roles.debit >= 0 && roles.debit < roles.credit) evidence += 0.4;
  if (roles.amount >= 0) evidence += 0.6;
  return evidence;
}

/** Rows without an amount, or with money in both columns, speak against a reading. */
function fillEvidence(roles: ColumnRoles, rows: readonly RawRow[]): number {
  let none = 0;
  let both = 0;
  for (const row of rows) {
    const filled = [roles.amount, roles.debit, roles.credit, roles.debit2, roles.credit2].filter((column) => column >= 0 && row.cells[column]);
    const moves = (column: number): boolean => column >= 0 && /[1-9]/.test(row.cells[column]?.number.raw ?? '');
    if (filled.length === 0) none += 1;
    // A fee of nought beside them does not part money out from money in.
    if (filled.length > 1 && (filled.every(moves) || ((moves(roles.debit) || moves(roles.debit2)) && (moves(roles.credit) || moves(roles.credit2))))) both += 1;
  }
  return (-10 * none - 14 * both) / Math.max(1, rows.length);
}

function isUsed(column: number, roles: ColumnRoles): boolean {
  return givenRole(column, roles) !== 'none';
}
