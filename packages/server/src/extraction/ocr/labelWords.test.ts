import { expect, it } from 'vitest';
import { wordsOfLine } from '../testing/documentOfText.js';
import { settleLabelWords } from './labelWords.js';

const read = (line: string) => settleLabelWords(wordsOfLine(line, 60)).map(({ text }) => text).join(' ');

it('a label before a figure has the letter back that was misread', () => {
  expect(read('31/01/2024 Saido do dia      1.234,56')).toBe('31/01/2024 Saldo do dia 1.234,56');
  expect(read('16.01.2025 Léppsaldo         267,82')).toBe('16.01.2025 Loppsaldo 267,82');
  expect(read('Saldo vorig atschrift op 01-03-2022 + 8.030,58')).toBe('Saldo vorig afschrift op 01-03-2022 + 8.030,58');
  expect(read('Findsaldo                    21.648,48')).toBe('Eindsaldo 21.648,48');
  expect(read('Üsszes jóváírás              403.484,00')).toBe('Osszes jóváírás 403.484,00');
  expect(read('OPENING BAIANCE              267.82')).toBe('OPENING BALANCE 267.82');
});

it('one letter that was read as two is one', () => {
  expect(read('Closirig balance             12.00')).toBe('Closing balance 12.00');
  expect(read('Öriceki dönem borcu          12,00')).toBe('Önceki dönem borcu 12,00');
  expect(read('Clarina Brothers Ltd         12.00')).toBe('Clarina Brothers Ltd 12.00');
});

it('a long label over a figure has its letters back, too', () => {
  const page = (line: string) => settleLabelWords([line, '1.200,00'].flatMap((text, row) => wordsOfLine(text, 60 + row * 12))).slice(0, -1).map(({ text }) => text).join(' ');
  expect(page('Öriceki dönem borcu')).toBe('Önceki dönem borcu');
  expect(page('Opening baiance')).toBe('Opening balance');
  expect(page('Saido')).toBe('Saido');
});

it('other words stay, and so do labels without a figure', () => {
  expect(read('Interest charges             12.00')).toBe('Interest charges 12.00');
  expect(read('Opening balance              12.00')).toBe('Opening balance 12.00');
  expect(read('Your opening baiance')).toBe('Your opening baiance');
  expect(read('Overfart Helsing             12.00')).toBe('Overfart Helsing 12.00');
  expect(read('Salda Brothers               12.00')).toBe('Salda Brothers 12.00');
});

it('a short label has its letter back where it stands at the same place of other lines', () => {
  const page = (first: string, lines: number) => [first, ...Array.from({ length: lines }, () => '29. november 2024      Saldo   17.535,76')];
  const readFirst = (first: string, lines: number) => settleLabelWords(page(first, lines).flatMap((line, row) => wordsOfLine(line, 60 + row * 12)))[3]!.text;
  expect(readFirst('30. november 2024      Saido   16.300,85', 3)).toBe('Saldo');
  expect(readFirst('30. november 2024      Saido   16.300,85', 2)).toBe('Saido');
  expect(readFirst('30. november 2024   Saido      16.300,85', 3)).toBe('Saido');
});

it('so it is where one other line has the label and more were misread like it', () => {
  const page = (lines: string[]) => lines.map((line, row) => wordsOfLine(line, 60 + row * 12)).flatMap((words) => words);
  const firstOf = (lines: string[]) => settleLabelWords(page(lines)).filter(({ text }) => /^T/.test(text)).map(({ text }) => text).join(' ');
  expect(firstOf(['Tatals  01/12/22   557.35', 'Totals  02/12/22   814.18', 'Tctals  05/12/22   27.65', 'Tatals  06/12/22   512.00'])).toBe('Totals Totals Totals Totals');
  expect(firstOf(['Tatals  01/12/22   557.35', 'Tatals  02/12/22   814.18', 'Tatals  05/12/22   27.65', 'Tatals  06/12/22   512.00'])).toBe('Tatals Tatals Tatals Tatals');
});

it('a stroke alone before a word is the letter I, and behind a number a unit', () => {
  expect(read('l alt  27-12-2021         2.592,64')).toBe('I alt 27-12-2021 2.592,64');
  expect(read('Benzin 30 l bly           2.592,64')).toBe('Benzin 30 l bly 2.592,64');
  expect(read('Gas l   bly               2.592,64')).toBe('Gas l bly 2.592,64');
});
