import { describe, expect, it } from 'vitest';
import type { Word } from '../model.js';
import { documentOfText, wordsOfLine } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

/** "107^91": what stands behind a caret is small and raised. */
function read(text: string, raised = 3) {
  const model = documentOfText(text);
  const [page] = model.pages;
  const words = page!.words.flatMap((word): Word[] => {
    const [whole, cents] = word.text.split('^');
    if (cents === undefined) return [word];
    const x = word.box[0] + 5 * whole!.length;
    return [...wordsOfLine(whole!, word.baseline).map((part) => ({ ...part, box: [word.box[0], part.box[1], x, part.box[3]] as Word['box'] })), { ...word, text: cents, fontSize: 5.5, baseline: word.baseline - raised, box: [x, word.box[1] - 1, x + 6, word.box[1] + 4] }];
  });
  const { amounts, isReconciled } = readStatement({ ...model, pages: [{ ...page!, words }] });
  return { rows: amounts, isReconciled };
}

const statement = (amount: string): string => `
Account number 7712004488     02/01/2026 - 02/28/2026
Date           Description         Deposits     Withdrawals       Balance
               Beginning balance                               $1,107^91
02/01          Power Co                             $114^10      $993^81
02/03          Rent                                 $113^48      $880^33
02/10          Deposit               ${amount}                  $1,659^31
               Ending balance                                  $1,659^31`;

describe('cents that stand raised behind the dollars', () => {
  it('are the decimals of the figure', () => {
    expect(read(statement('$778^98'))).toEqual({ rows: ['-114.10', '-113.48', '778.98'], isReconciled: true });
  });

  it('have a mark of their own', () => {
    expect(read(statement('$778^.98').replace(/\^(?=\d)/g, '^.'))).toEqual({ rows: ['-114.10', '-113.48', '778.98'], isReconciled: true });
  });

  it('stand on the line of the figure where they have a mark', () => {
    expect(read(statement('$778^.98').replace(/\^(?=\d)/g, '^.'), 0)).toEqual({ rows: ['-114.10', '-113.48', '778.98'], isReconciled: true });
  });

  it('are tested', () => {
    expect(read(statement('$778^89')).isReconciled).toBe(false);
  });

  it('numbers of notes behind figures with decimals are none', () => {
    expect(read(statement('$778^98').replaceAll('^', '.').replace('Power Co', 'Power 2026^11'))).toEqual({ rows: ['-114.10', '-113.48', '778.98'], isReconciled: true });
  });
});
