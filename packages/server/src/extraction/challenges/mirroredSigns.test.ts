// Statements whose figures agree as well with all signs turned round, in words that nobody knows.
import { describe, expect, it } from 'vitest';
import { readStatement } from '../testing/readStatement.js';

describe('signs that the figures do not tell', () => {
  const debt = (texts: readonly string[], heads = 'Dodatto      Platto'): string => `
Isvodo zajjma
Zajjm    4471902238   EUR     01.01.2025 - 31.03.2025
Date         Details                ${heads}        Ostat
             Pocetta                                     12.000,00
05.01.2025   ${texts[0]!.padEnd(10)}                        400,00   11.600,00
28.01.2025   Kamatta                  50,00              11.650,00
05.02.2025   ${texts[1]!.padEnd(10)}                        400,00   11.250,00
28.02.2025   Kamatta                  48,00              11.298,00
05.03.2025   ${texts[2]!.padEnd(10)}                        400,00   10.898,00
28.03.2025   Kamatta                  47,00              10.945,00
             Krajjna                                     10.945,00
`;
  const alike = ['Ratta 1', 'Ratta 2', 'Ratta 3'];

  it('each side says the same again and again, as instalments and interest do: the badge waits', () => {
    const { verdicts, periods } = readStatement(debt(alike));
    expect(verdicts).toEqual(['unknown']);
    expect(periods[0]!.proof.openQuestions.map(({ about }) => about)).toEqual(['signs']);
  });

  it('one column with a minus on what is paid back: likewise', () => {
    expect(readStatement(`
Isvodo zajjma
Zajjm    4471902238   EUR     01.01.2025 - 31.03.2025
Date         Details                             Amount      Balance
05.01.2025   Ratta                              -400,00    11.600,00
28.01.2025   Kamatta                              50,00    11.650,00
05.02.2025   Ratta                              -400,00    11.250,00
28.02.2025   Kamatta                              48,00    11.298,00
05.03.2025   Ratta                              -400,00    10.898,00
28.03.2025   Kamatta                              47,00    10.945,00
`).verdicts).toEqual(['unknown']);
  });

  it('rows that say many things, or stand under headings that tell their side, are those of an account', () => {
    const [varied, known] = [debt(['Marketti', 'Kirrija', 'Strujja']), debt(alike, 'Credit        Debit')];
    expect([varied, known].map((page) => readStatement(page).badges)).toEqual([[true], [true]]);
  });

  it('nothing at both ends and two columns under headings that nobody knows: either could be money in', () => {
    const sweep = (heads: string): string => `
Isvodo   4471902238   EUR     01.05.2025 - 31.05.2025
Opening balance    0,00
Closing balance    0,00
Date         Details              ${heads}
03.05.2025   Kuppec Vardar        787,69
04.05.2025   Kuppec Ohrit         710,19
06.05.2025   Platta radnikki                   335,76
10.05.2025   Kirrija stan                      253,28
12.05.2025   Kuppec Prespa        211,16
30.05.2025   Dannok                          1.120,00
`;
    expect(readStatement(sweep('Ulazzo      Izlazzo')).verdicts).toEqual(['unknown']);
    expect(readStatement(sweep('Credit        Debit')).badges).toEqual([true]);
  });

  it('sums of debits and credits of a ledger in the books of the holder do not turn the signs that the rows print (wrong badge)', () => {
    const { amounts, badges } = readStatement(`
Line items 113100   EUR     01.10.2025 - 31.10.2025
Document      Date          Text                           Amount
                            Brought forward             84.122,07
6356449614    01.10.2025    Customer 103674              1.909,45
6496353814    02.10.2025    Cheque 440828                1.813,36
7888179014    05.10.2025    Leasing                        842,00-
6714221614    07.10.2025    Charges                         18,05-
                            Summe Soll                   3.722,81
                            Summe Haben                    860,05-
                            Balance 31.10.2025          86.984,83
`);
    expect(amounts).toEqual(['1909.45', '1813.36', '-842.00', '-18.05']);
    expect(badges).toEqual([false]);
  });
});
