import { describe, expect, it } from 'vitest';
import { understandText } from '../testing/documentOfText.js';

const PAGES = [
  `03/05/2026   COFFEE        -5.00        95.00
04/05/2026   TEA           -4.00        91.00
04/05/2026   SALARY         9.00       100.00`,
  `05/05/2026   MILK          -1.00        99.00
06/05/2026   BREAD         -2.00        97.00
07/05/2026   REFUND         6.00       103.00`,
  `08/05/2026   RICE          -3.00       100.00
09/05/2026   SALT          -5.00        95.00
10/05/2026   DIVIDEND      12.00       107.00`,
];

/** @param number what each page prints of itself */
function readPages(kept: readonly number[], number: (page: number) => string) {
  const text = kept.map((page) => `${number(page)}
Account number 12345678
Date         Details      Amount      Balance
${PAGES[page - 1]!}`).join('\n\f');
  const { accounts, findings } = understandText(text);
  return { isReconciled: accounts[0]!.periods[0]!.isReconciled, codes: findings.map(({ code }) => code) };
}

const ofThree = (page: number): string => `Page ${page} of 3`;

describe('numbers of pages', () => {
  it.each([
    ['the last', [1, 2], ofThree],
    ['the first', [2, 3], ofThree],
    ['all but one', [1], ofThree],
    ['under a word nobody knows', [1, 2], (page: number) => `Orrel ${page}/3`],
  ])('pages are missing: %s', (_, kept, number) => {
    expect(readPages(kept, number).codes).toEqual(['pagesMissing']);
  });

  it.each([
    ['of three pages', [1, 2, 3], ofThree],
    ['on no page', [1, 2], () => 'THE BANK'],
    ['on the second page only', [1, 2], (page: number) => (page === 1 ? 'THE BANK' : 'Page 2 of 2')],
    ['of the file, beside others', [1, 2, 3], (page: number) => `Sheet ${page}      ${page} of 9`],
    ['that go on from the statement before', [1, 2, 3], (page: number) => `Sheet ${page + 40}`],
  ])('none is missing: %s', (_, kept, number) => {
    expect(readPages(kept, number)).toEqual({ isReconciled: true, codes: [] });
  });

  it('pages in another order keep the badge back', () => {
    expect(readPages([1, 2, 3], (page) => `Page ${page === 1 ? 1 : 5 - page} of 3`)).toEqual({ isReconciled: false, codes: [] });
  });
});
