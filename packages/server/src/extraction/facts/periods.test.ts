import { expect, it } from 'vitest';
import { documentOfText } from '../testing/documentOfText.js';
import { understandPage } from '../understand.js';
import { findPeriods } from './periods.js';

it('two days beside figures, one of them with a minus, are of a table of interest: the minus says no period', () => {
  const periodsOf = (text: string): unknown[] => {
    const lines = documentOfText(text).pages.flatMap((page) => understandPage(page));
    return findPeriods(lines, new Uint8Array(lines.length)).map(({ from, to }) => [from.text, to.text]);
  };
  expect(periodsOf(`
01/02/2025      14/02/2025            -441,20              14               30.864
15/02/2025      28/02/2025             258,80              14               28.112`)).toEqual([]);
  expect(periodsOf('01-02-2025   28-02-2025')).toEqual([['01-02-2025', '28-02-2025']]);
  expect(periodsOf('Periodo 01/02/2025 28/02/2025   -441,20')).toEqual([['01/02/2025', '28/02/2025']]);
});
