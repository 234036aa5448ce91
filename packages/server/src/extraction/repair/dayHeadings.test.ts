import { describe, expect, it } from 'vitest';
import { paper, repaired, scanOfText } from '../testing/scanOfText.js';
import { understand } from '../understand.js';
import { needsRepair } from './needsRepair.js';

const PAGE = `
Account number 12345678        1 March 2024 to 31 March 2024

Description                      Amount        Balance
Opening balance                               1,000.00
01/03
Card payment grocer              -25.50         974.50
04/03
Salary                           500.00       1,474.50
07/03
Rent                            -600.00         874.50
Water                            -12.31         862.19
11/03
Electricity                      -62.19         800.00
15/03
Refund                            12.00         812.00
4711
Bus                              -12.00         800.00
Closing balance                                 800.00
`;

/** `shows` is what a heading reads as on further looks. */
async function read(misread: string, shows: string[], confidence = 0.6) {
  const model = scanOfText(PAGE.replace('11/03', misread));
  for (const word of model.pages[0]!.words) if (word.text === misread) word.confidence = confidence;
  const before = understand(model);
  const needs = needsRepair(model, before);
  const after = needs ? await repaired(model, paper({ [misread]: shows })) : before;
  return { needs, period: after.accounts[0]!.periods[0]! };
}

describe('days above their rows, on a scan', () => {
  it('need no second look where each was read', async () => {
    const { needs, period } = await read('11/03', []);
    expect(needs).toBe(false);
    expect(period.isReconciled).toBe(true);
  });

  it('one that was misread is read again, and heads its rows', async () => {
    const { period } = await read('n1703', ['11/03', '11/03']);
    expect(period.rows[4]!.date?.value).toBe('2024-03-11');
    expect(period.isReconciled).toBe(true);
  });

  it('one that reads as something else each time keeps the badge back: its rows have the day of those above', async () => {
    const { period } = await read('n1703', ['11/03', '17/03', '§']);
    expect(period.isReconciled).toBe(false);
    expect(period.proof.explanation).toContain('could not be read surely');
  });

  it('a word that was read with confidence, where days stand, is none', async () => {
    expect((await read('Flat3', [], 0.95)).period.isReconciled).toBe(true);
  });

  it('words that were read with confidence are none, though a mark between them was not', async () => {
    const model = scanOfText(PAGE.replace('11/03', 'No :7'));
    for (const word of model.pages[0]!.words) if (word.text === ':7') Object.assign(word, { text: ':', confidence: 0.6 });
    const document = await repaired(model, paper({ 'No :': ['§'] }));
    expect(document.accounts[0]!.periods[0]!.isReconciled).toBe(true);
  });

  it('a line of the address is none: between it and the first row below stands the day of that row', async () => {
    const model = scanOfText(`HR4 0\n${PAGE}`);
    for (const word of model.pages[0]!.words) if (word.text === 'HR4') word.confidence = 0.4;
    const before = understand(model);
    const after = needsRepair(model, before) ? await repaired(model, paper({ HR4: ['§'] })) : before;
    expect(after.accounts[0]!.periods[0]!.isReconciled).toBe(true);
  });

  it('a day that was read with confidence and is set in another type is part of its text', async () => {
    const model = scanOfText(`
Account number 12345678        1 March 2024 to 31 March 2024

Description                      Amount        Balance
Opening balance                               1,000.00

01/03/2024
Card payment
Grocer                           -25.50         974.50
Leeds 28/02/2024

04/03/2024
Salary                           500.00       1,474.50
Ref 4711

07/03/2024
Card payment
Books                           -600.00         874.50
York 06/03/2024

11/03/2024
Cash withdrawal
                                 -62.50         812.00
10/03/2024

15/03/2024
Card payment
Bus                              -12.00         800.00
Leeds 14/03/2024

Closing balance                                 800.00
`);
    const words = model.pages[0]!.words.map((word) => (/^(?!10)..\/03\/2024/.test(word.text) && word.box[0] === 40 ? { ...word, box: [40, word.box[1], 95, word.box[3]] as typeof word.box } : word));
    const bold = { ...model, pages: [{ ...model.pages[0]!, words }] };
    const after = await repaired(bold, paper());
    const [period] = after.accounts[0]!.periods;
    expect(period!.rows[3]!.date?.value).toBe('2024-03-11');
    expect(period!.isReconciled).toBe(true);
  });
});

describe('days above their rows behind words', () => {
  const LABELLED = PAGE.replace(/^(\d\d\/03)$/gm, 'Posted day $1').replace('4711\n', '');
  const readLabelled = async (misread: string, shows: Record<string, string[]>, unsure = /^[xn]/) => {
    const model = scanOfText(LABELLED.replace('Posted day 11/03', misread));
    for (const word of model.pages[0]!.words) if (unsure.test(word.text)) word.confidence = 0.6;
    const before = understand(model);
    const [period] = (needsRepair(model, before) ? await repaired(model, paper(shows)) : before).accounts[0]!.periods;
    return [period!.isReconciled, period!.rows[4]!.date?.value];
  };

  it('are as good as those of days alone', async () => {
    expect(await readLabelled('Posted day 11/03', {})).toEqual([true, '2024-03-11']);
  });

  it('one that was misread is read again, and else keeps the badge back', async () => {
    expect(await readLabelled('Posted day n1703', { n1703: ['11/03', '11/03'] })).toEqual([true, '2024-03-11']);
    expect((await readLabelled('Posted day n1703', { n1703: ['§', '§', '§'] }))[0]).toBe(false);
  });

  it('one that heads no row because something was read behind it keeps the badge back (wrong badge)', async () => {
    for (const behind of ['                                 3', '                                 7x']) {
      const [isReconciled, day] = await readLabelled(`Posted day 11/03${behind}`, {}, /^7x|^3$/);
      expect(isReconciled ? day : '2024-03-11').toBe('2024-03-11');
    }
  });
});
