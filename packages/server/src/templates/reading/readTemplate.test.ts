import type { TableConfig, TemplateRectangle, VariableLocation } from '@tieout/sdk/contract';
import { TableTransforms } from '@tieout/sdk/contract';
import { describe, expect, it } from 'vitest';
import type { ShownPage } from '../../extraction/model.js';
import { canvasPage, textOf, wordsInside } from './canvasPage.js';
import { findPhrase, locate } from './locate.js';
import { matchPattern } from './matchPattern.js';
import { readTable } from './readTable.js';
import { readTemplate } from './readTemplate.js';
import { notationOf, typedValue } from './typedValues.js';

/** Letters 20 wide and lines 40 apart on the canvas; what stands at the same place of a line is the same column. */
function pageOf(text: string, number = 1): ShownPage {
  const words = text.split('\n').flatMap((line, index) => [...line.matchAll(/\S+/g)].map((match) => {
    const x0 = match.index * 20;
    return { text: match[0], line: index, box: [x0, index * 40, x0 + match[0].length * 20, index * 40 + 30] as [number, number, number, number] };
  }));
  return { number, width: 2550, height: 3300, origin: 'text', words };
}
const canvas = (text: string, number = 1) => canvasPage(pageOf(text, number));

/** Columns of 10 letters each. */
function table(transforms: Partial<TableConfig['transforms']>, rest: Partial<TableConfig> & { lines?: number[] } = {}): TableConfig {
  const columns = [0, 1, 2].map((index) => ({ name: `c${index}`, index, fieldType: 'text' as const, columnWidthPercentage: 100 / 3, removeFromOutput: false, ...(rest.lines?.[index] ? { line: rest.lines[index] } : {}) }));
  return { columns, headerRows: rest.headerRows ?? 0, transforms: TableTransforms.parse(transforms) };
}
const whole = { x0: 0, y0: 0, x1: 600, y1: 2000 };
const rows = (text: string, config: TableConfig) => readTable(canvas(text), whole, config).map(({ cells }) => cells);

describe('a rectangle', () => {
  it('holds the words whose middle it holds, line by line', () => {
    const page = canvas('one two three\nfour five');
    expect(textOf(wordsInside(page.words, { x0: 60, y0: 0, x1: 240, y1: 100 }))).toBe('two three\nfive');
  });

  it('is measured on a canvas, whatever the paper and however it lies', () => {
    const small = canvasPage({ ...pageOf('word'), width: 510, height: 660 });
    expect(small.words[0]!.x1).toBe(400);
    expect(canvasPage({ ...pageOf('word'), width: 3300, height: 2550 })).toMatchObject({ width: 3300, height: 2550 });
  });
});

describe('a table', () => {
  const text = ['Day       Text      Amount', '1 May     Paper     12', '          white', '2 May     Ink       7'].join('\n');

  it('puts lines that a mask describes to the row before or after', () => {
    const mask = (direction: 'previous' | 'next') => ({ columns: [false, null, false], direction });
    expect(rows(text, table({ verticalMergeMasks: [mask('previous')] }, { headerRows: 1 }))).toEqual([['1 May', 'Paper white', '12'], ['2 May', 'Ink', '7']]);
    expect(rows(text, table({ verticalMergeMasks: [mask('next')], multilineFields: [1] }, { headerRows: 1 }))).toEqual([['1 May', 'Paper', '12'], ['2 May', 'white\nInk', '7']]);
    expect(rows(text, table({}, { headerRows: 1 }))).toHaveLength(3);
  });

  it('gathers lines around a cell set in the middle of its row', () => {
    const around = ['          above', '1 May               12', '          below', '          above', '2 May               7', '          below'].join('\n');
    expect(rows(around, table({ alignMiddle: { referenceField: 0 }, separator: ' / ' }))).toEqual([['1 May', 'above / below', '12'], ['2 May', 'above / below', '7']]);
  });

  it('takes one line of a row where a column asks for it', () => {
    expect(rows(text, table({ verticalMergeMasks: [{ columns: [false, true, false], direction: 'previous' }] }, { headerRows: 1, lines: [0, 2, 0] }))).toEqual([['1 May', 'white', '12'], ['2 May', '', '7']]);
  });
});

