import { expect, it } from 'vitest';
import { readStatement } from '../testing/readStatement.js';

const page = (last: string): string => `
pebble
Statement 01/11/2025 - 30/11/2025

Account              Saturday 1 November               +12.56
04-71-22 61830945    Refund Market                  +   18.93
                     Tea house                      -    6.37
Opening balance      Sunday 2 November                 -35.00
1,240.77             Corner Crumb                   -   13.22
Money in             Hal Whitcombe                  -   ${last}
18.93                Wednesday 5 November               -8.10
Money out            Pendle Tram                    -    3.10
49.47                Tea house                      -    5.00
Closing balance
1,210.23`;

it('a panel left of the rows, each figure below its label, is no part of the rows beside it', () => {
  const { amounts, isReconciled } = readStatement(page('21.78'));
  expect(amounts).toEqual(['18.93', '-6.37', '-13.22', '-21.78', '-3.10', '-5.00']);
  expect(isReconciled).toBe(true);
  expect(readStatement(page('21.73')).isReconciled).toBe(false);
});
