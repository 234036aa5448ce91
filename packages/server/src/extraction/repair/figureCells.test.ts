import { expect, it } from 'vitest';
import { scanOfText } from '../testing/scanOfText.js';
import { oddFigureCells } from './figureCells.js';

function cellsOf(text: string, unsure: readonly string[]): string[] {
  const [page] = scanOfText(text).pages;
  const words = page!.words.map((word) => (unsure.includes(word.text) ? { ...word, confidence: 0.26 } : word));
  return oddFigureCells({ ...page!, words }).map((cell) => cell.text);
}

it('pieces of a figure beside a single other one are one cell, though recognition was sure of some', () => {
  expect(cellsOf('12? ?31,10          254.068,19', ['12?'])).toEqual(['12? ?31,10']);
});

it('nothing is one that stands alone, or beside words', () => {
  expect(cellsOf('12?                 254.068,19', ['12?'])).toEqual([]);
  expect(cellsOf('12? ?31,10', ['12?'])).toEqual([]);
  expect(cellsOf('12? ?31,10   due    254.068,19', ['12?'])).toEqual([]);
});

it('a cell stands as high as its own words, where the line that it ends rises', () => {
  const [page] = scanOfText(['Rent  -116,55 E', 'Food   -40,59 E', 'Bus     -6,71 E'].join('\n')).pages;
  const raised = page!.words.map((word) => (/^[RFB]/.test(word.text) ? { ...word, baseline: word.baseline - 0.35 * word.fontSize } : word));
  const words = raised.map((word, at) => (at === 2 ? { ...word, text: 'B', confidence: 0.3 } : word));
  const [cell] = oddFigureCells({ ...page!, words });
  expect(cell!.text).toBe('-116,55 B');
  expect(cell!.box[1]).toBeLessThan(words[1]!.box[1]);
  expect(cell!.box[3]).toBeGreaterThan(words[1]!.baseline);
});

it('the end of a figure that was hardly read is one with the group of digits before it', () => {
  const page = ['Rent      -1 175,81', 'Food          -3 27,24', 'Bus          -534,00'].join('\n');
  expect(cellsOf(page, ['27,24'])).toEqual(['-3 27,24']);
  expect(cellsOf(page, [])).toEqual([]);
  expect(cellsOf(page.replace('-3 27', '-3    27'), ['27,24'])).toEqual([]);
});

it('a whole group of digits is one figure with what stands a space before it, where that was hardly read or ends in a mark', () => {
  const page = ['Rent    121.175,81', 'Food     2%6 978,25', 'Bus         534,00'].join('\n');
  expect(cellsOf(page, ['2%6'])).toEqual(['2%6 978,25']);
  expect(cellsOf(page, [])).toEqual([]);
  expect(cellsOf(page.replace('2%6 978', '2%6    978'), ['2%6'])).toEqual([]);
  const marked = ['Rent  1,21,175.81', 'Food  2,00, 978.25', 'Bus         34.00'].join('\n');
  expect(cellsOf(marked, [])).toEqual(['2,00, 978.25']);
  expect(cellsOf(page.replace('2%6', '  ?'), [])).toEqual(['? 978,25']);
});

it('what stands behind the figures of other rows, too, is no piece of one', () => {
  const read = (unit: string) => {
    const [page] = scanOfText([`Rent  -116,55 ${unit}`, 'Food   -40,59 E', 'Bus     -6,71 E'].join('\n')).pages;
    const words = page!.words.map((word, at) => (at === 2 ? { ...word, confidence: 0.3 } : word));
    return oddFigureCells({ ...page!, words }).map((cell) => cell.text);
  };
  expect(read('E')).toEqual([]);
  expect(read('B')).toEqual(['-116,55 B']);
});

it('digits and two more behind them, whose mark was lost, are one figure beside words, too, where recognition was unsure', () => {
  expect(cellsOf('Previous balance $2,137 29      New balance $439.05', ['$2,137'])).toEqual(['$2,137 29']);
  expect(cellsOf('Previous balance 2137 29      New balance 439.05', ['29'])).toEqual(['2137 29']);
  expect(cellsOf('Previous balance $2,137 29      New balance $439.05', [])).toEqual([]);
  expect(cellsOf('Account 2137 29 31 4      New balance 439.05', ['29'])).toEqual([]);
  expect(cellsOf('Previous balance 2,137      29      New balance 439.05', ['29'])).toEqual([]);
});

it('a figure with slashes for sevens is looked at again where it ends as those of its column do, and a day is not', () => {
  const page = ['Rent      2,116.55', 'Food      2,/8/.98', 'Bus         534.00'].join('\n');
  expect(cellsOf(page, [])).toEqual(['2,/8/.98']);
  expect(cellsOf(page.replace('2,/8/.98', '12/05/98'), [])).toEqual([]);
  expect(cellsOf(page.replace(' 2,/8/.98', '2,/8/.98 '), [])).toEqual([]);
});

it('letters that look as digits do are the first digits of a group where other figures of the page have these there', () => {
  const page = ['Rent  R8 004.11', 'Food  R2 650.00', 'Bus   RS 137.24'].join('\n');
  expect(cellsOf(page, ['RS'])).toEqual(['RS 137.24']);
  expect(cellsOf(page, [])).toEqual([]);
  expect(cellsOf(page.replaceAll('R2', ' 2'), ['RS'])).toEqual([]);
  expect(cellsOf(['Rent   8 004.11', 'Food   2 650.00', 'Bus    S 137.24'].join('\n'), ['S'])).toEqual(['S 137.24']);
});

it('the group before the end of a figure is part of it, though no figure of the column begins as far left', () => {
  const page = ['Rent         815.20', 'Food  R45346 815.20', 'Bus         137.24'].join('\n');
  expect(cellsOf(page.replace('45346', 'A434'), ['RA434'])).toEqual([]);
  expect(cellsOf(page.replace('R45346', '  RA84'), ['RA84'])).toEqual(['RA84 815.20']);
});
