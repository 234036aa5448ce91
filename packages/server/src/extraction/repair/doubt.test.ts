import { expect, it } from 'vitest';
import { scanOfText } from '../testing/scanOfText.js';
import { doubtfulFigures } from './doubt.js';

const doubted = (text: string) => doubtfulFigures(scanOfText(`
01/03  Grocer      1.250,00
02/03  Books          12,50
03/03  Rent      ${text.padStart(10)}
04/03  Salary      2.000,00
`).pages[0]!).map((word) => word.text);

it('what stands among figures with another mark between its digits is looked at again', () => {
  for (const text of ['1\\114,87', '1:530,38', '1|530,38', '1_530,38', '1°530,38']) expect(doubted(text)).toEqual([text]);
  for (const text of ['1.114,87', '11/12/2024', 'A-12']) expect(doubted(text)).toEqual([]);
});
