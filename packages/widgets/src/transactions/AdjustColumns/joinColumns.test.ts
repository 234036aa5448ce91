import { describe, expect, it } from 'vitest';
import { checkColumnCount, joinColumns } from './joinColumns.js';

describe('adjusted columns', () => {
  it.each([
    [['a', 'b', 'c'], 3, ['a', 'b', 'c']],
    [['a', 'b', '', 'd'], 2, ['a', 'b d']],
    [['a', 'b'], 1, ['a b']],
    [['a'], 5, ['a']],
  ])('%j in %i are %j: no word is lost', (cells, count, expected) => {
    expect(joinColumns(cells, count)).toEqual(expected);
  });

  it.each([['', 'required'], [0, 'few'], [1, null], [20, null], [21, 'many']])('%j columns: %s', (count, expected) => {
    expect(checkColumnCount(count, { required: 'required', tooFew: 'few', tooMany: 'many' })).toBe(expected);
  });
});
