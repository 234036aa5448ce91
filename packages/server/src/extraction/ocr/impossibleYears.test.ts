import { expect, it } from 'vitest';
import { scanOfText } from '../testing/scanOfText.js';
import { settleImpossibleYears } from './impossibleYears.js';

const read = (...lines: string[]) => settleImpossibleYears(scanOfText(lines.join('\n')).pages).flatMap(({ words }) => words.map(({ text }) => text)).join(' ');

it('a year that no statement is of is the one of the document that is a digit away', () => {
  expect(read('January 5, 2022', 'January 6, 2622', 'January 7, 2022')).toBe('January 5, 2022 January 6, 2022 January 7, 2022');
  expect(read('9 October 2023', '16 October 2623', '23 October 2023')).toBe('9 October 2023 16 October 2023 23 October 2023');
  expect(read('09.10.2023', '16.10.2823', '23.10.2023')).toBe('09.10.2023 16.10.2023 23.10.2023');
});

it('of two years one of which it may be it is neither, and other figures are no years', () => {
  expect(read('30 December 2021', '31 December 2021', '3 January 2071', '4 January 2011', '5 January 2011')).toContain('3 January 2071');
  expect(read('5 January 2022', '6 January 2022', 'Invoice 2622', 'Cheque no 5 2622')).toContain('Invoice 2622 Cheque no 5 2622');
  expect(read('5 January 2022', '6 January 2622')).toContain('2622');
});
