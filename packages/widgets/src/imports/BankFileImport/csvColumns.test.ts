import { describe, expect, it } from 'vitest';
import { choicesOf, choose, columnsFrom } from './csvColumns.js';

describe('what the columns of a CSV hold', () => {
  const preview = { headings: ['When', 'What', 'More', 'Sum'], lines: [['1', 'a', 'b', '2', 'extra']], mapping: { columns: { date: 0, amount: 3 }, descriptionColumns: [1, 2] } };

  it('is told for every column, those beyond the heading too', () => {
    expect(choicesOf(preview)).toEqual(['date', 'description', 'description', 'amount', 'ignored']);
    expect(choicesOf({ headings: [], lines: [], mapping: {} })).toEqual([]);
  });

  it('moves a role to the column that gets it, while descriptions add up', () => {
    const moved = choose(choicesOf(preview), 4, 'amount');
    expect(moved).toEqual(['date', 'description', 'description', 'ignored', 'amount']);
    expect(choose(moved, 3, 'description')).toEqual(['date', 'description', 'description', 'description', 'amount']);
  });

  it('goes back into a mapping', () => {
    expect(columnsFrom(['date', 'ignored', 'description', 'debit', 'credit'])).toEqual({ columns: { date: 0, debit: 3, credit: 4 }, descriptionColumns: [2] });
  });
});
