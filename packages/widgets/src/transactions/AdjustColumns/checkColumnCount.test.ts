import { describe, expect, it } from 'vitest';
import { checkColumnCount } from './checkColumnCount.js';

describe('a typed number of columns', () => {
  it.each([['', 'required'], [0, 'few'], [1, null], [20, null], [21, 'many']])('%j: %s', (count, expected) => {
    expect(checkColumnCount(count, { required: 'required', tooFew: 'few', tooMany: 'many' })).toBe(expected);
  });
});
