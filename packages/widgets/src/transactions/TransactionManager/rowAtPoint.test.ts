import { buildTransactions } from '@tieout/sdk/testing';
import { describe, expect, it } from 'vitest';
import { rowAtPoint } from './rowAtPoint.js';

const rows = buildTransactions(5);

describe('the row under a click', () => {
  it('is the one whose line was hit', () => {
    expect(rowAtPoint(rows, 300, 234)).toBe(rows[2]);
  });
  it('is the nearest line for a click beside it', () => {
    expect(rowAtPoint(rows, 20, 220)).toBe(rows[1]);
  });
  it('is none far from any line', () => {
    expect(rowAtPoint(rows, 300, 600)).toBeNull();
  });
});
