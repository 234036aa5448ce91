import type { FieldName, FilterOperator, TransactionStatus } from '@tieout/sdk/contract';
import type { DraftProblem, FilterField } from './filterModel.js';

export const filterBarStrings = {
  label: 'Filters',
  status: 'Status',
  /** On the button of the statuses, when not all are shown. */
  statusCount: (shown: number, all: number) => `Status (${shown} of ${all})`,
  statuses: {
    unknown: 'unknown', reconciled: 'reconciled', 'added manually': 'added manually', error: 'error',
  } satisfies Record<TransactionStatus, string> as Record<TransactionStatus, string>,
  addFilter: 'Filter',
  field: 'Field',
  operator: 'Condition',
  value: 'Value',
  from: 'From',
  to: 'To',
  apply: 'Apply',
  clear: 'Clear filters',
  remove: (condition: string) => `Remove the filter ${condition}`,
  edit: (condition: string) => `Change the filter ${condition}`,
  fields: {
    date: 'Date', date2: 'Date 2', payee: 'Payee', description: 'Description', amount: 'Amount', debit: 'Debit', credit: 'Credit', balance: 'Balance',
    checkNumber: 'Check number', refNumber: 'Reference number', pageNumber: 'Page number', included: 'Included', fieldName: 'Field name', documentId: 'Document',
  } satisfies Record<FilterField, string> as Record<FilterField, string>,
  operators: {
    contains: 'contains', notContains: 'does not contain', equals: 'equals', notEqual: 'does not equal', startsWith: 'starts with', endsWith: 'ends with',
    lessThan: 'less than', lessThanOrEqual: 'less than or equal', greaterThan: 'greater than', greaterThanOrEqual: 'greater than or equal', inRange: 'in range',
    before: 'before', after: 'after', between: 'between', blank: 'is blank', notBlank: 'is not blank', in: 'is one of', notIn: 'is none of',
  } satisfies Record<FilterOperator, string> as Record<FilterOperator, string>,
  fieldNames: { bankMode: 'Bank mode', generic: 'Generic', template: 'Template', formMode: 'Form', invoice: 'Invoice' } satisfies Record<FieldName, string> as Record<FieldName, string>,
  yes: 'Yes',
  no: 'No',
  range: (from: string, to: string) => `${from} to ${to}`,
  problems: {
    valueMissing: 'Enter a value', notANumber: 'Enter a number', notADate: 'Date must be in YYYY-MM-DD format', notAPage: 'Enter a page number from 1',
    rangeIncomplete: 'Enter both ends of the range',
  } satisfies Record<DraftProblem, string> as Record<DraftProblem, string>,
};
export type FilterBarStrings = typeof filterBarStrings;
