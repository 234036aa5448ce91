import { describe, expect, it } from 'vitest';
import { checkPageRange } from './pdfCommands.contract.js';

describe('a typed range of pages', () => {
  it.each([
    [1, 5, {}],
    [5, 5, {}],
    [null, 2, { start: 'Start page is required.' }],
    [0, 2, { start: 'Start page must be 1 or greater.' }],
    [3, 2, { end: 'End page must be greater than or equal to start page.' }],
    [1, 6, { end: 'End page is greater than the last page (5)' }],
    [null, null, { start: 'Start page is required.', end: 'End page is required.' }],
  ])('%s to %s of 5: %j', (start, end, expected) => {
    expect(checkPageRange({ start, end }, 5)).toEqual(expected);
  });
});
