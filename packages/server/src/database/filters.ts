// The contract's filters as conditions of Postgres. Values are escaped, columns come from a fixed list.
import { ApiError, validationFailed } from '@tieout/sdk/contract';
import type { Filter } from '@tieout/sdk/contract';

export interface FilterColumn {
  sql: string;
  kind: 'text' | 'number' | 'date' | 'instant' | 'boolean' | 'uuid';
}
export type FilterColumns = Record<string, FilterColumn>;

/** Writes a value as a literal of SQL. */
export type Escape = (value: string | number) => string;
type Scalar = string | number | boolean;

const comparisons: Partial<Record<Filter['operator'], string>> = {
  lessThan: '<', lessThanOrEqual: '<=', greaterThan: '>', greaterThanOrEqual: '>=', before: '<', after: '>',
};

/** @throws ApiError `request.invalid` for an unknown field or a value that does not fit */
export function conditionOf(filter: Filter, columns: FilterColumns, escape: Escape): string {
  const column = Object.hasOwn(columns, filter.field) ? columns[filter.field] : undefined;
  if (!column) throw invalid(filter, `There is no field "${filter.field}". Use ${Object.keys(columns).join(', ')}.`);
  const { operator } = filter;
  const { sql } = column;
  const one = (value: unknown) => {
    const scalar = scalarOf(value, column, filter);
    return typeof scalar === 'boolean' ? String(scalar).toUpperCase() : escape(scalar);
  };
  const comparison = comparisons[operator];
  if (comparison) return `${sql} ${comparison} ${one(filter.value)}`;
  switch (operator) {
    case 'blank':
      return column.kind === 'text' ? `(${sql} IS NULL OR ${sql} = '')` : `${sql} IS NULL`;
    case 'notBlank':
      return column.kind === 'text' ? `(${sql} IS NOT NULL AND ${sql} <> '')` : `${sql} IS NOT NULL`;
    case 'equals':
      return column.kind === 'text' ? `lower(${sql}) = lower(${one(filter.value)})` : `${sql} = ${one(filter.value)}`;
    case 'notEqual':
      return column.kind === 'text' ? `lower(coalesce(${sql}, '')) <> lower(${one(filter.value)})` : `${sql} IS DISTINCT FROM ${one(filter.value)}`;
    case 'inRange':
    case 'between':
      return `${sql} BETWEEN ${one(filter.valueFrom)} AND ${one(filter.valueTo)}`;
    case 'in':
    case 'notIn':
      return membership(filter, column, one);
    default:
      return pattern(filter, sql, escape);
  }
}

function membership(filter: Filter, { sql }: FilterColumn, one: (value: unknown) => string): string {
  const values = Array.isArray(filter.value) ? filter.value : filter.value === undefined ? [] : [filter.value];
  if (values.length === 0) return filter.operator === 'in' ? 'FALSE' : 'TRUE';
  const list = values.map(one).join(', ');
  return filter.operator === 'in' ? `${sql} IN (${list})` : `(${sql} IS NULL OR ${sql} NOT IN (${list}))`;
}

function pattern(filter: Filter, sql: string, escape: Escape): string {
  const text = String(filter.value ?? '').replace(/[\\%_]/g, '\\$&');
  const match = (like: string) => `coalesce(${sql}::text, '') ILIKE ${escape(like)}`;
  if (filter.operator === 'contains') return match(`%${text}%`);
  if (filter.operator === 'notContains') return `NOT (${match(`%${text}%`)})`;
  return match(filter.operator === 'startsWith' ? `${text}%` : `%${text}`);
}

function scalarOf(value: unknown, { kind }: FilterColumn, filter: Filter): Scalar {
  if (value === undefined || value === null || Array.isArray(value)) throw invalid(filter, `The filter on "${filter.field}" needs a value.`);
  if (kind === 'number') {
    const number = typeof value === 'number' ? value : Number(value);
    if (!Number.isFinite(number) || value === '') throw invalid(filter, `"${String(value)}" is not a number.`);
    return number;
  }
  if (kind === 'boolean') return value === true || value === 'true';
  const text = String(value);
  if (kind === 'date' && !isDate(text)) throw invalid(filter, `"${text}" is not a date in the form YYYY-MM-DD.`);
  if (kind === 'instant' && Number.isNaN(Date.parse(text))) throw invalid(filter, `"${text}" is not a date.`);
  if (kind === 'uuid' && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) throw invalid(filter, `"${text}" is not an id.`);
  return text;
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);
}

function invalid(filter: Filter, message: string): ApiError {
  return new ApiError(validationFailed, { message, data: { issues: [{ path: ['filters', filter.field], message }] } });
}
