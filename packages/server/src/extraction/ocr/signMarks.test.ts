import { describe, expect, it } from 'vitest';
import type { Word } from '../model.js';
import { settleSignMarks, settleSignWords } from './signMarks.js';

const word = (text: string, x: number, row: number): Word => ({ text, box: [x, row * 12, x + text.length * 5, row * 12 + 9], fontSize: 9, angle: 0, baseline: row * 12 + 9, confidence: 0.5 });
/** Figures with a mark behind each. */
const column = (marks: string[]): Word[] => marks.flatMap((mark, row) => [word('144,46', 100, row), word(mark, 140, row)]);
const marks = (words: Word[]) => words.filter((_, index) => index % 2 === 1).map(({ text }) => text);

describe('marks behind the figures of a column', () => {
  it('that are none of the column are the one they look like', () => {
    expect(marks(settleSignMarks(column(['S', 'H', '$', 'S', 'H', '§', 's', 'H'])))).toEqual(['S', 'H', 'S', 'S', 'H', 'S', 's', 'H']);
    expect(marks(settleSignMarks(column(['OD', '0D', 'OD', 'oD', 'UD', 'OD'])))).toEqual(['OD', 'OD', 'OD', 'oD', 'OD', 'OD']);
    expect(marks(settleSignMarks(column(['cr', 'cr', 'c,', 'dr', 'cy', 'cr', 'dr', 'cr'])))).toEqual(['cr', 'cr', 'cr', 'dr', 'cr', 'cr', 'dr', 'cr']);
  });

  it('may look like either of two letters, and one letter like two', () => {
    expect(marks(settleSignMarks(column(['S', 'H', '8§', 'S', 'H', 'S'])))[2]).toBe('S');
    expect(marks(settleSignMarks(column(['DR', 'CR', 'pR', 'DR', 'cP', 'CR'])))).toEqual(['DR', 'CR', 'DR', 'DR', 'CR', 'CR']);
  });

  it('stay where they look like none, or where the column holds something else', () => {
    expect(marks(settleSignMarks(column(['S', 'H', 'x', 'S', 'H'])))[2]).toBe('x');
    expect(marks(settleSignMarks(column(['1', '2', '$', '4', '5'])))).toEqual(['1', '2', '$', '4', '5']);
  });

  it('that were read as a digit of the figure are parted from it, at the place of the marks only', () => {
    const glued = (text: string, row: number): Word => ({ ...word(text, 100, row), charX: [100, 105, 110, 115, 120, 125, 140].slice(0, text.length), box: [100, row * 12, 145, row * 12 + 9] });
    const read = settleSignMarks([...column(['S', 'H', 'S', 'S', 'H', 'S']), glued('278,535', 6)]).slice(-2);
    expect(read.map(({ text, box }) => [text, box[0], box[2]])).toEqual([['278,53', 100, 140], ['S', 140, 145]]);
    const elsewhere = { ...glued('278,535', 6), charX: [100, 105, 110, 115, 120, 125, 130] };
    expect(settleSignMarks([...column(['S', 'H', 'S', 'S', 'H', 'S']), elsewhere]).at(-1)).toBe(elsewhere);
    const overdrawn = { ...glued('447.690D', 6), charX: [100, 105, 110, 115, 120, 125, 140, 145] };
    expect(settleSignMarks([...column(['OD', '0D', '0D', 'OD', '0D']), overdrawn]).slice(-2).map(({ text }) => text)).toEqual(['447.69', 'OD']);
  });

  it('of what is overdrawn are no third decimal where all other figures have two', () => {
    const read = (...texts: string[]) => settleSignMarks(texts.map((text, row) => word(text, 100, row))).map(({ text }) => text);
    const two = ['1,884.20', '641.97', '12.05', '500.00'];
    expect(read(...two, '233.160D', '1,374.170D')).toEqual([...two, '233.16OD', '1,374.17OD']);
    expect(read(...two, '233.165', '233.160D')).toContain('233.160D');
    expect(read(...two, '233.160D', '233.165D')).toContain('233.160D');
    expect(read('1,884.200', '641.970', '12.050', '500.000', '233.160D')).toContain('233.160D');
  });

  it('that stand for the other side are parted from a figure, too', () => {
    const glued = (text: string): Word => ({ ...word(text, 100, 6), charX: [100, 105, 110, 115, 120, 125, 140], box: [100, 72, 145, 81] });
    const read = (text: string) => settleSignMarks([...column(['D', 'D', 'D', 'D', 'D', 'D']), glued(text)]).slice(12).map((each) => each.text);
    expect(read('278,53A')).toEqual(['278,53', 'A']);
    expect(read('278,53X')).toEqual(['278,53X']);
  });

  it('that were read into figures without decimals are parted from them, too', () => {
    const glued = (text: string): Word => ({ ...word(text, 100, 6), charX: [100, 110, 120, 130], box: [100, 72, 145, 81] });
    const whole = (marks: string[]) => marks.flatMap((mark, row) => [word('144', 100, row), word(mark, 130, row)]);
    const read = (marks: string[], text: string) => settleSignMarks([...whole(marks), glued(text)]).slice(2 * marks.length).map((each) => each.text);
    expect(read(['J', 'T', 'T', 'J', 'T'], '739J')).toEqual(['739', 'J']);
    expect(read(['J', 'T', 'T', 'J', 'T'], '739B')).toEqual(['739B']);
    expect(read(['Kc', 'Ft', 'J', 'Ft', 'T'], '739J')).toEqual(['739J']);
  });

  it('are marks only behind figures', () => {
    const words = ['S', 'H', '$', 'S', 'H'].map((text, row) => word(text, 140, row));
    expect(settleSignMarks(words)).toBe(words);
  });
});

describe('words for signs before the figures of a column', () => {
  const before = (words: string[]): Word[] => words.flatMap((text, row) => [word(text, 60, row), word('144,46', 100, row)]);
  const texts = (words: string[]) => settleSignWords(before(words)).filter((_, index) => index % 2 === 0).map(({ text }) => text);

  it('that are one letter off a word of the column are that word', () => {
    expect(texts(['Af', 'At', 'Bij', 'Af', 'At', 'At', 'Bij', 'Af'])).toEqual(['Af', 'Af', 'Bij', 'Af', 'Af', 'Af', 'Bij', 'Af']);
  });

  it('stay where the column holds other words, or no known ones', () => {
    const codes = ['CR', 'DD', 'DR', 'CR', 'DR', 'VIS', 'BP'];
    expect(texts(codes)).toEqual(codes);
    expect(texts(['At', 'At', 'Em', 'At', 'Em'])).toEqual(['At', 'At', 'Em', 'At', 'Em']);
  });
});
