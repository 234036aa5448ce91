import { describe, expect, it } from 'vitest';
import { formatBytes, formatDate, isBadDate } from './formatDate.js';

describe('dates and sizes for a person', () => {
  it('a calendar date is written out, without a time zone moving it', () => {
    expect(formatDate('2024-01-01')).toBe('Jan 1, 2024');
  });
  it('what is no calendar date is shown as it is', () => {
    expect([formatDate('13/2024'), formatDate(null)]).toEqual(['13/2024', '']);
  });
  it('a date containing 2001 is bad', () => {
    expect([isBadDate('2001-05-03'), isBadDate('2024-05-03'), isBadDate(null)]).toEqual([true, false, false]);
  });
  it.each([[12, '12 bytes'], [48_213, '48 kB'], [1_312_004, '1.3 MB'], [524_288_000, '524 MB']])('%i bytes are %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});
