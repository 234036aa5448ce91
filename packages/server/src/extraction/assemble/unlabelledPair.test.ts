import { describe, expect, it } from 'vitest';
import { decimal, understandText } from '../testing/documentOfText.js';

const bill = ({ before = '156,990', purchases = '283,775' } = {}): string => `
Morgendam Credit Card
Card number 5406 6900 1234 8314
Period 01.12.2023 - 31.12.2023

vorna zamka          talpa           nosti           konda zamka
   ${before}        147,725         ${purchases}            293,040

Date           Shop                  Amount
04.12.2023     Brakka              100,000
07.12.2023     PAYMENT             147,725 CR
14.12.2023     Sornet               83,775
20.12.2023     Brakka              100,000
`;

describe('a bill whose words nobody knows', () => {
  const periodOf = (text: string) => understandText(text).accounts[0]!.periods[0]!;

  it('names its balances by its figures where both sides of the rows are printed with them', () => {
    const period = periodOf(bill());
    expect([period.startBalance, period.endBalance].map((balance) => decimal(balance!.value, 0))).toEqual(['-156990', '-293040']);
    expect(period.isReconciled).toBe(true);
  });

  it('reads what is owed as such, whichever balance stands first', () => {
    const lines = (...labels: string[]): string => `
Morgendam Credit Card
Card number 5406 6900 1234 8314
Period 01.12.2023 - 31.12.2023

${labels.join('\n')}

Date           Shop                  Amount
04.12.2023     Brakka              100,000
07.12.2023     PAYMENT             147,725 CR
14.12.2023     Sornet               83,775
20.12.2023     Brakka              100,000
`;
    const labels = ['vorna zamka             156,990', 'konda zamka             293,040'];
    for (const order of [labels, labels.toReversed()]) {
      const { startBalance, endBalance } = periodOf(lines(...order));
      expect([startBalance, endBalance].map((balance) => balance && decimal(balance.value, 0))).toEqual(['-156990', '-293040']);
    }
  });

  it('does not where one of the four is printed wrong', () => {
    expect(periodOf(bill({ before: '156,890' })).isReconciled).toBe(false);
    expect(periodOf(bill({ purchases: '283,715' })).isReconciled).toBe(false);
  });
});
