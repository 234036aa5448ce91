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

  it('does so on a page that was read from pixels, where the figures are then read again', () => {
    const scanned = (text: string) => understandText(text, { origin: 'ocr' }).accounts[0]!.periods[0]!;
    const { startBalance, endBalance, proof, isReconciled } = scanned(bill());
    expect([startBalance, endBalance].map((balance) => balance && decimal(balance.value, 0))).toEqual(['-156990', '-293040']);
    expect([proof.method, proof.differenceMinor, isReconciled]).toEqual(['bareSum', 0, false]);
    for (const misprint of [{ before: '156,996' }, { purchases: '283,175' }]) expect(scanned(bill(misprint)).startBalance).toBeNull();
  });

  const pairOf = (text: string) => {
    const { startBalance, endBalance, isReconciled } = periodOf(text);
    return [startBalance, endBalance].map((balance) => balance && decimal(balance.value, 0)).concat(String(isReconciled));
  };

  it('reads what is owed as such, where the balance before stands first (wrong badge)', () => {
    const text = (...labels: string[]): string => `
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
    expect(pairOf(text(...labels))).toEqual(['-156990', '-293040', 'true']);
    expect(pairOf(text(...labels.toReversed()))).toEqual([null, null, 'false']);
  });

  it('takes no two that lead from the later to the earlier one, as with exchanged sides (wrong badge)', () => {
    const text = (head: string, [first, second]: [string, string]): string => `
Morgendam Bank
Account 45567331
01/02/2021 - 28/02/2021

vorna zamka   ${first}
konda zamka   ${second}

Date          Description                      ${head}
02/02/2021    J Hargreaves                             1,637.00
08/02/2021    Mobile ref 148438            116.00
09/02/2021    Streambox                                  106.92
15/02/2021    Tidewater                  1,643.38
26/02/2021    J Hargreaves                               525.61
`;
    expect(pairOf(text('  Paid in    Paid out', ['7,478.78', '6,968.63']))).toEqual(['747878', '696863', 'true']);
    expect(pairOf(text('    Orka       Torka', ['7,478.78', '6,968.63']))[2]).toBe('false');
  });

  it('does not where one of the four is printed wrong', () => {
    expect(periodOf(bill({ before: '156,890' })).isReconciled).toBe(false);
    expect(periodOf(bill({ purchases: '283,715' })).isReconciled).toBe(false);
  });
});
