import { describe, expect, it } from 'vitest';
import { joinColumns } from './joinColumns.js';

describe('adjusted columns', () => {
  it.each([
    [['a', 'b', 'c'], 3, ['a', 'b', 'c']],
    [['a', 'b', '', 'd'], 2, ['a', 'b d']],
    [['a', 'b'], 1, ['a b']],
    [['a'], 5, ['a']],
  ])('%j in %i are %j: no word is lost', (cells, count, expected) => {
    expect(joinColumns(cells, count)).toEqual(expected);
  });
});
