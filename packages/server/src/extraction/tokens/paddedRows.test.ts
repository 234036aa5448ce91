// Lines typed in columns of characters, and set in a type whose letters are of different widths.
import { describe, expect, it } from 'vitest';
import type { DocumentModel, Word } from '../model.js';
import { readRows } from '../testing/documentOfText.js';
import { understand } from '../understand.js';

const SPACE = 2.5;

function widthOf(character: string): number {
  return /[ilt.,]/.test(character) ? 2.5 : /[mwMW]/.test(character) ? 7.5 : 5;
}

function wordsOf(line: string, baseline: number): Word[] {
  let x = 40;
  const words: Word[] = [];
  for (const [text] of line.matchAll(/\S+|\s+/g)) {
    const width = [...text].reduce((sum, character) => sum + (character === ' ' ? SPACE : widthOf(character)), 0);
    if (text.trim() !== '') words.push({ text, box: [x, baseline - 7, x + width, baseline + 2], fontSize: 9, angle: 0, baseline });
    x += width;
  }
  return words;
}

function documentOf(text: string): DocumentModel {
  const words = text.trim().split('\n').flatMap((line, row) => wordsOf(line, 60 + row * 12));
  return { pages: [{ number: 1, width: 612, height: 792, rotation: 0, origin: 'text', words, rules: [], imageCoverage: 0 }], encrypted: false };
}

describe('rows filled up with spaces', () => {
  it('have the columns that were typed, under the headings typed with them', () => {
    const document = understand(documentOf(`
Account Number: 1002003005
Opening Balance: 3,000.00
Date        Description                 Debit      Credit       Balance
17/01/2024  Milk and little things     228.69                  2,771.31
18/01/2024  Transfer from savings                1,548.14      4,319.45
19/01/2024  Oil                        197.11                  4,122.34
20/01/2024  WWW Mammoth Museum Mall      5.15                  4,117.19
24/01/2024  Interest                                 1.10      4,118.29
Closing Balance: 4,118.29`));
    expect(readRows(document)[0]!.map(({ amount, balance }) => [amount, balance])).toEqual([
      ['-228.69', '2771.31'], ['1548.14', '4319.45'], ['-197.11', '4122.34'], ['-5.15', '4117.19'], ['1.10', '4118.29'],
    ]);
    expect(document.accounts[0]!.periods[0]!.isReconciled).toBe(true);
  });

  it('may have balances behind the amounts, wherever these end', () => {
    const [rows] = readRows(understand(documentOf(`
Account Number: 1002003005
Opening Balance: $5,000.00
Date        Description                    Amount      Balance
01/02/2024  GROCERY STORE PURCHASE        -$45.67     $4,954.33
01/05/2024  GAS STATION                   -$35.00     $4,919.33
01/08/2024  SALARY DEPOSIT                +$2,500.00     $7,419.33
01/12/2024  RESTAURANT DINNER             -$85.50     $7,333.83
01/15/2024  ONLINE SHOPPING               -$120.00     $7,213.83
Closing Balance: $7,213.83`)));
    expect(rows!.map(({ amount, balance }) => [amount, balance])).toEqual([['-45.67', '4954.33'], ['-35.00', '4919.33'], ['2500.00', '7419.33'], ['-85.50', '7333.83'], ['-120.00', '7213.83']]);
  });
});
