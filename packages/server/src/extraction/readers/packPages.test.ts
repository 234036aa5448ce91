import { describe, expect, it } from 'vitest';
import type { PageModel, Word } from '../model.js';
import { packPages, unpackPages } from './packPages.js';

const word = (text: string, more: Partial<Word> = {}): Word => ({
  text, box: [10.25, 20, 30.125, 29], fontSize: 9, fontName: 'Helvetica', angle: 0, baseline: 27.3, color: 0,
  charX: [...Array(text.length).keys()].map((index) => 10.25 + index / 3), ...more,
});

function page(number: number, words: Word[]): PageModel {
  return {
    number, width: 595.276, height: 841.89, rotation: 0, origin: 'text', words, imageCoverage: 0.1,
    rules: [{ box: [1, 2, 3, 4], orientation: 'horizontal' }, { box: [5, 6, 7, 8.5], orientation: 'vertical' }, { box: [5, 9, 7, 9], orientation: 'horizontal', isEdge: true }],
    signals: { fonts: ['Helvetica'], overlappingText: 2, hiddenWords: 1 },
  };
}

describe('pages on their way between threads', () => {
  it('arrive as they were, in whatever letters and styles', () => {
    const bare: Word = { text: 'plain', box: [0, 0, 1, 1], fontSize: 7, angle: 45, baseline: 1 };
    const words = [word('1\u00a0234,56'), word('日本', { fontName: 'Song', bold: true }), word('𝟙x', { hidden: true, color: 0xffffff }), bare];
    const pages = [page(3, words), page(4, []), { ...page(5, [word('turned')]), turn: 90 as const }];
    expect(unpackPages(packPages(pages))).toEqual(pages);
  });

  it('keep the place of one that is to be read again', () => {
    expect(unpackPages(packPages([page(1, [word('a')]), null, page(3, [word('b')])])).map((each) => each?.words[0]?.text)).toEqual(['a', undefined, 'b']);
  });
});
