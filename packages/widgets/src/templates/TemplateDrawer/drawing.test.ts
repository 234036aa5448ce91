import { describe, expect, it } from 'vitest';
import { asTable, columnsOf, dividersOf, dragged, drawnBetween, freeName, moveDivider, newRectangle, pageList, pageListText, stepsOf } from './drawing.js';

const canvas = { width: 2550, height: 3300 };
const place = { x0: 100, y0: 200, x1: 300, y1: 400 };

describe('a rectangle', () => {
  it('is drawn by a drag along both axes only, and is positive whichever way it went', () => {
    expect(drawnBetween({ x: 10, y: 10 }, { x: 10, y: 90 }, canvas)).toBeNull();
    expect(drawnBetween({ x: 10, y: 10 }, { x: 90, y: 10 }, canvas)).toBeNull();
    expect(drawnBetween({ x: 90, y: 50 }, { x: 10, y: 20 }, canvas)).toEqual({ x0: 10, y0: 20, x1: 90, y1: 50 });
    expect(drawnBetween({ x: 2500, y: 50 }, { x: 9000, y: -20 }, canvas)).toEqual({ x0: 2500, y0: 0, x1: 2550, y1: 50 });
  });

  it('is moved within the page and resized from edges and corners', () => {
    expect(dragged(place, 'move', { x: -500, y: 10 }, canvas)).toEqual({ x0: 0, y0: 210, x1: 200, y1: 410 });
    expect(dragged(place, 'se', { x: 50, y: -50 }, canvas)).toEqual({ x0: 100, y0: 200, x1: 350, y1: 350 });
    expect(dragged(place, 'w', { x: 250, y: 99 }, canvas)).toEqual({ x0: 300, y0: 200, x1: 350, y1: 400 });
    expect(dragged(place, 'e', { x: -200, y: 0 }, canvas)).toEqual(place);
  });

  it('asks what a field or a table needs', () => {
    const rectangle = newRectangle('a', place, 0, 'Field 1');
    expect(stepsOf(rectangle)).toEqual(['fieldType', 'textType', 'pageConfig']);
    expect(stepsOf(asTable(rectangle, 3))).toEqual(['fieldType', 'columns', 'columnConfig', 'pageConfig']);
    expect(freeName('Field', [{ name: 'field 1' }, { name: 'Field 3' }])).toBe('Field 2');
  });
});

describe('columns', () => {
  it('are two to ten; what is no number is two', () => {
    expect([1, 4, 99, 'x', ''].map((count) => columnsOf(count).length)).toEqual([2, 4, 10, 2, 2]);
    expect(columnsOf(3, [{ ...columnsOf(2)[0]!, name: 'Date', fieldType: 'date' }]).map(({ name, fieldType }) => [name, fieldType])).toEqual([['Date', 'date'], ['', 'text'], ['', 'text']]);
  });

  it('keep 2 percent between their dividers', () => {
    const three = columnsOf(3);
    expect(dividersOf(moveDivider(three, 0, 99))[0]).toBeCloseTo(64.67, 1);
    expect(dividersOf(moveDivider(three, 1, 0))[1]).toBeCloseTo(35.33, 1);
    expect(dividersOf(moveDivider(three, 0, -5))[0]).toBeCloseTo(2, 1);
  });
});

describe('a list of pages', () => {
  it('is written and read as people write it', () => {
    expect(pageList('3-5, 1')).toEqual([0, 2, 3, 4]);
    expect(pageListText([0, 2, 3, 4])).toBe('1, 3-5');
    expect(pageList('  ')).toBeUndefined();
    expect([pageList('0'), pageList('5-3'), pageList('a')]).toEqual([null, null, null]);
  });
});
