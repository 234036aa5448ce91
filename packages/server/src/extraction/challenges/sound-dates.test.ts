// A row under the badge has its own day, whatever days stand in its text or are printed wrong elsewhere.
import { expect, it } from 'vitest';
import type { DocumentModel } from '../model.js';
import { documentOfText } from '../testing/documentOfText.js';
import { understand } from '../understand.js';

/** The lines of the text at half their distance, so that cells can be set to the middle of others. */
function atHalfLines(text: string): DocumentModel {
  const model = documentOfText(text);
  const half = (baseline: number): number => baseline / 2 + 40;
  return { ...model, pages: model.pages.map((page) => ({ ...page, words: page.words.map((word) => ({ ...word, baseline: half(word.baseline), box: [word.box[0], half(word.baseline) - 7, word.box[2], half(word.baseline) + 2] })) })) };
}

it('days below their rows, amounts with balances under them, and a day in the text of the last row', () => {
  const [period] = understand(atHalfLines(`
Business Account 285709825
Period covered 15 January 2024 - 31 January 2024
Beginning balance                                  3,962.11

Ending balance                                     6,580.69

                                                     Amount

No.  Date          Particulars                      Balance



                   Card purchase HARDWARE
                                                    164.90-
                   NEWTOWN 4417

1    17 Jan 2024   Foreign amount                  3,797.21



                   BRAMBLE AND SONS
                                                  1,319.00-
                   Ref DL23203557

2    22 Jan 2024   Charges                         2,478.21



                   HALCYON WORKS
                                                   4,282.48
                   REF XP89117910

3    22 Jan 2024   PAYROLL                         6,760.69



                   Cash machine GEELONG
                                                    180.00-
                   29/01/2024 4417

4    31 Jan 2024   Operator fee included           6,580.69`)).accounts[0]!.periods;
  expect(period!.rows.map(({ date }) => date?.value)).toEqual(['2024-01-17', '2024-01-22', '2024-01-22', '2024-01-31']);
  expect(period!.rows[3]!.description.value).toBe('Cash machine GEELONG\n29/01/2024 4417\nOperator fee included');
  expect(period!.isReconciled).toBe(true);
});
