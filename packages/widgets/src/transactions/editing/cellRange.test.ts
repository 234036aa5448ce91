import { describe, expect, it } from 'vitest';
import { boundsOf, extendRange, formatCells, isInRange, layPasted, parseCells, type CellRange } from './cellRange.js';

const range = (top: number, left: number, bottom: number, right: number): CellRange => ({ anchor: { row: top, column: left }, head: { row: bottom, column: right } });

describe('a range of cells', () => {
  it('can be drawn up and to the left', () => {
    expect(boundsOf(range(5, 3, 2, 1))).toEqual({ top: 2, bottom: 5, left: 1, right: 3 });
    expect([isInRange(range(5, 3, 2, 1), 4, 2), isInRange(range(5, 3, 2, 1), 6, 2), isInRange(null, 0, 0)]).toEqual([true, false, false]);
  });
  it('grows by an arrow and stops at the edge of the table', () => {
    expect(extendRange(range(0, 0, 0, 0), 'ArrowDown', 10, 5).head).toEqual({ row: 1, column: 0 });
    expect(extendRange(range(0, 0, 9, 4), 'ArrowRight', 10, 5).head).toEqual({ row: 9, column: 4 });
  });
});

describe('the clipboard of spreadsheets', () => {
  it('there and back, with tabs, quotes and lines inside a cell', () => {
    const cells = [['2024-01-05', 'RENT\nFlat 2, "Harbour"', '-60.00'], ['', 'a\tb', '1']];
    expect(parseCells(formatCells(cells))).toEqual(cells);
  });
  it('the line end that Excel appends is no row', () => {
    expect(parseCells('1\t2\r\n3\t4\r\n')).toEqual([['1', '2'], ['3', '4']]);
  });
  it('empty cells keep their place', () => {
    expect(parseCells('\t\n\tx')).toEqual([['', ''], ['', 'x']]);
  });
  it('a quote inside a word is a quote', () => {
    expect(parseCells('5" pipe\tx')).toEqual([['5" pipe', 'x']]);
  });
  it('one value fills the range, a block starts at its corner', () => {
    expect(layPasted(range(1, 1, 2, 1), [['7']])).toEqual([{ row: 1, column: 1, text: '7' }, { row: 2, column: 1, text: '7' }]);
    expect(layPasted(range(4, 2, 9, 9), [['a', 'b']])).toEqual([{ row: 4, column: 2, text: 'a' }, { row: 4, column: 3, text: 'b' }]);
  });
});
