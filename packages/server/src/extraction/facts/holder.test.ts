import { expect, it } from 'vitest';
import type { Piece } from './headPieces.js';
import { findHolder } from './holder.js';

it('a city before its state and postal code is nobody', () => {
  const piece = (text: string, y: number): Piece => ({ text, y, x0: 40, x1: 40 + 5 * text.length, fontSize: 9, page: 1, hasFigures: false });
  const holderBelow = (line: string): string | null => {
    const rows = [[piece(line, 60)], [piece('00092841 DRE 021 219 01326', 75)], [piece('OLIVIA R MARTENSEN', 100)], [piece('2218 BOREN AVE APT 604', 111)], [piece('SEATTLE WA 98121-1234', 122)]];
    return findHolder({ rows, told: rows, isHeading: [], body: 9, institution: null, above: rows.length, marked: [] });
  };
  for (const city of ['San Antonio, TX 78265 - 9754', 'Baton Rouge, LA 70809']) expect(holderBelow(city)).toBe('OLIVIA R MARTENSEN');
  expect(holderBelow('Jan Becker, 30159 Hannover')).toBe('Jan Becker');
});
