import { describe, expect, it } from 'vitest';
import { chosenFilters, defaultFilters, draftOfFilter, filterOfDraft, filtersForServer, operatorsOf, type FilterDraft } from './filterModel.js';

const draft = (changes: Partial<FilterDraft>): FilterDraft => ({ field: 'amount', operator: 'equals', value: '', valueTo: '', ...changes });

describe('a condition written by a person', () => {
  it('has the operators of its kind', () => {
    expect(operatorsOf.date).toEqual(['equals', 'notEqual', 'before', 'after', 'inRange', 'blank', 'notBlank']);
    expect(operatorsOf.number).toContain('greaterThanOrEqual');
    expect(operatorsOf.text).toContain('notContains');
  });

  it('a page counts from 1 for the person and from 0 for the server, there and back', () => {
    const filter = filterOfDraft(draft({ field: 'pageNumber', value: '3' }));
    expect(filter).toEqual({ field: 'pageNumber', operator: 'equals', value: 2 });
    expect(draftOfFilter(filter as never)).toEqual(draft({ field: 'pageNumber', value: '3' }));
  });

  it('amounts may be written with thousands and a true minus sign', () => {
    expect(filterOfDraft(draft({ operator: 'lessThan', value: '\u22121,200.50' }))).toEqual({ field: 'amount', operator: 'lessThan', value: -1200.5 });
  });

  it('a range needs both ends', () => {
    expect(filterOfDraft(draft({ operator: 'inRange', value: '1' }))).toBe('rangeIncomplete');
    expect(filterOfDraft(draft({ field: 'date', operator: 'inRange', value: '2024-01-01', valueTo: '2024-01-31' })))
      .toEqual({ field: 'date', operator: 'inRange', valueFrom: '2024-01-01', valueTo: '2024-01-31' });
  });

  it.each([
    [{ value: '' }, 'valueMissing'], [{ value: 'much' }, 'notANumber'],
    [{ field: 'date', value: '2024-02-30' }, 'notADate'], [{ field: 'pageNumber', value: '0' }, 'notAPage'],
  ] as const)('%o is refused as %s', (changes, problem) => {
    expect(filterOfDraft(draft(changes))).toBe(problem);
  });

  it('blank takes no value', () => {
    expect(filterOfDraft(draft({ field: 'payee', operator: 'blank', value: 'left over' }))).toEqual({ field: 'payee', operator: 'blank' });
  });
});

describe('what is sent', () => {
  it('by default rows with errors are left out', () => {
    expect(filtersForServer(defaultFilters)).toEqual([{ field: 'status', operator: 'in', value: ['unknown', 'reconciled', 'added manually'] }]);
  });
  it('all statuses are no condition', () => {
    expect(filtersForServer({ statuses: ['unknown', 'reconciled', 'added manually', 'error'], conditions: [] })).toEqual([]);
  });
});

describe('the filters a download follows', () => {
  it('are those a person chose, and not that the grid hides rows with errors by itself', () => {
    const condition = { field: 'payee', operator: 'blank' } as const;
    expect(chosenFilters(defaultFilters)).toEqual([]);
    expect(chosenFilters({ ...defaultFilters, conditions: [condition] })).toEqual([condition]);
    expect(chosenFilters({ statuses: ['error'], conditions: [condition] })).toEqual([{ field: 'status', operator: 'in', value: ['error'] }, condition]);
  });
});
