import { describe, expect, it } from 'vitest';
import { documentOfText } from '../testing/documentOfText.js';
import { understand } from '../understand.js';

const TEXT = `
Statement of account 12345678    01/05/2026 - 31/05/2026
Opening balance    2,000.00      Closing balance    3,150.15
Date         Details                    Amount        Balance
03/05/2026   COFFEE                     -50.25       1,949.75
07/05/2026   SALARY                   2,400.00       4,349.75
15/05/2026   RENT                    -1,100.50       3,249.25
26/05/2026   POWER                      -99.10       3,150.15`;

/** The text with one of its words up or down, in sizes of type. */
function moved(text: string, word: string, by: number): ReturnType<typeof understand> {
  const model = documentOfText(text);
  const pages = model.pages.map((page) => ({
    ...page,
    words: page.words.map((own) => (own.text === word ? { ...own, baseline: own.baseline + by * own.fontSize, box: [own.box[0], own.box[1] + by * own.fontSize, own.box[2], own.box[3] + by * own.fontSize] as typeof own.box } : own)),
  }));
  return understand({ ...model, pages });
}

function read(document: ReturnType<typeof understand>) {
  const [period] = document.accounts[0]!.periods;
  return { rows: period!.rows.map((row) => [row.date?.value, row.amount.value]), badge: period!.isReconciled };
}

describe('a cell half a line off its row', () => {
  const right = read(moved(TEXT, '', 0));

  it('is read with the row', () => expect(right).toMatchObject({ badge: true }));

  it.each([
    ['-1,100.50', -0.5], ['-1,100.50', 0.5], ['3,249.25', -0.5], ['3,249.25', 0.5], ['15/05/2026', -0.5], ['15/05/2026', 0.5], ['03/05/2026', 0.5], ['-99.10', -0.5],
  ])('%s by %d', (word, by) => expect(read(moved(TEXT, word, by))).toEqual(right));

  it('without balances beside the rows, where nothing else tells its day (a badge over a wrong day)', () => {
    const text = TEXT.replace(/ {6}Balance$| {7}\d,\d{3}\.\d\d$/gm, '').replace('Closing', '   Closing balance    3,150.15').replace(/balance {4}3,150\.15 balance.*/, 'balance    3,150.15');
    const bare = read(moved(text, '', 0));
    expect(bare).toEqual(right);
    for (const by of [-0.5, 0.5]) for (const word of ['-1,100.50', '15/05/2026']) expect(read(moved(text, word, by)), `${word} ${by}`).toEqual(right);
  });
});
