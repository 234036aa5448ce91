import { describe, expect, it } from 'vitest';
import { pagesAfter } from './useDocumentEditor.js';

describe('pages that are left', () => {
  it('count what each step leaves for the next', () => {
    expect(pagesAfter(10, [])).toBe(10);
    expect(pagesAfter(10, [{ type: 'keepPages', startPage: 2, endPage: 6 }, { type: 'deletePages', startPage: 0, endPage: 0 }, { type: 'splitAfter', page: 1 }])).toBe(4);
  });
});
