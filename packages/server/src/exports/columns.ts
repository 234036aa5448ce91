// The columns of csv, xlsx and custom formats: each knows its heading, its kind and how to take its value from a row.
import { bankSourceLabels, columnHeading, formatMinor } from '@tieout/sdk/contract';
import type { BankColumnSource, ColumnConfig, DateFormat } from '@tieout/sdk/contract';
import type { PreparedAccount, PreparedPeriod } from './prepare.js';
import type { ExportRow } from './statement.js';
import { formatDate, oneLine } from './text.js';

export interface RowPlace {
  account: PreparedAccount;
  period: PreparedPeriod;
  /** Number of the period over the whole file, from 1. */
  periodNumber: number;
  /** Number of the row over the whole file, from 0. */
  position: number;
}

/** amount: integer minor units of the account's currency. date: YYYY-MM-DD. */
export interface TableColumn {
  heading: string;
  kind: 'text' | 'date' | 'amount' | 'integer';
  width: number;
  value(row: ExportRow, place: RowPlace): string | number | null;
  dateFormat?: DateFormat;
  decimalSeparator?: '.' | ',';
  /** Of a custom format: dates and amounts as text in a workbook, numbers in a text as numbers. */
  writtenAs?: 'text' | 'number';
}

/** The value as it stands in a text file, before quoting. */
export function writtenText(column: TableColumn, value: string | number, decimals: number, dateFormat: DateFormat): string {
  if (column.kind === 'date') return formatDate(String(value), column.dateFormat ?? dateFormat);
  if (column.kind !== 'amount') return String(value);
  const text = formatMinor(Number(value), decimals);
  return column.decimalSeparator === ',' ? text.replace('.', ',') : text;
}

type Source = Omit<TableColumn, 'heading'>;

const text = (width: number, value: TableColumn['value']): Source => ({ kind: 'text', width, value });
const accountLabel = ({ account }: RowPlace): string | null => account.number ?? account.name;

const sources: Record<Exclude<BankColumnSource, 'autoIncrement' | 'transactionType' | 'hardcodedValue'>, Source> = {
  date: { kind: 'date', width: 11, value: (row) => row.date },
  date2: { kind: 'date', width: 11, value: (row) => row.date2 },
  payee: text(24, (row) => oneLine(row.payee)),
  name: text(40, (row) => oneLine(row.description)),
  amount: { kind: 'amount', width: 14, value: (row) => row.amountMinor },
  credit: { kind: 'amount', width: 14, value: (row) => (row.amountMinor > 0 ? row.amountMinor : null) },
  debit: { kind: 'amount', width: 14, value: (row) => (row.amountMinor < 0 ? -row.amountMinor : null) },
  balance: { kind: 'amount', width: 14, value: (row) => row.balanceMinor },
  checkNumber: text(13, (row) => oneLine(row.checkNumber)),
  refNumber: text(13, (row) => oneLine(row.refNumber)),
  account: text(20, (_row, place) => oneLine(accountLabel(place))),
  category: text(20, (row) => oneLine(row.category)),
  categoryKeyword: text(20, (row) => oneLine(row.categoryKeyword)),
  fileName: text(24, (row) => oneLine(row.fileName)),
  pageNumber: { kind: 'integer', width: 6, value: (row) => row.page },
  metadata: text(20, (row) => oneLine(row.metadata)),
};

const currency = text(9, (row, { account }) => row.currency ?? account.currency ?? '');
const status = text(11, (row) => row.status);

const named = (source: keyof typeof sources): TableColumn => ({ heading: bankSourceLabels[source], ...sources[source] });

export function basicColumns(): TableColumn[] {
  return [named('date'), named('name'), named('amount')];
}

/** Every column of csv and xlsx. */
export function allColumns(): TableColumn[] {
  return [
    named('date'), named('date2'), named('name'), named('payee'), named('amount'), named('balance'), { heading: 'Currency', ...currency },
    named('checkNumber'), named('refNumber'), named('account'), named('category'), { heading: 'Status', ...status },
    named('pageNumber'), named('fileName'),
  ];
}

/** Replaces the description by one column for each of its lines. */
export function splitDescription(columns: TableColumn[], lines: number): TableColumn[] {
  return columns.flatMap((column) => {
    if (column.value !== sources.name.value) return [column];
    return Array.from({ length: lines }, (_, line) => ({
      ...column,
      heading: `${column.heading} ${line + 1}`,
      value: (row: ExportRow) => oneLine(row.description.split('\n')[line]),
    }));
  });
}

export const customBasic: ColumnConfig[] = configs(['date', 'name', 'amount']);
export const customAll: ColumnConfig[] = configs([
  'date', 'date2', 'payee', 'name', 'amount', 'credit', 'debit', 'balance', 'checkNumber', 'refNumber', 'account', 'category',
  'categoryKeyword', 'fileName', 'pageNumber',
]);

function configs(names: (keyof typeof sources)[]): ColumnConfig[] {
  return names.map((source, index) => ({
    index, source, type: customType(sources[source].kind), params: {}, heading: { hasHeading: true, text: '' },
    creditLabel: 'Credit', debitLabel: 'Debit', hardcodedValue: '',
  }));
}

function customType(kind: TableColumn['kind']): ColumnConfig['type'] {
  if (kind === 'date' || kind === 'text') return kind;
  return 'number';
}

/** The columns of a custom format, in the order of their index. */
export function customColumns(format: readonly ColumnConfig[]): TableColumn[] {
  return [...format].sort((a, b) => a.index - b.index).map(customColumn);
}

function customColumn(config: ColumnConfig): TableColumn {
  const heading = columnHeading('bankStatement', config);
  const { dateFormat, decimalSeparator } = config.params;
  const source = customSource(config);
  const { invertSign } = config.params;
  const value: TableColumn['value'] =
    invertSign && source.kind === 'amount'
      ? (row, place) => {
          const minor = source.value(row, place) as number | null;
          return minor ? -minor : minor;
        }
      : source.value;
  return { ...source, value, heading, ...(dateFormat && { dateFormat }), ...(decimalSeparator && { decimalSeparator }), ...writtenAs(config.type) };
}

/** A date is what a column is of by itself, so it asks for nothing. */
function writtenAs(type: ColumnConfig['type']): Pick<TableColumn, 'writtenAs'> {
  return type === 'date' ? {} : { writtenAs: type };
}

function customSource(config: ColumnConfig): Source {
  switch (config.source) {
    case 'autoIncrement':
      return { kind: 'integer', width: 8, value: (_row, { position }) => position + (config.params.start ?? 1) };
    case 'transactionType':
      return text(16, (row) => oneLine(row.amountMinor < 0 ? config.debitLabel : config.creditLabel));
    case 'hardcodedValue':
      return text(16, () => oneLine(config.hardcodedValue));
    default:
      return sources[config.source];
  }
}