describe('a place that words tell', () => {
  const page = canvas('Subtotal:   10\nTotal due:  12\nTotal due:  13 EUR');
  const beside = (top: string, forbiddenWords: string[] = []): VariableLocation => ({
    top: { type: 'words', words: top, position: 'top', offset: 0 }, bottom: { type: 'words', words: top, position: 'bottom', offset: 0 },
    left: { type: 'words', words: top, position: 'right', offset: 0 }, right: { type: 'percentage', percentage: 100 }, forbiddenWords,
  });

  it('is found without capitals and marks, and only for whole words', () => {
    expect(findPhrase(page, 'TOTAL DUE')).toHaveLength(2);
    expect(findPhrase(page, 'total')).toHaveLength(2);
    expect(findPhrase(page, 'tot')).toHaveLength(0);
  });

  it('is the first that holds no forbidden word', () => {
    const at = (location: VariableLocation) => {
      const found = locate(page, location);
      return 'location' in found ? textOf(wordsInside(page.words, found.location)) : found.problems.map(({ edge, message }) => [edge, message]);
    };
    expect(at(beside('total due'))).toBe('12');
    expect(at(beside('total due', ['12']))).toBe('13 EUR');
    expect(at(beside('total due', ['12', 'eur']))).toEqual([[null, 'The place on page 1 holds the forbidden words "12".']]);
    expect(at({ ...beside('total due'), bottom: { type: 'percentage', percentage: 0 } })).toEqual([['bottom', 'On page 1 the bottom edge lies before the top edge.']]);
  });

  it('need not be on every page, but on one', () => {
    const rectangle: TemplateRectangle = {
      id: 'a', name: 'Total', fieldType: 'text', toolType: 'ocr', textFieldType: 'number', locationType: 'variable', fixedLocation: null, variableLocation: beside('total due'),
      pages: { page: 0, pagesType: 'allPages' }, tableConfig: null, checkLabels: null,
    };
    const read = (texts: string[]) => readTemplate({ rectangles: [rectangle] }, texts.map((text, index) => canvas(text, index + 1)), texts.length);
    expect(read(['nothing', 'Total due 7'])).toMatchObject({ fragments: [{ pageNumber: 1, rows: [{ cells: ['7'] }] }], problems: [] });
    expect(read(['nothing', 'nothing']).problems.map(({ pageNumber, edge }) => [pageNumber, edge])).toContainEqual([1, 'top']);
  });
});

describe('numbers and dates', () => {
  const as = (fieldType: 'number' | 'date', ...texts: string[]) => {
    const typed = texts.map((text) => ({ text, fieldType }));
    const notation = notationOf(typed);
    return typed.map((text) => typedValue(text, notation));
  };

  it('are written in one form, as the whole document writes them', () => {
    expect(as('number', '1.234', '12,50', '(3,00)', '€ 7,1', '8,00 CR')).toEqual(['1234', '12.50', '-3.00', '7.1', '8.00']);
    expect(as('number', '1,234', '12.50')).toEqual(['1234', '12.50']);
    expect(as('date', '03/04/2026', '04/25/2026', 'May 3, 2026')).toEqual(['2026-03-04', '2026-04-25', '2026-05-03']);
    expect(as('date', '03/04/2026')).toEqual(['2026-04-03']);
  });

  it('are found beside a label, and stay as they are printed where it is not clear which is meant', () => {
    expect(as('number', 'Total: USD 45.00')).toEqual(['45.00']);
    expect(as('date', 'Due 2026-05-03.')).toEqual(['2026-05-03']);
    expect(as('number', '12 of 45', 'none')).toEqual(['12 of 45', 'none']);
    expect(as('date', '31.02.2026', 'soon')).toEqual(['31.02.2026', 'soon']);
  });
});

describe('a regular expression', () => {
  it('gives its first match or group, and nothing where it does not match', () => {
    expect(matchPattern('No\\. (\\d+)', ['No. 12', 'no number'])).toEqual(['12', '']);
    expect(matchPattern('\\d+', ['a1b2'])).toEqual(['1']);
  });

  it('that never ends is ended', () => {
    expect(matchPattern('^(a+)+$', [`${'a'.repeat(40)}b`])).toBeNull();
  });
});
