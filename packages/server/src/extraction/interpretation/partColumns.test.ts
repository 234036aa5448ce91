// Columns of what was paid, the fee and what is left of both.
import { describe, expect, it } from 'vitest';
import type { RawRow } from '../rows/stream.js';
import type { AmountToken } from '../tokens/amounts.js';
import { findPartColumns } from './partColumns.js';

function partsOf(figures: readonly (readonly number[])[]) {
  const rows = figures.map((cells) => ({ cells: cells.map((value) => ({ value })) }) as unknown as RawRow);
  return findPartColumns(rows, [0, 1, 2, 3], (token: AmountToken) => (token as unknown as { value: number }).value);
}

describe('columns of parts', () => {
  it('gross, fee and net, most fees nought', () => {
    expect(partsOf([[-50, 0, -50, 950], [100, -4, 96, 1046], [-20, 0, -20, 1026], [160, -5, 155, 1181]])).toEqual({ whole: 2, parts: [0, 1] });
  });

  it('fees without their minus', () => {
    expect(partsOf([[50, 1, 49, 1049], [100, 4, 96, 1145], [20, 1, 19, 1164], [160, 5, 155, 1319]])).toEqual({ whole: 2, parts: [0, 1] });
  });

  it('money out, money in and both together are no parts, nor is what was there before', () => {
    expect(partsOf([[-50, 0, -50, 950], [0, 96, 96, 1046], [-20, 0, -20, 1026], [0, 155, 155, 1181]])).toBeNull();
    expect(partsOf([[1000, -50, 950, 7], [950, 96, 1046, 7], [1046, -20, 1026, 7], [1026, 155, 1181, 7]])).toBeNull();
  });
});
