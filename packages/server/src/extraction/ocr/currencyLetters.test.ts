import { expect, it } from 'vitest';
import type { Word } from '../model.js';
import { settleCurrencyLetters } from './currencyLetters.js';

const word = (text: string, confidence: number): Word => ({ text, box: [0, 0, text.length * 5, 9], fontSize: 9, angle: 0, baseline: 9, confidence, charX: [...text].map((_, at) => at * 5) });
const read = (text: string, confidence = 0.9) => settleCurrencyLetters([word(text, confidence), word('N12.00', 0.1)])[0]!;

it('a currency sign guessed at as a letter is no part of the figure', () => {
  expect(read('N4,208,956.32', 0.1)).toMatchObject({ text: '4,208,956.32', box: [5, 0, 65, 9] });
  expect(read('§1.564,50', 0).text).toBe('1.564,50');
  expect(read('%1,564.50')).toMatchObject({ text: '1,564.50', box: [5, 0, 45, 9] });
  expect(read('R4,471.18').text).toBe('R4,471.18');
  expect(read('A1234', 0).text).toBe('A1234');
});

it('so it is behind a minus, before groups of two and three digits, and where something follows the figure', () => {
  expect(read('-%35,182.87')).toMatchObject({ text: '-35,182.87', box: [0, 0, 55, 9], charX: [0, 10, 15, 20, 25, 30, 35, 40, 45, 50] });
  expect(read('%8,14,609.28')).toMatchObject({ text: '8,14,609.28', box: [5, 0, 60, 9] });
  expect(read('(%1,12,042.90)').text).toBe('(1,12,042.90)');
  expect(read('%2,652.37-').text).toBe('2,652.37-');
  expect(read('-N4,208.32', 0.1).text).toBe('-4,208.32');
  expect(read('-N4,208.32').text).toBe('-N4,208.32');
  expect(read('%12%').text).toBe('%12%');
});

it('one figure alone may have had a digit there: it is doubted with the place of that', () => {
  const others = ['608.37', '240.00'].map((text) => word(text, 0.9));
  expect(settleCurrencyLetters([word('§12.00', 0.9), ...others])[0]).toMatchObject({ text: '12.00', box: [0, 0, 30, 9], confidence: 0.7, charX: [5, 10, 15, 20, 25] });
  expect(settleCurrencyLetters([word('™1.963,80', 0.3), ...others])[0]).toMatchObject({ text: '1.963,80', confidence: 0.3 });
});

it('so are two in a column of figures without signs', () => {
  const right = (text: string, confidence: number): Word => ({ ...word(text, confidence), box: [100 - text.length * 5, 0, 100, 9], charX: [...text].map((_, at) => 100 - (text.length - at) * 5) });
  const column = ['608.37', '240.00', '1,204.50'].map((text) => right(text, 0.9));
  const page = [right('§12.00', 0.9), right('Î38.38', 0.1), ...column];
  expect(settleCurrencyLetters(page).slice(0, 2)).toMatchObject([{ text: '12.00', box: [70, 0, 100, 9], confidence: 0.7 }, { text: '38.38', box: [70, 0, 100, 9] }]);
  const signed = settleCurrencyLetters([...page.slice(0, 3), right('%7.25', 0.9), word('608.37', 0.9)]);
  expect(signed[0]).toMatchObject({ text: '12.00', box: [75, 0, 100, 9], confidence: 0.9 });
});

it('an S before an amount is a dollar where others are, a dollar before a nought and more digits an S', () => {
  expect(settleCurrencyLetters([word('S1,204.50', 0.9), word('$12.00', 0.9)])[0]!.text).toBe('$1,204.50');
  expect(read('$0001').text).toBe('S0001');
  expect(read('$0.01').text).toBe('$0.01');
});

it('a dollar before many digits without marks is the S of a reference, unless other amounts are whole dollars', () => {
  expect(read('$429359331').text).toBe('S429359331');
  expect(settleCurrencyLetters([word('$429359331', 0.9), word('$12.00', 0.9)])[0]!.text).toBe('S429359331');
  expect(settleCurrencyLetters([word('$4293593', 0.9), word('$12.000', 0.9)])[0]!.text).toBe('$4293593');
});

it('letters that tell the side of a figure stay', () => {
  expect(read('S1.204,50').text).toBe('S1.204,50');
  expect(read('H1.204,50', 0.1).text).toBe('H1.204,50');
});
