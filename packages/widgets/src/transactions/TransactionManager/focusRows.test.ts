// @vitest-environment jsdom
import type { KeyboardEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { focusRows, handlePartKeys } from './focusRows.js';

function page(inside: string): HTMLElement {
  document.body.innerHTML = `<section><input id="elsewhere">${inside}</section>`;
  return document.querySelector('section')!;
}

const cell = (id: string, column: string, more = '') => `<div id="${id}" class="ag-cell ${more}" col-id="${column}" tabindex="-1"></div>`;
const focused = () => document.activeElement?.id;

describe('the way to the rows', () => {
  it.each([
    ['the description of the first row', `<div class="ag-row">${cell('date', 'date')}${cell('first', 'description')}</div>`, 'first'],
    ['the cell that was left', `<div class="ag-row">${cell('first', 'description')}</div><div class="ag-row">${cell('left', 'amount', 'ag-cell-focus')}</div>`, 'left'],
    ['the first words of a document in columns', `<div class="ag-row">${cell('page', 'pageNumber')}${cell('words', 'col1')}</div>`, 'words'],
    ['the first row of the older table', '<table class="tieout-page-rows"><tr><td><button id="row"></button></td></tr></table>', 'row'],
  ])('leads to %s', (_where, inside, expected) => {
    expect(focusRows(page(inside))).toBe(true);
    expect(focused()).toBe(expected);
  });

  it('leads nowhere without rows', () => {
    expect(focusRows(page(''))).toBe(false);
  });

  it('is F6 from around the grid, which has its own meaning for it', () => {
    const root = page(`<div class="tieout-grid"><div class="ag-row">${cell('first', 'description')}</div></div>`);
    const press = (from: string, key = 'F6') => {
      const preventDefault = vi.fn();
      handlePartKeys({ key, defaultPrevented: false, target: document.getElementById(from), currentTarget: root, preventDefault } as unknown as KeyboardEvent<HTMLElement>);
      return preventDefault.mock.calls.length;
    };
    expect([press('elsewhere', 'F5'), press('first'), press('elsewhere')]).toEqual([0, 0, 1]);
    expect(focused()).toBe('first');
  });
});
