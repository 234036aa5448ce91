import { expect, it } from 'vitest';
import { scanOfText } from '../testing/scanOfText.js';
import { settleYearsAstray } from './yearsAstray.js';

const read = (...lines: string[]) => settleYearsAstray(scanOfText(lines.join('\n')).pages).flatMap(({ words }) => words.map(({ text }) => text)).join(' ');

it('a year that breaks the order of its column is that of the days above and below, where a digit like its own makes it fit', () => {
  expect(read('13.01.2020', '13.01.2026', '14.01.2020', '20.01.2028', '27.01.2020')).toBe('13.01.2020 13.01.2020 14.01.2020 20.01.2020 27.01.2020');
  expect(read('13/01/20', '14/01/26', '14/01/28', '20/01/20')).toBe('13/01/20 14/01/20 14/01/20 20/01/20');
  expect(read('27 Jan 2020', '20 Jan 2026', '14 Jan 2020')).toBe('27 Jan 2020 20 Jan 2020 14 Jan 2020');
  expect(read('Jan 13, 2020', 'Jan 14, 2026', 'Jan 20, 2020')).toBe('Jan 13, 2020 Jan 14, 2020 Jan 20, 2020');
  expect(read('2020-01-13', '2026-01-14', '2020-01-20')).toBe('2020-01-13 2020-01-14 2020-01-20');
});

it('years stay where the day would not fit between its neighbours, its digits are unlike, or years change', () => {
  expect(read('13.01.2020', '13.02.2026', '14.01.2020')).toContain('13.02.2026');
  expect(read('13.01.2020', '13.01.2021', '14.01.2020')).toContain('13.01.2021');
  expect(read('30.12.2025', '31.12.2025', '02.01.2026', '03.01.2026')).toBe('30.12.2025 31.12.2025 02.01.2026 03.01.2026');
  expect(read('13.01.2020', '14.01.2026')).toContain('2026');
  expect(read('13.01.2020', '          13.01.2026', '14.01.2020')).toContain('13.01.2026');
});
