import { defaultColumns } from '@tieout/sdk/contract';
import { describe, expect, it } from 'vitest';
import { addColumn, changeColumn, moveColumn, removeColumn } from './columnList.js';

const columns = defaultColumns('bankStatement');
const shape = (list: typeof columns) => list.map(({ index, source, type }) => `${index} ${source} ${type}`);

describe('the columns of a custom format', () => {
  it('begin with date, description and amount; a new one is a date at the end', () => {
    expect(shape(addColumn(columns))).toEqual(['0 date date', '1 name text', '2 amount number', '3 date date']);
  });

  it('are numbered anew when one goes or moves, and stay at the ends', () => {
    expect(shape(removeColumn(columns, 1))).toEqual(['0 date date', '1 amount number']);
    expect(shape(moveColumn(columns, 2, -1))).toEqual(['0 date date', '1 amount number', '2 name text']);
    expect(shape(moveColumn(columns, 0, -1))).toEqual(shape(columns));
    expect(shape(moveColumn(columns, 2, 1))).toEqual(shape(columns));
  });

  it('are written as their source asks, unless it is said otherwise', () => {
    expect(shape(changeColumn(columns, 0, { source: 'balance' }))[0]).toBe('0 balance number');
    expect(shape(changeColumn(columns, 2, { type: 'text' }))[2]).toBe('2 amount text');
  });
});
