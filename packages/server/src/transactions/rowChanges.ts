// What a change of cells means for the columns of a row. Pure.
import { ApiError, editErrors, parseDecimal, validationFailed } from '@tieout/sdk/contract';
import type { TransactionChanges } from '@tieout/sdk/contract';
import type { z } from 'zod';
import type { EditableColumn } from '../edits/changeRows.js';
import type { Transaction } from './transactions.model.js';

export type Changes = z.output<typeof TransactionChanges>;
type Value = string | number | boolean | null;
export type ColumnChanges = Partial<Record<EditableColumn, Value>>;

/** Fields whose source is kept with the row. */
export const SOURCED: Partial<Record<EditableColumn, string>> = {
  date: 'date', date2: 'date2', description: 'description', amountMinor: 'amount', balanceMinor: 'balance',
};

/** Only what differs from the row as it is. @throws ApiError `request.invalid`, `edit.not_editable` */
export function columnChanges(row: Transaction, changes: Changes): ColumnChanges {
  const { amount, balance, ...others } = changes;
  const isGeneric = row.fieldName !== 'bankMode';
  if (isGeneric && Object.keys(changes).some((field) => field !== 'included')) {
    throw new ApiError(editErrors.notEditable, { message: 'This row was read in automatic mode. Change its columns instead.' });
  }
  const wanted: ColumnChanges = {};
  for (const [field, value] of Object.entries(others)) if (value !== undefined) wanted[field as EditableColumn] = isOptionalText(field) && value === '' ? null : value;
  if (amount !== undefined) wanted.amountMinor = minorOf(amount, row.decimals, 'amount');
  if (balance !== undefined) wanted.balanceMinor = balance === null ? null : minorOf(balance, row.decimals, 'balance');
  return Object.fromEntries(Object.entries(wanted).filter(([column, value]) => row[column as 'payee'] !== value));
}

const isOptionalText = (field: string) => field === 'payee' || field === 'checkNumber' || field === 'refNumber';

/** Exact, or refused: an amount is never rounded. */
export function minorOf(value: number, decimals: number, field: string): number {
  const minor = parseDecimal(String(value), decimals);
  if (minor !== null) return minor;
  const message = decimals === 0 ? `The ${field} has no decimals in this currency.` : `The ${field} may have at most ${decimals} decimals.`;
  throw new ApiError(validationFailed, { message, data: { issues: [{ path: ['body', field], message }] } });
}

const NAMES: Partial<Record<EditableColumn, string>> = {
  date: 'date', date2: 'second date', description: 'description', payee: 'payee', amountMinor: 'amount', balanceMinor: 'balance',
  checkNumber: 'check number', refNumber: 'reference number', included: 'included', row: 'column',
};

/** "Changed amount and date", "Changed amount of 12 rows", "Excluded a row". */
export function editLabel(columns: ReadonlySet<string>, numRows: number, isIncluded?: boolean): string {
  const names = [...columns].flatMap((column) => NAMES[column as EditableColumn] ?? []);
  const rows = numRows === 1 ? '' : ` of ${numRows} rows`;
  if (names.length === 1 && names[0] === 'included' && isIncluded !== undefined) return `${isIncluded ? 'Included' : 'Excluded'} ${countRows(numRows)}`;
  if (names.length === 0) return 'Changed nothing';
  return `Changed ${names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0]}${rows}`;
}

export const countRows = (numRows: number): string => (numRows === 1 ? 'a row' : `${numRows.toLocaleString('en-US')} rows`);
