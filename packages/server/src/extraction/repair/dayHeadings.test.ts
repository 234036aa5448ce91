import { describe, expect, it } from 'vitest';
import { paper, scanOfText } from '../testing/scanOfText.js';
import { understand } from '../understand.js';
import { needsRepair } from './needsRepair.js';
import { repairDocument } from './repairDocument.js';

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
  const after = needs ? await repairDocument({ model, document: before, understand, reader: paper({ [misread]: shows }) }) : before;
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
});
