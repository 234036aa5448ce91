import { expect, it } from 'vitest';
import type { Word } from '../model.js';
import { partHeadingPairs } from './headingPairs.js';

/** Words of one line, letters 5 points wide, with some white before the second heading of a pair. */
function line(...texts: string[]): Word[] {
  let x = 40;
  return texts.map((text) => {
    const left = x;
    const charX = [...text].map((_, at) => left + 5 * at + (at > 10 ? 1 : 0));
    x += 5 * text.length + 20;
    return { text, box: [left, 40, charX.at(-1)! + 5, 49], fontSize: 9, angle: 0, baseline: 49, confidence: 0.8, charX };
  });
}
const read = (...texts: string[]) => partHeadingPairs(line(...texts)).map(({ text }) => text);

it('two headings read as one word are two, each at its place', () => {
  expect(read('TRANSACTIONPOSTING', 'AMOUNT')).toEqual(['TRANSACTION', 'POSTING', 'AMOUNT']);
  expect(read('Paid', 'InWithdrawn', 'Balance')).toEqual(['Paid', 'In', 'Withdrawn', 'Balance']);
  const [first, second] = partHeadingPairs(line('TRANSACTIONPOSTING', 'AMOUNT'));
  expect(first!.box[2]).toBeLessThan(second!.box[0]);
  expect(second!.box).toEqual([96, 40, 131, 49]);
});

it('a heading of two words is one, and so is what stands in a row or beside no heading', () => {
  expect(read('ValueDate', 'Balance')).toEqual(['ValueDate', 'Balance']);
  expect(read('TRANSACTIONPOSTING', 'AMOUNT', '12.50')).toEqual(['TRANSACTIONPOSTING', 'AMOUNT', '12.50']);
  expect(read('TRANSACTIONPOSTING', 'MAPLE')).toEqual(['TRANSACTIONPOSTING', 'MAPLE']);
});
