import { expect, it } from 'vitest';
import { wordsOfLine } from '../testing/documentOfText.js';
import { settleOrdinalMarks } from './ordinalMarks.js';

const read = (line: string) => settleOrdinalMarks(wordsOfLine(line, 60)).map(({ text }) => text).join(' ');

it('the raised letter of a number over a column is no digit', () => {
  expect(read('N.2   Clase   Movimiento   Debe   Saldo')).toBe('N.º Clase Movimiento Debe Saldo');
  expect(read('Data   Nº   N9   Descrição')).toBe('Data Nº Nº Descrição');
  expect(read('Data   Descrição   N.?   doc.')).toBe('Data Descrição N.º doc.');
});

it('a number in a row is one', () => {
  expect(read('03/02   Rata N.2   mutuo   120,00')).toBe('03/02 Rata N.2 mutuo 120,00');
  expect(read('LONDON N2')).toBe('LONDON N2');
});
