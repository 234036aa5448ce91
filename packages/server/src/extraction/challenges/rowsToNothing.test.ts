// Rows that come to nothing together: the balances agree with them and without, so that nothing printed tells whether they count.
import { describe, expect, it } from 'vitest';
import { readStatement } from '../testing/readStatement.js';

describe('rows that come to nothing', () => {
  const statement = (rows: string, closing = '1,150.00'): string => `
Account statement   1779239639   EUR   01.09.2025 - 30.09.2025
Opening balance    1,000.00
Closing balance    ${closing}
${rows}`;
  const isAsked = (page: string): string[] => readStatement(page).periods[0]!.proof.openQuestions.map(({ about }) => about);

  const states = (done: string, undone: string, back = '40.00'): string => statement(`
Date         Details                Remark         Amount
02.09.2025   Salary Norwood         ${done.padEnd(14)} 443.41
05.09.2025   Rent Mill Lane         ${done.padEnd(13)} -150.00
09.09.2025   Kiosk Lind             ${undone.padEnd(13)}  -40.00
09.09.2025   Kiosk Lind             ${undone.padEnd(14)}  ${back}
14.09.2025   Hydra Water            ${done.padEnd(13)} -101.50
28.09.2025   Alder Store            ${done.padEnd(13)}  -41.91`);

  it('orders that were declined and given back, in words that are known and in others', () => {
    expect(isAsked(states('Completed', 'Declined'))).toEqual(['dates']);
    expect(isAsked(states('Cwblhawyd', 'Gwrthodwyd'))).toEqual(['dates']);
  });

  it('the same word on all rows asks nothing', () => {
    expect(readStatement(states('Completed', 'Completed')).badges).toEqual([true]);
  });

  it('a shop whose name begins as a balance brought forward does, and what it gave back', () => {
    expect(isAsked(statement(`
Date         Details                               Amount
02.09.2025   Salary Norwood                        443.41
05.09.2025   Rent Mill Lane                       -150.00
19.09.2025   Carried Forward Ltd                   -25.26
20.09.2025   Hydra Water                          -101.50
22.09.2025   Carried Forward Ltd returned           25.26
28.09.2025   Alder Store                           -41.91`))).toEqual(['dates']);
  });

  it('a list under headings of its own and a title that is a heading elsewhere', () => {
    expect(isAsked(statement(`
Not yet final
Date         Details                               Amount
29.09.2025   Hotel Aurora                          -89.59
30.09.2025   Hotel Aurora                           89.59

Booked
Date         Details                               Amount
02.09.2025   Salary Norwood                        443.41
05.09.2025   Rent Mill Lane                       -150.00
20.09.2025   Hydra Water                          -101.50
28.09.2025   Alder Store                           -41.91`))).toEqual(['dates']);
  });

  it('a page that is there twice, printed at other times', () => {
    const page = (time: string): string => `\f
Account 1779239639   printed ${time}
Date         Details                               Amount
29.09.2025   Deposit hall                          -80.00
30.09.2025   Deposit hall back                      80.00`;
    const first = statement(`
Date         Details                               Amount
02.09.2025   Salary Norwood                        443.41
05.09.2025   Rent Mill Lane                       -150.00
20.09.2025   Hydra Water                          -101.50
28.09.2025   Alder Store                           -41.91`);
    expect(readStatement(first + page('10:13')).badges).toEqual([true]);
    expect(isAsked(first + page('10:13') + page('10:16'))).toEqual(['dates']);
  });
});
