import { expect, it } from 'vitest';
import type { Word } from '../model.js';
import { wordsOfLine } from '../testing/documentOfText.js';
import { dropStrayMarks } from './strayMarks.js';

/** Lines of a page, in which these words were hardly read. */
function read(lines: string[], unsure: string[]): string[] {
  const words = lines.flatMap((line, row) => wordsOfLine(line, 60 + row * 12)).map((word): Word => ({ ...word, confidence: unsure.includes(word.text) ? 0.6 : 0.9 }));
  return dropStrayMarks(words).map(({ text }) => text);
}

const ROW = '01/03/2024  Card payment grocer        25.50';

it('ticks beyond the print of all rows, and apart from it, are no words', () => {
  expect(read(['Maple Bank                                          Page 1', `${ROW}    /`, `${ROW}     J`, `${ROW}   v`], ['/', 'J', 'v']).join(' ')).not.toMatch(/[/Jv](?= |$)/);
});

it('signs, marks at a space from the figure, letters that come again, and what was surely read stay', () => {
  expect(read([`${ROW}    -`, `${ROW}    D`], ['-', 'D'])).toEqual(expect.arrayContaining(['-', 'D']));
  expect(read([`${ROW} x`], ['x'])).toContain('x');
  expect(read([`${ROW}    B`, `${ROW}    B`, `${ROW}    B`, `${ROW}    B`], ['B'])).toContain('B');
  expect(read([`${ROW}    /`], [])).toContain('/');
  expect(read([`${ROW}    x   74.50`, ROW], ['x'])).toContain('x');
});

it('specks between the cells of a row are no words, colons behind a label and in a column of their own are', () => {
  expect(read([`${ROW}    :   74.50`, ROW], [':'])).not.toContain(':');
  expect(read([`${ROW}    :   74.50`, ROW], [])).toContain(':');
  expect(read(['Balance :      74.50', ROW], [':'])).toContain(':');
  expect(read(Array.from({ length: 4 }, () => 'Balance     :      74.50'), [':'])).toContain(':');
});

it('letters and digits of a text that runs up the margin are none, the numbers of rows are', () => {
  const page = (marks: string[], unsure: string[]) => read(marks.map((mark) => `${mark}      ${ROW}`), unsure).filter((text) => text.length <= 2);
  expect(page(['4', '&', '2', 'S'], ['4', '&', '2', 'S'])).toEqual([]);
  expect(page(['1', '2', '3', '4'], ['2'])).toEqual(['1', '2', '3', '4']);
  expect(page(['12', '13', '14', '15'], ['12', '13', '14', '15'])).toEqual(['12', '13', '14', '15']);
});

it('what is as low as no letter and no digit is dirt, a dash is not', () => {
  const low = (text: string) => dropStrayMarks([...wordsOfLine(ROW, 60), ...wordsOfLine(`${' '.repeat(60)}${text}`, 60).map((word): Word => ({ ...word, box: [word.box[0], 52, word.box[2], 54] }))]);
  for (const text of ['7', 'q', 'ooo']) expect(low(text).map((word) => word.text)).toEqual(ROW.split(/\s+/));
  expect(low('-').at(-1)!.text).toBe('-');
});

it('what lies above the letters of its line is the edge of a bar, however long a word it was read as', () => {
  const [high] = wordsOfLine('eetet', 60);
  const at = (text: string, top: number, foot: number) => dropStrayMarks([...wordsOfLine(ROW, 60), { ...high!, text, box: [500, high!.baseline - top * high!.fontSize, 540, high!.baseline - foot * high!.fontSize] }]).some((word) => word.text === text);
  expect([at('eetet', 1.04, 1), at('—', 1.04, 1)]).toEqual([false, false]);
  // A dash and what is hyphenated stand in the middle of the line, quotes lower than its top.
  expect([at('—', 0.35, 0.3), at('eetet', 0.7, 0), at('"', 0.75, 0.5)]).toEqual([true, true, true]);
});

it('a digit in the margin of which nothing could be made is none, also beside a day above the rows', () => {
  const words = (confidence: number, x: number) => dropStrayMarks([...wordsOfLine(ROW, 60), ...wordsOfLine('Booked on 11.09.25', 30), { ...wordsOfLine('3', 30)[0]!, box: [x, 20, x + 4, 30], confidence }]);
  const far = Math.max(...wordsOfLine(ROW, 60).map(({ box }) => box[2])) + 40;
  expect(words(0, far).map(({ text }) => text)).not.toContain('3');
  expect([words(0.3, far), words(0, far - 80)].map((left) => left.some(({ text }) => text === '3'))).toEqual([true, true]);
});
