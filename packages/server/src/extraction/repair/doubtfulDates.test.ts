import { describe, expect, it } from 'vitest';
import { currentAccountText } from '../testing/currentAccountText.js';
import { paper, repaired, scanOfText } from '../testing/scanOfText.js';
import { understand } from '../understand.js';
import { needsRepair } from './needsRepair.js';

const PAGE = currentAccountText([
  '13/03/2024  Water                      12.31                 800.00',
  '15/03/2024  Refund                                12.00      812.00',
], '812.00');

/** `shows` is what the dates read as on further looks. */
async function read(text: string, shows: Record<string, string[]> = {}) {
  const model = scanOfText(text);
  const before = understand(model);
  const needs = needsRepair(model, before);
  const after = needs ? await repaired(model, paper(shows)) : before;
  return { needs, period: after.accounts[0]!.periods[0]! };
}

describe('dates of a scan', () => {
  it('in order need no second look', async () => {
    const { needs, period } = await read(PAGE);
    expect(needs).toBe(false);
    expect(period.isReconciled).toBe(true);
  });

  it('that break the order and read otherwise again keep the badge back, with the reason', async () => {
    const { period } = await read(PAGE.replace('11/03/2024', '16/03/2024'), { '16/03/2024': ['11/03/2024'] });
    expect(period).toMatchObject({ isReconciled: false, proof: { status: 'unknown' } });
    expect(period.proof.explanation).toContain('could not be read surely');
  });

  it('that lack a digit which all others have are no dates of their column, however often they read so', async () => {
    expect((await read(PAGE.replace('11/03/2024', '1/03/2024 '), { '1/03/2024': ['1/03/2024', '1/03/2024', '1/03/2024'] })).period.isReconciled).toBe(false);
    const { period } = await read(PAGE.replace('11/03/2024', '1/03/2024 '), { '1/03/2024': ['1/03/2024', '11/03/2024', '11/03/2024'] });
    expect(period).toMatchObject({ isReconciled: true, rows: { 3: { date: { value: '2024-03-11', source: { means: 'corrected' } } } } });
  });

  it('that break the order and read as another twice are corrected', async () => {
    const { period } = await read(PAGE.replace('11/03/2024', '17/03/2024'), { '17/03/2024': ['11/03/2024', '11/03/2024'] });
    expect(period.rows[3]!.date).toMatchObject({ value: '2024-03-11', source: { means: 'corrected' } });
    expect(period.isReconciled).toBe(true);
  });

  it('that leap over months against the order keep the badge back however they read', async () => {
    const { period } = await read(PAGE.replace('11/03/2024', '11/03/2023'));
    expect(period.isReconciled).toBe(false);
  });

  it('that break the order on the paper as well are as printed', async () => {
    const { needs, period } = await read(PAGE.replace('11/03/2024', '16/03/2024'));
    expect(needs).toBe(true);
    expect(period.isReconciled).toBe(true);
    expect((await read(PAGE.replace('11/03/2024', '17/03/2024'))).period.isReconciled).toBe(false);
  });
});
