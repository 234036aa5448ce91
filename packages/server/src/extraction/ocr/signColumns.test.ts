import { describe, expect, it } from 'vitest';
import type { Word } from '../model.js';
import { settleSignColumns } from './signColumns.js';

const DIGIT = 5;
const RIGHT = 100;

/** Ends at the right edge of its column; marks are half as wide as digits, and so many digits stand where `printed` has them. */
function figure(text: string, printed: string, confidence: number): Word {
  const width = [...printed].reduce((sum, character) => sum + (/[.,]/.test(character) ? 0.5 : 1) * DIGIT, 0);
  const charX = [...text].map((_, at) => RIGHT - width + [...text.slice(0, at)].reduce((sum, character) => sum + (/[.,]/.test(character) ? 0.5 : 1) * DIGIT, 0));
  return { text, box: [RIGHT - width, 0, RIGHT, 9], fontSize: 9, angle: 0, baseline: 9, confidence, charX };
}

const SIGNED = ['%21,127.32', '%163,210.85', '%5.25', '%2,762.24'].map((text) => figure(text, `R${text.slice(1)}`, 0.9));
const read = (word: Word, around: Word[] = SIGNED) => settleSignColumns([...around, word]).at(-1)!;

describe('figures of a column that begin with a sign which recognition does not know', () => {
  it('have it as a digit where they begin as far left as those with a digit less', () => {
    expect(read(figure('740,000.00', 'R40,000.00', 0.2)).text).toBe('40,000.00');
    expect(read(figure('22176.81', 'R2176.81', 0.5)).text).toBe('2176.81');
  });

  it('have it no more where it was told by its looks', () => {
    expect(read({ ...figure('740,000.00', 'R40,000.00', 0.2), alternatives: ['2740,000.00'] }).text).toBe('740,000.00');
  });

  it('and are told by most of the others, one of which may be in larger type', () => {
    const larger = figure('%28,094.31', 'R28,094.31', 0.9);
    larger.box = [larger.box[0] - 2 * DIGIT, 0, RIGHT, 9];
    expect(read(figure('37,117.68', 'R7,117.68', 0.2), [larger, ...SIGNED]).text).toBe('7,117.68');
  });

  it('stay where their edge shows that all their digits are printed', () => {
    const kept = read(figure('740,000.00', 'R740,000.00', 0.2));
    expect(kept).toMatchObject({ text: '740,000.00', box: [55, 0, 100, 9] });
  });

  it('stay where they were read well, or where others of the column are bare', () => {
    expect(read(figure('740,000.00', 'R40,000.00', 0.95)).text).toBe('740,000.00');
    const bare = [SIGNED[0]!, figure('4,000.00', '4,000.00', 0.9)];
    expect(read(figure('740,000.00', '740,000.00', 0.2), bare).text).toBe('740,000.00');
  });
});
