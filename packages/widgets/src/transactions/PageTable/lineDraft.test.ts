import { describe, expect, it } from 'vitest';
import { lineDraft } from './lineDraft.js';

const draft = (...cells: string[]) => lineDraft({ cells, text: cells.join(' '), pageNumber: 2 });

describe('a discarded line as a new transaction', () => {
  it.each([
    [['2024-03-01', 'Card fee', '-4.50', '995.50'], { date: '2024-03-01', description: 'Card fee', amount: '-4.50', page: '3' }],
    [['Service charge $12.00-'], { description: 'Service charge', amount: '-12.00', page: '3' }],
    [['03/04/2024', 'Transfer', '1,200.00'], { description: '03/04/2024 Transfer', amount: '1,200.00', page: '3' }],
    [['12.00'], { description: '12.00', amount: '12.00', page: '3' }],
  ])('%j gives %j', (cells, expected) => {
    expect(draft(...cells)).toEqual(expected);
  });
});
