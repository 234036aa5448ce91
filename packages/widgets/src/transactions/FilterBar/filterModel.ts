import { DEFAULT_STATUS_FILTER, TransactionStatus, type Filter, type FilterOperator } from '@tieout/sdk/contract';

/** Fields that can be filtered, with the kind that decides their operators. */
export const filterFields = {
  date: 'date', date2: 'date', payee: 'text', description: 'text', amount: 'number', debit: 'number', credit: 'number', balance: 'number',
  checkNumber: 'text', refNumber: 'text', pageNumber: 'page', included: 'yesNo', fieldName: 'fieldName', documentId: 'document',
} as const;
export type FilterField = keyof typeof filterFields;
export type FilterKind = (typeof filterFields)[FilterField];

const numbers: readonly FilterOperator[] = ['equals', 'notEqual', 'lessThan', 'lessThanOrEqual', 'greaterThan', 'greaterThanOrEqual', 'inRange'];
const choices: readonly FilterOperator[] = ['equals', 'notEqual'];
const empties: readonly FilterOperator[] = ['blank', 'notBlank'];

/** The specification's operators by the kind of field. */
export const operatorsOf: Record<FilterKind, readonly FilterOperator[]> = {
  text: ['contains', 'notContains', 'equals', 'notEqual', 'startsWith', 'endsWith', ...empties],
  number: [...numbers, ...empties],
  date: ['equals', 'notEqual', 'before', 'after', 'inRange', ...empties],
  page: numbers,
  yesNo: choices,
  fieldName: choices,
  document: choices,
};

export const isRange = (operator: FilterOperator): boolean => operator === 'inRange';
export const takesNoValue = (operator: FilterOperator): boolean => operator === 'blank' || operator === 'notBlank';

/** What the person chose: which statuses, and conditions that must all hold. */
export interface TransactionFilters {
  statuses: readonly TransactionStatus[];
  conditions: readonly Filter[];
}

/** Of the specification: unknown, reconciled and added manually. */
export const defaultFilters: TransactionFilters = { statuses: DEFAULT_STATUS_FILTER, conditions: [] };

/** A condition being written, as text. */
export interface FilterDraft { field: FilterField; operator: FilterOperator; value: string; valueTo: string }

export type DraftProblem = 'valueMissing' | 'notANumber' | 'notADate' | 'notAPage' | 'rangeIncomplete';

/** The condition a draft means, or what is wrong with it. Pages are sent zero-based. */
export function filterOfDraft({ field, operator, value, valueTo }: FilterDraft): Filter | DraftProblem {
  if (takesNoValue(operator)) return { field, operator };
  const kind = filterFields[field];
  const from = readValue(kind, value);
  if (isRange(operator)) {
    const to = readValue(kind, valueTo);
    if (value.trim() === '' || valueTo.trim() === '') return 'rangeIncomplete';
    if (from.problem) return from.problem;
    if (to.problem) return to.problem;
    return { field, operator, valueFrom: from.value as string | number, valueTo: to.value as string | number };
  }
  return from.problem ?? { field, operator, value: from.value };
}

type Read = { value: string | number | boolean; problem?: undefined } | { value?: undefined; problem: DraftProblem };

function readValue(kind: FilterKind, text: string): Read {
  const trimmed = text.trim();
  if (trimmed === '') return { problem: 'valueMissing' };
  if (kind === 'yesNo') return { value: trimmed === 'true' };
  if (kind === 'date') return isCalendarDate(trimmed) ? { value: trimmed } : { problem: 'notADate' };
  if (kind === 'number') {
    const number = Number(trimmed.replaceAll(',', '').replace('\u2212', '-'));
    return Number.isFinite(number) ? { value: number } : { problem: 'notANumber' };
  }
  if (kind === 'page') {
    const page = Number(trimmed);
    return Number.isSafeInteger(page) && page >= 1 ? { value: page - 1 } : { problem: 'notAPage' };
  }
  return { value: trimmed };
}

export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The draft that a condition came from. */
export function draftOfFilter(filter: Filter): FilterDraft {
  const field = filter.field as FilterField;
  const show = (value: Filter['value']): string => {
    if (value === undefined) return '';
    return filterFields[field] === 'page' ? String(Number(value) + 1) : String(value);
  };
  const ranged = isRange(filter.operator);
  return { field, operator: filter.operator, value: show(ranged ? filter.valueFrom : filter.value), valueTo: show(filter.valueTo) };
}

/** As the server takes them; all statuses together are no condition. */
export function filtersForServer({ statuses, conditions }: TransactionFilters): Filter[] {
  const every = TransactionStatus.options.every((status) => statuses.includes(status));
  return [...(every ? [] : [{ field: 'status', operator: 'in' as const, value: [...statuses] }]), ...conditions];
}

/** The filters a download follows: what the person chose, not what the grid shows by itself. */
export function chosenFilters(filters: TransactionFilters): Filter[] {
  const isUsual = defaultFilters.statuses.every((status) => filters.statuses.includes(status));
  return isUsual ? [...filters.conditions] : filtersForServer(filters);
}
