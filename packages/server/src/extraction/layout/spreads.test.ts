import { expect, it } from 'vitest';
import { documentOfText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

const LEFT = [
  'Current account 4411 2233    Statement 1 May 2026 to 31 May 2026',
  'Date         Text                    Amount     Balance',
  '             Opening balance                     100.00',
  '04/05/2026   COFFEE BAR              -10.00       90.00',
  '07/05/2026   PAYROLL                 200.00      290.00',
  '',
  '                       Page 1',
];
const RIGHT = [
  '18/05/2026   RENT                   -150.00      140.00',
  '             MAY AND JUNE',
  '19/05/2026   FERRY                   -20.00      120.00',
  '21/05/2026   SALARY                   50.00      170.00',
  '28/05/2026   BOOKSHOP                -30.00      140.00',
  '             Closing balance                     140.00',
  '                       Page 2',
];

/** Halves of 420 points, which begin at one place each. */
function read(right: readonly string[]) {
  const model = documentOfText(LEFT.map((left, at) => `${left.padEnd(84)}${right[at]}`).join('\n'));
  const { allRows, isReconciled } = readStatement({ ...model, pages: model.pages.map((page) => ({ ...page, width: 840 })) });
  return { amounts: allRows.map(([, amount]) => amount), isReconciled };
}

it('two pages on one picture, each with its own number, are read one after the other', () => {
  expect(read(RIGHT)).toEqual({ amounts: ['-10.00', '200.00', '-150.00', '-20.00', '50.00', '-30.00'], isReconciled: true });
});

it('columns of one page, of which one prints a number, are not taken for pages', () => {
  expect(read(RIGHT.with(6, '                       Part 2')).isReconciled).toBe(false);
});
