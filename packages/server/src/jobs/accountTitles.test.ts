import { describe, expect, it } from 'vitest';
import { accountTitle, uniqueTitles } from './accountTitles.js';
import { deterministicId } from './deterministicId.js';

describe('the title of an account', () => {
  it.each([
    [{ name: 'Everyday', number: '1234', institution: 'Bank', type: 'bank' }, 'Everyday 1234'],
    [{ name: null, number: '1234', institution: 'Bank', type: 'bank' }, 'Bank 1234'],
    [{ name: null, number: '1234', institution: null, type: 'bank' }, '1234'],
    [{ name: null, number: null, institution: null, type: 'card' }, 'Card'],
  ] as const)('of %j is %s', (account, expected) => {
    expect(accountTitle(account)).toBe(expected);
  });

  it('is unique, also against a title that looks numbered already', () => {
    expect(uniqueTitles(['A', 'A (2)', 'A', 'B'])).toEqual(['A', 'A (2)', 'A (3)', 'B']);
  });
});

describe('a deterministic id', () => {
  it('is a UUID, the same for the same parts and another for others', () => {
    const id = deterministicId('job', 'row', 1);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(deterministicId('job', 'row', 1)).toBe(id);
    expect(new Set([id, deterministicId('job', 'row', 2), deterministicId('job', 'row1')]).size).toBe(3);
  });
});
