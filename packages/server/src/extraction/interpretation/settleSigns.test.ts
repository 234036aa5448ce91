import { describe, expect, it } from 'vitest';
import { settleSigns } from './settleSigns.js';
import type { Moment } from './solveLedger.js';

function moment(amount: number, balance: number | null): Moment {
  return { point: null, solved: { row: { words: '' }, amount, balance, isGuessed: true, isDerived: false } as Moment['solved'] };
}

const amounts = (moments: readonly Moment[]) => moments.map((item) => item.solved!.amount);

describe('signs from balances', () => {
  it('follow where one choice fits', () => {
    const settled = settleSigns([moment(500, 500), moment(200, 300), moment(50, null), moment(70, 320)], false, [0]);
    expect(amounts(settled)).toEqual([500, -200, -50, 70]);
    expect(settled.every((item) => item.solved!.isDerived)).toBe(true);
  });

  it('stay open where two choices fit', () => {
    const settled = settleSigns([moment(0, 100), moment(50, null), moment(50, 100)], false, []);
    expect(settled[1]!.solved!.isGuessed).toBe(true);
  });

  it('run backwards on statements that print the newest row first', () => {
    const settled = settleSigns([moment(200, 300), moment(500, 500)], true, [0]);
    expect(amounts(settled)).toEqual([-200, 500]);
  });

  it('are guessed alike for a first row with no balance before it, where all others are of one side', () => {
    const all = settleSigns([moment(10, 490), moment(20, 470), moment(30, 440), moment(40, 400), moment(50, 350), moment(60, 290)], false, []);
    expect(amounts(all)).toEqual([-10, -20, -30, -40, -50, -60]);
    expect(all[0]!.solved!.isGuessed).toBe(true);
    const both = settleSigns([moment(10, 490), moment(20, 470), moment(30, 440), moment(40, 400), moment(50, 350), moment(60, 410)], false, []);
    expect(amounts(both)[0]).toBe(10);
  });
});
