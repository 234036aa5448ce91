import { describe, expect, it } from 'vitest';
import type { Word } from '../model.js';
import { settleDecimalMarks } from './decimalMarks.js';

/** Words under each other, with a common right edge. */
const column = (texts: string[], right = 500): Word[] => texts.map((text, row) => ({ text, box: [right - text.length * 5, row * 12, right, row * 12 + 9], fontSize: 9, angle: 0, baseline: row * 12 + 9, confidence: 0.9 }));
const texts = (words: Word[]) => words.map((word) => word.text);

describe('decimal marks of a column', () => {
  it('follow the others where a comma was read for a full stop, and the other way round', () => {
    expect(texts(settleDecimalMarks(column(['12.50', '149,81', '287.12', '1.248.29', '-3,424,43', '561.74', '80.00', '7.25', '12.10'])))).toEqual(['12.50', '149.81', '287.12', '1,248.29', '-3,424.43', '561.74', '80.00', '7.25', '12.10']);
    expect(texts(settleDecimalMarks(column(['12,50', '149.81', '287,12', '561,74'])))).toEqual(['12,50', '149,81', '287,12', '561,74']);
  });

  it('are told from marks between thousands in the groups of India, too', () => {
    expect(texts(settleDecimalMarks(column(['12.50', '1,33.693.81', '2.32.947.55', '1,63,994.34', '149.81', '287.12'])))).toEqual(['12.50', '1,33,693.81', '2,32,947.55', '1,63,994.34', '149.81', '287.12']);
  });

  it('stand before two digits, and what follows them is a speck, unless days stand there', () => {
    expect(texts(settleDecimalMarks(column(['12.50', '28.02.', '149.81', '287.12', '1.27.', '561.74', '80.00', '7.25', '9.10', '3.40'])))).toEqual(['12.50', '28.02', '149.81', '287.12', '1.27', '561.74', '80.00', '7.25', '9.10', '3.40']);
    expect(texts(settleDecimalMarks(column(['27.02.', '28.02.', '12.50'])))).toEqual(['27.02.', '28.02.', '12.50']);
  });

  it('stand before three digits where figures with both marks show it, and are no marks between thousands there', () => {
    const dinars = ['2,616.745', '68.825', '11.050', '2,368,550', '14,010DR', '2,124.795', '36.770', '1,554.610'];
    expect(texts(settleDecimalMarks(column(dinars)))).toEqual(['2,616.745', '68.825', '11.050', '2,368.550', '14.010DR', '2,124.795', '36.770', '1,554.610']);
    const won = ['2,616,745', '68,825', '11,050', '2.368,550', '14,010', '2,124,795', '36,770'];
    expect(texts(settleDecimalMarks(column(won)))).toEqual(won);
    const mixed = [...dinars.slice(0, 5), '2,124.79', '36.77', '15.54'];
    expect(texts(settleDecimalMarks(column(mixed))).slice(0, 5)).toEqual(dinars.slice(0, 5));
  });

  it('stay where nothing above or below decides', () => {
    expect(texts(settleDecimalMarks(column(['12.50', '149,81', '287.12', '99,10'])))).toEqual(['12.50', '149,81', '287.12', '99,10']);
  });

  it('of a time between words are no business of the amounts', () => {
    const times = column(['12.40', '14.07'], 200);
    expect(texts(settleDecimalMarks([...column(['12,50', '149,81', '287,12', '561,74']), ...times])).slice(4)).toEqual(['12.40', '14.07']);
  });
});
