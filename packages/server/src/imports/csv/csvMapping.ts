// Which column is what in a bank's CSV: by its heading where there is one, and always by what the cells hold.
import { decimalMarkOf, readAmount } from '../amounts.js';
import type { DecimalMark } from '../amounts.js';
import { decideDateOrder, excelDate, likelierDateOrder, readDateParts } from '../dates.js';
import type { DateOrder } from '../dates.js';
import { csvRoles, directionOf, plainWords, roleOfHeading } from './headings.js';
import type { CsvRole } from './headings.js';
import type { CsvRecord, Delimiter } from './records.js';

/** What the mapping dialog shows and what is remembered for a header. Columns count from 0. */
export interface CsvMapping {
  delimiter: Delimiter;
  /** Index of the header among the records; null when the file has none. */
  headerRow: number | null;
  columns: Partial<Record<Exclude<CsvRole, 'description'>, number>>;
  /** Joined with a space. */
  descriptionColumns: number[];
  dateOrder: DateOrder;
  decimalMark: DecimalMark;
  /** Money out is written positive, as many card files do. */
  isInverted: boolean;
}

export interface CsvDoubt {
  code: 'dateOrder' | 'sign' | 'columns';
  message: string;
}

export interface ColumnFacts {
  cells: string[];
  dateShare: number;
  amountShare: number;
  /** Share of the cells that hold decimals. */
  decimalShare: number;
  letterShare: number;
  isDirection: boolean;
}

/** Headings of different roles in a row. */
export function rolesIn({ cells }: CsvRecord): number {
  return new Set(cells.map(roleOfHeading).filter(Boolean)).size;
}

/** The row with the most headings of different roles, among those before the data; else words straight above the first row. */
export function findHeader(records: readonly CsvRecord[]): number | null {
  let best: { index: number; roles: number } | null = null;
  for (const [index, { cells }] of records.slice(0, 40).entries()) {
    if (cells.some((cell) => readDateParts(cell))) continue;
    const roles = rolesIn({ line: 0, cells });
    if (roles >= 2 && roles > (best?.roles ?? 0)) best = { index, roles };
  }
  return best?.index ?? wordsAboveData(records);
}

/** A heading in words nobody knows: only words, as many as the first row with a date has cells. */
function wordsAboveData(records: readonly CsvRecord[]): number | null {
  const first = records.slice(0, 40).findIndex(({ cells }) => cells.some((cell) => readDateParts(cell)));
  const above = records[first - 1];
  if (!above || above.cells.length !== records[first]!.cells.length || above.cells.length < 2) return null;
  const isWords = above.cells.every((cell) => /\p{L}/u.test(cell) && readAmount(cell, 2) === null) && new Set(above.cells).size === above.cells.length;
  return isWords ? first - 1 : null;
}

/** Remembers a mapping for files with the same heading. */
export function headerKey(records: readonly CsvRecord[], headerRow: number | null): string | null {
  return headerRow === null ? null : records[headerRow]!.cells.map(plainWords).join('|');
}

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Rows from which the columns are told; the order of dates alone needs all of them. */
const sampleRows = 2000;

export function columnFacts(allRows: readonly CsvRecord[], count: number): ColumnFacts[] {
  const rows = allRows.slice(0, sampleRows);
  return Array.from({ length: count }, (_, column) => {
    const cells = rows.map(({ cells: all }) => all[column] ?? '').filter((cell) => cell !== '');
    const share = (test: (cell: string) => boolean): number => (cells.length === 0 ? 0 : cells.filter(test).length / cells.length);
    return {
      cells,
      dateShare: share((cell) => readDateParts(cell) !== null),
      amountShare: share((cell) => readAmount(cell, 6) !== null || readAmount(cell, 2) !== null),
      decimalShare: share((cell) => /\d[.,]\d{1,3}\D*$/.test(cell)),
      letterShare: share((cell) => /\p{L}{2}/u.test(cell)),
      isDirection: cells.length > 0 && cells.every((cell) => directionOf(cell) !== 0),
    };
  });
}

