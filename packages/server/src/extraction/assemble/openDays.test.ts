import { expect, it } from 'vitest';
import { documentOfText } from '../testing/documentOfText.js';
import { understandPage } from '../understand.js';
import { areRowsElsewhere } from './openDays.js';

function areElsewhere(isRow: number[], fourth = 'Jan 6, 2026       Fuel            50.00'): boolean {
  const lines = documentOfText(`
Jan 15, 2026      Payments        10.00
Jan 3, 2026       Grocer          20.00
Jan 4, 2026       Books           30.00
${fourth}
Jan 7, 2026       Rent            60.00
Jan 8, 2026       Power           70.00`).pages.flatMap(understandPage);
  return areRowsElsewhere({ lines, isRow: Uint8Array.from(isRow) });
}

it('far more lines with a day, a text and a figure were left out than taken for rows', () => {
  expect(areElsewhere([1, 0, 0, 0, 0, 0])).toBe(true);
  expect(areElsewhere([1, 0, 0, 1, 0, 0])).toBe(false);
  expect(areElsewhere([1, 0, 0, 0, 0, 0], 'Jan 6, 2026       New balance     50.00')).toBe(false);
  expect(areElsewhere([1, 0, 0, 0, 0, 0], 'Notes of Jan 6, 2026              50.00')).toBe(false);
});
