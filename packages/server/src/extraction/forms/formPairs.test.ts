import { describe, expect, it } from 'vitest';
import type { GenericRow } from '../model.js';
import { formPairs } from './formPairs.js';

const row = (...cells: string[]): GenericRow => ({ page: 1, box: [0, 0, 100, 10], cells });

describe('a printed form', () => {
  it.each([
    [['Name', 'Ada Lovelace'], ['Name', 'Ada Lovelace']],
    [['Date of birth:', '', '1815-12-10'], ['Date of birth', '1815-12-10']],
    [['Tax year: 2024'], ['Tax year', '2024']],
    [['Box 1', 'Wages', '1,200.00'], ['Box 1', 'Wages 1,200.00']],
  ])('reads %j as %j', (cells, expected) => {
    expect(formPairs([row(...cells)])[0]?.cells).toEqual(expected);
  });

  it.each([[['Instructions for the recipient']], [['12345', '67890']], [['at 10:30 in the morning']]])('takes %j for no field', (cells) => {
    expect(formPairs([row(...cells)])).toEqual([]);
  });
});
