import { describe, expect, it } from 'vitest';
import { figureText, isSameFigure, settleReadings } from './settleReadings.js';

const read = (...texts: string[]) => texts.map((text) => ({ text, confidence: 0.8 }));

describe('second readings of a figure', () => {
  it('a second reading that says the same leaves the figure alone, whatever a third says', () => {
    expect(settleReadings('1,250.45', read('1,250.45'))).toEqual({ kind: 'confirmed' });
    expect(settleReadings('1,250.45', read('1,250.46', '1,250.45', '1,250.46')).kind).toBe('confirmed');
  });

  it('a currency between a sign and its figure is no part of it', () => {
    expect(settleReadings('-3,635.26', read('—%3,635.26'))).toEqual({ kind: 'confirmed' });
    expect(settleReadings('-R15,889.57', read('-R15,889.57'))).toEqual({ kind: 'confirmed' });
    expect(settleReadings('(Rs1,250.45)', read('(1,250.45)'))).toEqual({ kind: 'confirmed' });
    expect(settleReadings('-kr 1.250,45', read('-kr1.250,46', '-1.250,46'))).toMatchObject({ kind: 'changed', text: '-1.250,46' });
  });

  it('a star behind it stays where it is read again, and goes where only the figure is', () => {
    expect(settleReadings('110,00*', read('110,00*'))).toEqual({ kind: 'confirmed' });
    expect(settleReadings('110,00*', read('110,00'))).toMatchObject({ kind: 'changed', text: '110,00' });
    expect(settleReadings("110,00'", read('110,00*'))).toMatchObject({ kind: 'changed', text: '110,00' });
    expect(settleReadings("1'110.00", read("1'110.00"))).toEqual({ kind: 'confirmed' });
  });

  it('three that agree, though none is sure, are for arithmetic to take where the first was hardly read', () => {
    const unsure = (...texts: string[]) => texts.map((text) => ({ text, confidence: 0 }));
    expect(settleReadings('521-33', unsure('521.33', '521.33', '521.33'), { isHardlyRead: true })).toMatchObject({ kind: 'open', candidates: [{ text: '521.33' }] });
    expect(settleReadings('6,481.38', unsure('8,481.38', '8,481.38', '8,481.38'), { isHardlyRead: true })).toMatchObject({ kind: 'open', candidates: [{ text: '8,481.38' }] });
    expect(settleReadings('6,481.38', unsure('8,481.38', '8,481.38', '8,481.38'))).toEqual({ kind: 'open', candidates: [] });
    expect(settleReadings('6,481.38', unsure('8,481.38', '8,481.38'), { isHardlyRead: true })).toEqual({ kind: 'open', candidates: [] });
    expect(settleReadings('6,481.38', unsure('8,481.38', '8,481.38', '6,461.38'), { isHardlyRead: true })).toEqual({ kind: 'open', candidates: [] });
  });

  it('two that agree against the first change it', () => {
    expect(settleReadings('4165', read('41.65', '41.65'))).toMatchObject({ kind: 'changed', text: '41.65' });
    expect(settleReadings('5217.,712', read('527,712', '527,712'))).toMatchObject({ kind: 'changed', text: '527,712' });
  });

  it('one alone, or several that differ, are only candidates', () => {
    expect(settleReadings('298.19', read('208.19'))).toMatchObject({ kind: 'open', candidates: [{ text: '208.19' }] });
    expect(settleReadings('298.19', read('208.19', '293.19', '238.19'))).toMatchObject({ kind: 'open', candidates: [{}, {}, {}] });
  });

  it('two that agree on a further decimal are a candidate only, and the letters of an overdrawn balance are none', () => {
    expect(settleReadings('389.70', read('389.700', '389.700'))).toMatchObject({ kind: 'open', candidates: [{ text: '389.700' }] });
    expect(settleReadings('389.70', read('389.700D'))).toEqual({ kind: 'confirmed' });
  });

  it('two that agree on the figure without its sign are a candidate only', () => {
    expect(settleReadings('-367.00', read('367.00', '367.00'))).toEqual({ kind: 'open', candidates: read('367.00') });
    expect(settleReadings('-367.00', read('387.00', '387.00')).kind).toBe('changed');
  });

  it('a reading that lost the decimals or half of the digits counts for nothing', () => {
    expect(settleReadings('15.757,33', read('38', '38'))).toEqual({ kind: 'open', candidates: [] });
    expect(settleReadings('157,33', read('15733', '15733'))).toEqual({ kind: 'open', candidates: [] });
  });

  it('a mark between thousands that one of them dropped makes no other figure', () => {
    expect(settleReadings('vhyyAki', read('2.177,13', '2177,13'))).toMatchObject({ kind: 'changed', text: '2.177,13' });
    expect(settleReadings('2177,13', read('2.177,13'))).toEqual({ kind: 'confirmed' });
  });

  it('what was read as letters gives way to a figure that two agree on', () => {
    expect(settleReadings('2rE1Z', read('211,12', '211,12'))).toMatchObject({ kind: 'changed', text: '211,12' });
    expect(settleReadings('Weht', read('7.77', '7.77'))).toMatchObject({ kind: 'changed', text: '7.77' });
    expect(settleReadings('łÏ.514,36', read('31.514,36', '31.514,36'))).toMatchObject({ kind: 'changed', text: '31.514,36' });
    expect(settleReadings('514,36CR', read('31.514,36', '31.514,36'))).toEqual({ kind: 'open', candidates: [] });
    expect(settleReadings('Weht', read('7.77', '77', '1.11'))).toMatchObject({ kind: 'open' });
  });

  it('takes what was read into a currency sign off a confirmed figure', () => {
    expect(settleReadings('941,07%', read('941,07$'))).toMatchObject({ kind: 'changed', text: '941,07$' });
  });

  it('a last decimal read as a bracket that nothing opens is a one', () => {
    expect(settleReadings('424.8]', read('424.8)'))).toMatchObject({ kind: 'changed', text: '424.81' });
    expect(settleReadings('(424.8)', read('(424.8)'))).toEqual({ kind: 'confirmed' });
  });

  it.each([['3 736,97 $', '3\u00a0736,97$'], ['23.37.', '23.37'], ['—45.10', '-45.10'], ['$ 12.00', '$12.00'], ['12.00-', '12.00-']])('reads %s as %s', (text, figure) => {
    expect(figureText(text)).toBe(figure);
  });

  it('a bracket behind a whole figure that nothing opens is the stroke of what stands beside it', () => {
    expect(settleReadings('7000.00', read('70000.00', '70000.00 )'))).toMatchObject({ kind: 'changed', text: '70000.00' });
    expect(settleReadings('(7000.00)', read('(70000.00)', '(70000.00)'))).toMatchObject({ kind: 'changed', text: '(70000.00)' });
    // The beginning of "Cr", which stands beside it.
    expect(settleReadings('915.92', read('915.92 ('))).toEqual({ kind: 'confirmed' });
    expect(settleReadings('(915.92)', read('915.92 ('))).toMatchObject({ kind: 'open' });
  });

  it('a mark in front of a whole figure is dirt where a further look reads the figure', () => {
    expect(settleReadings('.360,35', read('360,35'))).toMatchObject({ kind: 'changed', text: '360,35' });
    expect(settleReadings('.360,35', read('.360,35'))).toMatchObject({ kind: 'changed', text: '360,35' });
    expect(settleReadings('.360,35', read('1.360,35', '1.360,35'))).toMatchObject({ kind: 'changed', text: '1.360,35' });
    expect(settleReadings('.45', read('.45'))).toEqual({ kind: 'confirmed' });
  });

  it('however unsure, what only fills in strokes or another mark counts', () => {
    const unsure = (...texts: string[]) => read(...texts).map((reading) => ({ ...reading, confidence: 0 }));
    expect(settleReadings('2,/8/.98', unsure('2,787.98', '2,787.98'))).toMatchObject({ kind: 'changed', text: '2,787.98' });
    expect(settleReadings('2,/8/.98', unsure('2,797.98', '2,797.98'))).toEqual({ kind: 'open', candidates: [] });
    expect(settleReadings('1,807:98', unsure('1,807.98', '1,807.98'))).toMatchObject({ kind: 'changed', text: '1,807.98' });
  });

  it('however unsure, the figure without its first digit is a candidate where that was hardly read: a currency sign is taken for a digit', () => {
    const unsure = (...texts: string[]) => read(...texts).map((reading) => ({ ...reading, confidence: 0 }));
    expect(settleReadings('22,875.23', unsure('22,815.23', '2,875.23', '2,875.23'), { isHardlyRead: true })).toMatchObject({ kind: 'open', candidates: [{ text: '2,875.23' }] });
    expect(settleReadings('22,875.23', unsure('22,815.23', '2,875.23'))).toEqual({ kind: 'open', candidates: [] });
  });

  it('the end of a unit behind a figure ("57.152,77 kr") is no part of it', () => {
    expect(settleReadings('57:152,77-K-kr', read('57.152,77 r', '57.152,77 r'))).toMatchObject({ kind: 'changed', text: '57.152,77' });
    expect(settleReadings('57.152,77', read('57.152,77 r'))).toEqual({ kind: 'confirmed' });
    expect(settleReadings('57.152,77', read('57.152,77 Cr')).kind).toBe('open');
  });

  it('figures are the same whatever stands between their pieces', () => {
    expect(isSameFigure('900,27', '900 , 27')).toBe(true);
    expect(isSameFigure('900,27', '900.27')).toBe(true);
    expect(isSameFigure('900,27', '900,2')).toBe(false);
    expect(isSameFigure('25,952', '25.952')).toBe(true);
    expect(isSameFigure('25,952', '2.5952')).toBe(false);
  });
});