export function assignColumns(header: CsvRecord | null, facts: readonly ColumnFacts[]): Pick<CsvMapping, 'columns' | 'descriptionColumns'> {
  const columns: CsvMapping['columns'] = {};
  const descriptionColumns: number[] = [];
  const roles = header?.cells.map(roleOfHeading) ?? [];
  for (const role of csvRoles) {
    const headed = facts.flatMap((fact, column) => (roles[column] === role && fits(role, fact) ? [column] : []));
    if (role === 'description') descriptionColumns.push(...headed);
    // Of two columns with such a heading the one that is filled.
    else columns[role] = headed.find((column) => facts[column]!.cells.length > 0) ?? headed[0];
  }
  if (header && isOfOther(header, columns)) delete columns.account;
  const isTaken = (column: number): boolean => descriptionColumns.includes(column) || Object.values(columns).includes(column);
  columns.date ??= bestColumn(facts, isTaken, (fact) => (fact.dateShare > 0.6 ? fact.dateShare : 0));
  if (columns.amount === undefined && columns.debit === undefined && columns.credit === undefined) {
    columns.amount = bestColumn(facts, isTaken, (fact) => (fact.amountShare > 0.8 ? fact.amountShare + fact.decimalShare : 0));
  }
  // "Valuta" is the currency in some countries and the value date in others.
  columns.currency ??= bestColumn(facts, isTaken, (fact) => (fact.cells.length > 0 && fact.cells.every((cell) => currencies.has(cell)) ? 1 : 0));
  if (!header) {
    columns.balance ??= bestColumn(facts, isTaken, (fact) => (fact.amountShare > 0.5 && fact.decimalShare > 0.5 ? fact.amountShare : 0));
  }
  // A column of nothing but "debit" and "credit" describes no payment, whatever its heading.
  const telling = descriptionColumns.filter((column) => !facts[column]!.isDirection);
  if (telling.length > 0) descriptionColumns.splice(0, descriptionColumns.length, ...telling);
  columns.direction ??= bestColumn(facts, isTaken, (fact) => (fact.isDirection && columns.amount !== undefined ? 1 : 0));
  if (descriptionColumns.length === 0 && columns.payee === undefined) {
    // "Reference" with words in it is what other banks call the description.
    const reference = columns.refNumber !== undefined && facts[columns.refNumber]!.letterShare > 0.8 ? columns.refNumber : undefined;
    if (reference !== undefined) delete columns.refNumber;
    const text = reference ?? bestColumn(facts, isTaken, (fact) => (fact.letterShare > 0.5 ? fact.letterShare * averageLength(fact) : 0));
    if (text !== undefined) descriptionColumns.push(text);
  }
  for (const role of Object.keys(columns) as (keyof CsvMapping['columns'])[]) if (columns[role] === undefined) delete columns[role];
  return { columns, descriptionColumns };
}

/** An account's number behind the name of the other party is that party's, not the one of the statement. */
function isOfOther({ cells }: CsvRecord, { account, payee }: CsvMapping['columns']): boolean {
  if (account === undefined || payee === undefined || account < payee) return false;
  return /^(iban|konto(nummer)?|numer konta|account n(umber|o)|bank account)\b/.test(plainWords(cells[account] ?? ''));
}

/** A heading is believed only where the cells can be what it says. */
function fits(role: CsvRole, fact: ColumnFacts): boolean {
  if (fact.cells.length === 0) return role !== 'date2';
  if (role === 'date' || role === 'date2') return fact.dateShare > 0.4 || fact.cells.every((cell) => excelDate(Number(cell)) !== null);
  if (role === 'amount' || role === 'debit' || role === 'credit' || role === 'balance') return fact.amountShare > 0.5;
  return role !== 'direction' || fact.isDirection;
}

function bestColumn(facts: readonly ColumnFacts[], isTaken: (column: number) => boolean, score: (fact: ColumnFacts) => number): number | undefined {
  let best: { column: number; score: number } | undefined;
  for (const [column, fact] of facts.entries()) {
    const value = isTaken(column) ? 0 : score(fact);
    if (value > (best?.score ?? 0)) best = { column, score: value };
  }
  return best?.column;
}

function averageLength({ cells }: ColumnFacts): number {
  return cells.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, cells.length);
}

/** One mark for all amount columns: a file has one notation. */
export function columnsDecimalMark(facts: readonly ColumnFacts[], columns: CsvMapping['columns']): DecimalMark {
  const money = [columns.amount, columns.debit, columns.credit, columns.balance].filter((column) => column !== undefined);
  return decimalMarkOf(money.flatMap((column) => facts[column]!.cells)) ?? '.';
}

/** Where the dates do not tell, the notation gives a guess and the doubt goes to the user. */
export function columnsDateOrder(cells: readonly string[], hint: { delimiter: Delimiter; decimalMark: DecimalMark }, doubts: CsvDoubt[]): DateOrder {
  const parts = cells.flatMap((cell) => readDateParts(cell) ?? []);
  const order = decideDateOrder(parts);
  if (order) return order;
  const hasDots = cells.some((cell) => /^\d{1,2}\.\d{1,2}\./.test(cell));
  // Dots between the numbers are written day first everywhere.
  if (hasDots || parts.length === 0) return 'DMY';
  const isEuropean = hint.decimalMark === ',' || hint.delimiter === ';';
  const guess = isEuropean ? 'DMY' : (likelierDateOrder(parts) ?? 'MDY');
  const message = `Every date can be read both ways, for example ${cells[0]}. ${guess === 'DMY' ? 'Day' : 'Month'} first was taken: check it.`;
  doubts.push({ code: 'dateOrder', message });
  return guess;
}
