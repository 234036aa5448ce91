import { expect, test } from 'vitest';
import { bulkTarget, countSelected, everythingSelected, isSelected, nothingSelected, setSelected } from './rowSelection.js';

test('rows are chosen and let go one by one', () => {
  const two = setSelected(nothingSelected, ['a', 'b'], true);
  const one = setSelected(two, ['a'], false);
  expect([isSelected(one, 'a'), isSelected(one, 'b'), countSelected(one, 9)]).toEqual([false, true, 1]);
});

test('all but these: a row taken out of all is an exception, and comes back', () => {
  const without = setSelected(everythingSelected, ['a'], false);
  expect([isSelected(without, 'a'), isSelected(without, 'z'), countSelected(without, 100_000)]).toEqual([false, true, 99_999]);
  expect(countSelected(setSelected(without, ['a'], true), 100_000)).toBe(100_000);
});

test('all but these is sent as an empty list with the filters and a notIn of ids', () => {
  const filters = [{ field: 'amount', operator: 'lessThan' as const, value: 0 }];
  expect(bulkTarget(setSelected(everythingSelected, ['a'], false), filters))
    .toEqual({ transactionIds: [], filters: [...filters, { field: 'id', operator: 'notIn', value: ['a'] }] });
  expect(bulkTarget(everythingSelected, [])).toEqual({ transactionIds: [], filters: [] });
  expect(bulkTarget(setSelected(nothingSelected, ['a'], true), filters)).toEqual({ transactionIds: ['a'] });
});
