import { currencyDecimals, DATE_FORM, formatMinor, isRealDate, minorFromNumber, numberFromMinor, parseDecimal, transactionMessages, type Transaction, type TransactionChanges } from '@tieout/sdk/contract';

/** Columns whose cells can be typed into. Debit and credit are the two sides of the amount. */
export const editableColumns = ['date', 'date2', 'payee', 'description', 'amount', 'debit', 'credit', 'balance', 'checkNumber', 'refNumber'] as const;
export type EditableColumn = (typeof editableColumns)[number];

export function isEditableColumn(id: string): id is EditableColumn {
  return (editableColumns as readonly string[]).includes(id);
}

const money = new Set<EditableColumn>(['amount', 'debit', 'credit', 'balance']);
export const isMoneyColumn = (column: string): boolean => money.has(column as EditableColumn);

/** The cell as plain text: what the editor starts with and the clipboard gets. */
export function textOfCell(row: Transaction, column: EditableColumn): string {
  const value = row[column];
  if (value === null) return '';
  if (typeof value === 'string') return value;
  const decimals = currencyDecimals(row.currency);
  return formatMinor(minorFromNumber(value, decimals), decimals);
}

/** A typed amount in major units: "1,200.50", "(12.00)" and a true minus sign are understood; null is none. */
export function parseAmount(text: string, currency: string | null): number | null {
  const compact = text.replaceAll(/[\s\u00a0,']/g, '').replaceAll('\u2212', '-').replace(/^\+/, '');
  const bracketed = /^\((.*)\)$/.exec(compact);
  const plain = bracketed ? `-${bracketed[1]}` : compact;
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  const decimals = currencyDecimals(currency);
  const minor = parseDecimal(plain.replace(/^(-?)\./, '$10.').replace(/\.$/, ''), decimals);
  return minor === null ? null : numberFromMinor(minor, decimals);
}

export type CellOutcome = { changes: TransactionChanges; problem?: undefined } | { problem: string; changes?: undefined } | null;

/** What a text typed into a cell changes; null when it changes nothing. */
export function changesOfCell(row: Transaction, column: EditableColumn, typed: string): CellOutcome {
  const text = column === 'description' ? typed.replaceAll('\r\n', '\n') : typed.trim();
  if (text === textOfCell(row, column)) return null;
  switch (column) {
    case 'date':
    case 'date2':
      return dateChange(column, text);
    case 'amount':
    case 'debit':
    case 'credit':
    case 'balance':
      return moneyChange(row, column, text);
    default:
      return { changes: { [column]: text === '' && column !== 'description' ? null : text } };
  }
}

function dateChange(column: 'date' | 'date2', text: string): CellOutcome {
  if (text === '' && column === 'date2') return { changes: { date2: null } };
  if (!DATE_FORM.test(text)) return { problem: transactionMessages.cellDateFormat };
  return isRealDate(text) ? { changes: { [column]: text } } : { problem: transactionMessages.cellDateRange };
}

function moneyChange(row: Transaction, column: 'amount' | 'debit' | 'credit' | 'balance', text: string): CellOutcome {
  if (text === '') return column === 'balance' ? { changes: { balance: null } } : { problem: transactionMessages.addAmount };
  const value = parseAmount(text, row.currency);
  if (value === null) return { problem: transactionMessages.addAmount };
  const next = column === 'debit' ? -value : value;
  const field = column === 'balance' ? 'balance' : 'amount';
  return next === row[field] ? null : { changes: { [field]: next === 0 ? 0 : next } };
}
